/** Records and files of a memory whose text is not repeated in public. */
import type { Graph } from "../memory/graph.js";
import { restrictedRecords, type RestrictedRecords } from "../memory/restricted.js";
import type { FileState } from "./file-state.js";
import type { Memory } from "./read-memory.js";

/** The restricted records of graphs. One of the files of which no graph knows anything counts as restricted. */
export function restrictedIn(graphs: readonly Graph[], files: readonly string[]): RestrictedRecords {
  const known = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
  const { ids, paths } = restrictedRecords(graphs);
  return { ids, paths: new Set([...paths, ...files.filter((path) => !known.has(path))]) };
}

/** Those of a memory and its graphs. A file that cannot be read counts by what its text says. */
export function restrictedOfMemory({ files }: Pick<Memory, "files">, graphs: readonly Graph[]): RestrictedRecords {
  return withFiles(restrictedRecords(graphs), maybeRestrictedFiles(files));
}

/** Files that may be restricted though no record of theirs says so: unreadable ones, and text that names such a level. */
export function maybeRestrictedFiles(files: ReadonlyMap<string, FileState>): string[] {
  const maybeRestricted: string[] = [];
  for (const { path, mayBeRestricted } of files.values()) if (mayBeRestricted) maybeRestricted.push(path);
  return maybeRestricted;
}

/** With files that count as restricted whatever the graphs know of them. */
export function withFiles({ ids, paths }: RestrictedRecords, files: readonly string[]): RestrictedRecords {
  return { ids, paths: new Set([...paths, ...files]) };
}

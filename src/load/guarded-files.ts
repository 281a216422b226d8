/** Records and files of a memory whose text is not repeated in public. */
import type { Graph } from "../memory/graph.js";
import { guardedRecords, type GuardedRecords } from "../memory/guarded.js";
import type { FileState, Memory } from "./read-memory.js";

/** The guarded records of graphs. One of the files of which no graph knows anything counts as guarded. */
export function guardedIn(graphs: readonly Graph[], files: readonly string[]): GuardedRecords {
  const known = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
  const { ids, paths } = guardedRecords(graphs);
  return { ids, paths: new Set([...paths, ...files.filter((path) => !known.has(path))]) };
}

/** Those of a memory and its graphs. A file that cannot be read counts by what its text says. */
export function guardedOfMemory({ files }: Pick<Memory, "files">, graphs: readonly Graph[]): GuardedRecords {
  return withFiles(guardedRecords(graphs), closedFiles(files));
}

/** Files that cannot be read and may be guarded. */
export function closedFiles(files: ReadonlyMap<string, FileState>): string[] {
  const closed: string[] = [];
  for (const { path, mayBeGuarded } of files.values()) if (mayBeGuarded) closed.push(path);
  return closed;
}

/** With files that count as guarded whatever the graphs know of them. */
export function withFiles({ ids, paths }: GuardedRecords, files: readonly string[]): GuardedRecords {
  return { ids, paths: new Set([...paths, ...files]) };
}

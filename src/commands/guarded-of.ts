import type { FileState, Memory } from "../load/read-memory.js";
import { guardedRecords, type GuardedRecords } from "../memory/guarded.js";
import { Graph } from "../memory/graph.js";
import type { CheckResult } from "./check.js";

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

/**
 * The guarded records that a check's findings may speak of. Where an index was used, most of them were not read: it is asked
 * for them. A file of which nothing is known counts as guarded.
 */
export async function guardedOf({ judgement, report }: CheckResult): Promise<GuardedRecords> {
  const { change, graph, elsewhere, memory } = judgement;
  const graphs = change ? [change.before, graph] : [graph];
  if (!elsewhere) return guardedOfMemory(memory, graphs);
  const read = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
  const unread = report.findings.filter(({ path }) => !read.has(path) && !memory.files.has(path));
  const around = new Graph(await elsewhere(unread));
  const guarded = guardedIn(
    [...graphs, around],
    unread.map(({ path }) => path),
  );
  return withFiles(guarded, closedFiles(memory.files));
}

/** Files that cannot be read and may be guarded. */
export function closedFiles(files: ReadonlyMap<string, FileState>): string[] {
  const closed: string[] = [];
  for (const { path, mayBeGuarded } of files.values()) if (mayBeGuarded) closed.push(path);
  return closed;
}

function withFiles({ ids, paths }: GuardedRecords, files: readonly string[]): GuardedRecords {
  return { ids, paths: new Set([...paths, ...files]) };
}

import { guardedRecords, type GuardedRecords } from "../memory/guarded.js";
import { Graph } from "../memory/graph.js";
import type { CheckResult } from "./check.js";

/** The guarded records of graphs. One of the files of which no graph knows anything counts as guarded. */
export function guardedIn(graphs: readonly Graph[], files: readonly string[]): GuardedRecords {
  const known = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
  const { ids, paths } = guardedRecords(graphs);
  return { ids, paths: new Set([...paths, ...files.filter((path) => !known.has(path))]) };
}

/**
 * The guarded records that a check's findings may speak of. Where an index was used, most of them were not read: it is asked
 * for them. A file of which nothing is known counts as guarded.
 */
export async function guardedOf({ judgement, report }: CheckResult): Promise<GuardedRecords> {
  const { change, graph, elsewhere } = judgement;
  const graphs = change ? [change.before, graph] : [graph];
  if (!elsewhere) return guardedRecords(graphs);
  const read = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
  const unread = report.findings.filter(({ path }) => !read.has(path) && !judgement.memory.files.has(path));
  const around = new Graph(await elsewhere(unread));
  return guardedIn(
    [...graphs, around],
    unread.map(({ path }) => path),
  );
}

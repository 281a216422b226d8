import { closedFiles, guardedIn, guardedOfMemory, withFiles } from "../../load/guarded-files.js";
import { Graph } from "../../memory/graph.js";
import type { GuardedRecords } from "../../memory/guarded.js";
import type { CheckResult } from "../check/check.js";

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

import { maybeRestrictedFiles, restrictedIn, restrictedOfMemory, withFiles } from "../../load/restricted-files.js";
import { Graph } from "../../memory/graph.js";
import type { RestrictedRecords } from "../../memory/restricted.js";
import type { CheckResult } from "../check/check.js";

/**
 * The restricted records that a check's findings may speak of. Where an index was used, most of them were not read: it is asked
 * for them. A file of which nothing is known counts as restricted.
 */
export async function restrictedOf({ judgement, report }: CheckResult): Promise<RestrictedRecords> {
  const { change, graph, elsewhere, memory } = judgement;
  const graphs = change ? [change.before, graph] : [graph];
  if (!elsewhere) return restrictedOfMemory(memory, graphs);
  const read = new Set(graphs.flatMap(({ declarations }) => declarations.map(({ path }) => path)));
  const unread = report.findings.filter(({ path }) => !read.has(path) && !memory.files.has(path));
  const around = new Graph(await elsewhere(unread));
  const restricted = restrictedIn(
    [...graphs, around],
    unread.map(({ path }) => path),
  );
  return withFiles(restricted, maybeRestrictedFiles(memory.files));
}

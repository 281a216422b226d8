import { readFiles, unjudged } from "../../load/read-memory.js";
import { restrictedOfMemory } from "../../load/restricted-files.js";
import { Graph } from "../../memory/graph.js";
import type { RestrictedRecords } from "../../memory/restricted.js";
import { filesAt } from "../../memory/tree-lookup.js";
import type { CheckResult } from "../check/check.js";

/**
 * The restricted records that a check's findings may speak of. Where an index was used, most files were not read: those that
 * findings show places in are read now, since one record of several makes a file restricted, and the index is asked where else
 * their records are declared.
 */
export async function restrictedOf({ judgement, report, gate }: CheckResult): Promise<RestrictedRecords> {
  const { change, graph, elsewhere, memory } = judgement;
  const graphs = change ? [change.before, graph] : [graph];
  if (!elsewhere) return restrictedOfMemory(memory, graphs);
  const { tree } = memory;
  const places = report.findings.flatMap(({ path, related }) => [path, ...related.map((place) => place.path)]);
  const unread = await filesAt(new Set(places.filter((path) => !memory.files.has(path))), tree);
  const shown = await readFiles(tree, unread, gate, unjudged, false);
  const files = new Map([...memory.files, ...shown]);
  const declarations = [...files.values()].flatMap((file) => file.declarations);
  return restrictedOfMemory({ files }, [
    ...graphs,
    new Graph([...declarations, ...(await elsewhere(report.findings))]),
  ]);
}

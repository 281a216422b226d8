/** The record or the file that a sender meant by a name that the memory does not have. */
import type { Graph } from "../../memory/graph.js";
import { nearestName } from "../../memory/nearest-name.js";
import { declaresRestricted, restrictedRecords } from "../../memory/restricted.js";
import { fileNameOf } from "../../memory/tree-lookup.js";
import { nearestId } from "../../rules/nearest-target.js";
import { listed } from "../../rules/phrases.js";

/** What an id is made of that is told: nothing that has a meaning of its own where it is printed. */
const TELLABLE_ID = /^[\p{L}\p{N}_:./-]{1,200}$/u;

/** ` Did you mean runbook:deploy-freeze?`, or nothing. Of restricted records a sender learns not even that they are there. */
export function meantRecord(id: string, graph: Graph): string {
  const near = nearestId(id, graph);
  const isTold = (each: string) =>
    TELLABLE_ID.test(each) && !declaresRestricted(graph.records.get(each)?.declarations ?? []);
  return near?.ids.every(isTold) ? ` Did you mean ${listed(near.ids, "or")}?` : "";
}

/** Files of one folder among which the meant one is looked for. */
const MAX_SEARCHED = 5000;

/**
 * The same of a path: the nearest name in its folder, or the only file of that name in another one. Of files that no graph knows
 * nobody knows whether they are restricted.
 */
export function meantFile(path: string, graph: Graph, root: string): string {
  const [folder, name] = [path.slice(0, path.lastIndexOf("/") + 1), fileNameOf(path)];
  const restricted = restrictedRecords([graph]).paths;
  const files = [...new Set(graph.declarations.map((declaration) => declaration.path))].filter(
    (file) => !restricted.has(file) && file.startsWith(root) && TELLABLE_ID.test(file),
  );
  const beside = files.filter((file) => file.lastIndexOf("/") + 1 === folder.length && file.startsWith(folder));
  const near = beside.length > MAX_SEARCHED ? undefined : nearestName(path, beside)?.name;
  const namesakes = files.filter((file) => file.endsWith(`/${name}`));
  const meant = near ?? (namesakes.length === 1 ? namesakes[0] : undefined);
  return meant === undefined ? "" : ` Did you mean ${meant.slice(root.length)}?`;
}

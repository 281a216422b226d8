/** Titles of records that a report names and the change leaves as they are. */
import { readFiles, unjudged } from "../../load/read-memory.js";
import { restrictedOfMemory } from "../../load/restricted-files.js";
import type { ChangePicture } from "../../memory/change-picture.js";
import type { Finding } from "../../memory/finding.js";
import { Graph } from "../../memory/graph.js";
import type { Declaration } from "../../memory/record.js";
import { filesAt } from "../../memory/tree-lookup.js";
import type { CheckResult } from "../check/check.js";

/** A comment shows a few findings in full, and a picture a few records. */
const MAX_FILES = 50;

/**
 * By id, each as the file says it that is named. An index has no titles: the first so many of the files are read, and none where
 * nothing is named.
 * @param isPublic whether those of restricted records are left out.
 */
export async function titlesOf(
  { judgement, report, gate }: CheckResult,
  picture: ChangePicture | undefined,
  isPublic: boolean,
): Promise<ReadonlyMap<string, string>> {
  const { change, graph, elsewhere, memory } = judgement;
  const named = namedPlaces(report.findings, picture, graph);
  const titles = titlesAt(named, graph.declarations);
  // What the change opens up counts as restricted, as everywhere.
  const graphs = change ? [change.before, graph] : [graph];
  const files = new Map(memory.files);
  if (elsewhere) {
    const unknown = [...named].filter(([id]) => !titles.has(id)).map(([, path]) => path);
    const entries = await filesAt(new Set(unknown.slice(0, MAX_FILES)), memory.tree);
    const read = await readFiles(memory.tree, entries, gate, unjudged, false);
    const declarations = [...read.values()].flatMap((file) => file.declarations);
    for (const [path, file] of read) files.set(path, file);
    for (const [id, title] of titlesAt(named, declarations)) titles.set(id, title);
    // The index knows what else is declared under the names, in files that nobody read.
    const known = isPublic ? await elsewhere([...named].map(([record, path]) => ({ record, path }))) : [];
    graphs.push(new Graph([...declarations, ...known]));
  }
  const hidden = isPublic ? restrictedOfMemory({ files }, graphs) : undefined;
  for (const [id, path] of named) if (hidden?.ids.has(id) || hidden?.paths.has(path)) titles.delete(id);
  return titles;
}

/** By id, the path of a file that says it. */
function namedPlaces(
  findings: readonly Finding[],
  picture: ChangePicture | undefined,
  graph: Graph,
): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const { record, path } of findings) if (record !== undefined && !named.has(record)) named.set(record, path);
  for (const id of picture?.neighbours.keys() ?? []) {
    const path = graph.records.get(id)?.primary.path;
    if (path !== undefined && !named.has(id)) named.set(id, path);
  }
  return named;
}

function titlesAt(named: ReadonlyMap<string, string>, declarations: readonly Declaration[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { id, path, title } of declarations) {
    if (id === undefined || title === undefined || named.get(id) !== path || titles.has(id)) continue;
    titles.set(id, title);
  }
  return titles;
}

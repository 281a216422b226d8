/** The part of two memories around what differs between them, of which one has an index. */
import { regionAround } from "../../../indexes/gather-region.js";
import type { Region } from "../../../indexes/region.js";
import { kindsOfNamedFiles } from "../../../layouts/id-scope.js";
import { notePath } from "../../../layouts/note-path.js";
import { FileState } from "../../../load/file-state.js";
import { PresentPaths } from "../../../load/present-paths.js";
import type { Memory } from "../../../load/read-memory.js";
import { unreadableIds } from "../../../load/unreadable-ids.js";
import type { Problem } from "../../../memory/finding.js";
import type { Beyond } from "../../../memory/graph.js";
import { grouped } from "../../../memory/grouped.js";
import type { Declaration } from "../../../memory/record.js";
import { retiredStatuses } from "../../../memory/statuses.js";
import type { Tree, TreeEntry } from "../../../memory/tree.js";
import { TreeLookup } from "../../../memory/tree-lookup.js";
import { findRule, isFollowed } from "../../../rules/judge.js";
import { declarationsOf, sideOf, type IndexedDifference } from "./indexed-change.js";

/** Ids that files would have if they could be read, each with the file. */
export interface Unreadable {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

export async function unreadableOf(difference: IndexedDifference): Promise<Unreadable> {
  const { base, other, gate, filesBefore, filesAfter } = difference;
  return {
    before: await unreadableIds(problemsOf(filesBefore, difference), base, gate),
    after: await unreadableIds(problemsOf(filesAfter, difference), other, gate),
  };
}

/** Problems of all record files, with the files that differ as one of the two trees has them. */
function problemsOf(files: ReadonlyMap<string, FileState>, { findings, changed }: IndexedDifference): Problem[] {
  return [
    ...findings.flatMap(({ by, problem }) => (by === "file" && !changed.has(problem.at.path) ? [problem] : [])),
    ...[...files.values()].flatMap(({ problems }) => problems),
  ];
}

export async function regionOf(
  { base, gate, index, findings, causes, filesBefore, filesAfter, changed, paths }: IndexedDifference,
  unreadable: Unreadable,
): Promise<Region> {
  const ofNamedFiles = kindsOfNamedFiles(gate.layout);
  const wasPresent = new PresentPaths(new TreeLookup(base), gate);
  return await regionAround({
    index,
    findings,
    causes,
    before: declarationsOf(filesBefore),
    after: declarationsOf(filesAfter),
    changed,
    gonePaths: paths.gone,
    newPaths: paths.come,
    unreadable,
    ontology: gate.ontology,
    prefixes: gate.prefixes,
    retired: retiredStatuses(gate.ontology),
    // With the file come and go the ids that other edges of the record lead to.
    isFollowed: (kind) => isFollowed(kind) || ofNamedFiles.has(kind),
    searchesIds: (rule) => findRule(rule)?.searchesIds === true,
    wasPath: (path) => wasPresent.has(path),
    notePath: (target) => notePath(target, gate.layout),
    root: gate.layout.root,
  });
}

/** What is declared around the files that differ, and what is known of everything else where that is not all of it. */
export interface Surroundings {
  readonly context: readonly Declaration[];
  readonly beyond: Beyond | undefined;
}

/** The files that differ, and what is declared around them, as each of the two trees has it. */
export function memoriesAround(
  { base, other, differences, filesBefore, filesAfter }: IndexedDifference,
  around: Surroundings,
): { before: Memory; after: Memory } {
  const before = { tree: base, entries: sideOf(differences, "before"), files: filesBefore };
  const after = { tree: other, entries: sideOf(differences, "after"), files: filesAfter };
  return { before: memoryOf({ ...before, ...around }), after: memoryOf({ ...after, ...around }) };
}

interface Part extends Surroundings {
  readonly tree: Tree;
  readonly entries: readonly TreeEntry[];
  /** Record files that differ. */
  readonly files: ReadonlyMap<string, FileState>;
}

function memoryOf({ tree, entries, files, context, beyond }: Part): Memory {
  const all = new Map(files);
  for (const [path, declarations] of grouped(context, (declaration) => declaration.path)) {
    const className = declarations[0]?.className ?? "";
    all.set(path, new FileState({ path, mode: "100644", oid: "" }, className, declarations, 0, []));
  }
  return { tree, entries, files: all, ...(beyond && { beyond }) };
}

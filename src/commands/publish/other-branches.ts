/**
 * Truth across branches: what two pull requests that pass alone do to each other once both are merged (decision 32).
 * Only ids and edges are compared, and only in the files that each of them changes.
 */
import type { CheckResult } from "../check/check.js";
import type { Gate } from "../../load/gate.js";
import { graphOf } from "../../load/graph-of.js";
import { readMemory, type Memory, unjudged } from "../../load/read-memory.js";
import type { Change } from "../../memory/change.js";
import type { Graph } from "../../memory/graph.js";
import type { BranchChange } from "../../memory/repository.js";
import { UserError } from "../../memory/user-error.js";
import { comparePaths, type Tree, type TreeEntry } from "../../memory/tree.js";

/** `same-id`: both add it. `same-record`: both change it. The other two: one removes what the other leads an edge to. */
type ClashKind = "same-id" | "same-record" | "removed-here" | "removed-there";

export interface Clash {
  readonly kind: ClashKind;
  /** Id of the record that both are about. */
  readonly id: string;
}

/** What a change does to ids, and where its edges lead. */
export interface Touched {
  readonly added: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  readonly removed: ReadonlySet<string>;
  /** Targets of edges that were not there before. */
  readonly targets: ReadonlySet<string>;
}

/** What the judged change touches. Undefined where no change was judged. */
export function touchedBy({ judgement }: CheckResult): Touched | undefined {
  return judgement.change && touchedByChange(judgement.change);
}

function touchedByChange({ added, mended, changed, vanished, before, after, files }: Change): Touched {
  const paths = new Set(files.map(({ path }) => path));
  return {
    added: new Set([...added, ...mended].map(({ id }) => id)),
    changed: new Set(changed.map(({ after: { id } }) => id)),
    removed: new Set(vanished.map((one) => one.before.id)),
    targets: newTargets(before, after, (path) => paths.has(path)),
  };
}

/** The files that the judged change differs in, with their blob ids; undefined for one that it deletes. */
export type OwnFiles = ReadonlyMap<string, string | undefined>;

export function filesOf({ judgement }: CheckResult): OwnFiles {
  const blobs = new Map(judgement.memory.entries.map(({ path, oid }) => [path, oid]));
  return new Map((judgement.change?.files ?? []).map(({ path }) => [path, blobs.get(path)]));
}

/** A branch that is more to read than its share. */
class TooMuch extends Error {}

/**
 * A file that is the same in both merges whatever it holds, as all files do that a branch shares with the one it was begun
 * on: such files are passed over.
 * @param bytes that are read of it.
 * @returns undefined where there are more, or Git cannot read it.
 */
export async function touchedByBranch(
  change: BranchChange,
  gate: Gate,
  ours: OwnFiles,
  bytes: number,
): Promise<Touched | undefined> {
  try {
    return await readTouched(change, gate, ours, bytes);
  } catch (error) {
    if (error instanceof TooMuch || error instanceof UserError) return undefined;
    throw error;
  }
}

async function readTouched(
  { before, after }: BranchChange,
  gate: Gate,
  ours: OwnFiles,
  bytes: number,
): Promise<Touched> {
  const budget = { bytes };
  const theirs = new Map((await after.entries()).map(({ path, oid }) => [path, oid]));
  const differs = ({ path }: TreeEntry) => !ours.has(path) || theirs.get(path) !== ours.get(path);
  const [was, is] = [await read(before, gate, differs, budget), await read(after, gate, differs, budget)];
  const [graphBefore, graphAfter] = [graphOf(was), graphOf(is)];
  const ids = (graph: Graph) => new Set(graph.records.keys());
  const [idsBefore, idsAfter] = [ids(graphBefore), ids(graphAfter)];
  return {
    added: new Set([...idsAfter].filter((id) => !idsBefore.has(id))),
    changed: new Set([...idsAfter].filter((id) => idsBefore.has(id))),
    removed: new Set([...idsBefore].filter((id) => !idsAfter.has(id))),
    targets: newTargets(graphBefore, graphAfter, () => true),
  };
}

async function read(
  tree: Tree,
  gate: Gate,
  isWanted: (entry: TreeEntry) => boolean,
  budget: { bytes: number },
): Promise<Memory> {
  const wanted = (await tree.entries()).filter(isWanted);
  const slice: Tree = {
    label: tree.label,
    entries: () => Promise.resolve(wanted),
    read: (entries, visit) =>
      tree.read(entries, (entry, bytes) => {
        budget.bytes -= bytes instanceof Error ? 0 : bytes.length;
        if (budget.bytes < 0) throw new TooMuch();
        visit(entry, bytes);
      }),
  };
  return await readMemory(slice, gate, unjudged);
}

function newTargets(before: Graph, after: Graph, isTouched: (path: string) => boolean): Set<string> {
  const targetsOf = (graph: Graph) => {
    const targets = new Set<string>();
    for (const { from, edge } of graph.edges())
      if (isTouched(from.path)) targets.add(`${from.id ?? ""}\0${edge.target}`);
    return targets;
  };
  const known = targetsOf(before);
  const fresh = [...targetsOf(after)].filter((key) => !known.has(key));
  return new Set(fresh.map((key) => key.slice(key.indexOf("\0") + 1)));
}

/** What would go wrong when both are merged, in order of ids; the record that both change is told last. */
export function clashes(ours: Touched, theirs: Touched): Clash[] {
  const found: Clash[] = [
    ...shared(ours.added, theirs.added, "same-id"),
    ...shared(ours.removed, theirs.targets, "removed-here"),
    ...shared(ours.targets, theirs.removed, "removed-there"),
    ...shared(ours.changed, theirs.removed, "removed-there"),
    ...shared(ours.removed, theirs.changed, "removed-here"),
  ];
  const worse = new Set(found.map(({ id }) => id));
  const both = shared(ours.changed, theirs.changed, "same-record").filter(({ id }) => !worse.has(id));
  return [...unique(found), ...both];
}

function shared(left: ReadonlySet<string>, right: ReadonlySet<string>, kind: ClashKind): Clash[] {
  return [...left]
    .filter((id) => right.has(id))
    .sort(comparePaths)
    .map((id) => ({ kind, id }));
}

function unique(found: readonly Clash[]): Clash[] {
  return [...new Map(found.map((clash) => [`${clash.kind}\0${clash.id}`, clash])).values()];
}

/** What an index is made from: the commit of its sources, and the time as of which it judges ages (decision 6). */
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import { isOfMemory } from "../../load/read-memory.js";
import { sourceDigest } from "../../load/source-digest.js";
import type { Repository, SourceCommit } from "../../memory/repository.js";
import type { Tree } from "../../memory/tree.js";
import { IncompleteCloneError, UserError } from "../../memory/user-error.js";
import type { IndexSource } from "./make-index.js";

/**
 * @param now of what no commit holds: sources that are not committed, folders outside Git.
 * @throws UserError where a shallow clone ends before the answer is known.
 */
export async function indexSource(
  repository: Repository,
  tree: Tree,
  options: GateOptions,
  now: Date,
): Promise<IndexSource> {
  const commit = tree.commit ?? (await headOf(repository, tree, options));
  if (commit === undefined) return { time: now };
  const gate = await loadGate(tree, options);
  const source = await sourceCommitOf(repository, gate, commit);
  if (!source) return { time: now };
  return tree.commit === undefined
    ? { ...source, others: (named) => otherSources(repository, tree, options, source, named) }
    : source;
}

/**
 * What an index names that was made before the commit of its sources had an id. One that was committed together with them
 * names nothing, and has the time at which it was made. That of a merge names nothing where the merge driver made it; where
 * it came with the merged branch, whose sources the merge took as they are, that branch's commit.
 * @param named what the index says of itself
 */
async function otherSources(
  repository: Repository,
  tree: Tree,
  options: GateOptions,
  { commit, time }: SourceCommit,
  named: IndexSource,
): Promise<readonly IndexSource[]> {
  const [ours, theirs, ...more] = await parentsOf(repository, commit);
  if (more.length > 0) return [];
  if (ours?.commit === undefined || theirs?.commit === undefined) {
    const before = ours?.commit === undefined ? undefined : await repository.sourceCommit(() => true, ours.commit);
    const isBetween = (before?.time ?? named.time) <= named.time && named.time <= time;
    return isBetween ? [{ time: named.time }] : [];
  }
  const sources: IndexSource[] = [await sourceBeforeMerge(repository, ours.commit, theirs.commit)];
  if ((await digestOf(tree, options)) === (await digestOf(theirs, options))) {
    const own = await sourceCommitOf(repository, await loadGate(theirs, options), theirs.commit);
    if (own) sources.push(own);
  }
  return sources;
}

/** The source of an index that is made while two commits are merged: the later of their times, and no commit. */
export async function sourceBeforeMerge(repository: Repository, ours: string, theirs: string): Promise<IndexSource> {
  const times = await Promise.all([ours, theirs].map((head) => repository.sourceCommit(() => true, head)));
  return { time: new Date(Math.max(...times.map((commit) => commit?.time.getTime() ?? 0))) };
}

/** The first three; none of what is no commit of this clone. */
async function parentsOf(repository: Repository, commit: string): Promise<readonly Tree[]> {
  const parents = [1, 2, 3].map((number) => orAbsent(repository.commitTree(`${commit}^${number}`)));
  return (await Promise.all(parents)).filter((tree) => tree !== undefined);
}

/** Undefined where there is nothing that an index could be made of. */
function digestOf(tree: Tree, options: GateOptions): Promise<string | undefined> {
  return orAbsent(loadGate(tree, options).then((gate) => sourceDigest(tree, gate)));
}

function orAbsent<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: unknown) => {
    if (error instanceof UserError && !(error instanceof IncompleteCloneError)) return undefined;
    throw error;
  });
}

/** Those of the paths whose files an index is made from. */
export async function sourcesAmong(paths: readonly string[], tree: Tree, options: GateOptions): Promise<string[]> {
  return paths.length === 0 ? [] : paths.filter(sourceTest(await loadGate(tree, options)));
}

function sourceCommitOf(repository: Repository, gate: Gate, commit: string): Promise<SourceCommit | undefined> {
  return repository.sourceCommit(sourceTest(gate), commit);
}

function sourceTest(gate: Gate): (path: string) => boolean {
  return (path) => isOfMemory(path, gate) && !gate.layout.isGenerated(path);
}

/** HEAD, where it has the same sources as the working directory. */
async function headOf(repository: Repository, tree: Tree, options: GateOptions): Promise<string | undefined> {
  const head = await repository.headCommit();
  if (head === undefined) return undefined;
  const here = await sourceDigest(tree, await loadGate(tree, options));
  const there = await digestOf(await repository.commitTree(head), options);
  return here === there ? head : undefined;
}

/** Which trees are judged against which (decision 31). */
import { isCommitId, shortCommit } from "../memory/commit-id.js";
import { comparePaths, type Tree, type Uncommitted } from "../memory/tree.js";
import type { Comparison } from "../memory/repository.js";
import { UserError } from "../memory/user-error.js";
import { addedContent } from "./added-content.js";
import { CommitTree } from "./commit-tree.js";
import { GitError, GitTooLarge, runGit, runGitOnHistory } from "./git.js";
import { requireVersion } from "./locate.js";
import { unreadable, unreadableHistory, type ObjectStore } from "./object-store.js";
import { runForNulRecords } from "./nul-records.js";
import { deepen } from "./revision.js";
import { straightMergeBase } from "./straight-base.js";

/** A commit of the store. */
export interface Proposal {
  readonly commit: string;
  /** What it is called where it was made for this judgement alone. */
  readonly uncommitted: Uncommitted | undefined;
}

/**
 * @param target full id of the target branch's tip.
 * @param prefix root of the trees, such as `a/b/`; conflicts elsewhere in the repository do not count.
 * @throws UserError where the two have no common ancestor, a shallow clone hides it, or Git cannot merge them.
 */
export async function compareCommits(
  store: ObjectStore,
  target: string,
  head: Proposal,
  prefix: string,
): Promise<Comparison> {
  const commitTree = (oid: string) => new CommitTree(store, oid, { prefix, label: shortCommit(oid), isCommit: true });
  const storeTree = (oid: string, label: string) => new CommitTree(store, oid, { prefix, label, isCommit: false });
  const mergeBase = await findMergeBase(store, target, head.commit).catch((error: unknown) => {
    throw error instanceof GitError ? unreadableHistory(store, error) : error;
  });
  const { uncommitted } = head;
  // Of the working directory too it is what Git stores: what is on disk may be converted, and is not what is judged.
  const headTree = uncommitted ? storeTree(head.commit, uncommitted) : commitTree(head.commit);
  const added = () => addedContent(store, { base: target, head: head.commit, prefix, uncommitted });
  const common = { target: commitTree(target), head: headTree, mergeBase, added };
  if (mergeBase === target) return { ...common, judged: headTree, changeBase: common.target, conflicts: [] };
  const merge = await mergeTrees(store, target, head.commit);
  const conflicts = merge.conflicts
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length))
    .sort(comparePaths);
  if (conflicts.length > 0) return { ...common, judged: headTree, changeBase: commitTree(mergeBase), conflicts };
  const judged = storeTree(merge.tree, `merge of ${headTree.label} into ${common.target.label}`);
  return { ...common, judged, changeBase: common.target, conflicts };
}

/** @throws UserError where there is none, or where a shallow clone cannot tell. */
async function findMergeBase(store: ObjectStore, target: string, head: string): Promise<string> {
  const straight = await straightMergeBase(store, target, head);
  if (straight !== undefined) return straight;
  const { code, stdout } = await runGitOnHistory(store.place, ["merge-base", target, head], { accept: [0, 1] });
  const base = stdout.toString("latin1").trim();
  const unknown = "This clone is too shallow to know where the two commits parted.";
  if (code !== 0) {
    if (store.shallow.size > 0) throw deepen(unknown);
    throw new UserError(
      "The two commits have no common ancestor.",
      "Name a base from which the proposal was made: the two histories are unrelated",
    );
  }
  if (base !== target && store.shallow.size > 0) {
    // With a cut in one of the two lines, a later common ancestor may be hidden behind it.
    const lines = await runGit(store.place, ["rev-list", target, head, "--not", base]);
    const commits = lines.stdout.toString("latin1").split("\n");
    if (commits.some((commit) => store.shallow.has(commit))) throw deepen(unknown);
  }
  return base;
}

/** What merging two commits gives, conflicts of single files included. */
export async function mergedTree(
  store: ObjectStore,
  ours: string,
  theirs: string,
  prefix: string,
): Promise<{ readonly tree: Tree; readonly conflicts: readonly string[] }> {
  const merge = await mergeTrees(store, ours, theirs);
  const label = `merge of ${shortCommit(theirs)} into ${shortCommit(ours)}`;
  const conflicts = merge.conflicts.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  return { tree: new CommitTree(store, merge.tree, { prefix, label, isCommit: false }), conflicts };
}

interface Merge {
  /** Conflicting files hold conflict markers in it. */
  readonly tree: string;
  /** Relative to the top of the repository. */
  readonly conflicts: readonly string[];
}

/** @throws UserError where Git is too old, or where it cannot read what it must. */
async function mergeTrees(store: ObjectStore, target: string, head: string): Promise<Merge> {
  await requireVersion(store.place);
  if (store.partial) await requireTrees(store, target, head);
  const args = ["merge-tree", "--write-tree", "-z", "--name-only", "--no-messages", target, head];
  try {
    const records: string[] = [];
    const { code } = await runForNulRecords(store.place, args, (text) => records.push(text), { accept: [0, 1] });
    const [tree = "", ...paths] = records;
    if (!isCommitId(tree) || (code === 1) !== paths.length > 0) {
      throw new GitError(args, code, "it printed what was not expected");
    }
    return { tree, conflicts: [...new Set(paths.map((path) => asWritten(path, [target, head])))] };
  } catch (error) {
    if (error instanceof GitTooLarge)
      throw new UserError("The two commits differ in too many files to be merged.", "Split the change");
    if (!(error instanceof GitError)) throw error;
    const [, unread] = [...store.unread].find(([oid]) => error.reason.includes(oid)) ?? [];
    if (!unread) throw unreadable(store, `The two commits cannot be merged: ${error.reason}`);
    throw new UserError(
      `${JSON.stringify(unread.path)} was changed on both sides and cannot be read: ${unread.reason.message}.`,
      "Mend what keeps it from being read",
    );
  }
}

/** Where one side has a folder, Git calls the other side's file `name~<commit>`, which stands nowhere. */
function asWritten(path: string, sides: readonly string[]): string {
  const [, name, commit] = /^(.+)~([0-9a-f]+)(?:_\d+)?$/s.exec(path) ?? [];
  return name !== undefined && commit !== undefined && sides.includes(commit) ? name : path;
}

/**
 * Git 2.39 merges a tree that a partial clone lacks as if it were empty, and says nothing.
 * @throws UserError where a tree is not there that a merge may read.
 */
async function requireTrees(store: ObjectStore, ours: string, theirs: string): Promise<void> {
  const commits = new Set([ours, theirs]);
  await addMergeBases(store, ours, theirs, commits);
  const args = ["rev-list", "--quiet", "--objects", "--filter=blob:none", "--no-walk", ...commits];
  await runGit(store.place, args).catch((error: unknown) => {
    throw error instanceof GitError ? unreadable(store, "The two commits cannot be merged.") : error;
  });
}

/** Several merge bases are merged with each other first, which takes their own. */
async function addMergeBases(store: ObjectStore, one: string, other: string, known: Set<string>): Promise<void> {
  const { stdout } = await runGit(store.place, ["merge-base", "--all", one, other], { accept: [0, 1] });
  const bases = stdout
    .toString("latin1")
    .split("\n")
    .filter((line) => line !== "");
  const added = bases.filter((base) => !known.has(base));
  for (const base of added) known.add(base);
  if (added.length === 0) return;
  for (const [index, base] of bases.entries()) {
    for (const before of bases.slice(0, index)) await addMergeBases(store, before, base, known);
  }
}

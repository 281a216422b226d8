/** The files that a branch changed, without listing the trees that hold them: many branches are looked at in one run. */
import { shortCommit } from "../memory/commit-id.js";
import type { BranchChange } from "../memory/repository.js";
import type { Tree, TreeEntry } from "../memory/tree.js";
import { CommitTree } from "./commit-tree.js";
import { diffTree, NO_FILE, type FileDifference, type FileVersion } from "./diff-tree.js";
import { fileMode } from "./file-mode.js";
import { GitError, GitTooLarge, runGit } from "./git.js";
import type { ObjectStore } from "./object-store.js";
import { sortByPath } from "./sort-by-path.js";

/** A branch that changes more is a migration: comparing records of it with others tells nobody anything. */
const MAX_FILES = 3000;

/** Bytes of their list: some 200,000 paths, since files elsewhere in the repository may be many more. */
const MAX_LIST_BYTES = 32 * 1024 * 1024;

/**
 * @param prefix root of the trees, such as `a/b/`; files elsewhere in the repository are left out.
 * @param ms see `Branches.branchChange`.
 */
export async function branchChange(
  store: ObjectStore,
  target: string,
  head: string,
  prefix: string,
  ms?: number,
): Promise<BranchChange | undefined> {
  try {
    return await readChange(store, [target, head], prefix, ms);
  } catch (error) {
    if (error instanceof GitTooLarge || (error instanceof GitError && ms !== undefined)) return undefined;
    throw error;
  }
}

async function readChange(
  store: ObjectStore,
  [target, head]: readonly [string, string],
  prefix: string,
  ms: number | undefined,
): Promise<BranchChange | undefined> {
  const until = ms === undefined ? undefined : performance.now() + ms;
  const time =
    until === undefined ? {} : { watch: () => (performance.now() > until ? "it takes too long" : undefined) };
  const { code, stdout } = await runGit(store.place, ["merge-base", target, head], { accept: [0, 1], ...time });
  if (code !== 0) return undefined;
  const mergeBase = stdout.toString("latin1").trim();
  const before: TreeEntry[] = [];
  const after: TreeEntry[] = [];
  const add = (entries: TreeEntry[], path: string, version: FileVersion | undefined) => {
    if (version && version.mode !== NO_FILE) entries.push({ path, mode: fileMode(version.mode), oid: version.oid });
  };
  const visit = (difference: FileDifference): void => {
    if (!difference.path.startsWith(prefix) || difference.undecodable) return;
    const path = difference.path.slice(prefix.length);
    add(before, path, difference.before[0]);
    add(after, path, difference.after);
  };
  await diffTree(store.place, [mergeBase, head], visit, { maxBytes: MAX_LIST_BYTES, ...time });
  if (before.length > MAX_FILES || after.length > MAX_FILES) return undefined;
  const slice = (commit: string, entries: TreeEntry[]) => new SliceTree(store, commit, sortByPath(entries));
  return { before: slice(mergeBase, before), after: slice(head, after) };
}

/** Some files of a commit. */
class SliceTree implements Tree {
  readonly label: string;
  readonly #entries: readonly TreeEntry[];
  readonly #commit: CommitTree;

  constructor(store: ObjectStore, commit: string, entries: readonly TreeEntry[]) {
    this.label = shortCommit(commit);
    this.#entries = entries;
    this.#commit = new CommitTree(store, commit, { prefix: "", label: this.label, isCommit: false });
  }

  entries(): Promise<readonly TreeEntry[]> {
    return Promise.resolve(this.#entries);
  }

  read(entries: readonly TreeEntry[], visit: (entry: TreeEntry, bytes: Uint8Array | Error) => void): Promise<void> {
    return this.#commit.read(entries, visit);
  }
}

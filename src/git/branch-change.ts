/** The files that a branch changed, without listing the trees that hold them: many branches are looked at in one run. */
import { shortCommit } from "../memory/commit-id.js";
import type { BranchChange } from "../memory/repository.js";
import type { Tree, TreeEntry } from "../memory/tree.js";
import { CommitTree } from "./commit-tree.js";
import { fileMode } from "./file-mode.js";
import { runGit } from "./git.js";
import type { ObjectStore } from "./object-store.js";
import { runRecords } from "./records.js";
import { sortByPath } from "./sorted.js";

/** A branch that changes more is a migration: comparing records of it with others tells nobody anything. */
const MAX_FILES = 3000;

/** @param prefix root of the trees, such as `a/b/`; files elsewhere in the repository are left out. */
export async function branchChange(
  store: ObjectStore,
  target: string,
  head: string,
  prefix: string,
): Promise<BranchChange | undefined> {
  const { code, stdout } = await runGit(store.place, ["merge-base", target, head], { accept: [0, 1] });
  if (code !== 0) return undefined;
  const mergeBase = stdout.toString("latin1").trim();
  const before: TreeEntry[] = [];
  const after: TreeEntry[] = [];
  let status = "";
  let isStatus = true;
  await runRecords(store.place, ["diff-tree", "-r", "-z", "--no-renames", mergeBase, head], (text, raw) => {
    if (isStatus) status = text;
    else if (text.startsWith(prefix) && raw === undefined) {
      // `:<mode> <mode> <oid> <oid> <letter>`; the side on which there is no file has mode 0.
      const [modeBefore = "", modeAfter = "", oidBefore = "", oidAfter = ""] = status.slice(1).split(" ");
      const path = text.slice(prefix.length);
      if (modeBefore !== NO_FILE) before.push({ path, mode: fileMode(modeBefore), oid: oidBefore });
      if (modeAfter !== NO_FILE) after.push({ path, mode: fileMode(modeAfter), oid: oidAfter });
    }
    isStatus = !isStatus;
  });
  if (before.length > MAX_FILES || after.length > MAX_FILES) return undefined;
  const slice = (commit: string, entries: TreeEntry[]) => new SliceTree(store, commit, sortByPath(entries));
  return { before: slice(mergeBase, before), after: slice(head, after) };
}

const NO_FILE = "000000";

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

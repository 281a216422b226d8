/** What `git/` knows of a repository, beyond the port of floor 4. */
import type { History } from "../memory/history.js";
import type { ObjectFormat } from "../memory/object-format.js";
import type { Branches, Repository } from "../memory/repository.js";
import type { Tree } from "../memory/tree.js";

export interface Untracked {
  readonly files: readonly string[];
  /** Sockets, fifos and devices beside other files: they are in no tree. */
  readonly unstorable: readonly string[];
}

export interface GitRepository extends Repository, Branches {
  readonly isGit: boolean;
  /** Absolute path of the top of the work tree; outside Git, of the folder itself. */
  readonly top: string;
  /** The root of the trees relative to `top`: empty, or such as `a/b/`. */
  readonly prefix: string;
  /** The same without the slash at its end: empty or `a/b`. */
  readonly root: string;
  /** Ids of blobs are of this kind. */
  readonly format: ObjectFormat;
  /** The default branch as far as the clone tells (`default-branch.ts`); undefined outside Git. */
  defaultBranch(): Promise<string | undefined>;
  /** Whether history was cut off when this was cloned. */
  isShallow(): boolean;
  /** @throws UserError as `commitTree` does. */
  resolve(revision: string): Promise<string>;
  /**
   * The working directory with the bytes that Git stores of its files, which filters, encodings and line ends may change on
   * disk: what is written down of the ids for other machines must be made of these.
   */
  storedWorkingTree(): Promise<Tree>;
  /**
   * The same as Git would commit it, so that what was changed and not committed is converted too.
   * @throws UserError before the first commit, and where Git cannot store a file.
   */
  committableTree(): Promise<Tree>;
  /** The working directory for who reads a part of its files: Git looks at no others as long as they are what it has. */
  partialWorkingTree(): Promise<Tree>;
  /**
   * What `git commit` would make now of what is staged, as a commit that this object alone knows: `compare`, `commitTree`
   * and `addedContent` take its id, and call it staged files.
   * @throws UserError where files wait to be merged, and outside Git.
   */
  stagedCommit(): Promise<string>;
  /** What stands below the root and Git neither knows nor ignores; nothing outside Git. */
  untracked(): Promise<Untracked>;
  /** @throws UserError outside Git. */
  history(): History;
  /**
   * What merging two commits gives. Files that do not merge are listed, and hold marks of the conflict.
   * @throws UserError where Git cannot merge them.
   */
  mergedTree(ours: string, theirs: string): Promise<{ readonly tree: Tree; readonly conflicts: readonly string[] }>;
  /** Removes what was written to the temporary folder. Trees of this repository cannot be read any more. */
  close(): Promise<void>;
}

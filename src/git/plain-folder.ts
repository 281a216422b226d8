/** A folder that is in no repository: there is its working directory, and no commit. */
import type { AddedContent } from "../memory/added-content.js";
import type { History } from "../memory/history.js";
import type { BranchChange, Comparison, SourceCommit } from "../memory/repository.js";
import type { Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import type { GitRepository, Untracked } from "./git-repository.js";
import { PlainWorkFiles } from "./plain-work-files.js";
import { WorkTree } from "./work-tree.js";

export class PlainFolder implements GitRepository {
  readonly isGit = false;
  readonly prefix = "";
  readonly root = "";
  readonly format = "sha1";
  readonly top: string;

  constructor(root: string) {
    this.top = root;
  }

  defaultBranch(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  isShallow(): boolean {
    return false;
  }

  workingTree(): Promise<Tree> {
    return Promise.resolve(new WorkTree(this.top, this.format, new PlainWorkFiles(this.top)));
  }

  storedWorkingTree(): Promise<Tree> {
    return this.workingTree();
  }

  committableTree(): Promise<Tree> {
    return this.workingTree();
  }

  partialWorkingTree(): Promise<Tree> {
    return this.workingTree();
  }

  commitTree(): Promise<Tree> {
    return this.#refuse();
  }

  compare(): Promise<Comparison> {
    return Promise.reject(this.#noRepository("Leave --base out to check the folder as it is"));
  }

  stagedCommit(): Promise<string> {
    return Promise.reject(this.#noRepository("Leave --staged out to look at the files as they are"));
  }

  addedContent(): Promise<AddedContent> {
    return Promise.reject(this.#noRepository("Leave --range out to look through the files as they are"));
  }

  resolve(): Promise<string> {
    return this.#refuse();
  }

  untracked(): Promise<Untracked> {
    return Promise.resolve({ files: [], unstorable: [] });
  }

  mergedTree(): Promise<never> {
    return this.#refuse();
  }

  headCommit(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  sourceCommit(): Promise<SourceCommit | undefined> {
    return this.#refuse();
  }

  branchChange(): Promise<BranchChange | undefined> {
    return this.#refuse();
  }

  history(): History {
    throw this.#noRepository();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  #refuse(): Promise<never> {
    return Promise.reject(this.#noRepository());
  }

  /** @param instead what works without Git. */
  #noRepository(instead = "Name the folder of a clone"): UserError {
    return new UserError(
      `${this.top} is not in a Git repository, so there are no commits to read.`,
      `${instead}, or run \`git init\` and commit`,
    );
  }
}

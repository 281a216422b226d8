import { lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { codeOf, messageOf } from "../memory/error-text.js";
import type { AddedContent } from "../memory/added-content.js";
import { shortCommit } from "../memory/commit-id.js";
import type { History } from "../memory/history.js";
import type { ObjectFormat } from "../memory/object-format.js";
import type { BranchChange, Branches, Comparison, Repository, SourceCommit } from "../memory/repository.js";
import { WORKING_DIRECTORY, type Tree } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { addedContent } from "./added-content.js";
import { readBlobs } from "./blobs.js";
import { branchChange } from "./branch-change.js";
import { closedPlace, readSettings, writeUserSettings, type Settings } from "./closed-config.js";
import { CloneHistory } from "./clone-history.js";
import { CommitTree } from "./commit-tree.js";
import { compareCommits, mergedTree, type Proposal } from "./compare.js";
import { findDefaultBranch } from "./default-branch.js";
import { GitMissing, type GitPlace } from "./git.js";
import { GitWorkFiles } from "./git-work-files.js";
import { findGit, type Location } from "./locate.js";
import { createObjectStore, makeScratch, removeScratch, type ObjectStore } from "./object-store.js";
import { PlainWorkFiles } from "./plain-work-files.js";
import { repositoryTop } from "./repository-top.js";
import { headCommit, resolveCommit } from "./revision.js";
import { findSourceCommit } from "./source-commit.js";
import { WorkTree, type ReadObjects, type WorkTreeOptions } from "./work-tree.js";
import { commitWorkingTree } from "./working-commit.js";

interface Untracked {
  readonly files: readonly string[];
  /** Sockets, fifos and devices beside other files: they are in no tree. */
  readonly unstorable: readonly string[];
}

/** What `git/` knows beyond the port of floor 4. */
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

/**
 * Opens the repository that a folder is in, or the folder alone where it is in none. Symlinks on the way to the folder
 * are followed; below it none is.
 * @param revisions that will be asked for.
 * @throws UserError where there is no such folder, where Git is missing, or where Git refuses the repository.
 */
export async function openRepository(dir: string, revisions: readonly string[] = []): Promise<GitRepository> {
  const root = realFolder(dir);
  const scratch = makeScratch();
  try {
    const config = join(scratch, "gitconfig");
    const settings = await readSettings(root);
    writeUserSettings(config, settings);
    const place = closedPlace(root, config, settings.filters);
    const found = await findGit(place, revisions);
    if (found === undefined) {
      removeScratch(scratch);
      return new PlainFolder(root);
    }
    const { location, commits } = found;
    refuseLinkInside(dir, location.top);
    const store = createObjectStore(scratch, { ...location, partial: settings.partial });
    return new Clone({ root, place, location, commits, store, settings });
  } catch (error) {
    removeScratch(scratch);
    if (error instanceof GitMissing && repositoryTop(root) === undefined) return new PlainFolder(root);
    throw error;
  }
}

/**
 * A link inside the work tree is the repository's content: a change could turn the folder that is checked into a link to
 * another one, which the target branch does not have. Links that lead to the work tree from outside are the caller's.
 * @throws UserError where a part of the path below the top is a symlink.
 */
function refuseLinkInside(dir: string, top: string): void {
  const parts: string[] = [];
  for (let path = resolve(dir); realpathSync.native(path) !== top; path = dirname(path)) {
    if (dirname(path) === path) return;
    parts.push(path);
  }
  for (const path of parts) {
    if (lstatSync(path).isSymbolicLink()) {
      throw new UserError(
        `${path} is a symlink inside the repository, and is not followed.`,
        "Name the folder that it leads to.",
      );
    }
  }
}

function realFolder(dir: string): string {
  try {
    const root = realpathSync.native(dir);
    if (statSync(root).isDirectory()) return root;
  } catch (error) {
    const code = codeOf(error);
    if (code !== "ENOENT" && code !== "ENOTDIR") {
      throw new UserError(`The folder ${dir} cannot be opened: ${messageOf(error)}`);
    }
  }
  throw new UserError(`There is no folder ${dir}.`, "Name the folder that holds the memory");
}

class PlainFolder implements GitRepository {
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

interface CloneParts {
  readonly root: string;
  readonly place: GitPlace;
  readonly location: Location;
  /** Of revisions that are known already. */
  readonly commits: ReadonlyMap<string, string>;
  readonly store: ObjectStore;
  readonly settings: Settings;
}

class Clone implements GitRepository {
  readonly isGit = true;
  readonly top: string;
  readonly prefix: string;
  readonly root: string;
  readonly format: ObjectFormat;
  readonly #parts: CloneParts;

  constructor(parts: CloneParts) {
    this.#parts = parts;
    this.top = parts.location.top;
    this.format = parts.location.format;
    const below = relative(this.top, parts.root);
    this.root = below.split(sep).join("/");
    this.prefix = below === "" ? "" : `${this.root}/`;
  }

  defaultBranch(): Promise<string | undefined> {
    return findDefaultBranch(this.#parts.place);
  }

  isShallow(): boolean {
    return this.#parts.store.shallow.size > 0;
  }

  workingTree(): Promise<Tree> {
    return Promise.resolve(this.#workTree(this.#workFiles()));
  }

  storedWorkingTree(): Promise<Tree> {
    return Promise.resolve(this.#workTree(this.#workFiles(), { asStored: true }));
  }

  async committableTree(): Promise<Tree> {
    const { commit } = await this.#workingProposal();
    return new CommitTree(this.#parts.store, commit, {
      prefix: this.prefix,
      label: WORKING_DIRECTORY,
      isCommit: false,
    });
  }

  partialWorkingTree(): Promise<Tree> {
    return Promise.resolve(this.#workTree(this.#workFiles(), { isPartial: true }));
  }

  async commitTree(revision: string): Promise<Tree> {
    return this.#commitTree(await this.resolve(revision));
  }

  async resolve(revision: string): Promise<string> {
    const { commits, place, store } = this.#parts;
    return commits.get(revision) ?? (await resolveCommit(place, store, revision));
  }

  async untracked(): Promise<Untracked> {
    const files = this.#workFiles();
    await files.list(() => undefined);
    return {
      files: files.untracked().map((bytes) => bytes.toString("utf8")),
      unstorable: files.unstorable(),
    };
  }

  async compare(base: string, head: string | undefined): Promise<Comparison> {
    const target = await this.resolve(base);
    const proposal = head === undefined ? await this.#workingProposal() : await this.#committed(head);
    return compareCommits(this.#parts.store, target, proposal, this.prefix);
  }

  async addedContent(base: string | undefined, head: string): Promise<AddedContent> {
    return await addedContent(this.#parts.store, {
      base: base === undefined ? undefined : await this.resolve(base),
      head: await this.resolve(head),
      prefix: this.prefix,
      isUncommitted: false,
    });
  }

  mergedTree(ours: string, theirs: string): Promise<{ readonly tree: Tree; readonly conflicts: readonly string[] }> {
    return mergedTree(this.#parts.store, ours, theirs, this.prefix);
  }

  headCommit(): Promise<string | undefined> {
    return headCommit(this.#parts.place);
  }

  async sourceCommit(isSource: (path: string) => boolean, from = "HEAD"): Promise<SourceCommit | undefined> {
    return findSourceCommit(this.#parts.store, await this.resolve(from), this.prefix, isSource);
  }

  branchChange(target: string, head: string, ms?: number): Promise<BranchChange | undefined> {
    return branchChange(this.#parts.store, target, head, this.prefix, ms);
  }

  history(): History {
    return new CloneHistory(this.#parts.place, this.#parts.store);
  }

  async close(): Promise<void> {
    await this.#parts.store.reader.close();
    removeScratch(this.#parts.store.scratch);
  }

  async #committed(revision: string): Promise<Proposal> {
    return { commit: await this.resolve(revision), isUncommitted: false };
  }

  async #workingProposal(): Promise<Proposal> {
    const { place, location, store } = this.#parts;
    const head = await headCommit(place);
    if (head === undefined) {
      throw new UserError("This repository has no commit yet, so there is nothing to compare.", "Commit first");
    }
    const files = this.#workFiles();
    await files.list(() => undefined);
    const commit = await commitWorkingTree({ place, gitDir: location.gitDir, files, head }, store);
    return { commit, isUncommitted: true };
  }

  #workFiles(): GitWorkFiles {
    return new GitWorkFiles(this.#parts.place, this.#parts.settings.symlinks);
  }

  #workTree(files: GitWorkFiles, options: WorkTreeOptions = {}): WorkTree {
    const { root, store } = this.#parts;
    const readObjects: ReadObjects = (oids, visit) => readBlobs(store, oids, visit);
    return new WorkTree(root, this.format, files, { readObjects, ...options });
  }

  #commitTree(commit: string): CommitTree {
    const label = shortCommit(commit);
    return new CommitTree(this.#parts.store, commit, { prefix: this.prefix, label, isCommit: true });
  }
}

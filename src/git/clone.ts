/** A clone with a work tree, read without its own settings (`closed-config.ts`). */
import { relative, sep } from "node:path";
import type { AddedContent } from "../memory/added-content.js";
import { shortCommit } from "../memory/commit-id.js";
import type { History } from "../memory/history.js";
import type { ObjectFormat } from "../memory/object-format.js";
import type { BranchChange, Comparison, SourceCommit } from "../memory/repository.js";
import { STAGED_FILES, WORKING_DIRECTORY, type Tree, type Uncommitted } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { addedContent } from "./added-content.js";
import { readBlobs } from "./blobs.js";
import { branchChange } from "./branch-change.js";
import { CloneHistory } from "./clone-history.js";
import type { Settings } from "./closed-config.js";
import { CommitTree } from "./commit-tree.js";
import { compareCommits, mergedTree, type Proposal } from "./compare.js";
import { findDefaultBranch } from "./default-branch.js";
import type { GitPlace } from "./git.js";
import type { GitRepository, Untracked } from "./git-repository.js";
import { GitWorkFiles } from "./git-work-files.js";
import type { Location } from "./locate.js";
import { removeScratch, type ObjectStore } from "./object-store.js";
import { headCommit, NO_COMMIT_HERE, resolveCommit } from "./revision.js";
import { findSourceCommit } from "./source-commit.js";
import { commitStaged } from "./staged-commit.js";
import { WorkTree, type ReadObjects, type WorkTreeOptions } from "./work-tree.js";
import { commitWorkingTree } from "./working-commit.js";

interface CloneParts {
  readonly root: string;
  readonly place: GitPlace;
  readonly location: Location;
  /** Of revisions that are known already. */
  readonly commits: ReadonlyMap<string, string>;
  readonly store: ObjectStore;
  readonly settings: Settings;
}

export class Clone implements GitRepository {
  readonly isGit = true;
  readonly top: string;
  readonly prefix: string;
  readonly root: string;
  readonly format: ObjectFormat;
  readonly #parts: CloneParts;
  /** Of what is staged, once it was asked for. */
  #staged: string | undefined;

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

  async stagedCommit(): Promise<string> {
    const { place, location, store } = this.#parts;
    this.#staged ??= await commitStaged(place, location, await headCommit(place), store);
    return this.#staged;
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
    const proposal = head === undefined ? await this.#workingProposal() : await this.#proposal(head);
    return compareCommits(this.#parts.store, target, proposal, this.prefix);
  }

  async addedContent(base: string | undefined, head: string): Promise<AddedContent> {
    const { commit, uncommitted } = await this.#proposal(head);
    return await addedContent(this.#parts.store, {
      base: base === undefined ? undefined : await this.resolve(base),
      head: commit,
      prefix: this.prefix,
      uncommitted,
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

  async #proposal(revision: string): Promise<Proposal> {
    const commit = await this.resolve(revision);
    return { commit, uncommitted: this.#uncommitted(commit) };
  }

  #uncommitted(commit: string): Uncommitted | undefined {
    return commit === this.#staged ? STAGED_FILES : undefined;
  }

  async #workingProposal(): Promise<Proposal> {
    const { place, location, store } = this.#parts;
    const head = await headCommit(place);
    if (head === undefined) {
      throw new UserError(`${NO_COMMIT_HERE}, so there is nothing to compare.`, "Commit first");
    }
    const files = this.#workFiles();
    await files.list(() => undefined);
    const commit = await commitWorkingTree({ place, prefix: this.prefix, gitDir: location.gitDir, files, head }, store);
    return { commit, uncommitted: WORKING_DIRECTORY };
  }

  #workFiles(): GitWorkFiles {
    const { place, settings } = this.#parts;
    const above = this.prefix.split("/").length - 1;
    return new GitWorkFiles(place, { symlinks: settings.symlinks, above: settings.sparse ? above : 0 });
  }

  #workTree(files: GitWorkFiles, options: WorkTreeOptions = {}): WorkTree {
    const { root, store } = this.#parts;
    const readObjects: ReadObjects = (oids, visit) => readBlobs(store, oids, visit);
    return new WorkTree(root, this.format, files, { readObjects, ...options });
  }

  #commitTree(commit: string): CommitTree {
    const uncommitted = this.#uncommitted(commit);
    const label = uncommitted ?? shortCommit(commit);
    return new CommitTree(this.#parts.store, commit, { prefix: this.prefix, label, isCommit: !uncommitted });
  }
}

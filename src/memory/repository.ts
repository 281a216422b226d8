/** The Git repository as commands see it: a port that `git/` implements. Floor 4 gets it as an argument. */
import type { AddedContent } from "./added-content.js";
import type { History } from "./history.js";
import type { Tree } from "./tree.js";

/** The trees of a judgement against a base (decision 31). */
export interface Comparison {
  /** Tip of the target branch: the gate comes from it, and the change is judged against it. */
  readonly target: Tree;
  /** The proposal as its author wrote it and Git stores it, were it committed: positions are its. */
  readonly head: Tree;
  /**
   * What is judged: the merge of target and head. Where they do not merge it is the head, `target` is then the merge
   * base for the purpose of the change, and `conflicts` names the paths.
   */
  readonly judged: Tree;
  /** What the change is judged against: the target tip, or the merge base where the two do not merge. */
  readonly changeBase: Tree;
  readonly mergeBase: string;
  /** Paths that do not merge, sorted; empty when the merge is clean. */
  readonly conflicts: readonly string[];
  /**
   * What the commits add that the head has and the target has not.
   * @throws UserError as `Repository.addedContent` does.
   */
  added(): Promise<AddedContent>;
}

/** Last commit on the first-parent line that changed a source file, with its committer time (decision 6). */
export interface SourceCommit {
  readonly commit: string;
  readonly time: Date;
}

export interface Repository {
  /** Full id of HEAD's commit; undefined where there is none, as outside Git. */
  headCommit(): Promise<string | undefined>;
  /**
   * The last first-parent commit of `from` (HEAD unless told) whose source files differ from its first parent's
   * (decision 6); undefined where there is none.
   * @param isSource told of paths relative to the root.
   * @throws UserError where the clone is too shallow to know.
   */
  sourceCommit(isSource: (path: string) => boolean, from?: string): Promise<SourceCommit | undefined>;
  /** The working directory below the root: tracked files and untracked ones that are not ignored. */
  workingTree(): Promise<Tree>;
  /** @throws UserError when the revision is missing, ambiguous or not a commit. */
  commitTree(revision: string): Promise<Tree>;
  /**
   * @param head a revision, or undefined for the working directory.
   * @throws UserError when a commit is missing (shallow clone) or the two have no common ancestor.
   */
  compare(base: string, head: string | undefined): Promise<Comparison>;
  /**
   * What the commits add that `head` reaches and `base` does not; without a base, all that `head` reaches.
   * @throws UserError where a commit is missing, a shallow clone hides some, or they add more than can be listed.
   */
  addedContent(base: string | undefined, head: string): Promise<AddedContent>;
}

/** What the commits of a branch change since it left the target: trees of the differing files alone, before and after. */
export interface BranchChange {
  readonly before: Tree;
  readonly after: Tree;
}

export interface Branches {
  /**
   * @param target and `head` are full commit ids.
   * @param ms for a stranger's branch, beside which something else is judged: what Git cannot say within so many
   * milliseconds is left, as is what it cannot say at all.
   * @returns undefined where the two have no common ancestor or more files differ than are worth looking at.
   */
  branchChange(target: string, head: string, ms?: number): Promise<BranchChange | undefined>;
}

/** What may be spent on others' commits. */
export interface FetchLimits {
  /** Of packs, as they come over the network. */
  readonly bytes: number;
  readonly ms: number;
}

/** What others' commits may cost: of all at once, and where that is too much, of each by itself within the same time. */
export interface NeighbourLimits {
  readonly together: FetchLimits;
  readonly each: FetchLimits;
}

/** Commits of pull requests after a fetch. */
export interface FetchedPulls {
  /** Tip of the target branch. */
  readonly base: string;
  /** Heads by number. A pull request whose head is gone is not here. */
  readonly heads: ReadonlyMap<number, string>;
}

/** Pull requests as data: nothing of them is checked out. */
export interface PullRequestSource {
  readonly repository: Repository & Branches;
  /**
   * One fetch of a branch and the heads of pull requests.
   * @throws UserError where the forge refuses or cannot be reached.
   */
  fetch(branch: string, numbers: readonly number[]): Promise<FetchedPulls>;
}

/** Pull requests and those that they are compared with. */
export interface NeighbourSource extends PullRequestSource {
  /**
   * Heads of pull requests that nothing depends on, such as those that another one is compared with.
   * @returns heads by number, without those that are gone, cost more than allowed or cannot be had. Never fails for them.
   */
  fetchNeighbours(numbers: readonly number[], limits: NeighbourLimits): Promise<ReadonlyMap<number, string>>;
}

/** The default branch and what is needed to say who approved it. */
export interface SnapshotSource extends PullRequestSource {
  readonly history: History;
  /**
   * One fetch of a branch with its whole history and of the snapshot tags, as the forge has them now.
   * @returns the branch's tip.
   * @throws UserError where the forge refuses or cannot be reached.
   */
  fetchSnapshots(branch: string): Promise<string>;
}

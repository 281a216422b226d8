/**
 * The forge as commands see it: a port that `forge/` implements for GitHub. Floor 4 gets it as an argument. Methods are
 * named for what the steward wants. Texts that people wrote (titles, branch names, labels, comments) are never trusted.
 */
import type { PlainMode } from "./tree.js";
import type { DownloadLimits, RunArtifact, WorkflowRun } from "./workflow-run.js";

export interface ForgeRepository {
  /** Repositories are compared by this alone, never by name (security rule 9). */
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly defaultBranch: string;
  readonly isFork: boolean;
}

export interface Account {
  readonly id: number;
  /** Bots carry the suffix `[bot]`. */
  readonly login: string;
  readonly isBot: boolean;
}

/** Who is asked, or is to be asked, for a review. */
export interface Reviewers {
  /** Logins. */
  readonly users: readonly string[];
  /** Slugs, without the organization. */
  readonly teams: readonly string[];
}

export interface PullRequest {
  readonly number: number;
  readonly isOpen: boolean;
  readonly isDraft: boolean;
  readonly author: Account;
  readonly head: {
    /** Full commit id. */
    readonly sha: string;
    readonly branch: string;
    /** Undefined where the fork is gone. */
    readonly repositoryId: number | undefined;
    /** `owner/name`, to be shown alone. */
    readonly repositoryName: string | undefined;
  };
  readonly base: { readonly sha: string; readonly branch: string; readonly repositoryId: number };
  readonly labels: readonly string[];
  /** Who asked the forge to merge it as soon as the rules of its branch allow; that stays whoever pushes to it. */
  readonly mergesItself?: { readonly by: Account };
  /** When it last changed, or was last spoken of (RFC 3339). */
  readonly updatedAt?: string;
  readonly requestedReviewers: Reviewers;
}

/**
 * Called right before each write: throws `HeadMoved` where what was judged is no longer what is there (security rule 11).
 */
export type BeforeWrite = () => Promise<void>;

/** Before a write that nothing which happens meanwhile makes wrong. */
export const always: BeforeWrite = () => Promise.resolve();

/** `cancelled`: it was given up. Unlike `neutral` it does not pass where the check is required. */
export type Conclusion = "success" | "failure" | "cancelled";

export interface CheckAnnotation {
  /** From the top of the repository. */
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  /** Where start and end are on one line alone; the end column is the last character's. */
  readonly columns?: { readonly start: number; readonly end: number };
  readonly level: "failure" | "warning" | "notice";
  readonly title: string;
  readonly message: string;
}

export interface CheckRunReport {
  /** Such as `memory-steward/report`. */
  readonly name: string;
  /** Full commit id that the run belongs to. */
  readonly head: string;
  /**
   * `<subject>:<digest>`: two reports with the same key are the same, so one that an earlier attempt began is completed and
   * none is made twice. Another unfinished one of the same subject is superseded.
   */
  readonly key: string;
  /** Who judged: what a newer run wrote of the same subject and head stays. */
  readonly run: RunStamp;
  readonly title: string;
  /** Markdown, at most 65,535 bytes. */
  readonly summary: string;
  readonly conclusion: Conclusion;
  /** In the order in which they are written. */
  readonly annotations: readonly CheckAnnotation[];
  /** Judges again, once the check run stands: of what may have changed since. It brings no other annotations. */
  readonly again?: () => Promise<CheckRunReport>;
  /** Whether it is written only where a run of that name stands on the commit. */
  readonly onlyOver?: boolean;
}

/** Order of two reporters: a later run, or a later attempt of one run, is newer. */
export interface RunStamp {
  readonly id: number;
  readonly attempt: number;
}

export function isNewerRun(left: RunStamp, right: RunStamp): boolean {
  return left.id > right.id || (left.id === right.id && left.attempt > right.attempt);
}

/** What a comment of ours is about: there is one of each on a pull request. */
export type CommentSubject = "report" | "proposal";

export interface StickyComment {
  /** `report` unless told. */
  readonly subject?: CommentSubject;
  /** Markdown without marker, at most `COMMENT_BYTES`. */
  readonly body: string;
  /** Full commit id that it speaks of. */
  readonly head: string;
  readonly run: RunStamp;
  /** Full id of the branch's head that the steward made, with nothing of anybody else below it. */
  readonly own?: string | undefined;
}

/** UTF-8 bytes of a comment's text: GitHub's 65,536 characters without room for the marker. */
export const COMMENT_BYTES = 65_536 - 256;

/** `unchanged`: it says so already. `newer`: a newer run has spoken. */
export type WriteOutcome = "created" | "updated" | "unchanged" | "newer";

export interface SarifUpload {
  /** SARIF 2.1.0. */
  readonly sarif: string;
  readonly commit: string;
  /** Full ref, such as `refs/pull/7/head`. */
  readonly ref: string;
}

export type ReviewState = "approved" | "changes-requested" | "commented" | "dismissed";

/** What a person last said of a pull request; `commented` does not replace an earlier approval. */
export interface Review {
  readonly author: Account;
  /** Whether the forge says that the author belongs to the repository's people: owner, member, collaborator. */
  readonly isInsider: boolean;
  readonly state: ReviewState;
  /** The commit that was reviewed; undefined where it is gone. */
  readonly commit: string | undefined;
  /** When it was submitted, RFC 3339. */
  readonly submittedAt?: string;
}

/** The forge's record of a merge: what a commit is identified by, never by ancestry (decision 1). */
export interface MergedPullRequest {
  readonly number: number;
  readonly author: Account;
  /** Full id of the head that was merged. */
  readonly head: string;
  readonly base: { readonly branch: string; readonly repositoryId: number };
  /** RFC 3339, to the second, in UTC. */
  readonly mergedAt: string;
}

/** What a commit does to one path: a plain file with these bytes; undefined where the file goes. */
export interface FileChange {
  /** From the top of the repository. */
  readonly path: string;
  readonly bytes: Uint8Array | undefined;
  /** 100644 unless told, and always where one request makes the whole commit. */
  readonly mode?: PlainMode;
}

export interface CommitText {
  /** First line. */
  readonly headline: string;
  /** What follows it, empty or without a line end at its end. */
  readonly body: string;
}

export interface CommitRequest {
  /** Short name. */
  readonly branch: string;
  /** Full commit id: the only parent. The branch must still be there. */
  readonly expectedHead: string;
  readonly text: CommitText;
  /** At least one. A path that goes must exist. */
  readonly changes: readonly FileChange[];
}

/** Files as a pull request from a branch of our own. */
export interface FileProposal {
  /** Short name. Made where there is none, moved where it holds an older proposal of ours. */
  readonly branch: string;
  /** The proposal's commit stands on this head of the target branch. */
  readonly base: { readonly branch: string; readonly head: string };
  readonly commit: CommitText;
  readonly changes: readonly FileChange[];
  readonly title: string;
  /** Markdown, at most `COMMENT_BYTES`. */
  readonly body: string;
}

export interface ProposalOutcome {
  readonly pull: PullRequest;
  readonly outcome: "created" | "updated" | "unchanged";
}

/** A commit on a branch of proposals; the branch only ever moves forward. */
export interface BranchCommitRequest {
  /** Short name. */
  readonly branch: string;
  /** Full id of the head that it stands on; undefined where the branch is not there yet. */
  readonly expectedHead: string | undefined;
  /** Full ids, the expected head first. */
  readonly parents: readonly string[];
  /** Full id of the commit whose tree the changes are laid over. */
  readonly onto: string;
  readonly text: CommitText;
  readonly changes: readonly FileChange[];
}

export interface BranchCommit {
  /** Full id. */
  readonly sha: string;
  readonly message: string;
  /** Whether our own identity made it, and nobody rewrote it. Of a bot's identity the forge has to vouch for it. */
  readonly isOurs: boolean;
  /** Whether the forge vouches for who made it: whoever commits may write any name into the commit. */
  readonly isSigned: boolean;
}

/** What a branch holds beyond a commit. */
export interface BranchState {
  /** Full id of its head. */
  readonly head: string;
  /** Full id of the best common ancestor. */
  readonly mergeBase: string;
  /** Those that the other commit does not reach, the oldest first. */
  readonly commits: readonly BranchCommit[];
  /** Paths from the top of the repository that differ from the common ancestor's; undefined where they are too many to list. */
  readonly paths: readonly string[] | undefined;
}

/** A pull request from a branch of the repository itself, whatever its state. */
export interface BranchPull {
  readonly pull: PullRequest;
  readonly isMerged: boolean;
}

export interface PullText {
  readonly title: string;
  /** Markdown, at most `COMMENT_BYTES`. */
  readonly body: string;
}

/** A comment of our own, as the forge has it. */
export interface OwnComment {
  readonly body: string;
  readonly run: RunStamp;
  /** As of `StickyComment`. */
  readonly own?: string | undefined;
  /** Whether there is no other of ours on the same subject. */
  readonly isOnly: boolean;
}

export interface TagRequest {
  /** Short name, such as `memory/snapshots/2026-05-08T000000Z`. */
  readonly name: string;
  /** Full id of the commit that is tagged. */
  readonly commit: string;
  readonly message: string;
  /** What one tag alone can be made for, whatever its name: letters, digits and `-`. */
  readonly place: string;
}

/**
 * `name taken`: another tag bears it. `place taken`: by a tag object of that id, which may not have its name yet; `age` is how
 * many seconds earlier it was made, undefined where it is no tag object.
 */
export type TagOutcome =
  | { readonly outcome: "made"; readonly object: string }
  | { readonly outcome: "name taken" }
  | { readonly outcome: "place taken"; readonly object: string; readonly age: number | undefined };

/** The one issue that tells how the memory is. */
export interface HealthIssue {
  readonly title: string;
  /** Markdown, at most `COMMENT_BYTES`. */
  readonly body: string;
  /** Whether an issue that was closed is opened again. */
  readonly isUnwell: boolean;
}

export interface IssueOutcome {
  readonly number: number;
  readonly outcome: "created" | "updated" | "unchanged";
}

export interface OpenPullRequests {
  /** The most recently updated first. */
  readonly pulls: readonly PullRequest[];
  /** Whether there are more than were asked for. */
  readonly more: boolean;
}

/** One that was closed without a merge. */
export interface ClosedPullRequest extends PullRequest {
  /** RFC 3339, to the second, in UTC. */
  readonly closedAt: string;
}

interface PullComment {
  readonly author: Account;
  /** When it was written (RFC 3339). */
  readonly at: string;
  /** Markdown. */
  readonly text: string;
}

/** How a pull request was closed. */
export interface Closing {
  readonly by: Account | undefined;
  /** The last ones, at most 200, the oldest first. */
  readonly comments: readonly PullComment[];
}

export interface Forge {
  /** Requests that were sent, retries included. */
  readonly requests: number;
  repository(): Promise<ForgeRepository>;
  /** Who the token speaks as. */
  identity(): Promise<{ readonly login: string }>;
  /** Undefined where there is none of that number. */
  pullRequest(number: number): Promise<PullRequest | undefined>;
  /** Open pull requests from one branch of one owner, forks included. */
  pullRequestsFrom(head: { readonly owner: string; readonly branch: string }): Promise<readonly PullRequest[]>;
  /** One call for each hundred. */
  openPullRequests(limit: number): Promise<OpenPullRequests>;
  /** All open ones with that head commit, whatever their branch, base and repository; looks through all pages. */
  openPullRequestsAt(head: string): Promise<readonly PullRequest[]>;
  /** Those that were closed without a merge at a time or after it, from its own branches; the earliest first, at most 1,000 looked at. */
  closedPullRequests(after: string | undefined): Promise<readonly ClosedPullRequest[]>;
  /** Who closed a pull request, and the last comments. */
  closing(number: number): Promise<Closing>;
  /** All pages; the latest of each author that is more than a comment counts. */
  reviews(number: number): Promise<readonly Review[]>;
  /** All pages, in the order in which they were given; a dismissed one is told as such, whenever that happened. */
  reviewHistory(number: number): Promise<readonly Review[]>;
  /** Merged pull requests that brought a commit to the default branch, forks' ones included. */
  mergedPullRequests(commit: string): Promise<readonly MergedPullRequest[]>;
  /** Who merged a pull request. */
  mergedBy(number: number): Promise<Account | undefined>;
  /** Whether an account may write to the repository. */
  mayWrite(login: string): Promise<boolean>;
  /** GitHub's verdict on a commit is that of the newest check run of a name: it is never one that an older run judged. */
  publishCheckRun(report: CheckRunReport, beforeWrite: BeforeWrite): Promise<WriteOutcome>;
  /** One comment of our own, found by marker and author on all pages, the oldest where there are several. */
  upsertComment(number: number, comment: StickyComment, beforeWrite: BeforeWrite): Promise<WriteOutcome>;
  uploadSarif(upload: SarifUpload, beforeWrite: BeforeWrite): Promise<void>;
  /** Adds and removes single labels; all others stay. */
  setLabels(
    pull: PullRequest,
    labels: { readonly add: readonly string[]; readonly remove: readonly string[] },
    beforeWrite: BeforeWrite,
  ): Promise<void>;
  closePullRequest(number: number, beforeWrite: BeforeWrite): Promise<void>;
  /**
   * Asks the forge to merge the head as it is as soon as the rules of its branch allow, or takes that back.
   * @throws UserError where the repository does not allow that.
   */
  setAutoMerge(pull: PullRequest, wanted: boolean, beforeWrite: BeforeWrite): Promise<void>;
  /** @throws ForgeRefusal that names whom the forge does not let be asked, once the others are. */
  requestReviewers(pull: PullRequest, reviewers: Reviewers, beforeWrite: BeforeWrite): Promise<void>;
  /** Full id of a branch's tip; undefined where there is no such branch. */
  branchHead(branch: string): Promise<string | undefined>;
  /**
   * One signed commit on a branch, in one step with the check that the branch has not moved. A commit whose answer was lost
   * is found again, not made twice.
   * @returns its full id.
   * @throws BranchMoved, BranchProtected.
   */
  commitFiles(request: CommitRequest): Promise<string>;
  /**
   * One pull request of our own from a branch of our own, found by the branch. The branch moves in one step, so that it never
   * holds a half.
   * @throws UserError where others have committed to the branch.
   */
  proposeFiles(proposal: FileProposal): Promise<ProposalOutcome>;
  /** Undefined where there is no such branch. @param beyond full id of a commit. */
  branchState(branch: string, beyond: string): Promise<BranchState | undefined>;
  /**
   * One commit on top of a branch, which is made where there is none, signed for a bot.
   * @returns its full id.
   * @throws BranchMoved where the branch is elsewhere: nothing was moved.
   */
  advanceBranch(request: BranchCommitRequest): Promise<string>;
  /** The newest first, all pages. */
  branchPulls(branch: string): Promise<readonly BranchPull[]>;
  /** The open pull request from one branch of ours to another, made where there is none. */
  upsertPull(branch: string, base: string, text: PullText): Promise<ProposalOutcome>;
  /** The oldest comment of ours on a subject; that of another account, where one is named. */
  ownComment(number: number, subject: CommentSubject, author?: Account): Promise<OwnComment | undefined>;
  /** An annotated tag, never moved. One that another run made for the place with the same name, commit and message is ours. */
  createTag(tag: TagRequest): Promise<TagOutcome>;
  /** One issue of our own, found by marker and author, the oldest where there are several: the others are closed. */
  upsertHealthIssue(issue: HealthIssue): Promise<IssueOutcome>;
  /** Undefined where the repository has no such run, or the token may not see it. */
  workflowRun(id: number): Promise<WorkflowRun | undefined>;
  /** One call; at most 100. Artifacts of that very name, of all attempts of the run. */
  runArtifacts(run: number, name: string): Promise<readonly RunArtifact[]>;
  /** What was uploaded: a zip archive, or one file. @throws ArtifactUnavailable where it is gone or beyond a limit. */
  downloadArtifact(artifact: RunArtifact, limits: DownloadLimits): Promise<Uint8Array>;
  /**
   * One comment of our own under a key on an issue or pull request, never changed and never written twice.
   * @returns undefined where there is no such issue, or the token may not see it.
   */
  linkOnce(issue: number, key: string, body: string): Promise<"created" | "unchanged" | undefined>;
  /** What the forge's own settings say, for `doctor`; members that the token may not see are undefined. */
  settings(branch: string): Promise<ForgeSettings>;
}

export interface ForgeSettings {
  /** Names of the checks that must pass before a merge into the branch. */
  readonly requiredChecks: readonly string[] | undefined;
  /** Rules of rulesets that apply to the branch, such as `pull_request`, `required_signatures`. */
  readonly branchRules: readonly string[] | undefined;
  readonly usesMergeQueue: boolean | undefined;
  /** What a workflow without `permissions` gets. */
  readonly defaultWorkflowPermissions: "read" | "write" | undefined;
  readonly canApprovePullRequests: boolean | undefined;
}

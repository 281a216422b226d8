/** What the stand-in remembers besides Git: accounts, repositories and what hangs on them. */
import type { GitStore } from "./git-store.js";
import type { Json, JsonObject } from "./json.js";

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: "User" | "Bot" | "Organization";
}

export interface App {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly owner: Account;
}

export type Role = "admin" | "maintain" | "write" | "triage" | "read";

export interface Label {
  readonly id: number;
  readonly name: string;
  readonly color: string;
  readonly description: string | null;
}

export interface Issue {
  readonly id: number;
  readonly number: number;
  title: string;
  body: string | null;
  state: "open" | "closed";
  readonly user: Account;
  readonly createdAt: string;
  updatedAt: string;
  closedAt: string | null;
  closedBy?: Account;
  labels: Label[];
  /** The pull request that this issue is, where it is one. */
  readonly pull: Pull | undefined;
}

export interface Pull {
  readonly id: number;
  readonly number: number;
  draft: boolean;
  readonly head: { readonly repository: Repository; readonly branch: string; sha: string };
  base: { readonly branch: string; sha: string };
  mergedAt: string | null;
  mergedBy: Account | null;
  autoMerge?: { readonly by: Account; readonly method: string; readonly at: string };
  mergeCommit: string | null;
  /** Commits that a rebase laid on the base, the last of which is `mergeCommit`. */
  landed: readonly string[];
  /** Undefined until computed for the present head and base. */
  mergeable: boolean | undefined;
  /** Its base has moved: the merge is tried again when somebody asks. */
  awaitsTrial: boolean;
  /** Reads that still answer null before the state of the merge is known. */
  readsUntilMergeable: number;
  reviewers: Account[];
  teams: string[];
  readonly reviews: Review[];
  /** Opened with a job's token: its runs wait for a person's approval. */
  readonly awaitsApproval: boolean;
}

export interface Review {
  readonly id: number;
  readonly user: Account;
  state: "APPROVED" | "CHANGES_REQUESTED" | "COMMENTED" | "DISMISSED" | "PENDING";
  readonly body: string;
  readonly commit: string;
  readonly submittedAt: string;
}

export interface Comment {
  readonly id: number;
  readonly issue: number;
  body: string;
  readonly user: Account;
  readonly app: App | undefined;
  readonly createdAt: string;
  updatedAt: string;
}

export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: string;
  readonly message: string;
  readonly title?: string;
  readonly raw_details?: string;
}

export interface CheckRun {
  readonly id: number;
  readonly suite: number;
  name: string;
  readonly headSha: string;
  status: "queued" | "in_progress" | "completed";
  conclusion: string | null;
  startedAt: string;
  completedAt: string | null;
  externalId: string;
  detailsUrl: string | null;
  title: string | null;
  summary: string | null;
  text: string | null;
  readonly annotations: Annotation[];
  readonly app: App;
}

export interface Status {
  readonly id: number;
  readonly sha: string;
  readonly state: string;
  readonly context: string;
  readonly description: string | null;
  readonly targetUrl: string | null;
  readonly creator: Account;
  readonly createdAt: string;
}

export interface Sarif {
  readonly id: string;
  readonly ref: string;
  readonly commit: string;
  readonly document: Json;
  /** Reads that still answer "pending". */
  pendingReads: number;
}

export interface Artifact {
  readonly id: number;
  readonly run: number;
  readonly name: string;
  /** As the download delivers it: a zip archive unless uploaded unarchived. */
  readonly bytes: Uint8Array;
  readonly digest: string;
  readonly createdAt: string;
  expired: boolean;
}

export interface WorkflowRun {
  readonly id: number;
  readonly number: number;
  readonly workflow: Workflow;
  readonly event: string;
  readonly head: { readonly repository: Repository; readonly branch: string; readonly sha: string };
  readonly headCommit: JsonObject;
  readonly actor: Account;
  status: "queued" | "in_progress" | "completed" | "waiting";
  conclusion: string | null;
  /** Numbers of same-repository pull requests; empty for forks. */
  readonly pulls: readonly number[];
  readonly createdAt: string;
  updatedAt: string;
}

export interface Workflow {
  readonly id: number;
  readonly name: string;
  readonly path: string;
}

interface Protection {
  readonly requiredChecks: readonly string[];
  readonly requiredApprovals: number;
}

export interface Repository {
  readonly id: number;
  readonly owner: Account;
  readonly name: string;
  readonly private: boolean;
  readonly parent: Repository | undefined;
  readonly defaultBranch: string;
  readonly createdAt: string;
  pushedAt: string;
  readonly git: GitStore;
  /** Full ids of the commits that GitHub signed, and of none that was pushed. */
  readonly signed: Set<string>;
  readonly roles: Map<string, Role>;
  readonly issues: Map<number, Issue>;
  readonly comments: Map<number, Comment>;
  readonly checks: Map<number, CheckRun>;
  readonly statuses: Status[];
  readonly labels: Map<string, Label>;
  readonly sarifs: Map<string, Sarif>;
  readonly artifacts: Map<number, Artifact>;
  readonly workflows: Map<string, Workflow>;
  readonly runs: Map<number, WorkflowRun>;
  /** By branch. */
  readonly protections: Map<string, Protection>;
  /** Rules of rulesets by branch, as the description words them. */
  readonly rules: Map<string, readonly Json[]>;
  workflowSettings: { permissions: "read" | "write"; mayApprove: boolean; enabled: boolean };
  codeScanning: boolean;
  allowsAutoMerge: boolean;
}

export function fullName(repository: Repository): string {
  return `${repository.owner.login}/${repository.name}`;
}

export function pullsOf(repository: Repository): (Issue & { readonly pull: Pull })[] {
  return [...repository.issues.values()].filter(
    (issue): issue is Issue & { readonly pull: Pull } => issue.pull !== undefined,
  );
}

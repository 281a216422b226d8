/** The GitHub adapter: the port's wishes as requests. Loaded when a command needs the forge, never before. */
import { gzipSync } from "node:zlib";
import type {
  Account,
  BeforeWrite,
  BranchCommitRequest,
  BranchPull,
  BranchState,
  CheckRunReport,
  ClosedPullRequest,
  Closing,
  CommentSubject,
  CommitRequest,
  CommitText,
  FileChange,
  FileProposal,
  Forge,
  ForgeRepository,
  ForgeSettings,
  MergedPullRequest,
  HealthIssue,
  IssueOutcome,
  OpenPullRequests,
  OwnComment,
  ProposalOutcome,
  PullRequest,
  PullText,
  Review,
  Reviewers,
  SarifUpload,
  StickyComment,
  TagOutcome,
  TagRequest,
  WriteOutcome,
} from "../memory/forge.js";
import { valueAt } from "../memory/plain-data.js";
import { UserError } from "../memory/user-error.js";
import type { DownloadLimits, RunArtifact, WorkflowRun } from "../memory/workflow-run.js";
import { latestReviews, pullRequestOf } from "./answers.js";
import { advanceBranch, branchPulls, branchState } from "./branch.js";
import { setAutoMerge } from "./auto-merge.js";
import { publishCheckRun } from "./check-run.js";
import { checkRunStore } from "./check-run-store.js";
import { branchHead, commitFiles, MUTATION_BYTES } from "./commit-files.js";
import { closedPullRequests, closing } from "./closed-pulls.js";
import { commentStore } from "./comment-store.js";
import { connect, SECOND, type Api, type Connection } from "./connection.js";
import { upsertHealthIssue } from "./health-issue.js";
import { refuseNewSecrets } from "./new-secrets.js";
import { PAGE_SIZE } from "./page-size.js";
import type { Place } from "./place.js";
import { proposeFiles, upsertPull } from "./propose-files.js";
import { linkOnce } from "./link-once.js";
import { hasStatus } from "./refusal.js";
import { mayWrite, mergedBy, mergedPullRequests, reviewHistory } from "./merges.js";
import { downloadArtifact, runArtifacts, workflowRun } from "./runs.js";
import { requestReviewers } from "./request-reviewers.js";
import { readSettings } from "./settings.js";
import { readOwnComment, upsertComment } from "./sticky-comment.js";
import { createTag } from "./tag.js";

/** Nothing is asked before a method is called. */
export function connectGitHub(connection: Connection): Forge {
  return new GitHub(connection);
}

class GitHub implements Forge {
  requests = 0;
  readonly #api: Api;
  readonly #place: Place;
  readonly #mutationBytes: number;
  readonly #second: number;
  readonly #redactor: Connection["redactor"];
  readonly #send: typeof globalThis.fetch;
  #identity: Promise<{ readonly login: string }> | undefined;

  constructor(connection: Connection) {
    this.#redactor = connection.redactor;
    this.#send = connection.fetch ?? globalThis.fetch;
    this.#place = { owner: connection.owner, repo: connection.repository };
    this.#mutationBytes = connection.mutationBytes ?? MUTATION_BYTES;
    this.#second = connection.second ?? SECOND;
    this.#api = connect(connection, () => {
      this.requests++;
    });
  }

  async repository(): Promise<ForgeRepository> {
    const { data } = await this.#api.rest.repos.get({ ...this.#place });
    return {
      id: data.id,
      owner: data.owner.login,
      name: data.name,
      defaultBranch: data.default_branch,
      isFork: data.fork,
    };
  }

  /** Of REST's addresses none tells a workflow's token who it is. */
  identity(): Promise<{ readonly login: string }> {
    this.#identity ??= this.#api.graphql("{ viewer { login } }").then(identityOf, (error: unknown) => {
      // A refusal of the request itself is a sentence already; this one came with an answer of status 200.
      throw error instanceof UserError ? error : unknownIdentity();
    });
    return this.#identity;
  }

  async pullRequest(number: number): Promise<PullRequest | undefined> {
    try {
      const { data } = await this.#api.rest.pulls.get({ ...this.#place, pull_number: number });
      return pullRequestOf(data);
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }

  async pullRequestsFrom({ owner, branch }: { owner: string; branch: string }): Promise<readonly PullRequest[]> {
    const filter = { state: "open", head: `${owner}:${branch}`, per_page: PAGE_SIZE } as const;
    const { data } = await this.#api.rest.pulls.list({ ...this.#place, ...filter });
    return data.map(pullRequestOf);
  }

  async openPullRequests(limit: number): Promise<OpenPullRequests> {
    const order = { state: "open", sort: "updated", direction: "desc", per_page: Math.min(limit, PAGE_SIZE) } as const;
    const pulls = new Map<number, PullRequest>();
    for (let page = 1; ; page++) {
      const { data, headers } = await this.#api.rest.pulls.list({ ...this.#place, ...order, page });
      // What changes meanwhile moves to the front, and pushes another one onto the next page.
      for (const answer of data) if (!pulls.has(answer.number)) pulls.set(answer.number, pullRequestOf(answer));
      const more = headers.link?.includes('rel="next"') === true;
      if (!more || page * order.per_page >= limit) return { pulls: [...pulls.values()], more };
    }
  }

  /** By the list: of a commit that only a fork holds GitHub names no pull requests. A new one comes last. */
  async openPullRequestsAt(head: string): Promise<readonly PullRequest[]> {
    const order = { state: "open", sort: "created", direction: "asc", per_page: PAGE_SIZE } as const;
    const open = await this.#api.paginate(this.#api.rest.pulls.list, { ...this.#place, ...order });
    return open.filter((pull) => pull.head.sha === head).map(pullRequestOf);
  }

  closedPullRequests(after: string | undefined): Promise<readonly ClosedPullRequest[]> {
    return closedPullRequests(this.#api, this.#place, after);
  }

  closing(number: number): Promise<Closing> {
    return closing(this.#api, this.#place, number);
  }

  async reviews(number: number): Promise<readonly Review[]> {
    return latestReviews(await this.reviewHistory(number));
  }

  reviewHistory(number: number): Promise<readonly Review[]> {
    return reviewHistory(this.#api, this.#place, number);
  }

  mergedPullRequests(commit: string): Promise<readonly MergedPullRequest[]> {
    return mergedPullRequests(this.#api, this.#place, commit);
  }

  mergedBy(number: number): Promise<Account | undefined> {
    return mergedBy(this.#api, this.#place, number);
  }

  mayWrite(login: string): Promise<boolean> {
    return mayWrite(this.#api, this.#place, login);
  }

  async publishCheckRun(report: CheckRunReport, beforeWrite: BeforeWrite): Promise<WriteOutcome> {
    const { login } = await this.identity();
    const store = checkRunStore(this.#api, this.#place, report, login, this.#second);
    return publishCheckRun(store, report, beforeWrite);
  }

  async upsertComment(number: number, comment: StickyComment, beforeWrite: BeforeWrite): Promise<WriteOutcome> {
    const { login } = await this.identity();
    // Before it is compared with what is there: the same report is not written twice.
    const clean = { ...comment, body: this.#redactor.text(comment.body) };
    return upsertComment(commentStore(this.#api, this.#place, number, login), clean, beforeWrite);
  }

  /** Sent again where the answer is lost: the same analysis twice is one. */
  async uploadSarif({ sarif, commit, ref }: SarifUpload, beforeWrite: BeforeWrite): Promise<void> {
    await beforeWrite();
    await this.#api.rest.codeScanning.uploadSarif({
      ...this.#place,
      commit_sha: commit,
      ref,
      sarif: gzipSync(this.#redactor.json(sarif)).toString("base64"),
      tool_name: "memory-steward",
    });
  }

  async setLabels(
    pull: PullRequest,
    labels: { readonly add: readonly string[]; readonly remove: readonly string[] },
    beforeWrite: BeforeWrite,
  ): Promise<void> {
    const issue = { ...this.#place, issue_number: pull.number };
    const missing = labels.add.filter((name) => !pull.labels.includes(name));
    if (missing.length > 0) {
      await beforeWrite();
      await this.#api.rest.issues.addLabels({ ...issue, labels: missing });
    }
    for (const name of labels.remove.filter((label) => pull.labels.includes(label))) {
      await beforeWrite();
      try {
        await this.#api.rest.issues.removeLabel({ ...issue, name });
      } catch (error) {
        if (!hasStatus(error, 404)) throw error;
      }
    }
  }

  async closePullRequest(number: number, beforeWrite: BeforeWrite): Promise<void> {
    await beforeWrite();
    await this.#api.rest.pulls.update({ ...this.#place, pull_number: number, state: "closed" });
  }

  setAutoMerge(pull: PullRequest, wanted: boolean, beforeWrite: BeforeWrite): Promise<void> {
    return setAutoMerge(this.#api, this.#place, pull, wanted, beforeWrite);
  }

  requestReviewers(pull: PullRequest, reviewers: Reviewers, beforeWrite: BeforeWrite): Promise<void> {
    return requestReviewers(this.#api, this.#place, pull, reviewers, beforeWrite);
  }

  branchHead(branch: string): Promise<string | undefined> {
    return branchHead(this.#api, this.#place, branch);
  }

  async commitFiles(request: CommitRequest): Promise<string> {
    await this.#refuseNewSecrets(request.expectedHead, request.changes);
    const text = this.#cleanText(request.text);
    return commitFiles(this.#api, this.#place, { ...request, text }, this.#mutationBytes);
  }

  async proposeFiles(proposal: FileProposal): Promise<ProposalOutcome> {
    await this.#refuseNewSecrets(proposal.base.head, proposal.changes);
    const { login } = await this.identity();
    const commit = this.#cleanText(proposal.commit);
    return proposeFiles(this.#api, this.#place, { ...proposal, commit }, login);
  }

  async branchState(branch: string, beyond: string): Promise<BranchState | undefined> {
    const { login } = await this.identity();
    return branchState(this.#api, this.#place, branch, beyond, login);
  }

  async advanceBranch(request: BranchCommitRequest): Promise<string> {
    await this.#refuseNewSecrets(request.onto, request.changes);
    return advanceBranch(this.#api, this.#place, { ...request, text: this.#cleanText(request.text) });
  }

  branchPulls(branch: string): Promise<readonly BranchPull[]> {
    return branchPulls(this.#api, this.#place, branch);
  }

  upsertPull(branch: string, base: string, { title, body }: PullText): Promise<ProposalOutcome> {
    const clean = { title: this.#redactor.text(title), body: this.#redactor.text(body) };
    return upsertPull(this.#api, this.#place, branch, base, clean);
  }

  async ownComment(number: number, subject: CommentSubject, author?: Account): Promise<OwnComment | undefined> {
    const { login } = author ?? (await this.identity());
    return readOwnComment(commentStore(this.#api, this.#place, number, login), subject);
  }

  createTag(tag: TagRequest): Promise<TagOutcome> {
    return createTag(this.#api, this.#place, tag);
  }

  #refuseNewSecrets(head: string, changes: readonly FileChange[]): Promise<void> {
    return refuseNewSecrets({ api: this.#api, place: this.#place, redactor: this.#redactor }, head, changes);
  }

  #cleanText({ headline, body }: CommitText): CommitText {
    return { headline: this.#redactor.text(headline), body: this.#redactor.text(body) };
  }

  async upsertHealthIssue(issue: HealthIssue): Promise<IssueOutcome> {
    const { login } = await this.identity();
    const clean = { ...issue, title: this.#redactor.text(issue.title), body: this.#redactor.text(issue.body) };
    return upsertHealthIssue(this.#api, this.#place, clean, login);
  }

  workflowRun(id: number): Promise<WorkflowRun | undefined> {
    return workflowRun(this.#api, this.#place, id);
  }

  runArtifacts(run: number, name: string): Promise<readonly RunArtifact[]> {
    return runArtifacts(this.#api, this.#place, run, name);
  }

  downloadArtifact(artifact: RunArtifact, limits: DownloadLimits): Promise<Uint8Array> {
    return downloadArtifact(this.#api, this.#place, this.#send, artifact, limits);
  }

  async linkOnce(issue: number, key: string, body: string): Promise<"created" | "unchanged" | undefined> {
    const { login } = await this.identity();
    try {
      return await linkOnce(commentStore(this.#api, this.#place, issue, login), key, this.#redactor.text(body));
    } catch (error) {
      if (hasStatus(error, 404, 410)) return undefined;
      throw error;
    }
  }

  settings(branch: string): Promise<ForgeSettings> {
    return readSettings(this.#api, this.#place, branch);
  }
}

function identityOf(answer: unknown): { login: string } {
  const login = valueAt(answer, ["viewer", "login"]);
  if (typeof login !== "string" || login === "") throw unknownIdentity();
  return { login };
}

function unknownIdentity(): UserError {
  return new UserError("GitHub does not say whose token this is.", "Use a workflow's own token or a GitHub App's");
}

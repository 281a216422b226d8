/** What happens is recorded as GitHub would send it to a webhook: the state of that moment, to be laid on a real example. */
import { NO_OBJECT, type Commit } from "./git-store.js";
import type { Json, JsonObject } from "./json.js";
import type { StandIn } from "./stand-in.js";
import type { Account, CheckRun, Comment, Issue, Pull, Repository, Review, Workflow, WorkflowRun } from "./state.js";
import { Views } from "./views.js";

type PullIssue = Issue & { readonly pull: Pull };

function emit(
  standIn: StandIn,
  name: string,
  action: string | undefined,
  repository: Repository,
  actor: Account,
  startsRuns: boolean,
  overlay: JsonObject,
): void {
  const views = new Views(standIn);
  standIn.events.push({
    name,
    action,
    repository,
    actor,
    startsRuns,
    overlay: {
      ...(action !== undefined && { action }),
      ...overlay,
      repository: views.repository(repository),
      sender: views.account(actor),
    },
  });
}

export function pullEvent(
  standIn: StandIn,
  repository: Repository,
  issue: PullIssue,
  action: string,
  actor: Account,
  startsRuns: boolean,
  more: JsonObject = {},
): void {
  const pull_request = new Views(standIn).pull(issue, repository, {});
  emit(standIn, "pull_request", action, repository, actor, startsRuns, { number: issue.number, pull_request, ...more });
}

export function reviewEvent(
  standIn: StandIn,
  repository: Repository,
  issue: PullIssue,
  review: Review,
  action: "submitted" | "dismissed",
  actor: Account,
  startsRuns: boolean,
): void {
  const views = new Views(standIn);
  const pull_request = views.pullSummary(issue, repository);
  const worded = { ...views.review(review, repository, issue.number), state: review.state.toLowerCase() };
  emit(standIn, "pull_request_review", action, repository, actor, startsRuns, { pull_request, review: worded });
}

export function commentEvent(
  standIn: StandIn,
  repository: Repository,
  issue: Issue,
  comment: Comment,
  action: "created" | "edited" | "deleted",
  actor: Account,
  startsRuns: boolean,
): void {
  const views = new Views(standIn);
  const overlay = { issue: views.issue(issue, repository), comment: views.comment(comment, repository) };
  emit(standIn, "issue_comment", action, repository, actor, startsRuns, {
    ...overlay,
    ...(action === "edited" && { changes: {} }),
  });
}

export function checkEvent(
  standIn: StandIn,
  repository: Repository,
  run: CheckRun,
  action: "created" | "completed",
  actor: Account,
  startsRuns: boolean,
): void {
  emit(standIn, "check_run", action, repository, actor, startsRuns, {
    check_run: new Views(standIn).check(run, repository),
  });
}

export async function pushEvent(
  standIn: StandIn,
  repository: Repository,
  change: { readonly ref: string; readonly before: string; readonly after: string },
  pusher: Account,
  startsRuns: boolean,
): Promise<void> {
  const { ref, before, after } = change;
  const views = new Views(standIn);
  const gone = after === NO_OBJECT;
  const isBranch = ref.startsWith("refs/heads/");
  const oids = gone || !isBranch ? [] : before === NO_OBJECT ? [after] : await repository.git.between(before, after);
  const commits = await Promise.all(oids.slice(-20).map(async (oid) => await pushedCommit(repository, views, oid)));
  const forced = before !== NO_OBJECT && !gone && isBranch && !(await repository.git.isAncestor(before, after));
  emit(standIn, "push", undefined, repository, pusher, startsRuns, {
    ref,
    before,
    after,
    created: before === NO_OBJECT,
    deleted: gone,
    forced,
    base_ref: null,
    compare: views.html(repository, "compare", `${before.slice(0, 12)}...${after.slice(0, 12)}`),
    commits,
    head_commit: commits.at(-1) ?? null,
    pusher: { name: pusher.login, email: `${pusher.login}@users.noreply.github.com` },
  });
}

/** A commit as workflow runs and merge groups show it. */
export function headCommitView(commit: Commit): JsonObject {
  const person = ({ name, email }: Commit["author"]): JsonObject => ({ name, email });
  return {
    id: commit.oid,
    tree_id: commit.tree,
    message: commit.message,
    timestamp: commit.committer.date,
    author: person(commit.author),
    committer: person(commit.committer),
  };
}

async function pushedCommit(repository: Repository, views: Views, oid: string): Promise<JsonObject> {
  const commit = await repository.git.commit(oid);
  const files = commit.parents[0] === undefined ? [] : await repository.git.changes(commit.parents[0], oid);
  const paths = (...states: readonly string[]): string[] =>
    files.filter(({ status }) => states.includes(status)).map(({ path }) => path);
  const person = ({ name, email }: { name: string; email: string }): JsonObject => ({ name, email, username: name });
  return {
    id: oid,
    tree_id: commit.tree,
    distinct: true,
    message: commit.message,
    timestamp: commit.committer.date,
    url: views.html(repository, "commit", oid),
    author: person(commit.author),
    committer: person(commit.committer),
    added: paths("added"),
    removed: paths("removed"),
    modified: paths("modified", "renamed"),
  };
}

export function refEvent(
  standIn: StandIn,
  name: "create" | "delete",
  repository: Repository,
  ref: string,
  actor: Account,
  startsRuns: boolean,
): void {
  const [, kind, ...rest] = ref.split("/");
  emit(standIn, name, undefined, repository, actor, startsRuns, {
    ref: rest.join("/"),
    ref_type: kind === "tags" ? "tag" : "branch",
    pusher_type: "user",
    ...(name === "create" && { master_branch: repository.defaultBranch, description: null }),
  });
}

/** Dispatches start runs even when a job's token makes them. */
export function dispatchEvent(
  standIn: StandIn,
  repository: Repository,
  type: string,
  payload: Json,
  actor: Account,
): void {
  emit(standIn, "repository_dispatch", type, repository, actor, true, {
    branch: repository.defaultBranch,
    client_payload: payload,
  });
}

/** The hour of a `schedule` has come. */
export function scheduleEvent(standIn: StandIn, repository: Repository, cron: string): void {
  const workflow = [...repository.workflows.values()][0]?.path ?? "";
  emit(standIn, "schedule", undefined, repository, repository.owner, true, { schedule: cron, workflow });
}

export function workflowDispatchEvent(
  standIn: StandIn,
  repository: Repository,
  workflow: Workflow,
  ref: string,
  inputs: JsonObject,
  actor: Account,
): void {
  emit(standIn, "workflow_dispatch", undefined, repository, actor, true, {
    ref: ref.startsWith("refs/") ? ref : `refs/heads/${ref}`,
    workflow: workflow.path,
    inputs,
  });
}

export function workflowRunEvent(
  standIn: StandIn,
  repository: Repository,
  run: WorkflowRun,
  action: "completed",
): void {
  const views = new Views(standIn);
  const workflow = {
    id: run.workflow.id,
    name: run.workflow.name,
    path: run.workflow.path,
    state: "active",
    url: views.api(repository, "actions", "workflows", run.workflow.id),
    html_url: views.html(repository, "blob", repository.defaultBranch, run.workflow.path),
  };
  emit(standIn, "workflow_run", action, repository, run.actor, true, {
    workflow_run: views.run(run, repository),
    workflow,
  });
}

/** The queue's own branch and the commit that it would make the tip of the base. */
export async function mergeGroupEvent(
  standIn: StandIn,
  repository: Repository,
  head: { readonly branch: string; readonly sha: string },
  base: { readonly branch: string; readonly sha: string },
  actor: Account,
): Promise<void> {
  emit(standIn, "merge_group", "checks_requested", repository, actor, true, {
    merge_group: {
      head_sha: head.sha,
      head_ref: `refs/heads/${head.branch}`,
      base_sha: base.sha,
      base_ref: `refs/heads/${base.branch}`,
      head_commit: headCommitView(await repository.git.commit(head.sha)),
    },
  });
}

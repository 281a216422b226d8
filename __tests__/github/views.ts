/** The state as GitHub's answers word it: the members that the stand-in means; `fill` adds the rest. */
import { Addresses } from "./addresses.js";
import type { Commit } from "./git-store.js";
import type { Json, JsonObject } from "./json.js";
import type {
  Account,
  Annotation,
  Artifact,
  CheckRun,
  Comment,
  Issue,
  Label,
  Pull,
  Repository,
  Review,
  Status,
  WorkflowRun,
} from "./state.js";
import { roleOf } from "./tokens.js";

export class Views extends Addresses {
  label({ id, name, color, description }: Label): JsonObject {
    return { id, node_id: `LA_${id}`, name, color, description, default: false };
  }

  association(account: Account, repository: Repository): string {
    if (account.id === repository.owner.id) return "OWNER";
    if (account.type === "Bot") return "NONE";
    return roleOf(account, repository) === undefined ? "NONE" : "COLLABORATOR";
  }

  issue(issue: Issue, repository: Repository): JsonObject {
    return {
      id: issue.id,
      node_id: `I_${issue.id}`,
      number: issue.number,
      title: issue.title,
      body: issue.body,
      state: issue.state,
      user: this.account(issue.user),
      labels: issue.labels.map((label) => this.label(label)),
      assignee: null,
      assignees: [],
      milestone: null,
      locked: false,
      comments: [...repository.comments.values()].filter((comment) => comment.issue === issue.number).length,
      author_association: this.association(issue.user, repository),
      created_at: issue.createdAt,
      updated_at: issue.updatedAt,
      closed_at: issue.closedAt,
      url: this.api(repository, "issues", issue.number),
      html_url: this.html(repository, issue.pull ? "pull" : "issues", issue.number),
      repository_url: this.api(repository),
      ...(issue.pull && {
        pull_request: {
          url: this.api(repository, "pulls", issue.number),
          html_url: this.html(repository, "pull", issue.number),
          merged_at: issue.pull.mergedAt,
        },
      }),
    };
  }

  /** The members that lists and single answers share. */
  pullSummary(issue: Issue & { readonly pull: Pull }, repository: Repository): JsonObject {
    const { pull } = issue;
    const { head, base } = pull;
    return {
      ...this.issue(issue, repository),
      pull_request: undefined,
      repository_url: undefined,
      comments: undefined,
      id: pull.id,
      node_id: `PR_${pull.id}`,
      draft: pull.draft,
      labels: issue.labels.map((label) => ({ ...this.label(label), description: label.description ?? "" })),
      url: this.api(repository, "pulls", pull.number),
      html_url: this.html(repository, "pull", pull.number),
      diff_url: `${this.html(repository, "pull", pull.number)}.diff`,
      patch_url: `${this.html(repository, "pull", pull.number)}.patch`,
      issue_url: this.api(repository, "issues", pull.number),
      comments_url: this.api(repository, "issues", pull.number, "comments"),
      head: {
        label: `${head.repository.owner.login}:${head.branch}`,
        ref: head.branch,
        sha: head.sha,
        user: this.account(head.repository.owner),
        repo: this.repository(head.repository),
      },
      base: {
        label: `${repository.owner.login}:${base.branch}`,
        ref: base.branch,
        sha: base.sha,
        user: this.account(repository.owner),
        repo: this.repository(repository),
      },
      requested_reviewers: pull.reviewers.map((account) => this.account(account)),
      requested_teams: pull.teams.map((slug) => this.team(slug)),
      merged_at: pull.mergedAt,
      merge_commit_sha: pull.mergeCommit,
      auto_merge: pull.autoMerge
        ? {
            enabled_by: this.account(pull.autoMerge.by),
            merge_method: pull.autoMerge.method.toLowerCase(),
            commit_title: "",
            commit_message: "",
          }
        : null,
    };
  }

  /** A single answer; the numbers come from Git. */
  pull(issue: Issue & { readonly pull: Pull }, repository: Repository, numbers: JsonObject): JsonObject {
    const { pull } = issue;
    const known = pull.readsUntilMergeable === 0 && issue.state === "open";
    return {
      ...this.pullSummary(issue, repository),
      ...numbers,
      merged: pull.mergedAt !== null,
      merged_by: pull.mergedBy && this.account(pull.mergedBy),
      mergeable: known ? (pull.mergeable ?? null) : null,
      rebaseable: known ? (pull.mergeable ?? null) : null,
      mergeable_state: known ? (pull.mergeable === true ? "clean" : "dirty") : "unknown",
      comments: [...repository.comments.values()].filter(({ issue: number }) => number === pull.number).length,
      review_comments: 0,
      maintainer_can_modify: false,
    };
  }

  team(slug: string): JsonObject {
    return {
      id: slug.length + 1,
      node_id: `T_${slug}`,
      name: slug,
      slug,
      type: "organization",
      permission: "pull",
      parent: null,
      description: null,
    };
  }

  comment(comment: Comment, repository: Repository): JsonObject {
    const issue = repository.issues.get(comment.issue);
    return {
      id: comment.id,
      node_id: `IC_${comment.id}`,
      body: comment.body,
      user: this.account(comment.user),
      created_at: comment.createdAt,
      updated_at: comment.updatedAt,
      author_association: this.association(comment.user, repository),
      url: this.api(repository, "issues", "comments", comment.id),
      html_url: `${this.html(repository, issue?.pull ? "pull" : "issues", comment.issue)}#issuecomment-${comment.id}`,
      issue_url: this.api(repository, "issues", comment.issue),
      performed_via_github_app: comment.app ? this.app(comment.app) : null,
    };
  }

  review(review: Review, repository: Repository, number: number): JsonObject {
    const url = `${this.html(repository, "pull", number)}#pullrequestreview-${review.id}`;
    return {
      id: review.id,
      node_id: `PRR_${review.id}`,
      user: this.account(review.user),
      body: review.body,
      state: review.state,
      commit_id: review.commit,
      submitted_at: review.submittedAt,
      author_association: this.association(review.user, repository),
      html_url: url,
      pull_request_url: this.api(repository, "pulls", number),
      _links: { html: { href: url }, pull_request: { href: this.api(repository, "pulls", number) } },
    };
  }

  check(run: CheckRun, repository: Repository): JsonObject {
    return {
      id: run.id,
      node_id: `CR_${run.id}`,
      name: run.name,
      head_sha: run.headSha,
      status: run.status,
      conclusion: run.conclusion,
      started_at: run.startedAt,
      completed_at: run.completedAt,
      external_id: run.externalId,
      url: this.api(repository, "check-runs", run.id),
      html_url: this.html(repository, "runs", run.id),
      details_url: run.detailsUrl ?? this.html(repository, "runs", run.id),
      output: {
        title: run.title,
        summary: run.summary,
        text: run.text,
        annotations_count: run.annotations.length,
        annotations_url: this.api(repository, "check-runs", run.id, "annotations"),
      },
      check_suite: { id: run.suite },
      app: this.app(run.app),
      // Empty for heads in a fork.
      pull_requests: [],
    };
  }

  annotation(annotation: Annotation, run: CheckRun, repository: Repository): JsonObject {
    return {
      start_column: null,
      end_column: null,
      title: null,
      raw_details: null,
      ...annotation,
      blob_href: this.html(repository, "blob", run.headSha, ...annotation.path.split("/").map(encodeURIComponent)),
    };
  }

  status(status: Status, repository: Repository): JsonObject {
    return {
      id: status.id,
      node_id: `SC_${status.id}`,
      state: status.state,
      context: status.context,
      description: status.description,
      target_url: status.targetUrl,
      creator: this.account(status.creator),
      created_at: status.createdAt,
      updated_at: status.createdAt,
      url: this.api(repository, "statuses", status.sha),
      avatar_url: null,
    };
  }

  /** A commit of Git's own, as the `git/commits` operations show it. */
  gitCommit(commit: Commit, repository: Repository): JsonObject {
    return {
      sha: commit.oid,
      node_id: `C_${commit.oid}`,
      url: this.api(repository, "git", "commits", commit.oid),
      html_url: this.html(repository, "commit", commit.oid),
      author: { ...commit.author },
      committer: { ...commit.committer },
      message: commit.message,
      tree: { sha: commit.tree, url: this.api(repository, "git", "trees", commit.tree) },
      parents: this.parents(commit, repository),
      verification: verification(commit, repository),
    };
  }

  /** A commit of the repository, with the accounts whom its addresses name. */
  commit(commit: Commit, repository: Repository): JsonObject {
    return {
      sha: commit.oid,
      node_id: `C_${commit.oid}`,
      url: this.api(repository, "commits", commit.oid),
      html_url: this.html(repository, "commit", commit.oid),
      comments_url: this.api(repository, "commits", commit.oid, "comments"),
      commit: {
        author: { ...commit.author },
        committer: { ...commit.committer },
        message: commit.message,
        tree: { sha: commit.tree, url: this.api(repository, "git", "trees", commit.tree) },
        url: this.api(repository, "git", "commits", commit.oid),
        comment_count: 0,
        verification: verification(commit, repository),
      },
      author: this.#accountOf(commit.author.name),
      committer: this.#accountOf(commit.committer.name),
      parents: this.parents(commit, repository),
    };
  }

  parents(commit: Commit, repository: Repository): Json[] {
    return commit.parents.map((sha) => ({
      sha,
      url: this.api(repository, "commits", sha),
      html_url: this.html(repository, "commit", sha),
    }));
  }

  run(run: WorkflowRun, repository: Repository): JsonObject {
    return {
      id: run.id,
      node_id: `WFR_${run.id}`,
      name: run.workflow.name,
      path: run.workflow.path,
      display_title: run.workflow.name,
      workflow_id: run.workflow.id,
      check_suite_id: run.id,
      run_number: run.number,
      run_attempt: 1,
      event: run.event,
      status: run.status,
      conclusion: run.conclusion,
      head_branch: run.head.branch,
      head_sha: run.head.sha,
      head_repository: this.repository(run.head.repository),
      head_repository_id: run.head.repository.id,
      head_commit: run.headCommit,
      repository: this.repository(repository),
      actor: this.account(run.actor),
      triggering_actor: this.account(run.actor),
      pull_requests: run.pulls.flatMap((number) => {
        const pull = repository.issues.get(number)?.pull;
        return pull ? [this.pullOfRun(pull, repository)] : [];
      }),
      created_at: run.createdAt,
      updated_at: run.updatedAt,
      run_started_at: run.createdAt,
      url: this.api(repository, "actions", "runs", run.id),
      html_url: this.html(repository, "actions", "runs", run.id),
      workflow_url: this.api(repository, "actions", "workflows", run.workflow.id),
      artifacts_url: this.api(repository, "actions", "runs", run.id, "artifacts"),
    };
  }

  pullOfRun(pull: Pull, repository: Repository): JsonObject {
    const short = (one: Repository): JsonObject => ({ id: one.id, url: this.api(one), name: one.name });
    return {
      id: pull.id,
      number: pull.number,
      url: this.api(repository, "pulls", pull.number),
      head: { ref: pull.head.branch, sha: pull.head.sha, repo: short(pull.head.repository) },
      base: { ref: pull.base.branch, sha: pull.base.sha, repo: short(repository) },
    };
  }

  artifact(artifact: Artifact, repository: Repository): JsonObject {
    const run = repository.runs.get(artifact.run);
    return {
      id: artifact.id,
      node_id: `AR_${artifact.id}`,
      name: artifact.name,
      size_in_bytes: artifact.bytes.byteLength,
      expired: artifact.expired,
      digest: artifact.digest,
      created_at: artifact.createdAt,
      updated_at: artifact.createdAt,
      expires_at: new Date(Date.parse(artifact.createdAt) + 90 * 86_400_000).toISOString(),
      url: this.api(repository, "actions", "artifacts", artifact.id),
      archive_download_url: this.api(repository, "actions", "artifacts", artifact.id, "zip"),
      ...(run && {
        workflow_run: {
          id: run.id,
          repository_id: repository.id,
          head_repository_id: run.head.repository.id,
          head_branch: run.head.branch,
          head_sha: run.head.sha,
        },
      }),
    };
  }

  #accountOf(login: string): Json {
    const account = this.standIn.accounts.get(login);
    return account ? this.account(account) : null;
  }
}

/** What GitHub tells of a signature. The names in a commit are whatever its author wrote. */
function verification({ oid }: Commit, repository: Repository): JsonObject {
  return repository.signed.has(oid)
    ? { verified: true, reason: "valid", signature: "stand-in", payload: "stand-in", verified_at: null }
    : { verified: false, reason: "unsigned", signature: null, payload: null, verified_at: null };
}

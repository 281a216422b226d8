/** Pull requests from opening to merging. */
import { closeMerged, prepareMerge } from "../after-push.js";
import { actor, invalid, notFound, paged, Refused, type Call, type Handler } from "../answers.js";
import { pullEvent } from "../events.js";
import { numberAt, textAt, type JsonObject } from "../json.js";
import { pullsOf, type Issue, type Pull, type Repository } from "../state.js";
import { hasRole } from "../tokens.js";
import { Views } from "../views.js";
import { changedFile } from "./repositories.js";

const LISTED_FILES = 3000;
const LISTED_COMMITS = 250;
const BODY_LIMIT = 65_536;

export type PullIssue = Issue & { readonly pull: Pull };

/** @throws Refused 404 */
export function pullOf(call: Call): PullIssue {
  const issue = call.repository.issues.get(numberAt(call.path, "pull_number") ?? 0);
  if (!issue?.pull) throw notFound();
  return issue as PullIssue;
}

export const PULL_HANDLERS: Readonly<Record<string, Handler>> = {
  "pulls/list": (call) => {
    const state = textAt(call.query, "state") ?? "open";
    const head = textAt(call.query, "head");
    const base = textAt(call.query, "base");
    const sort = textAt(call.query, "sort") ?? "created";
    const direction = textAt(call.query, "direction") ?? (sort === "created" ? "desc" : "asc");
    const key = (issue: Issue): string => (sort === "updated" ? issue.updatedAt : issue.createdAt);
    const found = pullsOf(call.repository)
      .filter((issue) => state === "all" || issue.state === state)
      // A head without its owner is no filter.
      .filter(
        ({ pull }) =>
          head?.includes(":") !== true || `${pull.head.repository.owner.login}:${pull.head.branch}` === head,
      )
      .filter(({ pull }) => base === undefined || pull.base.branch === base)
      .sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.number - b.number));
    if (direction === "desc") found.reverse();
    const views = new Views(call.standIn);
    return paged(
      call,
      found.map((issue) => views.pullSummary(issue, call.repository)),
    );
  },

  "pulls/get": async (call) => {
    const issue = pullOf(call);
    const body = await pullView(call, issue);
    if (issue.pull.readsUntilMergeable > 0) issue.pull.readsUntilMergeable--;
    return { status: 200, body };
  },

  "pulls/create": async (call) => {
    const { standIn, repository } = call;
    const token = actor(call);
    if (token.kind === "job" && !repository.workflowSettings.mayApprove) {
      throw new Refused(403, "GitHub Actions is not permitted to create or approve pull requests.");
    }
    const issue = await openPull(standIn, repository, {
      head: textAt(call.body, "head") ?? "",
      headRepository: textAt(call.body, "head_repo"),
      base: textAt(call.body, "base") ?? "",
      title: textAt(call.body, "title") ?? "",
      body: textAt(call.body, "body") ?? null,
      draft: call.body["draft"] === true,
      token,
    });
    return { status: 201, body: await pullView(call, issue) };
  },

  "pulls/update": async (call) => {
    const issue = pullOf(call);
    const { standIn, repository } = call;
    checkLength("PullRequest", textAt(call.body, "body"));
    const state = textAt(call.body, "state");
    if (state === "open" && issue.state === "closed" && issue.pull.mergedAt !== null) {
      throw invalid("PullRequest", "state", "invalid", "A merged pull request cannot be opened again.");
    }
    issue.title = textAt(call.body, "title") ?? issue.title;
    issue.body = textAt(call.body, "body") ?? issue.body;
    issue.updatedAt = standIn.now;
    const base = textAt(call.body, "base");
    let changes: JsonObject = {};
    if (base !== undefined && base !== issue.pull.base.branch) {
      const sha = await repository.git.ref(`refs/heads/${base}`);
      if (sha === undefined) throw invalid("PullRequest", "base", "invalid");
      const before = issue.pull.base;
      changes = { base: { ref: { from: before.branch }, sha: { from: before.sha } } };
      issue.pull.base = { branch: base, sha };
      await prepareMerge(standIn, repository, issue.pull);
    }
    if ((state === "open" || state === "closed") && state !== issue.state) {
      issue.state = state;
      issue.closedAt = state === "closed" ? standIn.now : null;
      if (state === "closed") issue.closedBy = actor(call).account;
      else delete issue.closedBy;
      pullEvent(
        standIn,
        repository,
        issue,
        state === "closed" ? "closed" : "reopened",
        actor(call).account,
        startsRuns(call),
      );
    } else {
      pullEvent(standIn, repository, issue, "edited", actor(call).account, startsRuns(call), { changes });
    }
    return { status: 200, body: await pullView(call, issue) };
  },

  "pulls/check-if-merged": (call) => {
    if (pullOf(call).pull.mergedAt === null) throw notFound();
    return { status: 204 };
  },

  "pulls/merge": async (call) => {
    const issue = pullOf(call);
    const { pull } = issue;
    const { standIn, repository } = call;
    const { git } = repository;
    if (issue.state === "closed") throw new Refused(405, "Pull Request is not mergeable");
    const sha = textAt(call.body, "sha");
    if (sha !== undefined && sha !== pull.head.sha) {
      throw new Refused(409, "Head branch was modified. Review and try the merge again.");
    }
    const unmet = unmetRule(repository, pull);
    if (unmet !== undefined) throw new Refused(405, unmet);
    const ref = `refs/heads/${pull.base.branch}`;
    const base = (await git.ref(ref)) ?? "";
    const tree = await git.mergeTree(base, pull.head.sha);
    if (tree === undefined) throw new Refused(405, "Pull Request is not mergeable");
    const method = textAt(call.body, "merge_method") ?? "merge";
    const by = actor(call).account;
    const own = standIn.signature(by);
    const titleOf = textAt(call.body, "commit_title");
    const rest = textAt(call.body, "commit_message");
    const write = async (title: string, message: string, parents: readonly string[]): Promise<string> =>
      await git.writeCommit({
        tree,
        parents,
        author: own,
        committer: own,
        message: [titleOf ?? title, rest ?? message].filter(Boolean).join("\n\n"),
      });
    let merged: string;
    if (method === "squash") merged = await write(`${issue.title} (#${issue.number})`, "", [base]);
    else if (method === "rebase") merged = await rebase(repository, base, pull.head.sha, own);
    else
      merged = await write(
        `Merge pull request #${issue.number} from ${pull.head.repository.owner.login}/${pull.head.branch}`,
        issue.title,
        [base, pull.head.sha],
      );
    if (method === "rebase") pull.landed = await git.between(base, merged);
    closeMerged(standIn, repository, issue, merged, by, startsRuns(call));
    await standIn.moveRefs(repository, [{ ref, before: base, after: merged }], by, call.token);
    return { status: 200, body: { sha: merged, merged: true, message: "Pull Request successfully merged" } };
  },

  "pulls/list-files": async (call) => {
    const { pull } = pullOf(call);
    const files = (await changesOf(call.repository, pull)).slice(0, LISTED_FILES);
    return paged(
      call,
      files.map((file) => changedFile(call, file, pull.head.sha)),
    );
  },

  "pulls/list-commits": async (call) => {
    const { pull } = pullOf(call);
    const { git } = call.repository;
    const oids = (await git.between(await startOf(call.repository, pull), pull.head.sha)).slice(0, LISTED_COMMITS);
    const views = new Views(call.standIn);
    return paged(
      call,
      await Promise.all(oids.map(async (oid) => views.commit(await git.commit(oid), call.repository))),
    );
  },
};

interface NewPull {
  /** `branch` or `owner:branch`. */
  readonly head: string;
  /** Name of a fork of the same owner, which the owner alone does not tell. */
  readonly headRepository: string | undefined;
  readonly base: string;
  readonly title: string;
  readonly body: string | null;
  readonly draft: boolean;
  readonly token: NonNullable<Call["token"]>;
}

/** @throws Refused */
async function openPull(standIn: Call["standIn"], repository: Repository, asked: NewPull): Promise<PullIssue> {
  const { token } = asked;
  checkLength("PullRequest", asked.body ?? undefined);
  const colon = asked.head.indexOf(":");
  const owner = colon === -1 ? repository.owner.login : asked.head.slice(0, colon);
  const branch = asked.head.slice(colon + 1);
  const from = [...standIn.repositories.values()].find(
    (one) =>
      one.owner.login === owner &&
      (one === repository || one.parent === repository) &&
      (asked.headRepository === undefined || one.name === asked.headRepository),
  );
  const head = await from?.git.ref(`refs/heads/${branch}`);
  const base = await repository.git.ref(`refs/heads/${asked.base}`);
  if (base === undefined) throw invalid("PullRequest", "base", "invalid");
  if (!from || head === undefined) throw invalid("PullRequest", "head", "invalid");
  const role = token.kind === "personal" && from === repository ? "write" : "read";
  if (token.kind === "personal" && !hasRole(token.account, from, role))
    throw new Refused(403, "Resource not accessible by personal access token");
  const open = pullsOf(repository).some(
    ({ state, pull }) =>
      state === "open" &&
      pull.head.repository === from &&
      pull.head.branch === branch &&
      pull.base.branch === asked.base,
  );
  if (open) throw refusePull(`A pull request already exists for ${owner}:${branch}.`);
  const number = repository.issues.size + 1;
  await repository.git.take(from.git, head, `refs/pull/${number}/head`);
  if (await repository.git.isAncestor(head, base)) {
    await repository.git.deleteRef(`refs/pull/${number}/head`);
    throw refusePull(`No commits between ${asked.base} and ${colon === -1 ? branch : asked.head}`);
  }
  const pull: Pull = {
    id: standIn.id(),
    number,
    draft: asked.draft,
    head: { repository: from, branch, sha: head },
    base: { branch: asked.base, sha: base },
    mergedAt: null,
    mergedBy: null,
    mergeCommit: null,
    landed: [],
    mergeable: undefined,
    awaitsTrial: false,
    readsUntilMergeable: 0,
    reviewers: [],
    teams: [],
    reviews: [],
    awaitsApproval: token.kind === "job",
  };
  const issue: PullIssue = {
    id: standIn.id(),
    number,
    title: asked.title,
    body: asked.body,
    state: "open",
    user: token.account,
    createdAt: standIn.now,
    updatedAt: standIn.now,
    closedAt: null,
    labels: [],
    pull,
  };
  repository.issues.set(number, issue);
  await prepareMerge(standIn, repository, pull);
  pullEvent(standIn, repository, issue, "opened", token.account, token.kind !== "job");
  return issue;
}

function refusePull(message: string): Refused {
  return new Refused(422, "Validation Failed", [{ resource: "PullRequest", code: "custom", message }]);
}

/** @throws Refused 422 as GitHub does beyond 65,536 characters */
export function checkLength(resource: string, text: string | undefined): void {
  if (text !== undefined && text.length > BODY_LIMIT) {
    throw new Refused(422, "Validation Failed", [
      {
        resource,
        code: "unprocessable",
        field: "data",
        message: `Body is too long (maximum is ${BODY_LIMIT} characters)`,
      },
    ]);
  }
}

export function startsRuns(call: Call): boolean {
  return call.token?.kind !== "job";
}

async function pullView(call: Call, issue: PullIssue): Promise<JsonObject> {
  const { pull } = issue;
  const files = await changesOf(call.repository, pull);
  const commits = await call.repository.git.between(await startOf(call.repository, pull), pull.head.sha);
  return new Views(call.standIn).pull(issue, call.repository, {
    commits: commits.length,
    changed_files: files.length,
    additions: files.reduce((sum, file) => sum + file.additions, 0),
    deletions: files.reduce((sum, file) => sum + file.deletions, 0),
  });
}

/** Where the pull request left its base: what it shows is what came after. */
async function startOf(repository: Repository, pull: Pull): Promise<string> {
  return (await repository.git.mergeBase(pull.base.sha, pull.head.sha)) ?? pull.base.sha;
}

async function changesOf(repository: Repository, pull: Pull): ReturnType<Repository["git"]["changes"]> {
  return await repository.git.changes(await startOf(repository, pull), pull.head.sha);
}

function unmetRule(repository: Repository, pull: Pull): string | undefined {
  const protection = repository.protections.get(pull.base.branch);
  if (!protection) return undefined;
  const passed = new Set(["success", "neutral", "skipped"]);
  for (const name of protection.requiredChecks) {
    const runs = [...repository.checks.values()].filter((run) => run.headSha === pull.head.sha && run.name === name);
    const latest = runs.at(-1);
    if (!latest) return `Required status check "${name}" is expected.`;
    if (!passed.has(latest.conclusion ?? "")) return `Required status check "${name}" is failing.`;
  }
  const approvals = new Set(
    pull.reviews
      .filter(({ state, commit }) => state === "APPROVED" && commit === pull.head.sha)
      .map(({ user }) => user.login),
  );
  return approvals.size < protection.requiredApprovals
    ? `At least ${protection.requiredApprovals} approving review is required by reviewers with write access.`
    : undefined;
}

/** The commits of the head laid one by one on the base. @throws Refused 405 */
async function rebase(
  repository: Repository,
  base: string,
  head: string,
  committer: Parameters<Repository["git"]["writeCommit"]>[0]["committer"],
): Promise<string> {
  const { git } = repository;
  let tip = base;
  for (const oid of await git.between(base, head)) {
    const commit = await git.commit(oid);
    const tree = await git.mergeTree(tip, oid);
    if (commit.parents.length !== 1 || tree === undefined) throw new Refused(405, "This branch can't be rebased");
    tip = await git.writeCommit({ tree, parents: [tip], author: commit.author, committer, message: commit.message });
  }
  return tip;
}

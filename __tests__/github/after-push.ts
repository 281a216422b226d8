/** What follows when branches and tags of a repository have moved. */
import { pullEvent, pushEvent, refEvent } from "./events.js";
import { NO_OBJECT } from "./git-store.js";
import type { StandIn } from "./stand-in.js";
import { pullsOf, type Account, type Issue, type Pull, type Repository } from "./state.js";
import type { Token } from "./tokens.js";

export interface RefChange {
  readonly ref: string;
  /** All zeros of a ref that did not exist. */
  readonly before: string;
  /** All zeros of a ref that is gone. */
  readonly after: string;
}

export async function acceptPush(
  standIn: StandIn,
  repository: Repository,
  changes: readonly RefChange[],
  pusher: Account,
  token: Token | undefined,
): Promise<void> {
  repository.pushedAt = standIn.now;
  const startsRuns = token?.kind !== "job";
  for (const change of changes) {
    if (change.before === NO_OBJECT) refEvent(standIn, "create", repository, change.ref, pusher, startsRuns);
    if (change.after === NO_OBJECT) refEvent(standIn, "delete", repository, change.ref, pusher, startsRuns);
    await pushEvent(standIn, repository, change, pusher, startsRuns);
    if (!change.ref.startsWith("refs/heads/")) continue;
    await followHeads(standIn, repository, change, pusher, startsRuns);
    await followBases(standIn, repository, change, pusher, startsRuns);
  }
}

/** Pull requests whose head is the branch move with it, wherever they are open. */
async function followHeads(
  standIn: StandIn,
  repository: Repository,
  { ref, before, after }: RefChange,
  pusher: Account,
  startsRuns: boolean,
): Promise<void> {
  const branch = ref.slice("refs/heads/".length);
  for (const target of standIn.repositories.values()) {
    for (const issue of pullsOf(target)) {
      const { pull } = issue;
      if (issue.state !== "open" || pull.head.repository !== repository || pull.head.branch !== branch) continue;
      if (after === NO_OBJECT) {
        issue.state = "closed";
        issue.closedAt = standIn.now;
        pullEvent(standIn, target, issue, "closed", pusher, startsRuns);
        continue;
      }
      pull.head.sha = after;
      issue.updatedAt = standIn.now;
      pull.base.sha = (await target.git.ref(`refs/heads/${pull.base.branch}`)) ?? pull.base.sha;
      await target.git.take(repository.git, after, `refs/pull/${pull.number}/head`);
      await prepareMerge(standIn, target, pull);
      pullEvent(standIn, target, issue, "synchronize", pusher, startsRuns, { before, after });
    }
  }
}

/** A head that its base now contains is merged, whoever pushed it there; the other pull requests are merged anew. */
async function followBases(
  standIn: StandIn,
  repository: Repository,
  { ref, before, after }: RefChange,
  pusher: Account,
  startsRuns: boolean,
): Promise<void> {
  if (after === NO_OBJECT || before === NO_OBJECT) return;
  const gained = new Set(await repository.git.between(before, after));
  for (const issue of pullsOf(repository)) {
    const { pull } = issue;
    if (issue.state !== "open" || `refs/heads/${pull.base.branch}` !== ref) continue;
    if (gained.has(pull.head.sha)) {
      closeMerged(standIn, repository, issue, after, pusher, startsRuns);
    } else {
      forgetTrial(standIn, pull);
      pull.awaitsTrial = true;
    }
  }
}

/** Tries the merges whose base has moved: all of a repository, or that of one pull request. */
export async function settleTrials(standIn: StandIn, repository: Repository, number?: number): Promise<void> {
  for (const { state, pull } of pullsOf(repository)) {
    if (state !== "open" || !pull.awaitsTrial || (number !== undefined && pull.number !== number)) continue;
    const { readsUntilMergeable } = pull;
    await prepareMerge(standIn, repository, pull);
    pull.readsUntilMergeable = readsUntilMergeable;
  }
}

export function closeMerged(
  standIn: StandIn,
  repository: Repository,
  issue: Issue & { readonly pull: Pull },
  commit: string,
  by: Account,
  startsRuns: boolean,
): void {
  issue.state = "closed";
  issue.closedAt = standIn.now;
  issue.closedBy = by;
  issue.updatedAt = standIn.now;
  issue.pull.mergedAt = standIn.now;
  issue.pull.mergedBy = by;
  issue.pull.mergeCommit = commit;
  pullEvent(standIn, repository, issue, "closed", by, startsRuns);
}

/** Merges head and base on trial: `refs/pull/N/merge` where that works. The answer comes after some reads only. */
export async function prepareMerge(standIn: StandIn, repository: Repository, pull: Pull): Promise<void> {
  forgetTrial(standIn, pull);
  const base = await repository.git.ref(`refs/heads/${pull.base.branch}`);
  const tree = base === undefined ? undefined : await repository.git.mergeTree(base, pull.head.sha);
  pull.mergeable = tree !== undefined;
  if (base === undefined || tree === undefined) return;
  const head = await repository.git.commit(pull.head.sha);
  pull.mergeCommit = await repository.git.writeCommit({
    tree,
    parents: [base, pull.head.sha],
    author: head.author,
    committer: head.committer,
    message: `Merge ${pull.head.sha} into ${base}`,
  });
  await repository.git.updateRef(`refs/pull/${pull.number}/merge`, pull.mergeCommit);
}

function forgetTrial(standIn: StandIn, pull: Pull): void {
  pull.readsUntilMergeable = standIn.readsUntilMergeable;
  pull.mergeCommit = null;
  pull.awaitsTrial = false;
}

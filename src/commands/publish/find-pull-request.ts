/**
 * Which pull request a finished workflow run speaks for (security rules 5 to 10). What the run emitted is a stranger's
 * word and is not even looked at: the answer comes from GitHub's own record of the run and of its open pull requests.
 */
import { shortCommit } from "../../memory/commit-id.js";
import type { Forge, OpenPullRequests, PullRequest } from "../../memory/forge.js";

/** A run as the event of its end describes it. */
export interface FinishedRun {
  /** The event that started it. */
  readonly event: string;
  readonly conclusion: string | undefined;
  /** Id of the repository that the run belongs to. */
  readonly repositoryId: number;
  readonly head: {
    readonly sha: string;
    readonly branch: string | undefined;
    readonly repositoryId: number | undefined;
    readonly owner: string | undefined;
  };
  /** Numbers of this repository's own pull requests; GitHub names none where the head is a fork's. */
  readonly pullRequests: readonly number[];
}

export type Binding =
  /** With the open pull requests of that moment where they had to be listed. */
  | { readonly pull: PullRequest; readonly open?: OpenPullRequests }
  /** Several with the head of the run, which does not say which of them it was about. */
  | { readonly shared: readonly PullRequest[] }
  | { readonly refusal: string };

/** The pull request at hand and those that it is compared with: one list serves both questions. */
export const LISTED_PULLS = 31;

/** @param repositoryId of the repository that this run of ours belongs to. */
export async function findPullRequest(forge: Forge, run: FinishedRun, repositoryId: number): Promise<Binding> {
  const refused = refusalOf(run, repositoryId);
  if (refused !== undefined) return { refusal: refused };
  const { sha, branch, owner } = run.head;
  const candidates: PullRequest[] = [];
  let open: OpenPullRequests | undefined;
  if (run.head.repositoryId === repositoryId && run.pullRequests.length > 0) {
    for (const number of run.pullRequests.slice(0, MAX_CANDIDATES)) {
      const pull = await forge.pullRequest(number);
      if (pull) candidates.push(pull);
    }
  } else if (owner !== undefined && branch !== undefined) {
    open = await forge.openPullRequests(LISTED_PULLS);
    candidates.push(...(open.more ? await forge.pullRequestsFrom({ owner, branch }) : open.pulls));
  }
  const matches = candidates.filter(
    ({ isOpen, head, base }) =>
      isOpen &&
      head.sha === sha &&
      (!open || head.branch === branch) &&
      head.repositoryId === run.head.repositoryId &&
      head.repositoryId !== undefined &&
      base.repositoryId === repositoryId,
  );
  const [pull, another] = matches;
  if (!pull) return { refusal: `no open pull request has the head ${shortCommit(sha)} of this run any more` };
  if (another) return { shared: matches };
  return { pull, ...(open && { open }) };
}

/** Of one head branch; further ones would be refused all the same. */
const MAX_CANDIDATES = 5;

function refusalOf({ event, conclusion, repositoryId }: FinishedRun, ours: number): string | undefined {
  if (repositoryId !== ours) return "the run belongs to another repository";
  // `pull_request_target` runs on the base: its head sha is the base's, so a verdict would be about unseen content.
  if (event !== "pull_request") return `the run was started by ${event}, which is about no pull request's head`;
  // However it ended: a fork's own workflow decides that, and must not decide whether its pull request is judged.
  if (conclusion === undefined) return "the run has not ended, so it will be judged later";
  return undefined;
}

/** GitHub's answers in the port's words. */
import type { Account, PullRequest, Review, ReviewState } from "../memory/forge.js";

interface AccountAnswer {
  readonly id: number;
  readonly login: string;
  readonly type?: string;
}

/** What the list and the single answer of a pull request have in common. */
interface PullAnswer {
  readonly number: number;
  readonly state: string;
  readonly draft?: boolean;
  readonly user: AccountAnswer | null;
  readonly head: {
    readonly sha: string;
    readonly ref: string;
    readonly repo: { readonly id: number; readonly full_name: string } | null;
  };
  readonly base: { readonly sha: string; readonly ref: string; readonly repo: { readonly id: number } };
  readonly labels: readonly { readonly name?: string }[];
  readonly auto_merge?: { readonly enabled_by: AccountAnswer | null } | null;
  readonly updated_at?: string;
  readonly requested_reviewers?: readonly AccountAnswer[] | null;
  readonly requested_teams?: readonly { readonly slug: string }[] | null;
}

/** The account that stands for deleted ones. */
const GHOST: Account = { id: 10137, login: "ghost", isBot: false };

export function accountOf(answer: AccountAnswer | null): Account {
  return answer ? { id: answer.id, login: answer.login, isBot: answer.type === "Bot" } : GHOST;
}

export function pullRequestOf(answer: PullAnswer): PullRequest {
  const { head, base } = answer;
  return {
    number: answer.number,
    isOpen: answer.state === "open",
    isDraft: answer.draft ?? false,
    author: accountOf(answer.user),
    head: { sha: head.sha, branch: head.ref, repositoryId: head.repo?.id, repositoryName: head.repo?.full_name },
    base: { sha: base.sha, branch: base.ref, repositoryId: base.repo.id },
    labels: answer.labels.flatMap(({ name }) => (name === undefined ? [] : [name])),
    ...(answer.auto_merge && { mergesItself: { by: accountOf(answer.auto_merge.enabled_by) } }),
    ...(answer.updated_at !== undefined && { updatedAt: answer.updated_at }),
    requestedReviewers: {
      users: (answer.requested_reviewers ?? []).map(({ login }) => login),
      teams: (answer.requested_teams ?? []).map(({ slug }) => slug),
    },
  };
}

interface ReviewAnswer {
  readonly user: AccountAnswer | null;
  readonly state: string;
  readonly commit_id: string | null;
  readonly author_association: string;
  readonly submitted_at?: string;
}

const STATES: ReadonlyMap<string, ReviewState> = new Map([
  ["APPROVED", "approved"],
  ["CHANGES_REQUESTED", "changes-requested"],
  ["COMMENTED", "commented"],
  ["DISMISSED", "dismissed"],
]);

const INSIDERS = new Set(["OWNER", "MEMBER", "COLLABORATOR"]);

/**
 * The last word of each author: what decides replaces what was before, a comment replaces nothing.
 * @param reviews in the order in which they were given.
 */
export function latestReviews(reviews: readonly Review[]): Review[] {
  const latest = new Map<number, Review>();
  for (const review of reviews) {
    if (review.state === "commented" && latest.has(review.author.id)) continue;
    latest.set(review.author.id, review);
  }
  return [...latest.values()];
}

/** Every review that was submitted, but those of deleted accounts. */
export function reviewsOf(answers: readonly ReviewAnswer[]): Review[] {
  return answers.flatMap((answer) => {
    const state = STATES.get(answer.state);
    if (state === undefined || answer.user === null) return [];
    const review = {
      author: accountOf(answer.user),
      isInsider: INSIDERS.has(answer.author_association),
      state,
      commit: answer.commit_id ?? undefined,
    };
    return [answer.submitted_at === undefined ? review : { ...review, submittedAt: answer.submitted_at }];
  });
}

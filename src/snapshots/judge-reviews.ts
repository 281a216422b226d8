/**
 * Whether the reviews of a merged pull request approve it. Only what was said of the merged head, before the merge, by people
 * who may approve, counts (decision 1, security rules 30 and 36).
 */
import type { MergedPullRequest, Review } from "../memory/forge.js";

/** Something that needs approvals: a record, or a file that holds none. */
export interface Demand {
  /** As a sentence names it. */
  readonly subject: string;
  /** Accounts whose approval counts, in lower case; undefined: everyone who may write. */
  readonly allowed: ReadonlySet<string> | undefined;
}

interface ReviewVerdict {
  /** Whose approvals counted, in order of names. */
  readonly reviewers: readonly string[];
  /** Sentences' ends that say why it is not approved; empty where it is. */
  readonly reasons: readonly string[];
}

/** The last word of each account by a time; a comment replaces nothing. */
export function wordsBy(reviews: readonly Review[], time: string): readonly Review[] {
  const words = new Map<number, Review>();
  for (const review of reviews) {
    if (isAfter(review, time) || (review.state === "commented" && words.has(review.author.id))) continue;
    words.set(review.author.id, review);
  }
  return [...words.values()];
}

/** Accounts whose approval could count if they are allowed to approve. */
export function candidates(pull: MergedPullRequest, reviews: readonly Review[]): readonly Review[] {
  return wordsBy(reviews, pull.mergedAt).filter((review) => objectionTo(review, pull) === undefined);
}

/** @param writers accounts that may write, in lower case. */
export function judgeReviews(
  demands: readonly Demand[],
  required: number,
  pull: MergedPullRequest,
  reviews: readonly Review[],
  writers: ReadonlySet<string>,
): ReviewVerdict {
  const words = wordsBy(reviews, pull.mergedAt);
  const approving = candidates(pull, reviews);
  const logins = approving.map(({ author }) => author.login);
  const isAllowed = (login: string, { allowed }: Demand) => (allowed ?? writers).has(login.toLowerCase());
  const reasons: string[] = [];
  for (const { author, state, isInsider } of words) {
    if (state === "changes-requested" && isInsider) reasons.push(`${author.login} asked for changes`);
  }
  const short = demands
    .map((demand) => ({ demand, given: logins.filter((login) => isAllowed(login, demand)) }))
    .filter(({ given }) => given.length < required);
  const [first, ...others] = short;
  if (first) {
    const more = others.length === 0 ? "" : `, and so ${others.length === 1 ? "has" : "have"} ${others.length} more`;
    reasons.push(`${first.demand.subject} has ${first.given.length} of ${required} approvals that count${more}`);
    for (const login of logins) {
      if (!isAllowed(login, first.demand)) reasons.push(`${login} approved, but may not approve it`);
    }
    for (const review of words) {
      const objection = objectionTo(review, pull);
      if (objection !== undefined) reasons.push(`${review.author.login} ${objection}`);
    }
    const late = reviews.filter((review) => review.state === "approved" && isAfter(review, pull.mergedAt));
    for (const { author } of late) reasons.push(`${author.login} approved after the merge`);
  }
  const counted = logins.filter((login) => demands.some((demand) => isAllowed(login, demand)));
  return { reviewers: counted.sort(), reasons };
}

/** Why an approval does not count; undefined where it does, as far as it can be told without knowing who is allowed. */
function objectionTo({ author, state, commit, isInsider }: Review, pull: MergedPullRequest): string | undefined {
  if (state === "dismissed") return "approved, and the approval was dismissed";
  if (state !== "approved") return state === "commented" ? "only commented" : "asked for changes";
  if (author.id === pull.author.id) return "approved a pull request of their own";
  if (author.isBot) return "is a bot, whose approval does not count";
  if (!isInsider) return "does not belong to the repository";
  if (commit !== pull.head) return "approved an earlier commit than the one that was merged";
  return undefined;
}

/** A review without a time is not known to be too late. */
function isAfter({ submittedAt }: Review, time: string): boolean {
  return submittedAt !== undefined && Date.parse(submittedAt) > Date.parse(time);
}

/** What is said in place of a success where other open pull requests have the same head commit. */
import { plural } from "./wording.js";

/** Numbers that a title names. */
const MAX_NAMED = 5;

/** `Pull request 7 has the same head commit`, without a full stop. @param numbers of the others, one at least. */
export function sharedTitle(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const rest = sorted.length - MAX_NAMED;
  const named = sorted.slice(0, MAX_NAMED).join(", ");
  const noun = sorted.length === 1 ? "Pull request" : "Pull requests";
  const has = sorted.length === 1 ? "has" : "have";
  return `${noun} ${named}${rest > 0 ? ` and ${plural(rest, "other")}` : ""} ${has} the same head commit`;
}

export const SHARED_WHY =
  "A check run belongs to the commit, and what was judged is one pull request: a success here would let each of them pass.";

/** Before, in and after a command. */
export const SHARED_REMEDY = [
  "Close all but one of them, or push a commit to one, which may be empty (",
  "git commit --allow-empty",
  "). Then run the check of the one that is to be merged again: “Re-run all jobs” of its workflow run.",
] as const;

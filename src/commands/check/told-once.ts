/** Where two rules speak of one mistake: what is said of it, once. */
import type { RatedProblem } from "../../load/fingerprint.js";
import { compareSeverity, type Problem } from "../../memory/finding.js";
import { SAME_MISTAKES, type SameMistake, type Words } from "./same-mistake.js";

/**
 * With one problem for each mistake. The one that stays weighs as much as the other, and is accepted by nobody; it gets the
 * other places of the one that goes. What is accepted stays as well: it says what the acceptance is for.
 */
export function toldOnce(rated: readonly RatedProblem[], words: Words): readonly RatedProblem[] {
  if (rated.length < 2) return rated;
  const kept = new Map(rated.map((item) => [item, item]));
  for (const same of SAME_MISTAKES) leaveOut(kept, same, words);
  return kept.size === rated.length ? rated : [...kept.values()];
}

/** @param kept what is said, by what it was said as at first. */
function leaveOut(
  kept: Map<RatedProblem, RatedProblem>,
  { told, again, lendsMend, keepsPlaces }: SameMistake,
  words: Words,
): void {
  const tellers = new Map<string, RatedProblem>();
  for (const item of kept.keys()) {
    if (item.accepted || item.problem.more) continue;
    for (const key of told(item.problem, words)) if (!tellers.has(key)) tellers.set(key, item);
  }
  if (tellers.size === 0) return;
  for (const item of [...kept.keys()]) {
    if (item.accepted || item.problem.more) continue;
    const teller = again(item.problem, words)
      .map((key) => tellers.get(key))
      .find((found) => found && found !== item && kept.has(found) && isAsHeavy(found, item));
    const stays = teller && kept.get(teller);
    if (!stays) continue;
    kept.delete(item);
    kept.set(teller, {
      ...stays,
      problem: joined(stays.problem, keepsPlaces ? withoutPlaces(item.problem) : item.problem, lendsMend === true),
    });
  }
}

function isAsHeavy(stays: RatedProblem, goes: RatedProblem): boolean {
  return compareSeverity(stays.severity, goes.severity) <= 0;
}

function withoutPlaces({ related: _, ...problem }: Problem): Problem {
  return problem;
}

function joined(stays: Problem, goes: Problem, lendsMend: boolean): Problem {
  const own = stays.suggestion;
  // What stood there before, written again, would leave the key that was meant for it.
  const isOwn = own?.certain === true || own?.edit?.kind === "rename-key" || (own?.edit && !goes.suggestion?.edit);
  const suggestion = isOwn || !lendsMend ? own : (goes.suggestion ?? own);
  const related = [...(stays.related ?? []), ...(goes.related ?? [])];
  // The places of a problem that stays as it is may be known already.
  if (suggestion === stays.suggestion && !goes.related?.length) return stays;
  return { ...stays, ...(suggestion && { suggestion }), ...(related.length > 0 && { related }) };
}

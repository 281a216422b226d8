/** Which findings a repository has accepted (decision 16). */
import type { WeighedProblem } from "../load/fingerprint.js";
import { isExpired, type Baseline, type Waiver } from "../memory/acceptance.js";
import { findRule } from "../rules/judge.js";

/**
 * A waiver that has not expired, or the baseline. The baseline cannot accept what is locked, such as parse errors: that
 * takes a waiver with actor and expiry (decision 15).
 */
export function acceptanceOf(
  { problem, fingerprint }: WeighedProblem,
  baseline: Baseline,
  waivers: readonly Waiver[],
  now: Date,
): WeighedProblem["accepted"] {
  const subjects = [problem.record, problem.at.path];
  const waived = waivers.some(
    (waiver) =>
      waiver.rule === problem.rule &&
      subjects.includes(waiver.subject) &&
      (waiver.detail === undefined || waiver.detail === problem.subject) &&
      !isExpired(waiver, now),
  );
  if (waived) return "waived";
  return baseline.has(fingerprint) && findRule(problem.rule)?.locked !== true ? "baseline" : undefined;
}

/** Which findings a repository has accepted (decision 16). */
import type { RatedProblem } from "../../load/fingerprint.js";
import { isExpired, isSecret, type Baseline, type Waiver } from "../../memory/acceptance.js";
import type { Problem } from "../../memory/finding.js";
import { findRule } from "../../rules/judge.js";

/**
 * A waiver that has not expired, or the baseline. The baseline cannot accept what is locked, such as parse errors: that
 * takes a waiver with actor and expiry (decision 15). A secret is accepted by its fingerprint alone, so that another one in
 * its place is a new problem (decision 17).
 */
export function acceptanceOf(
  { problem, fingerprint }: RatedProblem,
  baseline: Baseline,
  waivers: readonly Waiver[],
  now: Date,
): RatedProblem["accepted"] {
  if (waivers.some((waiver) => concerns(waiver, problem) && !isExpired(waiver, now))) return "waived";
  if (findRule(problem.rule)?.locked === true) return undefined;
  const { subject = "" } = problem;
  const isAccepted = isSecret(problem) ? baseline.secrets.has(subject) : baseline.findings.has(fingerprint);
  return isAccepted ? "baseline" : undefined;
}

/** Whether a waiver is for a problem, expired or not. */
export function concerns(waiver: Waiver, problem: Problem): boolean {
  const { rule, record, at, subject } = problem;
  if (waiver.fingerprint !== undefined) return waiver.fingerprint === subject && isSecret(problem);
  if (waiver.rule !== rule || (waiver.subject !== record && waiver.subject !== at.path)) return false;
  return waiver.detail === subject || (waiver.detail === undefined && !isSecret(problem));
}

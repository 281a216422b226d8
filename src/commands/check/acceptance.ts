/** Which findings a repository has accepted (decision 16). */
import type { RatedProblem } from "../../load/fingerprint.js";
import { isExpired, isSecret, type Baseline, type Waiver } from "../../memory/baseline-and-waivers.js";
import type { ProblemName } from "../../memory/finding.js";
import { findRule } from "../../rules/judge.js";

interface Accepting {
  readonly baseline: Baseline;
  readonly waivers: readonly Waiver[];
}

/** What is accepted of a problem. */
type Acceptance = (
  rated: Pick<RatedProblem, "fingerprint"> & { readonly problem: ProblemName },
) => RatedProblem["accepted"];

/**
 * By a waiver that has not expired, or the baseline. The baseline cannot accept what is locked, such as parse errors: that
 * takes a waiver with actor and expiry (decision 15). A secret is accepted by its fingerprint alone, so that another one in
 * its place is a new problem (decision 17).
 */
export function acceptanceBy({ baseline, waivers }: Accepting, now: Date): Acceptance {
  const waived = new Set(waivers.filter((waiver) => !isExpired(waiver, now)).map(meantBy));
  return ({ problem, fingerprint }) => {
    if (waived.size > 0 && waysToWaive(problem).some((way) => waived.has(way))) return "waived";
    if (findRule(problem.rule)?.locked === true) return undefined;
    const { subject = "" } = problem;
    const isAccepted = isSecret(problem) ? baseline.secrets.has(subject) : baseline.findings.has(fingerprint);
    return isAccepted ? "baseline" : undefined;
  };
}

/** What a waiver names, expired or not, as a key: it is for the problems of which that is one of the `waysToWaive`. */
export function meantBy({ rule, subject, detail, fingerprint }: Waiver): string {
  return fingerprint === undefined ? JSON.stringify([rule, subject, detail]) : JSON.stringify([fingerprint]);
}

/** Each way in which a waiver may name a problem: by record or path, alone or with its subject; a secret never by its place alone. */
export function waysToWaive(problem: ProblemName): string[] {
  const { rule, record, at, subject } = problem;
  const names = record === undefined ? [at.path] : [record, at.path];
  const details = isSecret(problem) ? [subject] : [subject, undefined];
  const ways = names.flatMap((name) => details.map((detail) => JSON.stringify([rule, name, detail])));
  return isSecret(problem) ? [...ways, JSON.stringify([subject])] : ways;
}

/** Which findings a repository has accepted (decision 16). */
import type { RatedProblem } from "../../load/fingerprint.js";
import {
  isExpired,
  isSecret,
  meantBy,
  waysToWaive,
  type Baseline,
  type Waiver,
} from "../../memory/baseline-and-waivers.js";
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
    const { subject = "", more } = problem;
    // A baseline lists what it accepts, each by itself: what stands for others of which nobody knows is not among it.
    if (more && !isSecret(problem)) return undefined;
    if (findRule(problem.rule)?.locked === true) return undefined;
    const isAccepted = isSecret(problem) ? baseline.secrets.has(subject) : baseline.findings.has(fingerprint);
    return isAccepted ? "baseline" : undefined;
  };
}

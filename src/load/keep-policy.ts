/** Which problems of a file are kept, by the gate: as many as are listed, and what its baseline accepts one by one. */
import { createHash } from "node:crypto";
import { expiryOf, isSecret, meantBy, waysToWaive, type Waiver } from "../memory/baseline-and-waivers.js";
import type { Problem } from "../memory/finding.js";
import type { AcceptedTogether, KeepPolicy } from "../memory/kept-problems.js";
import { fingerprint, nthFingerprint } from "./fingerprint.js";
import type { Gate } from "./gate.js";

const BY_GATE = new WeakMap<Gate, KeepPolicy>();

export function keepPolicyOf(gate: Gate): KeepPolicy {
  let policy = BY_GATE.get(gate);
  if (!policy) BY_GATE.set(gate, (policy = policyOf(gate)));
  return policy;
}

function policyOf({ keptProblems, baseline, waivers }: Gate): KeepPolicy {
  const waiverOf = waiverBy(waivers);
  return {
    limit: keptProblems,
    acceptedWith(problem): AcceptedTogether | undefined {
      const waiver = waiverOf(problem);
      if (waiver !== undefined) return { waiver };
      const { subject = "" } = problem;
      // However often it stands somewhere, a secret is accepted by its fingerprint once.
      return isSecret(problem) && baseline.secrets.has(subject) ? { secret: subject } : undefined;
    },
    fingerprint,
    lists: baseline.findings.size > 0,
    isListed: (first, nth) => baseline.findings.has(nthFingerprint(first, nth)),
    digest: () => createHash("sha256"),
  };
}

/**
 * The waiver of a problem that holds longest, expired or not: at any time one that holds accepts the problem if and only if
 * this one does, so jobs that begin at different times sort alike.
 */
function waiverBy(waivers: readonly Waiver[]): (problem: Problem) => string | undefined {
  if (waivers.length === 0) return () => undefined;
  const ends = new Map<string, number>();
  for (const waiver of waivers) {
    const name = meantBy(waiver);
    ends.set(name, Math.max(ends.get(name) ?? -Infinity, expiryOf(waiver)));
  }
  const endOf = (name: string) => ends.get(name) ?? -Infinity;
  return (problem) =>
    waysToWaive(problem)
      .filter((way) => ends.has(way))
      .reduce<string | undefined>(
        (best, way) => (best === undefined || endOf(way) > endOf(best) ? way : best),
        undefined,
      );
}

/** What tells one problem from another, and remembers it across commits (decision 17). */
import { createHash } from "node:crypto";
import type { KnownPlaces, Problem, ProblemName, Severity } from "../memory/finding.js";
import { comparePaths } from "../memory/tree.js";

/** A problem whose severity is settled. */
export interface RatedProblem {
  readonly problem: Problem;
  readonly severity: Severity;
  readonly accepted?: "baseline" | "waived";
  readonly fingerprint: string;
  /** Where its lines and columns are known already. */
  readonly places?: KnownPlaces;
}

/** First 32 hex digits of sha256 over rule, record or path, and subject; never the line. */
export function fingerprint(problem: ProblemName): string {
  return digest([problem.rule, problem.record ?? problem.at.path, problem.subject ?? ""].join("\0"));
}

/** Gives equal fingerprints of one run an ordinal, in path order, so that each finding has its own. */
export function distinctFingerprints(rated: readonly RatedProblem[]): RatedProblem[] {
  const seen = new Map<string, number>();
  return [...rated]
    .sort((a, b) => comparePaths(a.problem.at.path, b.problem.at.path))
    .map((item) => {
      const count = (seen.get(item.fingerprint) ?? 0) + 1;
      seen.set(item.fingerprint, count);
      return count === 1 ? item : { ...item, fingerprint: nthFingerprint(item.fingerprint, count) };
    });
}

/** Of the nth problem with one fingerprint, counted from 1. */
export function nthFingerprint(first: string, count: number): string {
  return count === 1 ? first : digest(`${first}\0${count}`);
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

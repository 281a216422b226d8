/** Which findings an output shows when it cannot, or should not, show them all. */
import { compareFindings, compareWeight, compareWorstFirst, type Finding, type Severity } from "../memory/finding.js";
import { grouped } from "../memory/grouped.js";

export interface SelectionLimits {
  /** Findings shown at most. */
  readonly findings: number;
  /** Findings of one cause shown at most: the same rule and subject (or message, where there is no subject). */
  readonly repeats: number;
}

/** The findings of one cause that are left out because enough of them are shown. */
export interface Repeat {
  readonly rule: string;
  readonly severity: Severity;
  /** What they share: subject, or message where there is no subject. */
  readonly cause: string;
  /** What all of them say, where they say the same. */
  readonly message?: string;
  readonly leftOut: number;
  /** The first of the left-out findings, in order of place. */
  readonly first: readonly Finding[];
}

/** `total` is the sum of shown, left out as repeats and left out beyond the limit. */
export interface Selection {
  /** Worst first; among equals the first finding of every rule comes before the second of any. */
  readonly shown: readonly Finding[];
  /** Worst first, then by number. */
  readonly repeats: readonly Repeat[];
  readonly repeated: number;
  readonly beyond: number;
  readonly total: number;
}

const PLACES_KEPT = 10;

interface Cause {
  seen: number;
  readonly rest: Finding[];
  leftOut: number;
  readonly sample: Finding;
  readonly cause: string;
  /** Whether all of them say the same. */
  isOne: boolean;
}

export function select(findings: readonly Finding[], limits: SelectionLimits): Selection {
  const causes = new Map<string, Cause>();
  const candidates: Finding[] = [];
  for (const finding of [...findings].sort(compareWorstFirst)) {
    const cause = finding.subject ?? finding.message;
    const key = JSON.stringify([finding.severity, finding.rule, cause]);
    let entry = causes.get(key);
    if (!entry) causes.set(key, (entry = { seen: 0, rest: [], leftOut: 0, sample: finding, cause, isOne: true }));
    entry.isOne &&= finding.message === entry.sample.message;
    if (entry.seen++ < limits.repeats) candidates.push(finding);
    else {
      entry.leftOut++;
      if (entry.rest.length < PLACES_KEPT) entry.rest.push(finding);
    }
  }
  const shown = spread(candidates, (finding) => finding.rule).slice(0, limits.findings);
  const repeats = [...causes.values()]
    .filter(({ leftOut }) => leftOut > 0)
    .sort((a, b) => compareWeight(a.sample, b.sample) || b.leftOut - a.leftOut || compareFindings(a.sample, b.sample))
    .map(({ sample, cause, isOne, leftOut, rest }): Repeat => ({
      rule: sample.rule,
      severity: sample.severity,
      cause,
      ...(isOne && { message: sample.message }),
      leftOut,
      first: rest,
    }));
  const repeated = findings.length - candidates.length;
  return { shown, repeats, repeated, beyond: candidates.length - shown.length, total: findings.length };
}

/**
 * Worst first; among findings of one weight the first of every group comes before the second of any, so that a
 * cut anywhere leaves something of each.
 */
export function spread(findings: readonly Finding[], groupOf: (finding: Finding) => string): readonly Finding[] {
  const turns = new Map<string, number>();
  return [...findings]
    .sort(compareWorstFirst)
    .map((finding) => {
      const key = `${finding.severity} ${groupOf(finding)}`;
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { finding, turn };
    })
    .sort((a, b) => compareWeight(a.finding, b.finding) || a.turn - b.turn || compareFindings(a.finding, b.finding))
    .map(({ finding }) => finding);
}

/** Findings by file: files with the worst finding first, and the worst of each file, those of one weight in order of place. */
export function byFile(
  findings: readonly Finding[],
): readonly (readonly [path: string, findings: readonly Finding[]])[] {
  return [...grouped([...findings].sort(compareWorstFirst), ({ path }) => path)];
}

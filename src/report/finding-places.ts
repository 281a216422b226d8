/** Findings by rule and place alone, for output that repeats no text of what was judged. */
import type { Finding, Severity } from "../memory/finding.js";

interface FindingPlace {
  readonly rule: string;
  readonly severity: Severity;
  readonly path: string;
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

export function findingPlaces(findings: readonly Finding[]): readonly FindingPlace[] {
  return findings.map(({ rule, severity, path, range: { start } }) => {
    return { rule, severity, path, line: start.line, column: start.column };
  });
}

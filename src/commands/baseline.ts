/** Writes today's findings down as accepted (decision 16). */
import type { CheckResult } from "./check.js";
import { findRule } from "../rules/judge.js";

/** The baseline's path, relative to the folder that was checked, and its text: sorted by fingerprint, no time in it. */
export function baselineFile({ report, gate }: CheckResult): { path: string; text: string; count: number } {
  const findings = report.findings
    .filter(
      ({ severity, accepted, rule }) => severity !== "note" && accepted !== "waived" && findRule(rule)?.locked !== true,
    )
    .map(({ fingerprint, rule, path, record, subject }) => ({
      fingerprint,
      rule,
      path,
      ...(record !== undefined && { record }),
      ...(subject !== undefined && { subject }),
    }))
    .sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  const lines = findings.map((finding) => `    ${JSON.stringify(finding)}`).join(",\n");
  const list = findings.length === 0 ? "[]" : `[\n${lines}\n  ]`;
  return {
    path: gate.baselinePath,
    text: `{\n  "baseline": "memory-steward.baseline/v1",\n  "findings": ${list}\n}\n`,
    count: findings.length,
  };
}

import type { CheckReport } from "../memory/check-report.js";
import type { Finding } from "../memory/finding.js";

/**
 * Whether a finding tells only what the way of working makes so: the index of a pull request is made after its merge
 * (decision 7). It is told once, folded, and counts for nothing.
 */
export function isByDesign({ rule, severity }: Pick<Finding, "rule" | "severity">): boolean {
  return rule === "index/stale" && severity === "note";
}

/** What is told in its place, once. */
const LINE = "The index does not know this yet: it is written on the default branch, afterwards.";

/** A report without it, for readers to whom all that is left is worth a look, and the sentence that tells it. */
export function withoutByDesign(report: CheckReport): { readonly report: CheckReport; readonly line?: string } {
  const { findings, counts } = report;
  const left = findings.filter((finding) => finding.accepted !== undefined || !isByDesign(finding));
  const told = findings.length - left.length;
  if (told === 0) return { report };
  return { report: { ...report, findings: left, counts: { ...counts, note: counts.note - told } }, line: LINE };
}

import type { Finding } from "../memory/finding.js";

/**
 * Whether a finding tells only what the way of working makes so: the index of a pull request is made after its merge
 * (decision 7). It is told once, folded, and counts for nothing.
 */
export function isByDesign({ rule, severity }: Pick<Finding, "rule" | "severity">): boolean {
  return rule === "index/stale" && severity === "note";
}

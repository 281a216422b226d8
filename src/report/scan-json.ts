/** `memory-steward.scan/v1`: what a scan found, for programs (schemas/scan.schema.json). */
import type { ScanReport } from "../memory/scan-report.js";
import { jsonText, rangeOf } from "./json-text.js";

/** Holds no value, time, host or absolute path; every object is written member by member. */
export function renderScanJson(report: ScanReport): string {
  const { range } = report;
  return jsonText({
    schema: "memory-steward.scan/v1",
    verdict: report.verdict,
    steward: report.steward,
    range: range && { base: range.base, head: range.head, commits: range.commits },
    files: report.files,
    bytes: report.bytes,
    findings: report.findings.map((finding) => ({
      rule: finding.rule,
      severity: finding.severity,
      tier: finding.tier,
      format: finding.format,
      source: finding.source,
      path: finding.path,
      start: finding.start,
      end: finding.end,
      range: rangeOf(finding.range),
      length: finding.length,
      views: finding.views,
      commits: finding.commits,
      fingerprint: finding.fingerprint,
      accepted: finding.accepted,
    })),
    allowComments: report.comments.map(({ path, range: place, words, commits }) => ({
      path,
      range: rangeOf(place),
      words,
      commits,
    })),
    unscanned: report.unscanned.map(({ source, path, commits, reason }) => ({ source, path, commits, reason })),
  });
}

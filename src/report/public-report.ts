/** A report where everybody may read it. */
import type { CheckReport } from "../memory/check-report.js";
import type { Finding } from "../memory/finding.js";
import type { RestrictedRecords } from "../memory/restricted.js";

const WITHHELD = "What this finding says is withheld, since the record is restricted and the report public.";

/** Whether a finding speaks of a restricted record, or shows a place in one. */
export function speaksOfRestricted({ record, path, related }: Finding, { ids, paths }: RestrictedRecords): boolean {
  if (record !== undefined && ids.has(record)) return true;
  return paths.has(path) || related.some((place) => paths.has(place.path));
}

/** The report without what its findings say of restricted records: rule, id and place stay. */
export function publicReport(report: CheckReport, restricted: RestrictedRecords): CheckReport {
  return { ...report, findings: publicFindings(report.findings, restricted) };
}

/** Likewise of findings alone. */
export function publicFindings(findings: readonly Finding[], restricted: RestrictedRecords): Finding[] {
  return findings.map((finding) => (speaksOfRestricted(finding, restricted) ? withheld(finding) : finding));
}

function withheld({ rule, severity, path, range, record, fingerprint, accepted, more }: Finding): Finding {
  return {
    ...{ rule, severity, message: WITHHELD, path, range, fingerprint, related: [] },
    ...(record !== undefined && { record }),
    ...(accepted && { accepted }),
    ...(more !== undefined && { more }),
  };
}

/** What the bench reads of a report in `memory-steward.report/v1`. */

interface ReportedFinding {
  readonly severity: string;
  readonly path: string;
}

export interface Report {
  /** Accepted findings (baseline, waivers) are left out. */
  readonly findings: readonly ReportedFinding[];
  /** Distinct ids that the check counted. */
  readonly ids: number;
}

/** undefined when the text is not a report. */
export function parseReport(text: string): Report | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isObject(value) || !Array.isArray(value["findings"]) || !isObject(value["statistics"])) return undefined;
  const findings = value["findings"].filter(isObject).filter((finding) => finding["accepted"] === undefined);
  const ids = Number(value["statistics"]["ids"]);
  return { findings: findings.map(({ severity, path }) => ({ severity: String(severity), path: String(path) })), ids };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The committed ontology report: where it stands, and whether it speaks of the sources at hand (decision 6). */

/** From the root of the memory. */
export const ONTOLOGY_REPORT_PATH = "indexes/ontology-report.json";

const FORMAT = "memory-steward.report/v1";

export interface ReportDigests {
  /** `sha256:<64 hex>` (decision 5). */
  readonly sourceDigest: string;
  /** `sha256:<64 hex>` (decision 5). */
  readonly ontologyDigest: string;
}

/**
 * Whether a committed report must be generated again: it was made from other sources or by another ontology, or is not
 * a report of this format. Compares digests and format alone, never bytes that hold a time.
 */
export function isStaleReport(bytes: Uint8Array, current: ReportDigests): boolean {
  const report = readJson(bytes);
  return (
    report["schema"] !== FORMAT ||
    report["sourceDigest"] !== current.sourceDigest ||
    report["ontologyDigest"] !== current.ontologyDigest
  );
}

/** Rules whose answer depends on the time, or on the report itself. */
const PASSING: ReadonlySet<string> = new Set([
  "gate/expired-waiver",
  "index/hand-edited",
  "index/stale",
  "record/stale",
  "record/updated-in-future",
]);

/**
 * Whether a committed report says what generating it says: everything but the version that wrote it and the judgements
 * that pass with time.
 */
export function saysTheSame(committed: Uint8Array, generated: Uint8Array): boolean {
  return JSON.stringify(lasting(readJson(committed))) === JSON.stringify(lasting(readJson(generated)));
}

function lasting({
  steward: _,
  verdict: _verdict,
  counts: _counts,
  findings,
  ...rest
}: Readonly<Record<string, unknown>>): unknown {
  const list: readonly unknown[] = Array.isArray(findings) ? findings : [];
  return [rest, list.filter((finding) => !PASSING.has(ruleOf(finding)))];
}

function ruleOf(finding: unknown): string {
  const rule = typeof finding === "object" && finding !== null && "rule" in finding ? finding.rule : undefined;
  return typeof rule === "string" ? rule : "";
}

function readJson(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

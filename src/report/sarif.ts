/** The report as SARIF 2.1.0, for GitHub code scanning and every other reader of the format. */
import { gzipSync } from "node:zlib";
import type { CheckReport } from "../memory/check-report.js";
import { compareWorstFirst, type Severity } from "../memory/finding.js";
import { PROJECT } from "../memory/project-address.js";
import { jsonText } from "./json-text.js";
import { sarifResult } from "./sarif-result.js";
import { number } from "./wording.js";

/** What a rule says about itself. */
export interface RuleDescription {
  readonly id: string;
  /** Noun phrase or short clause. */
  readonly title: string;
  readonly severity: Severity;
  readonly rationale: string;
  readonly remedy: string;
  /** Address of the rule's page, `https://`. */
  readonly documentation?: string;
}

export interface SarifLimits {
  /** Results of the run at most. */
  readonly results: number;
  /** Compressed bytes of the file at most. */
  readonly gzipBytes: number;
}

/** What GitHub accepts: 25,000 results in a run, 10 MB compressed. */
const GITHUB_LIMITS: SarifLimits = { results: 25_000, gzipBytes: 10_000_000 };

/**
 * One run with all rules; the results worst first, as many as the limits allow, and a notification that counts them where
 * some are left out. Holds no snippets: the file may be shown where the sources are not.
 */
export function renderSarif(
  report: CheckReport,
  rules: readonly RuleDescription[],
  limits: SarifLimits = GITHUB_LIMITS,
): string {
  let count = Math.min(limits.results, report.findings.length);
  for (;;) {
    const text = sarifText(report, rules, count);
    // Text that is small as it is need not be compressed to be known as small.
    if (count === 0 || text.length * 3 <= limits.gzipBytes) return text;
    const size = gzipSync(text).length;
    if (size <= limits.gzipBytes) return text;
    count = Math.floor(count * Math.min(0.9, (limits.gzipBytes / size) * 0.95));
  }
}

function sarifText(report: CheckReport, rules: readonly RuleDescription[], count: number): string {
  const shown = [...report.findings].sort(compareWorstFirst).slice(0, count);
  const descriptors = rules.map(descriptorOf);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  for (const { rule } of shown) {
    if (!indexes.has(rule)) indexes.set(rule, descriptors.push({ id: rule }) - 1);
  }
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: "memory-steward",
            semanticVersion: report.steward,
            informationUri: PROJECT,
            rules: descriptors,
          },
        },
        columnKind: "utf16CodeUnits",
        invocations: [
          { executionSuccessful: true, toolExecutionNotifications: notifications(count, report.findings.length) },
        ],
        results: shown.map((finding) => sarifResult(finding, indexes.get(finding.rule) ?? -1, report.root)),
      },
    ],
  };
  return jsonText(log, 1);
}

/** Our own words only: no text of a record is in them. */
function descriptorOf(rule: RuleDescription): { id: string } {
  const { documentation } = rule;
  const page = documentation?.startsWith("https://") ? documentation : undefined;
  const descriptor = {
    id: rule.id,
    shortDescription: { text: rule.title },
    fullDescription: { text: rule.rationale },
    help: {
      text: `${rule.rationale}\n\nMend: ${rule.remedy}`,
      markdown: `${rule.rationale}\n\n**Mend.** ${rule.remedy}${page ? `\n\n[Documentation](${page})` : ""}`,
    },
    ...(page !== undefined && { helpUri: page }),
    defaultConfiguration: { level: rule.severity },
    properties: { tags: ["memory", rule.id.split("/", 1)[0] ?? rule.id] },
  };
  return descriptor;
}

function notifications(shown: number, total: number): unknown[] {
  if (shown === total) return [];
  const text = `${number(shown)} of ${number(total)} findings are in this file, the worst first; the limits of the format's readers leave no room for the others.`;
  return [{ level: "warning", message: { text } }];
}

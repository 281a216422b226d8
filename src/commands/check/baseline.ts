/** Writes today's findings down as accepted (decision 16). */
import { isSecret, type AcceptedSecret } from "../../memory/baseline-and-waivers.js";
import { BASELINE_LIMITS } from "../../memory/document.js";
import type { Finding } from "../../memory/finding.js";
import { compareTexts } from "../../memory/compare-texts.js";
import { mostFirst, tallied } from "../../memory/grouped.js";
import { UserError } from "../../memory/user-error.js";
import { leadsToUnreadable } from "../../rules/graph/dangling-edge.js";
import { findRule } from "../../rules/judge.js";
import type { CheckResult } from "./check.js";

export interface BaselineText {
  /** Relative to the folder that was checked. */
  readonly path: string;
  readonly text: string;
  /** Accepted findings. */
  readonly count: number;
}

type AcceptedFinding = Pick<Finding, "fingerprint" | "rule" | "path" | "record" | "subject">;

export interface TodaysBaseline extends BaselineText {
  /** How many findings are accepted, by rule: the most frequent first, then in the order of names. */
  readonly byRule: ReadonlyMap<string, number>;
  /** How many findings block and cannot be accepted so, by rule in the order of names. */
  readonly left: ReadonlyMap<string, number>;
  /** Findings about the index, which making it anew mends: accepted, they would hide every later one. */
  readonly ofIndex: number;
  /** Secrets that are accepted from now on, and were not before. */
  readonly secrets: readonly Finding[];
}

/**
 * Sorted by fingerprint, no time in it. Entries of secrets that somebody answers for stay as long as the secret does;
 * without such an entry, a secret that no setting moves is not accepted.
 */
export function baselineFile({ report, gate, salt }: CheckResult): TodaysBaseline {
  const findings: AcceptedFinding[] = [];
  const secrets = new Map<string, AcceptedSecret>();
  const newSecrets = new Map<string, Finding>();
  const left = new Map<string, number>();
  let ofIndex = 0;
  for (const finding of report.findings) {
    const known = isSecret(finding) ? gate.baseline.secrets.get(finding.subject ?? "") : undefined;
    if (known) secrets.set(known.fingerprint, known);
    else if (!isAcceptable(finding)) {
      const blocks = finding.severity === "error" && finding.accepted !== "waived";
      if (blocks) left.set(finding.rule, (left.get(finding.rule) ?? 0) + 1);
    } else if (finding.rule.startsWith("index/")) ofIndex++;
    else if (isSecret(finding)) {
      const { subject = "" } = finding;
      secrets.set(subject, acceptedSecret(finding));
      if (!newSecrets.has(subject)) newSecrets.set(subject, finding);
    } else findings.push(acceptedFinding(finding));
  }
  const text = baselineText(gate.baselinePath, findings, [...secrets.values()], gate.baseline.salt ?? salt);
  const byName = new Map([...left].sort(([a], [b]) => compareTexts(a, b)));
  const byRule = countedByRule([...findings, ...secrets.values()]);
  return { ...text, byRule, left: byName, ofIndex, secrets: [...newSecrets.values()] };
}

function countedByRule(entries: readonly { readonly rule: string }[]): ReadonlyMap<string, number> {
  return new Map(mostFirst(tallied(entries.map(({ rule }) => rule))));
}

/**
 * @param findings each with its fingerprint first.
 * @throws UserError where it would be larger than what is read.
 */
export function baselineText(
  path: string,
  findings: readonly object[],
  secrets: readonly AcceptedSecret[],
  salt: string,
): BaselineText {
  const members = [
    `"baseline": "memory-steward.baseline/v1"`,
    ...(secrets.length > 0 ? [`"salt": ${JSON.stringify(salt)}`] : []),
    `"findings": ${list(findings)}`,
    ...(secrets.length > 0 ? [`"secrets": ${list(secrets.map(inOrder))}`] : []),
  ];
  const text = `{\n  ${members.join(",\n  ")}\n}\n`;
  refuseUnreadable(path, Buffer.byteLength(text));
  return { path, text, count: findings.length + secrets.length };
}

/** Written, it would be refused by the next check, and with it all that it accepts. */
function refuseUnreadable(path: string, bytes: number): void {
  const most = BASELINE_LIMITS.fileBytes;
  if (bytes <= most) return;
  throw new UserError(
    `${path} would have ${bytes} bytes, and up to ${most} of a baseline are read. Nothing was written.`,
    "Mend first what one rule finds most, or set its severity to note in memory-steward.yml until then: notes need no acceptance",
  );
}

/** What a file that cannot be read hides is not missing for good: accepted, it would hide that the file goes later. */
function isAcceptable(finding: Finding): boolean {
  const { severity, accepted, rule, more } = finding;
  if (more !== undefined || leadsToUnreadable(finding)) return false;
  return severity !== "note" && accepted !== "waived" && findRule(rule)?.locked !== true;
}

function acceptedFinding({ fingerprint, rule, path, record, subject }: Finding): AcceptedFinding {
  return {
    fingerprint,
    rule,
    path,
    ...(record !== undefined && { record }),
    ...(subject !== undefined && { subject }),
  };
}

function acceptedSecret({ subject = "", rule, path }: Finding): AcceptedSecret {
  return { fingerprint: subject, rule, path };
}

function inOrder({ fingerprint, rule, path, actor, reason, expires }: AcceptedSecret): object {
  return { fingerprint, rule, path, actor, reason, expires };
}

function list(entries: readonly object[]): string {
  if (entries.length === 0) return "[]";
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).sort();
  return `[\n${lines.join(",\n")}\n  ]`;
}

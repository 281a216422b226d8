/** Which findings of a report a reviewer must see, and which are told by the way. */
import type { CheckReport } from "../../memory/check-report.js";
import type { Finding } from "../../memory/finding.js";
import { grouped } from "../../memory/grouped.js";
import { speaksOfRestricted } from "../public-report.js";
import type { CommentInput } from "./comment-input.js";

export interface SortedFindings {
  /** Brought by the change and not accepted, by severity. */
  readonly error: readonly Finding[];
  readonly warning: readonly Finding[];
  readonly note: readonly Finding[];
  /** Not accepted, and on the target branch already. */
  readonly old: readonly Finding[];
  /** In the baseline or waived. */
  readonly accepted: readonly Finding[];
}

export function sortFindings({ findings }: CheckReport, known: ReadonlySet<string> | undefined): SortedFindings {
  const open = findings.filter(({ accepted }) => accepted === undefined);
  const isOld = ({ fingerprint }: Finding) => known?.has(fingerprint) === true;
  const brought = open.filter((finding) => !isOld(finding));
  const of = (severity: Finding["severity"]) => brought.filter((finding) => finding.severity === severity);
  return {
    error: of("error"),
    warning: of("warning"),
    note: of("note"),
    old: open.filter(isOld),
    accepted: findings.filter(({ accepted }) => accepted !== undefined),
  };
}

/** What an edit of the gate would do: it has a place of its own, beside what is to be done. */
export function isVerdictChange({ rule }: Finding): boolean {
  return rule === "gate/verdict-change";
}

/** Whether the text of a finding stays out of what strangers read. */
export function isRestricted(finding: Finding, { isPublic, restricted }: CommentInput): boolean {
  return isPublic && restricted !== undefined && speaksOfRestricted(finding, restricted);
}

/** Findings by record, or by file where no record is named; groups in the order of their first finding. */
export function byRecord(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  return grouped(findings, ({ path, record }) => JSON.stringify(record === undefined ? [path] : [path, record]));
}

import { append } from "../../memory/append.js";
import type { Finding, Severity } from "../../memory/finding.js";
import { grouped } from "../../memory/grouped.js";

/**
 * Errors that were not there: where one rule has more open errors in one file than before, those with a new fingerprint,
 * or all where none is new. Fingerprints alone do not tell, since a change of one name renames what other findings
 * speak of; those of secrets do, since they are of the value.
 */
export function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  return newFindings(before, after, "error");
}

/** As `newErrors`, of another severity. */
export function newFindings(before: readonly Finding[], after: readonly Finding[], severity: Severity): Finding[] {
  const known = openGroups(before, severity);
  const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
  const open = new Set(before.filter(isOpen).map(({ fingerprint }) => fingerprint));
  const result: Finding[] = [];
  for (const [group, findings] of openGroups(after, severity)) {
    if (findings[0]?.rule.startsWith("secret/") === true) {
      append(
        result,
        findings.filter(({ fingerprint }) => !open.has(fingerprint)),
      );
      continue;
    }
    if (numberOf(findings) <= numberOf(known.get(group) ?? [])) continue;
    const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
    append(result, fresh.length > 0 ? fresh : findings);
  }
  return result;
}

/** Open findings of a severity by rule and file. */
function openGroups(findings: readonly Finding[], severity: Severity): Map<string, Finding[]> {
  const open = findings.filter((finding) => finding.severity === severity && isOpen(finding));
  return grouped(open, ({ rule, path }) => `${rule}\0${path}`);
}

/** With those that are not listed. */
export function numberOf(findings: readonly Finding[]): number {
  return findings.reduce((sum, { more = 1 }) => sum + more, 0);
}

function isOpen({ accepted }: Finding): boolean {
  return accepted === undefined;
}

import type { Finding } from "../../memory/finding.js";

/**
 * Errors that were not there: where one rule has more open errors in one file than before, those with a new fingerprint,
 * or all where none is new. Fingerprints alone do not tell, since a change of one name renames what other findings
 * speak of.
 */
export function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = grouped(before);
  const fingerprints = new Set(before.map(({ fingerprint }) => fingerprint));
  const result: Finding[] = [];
  for (const [group, findings] of grouped(after)) {
    if (findings.length <= (known.get(group)?.length ?? 0)) continue;
    const fresh = findings.filter(({ fingerprint }) => !fingerprints.has(fingerprint));
    result.push(...(fresh.length > 0 ? fresh : findings));
  }
  return result;
}

/** Open errors by rule and file. */
function grouped(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.severity !== "error" || finding.accepted !== undefined) continue;
    const key = `${finding.rule}\0${finding.path}`;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return groups;
}

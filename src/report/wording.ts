/** Numbers and places in words, the same in every output. */
import type { CheckReport, Counts, ReportComparison } from "../memory/check-report.js";
import { shortCommit } from "../memory/commit-id.js";
import { SEVERITIES } from "../memory/finding.js";
import type { Position } from "../memory/place.js";
import { isUncommitted } from "../memory/tree.js";

/** Of `count` places at most `limit` are listed, and one more than that where only one would be left out. */
export function listedOf(count: number, limit: number): number {
  return count <= limit + 1 ? count : limit;
}

/** `1,893`. By hand: what Node knows of languages takes longer to load than a small report takes to make. */
export function number(value: number): string {
  return Number.isSafeInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ",") : value.toLocaleString("en-US");
}

/** `1 file`, `2 files` */
export function plural(value: number, noun: string, nouns = `${noun}s`): string {
  return `${number(value)} ${value === 1 ? noun : nouns}`;
}

/** `2 records added, 1 changed`: the noun stands with the first count alone. */
export function countList(noun: string, counts: readonly (readonly [count: number, what: string])[]): string {
  return counts
    .filter(([count]) => count > 0)
    .map(([count, what], at) => `${at === 0 ? plural(count, noun) : number(count)} ${what}`)
    .join(", ");
}

/** `3 errors, 1 warning`, or `no findings`: severities without findings are left out. */
export function findingCounts(counts: Counts): string {
  const parts = SEVERITIES.filter((severity) => counts[severity] > 0).map((severity) =>
    plural(counts[severity], severity),
  );
  return parts.length > 0 ? parts.join(", ") : "no findings";
}

/** `4 in the baseline, 1 waived`, or undefined where nothing is accepted. */
export function acceptedCounts(counts: Counts): string | undefined {
  const parts = [
    ...(counts.baseline > 0 ? [`${number(counts.baseline)} in the baseline`] : []),
    ...(counts.waived > 0 ? [`${number(counts.waived)} waived`] : []),
  ];
  return parts.length > 0 ? parts.join(", ") : undefined;
}

/** `in 46 files, 40 records` */
export function extent({ statistics }: CheckReport): string {
  return `in ${plural(statistics.files, "file")}, ${plural(statistics.records, "record")}`;
}

/** Whether there is neither a record nor a note, and nothing else to say. */
export function isEmpty({ statistics, findings }: CheckReport): boolean {
  return statistics.records === 0 && statistics.notes === 0 && findings.length === 0;
}

/**
 * `FAIL  3 errors, 1 warning`, and ` (1 waived) in 46 files, 40 records` behind it.
 * @param unclassified files that no class takes, where somebody counted them
 */
export function verdictWords(report: CheckReport, unclassified = 0): readonly [verdict: string, of: string] {
  const more = unclassified > 0 ? `, ${plural(unclassified, "file")} that no class takes` : "";
  if (isEmpty(report)) return ["PASS  no records yet", more];
  const accepted = acceptedCounts(report.counts);
  const verdict = `${report.verdict === "fail" ? "FAIL" : "PASS"}  ${findingCounts(report.counts)}`;
  return [verdict, `${accepted ? ` (${accepted})` : ""} ${extent(report)}${more}`];
}

/**
 * `Compared the working directory with 4916ea4fdd22, 2 paths with conflicts`
 * @param name makes a commit harmless to the output
 */
export function comparisonLine({ base, head, conflicts }: ReportComparison, name: (commit: string) => string): string {
  const newer = isUncommitted(head) ? `the ${head}` : name(shortCommit(head));
  const extra = conflicts.length > 0 ? `, ${plural(conflicts.length, "path")} with conflicts` : "";
  return `Compared ${newer} with ${name(shortCommit(base))}${extra}`;
}

/** In place of a line, of a file that the change deletes. */
export const DELETED = "deleted";

/** `14:7` */
export function lineAndColumn(position: Position): string {
  return `${position.line}:${position.column}`;
}

/** Numbers and places in words, the same in every output. */
import type { CheckReport, Counts } from "../memory/check-report.js";
import { SEVERITIES } from "../memory/finding.js";
import type { Position } from "../memory/place.js";

const FORMAT = new Intl.NumberFormat("en-US");

/** `1,893` */
export function number(value: number): string {
  return FORMAT.format(value);
}

/** `1 file`, `2 files` */
export function plural(value: number, noun: string): string {
  return `${number(value)} ${noun}${value === 1 ? "" : "s"}`;
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

/** `14:7` */
export function lineAndColumn(position: Position): string {
  return `${position.line}:${position.column}`;
}

/** The first 12 digits of a commit id; other names as they are. */
export function shortCommit(name: string): string {
  return /^[0-9a-f]{40,64}$/.test(name) ? name.slice(0, 12) : name;
}

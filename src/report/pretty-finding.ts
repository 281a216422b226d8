/** One finding at a terminal: what, where, the lines around it, the mend, the other places. */
import type { Finding, Severity } from "../memory/finding.js";
import { codeFrame, type FrameRow } from "./code-frame.js";
import { lineWindow, windowStart } from "./line-window.js";
import { suggestionDiff, type Hunk } from "./suggestion-diff.js";
import type { SourceText } from "./source-text.js";
import { visibleStart } from "./visible-text.js";
import { lineAndColumn, number } from "./wording.js";

export type Paint = (text: string) => string;

export interface Style extends Readonly<Record<Severity, Paint>> {
  readonly strong: Paint;
  readonly faint: Paint;
  readonly good: Paint;
  /** Columns. */
  readonly width: number;
}

const MESSAGE_LIMIT = 600;
const DIFF_LINES = 6;
const RELATED_LIMIT = 3;
const INDENT = "  ";

export function prettyFinding(
  finding: Finding,
  sourceOf: (path: string) => SourceText | undefined,
  style: Style,
): string[] {
  const source = sourceOf(finding.path);
  const heading = [
    style[finding.severity](finding.severity.padEnd(7)),
    lineAndColumn(finding.range.start),
    style.strong(visibleStart(finding.message, MESSAGE_LIMIT)),
    style.faint(origin(finding)),
  ];
  return [
    `${INDENT}${heading.join("  ")}`,
    ...(source ? frame(source, finding, style) : []),
    ...mend(finding, sourceOf, style),
    ...related(finding, style),
  ];
}

function origin({ rule, record, accepted }: Finding): string {
  const parts = [rule, ...(record === undefined ? [] : [visibleStart(record, 120)])];
  if (accepted) parts.push(accepted === "baseline" ? "in the baseline" : "waived");
  return parts.join(" · ");
}

/** Line numbers are right-aligned; `>` stands before the lines of the range. */
function frame(source: SourceText, finding: Finding, style: Style): string[] {
  const digits = String(finding.range.end.line + 2).length;
  const rows = codeFrame(source, finding.range, style.width - digits - 10);
  return rows.map((row) => frameRow(row, digits, style, style[finding.severity])).map((row) => row.trimEnd());
}

function frameRow({ kind, line, text }: FrameRow, digits: number, style: Style, paint: Paint): string {
  const label = String(line ?? "").padStart(digits);
  switch (kind) {
    case "context":
      return `${INDENT}    ${style.faint(`${label} │ ${text}`.trimEnd())}`;
    case "marked":
      return `${INDENT}  ${paint(">")} ${label} ${style.faint("│")} ${text}`;
    case "marker":
      return `${INDENT}    ${label} ${style.faint("│")} ${text.replace(/\^+/, paint)}`;
    case "gap":
      return `${INDENT}    ${label} ${style.faint(`│ … ${text}`)}`;
  }
}

function mend({ suggestion, path }: Finding, sourceOf: (path: string) => SourceText | undefined, style: Style) {
  if (!suggestion) return [];
  const lines = [`${INDENT}  ${style.good("mend")}  ${visibleStart(suggestion.message, MESSAGE_LIMIT)}`];
  const hunks = suggestionDiff(suggestion.edits, sourceOf);
  let room = DIFF_LINES;
  let hidden = 0;
  for (const hunk of hunks) {
    const size = hunk.removed.length + hunk.added.length;
    if (room <= 0) hidden += size;
    else {
      if (hunk.path !== path)
        lines.push(`${INDENT}      ${style.faint(`${visibleStart(hunk.path, 500)}:${hunk.line}`)}`);
      const shown = diffLines(hunk, room, style);
      lines.push(...shown);
      hidden += size - shown.length;
      room -= size;
    }
  }
  if (hidden > 0) lines.push(`${INDENT}      ${style.faint(`and ${number(hidden)} more changed lines`)}`);
  return lines;
}

function diffLines({ removed, added }: Hunk, limit: number, style: Style): string[] {
  const columns = style.width - 10;
  const from = windowStart(removed[0] ?? added[0] ?? "", firstDifference(removed[0], added[0]), columns);
  const show = (sign: string, line: string): string =>
    `${INDENT}      ${sign} ${lineWindow(line, from, columns).text}`.trimEnd();
  return [
    ...removed.slice(0, limit).map((line) => style.error(show("-", line))),
    ...added.slice(0, Math.max(0, limit - removed.length)).map((line) => style.good(show("+", line))),
  ];
}

function firstDifference(left = "", right = ""): number {
  let at = 0;
  while (at < left.length && left[at] === right[at]) at++;
  return at;
}

function related(finding: Finding, style: Style): string[] {
  const lines = finding.related.slice(0, RELATED_LIMIT).map(({ message, path, range }) => {
    const place = `${path === finding.path ? "" : `${visibleStart(path, 500)}:`}${lineAndColumn(range.start)}`;
    return `${INDENT}  ${style.note("see")}   ${place}  ${style.faint(visibleStart(message, 300))}`;
  });
  const more = finding.related.length - lines.length;
  if (more > 0) lines.push(`${INDENT}        ${style.faint(`and ${number(more)} more places`)}`);
  return lines;
}

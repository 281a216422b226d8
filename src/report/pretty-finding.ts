/** One finding at a terminal: what, where, the lines around it, the mend, the other places. */
import type { Finding, Severity } from "../memory/finding.js";
import type { Range } from "../memory/place.js";
import { codeFrame, type FrameRow } from "./code-frame.js";
import { columnsOf, lineWindow, windowStart } from "./line-window.js";
import { suggestionDiff, type Hunk } from "./suggestion-diff.js";
import type { SourceText } from "./source-text.js";
import { visibleStart } from "./visible-text.js";
import { restoringOf } from "./restore-command.js";
import { DELETED, lineAndColumn, listedOf, plural } from "./wording.js";
import { wrap } from "./wrap.js";

type Paint = (text: string) => string;

export interface Style extends Readonly<Record<Severity, Paint>> {
  readonly strong: Paint;
  readonly faint: Paint;
  readonly good: Paint;
  /** Columns. */
  readonly width: number;
}

type FrameStyle = Pick<Style, "faint" | "width">;

const MESSAGE_LIMIT = 600;
const DIFF_LINES = 6;
const RELATED_LIMIT = 3;
const INDENT = "  ";
/** Before what stands under the text of a label. */
const HANGING = " ".repeat(10);

interface Surroundings {
  readonly sourceOf: (path: string) => SourceText | undefined;
  /** Folder of the memory relative to the top of the repository. */
  readonly root: string;
  readonly isDeleted: (path: string) => boolean;
  /** The commit that the change is judged against, where there is one. */
  readonly before: string | undefined;
  readonly style: Style;
  /** What its rule says is to be done, where the finding has no mend of its own. */
  readonly remedy?: string | undefined;
}

/** Whether `memory-steward fix` mends it. */
export function isFixed({ suggestion, accepted }: Finding): boolean {
  return accepted === undefined && suggestion?.certain === true && suggestion.edits.length > 0;
}

export function prettyFinding(finding: Finding, surroundings: Surroundings): string[] {
  const { sourceOf, root, isDeleted, before, style, remedy } = surroundings;
  const source = sourceOf(finding.path);
  const isGone = isDeleted(finding.path);
  const restoring = isGone ? restoringOf(finding, root, before) : undefined;
  return [
    ...heading(finding, isGone ? DELETED : lineAndColumn(finding.range.start), style),
    ...(source ? frame(source, finding.range, style, style[finding.severity]) : []),
    ...mend(finding, sourceOf, style),
    ...(remedy === undefined ? [] : labelled(style.good("mend"), wrap(remedy, style.width - HANGING.length))),
    ...(restoring === undefined ? [] : [`${HANGING}${style.faint(restoring)}`]),
    ...related(finding, style),
  ];
}

/** In one line where it fits; else the message over as many as it takes, and where it comes from below. */
function heading(finding: Finding, place: string, style: Style): string[] {
  const message = visibleStart(finding.message, MESSAGE_LIMIT);
  const from = origin(finding);
  const hanging = " ".repeat(INDENT.length + 7 + 2 + place.length + 2);
  const first = `${INDENT}${style[finding.severity](finding.severity.padEnd(7))}  ${place}  `;
  if (hanging.length + columnsOf(message) + 2 + columnsOf(from) <= style.width) {
    return [`${first}${style.strong(message)}  ${style.faint(from)}`];
  }
  const lines = wrap(message, style.width - hanging.length).map((line) => style.strong(line));
  return [...lines.map((line, at) => (at === 0 ? first : hanging) + line), hanging + style.faint(from)];
}

function origin({ rule, record, accepted }: Finding): string {
  const parts = [rule, ...(record === undefined ? [] : [visibleStart(record, 120)])];
  if (accepted) parts.push(accepted === "baseline" ? "in the baseline" : "waived");
  return parts.join(" · ");
}

/** Line numbers are right-aligned; `>` stands before the lines of the range. */
export function frame(source: SourceText, range: Range, style: FrameStyle, paint: Paint): string[] {
  const digits = String(range.end.line + 2).length;
  const rows = codeFrame(source, range, style.width - digits - 10);
  return rows.map((row) => frameRow(row, digits, style, paint)).map((row) => row.trimEnd());
}

function frameRow({ kind, line, text }: FrameRow, digits: number, style: FrameStyle, paint: Paint): string {
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

function mend(finding: Finding, sourceOf: (path: string) => SourceText | undefined, style: Style): string[] {
  const { suggestion, path } = finding;
  if (!suggestion) return [];
  const text = wrap(visibleStart(suggestion.message, MESSAGE_LIMIT), style.width - HANGING.length);
  const lines = labelled(style.good(isFixed(finding) ? "fix " : "mend"), text);
  const hunks = suggestionDiff(suggestion.edits, sourceOf);
  const changed = hunks.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
  let room = listedOf(changed, DIFF_LINES);
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
  if (hidden > 0) lines.push(`${INDENT}      ${style.faint(`and ${plural(hidden, "more changed line")}`)}`);
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
  const shown = finding.related.slice(0, listedOf(finding.related.length, RELATED_LIMIT));
  const lines = shown.flatMap(({ message, path, range }) => {
    const place = `${path === finding.path ? "" : `${visibleStart(path, 500)}:`}${lineAndColumn(range.start)}`;
    const text = visibleStart(message, 300);
    const columns = style.width - HANGING.length;
    return columnsOf(place) + 2 + columnsOf(text) <= columns
      ? labelled(style.note("see "), [`${place}  ${style.faint(text)}`])
      : labelled(style.note("see "), [place, ...wrap(text, columns).map(style.faint)]);
  });
  const more = finding.related.length - shown.length;
  if (more > 0) lines.push(`${HANGING}${style.faint(`and ${plural(more, "more place")}`)}`);
  return lines;
}

/** Lines behind a label of four columns. */
function labelled(label: string, lines: readonly string[]): string[] {
  return lines.map((line, at) => (at === 0 ? `${INDENT}  ${label}  ` : HANGING) + line);
}

/** A suggestion as the lines it takes away and the lines it puts in their place. */
import { clip } from "../memory/clip.js";
import { removesMark, type TextEdit } from "../memory/finding.js";
import { comparePositions, compareRanges, type Position } from "../memory/place.js";
import type { SourceText } from "./source-text.js";

export interface Hunk {
  readonly path: string;
  /** First line that changes, from 1. */
  readonly line: number;
  /** Text as it stands in the file, without line breaks. Not escaped. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * Edits on the same or neighbouring lines make one hunk. Hunks stand in order of path and line. Where edits overlap or
 * the source is gone there is nothing true to show, and the result is empty.
 */
export function suggestionDiff(edits: readonly TextEdit[], sourceOf: (path: string) => SourceText | undefined): Hunk[] {
  const sorted = [...edits].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : before(a, b)));
  const groups: TextEdit[][] = [];
  for (const edit of sorted) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last?.path === edit.path && edit.range.start.line <= last.range.end.line) {
      if (comparePositions(edit.range.start, last.range.end) < 0) return [];
      group.push(edit);
    } else groups.push([edit]);
  }
  const hunks: Hunk[] = [];
  for (const group of groups) {
    const hunk = hunkOf(group, sourceOf);
    if (!hunk) return [];
    hunks.push(hunk);
  }
  return hunks;
}

/** A line of so many characters is shown from its start. */
const WHOLE_LINE = 80;
/** Characters of a longer one that are shown before what changes. */
const LEAD = 30;

/**
 * The rows of a hunk in a diff. Of long lines the part where the two begin to differ: cut from the start, they would look the
 * same.
 * @param limit characters of a row
 */
export function diffRows({ removed, added }: Hunk, limit: number): string[] {
  const from = startOfWindow(removed[0] ?? "", added[0] ?? "");
  const row = (sign: string, line: string): string =>
    from > 0 && line.length > WHOLE_LINE ? `${sign}…${clip(line.slice(from), limit - 1)}` : sign + clip(line, limit);
  return [...removed.map((line) => row("-", line)), ...added.map((line) => row("+", line))];
}

function startOfWindow(left: string, right: string): number {
  if (Math.max(left.length, right.length) <= WHOLE_LINE) return 0;
  let same = 0;
  while (same < left.length && left[same] === right[same]) same++;
  const from = same - LEAD;
  if (from <= LEAD) return 0;
  const isInsidePair = /[\uDC00-\uDFFF]/.test(left[from] ?? "");
  return isInsidePair ? from - 1 : from;
}

function hunkOf(edits: readonly TextEdit[], sourceOf: (path: string) => SourceText | undefined): Hunk | undefined {
  const first = edits[0];
  const last = edits.at(-1);
  const source = first && sourceOf(first.path);
  if (!first || !last || !source) return undefined;
  const removed: string[] = [];
  const lastLine = Math.min(last.range.end.line, source.lineCount);
  for (let line = first.range.start.line; line <= lastLine; line++) removed.push(source.line(line) ?? "");
  if (edits.some(removesMark)) removed[0] = `\uFEFF${removed[0] ?? ""}`;
  let text = "";
  let at: Position = { line: first.range.start.line, column: 1 };
  for (const { range, newText } of edits) {
    text += between(source, at, range.start) + newText;
    at = range.end;
  }
  text += (source.line(at.line) ?? "").slice(at.column - 1);
  const added = text.split(/\r?\n/);
  let same = 0;
  while (same < Math.min(removed.length, added.length) && removed[same] === added[same]) same++;
  let tail = 0;
  const limit = Math.min(removed.length, added.length) - same;
  while (tail < limit && removed.at(-1 - tail) === added.at(-1 - tail)) tail++;
  return {
    path: first.path,
    line: first.range.start.line + same,
    removed: removed.slice(same, removed.length - tail),
    added: added.slice(same, added.length - tail),
  };
}

function between(source: SourceText, from: Position, to: Position): string {
  if (from.line === to.line) return (source.line(from.line) ?? "").slice(from.column - 1, to.column - 1);
  const lines = [(source.line(from.line) ?? "").slice(from.column - 1)];
  for (let line = from.line + 1; line < to.line; line++) lines.push(source.line(line) ?? "");
  lines.push((source.line(to.line) ?? "").slice(0, to.column - 1));
  return lines.join("\n");
}

function before(a: TextEdit, b: TextEdit): number {
  return compareRanges(a.range, b.range);
}

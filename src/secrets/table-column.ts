/** The cells below a heading of a Markdown table. */
import { valueAt, type Place } from "./assigned-value.js";

/** Rows that are looked at, so that headings in one long line of cells cost no more than their number. */
const MAX_ROWS = 24;
const MAX_LINE = 400;

/** Values of the column whose heading the name is part of; none where no row of dashes follows its line. */
export function columnValues(text: string, nameStart: number, nameEnd: number): Place[] {
  if (!/^[ \t*`_\w.-]{0,40}\|/.test(text.slice(nameEnd, nameEnd + 41))) return [];
  // No further back than a line may be long: a line of nothing but headings is looked at from each of them.
  const before = Math.max(0, nameStart - MAX_LINE - 1);
  const lineStart = before + text.slice(before, nameStart).lastIndexOf("\n") + 1;
  const dashes = nextLine(text, nameEnd);
  if (nameStart - lineStart > MAX_LINE || dashes === undefined) return [];
  if (!/^[ \t>]*\|?[ \t]*:?-{1,80}:?[ \t]*\|/.test(text.slice(dashes, dashes + 96))) return [];
  const column = text.slice(lineStart, nameStart).split("|").length - 1;
  const cells: Place[] = [];
  let line = nextLine(text, dashes);
  for (let row = 0; row < MAX_ROWS && line !== undefined; row++) {
    const cell = cellStart(text, line, column);
    if (cell === undefined) break;
    const value = valueAt(text, cell);
    if (value) cells.push(value);
    line = nextLine(text, line);
  }
  return cells;
}

function nextLine(text: string, from: number): number | undefined {
  const end = text.slice(from, from + MAX_LINE).indexOf("\n");
  return end < 0 ? undefined : from + end + 1;
}

/** Behind so many bars of the line; undefined where it has fewer. */
function cellStart(text: string, line: number, column: number): number | undefined {
  let at = line;
  for (let bars = 0; bars < column; at++) {
    const character = text[at];
    if (character === undefined || character === "\n" || at - line > MAX_LINE) return undefined;
    if (character === "|") bars++;
  }
  return at;
}

/** The lines around a range, with a marker under exactly the range. */
import { START_OF_FILE, type Range } from "../memory/place.js";
import { lineWindow, windowStart } from "./line-window.js";
import { lastLineOf, type SourceText } from "./source-text.js";

const CONTEXT_LINES = 2;
/** Lines of a long range that are shown. */
const RANGE_LINES = 4;

export interface FrameRow {
  /** `marker` stands under the row before it; `gap` says how many lines of the range are not shown. */
  readonly kind: "context" | "marked" | "marker" | "gap";
  /** Absent on markers and gaps. */
  readonly line?: number;
  readonly text: string;
}

/**
 * Empty where there is nothing to point at: the finding is about the file as a whole, or the file is shorter than the
 * range says.
 * @param columns width of the text, line numbers not counted; a marker behind the last character stands one further
 */
export function codeFrame(source: SourceText, range: Range, columns: number): readonly FrameRow[] {
  const marked = source.line(range.start.line);
  if (marked === undefined || isStartOfFile(range)) return [];
  const startOffset = range.start.column - 1;
  const from = windowStart(marked, startOffset, columns);
  const rows: FrameRow[] = [];
  const show = (kind: "context" | "marked", line: number): void => {
    const text = source.line(line) ?? "";
    const isLeftOfWindow = from > 0 && text.length <= from;
    if (kind === "context" && isLeftOfWindow) return;
    rows.push({ kind, line, text: lineWindow(text, from, columns).text });
  };
  for (let line = Math.max(1, range.start.line - CONTEXT_LINES); line < range.start.line; line++) show("context", line);
  show("marked", range.start.line);
  rows.push({ kind: "marker", text: marker(marked, range, from, columns) });
  const last = Math.min(lastLineOf(range), source.lineCount);
  const lastShown = Math.min(last, range.start.line + RANGE_LINES - 1);
  for (let line = range.start.line + 1; line <= lastShown; line++) show("marked", line);
  if (lastShown < last) return [...rows, { kind: "gap", text: `${last - lastShown} more` }];
  for (let line = last + 1; line <= Math.min(last + CONTEXT_LINES, source.lineCount); line++) {
    const isBehindFinalBreak = line === source.lineCount && source.line(line) === "";
    if (!isBehindFinalBreak) show("context", line);
  }
  return rows;
}

function marker(line: string, range: Range, from: number, columns: number): string {
  const window = lineWindow(line, from, columns);
  const start = window.columnOf(range.start.column - 1);
  const endOffset = range.end.line > range.start.line ? line.length : range.end.column - 1;
  const end = window.columnOf(Math.min(endOffset, line.length));
  return " ".repeat(start) + "^".repeat(Math.max(1, end - start));
}

function isStartOfFile({ start, end }: Range): boolean {
  const { start: first } = START_OF_FILE;
  return [start, end].every(({ line, column }) => line === first.line && column === first.column);
}

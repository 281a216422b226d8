import type { Position, Range } from "../memory/place.js";

/** Offsets of a text as lines and columns. Only LF ends a line, so the CR of a CRLF is the line's last character. */
export class LineIndex {
  readonly text: string;
  /** Offset of the first character of each line. */
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  position(offset: number): Position {
    const bounded = Math.min(Math.max(offset, 0), this.text.length);
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= bounded) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: bounded - (this.#starts[low] ?? 0) + 1 };
  }

  range(start: number, end: number): Range {
    return { start: this.position(start), end: this.position(end) };
  }

  /** Offset of a position; a column beyond the end of its line stays on that line. */
  offset(position: Position): number {
    const start = this.#starts[position.line - 1];
    if (start === undefined) return this.text.length;
    const next = this.#starts[position.line];
    const lineEnd = next === undefined ? this.text.length : next - 1;
    return Math.min(start + Math.max(position.column - 1, 0), lineEnd);
  }
}

/** Offset of the first character of the line that holds `offset`. */
export function lineStart(text: string, offset: number): number {
  return offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
}

/** Blanks and tabs that the line of `offset` begins with, as far as they stand before it. */
export function lineIndent(text: string, offset: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, offset), offset))?.[0] ?? "";
}

/** Offset just behind the last character of the line that holds `offset`; neither CR nor LF belongs to it. */
export function lineEnd(text: string, offset: number): number {
  const feed = text.indexOf("\n", offset);
  const end = feed === -1 ? text.length : feed;
  return end > offset && text[end - 1] === "\r" ? end - 1 : end;
}

/** What stands at the ends of its lines, where any has a carriage return. */
export function lineBreakOf(text: string): "\r\n" | "\n" {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

/** A file's text by lines. Line breaks are LF and CRLF. */
import type { Range } from "../memory/place.js";

export class SourceText {
  readonly #text: string;
  readonly #starts: number[] = [0];

  constructor(text: string) {
    this.#text = text;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) this.#starts.push(at + 1);
  }

  /** Counts the empty line behind a final line break. */
  get lineCount(): number {
    return this.#starts.length;
  }

  /** Without its line break. @param line counts from 1; undefined where there is no such line. */
  line(line: number): string | undefined {
    const start = this.#starts[line - 1];
    if (start === undefined) return undefined;
    const next = this.#starts[line];
    const end = next === undefined ? this.#text.length : next - 1;
    return this.#text.slice(start, this.#text[end - 1] === "\r" && next !== undefined ? end - 1 : end);
  }
}

/** The last line that a half-open range touches: a range that ends before the first column ends on the line above. */
export function lastLineOf({ start, end }: Range): number {
  return end.column === 1 && end.line > start.line ? end.line - 1 : Math.max(start.line, end.line);
}

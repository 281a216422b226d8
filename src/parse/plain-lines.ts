/** The lines of a YAML document, by their indentation. */
import { lineEnd } from "./lines.js";

/** A line that holds more than blanks or a marker of a document. */
export interface Line {
  readonly start: number;
  /** Before the line break. */
  readonly end: number;
  readonly indent: number;
  readonly isDash: boolean;
  /** Outside of a text. */
  readonly isComment: boolean;
}

/** Those between two offsets of a text. */
export function linesIn(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  for (let at = start; at < end;) {
    const stop = Math.min(lineEnd(text, at), end);
    let first = at;
    while (first < stop && text[first] === " ") first++;
    const isMarker = text.startsWith("---", at) || text.startsWith("...", at);
    if (first < stop && !(isMarker && (at + 3 >= stop || text[at + 3] === " "))) {
      const isDash = text[first] === "-" && (first + 1 >= stop || text[first + 1] === " ");
      lines.push({ start: at, end: stop, indent: first - at, isDash, isComment: text[first] === "#" });
    }
    const feed = text.indexOf("\n", stop);
    at = feed === -1 ? end : feed + 1;
  }
  return lines;
}

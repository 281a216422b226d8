/** A long text with secrets masked where it is shown: to mask all of it would cost more than the check that shows two lines. */
import type { Position, Range } from "../memory/place.js";

/** Characters. A shorter text is masked whole. */
const LONG = 1 << 20;

/** Characters on either side of a place, by which a secret is known whose first line stands above it, such as a key. */
const AROUND = 1 << 17;

interface Place {
  readonly range: Range;
}

type Span = readonly [start: number, end: number];

/**
 * The text with every secret masked around some places, and with nothing but masks elsewhere: lines and columns are as they were.
 * @param masked masks a text and keeps its length.
 */
export function maskedAround(text: string, places: readonly Place[], masked: (text: string) => string): string {
  if (text.length <= LONG) return masked(text);
  let result = "";
  let written = 0;
  for (const [start, end] of spansAround(text, places)) {
    result += blank(text.slice(written, start)) + masked(text.slice(start, end));
    written = end;
  }
  return result + blank(text.slice(written));
}

function blank(text: string): string {
  return text.replace(/[^\r\n]+/g, (line) => "*".repeat(line.length));
}

/** In order, apart from each other. */
function spansAround(text: string, places: readonly Place[]): readonly Span[] {
  const starts = lineStarts(text);
  const offsetOf = ({ line, column }: Position) => (starts[line - 1] ?? text.length) + column - 1;
  const spans = places
    .map(({ range: { start, end } }): Span => [
      Math.max(0, offsetOf(start) - AROUND),
      Math.min(text.length, offsetOf(end) + AROUND),
    ])
    .sort(([a], [b]) => a - b);
  const apart: [number, number][] = [];
  for (const [start, end] of spans) {
    const last = apart.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else apart.push([Math.min(start, text.length), end]);
  }
  return apart;
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

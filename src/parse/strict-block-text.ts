/** Literal and folded block scalars (`|` and `>`), copied as JSON strings. */
import { MAX_GAP, nextLine } from "./strict-lines.js";
import { BAR, DASH, IN_TEXT, NEWLINE, PLUS, QUOTE, type Scan, SPACE } from "./strict-scan.js";
import { copyText, writeNewlines } from "./strict-text.js";

/**
 * Copies the block scalar whose header stands at `s.pos` and goes on to the next content line. `parent` is the column of
 * the collection that holds it. Gives up on an explicit indent, on empty text, on lines of blanks that are longer than
 * the indent, and, where folded, on lines that are indented more than the first.
 */
export function copyBlockText(s: Scan, parent: number): boolean {
  const { src, end } = s;
  const literal = src[s.pos] === BAR;
  let i = s.pos + 1;
  const chomp = i < end ? (src[i] ?? 0) : NEWLINE;
  if (chomp === DASH || chomp === PLUS) i++;
  let text = skipSpaces(src, i, end);
  if (text >= end || src[text] !== NEWLINE) return false;

  let breaks = -1;
  let widest = 0;
  while (text < end && src[text] === NEWLINE) {
    if (breaks >= 0 && text - i > widest) widest = text - i;
    breaks++;
    i = text + 1;
    text = skipSpaces(src, i, end);
  }
  const indent = text - i;
  if (text >= end || indent <= parent || widest > indent) return false;

  s.out[s.o++] = QUOTE;
  writeNewlines(s, breaks);
  for (;;) {
    s.pos = i + indent;
    if (!literal && src[s.pos] === SPACE) return false;
    if (copyText(s, IN_TEXT) !== NEWLINE) return false;
    breaks = 0;
    i = text = s.pos;
    while (text < end && src[text] === NEWLINE) {
      breaks++;
      i = text + 1;
      text = skipSpaces(src, i, end);
      if (text - i > indent && (text >= end || src[text] === NEWLINE)) return false;
    }
    if (text >= end || text - i < indent) break;
    if (literal) writeNewlines(s, breaks);
    else if (breaks > 1) writeNewlines(s, breaks - 1);
    else s.out[s.o++] = SPACE;
  }
  // Blanks in the last line, without a line end.
  if ((text >= end && text > i) || breaks > MAX_GAP) return false;
  if (chomp === PLUS) writeNewlines(s, breaks > 1 ? breaks : 1);
  else if (chomp !== DASH) writeNewlines(s, 1);
  s.out[s.o++] = QUOTE;
  s.pos = i;
  return nextLine(s, false);
}

function skipSpaces(src: Uint8Array, from: number, end: number): number {
  let i = from;
  while (i < end && src[i] === SPACE) i++;
  return i;
}

/** Lines of the strict subset: blanks, comments, indents, document markers. */
import {
  AT_DOCUMENT_END,
  AT_DOCUMENT_START,
  AT_END,
  DASH,
  DOT,
  HASH,
  NEWLINE,
  type Scan,
  SPACE,
} from "./strict-scan.js";
import { wideLength, writeNewlines } from "./strict-text.js";

/** Blank lines and comments in a row; more are left to the full parser, which bounds them. */
export const MAX_GAP = 128;

/** True where the byte at `at` ends an indicator: a blank, a line end or the end of the range. */
export function isBlank(s: Scan, at: number): boolean {
  if (at >= s.end) return true;
  const c = s.src[at];
  return c === SPACE || c === NEWLINE;
}

/** True where the content line at `s.pos` is an item of a sequence. */
export function atDash(s: Scan): boolean {
  return s.src[s.pos] === DASH && isBlank(s, s.pos + 1);
}

/**
 * On to the next content: over blank lines and comments to a content line, a document marker or the end. `behindValue`
 * says that `s.pos` stands behind something in its line, not at the start of one. False where anything but a comment
 * follows in that line, and where a line is not plainly in the subset.
 */
export function nextLine(s: Scan, behindValue: boolean): boolean {
  const { src, end } = s;
  let behind = behindValue;
  let line = s.pos;
  let lines = behind ? -1 : 0;
  for (;;) {
    let i = line;
    while (i < end && src[i] === SPACE) i++;
    if (i >= end) {
      s.pos = end;
      s.indent = AT_END;
      return true;
    }
    const c = src[i] ?? 0;
    if (c === NEWLINE) {
      line = i + 1;
    } else if (c === HASH) {
      if (behind && i === line && src[i - 1] !== SPACE) return false;
      i = commentEnd(s, i);
      if (i < 0) return false;
      line = i < end ? i + 1 : end;
    } else {
      if (behind) return false;
      s.pos = i;
      s.line = line;
      s.gap = lines > 0;
      s.indent = i - line;
      return i > line || (c !== DASH && c !== DOT) || atMargin(s, c);
    }
    behind = false;
    if (++lines > MAX_GAP) return false;
  }
}

/** Tells a document marker from content that merely begins like one. */
function atMargin(s: Scan, c: number): boolean {
  const at = s.pos;
  if (at + 2 >= s.end || s.src[at + 1] !== c || s.src[at + 2] !== c) return true;
  s.indent = c === DASH ? AT_DOCUMENT_START : AT_DOCUMENT_END;
  return isBlank(s, at + 3);
}

/** From the `#` of a comment to its line end; -1 where it holds anything but plain text. */
function commentEnd(s: Scan, at: number): number {
  const { src, end } = s;
  let i = at;
  while (i < end) {
    const c = src[i] ?? 0;
    if (c >= SPACE && c < 0x7f) {
      i++;
    } else if (c === NEWLINE) {
      break;
    } else {
      const length = wideLength(src, i, end);
      if (length === 0) return -1;
      i += length;
    }
  }
  return i;
}

/**
 * Folds the line break at `at` within a scalar of a collection at column `parent`: one break is a space, each further one
 * a newline. Returns where the text of the next line that is not blank begins; -1 where it is not indented enough.
 */
export function foldLine(s: Scan, at: number, parent: number): number {
  const { src, end } = s;
  let line = at + 1;
  let breaks = 0;
  let i = line;
  for (; i < end; i++) {
    const c = src[i] ?? 0;
    if (c === NEWLINE) {
      breaks++;
      line = i + 1;
    } else if (c !== SPACE) {
      break;
    }
  }
  if (i >= end || i - line <= parent) return -1;
  if (breaks === 0) s.out[s.o++] = SPACE;
  else writeNewlines(s, breaks);
  return i;
}

/** Plain and quoted scalars, copied as JSON strings; plain ones closed as strings, numbers and words. */
import { foldLine, isBlank, nextLine } from "./strict-lines.js";
import {
  APOSTROPHE,
  BACKSLASH,
  BYTES,
  COLON,
  DASH,
  GIVE_UP,
  HASH,
  IN_DOUBLE,
  IN_FLOW,
  IN_PLAIN,
  IN_SINGLE,
  IN_TEXT,
  NEWLINE,
  QUOTE,
  type Scan,
  SPACE,
} from "./strict-scan.js";
import { copyText } from "./strict-text.js";
import { closePlain, FIRST, INDICATOR } from "./strict-values.js";

/**
 * Copies the plain scalar at `s.pos`, or the further line of one, behind an opening quote: `out` then ends with `"text`,
 * not yet closed. Returns the byte that ended the line: `COLON` of a key, `NEWLINE` (also at the end of the range),
 * `HASH` of a comment, in flow context also a flow indicator. `s.pos` stands on that byte.
 */
export function copyPlain(s: Scan, context: number, further: boolean): number {
  const { src, out } = s;
  if (!further) {
    const first = src[s.pos] ?? 0;
    if (FIRST[first] === INDICATOR) return GIVE_UP;
    if (first === DASH && endsIndicator(s, s.pos + 1, context)) return GIVE_UP;
    out[s.o++] = QUOTE;
  }
  for (;;) {
    const c = copyText(s, context);
    if (c === NEWLINE) break;
    if (c === COLON) {
      if (isBlank(s, s.pos + 1)) break;
      if (endsIndicator(s, s.pos + 1, context)) return GIVE_UP;
    } else if (c === HASH) {
      if (src[s.pos - 1] === SPACE) break;
    } else if (((BYTES[c] ?? 0) & IN_TEXT) === 0) {
      break;
    } else {
      return GIVE_UP;
    }
    out[s.o++] = c;
    s.pos++;
  }
  while (out[s.o - 1] === SPACE) s.o--;
  return s.pos < s.end ? (src[s.pos] ?? 0) : NEWLINE;
}

/** True where a dash or a colon before `at` is an indicator: before a blank, in flow context also before a flow indicator. */
function endsIndicator(s: Scan, at: number, context: number): boolean {
  if (isBlank(s, at)) return true;
  return context === IN_FLOW && ((BYTES[s.src[at] ?? 0] ?? 0) & (IN_FLOW | IN_PLAIN)) === IN_FLOW;
}

/** Escapes that mean in JSON what they mean in YAML, and are the only ones for their characters. */
const SAME_ESCAPE: Uint8Array = new Uint8Array(256);
for (const escape of '"\\bfnrt') SAME_ESCAPE[escape.charCodeAt(0)] = 1;

/**
 * Copies the quoted scalar at `s.pos` like `copyPlain`. A value may go over lines that are indented more than `parent`,
 * the column of the block collection around; a key may not.
 */
export function copyQuoted(s: Scan, context: number, parent: number): number {
  const { src, out } = s;
  const quote = src[s.pos++] ?? 0;
  const stop = quote === QUOTE ? IN_DOUBLE : IN_SINGLE;
  let folded = false;
  out[s.o++] = QUOTE;
  for (;;) {
    const c = copyText(s, stop);
    const next = s.pos + 1;
    if (next > s.end) return GIVE_UP;
    if (c === quote) {
      if (c === QUOTE || next === s.end || src[next] !== APOSTROPHE) break;
      out[s.o++] = c;
      s.pos += 2;
    } else if (c === BACKSLASH) {
      const escape = next < s.end ? (src[next] ?? 0) : NEWLINE;
      if (SAME_ESCAPE[escape] === 0) return GIVE_UP;
      out[s.o++] = c;
      out[s.o++] = escape;
      s.pos += 2;
    } else if (c === NEWLINE) {
      while (out[s.o - 1] === SPACE) s.o--;
      s.pos = foldLine(s, s.pos, parent);
      if (s.pos < 0) return GIVE_UP;
      folded = true;
    } else {
      return GIVE_UP;
    }
  }
  s.pos++;
  return afterQuoted(s, context, folded);
}

/** The byte that follows a quoted scalar, as `copyPlain` returns it. */
function afterQuoted(s: Scan, context: number, folded: boolean): number {
  const { src, end } = s;
  const from = s.pos;
  let i = from;
  while (i < end && src[i] === SPACE) i++;
  s.pos = i;
  if (i >= end) return NEWLINE;
  const c = src[i] ?? 0;
  if (c === NEWLINE) return c;
  if (c === COLON) return !folded && (context === IN_FLOW ? i === from : isBlank(s, i + 1)) ? c : GIVE_UP;
  if (context === IN_FLOW) return ((BYTES[c] ?? 0) & (IN_FLOW | IN_PLAIN)) === IN_FLOW ? c : GIVE_UP;
  return c === HASH && i > from ? c : GIVE_UP;
}

/**
 * Goes on to the next content line behind a plain value and closes the value, which opened at `quote` in `out`. Where
 * that line is indented more than `parent`, it continues the value.
 */
export function endPlain(s: Scan, quote: number, parent: number, ended: number): boolean {
  const at = s.pos;
  if (!nextLine(s, true)) return false;
  if (s.indent <= parent) return closePlain(s, quote);
  if (ended !== NEWLINE) return false;
  s.pos = at;
  return foldPlain(s, parent) && nextLine(s, true);
}

/** Copies the further lines of a plain value that was copied up to the line break at `s.pos`, and closes it. */
function foldPlain(s: Scan, parent: number): boolean {
  let ended = NEWLINE;
  while (ended === NEWLINE && s.pos < s.end) {
    const o = s.o;
    const next = foldLine(s, s.pos, parent);
    if (next < 0 || s.src[next] === HASH) {
      s.o = o;
      break;
    }
    s.pos = next;
    ended = copyPlain(s, IN_PLAIN, true);
  }
  s.out[s.o++] = QUOTE;
  return ended === NEWLINE || ended === HASH;
}

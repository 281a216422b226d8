/** Flow lists and flow mappings, copied as JSON. */
import { closeKey } from "./strict-keys.js";
import { copyPlain, copyQuoted } from "./strict-scalars.js";
import {
  APOSTROPHE,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  GIVE_UP,
  HASH,
  IN_FLOW,
  NEWLINE,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  type Scan,
  SPACE,
} from "./strict-scan.js";
import { closePlain } from "./strict-values.js";

/**
 * Copies the flow collection at `s.pos`. It may go over several lines, each indented more than `parent`, the column of
 * the block collection that holds it. `depth` is the number of collections that may still open.
 */
export function copyFlow(s: Scan, parent: number, depth: number): boolean {
  if (depth <= 0) return false;
  const mapping = s.src[s.pos] === OPEN_BRACE;
  const close = mapping ? CLOSE_BRACE : CLOSE_BRACKET;
  const keyBase = s.keys;
  s.out[s.o++] = mapping ? OPEN_BRACE : OPEN_BRACKET;
  s.pos++;
  let c = toToken(s, parent);
  while (c !== close) {
    if (mapping) {
      if (!copyKey(s, c, parent, keyBase)) return false;
      c = toToken(s, parent);
    }
    const collection = c === OPEN_BRACKET || c === OPEN_BRACE;
    if (!(collection ? copyFlow(s, parent, depth - 1) : copyValue(s, c, parent))) return false;
    c = toToken(s, parent);
    if (c === COMMA) {
      s.pos++;
      c = toToken(s, parent);
      if (c !== close) s.out[s.o++] = COMMA;
    } else if (c !== close) {
      return false;
    }
  }
  s.keys = keyBase;
  s.out[s.o++] = close;
  s.pos++;
  return true;
}

/** Copies a key with its colon. */
function copyKey(s: Scan, c: number, parent: number, keyBase: number): boolean {
  const quote = s.o;
  if (copyScalar(s, c, parent) !== COLON || !closeKey(s, quote, keyBase)) return false;
  s.pos++;
  return true;
}

function copyValue(s: Scan, c: number, parent: number): boolean {
  const quote = s.o;
  const ended = copyScalar(s, c, parent);
  if (ended === GIVE_UP || ended === COLON || ended === HASH) return false;
  if (c !== QUOTE && c !== APOSTROPHE) return closePlain(s, quote);
  s.out[s.o++] = QUOTE;
  return true;
}

function copyScalar(s: Scan, c: number, parent: number): number {
  if (c === GIVE_UP) return GIVE_UP;
  return c === QUOTE || c === APOSTROPHE ? copyQuoted(s, IN_FLOW, parent) : copyPlain(s, IN_FLOW, false);
}

/** Over blanks and line ends to the next byte, which it returns; `GIVE_UP` at the end and in a line that is not indented enough. */
function toToken(s: Scan, parent: number): number {
  const { src, end } = s;
  let i = s.pos;
  let line = -1;
  for (; i < end; i++) {
    const c = src[i] ?? 0;
    if (c === NEWLINE) {
      line = i + 1;
    } else if (c !== SPACE) {
      s.pos = i;
      return line >= 0 && i - line <= parent ? GIVE_UP : c;
    }
  }
  return GIVE_UP;
}

/** Text within a line, copied as the inside of a JSON string. */
import { BACKSLASH, BYTES, GIVE_UP, NEWLINE, ODD, type Scan } from "./strict-scan.js";

const LETTER_N = 0x6e;
const LETTER_U = 0x75;

/**
 * Copies text up to a byte that stops it in this kind of text, which it returns: `NEWLINE` also at the end of the range,
 * `GIVE_UP` at a character that is not plainly text. `s.pos` then stands on that byte.
 */
export function copyText(s: Scan, stop: number): number {
  const { src, out, end } = s;
  const special = stop | ODD;
  let i = s.pos;
  let o = s.o;
  let ended = NEWLINE;
  const last = end - 1;
  for (;;) {
    // Two at a time, as most are plain.
    while (i < last) {
      const one = src[i] ?? 0;
      const other = src[i + 1] ?? 0;
      if ((((BYTES[one] ?? 0) | (BYTES[other] ?? 0)) & special) !== 0) break;
      out[o++] = one;
      out[o++] = other;
      i += 2;
    }
    if (i >= end) break;
    const c = src[i] ?? 0;
    if (((BYTES[c] ?? 0) & special) === 0) {
      out[o++] = c;
      i++;
    } else if (((BYTES[c] ?? 0) & stop) !== 0) {
      ended = c;
      break;
    } else {
      s.o = o;
      const length = copyOdd(s, i, c);
      if (length === 0) return GIVE_UP;
      i += length;
      o = s.o;
    }
  }
  s.pos = i;
  s.o = o;
  return ended;
}

/**
 * Copies a quote or a backslash with a backslash before it, a character beyond ASCII as one byte of Latin-1 or as `\u`
 * escapes. Returns its length in `src`, 0 where it is not plainly text.
 */
function copyOdd(s: Scan, at: number, c: number): number {
  const { src, out } = s;
  if (c < 0x80) {
    out[s.o++] = BACKSLASH;
    out[s.o++] = c;
    return 1;
  }
  const length = wideLength(src, at, s.end);
  if (length === 0) return 0;
  let point = c & (0x7f >> length);
  for (let i = 1; i < length; i++) point = (point << 6) | ((src[at + i] ?? 0) & 0x3f);
  if (point < 0x100) {
    out[s.o++] = point;
  } else if (point < 0x10000) {
    writeEscape(s, point);
  } else {
    writeEscape(s, 0xd7c0 + (point >> 10));
    writeEscape(s, 0xdc00 | (point & 0x3ff));
  }
  return length;
}

function writeEscape(s: Scan, unit: number): void {
  const out = s.out;
  out[s.o++] = BACKSLASH;
  out[s.o++] = LETTER_U;
  for (let shift = 12; shift >= 0; shift -= 4) {
    const digit = (unit >> shift) & 15;
    out[s.o++] = digit + (digit < 10 ? 0x30 : 0x57);
  }
}

/**
 * Length in bytes of the character at `at`; 0 where it is not valid UTF-8 and where it is a C1 control, the line or
 * paragraph separator, a byte-order mark or in the last block of the basic plane.
 */
export function wideLength(src: Uint8Array, at: number, end: number): number {
  const lead = src[at] ?? 0;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  if (at + length > end) return 0;
  for (let i = 1; i < length; i++) {
    if (((src[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  const second = src[at + 1] ?? 0;
  switch (lead) {
    case 0xc2:
    case 0xe0:
      return second < 0xa0 ? 0 : length;
    case 0xe2:
      return second === 0x80 && ((src[at + 2] ?? 0) | 1) === 0xa9 ? 0 : length;
    case 0xed:
      return second > 0x9f ? 0 : length;
    case 0xef:
      return second > 0xba ? 0 : length;
    case 0xf0:
      return second < 0x90 ? 0 : length;
    case 0xf4:
      return second > 0x8f ? 0 : length;
    default:
      return length;
  }
}

export function writeNewlines(s: Scan, count: number): void {
  const { out, o } = s;
  for (let i = 0; i < 2 * count; i += 2) {
    out[o + i] = BACKSLASH;
    out[o + i + 1] = LETTER_N;
  }
  s.o = o + 2 * count;
}

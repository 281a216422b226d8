/** Keys of the open mappings: a key that stands twice in one mapping makes the reader give up. */
import { COLON, QUOTE, type Scan } from "./strict-scan.js";

/** Keys of one mapping of which comparing all pairs stays cheap. Those of a larger one are looked up by their text. */
const COMPARED_KEYS = 512;

/** An implicit key may be 1024 characters long (YAML 1.2.2, 7.4.2); far less is plainly enough. */
const MAX_KEY_BYTES = 512;

const UNDERSCORE = 0x5f;
const PROTO_BYTES = 9;
const LESS = 0x3c;

/**
 * Closes the key that opened at `quote` in `out` and notes it. `base` is the size of the key stack where the mapping
 * began. False where the key is empty, very long, `__proto__` or like it, `<<`, or was there before.
 */
export function closeKey(s: Scan, quote: number, base: number): boolean {
  const out = s.out;
  const start = quote + 1;
  const end = s.o;
  const length = end - start;
  if (length === 0 || length > MAX_KEY_BYTES) return false;
  const first = out[start] ?? 0;
  const last = out[end - 1] ?? 0;
  if (length === PROTO_BYTES && first === UNDERSCORE && last === UNDERSCORE) return false;
  // Unless it is quoted it is a fault, which the full reader tells.
  if (length === 2 && first === LESS && last === LESS) return false;
  // Same text has the same signature; the reverse is nearly always true within one mapping.
  const signature = (length << 24) ^ (first << 16) ^ (last << 8) ^ (out[start + (length >> 1)] ?? 0);
  const signatures = s.keySignatures;
  const top = s.keys;
  if (top >= signatures.length) return false;
  if (top - base >= COMPARED_KEYS) {
    if (!isNewKey(s, start, end, base)) return false;
  } else {
    for (let i = base; i < top; i++) {
      if (signatures[i] === signature && sameText(s, i, start, end)) return false;
    }
  }
  signatures[top] = signature;
  s.keyStarts[top] = start;
  s.keyEnds[top] = end;
  s.keys = top + 1;
  out[end] = QUOTE;
  out[end + 1] = COLON;
  s.o = end + 2;
  return true;
}

/** Whether a mapping of many keys lacks this one; from now on it has it. */
function isNewKey(s: Scan, start: number, end: number, base: number): boolean {
  const { out, keys, keyStarts, keyEnds } = s;
  let known = s.manyKeys.get(base);
  // A mapping comes to so many keys once, and those within it begin above it: what was known there was another's.
  if (!known || keys - base === COMPARED_KEYS) {
    known = new Set();
    for (let i = base; i < keys; i++) known.add(out.toString("latin1", keyStarts[i], keyEnds[i]));
    s.manyKeys.set(base, known);
  }
  const before = known.size;
  return known.add(out.toString("latin1", start, end)).size > before;
}

function sameText(s: Scan, index: number, start: number, end: number): boolean {
  const out = s.out;
  const shift = (s.keyStarts[index] ?? 0) - start;
  if ((s.keyEnds[index] ?? 0) - end !== shift) return false;
  for (let i = start; i < end; i++) {
    if (out[i] !== out[i + shift]) return false;
  }
  return true;
}

/** Links of which the text may name another host than the target. */
import { isWordByte } from "./folded-bytes.js";

export const LINK = "](";

/** Bytes of a link's text that are looked at: 300 characters of up to four bytes. */
const LINK_TEXT = 1200;
/** Bytes of its target: 2,000 characters. */
const TARGET = 8000;
/** Blanks before a title, with room for those of a folded line. */
const TITLE_GAP = 120;

/**
 * Whether `](` stands before `at`, itself included, and the text before it looks like an address, or the target is one
 * that may not be what it seems.
 */
export function mayLie(bytes: Uint8Array, at: number): boolean {
  if (bytes[at] !== 0x28 || bytes[at - 1] !== 0x5d) return false;
  let bare = 0;
  for (let back = at - 2; back >= 0 && at - back < LINK_TEXT; back--) {
    const byte = bytes[back] ?? 0;
    if (byte === 0x5b) break;
    // Brackets within the text, or text whose beginning is not here.
    if (byte === 0x5d) return true;
    if ((byte === 0x2f || byte === 0x5c) && bytes[back - 1] === byte) return true;
    const isJoint = byte === 0x2e || byte === 0x3a || byte === 0x40;
    if (isJoint && isWordByte(bytes[back - 1]) && bare > 0) return true;
    bare = isWordByte(byte) || byte === 0x2f ? bare + 1 : 0;
  }
  return mayBeOther(bytes, at + 1);
}

/** Blanks, line ends and the marks of quotes that may stand before a target. */
const TARGET_GAP = 80;

/** Blanks and parentheses end a target; where `<` and `>` stand around it, these and lines do. */
const ENDS = Uint8Array.from({ length: 256 }, (_, byte) =>
  byte <= 0x20 || "()<>".includes(String.fromCharCode(byte)) ? 1 : 0,
);
const ANGLED_ENDS = Uint8Array.from({ length: 256 }, (_, byte) => ("<>\n".includes(String.fromCharCode(byte)) ? 1 : 0));

/** Whether a target has a user's name, letters beyond ASCII or escapes, or a title behind it. */
function mayBeOther(bytes: Uint8Array, from: number): boolean {
  let start = from;
  while (start < from + TARGET_GAP && ((bytes[start] ?? 0) <= 0x20 || bytes[start] === 0x3e)) start++;
  const isAngled = bytes[start] === 0x3c;
  if (isAngled) start++;
  const ends = isAngled ? ANGLED_ENDS : ENDS;
  for (let at = start; at < bytes.length && at - start < TARGET; at++) {
    const byte = bytes[at] ?? 0;
    // Parentheses in pairs belong to the target.
    if (ends[byte] === 1) return (byte === 0x28 && !isAngled) || hasTitle(bytes, at);
    if (byte === 0x40 || byte === 0x5c || byte > 0x7f) return true;
  }
  return false;
}

/** Whether something stands behind the end of a target, other than the closing parenthesis. In JSON, a quote is escaped. */
function hasTitle(bytes: Uint8Array, end: number): boolean {
  let at = bytes[end] === 0x3e ? end + 1 : end;
  const from = at;
  while (at < from + TITLE_GAP && ((bytes[at] ?? 0) <= 0x20 || bytes[at] === 0x3e)) at++;
  return at > from && "\"'(\\".includes(String.fromCharCode(bytes[at] ?? 0));
}

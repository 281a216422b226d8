/** Folded bytes as 32 classes, and rows of four of them, for `anchor-search.ts`. */
import { BLANK, FOLDED, foldTerm, isControl, PASSED } from "./folded-bytes.js";

/** Bits of a class; class 0 is of bytes that no other class is of. */
export const BITS = 5;
export const EVERY_BIT = (1 << BITS) - 1;
export const BLANKS = 31;
/** What bytes have beside a class, or in its place. */
export const PASSED_OVER = 0x20;
export const CONTROL = 0x40;
/** Of bytes with which a sign of two begins, or a link's target. */
export const MARK = 0x80;

/** What the search for combinations takes as alike is alike here, too. */
const ALIKE = [...Array.from("abcdefghikmnoprstuvwy"), "xz", "jq", "!?&", "()[]{}#", "<>|", ":", ".", "/\\"];
const MARKS = "!?&]";

const ofFolded = new Uint8Array(256);
ofFolded[BLANK] = BLANKS;
ALIKE.forEach((alike, index) => {
  for (let at = 0; at < alike.length; at++) ofFolded[alike.charCodeAt(at)] = index + 1;
});

/** The class of each byte, with what it has beside it. */
export const CLASSES = Uint8Array.from(FOLDED, (folded, byte) => {
  if (isControl(byte)) return CONTROL;
  if (folded === PASSED) return PASSED_OVER;
  return (ofFolded[folded] ?? 0) | (MARKS.includes(String.fromCharCode(byte)) ? MARK : 0);
});

export const BRACKETS = ofFolded[0x28] ?? 0;

/** Undefined of a term with letters that have no class. */
export function classesOf(term: string): Uint8Array | undefined {
  const folded = foldTerm(term);
  return folded.some((byte) => byte > 0x7f) ? undefined : Uint8Array.from(folded, (byte) => ofFolded[byte] ?? 0);
}

/** Bits of the last four classes of a text, which are a row. */
export const ROW_BITS = 4 * BITS;

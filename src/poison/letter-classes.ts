/** Folded bytes as 32 classes, for `anchor-search.ts`. */
import { BLANK, FOLDED, foldTerm, PASSED } from "./folded-bytes.js";
import { isControl } from "./odd-bytes.js";

/** Bits of a class; class 0 is of bytes that no other class is of. */
export const BITS = 5;
export const BLANKS = 1;
export const CONTROL = 31;
/** No class: of bytes that are passed over. */
export const NONE = 32;

/** What the search for combinations takes as alike is alike here, too. */
const ALIKE = [...Array.from("abcdefghikmnoprstuvwy"), "xz", "jq", "!?&", "()[]{}#", "<>|", ":", ".", "/\\"];
const ofFolded = new Uint8Array(256);
ofFolded[BLANK] = BLANKS;
ALIKE.forEach((alike, index) => {
  for (let at = 0; at < alike.length; at++) ofFolded[alike.charCodeAt(at)] = index + 2;
});

/** The class of each byte. */
export const CLASSES = Uint8Array.from(FOLDED, (folded, byte) => {
  if (isControl(byte)) return CONTROL;
  return folded === PASSED ? NONE : (ofFolded[folded] ?? 0);
});

/** Undefined of a term with letters that have no class. */
export function classesOf(term: string): Uint8Array | undefined {
  const folded = foldTerm(term);
  return folded.some((byte) => byte > 0x7f) ? undefined : Uint8Array.from(folded, (byte) => ofFolded[byte] ?? 0);
}

/** Of each two bytes, the first in the low bits, what they add to a row: ten bits, and above them how many count. */
export function pairTable(): Uint16Array {
  const pairs = new Uint16Array(1 << 16);
  for (let two = 0; two < pairs.length; two++) {
    const first = CLASSES[two & 0xff] ?? 0;
    const second = CLASSES[two >> 8] ?? 0;
    const isOne = second === NONE || (first === BLANKS && second === BLANKS);
    if (first === NONE) pairs[two] = second === NONE ? 0 : (BITS << (2 * BITS)) | second;
    else pairs[two] = isOne ? (BITS << (2 * BITS)) | first : ((2 * BITS) << (2 * BITS)) | (first << BITS) | second;
  }
  return pairs;
}

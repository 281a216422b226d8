/** What `anchor-search.ts` goes by: for two neighbouring bytes at once, their classes and whether there is more to ask. */
import { BITS, BRACKETS, CLASSES, CONTROL, EVERY_BIT, MARK, PASSED_OVER } from "./letter-classes.js";

/** Beside the classes of a pair: one of its bytes is not read by its class alone. */
export const ODD = 1 << (2 * BITS);

const CLOSING = 0x5d;
const COLON = 0x3a;

/** Whether a byte may begin what hides or lies by where it stands, or a character that takes the place of a letter. */
export function isSign(byte: number, next: number | undefined): boolean {
  return byte === 0x26 || byte === 0x3c || byte === 0x40 || byte === 0x5c || (byte === CLOSING && next === COLON);
}

/**
 * Fills a table in by the number of which two bytes are the first and the second eight bits. Most second bytes have their
 * like, whose part of the table is copied: to work all of it out takes as long as to search a megabyte.
 */
export function fillPairs(table: Uint16Array): void {
  const alike = new Map<number, number>();
  for (let second = 0; second < 256; second++) {
    const kind = kindOf(second);
    const like = alike.get(kind);
    if (like === undefined) {
      for (let first = 0; first < 256; first++) table[first | (second << 8)] = pairOf(first, second);
      alike.set(kind, second);
    } else table.copyWithin(second << 8, like << 8, (like + 1) << 8);
  }
}

/** What a pair goes by of its second byte. */
function kindOf(second: number): number {
  const flags = (second > 0x7f ? 1 : 0) | (isSign(second, undefined) ? 2 : 0) | (second === COLON ? 4 : 0);
  return ((CLASSES[second] ?? 0) << 3) | flags;
}

function pairOf(first: number, second: number): number {
  const before = CLASSES[first] ?? 0;
  const after = CLASSES[second] ?? 0;
  const pair = ((before & EVERY_BIT) << BITS) | (after & EVERY_BIT);
  // What follows the second byte is not known here.
  const isMarked = after >= MARK || (before >= MARK && (after === PASSED_OVER || (after & EVERY_BIT) === BRACKETS));
  const isOdd = isMarked || ((before | after) & (PASSED_OVER | CONTROL)) !== 0 || (first | second) > 0x7f;
  return isOdd || isSign(first, second) || isSign(second, undefined) ? pair | ODD : pair;
}

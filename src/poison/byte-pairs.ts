/** What `anchor-search.ts` goes by: for two neighbouring bytes at once, their classes and whether there is more to ask. */
import { BITS, BRACKETS, CLASSES, CONTROL, EVERY_BIT, MARK, PASSED_OVER } from "./letter-classes.js";

/** Beside the classes of a pair: one of its bytes is not read by its class alone. */
export const ODD = 1 << (2 * BITS);

const CLOSING = 0x5d;
const COLON = 0x3a;

let table: Uint16Array | undefined;

/** By the number as which a `Uint16Array` has the two bytes. */
export function pairTable(): Uint16Array {
  return (table ??= prepare());
}

/** Whether a byte may begin what hides or lies by where it stands, or a character that takes the place of a letter. */
export function isSign(byte: number, next: number | undefined): boolean {
  return byte === 0x26 || byte === 0x3c || byte === 0x40 || byte === 0x5c || (byte === CLOSING && next === COLON);
}

function prepare(): Uint16Array {
  const result = new Uint16Array(1 << 16);
  const bytes = new Uint8Array(2);
  const number = new Uint16Array(bytes.buffer);
  for (let first = 0; first < 256; first++) {
    for (let second = 0; second < 256; second++) {
      bytes[0] = first;
      bytes[1] = second;
      result[number[0] ?? 0] = pairOf(first, second);
    }
  }
  return result;
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

/** Bytes of UTF-8 as terms see them: letter case, accents of Latin letters and digits in the place of letters do not count. */
import { Buffer } from "node:buffer";

export const BLANK = 1;
/** Of a byte that is passed over: emphasis, code marks, and the lead byte of Latin letters with accents. */
export const PASSED = 0;

/** A byte as the terms see it. */
export const FOLDED = foldedBytes();

function foldedBytes(): Uint8Array {
  const folded = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const put = (bytes: Iterable<number>, as: number): void => {
    for (const byte of bytes) folded[byte] = as;
  };
  const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
  for (let letter = 0x41; letter <= 0x5a; letter++) folded[letter] = letter + 0x20;
  for (const [letter, others] of Object.entries({ o: "0", i: "1lL", e: "3", a: "4@", s: "5$", t: "7", b: "8" })) {
    put(ascii(others), letter.charCodeAt(0));
  }
  // The second byte of Latin letters with accents, in both cases; the first is passed over.
  const accents = { a: [0x80, 0x85], c: [0x87, 0x87], e: [0x88, 0x8b], i: [0x8c, 0x8f], n: [0x91, 0x91] };
  const round = { o: [0x92, 0x96], u: [0x99, 0x9c] };
  for (const [letter, [first = 0, last = 0]] of Object.entries({ ...accents, ...round })) {
    for (let byte = first; byte <= last; byte++) put([byte, byte + 0x20], letter.charCodeAt(0));
  }
  put([0x9f], "s".charCodeAt(0));
  put(ascii(" \t\n\r"), BLANK);
  put([...ascii("*`~"), 0xc3], PASSED);
  return folded;
}

/** Bytes of a text, folded, with one blank for several. */
export function foldTerm(text: string | Uint8Array): number[] {
  const result: number[] = [];
  for (const byte of typeof text === "string" ? Buffer.from(text) : text) {
    const folded = FOLDED[byte] ?? PASSED;
    if (folded !== PASSED && !(folded === BLANK && result.at(-1) === BLANK)) result.push(folded);
  }
  return result;
}

/** Whether a byte is, folded, a Latin letter or a digit. */
export function isWordByte(byte: number | undefined): boolean {
  const folded = FOLDED[byte ?? 0x20] ?? PASSED;
  return (folded >= 0x61 && folded <= 0x7a) || (folded >= 0x30 && folded <= 0x39);
}

export function isControl(byte: number): boolean {
  return (byte < 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) || byte === 0x7f;
}

/** Whether a byte is passed over by the automaton. */
export function isPassedByte(byte: number | undefined): boolean {
  return byte !== undefined && FOLDED[byte] === PASSED;
}

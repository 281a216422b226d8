/** Texts as the automaton with few classes sees them, a letter for each class, to be searched as strings. */
import { Buffer } from "node:buffer";
import { coarseClasses } from "./automaton.js";

/** The letter of each class: letters stand for themselves, `_` for a blank, the others for signs and bytes beyond ASCII. */
const ALPHABET = "-._abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const PASSED = ALPHABET.charCodeAt(1);
const BLANK = ALPHABET.charCodeAt(2);
const LETTERS = coarseClasses().classes.map((coarse) => ALPHABET.charCodeAt(coarse));

/** Letters of a coarse text are ASCII. */
const LETTER_BITS = 7;

export interface CoarseText {
  readonly text: string;
  /** By `pairAt`: 1 where the two letters stand side by side in the text. */
  readonly pairs: Uint8Array;
  /** The same pairs, each once. */
  readonly distinct: readonly number[];
}

/** Without what is passed over, one blank for several. */
export function coarseText(bytes: Uint8Array): CoarseText {
  const result = Buffer.allocUnsafe(bytes.length);
  const pairs = new Uint8Array(1 << (2 * LETTER_BITS));
  const distinct: number[] = [];
  let end = 0;
  let before = PASSED;
  // By index: an iterator costs several times as much where little is read.
  let at = 0;
  while (at < bytes.length) {
    const letter = LETTERS[bytes[at++] ?? 0] ?? 0;
    if (letter === PASSED || (letter === BLANK && before === BLANK)) continue;
    const pair = (before << LETTER_BITS) | letter;
    if (pairs[pair] === 0) {
      pairs[pair] = 1;
      distinct.push(pair);
    }
    result[end++] = before = letter;
  }
  return { text: result.toString("latin1", 0, end), pairs, distinct };
}

/** The pair of letters at a place of a coarse text. */
export function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) << LETTER_BITS) | text.charCodeAt(at + 1);
}

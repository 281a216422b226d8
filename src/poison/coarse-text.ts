/** Texts as the automaton with few classes sees them, a letter for each class, to be searched as strings. */
import { Buffer } from "node:buffer";
import { coarseClasses } from "./automaton.js";

/** The letter of each class: letters stand for themselves, `_` for a blank, the others for signs and bytes beyond ASCII. */
const ALPHABET = "-._abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const PASSED = ALPHABET.charCodeAt(1);
const BLANK = ALPHABET.charCodeAt(2);
const LETTERS = coarseClasses().classes.map((coarse) => ALPHABET.charCodeAt(coarse));

/** Without what is passed over, one blank for several. */
export function coarseText(bytes: Uint8Array): string {
  const result = Buffer.allocUnsafe(bytes.length);
  let end = 0;
  let before = PASSED;
  // By index: an iterator costs several times as much where little is read.
  let at = 0;
  while (at < bytes.length) {
    const letter = LETTERS[bytes[at++] ?? 0] ?? 0;
    if (letter === PASSED || (letter === BLANK && before === BLANK)) continue;
    result[end++] = before = letter;
  }
  return result.toString("latin1", 0, end);
}

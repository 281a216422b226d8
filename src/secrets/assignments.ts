/** Tier 2: a secret word, an operator, and a value that looks random. */
import type { Report } from "./candidate.js";

/** Lower case, three letters or more: the engine finds them in its one pass over the bytes and calls `findAssignments` at each. */
export const SECRET_WORDS: readonly string[] = [];

/** `text` has one code unit for each byte of a view; the word stands at `wordStart` to `wordEnd` of it, in any case. */
export function findAssignments(_text: string, _wordStart: number, _wordEnd: number, _report: Report): void {
  return;
}

/** Tier 3: text that looks random, with nothing that says what it is. */
import type { Report } from "./candidate.js";

/** Shortest run that the engine hands to `findHighEntropy`. */
export const MIN_RANDOM_LENGTH = 20;

/**
 * `text` has one code unit for each byte of a view; `start` to `end` is a whole run of letters, digits and `+ / = _ - .`,
 * `MIN_RANDOM_LENGTH` or longer.
 */
export function findHighEntropy(_text: string, _start: number, _end: number, _report: Report): void {
  return;
}

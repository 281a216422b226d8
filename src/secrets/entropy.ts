/** Tier 3: text that looks random, with nothing that says what it is. */
import type { Report } from "./candidate.js";
import { classesOf, isEvenlySpread, isSlug, surpriseOf } from "./randomness.js";

/** Shortest run that the engine hands to `findHighEntropy`. */
export const MIN_RANDOM_LENGTH = 20;

/** Longer ones are images and archives. */
const MAX_RANDOM_LENGTH = 512;
const LEAST_SURPRISE = 5.6;

export const HIGH_ENTROPY = "high-entropy";

/**
 * `text` has one code unit for each byte of a view; `start` to `end` is a whole run of letters, digits and `+ / = _ - .`,
 * `MIN_RANDOM_LENGTH` or longer.
 */
export function findHighEntropy(text: string, start: number, end: number, report: Report): void {
  if (end - start > MAX_RANDOM_LENGTH) return;
  const run = text.slice(start, end);
  for (const { index, 0: piece } of run.matchAll(/[A-Za-z0-9+_-]{20,}/g)) {
    if (isSlug(piece) || !looksRandom(piece)) continue;
    report({ format: HIGH_ENTROPY, tier: 3, start: start + index, end: start + index + piece.length });
  }
}

function looksRandom(piece: string): boolean {
  const classes = classesOf(piece);
  if (classes.digits === 0 || classes.lower + classes.upper === 0 || classes.isHex) return false;
  return surpriseOf(piece) >= LEAST_SURPRISE && isEvenlySpread(piece, classes);
}

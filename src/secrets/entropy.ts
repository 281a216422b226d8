/** Tier 3: text that looks random, with nothing that says what it is. */
import type { Report } from "./candidate.js";
import { isPublicIdentifier, standsInPublicPlace } from "./public-identifiers.js";
import { classesOf, isEvenlySpread, isSlug, surpriseOf } from "./randomness.js";

/** Shortest run that the engine hands to `findHighEntropy`. */
export const MIN_RANDOM_LENGTH = 20;

/** Longer ones are images and archives. */
const MAX_RANDOM_LENGTH = 512;
const LEAST_SURPRISE = 5.6;

const HIGH_ENTROPY = "high-entropy";

/** Characters before a run that may say what it is. */
const BEFORE = 80;
/** Shortest line of a block of data: certificates and mail have 64 and 76. */
const BLOCK_LINE = 60;

/**
 * `text` has one code unit for each byte of a view; `start` to `end` is a whole run of letters, digits and `+ / = _ - .`,
 * `MIN_RANDOM_LENGTH` or longer.
 */
export function findHighEntropy(text: string, start: number, end: number, report: Report): void {
  if (end - start > MAX_RANDOM_LENGTH) return;
  const run = text.slice(start, end);
  const pieces = [...run.matchAll(/[A-Za-z0-9+_-]{20,}/g)].filter(([piece]) => !isSlug(piece) && looksRandom(piece));
  if (pieces.length === 0 || isPublicIdentifier(run)) return;
  const before = text.slice(Math.max(0, start - BEFORE), start);
  if (standsInPublicPlace(3, before.slice(before.lastIndexOf("\n") + 1), "") || isBlockLine(text, start, end)) return;
  for (const { index, 0: piece } of pieces) {
    report({ format: HIGH_ENTROPY, tier: 3, start: start + index, end: start + index + piece.length });
  }
}

/** Whether the run is a whole line beside one of the same length. */
function isBlockLine(text: string, start: number, end: number): boolean {
  const length = end - start;
  if (length < BLOCK_LINE || !isBreak(text, start - 1) || !isBreak(text, end)) return false;
  const step = length + 1;
  return isBreak(text, start - 1 - step) || isBreak(text, end + step);
}

function isBreak(text: string, at: number): boolean {
  return at < 0 || at >= text.length || text[at] === "\n";
}

function looksRandom(piece: string): boolean {
  const classes = classesOf(piece);
  if (classes.digits === 0 || classes.lower + classes.upper === 0 || classes.isHex) return false;
  return surpriseOf(piece) >= LEAST_SURPRISE && isEvenlySpread(piece, classes);
}

/**
 * What costs much and says the same in many places: a story that breaks off at each of its calls, a law of whole
 * memories. A change is judged by an eighth of it, the same each time. A release takes all (`TEST_TIMES=1`), the nightly run
 * all cases and ten times the draws (`TEST_TIMES=10`).
 */
import { SEED } from "./seed.js";

const TIMES = Number(process.env["TEST_TIMES"] ?? 1 / 8);

/** One of so many. */
export const EVERY = Math.ceil(1 / TIMES);

/** @returns the cases that are taken, in their order: of few one. */
export function sample<Case>(cases: readonly Case[]): Case[] {
  const first = SEED % Math.min(EVERY, cases.length);
  return cases.filter((_, index) => index % EVERY === first);
}

/** @returns how many draws are taken of `count`. */
export function share(count: number): number {
  return Math.ceil(count * TIMES);
}

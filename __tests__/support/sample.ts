/**
 * What costs much and says the same in many places: a story that breaks off at each of its calls, a law of whole
 * memories. A change is judged by a fourth of it, the same each time. The nightly run and a release take all (`TEST_ALL=1`).
 */
import { SEED } from "./seed.js";

/** One of so many. */
export const EVERY = process.env["TEST_ALL"] === "1" ? 1 : 4;

/** @returns the cases that are taken, in their order: of few one. */
export function sample<Case>(cases: readonly Case[]): Case[] {
  const first = SEED % Math.min(EVERY, cases.length);
  return cases.filter((_, index) => index % EVERY === first);
}

/** @returns how many draws are taken of `count`. */
export function share(count: number): number {
  return Math.ceil(count / EVERY);
}

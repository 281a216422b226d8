/**
 * The question of `prefilter.ts` for a few small files: by a search for each term, which costs more for each byte than the
 * automaton and needs no table. Terms that a combination wants may stand anywhere in the file here, so it says yes of more.
 */
import { TERMS } from "../generated/poison-terms.js";
import { coarseText } from "./coarse-text.js";
import { ENOUGH } from "./wanted.js";

/** Letters of a coarse text are ASCII. */
const LETTER_BITS = 7;

interface Group {
  /** Bits of the categories of its terms, or `ENOUGH`. */
  readonly categories: number;
  readonly terms: readonly string[];
  /** Of each term the two letters in its middle, which tell more than its first ones. */
  readonly middles: Uint16Array;
}

let groups: readonly Group[] | undefined;

/**
 * Whether a text without control characters has what is asked for.
 * @param areEnough of the categories that were found so far.
 */
export function holdsWanted(bytes: Uint8Array, areEnough: (categories: number) => boolean): boolean {
  const text = coarseText(bytes);
  const pairs = new Uint8Array(1 << (2 * LETTER_BITS));
  for (let at = 1; at < text.length; at++) pairs[pairAt(text, at - 1)] = 1;
  let found = 0;
  for (const group of (groups ??= TERMS.map(groupOf))) {
    if ((group.categories & ~found) === 0 || !holdsOne(group, text, pairs)) continue;
    if (group.categories === ENOUGH) return true;
    found |= group.categories;
    if (areEnough(found)) return true;
  }
  return false;
}

function groupOf([categories, joined]: (typeof TERMS)[number]): Group {
  const terms = joined.split(" ");
  return { categories, terms, middles: Uint16Array.from(terms, (term) => pairAt(term, (term.length >> 1) - 1)) };
}

function holdsOne({ terms, middles }: Group, text: string, pairs: Uint8Array): boolean {
  for (let index = 0; index < middles.length; index++) {
    if (pairs[middles[index] ?? 0] === 0) continue;
    const term = terms[index] ?? "";
    if (pairs[pairAt(term, 0)] === 1 && pairs[pairAt(term, term.length - 2)] === 1 && text.includes(term)) return true;
  }
  return false;
}

function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) << LETTER_BITS) | text.charCodeAt(at + 1);
}

/**
 * The question of `prefilter.ts` for a few small files: by a search for each term, which costs more for each byte than the
 * automaton and needs no table. Terms that a combination wants may stand anywhere in the file here, so it says yes of more.
 */
import { TERMS_BY_PAIR } from "../generated/poison-terms.js";
import { coarseText, pairAt, type CoarseText } from "./coarse-text.js";
import { ENOUGH } from "./wanted.js";

interface Group {
  /** Bits of the categories of its terms, or `ENOUGH`. */
  readonly categories: number;
  readonly terms: readonly string[];
}

/** By the pair of letters that each term of a group has. */
const groups = new Map<number, readonly Group[]>();

/**
 * Whether a text without control characters has what is asked for.
 * @param areEnough of the categories that were found so far.
 */
export function holdsWanted(bytes: Uint8Array, areEnough: (categories: number) => boolean): boolean {
  const coarse = coarseText(bytes);
  let found = 0;
  for (const pair of coarse.distinct) {
    for (const group of groupsOf(pair)) {
      if ((group.categories & ~found) === 0 || !holdsOne(group, coarse)) continue;
      if (group.categories === ENOUGH) return true;
      found |= group.categories;
      if (areEnough(found)) return true;
    }
  }
  return false;
}

const NONE: readonly Group[] = [];

function groupsOf(pair: number): readonly Group[] {
  const joined = TERMS_BY_PAIR[pair];
  if (joined === undefined) return NONE;
  let made = groups.get(pair);
  if (!made) groups.set(pair, (made = joined.split(";").map(groupOf)));
  return made;
}

function groupOf(joined: string): Group {
  const [categories, ...terms] = joined.split(" ");
  return { categories: Number(categories), terms };
}

function holdsOne({ terms }: Group, { text, pairs }: CoarseText): boolean {
  return terms.some(
    (term) => pairs[pairAt(term, 0)] === 1 && pairs[pairAt(term, term.length - 2)] === 1 && text.includes(term),
  );
}

/** How many typing mistakes lie between two texts. */

/** Longer texts are nobody's typing mistake. */
const MAX_LENGTH = 512;

/** What comparisons cost beside a small sum for each: places of the table of distances that were filled one by one. */
export interface ComparisonWork {
  places: number;
}

/**
 * Optimal string alignment distance (insert, delete, replace, swap neighbours), or `limit + 1` where it is greater
 * than `limit` or a text is longer than 512. Time grows with the length where one text is ASCII of at most 32 characters,
 * else with `limit * length` of what stands between a beginning and an end that both have.
 * @param work to which such a table is added.
 * @param longest what stands between those may have so many characters: it is beyond the limit where it has more.
 */
export function editDistance(
  a: string,
  b: string,
  limit: number,
  work?: ComparisonWork,
  longest: number = MAX_LENGTH,
): number {
  if (a === b) return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (long.length - short.length > limit || long.length > MAX_LENGTH) return limit + 1;
  if (short.length === 0) return long.length;
  return distanceByBits(short, long, limit) ?? distanceBetweenEnds(short, long, limit, { work, longest });
}

/** Neither the beginning nor the end that both have is a part of any mistake. */
function distanceBetweenEnds(
  short: string,
  long: string,
  limit: number,
  { work, longest }: { readonly work: ComparisonWork | undefined; readonly longest: number },
): number {
  let start = 0;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start++;
  let end = 0;
  while (
    end < short.length - start &&
    short.charCodeAt(short.length - 1 - end) === long.charCodeAt(long.length - 1 - end)
  ) {
    end++;
  }
  const a = short.slice(start, short.length - end);
  const b = long.slice(start, long.length - end);
  if (a.length === 0) return b.length;
  if (b.length > longest) return limit + 1;
  return distanceByBits(a, b, limit) ?? distanceByRows(a, b, limit, work);
}

const ASCII = 128;
const BITS = 32;

/** Where in the shorter text a character stands, a bit for each place. Empty between two calls. */
const places = new Int32Array(ASCII);

/**
 * A column of the table of distances at a time, in which neighbours differ by one at most: bit by bit whether they do
 * (Hyyrö, "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances", 2003).
 * @returns undefined where the shorter text has more than 32 characters, or others than ASCII.
 */
function distanceByBits(short: string, long: string, limit: number): number | undefined {
  if (short.length > BITS || !fillPlaces(short)) return undefined;
  const lowest = short.length - 1;
  let distance = short.length;
  let isMore = -1;
  let isLess = 0;
  let isSame = 0;
  let before = 0;
  for (let at = 0, left = long.length - 1; left >= 0 && distance - left <= limit + 1; at++, left--) {
    const code = long.charCodeAt(at);
    const here = code < ASCII ? (places[code] ?? 0) : 0;
    const isSwapped = ((~isSame & here) << 1) & before;
    isSame = ((((here & isMore) + isMore) | 0) ^ isMore) | here | isLess | isSwapped;
    const grows = isLess | ~(isSame | isMore);
    const shrinks = isSame & isMore;
    distance += ((grows >>> lowest) & 1) - ((shrinks >>> lowest) & 1);
    const grown = (grows << 1) | 1;
    isMore = (shrinks << 1) | ~(isSame | grown);
    isLess = grown & isSame;
    before = here;
  }
  for (let i = 0; i < short.length; i++) places[short.charCodeAt(i)] = 0;
  return Math.min(distance, limit + 1);
}

/** @returns false, and fills nothing, where the text has others than ASCII. */
function fillPlaces(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) >= ASCII) return false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    places[code] = (places[code] ?? 0) | (1 << i);
  }
  return true;
}

/** Rows of the table, written anew by each call. */
const rows: readonly [Int32Array, Int32Array, Int32Array] = [
  new Int32Array(MAX_LENGTH + 1),
  new Int32Array(MAX_LENGTH + 1),
  new Int32Array(MAX_LENGTH + 1),
];

/** Row by row of the table, of each what can still be within the limit. */
function distanceByRows(a: string, b: string, limit: number, work: ComparisonWork | undefined): number {
  let [beforeLast, last, current] = rows;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    let best = i;
    if (work) work.places += 2 * limit + 1;
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    // Beside the band nothing is within the limit.
    current[from - 1] = from === 1 ? i : limit + 1;
    if (to < b.length) current[to + 1] = limit + 1;
    for (let j = from; j <= to; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j - 1] ?? 0) + (same ? 0 : 1), (last[j] ?? limit) + 1, (current[j - 1] ?? limit) + 1);
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      ) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? limit) + 1);
      }
      current[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] ?? limit + 1, limit + 1);
}

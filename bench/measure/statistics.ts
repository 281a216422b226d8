/** Medians and spreads of repeated runs, and ratios pair by pair. */

export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** undefined for an empty list. */
export function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, most] = [sorted[0], sorted.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  const upper = sorted[sorted.length >> 1] ?? most;
  const lower = sorted[(sorted.length - 1) >> 1] ?? least;
  return { median: (lower + upper) / 2, least, most };
}

/** Values by round; a round in which a command did not run is absent. */
export type ByRound = ReadonlyMap<number, number>;

/** `combine` of the two values of every round that has both. */
export function pairwise(left: ByRound, right: ByRound, combine: (a: number, b: number) => number): number[] {
  const values: number[] = [];
  for (const [round, a] of left) {
    const b = right.get(round);
    if (b !== undefined) values.push(combine(a, b));
  }
  return values;
}

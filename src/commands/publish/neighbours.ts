/**
 * Other open pull requests that the one at hand does not go together with. Whoever may open a pull request writes them, so
 * none of them may cost more than its share, and nothing in one decides whether the one at hand gets its verdict.
 */
import type { NeighbourLimits, NeighbourSource } from "../../memory/repository.js";
import type { CheckResult } from "../check/check.js";
import { clashes, filesOf, touchedBy, touchedByBranch, type Clash } from "./other-branches.js";

export type { Clash };

export interface Neighbours {
  readonly fetch: NeighbourLimits;
  /** Bytes of the files that are read of one, before and after its change. */
  readonly bytes: number;
  /** For comparing one with its base. */
  readonly ms: number;
  /** For comparing all of them. */
  readonly allMs: number;
}

const MIB = 1024 * 1024;

/** Some thousand records each, and a few minutes for all of them at the very worst. */
export const NEIGHBOURS: Neighbours = {
  fetch: { together: { bytes: 64 * MIB, ms: 60_000 }, each: { bytes: 8 * MIB, ms: 20_000 } },
  bytes: 8 * MIB,
  ms: 10_000,
  allMs: 60_000,
};

interface NeighbourClashes {
  /** By number, the most recently updated first; only those that clash. */
  readonly found: ReadonlyMap<number, readonly Clash[]>;
  /** Those that are not compared: gone, unrelated, unreadable, or too much. */
  readonly leftOut: readonly number[];
}

/** @param base full id of the target's tip. */
export async function clashesWith(
  numbers: readonly number[],
  base: string,
  result: CheckResult,
  source: NeighbourSource,
  limits: Neighbours,
): Promise<NeighbourClashes> {
  const found = new Map<number, readonly Clash[]>();
  const leftOut: number[] = [];
  const ours = touchedBy(result);
  if (!ours) return { found, leftOut };
  const own = filesOf(result);
  const heads = await source.fetchNeighbours(numbers, limits.fetch);
  const until = performance.now() + limits.allMs;
  for (const number of numbers) {
    const head = heads.get(number);
    const ms = Math.min(limits.ms, until - performance.now());
    const change = head === undefined || ms <= 0 ? undefined : await source.repository.branchChange(base, head, ms);
    const theirs = change && (await touchedByBranch(change, result.gate, own, limits.bytes));
    const clashing = theirs && clashes(ours, theirs);
    if (!clashing) leftOut.push(number);
    else if (clashing.length > 0) found.set(number, clashing);
  }
  return { found, leftOut };
}

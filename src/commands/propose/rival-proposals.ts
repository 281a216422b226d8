/** Which open proposals are about the same: one record, one claim, or two that say the same. */
import type { ReviewSubject } from "../../memory/review-subject.js";
import { review } from "../../review/decide.js";
import { ReviewIndex } from "../../review/review-index.js";
import type { Standing } from "./judge-proposal.js";

export interface Rival {
  /** Number of the other pull request. */
  readonly pull: number;
  /** Ids of its records that are about the same, sorted; paths where there is no id. */
  readonly records: readonly string[];
}

/** A record of a proposal that another one is about as well. */
interface Side {
  readonly pull: number;
  readonly id: string;
}

type Proposal = Pick<Standing, "records" | "claims"> & { readonly pull: number };

/**
 * @param proposals in the order of their numbers: each is held against those before it.
 * @returns by number, the rivals in the order of theirs.
 */
export function rivalsOf(proposals: readonly Proposal[], now: Date): ReadonlyMap<number, readonly Rival[]> {
  const shared = new Map<number, Map<number, Set<string>>>();
  const add = (one: Side, other: Side): void => {
    for (const [own, rival] of [
      [one, other],
      [other, one],
    ] as const) {
      const rivals = shared.get(own.pull) ?? new Map<number, Set<string>>();
      shared.set(own.pull, rivals.set(rival.pull, (rivals.get(rival.pull) ?? new Set()).add(rival.id)));
    }
  };
  const byName = new Map<string, Side[]>();
  const meet = (name: string, side: Side): void => {
    const sides = byName.get(name) ?? [];
    byName.set(name, sides);
    for (const other of sides) if (other.pull !== side.pull) add(side, other);
    sides.push(side);
  };
  const joined: ReviewSubject[] = [];
  const owners = new Map<string, number>();
  for (const { pull, records, claims } of proposals) {
    for (const id of records) meet(`record ${id}`, { pull, id });
    const index = new ReviewIndex(joined);
    for (const { claim, subject } of claims) {
      meet(`claim ${claim}`, { pull, id: subject.id });
      const { relation, targets } = review(subject, index, now);
      if (relation !== "duplicate") continue;
      for (const { target } of targets) {
        const other = owners.get(keyOf(target.subject));
        if (other !== undefined) add({ pull, id: subject.id }, { pull: other, id: target.subject.id });
      }
    }
    for (const { subject } of claims) {
      if (owners.has(keyOf(subject))) continue;
      owners.set(keyOf(subject), pull);
      joined.push({ ...subject, status: "candidate" });
    }
  }
  return new Map([...shared].map(([pull, rivals]) => [pull, listOf(rivals)]));
}

function keyOf({ id, path }: ReviewSubject): string {
  return `${id}\0${path}`;
}

function listOf(rivals: ReadonlyMap<number, ReadonlySet<string>>): Rival[] {
  return [...rivals].sort(([a], [b]) => a - b).map(([pull, ids]) => ({ pull, records: [...ids].sort() }));
}

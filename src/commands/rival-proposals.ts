/** Which open proposals are about the same: one record, one claim, or two that say the same. */
import type { ReviewSubject } from "../memory/review-subject.js";
import { review } from "../review/decide.js";
import { ReviewIndex } from "../review/review-index.js";
import type { Standing } from "./judge-proposal.js";

export interface Rival {
  /** Number of the other pull request. */
  readonly pull: number;
  /** Ids of the records that both are about, sorted; paths where there is no id. */
  readonly records: readonly string[];
}

type Proposal = Pick<Standing, "records" | "claims"> & { readonly pull: number };

/**
 * @param proposals in the order of their numbers: each is held against those before it.
 * @returns by number, the rivals in the order of theirs.
 */
export function rivalsOf(proposals: readonly Proposal[], now: Date): ReadonlyMap<number, readonly Rival[]> {
  const shared = new Map<number, Map<number, Set<string>>>();
  const add = (one: number, other: number, id: string): void => {
    for (const [own, rival] of [
      [one, other],
      [other, one],
    ] as const) {
      const rivals = shared.get(own) ?? new Map<number, Set<string>>();
      shared.set(own, rivals.set(rival, (rivals.get(rival) ?? new Set()).add(id)));
    }
  };
  const byName = new Map<string, number[]>();
  const meet = (name: string, pull: number, id: string): void => {
    const pulls = byName.get(name) ?? [];
    byName.set(name, pulls);
    for (const other of pulls) if (other !== pull) add(pull, other, id);
    pulls.push(pull);
  };
  const joined: ReviewSubject[] = [];
  const owners = new Map<string, number>();
  for (const { pull, records, claims } of proposals) {
    for (const id of records) meet(`record ${id}`, pull, id);
    const index = new ReviewIndex(joined);
    for (const { claim, subject } of claims) {
      meet(`claim ${claim}`, pull, subject.id);
      const { relation, targets } = review(subject, index, now);
      if (relation !== "duplicate") continue;
      for (const { target } of targets) {
        const other = owners.get(keyOf(target.subject));
        if (other !== undefined) add(pull, other, subject.id);
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

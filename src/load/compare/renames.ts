/** Tells a record whose id was changed from one that was deleted (decision 12). */
import { addTo } from "../../memory/grouped.js";
import type { MemoryRecord } from "../../memory/record.js";
import { LikenessIndex } from "./likeness-index.js";
import type { Likeness } from "./record-content.js";

/** Share of common features from which two records count as one, and the same within one file. */
const ALIKE = 0.6;
const ALIKE_IN_ONE_FILE = 0.4;

export interface RenameInput {
  /** In id order. */
  readonly vanished: readonly MemoryRecord[];
  /** In id order. */
  readonly added: readonly MemoryRecord[];
  readonly likenessBefore: (record: MemoryRecord) => Likeness | undefined;
  readonly likenessAfter: (record: MemoryRecord) => Likeness | undefined;
  /** Whether the record is the only one of its file, before and after. */
  readonly isAlone: (record: MemoryRecord) => boolean;
}

/**
 * The id that is gone to the record that took its place: of the same kind, with equal content apart from id and time,
 * or in the same file, or with mostly the same content; of another kind, with equal content in the same file. Each new
 * record is taken once.
 */
export function findRenames(input: RenameInput): ReadonlyMap<string, MemoryRecord> {
  const renames = new Map<string, MemoryRecord>();
  const taken = new Set<MemoryRecord>();
  const waysToFind = [...exactWays(input, taken), alikeWay(input, taken)];
  for (const way of waysToFind) {
    const rest = input.vanished.filter(({ id }) => !renames.has(id));
    if (rest.length === 0) break;
    const find = way();
    for (const before of rest) {
      const after = find(before);
      if (!after) continue;
      renames.set(before.id, after);
      taken.add(after);
    }
  }
  return renames;
}

/** Looks among the new records that are not taken yet. */
type Find = (before: MemoryRecord) => MemoryRecord | undefined;

function exactWays(input: RenameInput, taken: ReadonlySet<MemoryRecord>): (() => Find)[] {
  const twin = (record: MemoryRecord, likeness: Likeness | undefined) =>
    likeness && `${roleAndKind(record)}\0${likeness.twin}`;
  const twinThere = (record: MemoryRecord, likeness: Likeness | undefined) =>
    likeness && `${twin(record, likeness) ?? ""}\0${record.primary.path}`;
  const there = (record: MemoryRecord) =>
    input.isAlone(record) ? `${roleAndKind(record)}\0${record.primary.path}` : undefined;
  // The prefix of an id is that of its kind: whoever changes both has renamed the record all the same.
  const ofAnyKind = ({ primary }: MemoryRecord, likeness: Likeness | undefined) =>
    likeness && `${primary.role}\0${likeness.twin}\0${primary.path}`;
  return [twinThere, twin, there, ofAnyKind].map((keyOf) => () => {
    const queues = new Map<string, MemoryRecord[]>();
    for (const after of input.added) {
      const key = keyOf(after, input.likenessAfter(after));
      if (key !== undefined) addTo(queues, key, after);
    }
    return (before) => {
      const queue = queues.get(keyOf(before, input.likenessBefore(before)) ?? "");
      while (queue?.[0] && taken.has(queue[0])) queue.shift();
      return queue?.[0];
    };
  });
}

function alikeWay(input: RenameInput, taken: ReadonlySet<MemoryRecord>): () => Find {
  return () => {
    const index = new LikenessIndex(
      input.added.flatMap((after) => {
        const likeness = taken.has(after) ? undefined : input.likenessAfter(after);
        return likeness ? [[after, likeness] as const] : [];
      }),
    );
    return (before) => {
      const likeness = input.likenessBefore(before);
      if (!likeness) return undefined;
      return index.mostAlike(
        likeness,
        (after, score) =>
          !taken.has(after) &&
          roleAndKind(after) === roleAndKind(before) &&
          score >= (after.primary.path === before.primary.path ? ALIKE_IN_ONE_FILE : ALIKE),
      );
    };
  };
}

function roleAndKind({ kind, primary }: MemoryRecord): string {
  return `${primary.role}\0${kind ?? ""}`;
}

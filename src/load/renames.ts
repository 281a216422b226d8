/** Tells a record whose id was changed from one that was deleted (decision 12). */
import type { MemoryRecord } from "../memory/record.js";
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
 * or in the same file, or with mostly the same content. Each new record is taken once.
 */
export function findRenames(input: RenameInput): ReadonlyMap<string, MemoryRecord> {
  const renames = new Map<string, MemoryRecord>();
  const taken = new Set<MemoryRecord>();
  const accept = (before: MemoryRecord, after: MemoryRecord | undefined): void => {
    if (!after) return;
    renames.set(before.id, after);
    taken.add(after);
  };
  const free = (after: MemoryRecord) => !taken.has(after);
  const open = () => input.vanished.filter(({ id }) => !renames.has(id));

  const twins = groupBy(input.added, (after) => `${sort(after)}\0${input.likenessAfter(after)?.twin ?? after.id}`);
  for (const before of open()) {
    const found = (twins.get(`${sort(before)}\0${input.likenessBefore(before)?.twin ?? ""}`) ?? []).filter(free);
    accept(before, found.find((after) => after.primary.path === before.primary.path) ?? found[0]);
  }

  const places = groupBy(input.added, (after) => `${sort(after)}\0${after.primary.path}`);
  for (const before of open()) {
    if (!input.isAlone(before)) continue;
    accept(before, places.get(`${sort(before)}\0${before.primary.path}`)?.find(free));
  }

  const rest = open();
  if (rest.length === 0) return renames;
  const index = new LikenessIndex(
    input.added.filter(free).flatMap((after) => {
      const likeness = input.likenessAfter(after);
      return likeness ? [[after, likeness] as const] : [];
    }),
  );
  for (const before of rest) {
    const likeness = input.likenessBefore(before);
    if (!likeness) continue;
    const [best] = index
      .alike(likeness)
      .filter(({ item }) => free(item) && sort(item) === sort(before))
      .filter(({ item, score }) => score >= (item.primary.path === before.primary.path ? ALIKE_IN_ONE_FILE : ALIKE))
      .sort((a, b) => b.score - a.score || (a.item.id < b.item.id ? -1 : 1));
    accept(before, best?.item);
  }
  return renames;
}

function sort({ kind, primary }: MemoryRecord): string {
  return `${primary.role}\0${kind ?? ""}`;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): ReadonlyMap<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

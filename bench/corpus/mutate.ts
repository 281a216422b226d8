/** The change that a pull request makes: some records edited, and one removed where asked. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { planMemory, type CorpusOptions, type Plan, type PlannedRecord } from "./plan.js";
import { Random } from "./random.js";
import { sentence } from "./words.js";

/** `records` and `seed` are those that the memory was generated with. */
export interface MutateOptions extends CorpusOptions {
  /** Number of records to edit. */
  readonly changes: number;
  /** `true` removes a record that 5 to 50 others point at, or the nearest to that which the memory has. */
  readonly removeId?: string | true;
}

export interface Mutation {
  /** Paths of the edited files, in the order of the records. */
  readonly changed: readonly string[];
  readonly removed?: RemovedRecord;
}

export interface RemovedRecord {
  readonly id: string;
  readonly path: string;
  /** Edges and references of other records that point at it. */
  readonly incoming: number;
}

// Later than every time in a generated memory, earlier than any run of the bench.
const CHANGED_AT = "2026-02-01T12:00:00Z";

/** Edits files of a generated memory in place: text, and a time that moves forward. Every edited record stays valid. */
export function mutate(directory: string, options: MutateOptions): Mutation {
  const plan = planMemory(options);
  const removed = options.removeId === undefined ? undefined : findRemoved(plan, options.removeId);
  const random = new Random(options.seed, -1);
  const chosen = choose(plan, options.changes, removed?.id, random);
  for (const record of chosen) editRecord(directory, record, random);
  const changed = chosen.map(({ path }) => path);
  if (!removed) return { changed };
  rmSync(join(directory, removed.path));
  return { changed, removed };
}

function choose(plan: Plan, count: number, except: string | undefined, random: Random): PlannedRecord[] {
  const candidates = plan.records.filter(({ id }) => id !== except);
  if (count > candidates.length) throw new RangeError(`the memory has no ${count} records to change`);
  const indices = new Set<number>();
  while (indices.size < count) indices.add(random.below(candidates.length));
  return candidates.filter((_, index) => indices.has(index));
}

function editRecord(directory: string, record: PlannedRecord, random: Random): void {
  const file = join(directory, record.path);
  const text = readFileSync(file, "utf8").replace(/^( *)updatedAt: .*$/m, `$1updatedAt: ${CHANGED_AT}`);
  const edited =
    record.kind.format === "markdown"
      ? `${text}\n${sentence(random)}\n`
      : text.replace(/^attributes:$/m, `attributes:\n  note: ${sentence(random)}`);
  writeFileSync(file, edited);
}

/**
 * The record that `removeId` means in a memory; `incoming` is the number of places that point at it.
 * @throws RangeError when the memory does not have it.
 */
export function findRemoved(plan: Plan, wanted: string | true): RemovedRecord {
  const distance = (count: number): number => (count < 5 ? 5 - count : Math.max(0, count - 50));
  const candidates =
    wanted === true
      ? plan.records.filter(({ kind }) => kind.name === "Package" || kind.name === "Service")
      : plan.records.filter(({ id }) => id === wanted);
  let best: RemovedRecord | undefined;
  for (const { id, path } of candidates) {
    const incoming = plan.incoming.get(id) ?? 0;
    if (!best || distance(incoming) < distance(best.incoming)) best = { id, path, incoming };
  }
  if (!best) throw new RangeError(`the memory has no record ${String(wanted)} to remove`);
  return best;
}

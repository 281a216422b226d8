/** Finds the records that notes became (specification, free-form Markdown: a note may be promoted). */
import type { Declaration, MemoryRecord } from "../../memory/record.js";
import { LikenessIndex } from "./likeness-index.js";
import type { Likeness } from "./record-content.js";

/** Share of common features from which a new record counts as made from a note. */
const ALIKE = 0.4;

export interface PromotionInput {
  /** Notes that are gone, in path order. */
  readonly gone: readonly Declaration[];
  /** In id order. */
  readonly added: readonly MemoryRecord[];
  /** Records that were there before and differ now, in id order. */
  readonly changed: readonly MemoryRecord[];
  readonly likenessOfNote: (note: Declaration) => Likeness | undefined;
  readonly likenessOfRecord: (record: MemoryRecord) => Likeness | undefined;
}

export interface Promotion {
  readonly note: Declaration;
  readonly record: MemoryRecord;
}

/** The record in the note's own place, else a record that cites it, else a new record that looks like it. */
export function findPromotions(input: PromotionInput): readonly Promotion[] {
  if (input.gone.length === 0) return [];
  const records = input.added.filter(({ primary }) => primary.role === "record");
  const present = [...records, ...input.changed];
  const byPath = new Map(present.map((record) => [record.primary.path, record]));
  const citing = citations(present);
  const index = new LikenessIndex(
    records.flatMap((record) => {
      const likeness = input.likenessOfRecord(record);
      return likeness ? [[record, likeness] as const] : [];
    }),
  );
  return input.gone.flatMap((note): Promotion[] => {
    const likeness = input.likenessOfNote(note);
    const alike = likeness && index.mostAlike(likeness, (_, score) => score >= ALIKE);
    const cited = citing.get(note.path) ?? (note.id === undefined ? undefined : citing.get(note.id));
    const record = byPath.get(note.path) ?? cited ?? alike;
    return record ? [{ note, record }] : [];
  });
}

/** What records name as their sources, by edge or by `sourceRefs`, to the first record that does. */
function citations(records: readonly MemoryRecord[]): ReadonlyMap<string, MemoryRecord> {
  const citing = new Map<string, MemoryRecord>();
  for (const record of records) {
    for (const { sourceRefs, edges } of record.declarations) {
      for (const source of [...sourceRefs, ...edges.map(({ target }) => target)]) {
        if (!citing.has(source)) citing.set(source, record);
      }
    }
  }
  return citing;
}

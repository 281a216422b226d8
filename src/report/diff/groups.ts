/** Records that changed in the same way, told once. */
import { grouped } from "../../memory/grouped.js";
import type { FieldChange, MemoryDiff, RecordDiff } from "../../memory/memory-diff.js";

interface SameChange {
  /** What changed in each of them, the time of the record left out. */
  readonly fields: readonly FieldChange[];
  readonly records: readonly RecordDiff[];
}

export interface GroupedChanges {
  /** Of at least `SAME_FROM` records each, the largest first. */
  readonly same: readonly SameChange[];
  /** The others, in id order. */
  readonly single: readonly RecordDiff[];
}

/** Fewer are read as quickly one by one. */
const SAME_FROM = 3;

/** What is told of records by their status alone is left out. */
export function groupChanges({ records }: MemoryDiff): GroupedChanges {
  const changed = records.filter((record) => record.state === "changed" && !isStatusAlone(record));
  const same = groupsOf(changed, tellingFields, ({ moreFields }) => moreFields).filter(
    ({ records, fields }) => records.length >= SAME_FROM && isShared(fields),
  );
  const told = new Set(same.flatMap(({ records }) => records));
  return { same, single: changed.filter((record) => !told.has(record)) };
}

export interface FieldGroup {
  readonly fields: readonly string[];
  readonly records: readonly RecordDiff[];
}

/** Records by the names of the fields that differ, the largest group first. */
export function groupByFields(records: readonly RecordDiff[]): FieldGroup[] {
  return groupsOf(records, (record) => tellingFields(record).map(({ field }) => field));
}

/** @param alsoBy what else tells groups apart. */
function groupsOf<Field>(
  records: readonly RecordDiff[],
  fieldsOf: (record: RecordDiff) => readonly Field[],
  alsoBy: (record: RecordDiff) => unknown = () => undefined,
): { readonly fields: readonly Field[]; readonly records: readonly RecordDiff[] }[] {
  const groups = grouped(records, (record) => JSON.stringify([fieldsOf(record), alsoBy(record)]));
  return [...groups.values()]
    .map((members) => ({ fields: members.slice(0, 1).flatMap(fieldsOf), records: members }))
    .sort((a, b) => b.records.length - a.records.length || compareFirstIds(a.records, b.records));
}

function compareFirstIds([a]: readonly RecordDiff[], [b]: readonly RecordDiff[]): number {
  return (a?.id ?? "") < (b?.id ?? "") ? -1 : 1;
}

/** What differs apart from the time, which differs wherever something does; the time where it is all. */
function tellingFields({ fields }: RecordDiff): FieldChange[] {
  const telling = fields.filter(({ role }) => role !== "updatedAt");
  return telling.length > 0
    ? telling
    : fields.map((change) => ({ field: change.field, role: "updatedAt", kind: "withheld" }));
}

function isStatusAlone({ status, fields, moreFields }: RecordDiff): boolean {
  return (
    status !== undefined && moreFields === 0 && fields.length > 0 && fields.every(({ role }) => role !== undefined)
  );
}

/** Numbers of lines alone do not make two changes the same. */
function isShared(fields: readonly FieldChange[]): boolean {
  return fields.every(({ kind }) => kind !== "text");
}

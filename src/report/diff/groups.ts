/** Records that changed in the same way, told once. */
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
  const groups = new Map<string, { fields: FieldChange[]; records: RecordDiff[] }>();
  const changed = records.filter((record) => record.state === "changed" && !isStatusAlone(record));
  for (const record of changed) {
    const fields = tellingFields(record);
    const key = JSON.stringify([fields, record.moreFields]);
    const group = groups.get(key);
    if (group) group.records.push(record);
    else groups.set(key, { fields, records: [record] });
  }
  const same = [...groups.values()].filter(({ records, fields }) => records.length >= SAME_FROM && isShared(fields));
  const grouped = new Set(same.flatMap(({ records }) => records));
  return {
    same: same.sort((a, b) => b.records.length - a.records.length || compareIds(a, b)),
    single: changed.filter((record) => !grouped.has(record)),
  };
}

export interface FieldGroup {
  readonly fields: readonly string[];
  readonly records: readonly RecordDiff[];
}

/** Records by the names of the fields that differ, the largest group first. */
export function groupByFields(records: readonly RecordDiff[]): FieldGroup[] {
  const groups = new Map<string, { fields: string[]; records: RecordDiff[] }>();
  for (const record of records) {
    const fields = tellingFields(record).map(({ field }) => field);
    const key = JSON.stringify(fields);
    const group = groups.get(key);
    if (group) group.records.push(record);
    else groups.set(key, { fields, records: [record] });
  }
  return [...groups.values()].sort((a, b) => b.records.length - a.records.length || compareIds(a, b));
}

function compareIds(
  a: { readonly records: readonly RecordDiff[] },
  b: { readonly records: readonly RecordDiff[] },
): number {
  return (a.records[0]?.id ?? "") < (b.records[0]?.id ?? "") ? -1 : 1;
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

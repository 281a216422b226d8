/** What a change touches, as far as people are asked about it. */
import type { Change } from "../../memory/change.js";
import type { MemoryRecord } from "../../memory/record.js";
import { comparePaths } from "../../memory/tree.js";

export interface TouchedRecord {
  readonly id: string;
  /** Before and after the change: neither of the two can leave anybody out. */
  readonly owners: readonly string[];
  readonly kinds: readonly string[];
  readonly classes: readonly string[];
  readonly sensitivity: readonly string[];
}

/** In order of ids. */
export function touchedRecords({ added, changed, vanished, unreadable, mended }: Change): TouchedRecord[] {
  return [
    ...added.map((record) => touched([record])),
    ...changed.map(({ before, after }) => touched([before, after])),
    ...vanished.map(({ before, renamedTo }) => touched(renamedTo ? [before, renamedTo] : [before])),
    ...unreadable.map((record) => touched([record])),
    ...mended.map((record) => touched([record])),
  ].sort((a, b) => comparePaths(a.id, b.id));
}

function touched(sides: readonly MemoryRecord[]): TouchedRecord {
  const declarations = sides.flatMap((side) => side.declarations);
  const distinct = (values: readonly (string | undefined)[]) => [
    ...new Set(values.filter((value) => value !== undefined)),
  ];
  return {
    id: sides[0]?.id ?? "",
    owners: distinct(declarations.flatMap(({ owners }) => owners)),
    kinds: distinct(declarations.map(({ kind }) => kind)),
    classes: distinct(declarations.map(({ className }) => className)),
    // A record that says nothing is internal (decision 29).
    sensitivity: distinct(declarations.map(({ sensitivity }) => sensitivity ?? "internal")),
  };
}

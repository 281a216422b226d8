/** What a change touches, as far as people are asked about it. */
import type { Change } from "../../memory/change.js";
import type { MemoryRecord } from "../../memory/record.js";
import { comparePaths } from "../../memory/tree.js";
import type { Owned } from "./owner-logins.js";

export interface TouchedRecord extends Owned {
  readonly id: string;
  readonly kinds: readonly string[];
  readonly classes: readonly string[];
  readonly sensitivity: readonly string[];
}

/** In order of ids. */
export function touchedRecords({ added, changed, vanished, unreadable, mended }: Change): TouchedRecord[] {
  return [
    ...[...added, ...mended].map((record) => touched(undefined, record)),
    ...changed.map(({ before, after }) => touched(before, after)),
    ...vanished.map(({ before, renamedTo }) => touched(before, renamedTo)),
    ...unreadable.map((record) => touched(record, undefined)),
  ].sort((a, b) => comparePaths(a.id, b.id));
}

function touched(before: MemoryRecord | undefined, after: MemoryRecord | undefined): TouchedRecord {
  const sides = [before, after].filter((side) => side !== undefined);
  const declarations = sides.flatMap((side) => side.declarations);
  return {
    id: sides[0]?.id ?? "",
    ...ownedBy(before, after),
    kinds: distinct(declarations.map(({ kind }) => kind)),
    classes: distinct(declarations.map(({ className }) => className)),
    // A record that says nothing is internal (decision 29).
    sensitivity: distinct(declarations.map(({ sensitivity }) => sensitivity ?? "internal")),
  };
}

export function ownedBy(before: MemoryRecord | undefined, after: MemoryRecord | undefined): Owned {
  const ownersOf = (side: MemoryRecord | undefined) =>
    distinct((side?.declarations ?? []).flatMap(({ owners }) => owners));
  const formerOwners = ownersOf(before);
  return { owners: distinct([...formerOwners, ...ownersOf(after)]), ...(before && { formerOwners }) };
}

function distinct(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}

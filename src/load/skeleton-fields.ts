/** Where in a skeleton the fields of a declaration are read from. */
import type { Inspected } from "../layouts/extract.js";
import type { FieldName, FieldSource } from "../layouts/layout.js";
import { textOf } from "../layouts/skeleton-reader.js";
import type { Declaration } from "../memory/record.js";
import type { ClassSkeletons, Slots } from "./class-skeletons.js";

/** Undefined where a field is taken from elsewhere than the record's own text. */
export function slotsOf(shape: Inspected["shape"], of: ClassSkeletons): Slots | undefined {
  const slots: Partial<Record<keyof Slots, number>> = {};
  for (const field of ["id", "title", "updatedAt", "owners", "tags", "aliases", "sourceRefs"] as const) {
    const from = readFrom(field, shape, of);
    if (typeof from !== "number") return undefined;
    slots[field] = from;
  }
  return slots as Slots;
}

/** Whether the skeleton tells those fields that it tells as words: what is read past it may be another word in the next record. */
export function tellsWords(
  declaration: Declaration,
  shape: Inspected["shape"],
  of: ClassSkeletons,
  json: Uint8Array,
): boolean {
  return (["kind", "status", "sensitivity"] as const).every((field) => {
    const from = readFrom(field, shape, of);
    if (typeof from !== "number") return from === "constant";
    const { starts, ends } = of.reader;
    const word = from === -1 ? undefined : textOf(json, starts[from] ?? 0, ends[from] ?? 0);
    return word === declaration[field];
  });
}

/** The slot of a field, -1 where nothing is read; what it is read from where that is not the record. */
function readFrom(
  field: FieldName,
  shape: Inspected["shape"],
  { places, reader }: ClassSkeletons,
): number | Exclude<FieldSource["from"], "record"> {
  for (const source of shape.fields[field] ?? []) {
    if (source.from !== "record") return source.from;
    const slot = places.slotOf(source.path);
    if (slot !== undefined && (reader.starts[slot] ?? -1) !== -1) return slot;
  }
  return -1;
}

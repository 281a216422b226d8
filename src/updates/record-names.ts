/** What tells records in the lists of a file from one another: their ids, wherever the layout has them. */
import type { LayoutClass, Shape } from "../layouts/layout.js";
import { recordPointer } from "../layouts/record-pointer.js";
import type { Pointer } from "../memory/place.js";
import { valueAt } from "../memory/plain-data.js";
import { isSame, type MemberName } from "../memory/three-way.js";
import type { FileForm } from "./working-file.js";

/** Where the records in a list of a file have the time of their last change. */
export interface ListTime {
  readonly list: Pointer;
  /** From the record. */
  readonly time: Pointer;
}

export function listTimes({ layoutClass }: FileForm): readonly ListTime[] {
  return listsOf(layoutClass).flatMap(({ list, shape }) => {
    const time = recordPointer(shape, "updatedAt");
    return time ? [{ list, time }] : [];
  });
}

interface RecordList {
  readonly list: Pointer;
  readonly shape: Shape;
}

/** Lists of a document that hold records. */
function listsOf({ shapes, inner }: LayoutClass): RecordList[] {
  return [
    ...shapes.flatMap((shape) => (shape.each ? [{ list: shape.each, shape }] : [])),
    ...inner.flatMap((own) => own.shapes.flatMap((shape) => (own.each ? [{ list: own.each, shape }] : []))),
  ];
}

export function recordNames({ layoutClass }: FileForm): MemberName {
  const places = listsOf(layoutClass).flatMap(({ list, shape: { role, fields } }) =>
    // What adds to records elsewhere has their ids.
    role === "extension"
      ? []
      : (fields.id ?? []).flatMap((source) => (source.from === "record" ? [{ list, id: source.path }] : [])),
  );
  return (member, list) => {
    for (const place of places) {
      const name = isSame(place.list, list) ? valueAt(member, place.id) : undefined;
      if (typeof name === "string" || typeof name === "number") return String(name);
    }
    return undefined;
  };
}

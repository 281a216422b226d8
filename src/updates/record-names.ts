/** What tells records in the lists of a file from one another: their ids, wherever the layout has them. */
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
  return layoutClass.shapes.flatMap((shape) => {
    const time = recordPointer(shape, "updatedAt");
    return shape.each && time ? [{ list: shape.each, time }] : [];
  });
}

export function recordNames({ layoutClass }: FileForm): MemberName {
  const places = layoutClass.shapes.flatMap(({ each, fields }) =>
    (fields.id ?? []).flatMap((source) => (each && source.from === "record" ? [{ list: each, id: source.path }] : [])),
  );
  return (member, list) => {
    for (const place of places) {
      const name = isSame(place.list, list) ? valueAt(member, place.id) : undefined;
      if (typeof name === "string" || typeof name === "number") return String(name);
    }
    return undefined;
  };
}

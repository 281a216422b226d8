import type { Inspected } from "../layouts/extract.js";
import type { FieldName, ResolvedLayout } from "../layouts/layout.js";
import { recordPointer } from "../layouts/record-pointer.js";
import { valueAt } from "../memory/plain-data.js";
import type { Pointer } from "../memory/place.js";
import type { Declaration } from "../memory/record.js";

/** Where a field of a declaration stands, from the record; empty where it comes from the file itself. */
export function fieldPointer(declaration: Declaration, field: FieldName, layout: ResolvedLayout): Pointer {
  const shapes = layout.classes.get(declaration.className)?.shapes ?? [];
  return recordPointer(shapes[declaration.shape] ?? shapes.at(-1), field) ?? [];
}

/** Where the value that a field was read from stands, from the record; undefined where it was read from elsewhere. */
export function writtenPointer({ shape, value }: Inspected, field: FieldName): Pointer | undefined {
  for (const source of shape.fields[field] ?? []) {
    if (source.from !== "record") continue;
    const written = valueAt(value, source.path);
    if (written !== undefined && written !== null && written !== "") return source.path;
  }
  return undefined;
}

/** The texts of a list field with the place of each, from the record; a bare text stands for a list of one. */
export function writtenItems(
  inspected: Inspected,
  field: FieldName,
): { readonly text: string; readonly pointer: Pointer }[] {
  const path = writtenPointer(inspected, field);
  if (path === undefined) return [];
  const written = valueAt(inspected.value, path);
  if (!Array.isArray(written)) return typeof written === "string" ? [{ text: written, pointer: path }] : [];
  return written.flatMap((text: unknown, index) =>
    typeof text === "string" && text !== "" ? [{ text, pointer: [...path, index] }] : [],
  );
}

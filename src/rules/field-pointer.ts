import type { FieldName, ResolvedLayout } from "../layouts/layout.js";
import type { Pointer } from "../memory/place.js";
import type { Declaration } from "../memory/record.js";

/** Where a field of a declaration stands, from the record; empty where it comes from the file itself. */
export function fieldPointer(declaration: Declaration, field: FieldName, layout: ResolvedLayout): Pointer {
  const shapes = layout.classes.get(declaration.className)?.shapes ?? [];
  const shape = shapes[declaration.shape] ?? shapes.at(-1);
  const source = shape?.fields[field]?.find(({ from }) => from === "record");
  return source?.from === "record" ? source.path : [];
}

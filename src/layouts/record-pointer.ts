/** Where a record itself has a field. */
import type { FieldName, Shape } from "./layout.js";

/** Keys from the record, of the source that is preferred; undefined where the field comes from the file, or from nowhere. */
export function recordPointer(shape: Shape | undefined, field: FieldName): readonly string[] | undefined {
  const source = shape?.fields[field]?.find(({ from }) => from === "record");
  return source?.from === "record" ? source.path : undefined;
}

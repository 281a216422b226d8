/** Where fields of a new record go, and what they look like there. */
import type { FieldName, Shape } from "../../layouts/layout.js";
import { wholePaths } from "../../layouts/record-pointer.js";
import type { SchemaCheck } from "../../layouts/record-schemas.js";
import { valueAt, type Mapping } from "../../memory/plain-data.js";
import { withMember } from "../../updates/file-members.js";

/**
 * The place that a schema asks for, or that is preferred; undefined where the layout reads the field from elsewhere.
 * @param wanted a record with all that schemas ask for.
 * @param taken members that say something else already.
 */
export function fieldPlace(
  field: FieldName,
  shape: Shape | undefined,
  wanted: Mapping,
  taken: Mapping = {},
): readonly string[] | undefined {
  const paths = wholePaths(shape?.fields[field]);
  const path = paths.find((each) => valueAt(wanted, each) !== undefined) ?? paths[0];
  return path && valueAt(taken, path) === undefined ? path : undefined;
}

/** A time as its place takes it: its day alone, where that is what a schema wants. @param time RFC 3339. */
export function timeIn(path: readonly string[], time: string, schemas: readonly SchemaCheck[]): string {
  const errors = schemas.flatMap((check) => check(withMember({}, path, time)));
  const isRefused = errors.some(
    ({ keyword, pointer }) => keyword === "pattern" && pointer.join("/") === path.join("/"),
  );
  return isRefused ? time.slice(0, "2026-01-01".length) : time;
}

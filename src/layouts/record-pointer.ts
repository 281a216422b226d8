/** Where a record itself has a field. */
import type { FieldName, FieldSource, Shape } from "./layout.js";

/** Keys from the record, of the source that is preferred; undefined where the field comes from the file, or from nowhere. */
export function recordPointer(shape: Shape | undefined, field: FieldName): readonly string[] | undefined {
  const source = shape?.fields[field]?.find(({ from }) => from === "record");
  return source?.from === "record" ? source.path : undefined;
}

/** The places of the record that a field is read from as it stands there. */
export function wholePaths(sources: readonly FieldSource[] = []): (readonly string[])[] {
  return sources.flatMap((source) => (source.from === "record" ? [source.path] : []));
}

/** The places of the record that a field is read from, or put together of. */
export function recordPaths(source: FieldSource): readonly (readonly string[])[] {
  if (source.from === "record") return [source.path];
  if (source.from !== "template") return [];
  return source.parts.flatMap((part) => (typeof part === "string" ? [] : recordPaths(part)));
}

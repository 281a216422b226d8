import { writtenId } from "../layouts/id-scope.js";
import type { FieldName, ResolvedLayout } from "../layouts/layout.js";
import type { Suggestion } from "../memory/finding.js";
import { fieldAnchor, type Declaration } from "../memory/record.js";
import { placeText } from "../layouts/place-text.js";
import { fieldPointer } from "./field-pointer.js";

/**
 * The edit that gives a field a value, with its place; nothing where the field comes from the file's name or body, since what
 * is written is read only where that says nothing.
 */
export function setField(
  declaration: Declaration,
  field: FieldName & keyof Declaration,
  value: string,
  layout: ResolvedLayout,
): Pick<Suggestion, "edit" | "at"> {
  const pointer = fieldPointer(declaration, field, layout);
  const key = pointer.at(-1);
  // What follows the status in its text would be lost.
  if (isPartOfText(declaration, field, layout)) return {};
  if (typeof key !== "string" || isSaidBefore(declaration, field, layout)) return {};
  const text = field === "id" ? writtenId(value, declaration, layout) : value;
  if (text === undefined) return {};
  const full = [...declaration.root, ...pointer];
  const at = fieldAnchor(declaration, pointer);
  if (declaration[field] !== undefined) return { at, edit: { kind: "set", pointer: full, value: text } };
  return { at, edit: { kind: "insert", pointer: full.slice(0, -1), key, value: text } };
}

function isPartOfText(
  { className, shape }: Declaration,
  field: FieldName & keyof Declaration,
  layout: ResolvedLayout,
): boolean {
  const sources = layout.classes.get(className)?.shapes[shape]?.fields[field] ?? [];
  return sources.some((source) => source.from === "record" && source.before !== undefined);
}

/** Whether the value of a field is from something that comes before what is written in the record. */
function isSaidBefore(declaration: Declaration, field: FieldName & keyof Declaration, layout: ResolvedLayout): boolean {
  const { className, shape, path } = declaration;
  const first = layout.classes.get(className)?.shapes[shape]?.fields[field]?.[0];
  if (declaration[field] === undefined || !first || first.from === "record") return false;
  return first.from !== "file" || first.what !== "$folder" || placeText(path, layout.root, first.what) !== undefined;
}

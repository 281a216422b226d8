import type { FieldName, ResolvedLayout } from "../layouts/layout.js";
import type { Suggestion } from "../memory/finding.js";
import { fieldAnchor, type Declaration } from "../memory/record.js";
import { fieldPointer } from "./field-pointer.js";

/** The edit that gives a field a value, with its place; nothing where the field comes from the file's name or body. */
export function setField(
  declaration: Declaration,
  field: FieldName & keyof Declaration,
  value: string,
  layout: ResolvedLayout,
): Pick<Suggestion, "edit" | "at"> {
  const pointer = fieldPointer(declaration, field, layout);
  const key = pointer.at(-1);
  if (typeof key !== "string") return {};
  const full = [...declaration.root, ...pointer];
  const at = fieldAnchor(declaration, pointer);
  if (declaration[field] !== undefined) return { at, edit: { kind: "set", pointer: full, value } };
  return { at, edit: { kind: "insert", pointer: full.slice(0, -1), key, value } };
}

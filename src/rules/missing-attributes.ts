import { isBlank, isMapping, valueAt, type Mapping } from "../memory/plain-data.js";
import type { Inspected } from "../layouts/extract.js";
import type { Ontology } from "../memory/ontology.js";

/** The mapping that holds a record's attributes: the layout's `attributes` field, else the record itself. */
export function attributesOf({ value, shape }: Inspected): {
  readonly path: readonly string[];
  readonly values: Mapping;
} {
  for (const source of shape.fields.attributes ?? []) {
    if (source.from !== "record") continue;
    const values = valueAt(value, source.path);
    return { path: source.path, values: isMapping(values) ? values : {} };
  }
  return { path: [], values: value };
}

/** Names that the kind's definition requires and the record has neither among its attributes nor at its top. */
export function missingAttributes(inspected: Inspected, ontology: Ontology): readonly string[] {
  const { declaration, value } = inspected;
  if (declaration.role !== "record" && declaration.role !== "patch") return [];
  const required = declaration.kind === undefined ? undefined : ontology.nodeKinds.get(declaration.kind)?.required;
  if (!required || required.length === 0) return [];
  const { values } = attributesOf(inspected);
  const { bodyAttribute } = inspected.layoutClass;
  return required.filter(
    (name) => name !== bodyAttribute && isAbsent(valueAt(values, [name])) && isAbsent(valueAt(value, [name])),
  );
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && isBlank(value));
}

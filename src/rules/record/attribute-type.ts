import { misfit } from "../../memory/attribute-type.js";
import { isMapping, valueAt, type Mapping } from "../../memory/plain-data.js";
import type { Pointer } from "../../memory/place.js";
import { fieldAnchor } from "../../memory/record.js";
import type { Inspected } from "../../layouts/extract.js";
import { attributesOf } from "../missing-attributes.js";
import { nameOfType, quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

const SCHEMA = {
  "schema/ontology-schema.yaml": "nodeKindFiles: [schema/kinds.yaml]\n",
  "schema/kinds.yaml": `nodeKinds:
  - name: Tool
    prefix: tool
    attributes:
      - { name: displayName, type: string, required: true }
      - { name: version, type: semver }
`,
};

export const attributeType: Rule = {
  id: "record/attribute-type",
  title: "Attribute of another type than its kind declares",
  severity: "error",
  rationale:
    "The schema folder declares a type for each attribute of a kind, and programs read the values by it: a version that is a " +
    "number, or a text where a list is declared, is read as something else or not at all.",
  remedy: "Write a value of the declared type, or declare another type in the schema folder.",
  source: "Record families, section 2 (V-1.7)",
  bad: {
    bare: true,
    layout: "atlas",
    files: {
      ...SCHEMA,
      "catalog/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter, version: "2.1" }
`,
    },
    at: "catalog/linter.yaml:3:45",
  },
  good: {
    bare: true,
    layout: "atlas",
    files: {
      ...SCHEMA,
      "catalog/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes: { displayName: Linter, version: 2.1.0 }
`,
    },
  },
  record(inspected, { ontology }, report) {
    const { declaration } = inspected;
    const { kind, role } = declaration;
    const types = kind === undefined ? undefined : ontology.nodeKinds.get(kind)?.attributeTypes;
    if (kind === undefined || !types || (role !== "record" && role !== "patch")) return;
    const { path, values } = attributesIn(inspected);
    for (const name of Object.keys(values)) {
      const type = types.get(name);
      const below = type === undefined ? undefined : misfit(values[name], type);
      if (type === undefined || !below) continue;
      const pointer = [...path, name, ...below];
      report({
        message: `${quote(pointer.join("."))} is ${shownOf(valueAt(values, [name, ...below].map(String)))}, but its kind ${quote(kind)} declares ${quote(name)} as ${type}.`,
        at: fieldAnchor(declaration, pointer),
        subject: pointer.join("."),
        ...recordOf(declaration),
      });
    }
  },
};

/** `the text "2.1"`, `the number 2`, `a list` */
function shownOf(value: unknown): string {
  if (typeof value === "string") return `the text ${quote(value)}`;
  if (typeof value === "number") return `the number ${String(value)}`;
  return typeof value === "boolean" ? String(value) : nameOfType(value);
}

/** Where a document has no mapping for them, attributes stand beside the id. */
function attributesIn(inspected: Inspected): { readonly path: Pointer; readonly values: Mapping } {
  const { path, values } = attributesOf(inspected);
  if (isMapping(valueAt(inspected.value, path))) return { path, values };
  const { id: _id, ...others } = inspected.value;
  return { path: [], values: others };
}

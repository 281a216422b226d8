/** What JSON Schemas object to in a record, without what other rules say of the same places. */
import type { Inspected } from "../layouts/extract.js";
import type { FieldName } from "../layouts/layout.js";
import type { SchemaError } from "../layouts/record-schemas.js";
import { valueAt } from "../memory/plain-data.js";
import type { Pointer } from "../memory/place.js";
import { writtenPointer } from "./field-pointer.js";
import { attributesOf } from "./missing-attributes.js";
import { missingFields, startsWith } from "./missing-fields.js";
import type { RecordContext } from "./rule.js";

/** Pointers start at the record; indexes of lists are numbers. */
export interface RecordSchemaError extends Omit<SchemaError, "pointer"> {
  readonly pointer: Pointer;
}

export function schemaErrors(inspected: Inspected, context: RecordContext): RecordSchemaError[] {
  const { declaration, oddities, value } = inspected;
  if (
    declaration.role === "extension" ||
    oddities.some(({ kind }) => kind === "not-a-mapping" || kind === "no-front-matter")
  ) {
    return [];
  }
  const errors: RecordSchemaError[] = [];
  if (declaration.role !== "patch") {
    for (const check of context.schemasFor(declaration.className, declaration.kind)) {
      for (const error of check(value)) errors.push({ ...error, pointer: typed(error.pointer, value) });
    }
  }
  const checkAttributes = context.attributeSchema(declaration.kind ?? "");
  if (checkAttributes) {
    const attributes = attributesOf(inspected);
    for (const error of checkAttributes(attributes.values)) {
      errors.push({ ...error, pointer: typed([...attributes.path, ...error.pointer], value) });
    }
  }
  return errors.length === 0 ? errors : withoutRepeats(errors.filter(notSaidElsewhere(inspected, context)));
}

/** The key that a mapping must not have, where an error is about one. */
export function extraKey({ keyword, params }: RecordSchemaError): string | undefined {
  if (keyword !== "additionalProperties" && keyword !== "unevaluatedProperties") return undefined;
  const key: unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
  return typeof key === "string" ? key : undefined;
}

/** What an error points at: that key, else the value itself. */
export function placeOfError(error: RecordSchemaError): Pointer {
  const key = extraKey(error);
  return key === undefined ? error.pointer : [...error.pointer, key];
}

/** Fields whose text a rule of their own judges: a number in their place is text that they refuse. */
const JUDGED_AS_TEXT: readonly FieldName[] = ["id", "kind", "status", "updatedAt", "sensitivity"];

function notSaidElsewhere(inspected: Inspected, { layout }: RecordContext): (error: RecordSchemaError) => boolean {
  const { layoutClass, shape, oddities } = inspected;
  const missing = missingFields(inspected, layout);
  const required = shape.required.flatMap((field) =>
    (shape.fields[field] ?? []).flatMap((source) => (source.from === "record" ? [source.path] : [])),
  );
  const settled: Pointer[] = missing.map(({ pointer }) => pointer);
  for (const oddity of oddities) if ("pointer" in oddity) settled.push(oddity.pointer);
  for (const index of shape.edges) {
    const source = layoutClass.edgeSources[index];
    if (source && !source.derived && source.path.length > 0) settled.push(source.path);
  }
  for (const field of JUDGED_AS_TEXT) {
    const pointer = writtenPointer(inspected, field);
    if (pointer) settled.push(pointer);
  }
  const claimed = new Set<string>();
  for (const { pointer, misspelt, misplaced } of missing) {
    if (misspelt) claimed.add([...pointer.slice(0, -1), misspelt.key].join("\0"));
    for (const key of misplaced) claimed.add(key);
  }
  return ({ pointer, keyword, params }) => {
    const absent: unknown = keyword === "required" ? params["missingProperty"] : undefined;
    if (typeof absent === "string") {
      const place = [...pointer, absent];
      // Required fields are missing-field's, and so is a mapping that would hold nothing but them.
      if (required.some((path) => startsWith(path, place))) return false;
    }
    const extra: unknown = keyword === "additionalProperties" ? params["additionalProperty"] : undefined;
    if (typeof extra === "string" && claimed.has([...pointer, extra].join("\0"))) return false;
    return !settled.some((place) => startsWith(pointer, place));
  };
}

/**
 * One error for a place: a choice of forms (`anyOf`, `oneOf`) speaks for the errors of its branches, and two schemas
 * that say the same say it once.
 */
function withoutRepeats(errors: readonly RecordSchemaError[]): RecordSchemaError[] {
  const choices = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  const seen = new Set<string>();
  return errors.filter((error) => {
    if (error.keyword === "if") return false;
    if (choices.some((choice) => choice !== error && startsWith(error.pointer, choice.pointer))) return false;
    const key = JSON.stringify([error.pointer, error.keyword, error.params]);
    return !seen.has(key) && seen.add(key);
  });
}

function typed(pointer: Pointer, value: unknown): Pointer {
  return pointer.map((key, index) => (Array.isArray(valueAt(value, pointer.slice(0, index))) ? Number(key) : key));
}

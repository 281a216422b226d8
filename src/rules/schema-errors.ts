/** What JSON Schemas object to in a record, without what other rules say of the same places. */
import type { Inspected } from "../layouts/extract.js";
import { isWithoutFields } from "../layouts/oddity.js";
import { wholePaths } from "../layouts/record-pointer.js";
import type { SchemaCheck, SchemaError } from "../layouts/record-schemas.js";
import { valueAt } from "../memory/plain-data.js";
import type { Pointer } from "../memory/place.js";
import { fieldPointer, writtenPointer } from "./field-pointer.js";
import { attributesOf } from "./missing-attributes.js";
import { missingFields, startsWith, type MissingField } from "./missing-fields.js";
import { misspeltMember, namesOfAll } from "./misspelt-names.js";
import { refusedFields } from "./refused-fields.js";
import type { RecordContext } from "./rule.js";

/** Pointers start at the record; indexes of lists are numbers. */
export interface RecordSchemaError extends Omit<SchemaError, "pointer"> {
  readonly pointer: Pointer;
  /** Whether it is of a schema that records follow only in part. */
  readonly isStrict: boolean;
  /** Whether it is asked for of records of this kind alone. */
  readonly isOfKind: boolean;
  /** The key that was probably meant for the member that is missing. */
  readonly misspelt?: MissingField["misspelt"];
}

export function schemaErrors(inspected: Inspected, context: RecordContext): RecordSchemaError[] {
  const { declaration, layoutClass, oddities, value } = inspected;
  if (
    // What adds to a record elsewhere is no whole record, but in a class of its own.
    (declaration.role === "extension" && layoutClass.each === undefined) ||
    isWithoutFields(oddities)
  ) {
    return [];
  }
  const errors: RecordSchemaError[] = [];
  let isNotSaid: ((error: RecordSchemaError, by: SchemaCheck) => boolean) | undefined;
  const take = (by: SchemaCheck, of: unknown, path: readonly string[], isByKind: boolean): void => {
    const all = by(of);
    const isOfKind = isByKind ? () => true : hangsOnKind(all, by, inspected, context);
    for (const found of all) {
      const pointer = typed([...path, ...found.pointer], value);
      const error = {
        ...found,
        pointer,
        isStrict: by.isStrict,
        isOfKind: isOfKind(found),
        ...misspeltIn(found, pointer),
      };
      isNotSaid ??= notSaidElsewhere(inspected, context);
      if (isNotSaid(error, by)) errors.push(error);
    }
  };
  const misspeltIn = ({ keyword, params }: SchemaError, pointer: Pointer) => {
    const absent: unknown = keyword === "required" ? params["missingProperty"] : undefined;
    if (typeof absent !== "string") return {};
    const names = namesOfAll(context.schemasFor(declaration.className, declaration.kind));
    return { misspelt: misspeltMember(value, pointer, absent, names) };
  };
  if (declaration.role !== "patch") {
    const { className, kind } = declaration;
    const ofAll = new Set(context.schemasFor(className, undefined));
    for (const check of context.schemasFor(className, kind)) take(check, value, [], !ofAll.has(check));
  }
  const checkAttributes = context.attributeSchema(declaration.kind ?? "");
  if (checkAttributes) {
    const attributes = attributesOf(inspected);
    take(checkAttributes, attributes.values, attributes.path, true);
  }
  return errors.length === 0 ? errors : withoutRepeats(errors);
}

/** Which errors of a schema go with the kind of the record: those that it does not have of the same record without one. */
function hangsOnKind(
  errors: readonly SchemaError[],
  by: SchemaCheck,
  { declaration, value }: Inspected,
  { layout }: RecordContext,
): (error: SchemaError) => boolean {
  const [key, ...more] = fieldPointer(declaration, "kind", layout);
  const isWritten = typeof key === "string" && more.length === 0 && Object.hasOwn(value, key);
  if (!isWritten || !errors.some(({ isConditional }) => isConditional)) return () => false;
  const stay = new Set(by({ ...value, [key]: "" }).map(nameOfError));
  return (error) => error.isConditional && !stay.has(nameOfError(error));
}

function nameOfError({
  pointer,
  keyword,
  params,
}: Pick<SchemaError, "keyword" | "params"> & { readonly pointer: Pointer }): string {
  return JSON.stringify([pointer, keyword, params]);
}

/** The key that a mapping must not have, where an error is about one. */
export function extraKey({ keyword, params }: RecordSchemaError): string | undefined {
  if (keyword !== "additionalProperties" && keyword !== "unevaluatedProperties") return undefined;
  const key: unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
  return typeof key === "string" ? key : undefined;
}

/** What an error points at: that key, or the one that was meant for what is missing; else the value itself. */
export function placeOfError(error: RecordSchemaError): Pointer {
  const key = extraKey(error) ?? error.misspelt?.key;
  return key === undefined ? error.pointer : [...error.pointer, key];
}

/** What an error is about: the member that is missing, or what stands at its place. */
export function subjectOfError(error: RecordSchemaError): Pointer {
  const absent: unknown = error.keyword === "required" ? error.params["missingProperty"] : undefined;
  return typeof absent === "string" ? [...error.pointer, absent] : placeOfError(error);
}

function notSaidElsewhere(
  inspected: Inspected,
  context: RecordContext,
): (error: RecordSchemaError, by: SchemaCheck) => boolean {
  const { layout } = context;
  const { layoutClass, shape, oddities } = inspected;
  const missing = missingFields(inspected, layout);
  const required = shape.required.flatMap((field) => wholePaths(shape.fields[field]));
  const settled: Pointer[] = missing.map(({ pointer }) => pointer);
  const misshapen: Pointer[] = [];
  for (const oddity of oddities) {
    if (!("pointer" in oddity)) continue;
    // What the schema says of a field that names no file is told in place of that.
    if (oddity.kind === "edge-scope") continue;
    const isOfForm = oddity.kind === "records" || (oddity.kind === "field" && oddity.field !== "sensitivity");
    (isOfForm ? misshapen : settled).push(oddity.pointer);
  }
  for (const field of refusedFields(inspected, context)) {
    const pointer = writtenPointer(inspected, field);
    if (pointer) settled.push(pointer);
  }
  // Edges of a company brain may be written in more ways than its schemas allow; every other schema means what it says.
  const edges: Pointer[] = shape.edges.flatMap((index) => {
    const source = layoutClass.edgeSources[index];
    return source && !source.derived && source.form !== "text-links" && source.path.length > 0 ? [source.path] : [];
  });
  const claimed = new Set<string>();
  for (const { pointer, misspelt, misplaced } of missing) {
    if (misspelt) claimed.add([...pointer.slice(0, -1), misspelt.key].join("\0"));
    for (const key of misplaced) claimed.add(key);
  }
  return ({ pointer, keyword, params }, { leavesEdges, isStrict }) => {
    const absent: unknown = keyword === "required" ? params["missingProperty"] : undefined;
    if (typeof absent === "string") {
      const place = [...pointer, absent];
      // Required fields are missing-field's, and so is a mapping that would hold nothing but them.
      if (required.some((path) => startsWith(path, place))) return false;
    }
    const extra: unknown = keyword === "additionalProperties" ? params["additionalProperty"] : undefined;
    if (typeof extra === "string" && claimed.has([...pointer, extra].join("\0"))) return false;
    if (leavesEdges && edges.some((place) => startsWith(pointer, place))) return false;
    // Of a form that is wrong the schema says more, but not where it says it as a warning.
    if (isStrict && misshapen.some((place) => startsWith(pointer, place))) return false;
    return !settled.some((place) => startsWith(pointer, place));
  };
}

/**
 * One error for a place: a choice of forms (`anyOf`, `oneOf`) speaks for the errors of its branches, and two schemas
 * that say the same say it once. Of a value that has the wrong form, nobody is told besides what it should be.
 */
function withoutRepeats(errors: readonly RecordSchemaError[]): RecordSchemaError[] {
  const refused = new Set(errors.filter(isOfForm).flatMap((each) => (each.isStrict ? [] : keyOf(each))));
  const choices = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  const seen = new Set<string>();
  const meant = new Set(errors.flatMap((error) => (error.misspelt ? keyOf(error) : [])));
  return errors.filter((error) => {
    if (extraKey(error) !== undefined && meant.has(keyOf(error))) return false;
    if (error.keyword === "if" || (error.isStrict && isOfForm(error) && refused.has(keyOf(error)))) return false;
    if (choices.some((choice) => choice !== error && startsWith(error.pointer, choice.pointer))) return false;
    const key = nameOfError(error);
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether it is about a value that is there. */
function isOfForm({ keyword }: RecordSchemaError): boolean {
  return keyword !== "required";
}

function keyOf(error: RecordSchemaError): string {
  return placeOfError(error).join("\0");
}

function typed(pointer: Pointer, value: unknown): Pointer {
  return pointer.map((key, index) => (Array.isArray(valueAt(value, pointer.slice(0, index))) ? Number(key) : key));
}

/** Whether nothing may stand in the place, whatever it is. */
export function isForbidden({ keyword, reason }: RecordSchemaError): boolean {
  return keyword === "false schema" || (keyword === "not" && reason !== undefined);
}

/** Which required fields a declaration lacks, and the keys that were meant for them. */
import type { Inspected } from "../layouts/extract.js";
import type { FieldName, LayoutClass, ResolvedLayout, Shape } from "../layouts/layout.js";
import { isWithoutFields } from "../layouts/oddity.js";
import { recordPaths } from "../layouts/record-pointer.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import { editDistance } from "../memory/edit-distance.js";
import { isSpellingOf } from "../memory/spellings.js";
import type { Pointer } from "../memory/place.js";
import type { Declaration } from "../memory/record.js";
import { remembered } from "../memory/remembered.js";
import { fieldPointer } from "./field-pointer.js";

/** One field, or all those that an absent mapping would hold. */
export interface MissingField {
  readonly fields: readonly FieldName[];
  /** From the record: of the field, or of the absent mapping. */
  readonly pointer: Pointer;
  /** What stands there. */
  readonly written: unknown;
  /** A key beside the place that was meant for the field; certain where it alone is another spelling of the name. */
  readonly misspelt?: { readonly key: string; readonly certain: boolean };
  /** Keys at the top of the record that belong into the mapping. */
  readonly misplaced: readonly string[];
}

export function missingFields(inspected: Inspected, layout: ResolvedLayout): MissingField[] {
  const { declaration, value, shape, oddities } = inspected;
  if (declaration.role === "note") return [];
  if (isWithoutFields(oddities)) return [];
  const absent = shape.required.filter((field) => !isRead(declaration, field));
  if (absent.length === 0) return [];
  const result: MissingField[] = [];
  const byMapping = new Map<string, { readonly pointer: Pointer; readonly fields: FieldName[] }>();
  for (const field of absent) {
    const pointer = absentPart(inspected, field) ?? fieldPointer(declaration, field, layout);
    if (isPresent(inspected, field, pointer)) continue;
    const mapping = absentMapping(value, pointer);
    if (mapping) {
      const key = mapping.join("\0");
      const group = byMapping.get(key);
      if (group) group.fields.push(field);
      else byMapping.set(key, { pointer: mapping, fields: [field] });
    } else {
      result.push(missing([field], pointer, inspected, layout));
    }
  }
  for (const { fields, pointer } of byMapping.values()) result.push(missing(fields, pointer, inspected, layout));
  return result;
}

/** What a field that is put together lacks first. */
function absentPart({ shape, value }: Inspected, field: FieldName): Pointer | undefined {
  const templates = (shape.fields[field] ?? []).filter(({ from }) => from === "template");
  return templates.flatMap(recordPaths).find((path) => {
    const written = valueAt(value, path);
    return written === undefined || written === null || typeof written === "object" || written === "";
  });
}

/** Whether extraction found something; attributes stay where they are. */
function isRead(declaration: Declaration, field: FieldName): boolean {
  if (field === "attributes") return false;
  const read = declaration[field];
  return typeof read === "string" || (read !== undefined && read.length > 0);
}

function isPresent({ value, oddities }: Inspected, field: FieldName, pointer: Pointer): boolean {
  if (field === "attributes") return isMapping(valueAt(value, pointer));
  // What names no owner among others is told as such; where nobody is named, that is what matters.
  if (field === "owners") return false;
  // A list whose items are odd edges has been reported as such, and so have edges of another form.
  return oddities.some(
    (oddity) => (oddity.kind === "edge-item" || oddity.kind === "edge-field") && startsWith(oddity.pointer, pointer),
  );
}

/** The first mapping on the way to a place that is not there. */
function absentMapping(value: unknown, pointer: Pointer): Pointer | undefined {
  for (let length = 1; length < pointer.length; length++) {
    const place = pointer.slice(0, length);
    if (!isMapping(valueAt(value, place))) return place;
  }
  return undefined;
}

function missing(
  fields: readonly FieldName[],
  pointer: Pointer,
  { declaration, value, shape, layoutClass }: Inspected,
  layout: ResolvedLayout,
): MissingField {
  // What is read from the text or from the place of the file has no place in the record.
  const written = pointer.length === 0 ? undefined : valueAt(value, pointer);
  const name = String(pointer.at(-1) ?? fields[0]);
  const beside = valueAt(value, pointer.slice(0, -1));
  const known = namesInUse(shape, layoutClass);
  const [field] = fields;
  const elsewhere = fields.length === 1 && field !== undefined ? namesOf(field, layout) : NONE;
  const misspelt =
    written === undefined && pointer.length > 0 && isMapping(beside)
      ? findMisspelt(
          name,
          Object.keys(beside).filter((key) => !known.has(key)),
          elsewhere,
        )
      : undefined;
  const nested = fields.map((each) => fieldPointer(declaration, each, layout)).filter(({ length }) => length > 1);
  const keys = nested.map((path) => String(path.at(-1)));
  return {
    fields,
    pointer,
    written,
    ...(misspelt && { misspelt }),
    misplaced: keys.filter((key) => Object.hasOwn(value, key)),
  };
}

const NONE: ReadonlySet<string> = new Set();

/** What the layout calls fields and edges here: no such key was meant for another field. */
export const namesInUse = remembered((shape: Shape, { edgeSources }: LayoutClass): ReadonlySet<string | undefined> => {
  const paths = Object.values(shape.fields).flat().flatMap(recordPaths);
  const edges = shape.edges.flatMap((index) => edgeSources[index] ?? []);
  return new Set([...paths.map((path) => path.at(-1)), ...edges.map(({ path }) => path.at(-1))]);
});

/** What the classes of the layout call a field: a record in YAML may have taken the name of front matter. */
function namesOf(field: FieldName, layout: ResolvedLayout): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { shapes } of layout.classes.values()) {
    for (const { fields } of shapes) {
      for (const source of fields[field] ?? []) {
        const name = source.from === "record" ? source.path.at(-1) : undefined;
        if (name !== undefined) names.add(name);
      }
    }
  }
  return names;
}

/**
 * The key that was meant for a name that is absent.
 * @param keys beside its place that have no meaning of their own.
 * @param elsewhere what other classes of the layout call the field.
 */
export function findMisspelt(
  name: string,
  keys: readonly string[],
  elsewhere: ReadonlySet<string> = NONE,
): MissingField["misspelt"] {
  const [same, ...others] = keys.filter((key) => isSpellingOf(key, name));
  if (same !== undefined) return { key: same, certain: others.length === 0 };
  // The name that another class has for the field: what stands there may be meant for something else here.
  const borrowed = keys.find((key) => elsewhere.has(key));
  if (borrowed !== undefined) return { key: borrowed, certain: false };
  const limit = Math.min(2, Math.floor(name.length / 4));
  const near = keys.filter((key) => editDistance(key, name, limit) <= limit);
  const [only] = near;
  return near.length === 1 && only !== undefined ? { key: only, certain: false } : undefined;
}

/** Whether a place is another one or lies inside it. */
export function startsWith(pointer: Pointer, outer: Pointer): boolean {
  return pointer.length >= outer.length && outer.every((key, index) => String(pointer[index]) === String(key));
}

/**
 * Keys that were probably meant for more than an attribute: for a field that a record may have and does not, or for edges; and
 * those that nobody can tell from a field that it has.
 */
import { isDeepStrictEqual } from "node:util";
import type { Inspected } from "../layouts/extract.js";
import type { LayoutClass, ResolvedLayout, Shape } from "../layouts/layout.js";
import { wholePaths } from "../layouts/record-pointer.js";
import { grouped } from "../memory/grouped.js";
import { foldedForm, isSpellingOf } from "../memory/spellings.js";
import type { Ontology } from "../memory/ontology.js";
import type { Pointer } from "../memory/place.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import { remembered } from "../memory/remembered.js";
import { withoutAlike } from "../poison/fold.js";
import { attributesOf } from "./missing-attributes.js";
import { findMisspelt, namesInUse } from "./missing-fields.js";
import { misspeltNames, namesOfAll } from "./misspelt-names.js";
import type { RecordContext } from "./rule.js";

export interface MistakenKey {
  readonly key: string;
  /** Of the key, from the record. */
  readonly pointer: Pointer;
  /** What it was meant to be; absent for the kind of an edge. */
  readonly name?: string;
  /** Where that is read, for a key in the place that records of another class have for it: empty for the top of the record. */
  readonly belongs?: readonly string[];
  /** Whether it alone is another spelling of the name. */
  readonly certain: boolean;
  /** Where edges stand, for the kind of an edge. */
  readonly edges?: Pointer;
  /** Where the field stands beside it: whether they look the same, or are two spellings of one name. */
  readonly twin?: "alike" | "spelling";
}

/** Required fields are left to `missingFields`. */
export function mistakenKeys(inspected: Inspected, context: RecordContext): MistakenKey[] {
  const { declaration, shape, layoutClass } = inspected;
  const isOwn = ownKeys(declaration.kind, shape, layoutClass, context);
  const edges = strayEdges(inspected, context.ontology, isOwn);
  const kinds = new Set(edges.map(({ key }) => key));
  const found = [
    ...misspeltFields(inspected, (key) => isOwn(key) || kinds.has(key)),
    ...misplacedFields(inspected, context, isOwn),
    ...edges,
    ...twins(inspected, isOwn),
  ];
  const told = new Set(found.map(({ pointer }) => pointer.join("\0")));
  const names = namesOfAll(context.schemasFor(layoutClass.name, declaration.kind));
  const isKnown = (key: string) => isOwn(key) || kinds.has(key);
  return [...found, ...misspeltNames(inspected, names, isKnown).filter(({ pointer }) => !told.has(pointer.join("\0")))];
}

const PLAIN = /^[ -~]*$/;

/** Keys beside the field, or the edges, that they look like, with letters of other scripts or something unseen, or that they spell in another way. */
function twins({ value, shape, layoutClass }: Inspected, isOwn: (key: string) => boolean): MistakenKey[] {
  const found: MistakenKey[] = [];
  for (const [place, names] of namesByPlace(shape, layoutClass)) {
    const beside = valueAt(value, place);
    if (!isMapping(beside)) continue;
    for (const key of Object.keys(beside)) {
      if (names.own.has(key) || isOwn(key)) continue;
      const isPlain = PLAIN.test(key);
      const name = isPlain ? names.byForm.get(foldedForm(key)) : shownForm(key);
      if (name === undefined || !names.own.has(name) || !Object.hasOwn(beside, name)) continue;
      if (isPlain && !isSpellingOf(key, name)) continue;
      const certain = isPlain && isDeepStrictEqual(beside[key], beside[name]);
      found.push({ key, pointer: [...place, key], name, certain, twin: isPlain ? "spelling" : "alike" });
    }
  }
  return found;
}

/** A key as it is seen. */
function shownForm(key: string): string {
  return withoutAlike(key.normalize("NFKC").replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, "")).trim();
}

interface Names {
  readonly own: ReadonlySet<string>;
  /** By what they are when letter case, hyphens and the like make no difference. */
  readonly byForm: ReadonlyMap<string, string>;
}

/** What the fields and the edges of a shape are called, by the mapping of the record that they stand in. */
const namesByPlace = remembered(
  (shape: Shape, { edgeSources }: LayoutClass): readonly (readonly [place: readonly string[], Names])[] => {
    const fields = Object.values(shape.fields).flat();
    const paths = [
      ...fields.map((source) => (source.from === "record" ? source.path : [])),
      ...shape.edges.map((index) => edgeSources[index]?.path ?? []),
    ].filter(({ length }) => length > 0);
    const places = grouped(paths, (path) => JSON.stringify(path.slice(0, -1)));
    return [...places.values()].map((beside) => {
      const own = new Set(beside.flatMap((path) => path.at(-1) ?? []));
      const byForm = new Map([...own].map((name) => [foldedForm(name), name]));
      return [beside[0]?.slice(0, -1) ?? [], { own, byForm }];
    });
  },
);

/** Tells whether a key has a meaning of its own in records of a class and a kind, by the layout, the ontology or a schema. */
export function ownKeys(
  kindName: string | undefined,
  shape: Shape,
  layoutClass: LayoutClass,
  { ontology, schemasFor }: Pick<RecordContext, "ontology" | "schemasFor">,
): (key: string) => boolean {
  const kind = ontology.nodeKinds.get(kindName ?? "");
  const known = namesInUse(shape, layoutClass);
  const schemas = schemasFor(layoutClass.name, kindName);
  return (key) =>
    known.has(key) ||
    kind?.required.includes(key) === true ||
    Object.hasOwn(kind?.attributes ?? {}, key) ||
    schemas.some(({ members }) => members.has(key));
}

/** @param isOwn whether a key has a meaning of its own. */
function misspeltFields({ value, shape, layoutClass }: Inspected, isOwn: (key: string) => boolean): MistakenKey[] {
  const found: MistakenKey[] = [];
  for (const { places, forms } of optionalFields(shape, layoutClass)) {
    if (places.some((place) => valueAt(value, place) !== undefined)) continue;
    const [path = []] = places;
    const name = path.at(-1);
    const beside = valueAt(value, path.slice(0, -1));
    if (name === undefined || !isMapping(beside)) continue;
    const keys = Object.keys(beside).filter((key) => !isOwn(key) && forms.includes(formOf(beside[key])));
    const near = findMisspelt(name, keys);
    if (near) found.push({ ...near, pointer: [...path.slice(0, -1), near.key], name });
  }
  return found;
}

/**
 * Optional fields, and attributes that the kind describes, which are absent and stand where records of another class have
 * them: below `attributes` of front matter.
 */
function misplacedFields(
  inspected: Inspected,
  { layout, ontology }: RecordContext,
  isOwn: (key: string) => boolean,
): MistakenKey[] {
  const { declaration, value, shape, layoutClass } = inspected;
  const found: MistakenKey[] = [];
  const seek = (place: readonly string[], elsewhere: () => Iterable<readonly string[]>): void => {
    if (valueAt(value, place) !== undefined) return;
    for (const path of elsewhere()) {
      const [first = "", key = first] = [path[0], path.at(-1)];
      const isThere = path.length !== place.length && !isOwn(first) && (valueAt(value, path) ?? null) !== null;
      if (!isThere || found.some(({ pointer }) => pointer.join("\0") === path.join("\0"))) continue;
      found.push({ key, pointer: path, name: place.join("."), certain: false, belongs: place.slice(0, -1) });
    }
  };
  for (const { field, places } of optionalFields(shape, layoutClass)) {
    const [place] = places;
    if (field === undefined || place === undefined || places.some((each) => valueAt(value, each) !== undefined))
      continue;
    seek(place, () => placesByField(layout).get(field) ?? []);
  }
  const kind = ontology.nodeKinds.get(declaration.kind ?? "");
  const attributes = attributesOf(inspected).path;
  for (const name of Object.keys(kind?.attributes ?? {})) {
    // One that is required and missing is told as that.
    if (kind?.required.includes(name)) continue;
    seek([...attributes, name], () => (placesByField(layout).get("attributes") ?? []).map((path) => [...path, name]));
  }
  return found;
}

/** Where the classes of a layout have each field. */
const placesByField = remembered(({ classes }: ResolvedLayout): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const byField = new Map<string, Map<string, readonly string[]>>();
  for (const { shapes } of classes.values()) {
    for (const { fields } of shapes) {
      for (const [field, sources] of Object.entries(fields)) {
        const places = byField.get(field) ?? new Map<string, readonly string[]>();
        byField.set(field, places);
        for (const source of sources) if (source.from === "record") places.set(source.path.join("\0"), source.path);
      }
    }
  }
  return new Map([...byField].map(([field, places]) => [field, [...places.values()]]));
});

/** Kinds of edges beside the absent mapping that holds edges by their kinds, or among the attributes. */
function strayEdges(inspected: Inspected, { edgeKinds }: Ontology, isOwn: (key: string) => boolean): MistakenKey[] {
  const { value, shape, layoutClass } = inspected;
  const edges = shape.edges.map((index) => layoutClass.edgeSources[index]).find((source) => source?.form === "map");
  // Whoever writes edges where they stand knows the place, and means an attribute by an attribute.
  if (!edges || edges.path.length === 0 || valueAt(value, edges.path) !== undefined) return [];
  const attributes = attributesOf(inspected).path;
  const places = new Map([edges.path.slice(0, -1), attributes].map((path) => [path.join("\0"), path]));
  return [...places.values()].flatMap((path) => {
    const beside = valueAt(value, path);
    if (!isMapping(beside)) return [];
    const keys = Object.keys(beside).filter(
      (key) => edgeKinds.has(key) && !isOwn(key) && LISTS.includes(formOf(beside[key])),
    );
    return keys.map((key) => ({ key, pointer: [...path, key], certain: false, edges: edges.path }));
  });
}

type Form = "text" | "list" | "mapping" | "other";

function formOf(value: unknown): Form {
  if (typeof value === "string") return "text";
  if (Array.isArray(value)) return "list";
  return isMapping(value) ? "mapping" : "other";
}

interface OptionalField {
  /** Absent for edges. */
  readonly field?: string;
  readonly places: readonly (readonly string[])[];
  /** Of values that can be meant for it: `states: [on, off]` is no status. */
  readonly forms: readonly Form[];
}

const TEXT: readonly Form[] = ["text"];
const LISTS: readonly Form[] = ["text", "list"];
const MAPPING: readonly Form[] = ["mapping"];
const FORMS: Readonly<Partial<Record<string, readonly Form[]>>> = {
  owners: LISTS,
  tags: LISTS,
  aliases: LISTS,
  sourceRefs: LISTS,
  attributes: MAPPING,
};

/** The fields that need not be there, and the edges. */
const optionalFields = remembered((shape: Shape, { edgeSources }: LayoutClass): readonly OptionalField[] => {
  const required: readonly string[] = shape.required;
  const fields = Object.entries(shape.fields).flatMap(([field, sources]) => {
    const places = wholePaths(sources);
    return required.includes(field) || places.length === 0 ? [] : [{ field, places, forms: FORMS[field] ?? TEXT }];
  });
  const edges = shape.edges.flatMap((index) => {
    const { derived, path = [], form } = edgeSources[index] ?? {};
    return derived === "owner" || path.length === 0
      ? []
      : [{ places: [path], forms: form === "map" ? MAPPING : LISTS }];
  });
  return [...fields, ...edges];
});

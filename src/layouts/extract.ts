/**
 * Turns parsed documents into declarations by a layout. Tolerant: what is missing or misshapen is left out and noted
 * as an oddity, for rules to judge.
 */
import type { ParsedDocument, ParsedFile } from "../memory/document.js";
import type { Pointer } from "../memory/place.js";
import type { Declaration, DeclarationRole, Edge } from "../memory/record.js";
import { FieldReader, type Site } from "./field-reader.js";
import type { Condition, LayoutClass, ResolvedLayout, Shape } from "./layout.js";
import type { Oddity } from "./oddity.js";
import { outlineOddities } from "./outline.js";
import { readEdges } from "./read-edges.js";
import { sharedValues } from "./shared-values.js";
import { isMapping, valueAt, type Mapping } from "../memory/plain-data.js";

/** A declaration together with the data it was made of, for rules that look at values. Short-lived. */
export interface Inspected {
  readonly declaration: Declaration;
  /** The record: an object, or an empty one where the document is odd. */
  readonly value: Mapping;
  readonly document: ParsedDocument | undefined;
  readonly layoutClass: LayoutClass;
  readonly shape: Shape;
  readonly oddities: readonly Oddity[];
  readonly format: ParsedFile["format"];
  /** As of its file. */
  readonly lineOf?: ParsedFile["lineOf"];
  /** Ids that it says are gone, and that its file declares no more. */
  readonly gone?: readonly string[];
  /** Present where the file states more edges than may be read: some of them are missing here. */
  readonly isCut?: true;
}

/** Of every document that is one record. */
const TOP: Pointer = Object.freeze([]);

/** @param edges how many may be read of the file. */
export function extract(
  file: ParsedFile,
  layoutClass: LayoutClass,
  layout: ResolvedLayout,
  edges = Infinity,
): Inspected[] {
  if (layoutClass.records === "none") return [];
  const shared = sharedValues(layout);
  const room = { left: edges, isSpent: false };
  if (file.format === "markdown" && file.documents.length === 0) {
    const shape = layoutClass.shapes.at(-1);
    // A file whose front matter is broken has been reported; it is not also without one.
    if (!shape || file.problems.some((problem) => problem.severity !== "warning")) return [];
    const isRecord = layoutClass.records === "always";
    // An empty file is no record without front matter: it holds nothing at all.
    if (file.body === undefined && isRecord) return [];
    const value = withText({}, file, layoutClass);
    const site = { file, layoutClass, layout, shared, room, document: undefined, value, root: TOP, shape };
    const isBare = isRecord && Object.keys(value).length === 0;
    const declared = declare(site, isBare ? "no-front-matter" : undefined);
    return [{ ...declared, ...(file.lineOf && { lineOf: file.lineOf }) }];
  }
  const result: Inspected[] = [];
  for (const document of file.documents) {
    if (document.value === null || document.value === undefined) continue;
    const value = withText(document.value, file, layoutClass);
    const shape = shapeOf(layoutClass, value);
    if (!shape || shape.role === "ignored") continue;
    const read = (item: unknown, of: LayoutClass, by: Shape, root: Pointer, unread: readonly Oddity[] = []): void => {
      const isRecord = isMapping(item);
      const record = isRecord ? item : {};
      const site = { file, layoutClass: of, layout, shared, room, document, value: record, root, shape: by };
      result.push(declare(site, isRecord ? undefined : "not-a-mapping", unread));
    };
    const { each } = shape;
    const unread = unreadLists(value, layoutClass);
    if (each === undefined) read(value, layoutClass, shape, TOP, unread);
    else {
      const instead = unreadList(value, each);
      // It is told as an item that is none.
      if (instead) read(undefined, layoutClass, shape, instead.pointer);
      readList(value, each, (item, root) => {
        read(item, layoutClass, shape, root);
      });
    }
    for (const inner of layoutClass.inner) {
      readList(value, inner.each ?? [], (item, root) => {
        const own = shapeOf(inner, item);
        if (own && own.role !== "ignored") read(item, inner, own, root);
      });
    }
  }
  return layoutClass.inner.some(tellsOfGone) ? withoutGone(result) : result;
}

/** With the values that stand in the body, where the front matter has none of their names. */
function withText<T>(value: T, { body }: ParsedFile, { text }: LayoutClass): T | Mapping {
  if (text.length === 0 || !isMapping(value)) return value;
  const absent = text.filter(([key]) => !Object.hasOwn(value, key));
  const found = absent.flatMap(([key, place]) => {
    const written = body?.().textAt(place);
    if (written === undefined) return [];
    return [[key, place.list === true ? written.split(",").map((item) => item.trim()) : written] as const];
  });
  return found.length === 0 ? value : { ...value, ...Object.fromEntries(found) };
}

function tellsOfGone({ edgeSources }: LayoutClass): boolean {
  return edgeSources.some(({ gone }) => gone);
}

/** Edges to what the file says is gone lead nowhere on purpose. */
function withoutGone(all: readonly Inspected[]): Inspected[] {
  const here = new Set(all.map(({ declaration: { role, id } }) => (role === "record" ? id : undefined)));
  const goneBy = ({ declaration: { edges }, layoutClass }: Inspected): string[] =>
    edges.flatMap(({ field, target }) =>
      layoutClass.edgeSources[field]?.gone === true && !here.has(target) ? [target] : [],
    );
  const gone = new Set(all.flatMap(goneBy));
  if (gone.size === 0) return [...all];
  return all.map((inspected) => {
    if (!tellsOfGone(inspected.layoutClass)) return inspected;
    const { declaration } = inspected;
    const edges = declaration.edges.filter(({ target }) => !gone.has(target));
    return { ...inspected, declaration: { ...declaration, edges }, gone: goneBy(inspected) };
  });
}

function readList(value: unknown, path: readonly string[], read: (item: unknown, root: Pointer) => void): void {
  const list = valueAt(value, path);
  if (!Array.isArray(list)) return;
  list.forEach((item: unknown, index) => {
    read(item, [...path, index]);
  });
}

/** Lists of records of the classes within a class that are none. */
function unreadLists(value: unknown, { inner }: LayoutClass): readonly Oddity[] {
  if (inner.length === 0) return [];
  const found = inner.flatMap(({ each = [] }) => unreadList(value, each) ?? []);
  // Several classes may read one list.
  return [...new Map(found.map((oddity) => [oddity.pointer.join("\0"), oddity])).values()];
}

/** What stands in the place of a list of records; undefined where that is a list, or where nothing stands. */
function unreadList(value: unknown, path: readonly string[]): (Oddity & { readonly kind: "records" }) | undefined {
  for (let length = 1; length <= path.length; length++) {
    const pointer = path.slice(0, length);
    const part = valueAt(value, pointer);
    if (part === undefined || part === null) return undefined;
    const isLast = length === path.length;
    if (isLast ? Array.isArray(part) : isMapping(part)) continue;
    return { kind: "records", pointer, expected: isLast ? "list" : "map" };
  }
  return undefined;
}

/** The shape of a document: the first whose condition it fulfils. */
export function shapeOf({ shapes }: LayoutClass, value: unknown): Shape | undefined {
  return shapes.find(({ when }) => !when || holds(when, value));
}

/**
 * @param odd what is wrong with the document as a whole.
 * @param unread what of it is read by no class.
 */
function declare(site: Site, odd?: "no-front-matter" | "not-a-mapping", unread: readonly Oddity[] = []): Inspected {
  const { file, layoutClass, document, value, root, shape } = site;
  const reader = new FieldReader(site);
  const id = reader.text("id");
  const kind = reader.word("kind");
  const oddities: Oddity[] = odd === undefined ? [...unread] : [{ kind: odd }, ...unread];
  if (layoutClass.bodyRequired && odd === undefined && file.format === "markdown" && file.body?.().isBlank !== false) {
    oddities.push({ kind: "empty-body" });
  }
  if (layoutClass.outline && file.format === "markdown") {
    const faults = outlineOddities(layoutClass.outline, value, file.body?.());
    oddities.push(...faults.map((fault) => ({ kind: "outline" as const, fault })));
  }
  for (const path of shape.forbidden) {
    if (valueAt(value, path) !== undefined) oddities.push({ kind: "forbidden", pointer: path });
  }
  const edges: Edge[] = [];
  for (const field of shape.edges) {
    const source = layoutClass.edgeSources[field];
    if (source) readEdges({ source, field, site, reader, edges, oddities });
  }
  oddities.push(...reader.misshapen());
  const declaration: Declaration = {
    role: roleOf(site, id, kind),
    id,
    kind,
    className: layoutClass.name,
    shape: layoutClass.shapes.indexOf(shape),
    path: file.path,
    document: document?.index ?? 0,
    root,
    title: reader.text("title"),
    status: reader.word("status"),
    owners: reader.words("owners"),
    updatedAt: reader.text("updatedAt"),
    tags: reader.words("tags"),
    sensitivity: reader.word("sensitivity"),
    aliases: reader.list("aliases"),
    sourceRefs: reader.list("sourceRefs"),
    // A list that grew item by item has room for more than it holds.
    edges: edges.slice(),
  };
  const inspected = { declaration, value, document, layoutClass, shape, oddities, format: file.format };
  return site.room.isSpent ? { ...inspected, isCut: true } : inspected;
}

function roleOf(
  { layoutClass, shape, value }: Site,
  id: string | undefined,
  kind: string | undefined,
): DeclarationRole {
  if (layoutClass.records === "never") return "note";
  if (layoutClass.records === "identified" && id === undefined && kind === undefined) return "note";
  if (shape.patchWhen.some((path) => valueAt(value, path) === true)) return "patch";
  return shape.role === "ignored" ? "record" : shape.role;
}

export function holds(condition: Condition, value: unknown): boolean {
  return (
    condition.has.every((path) => valueAt(value, path) !== undefined) &&
    condition.equals.every(([path, expected]) => valueAt(value, path) === expected)
  );
}

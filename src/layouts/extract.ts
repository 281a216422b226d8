/**
 * Turns parsed documents into declarations by a layout. Tolerant: what is missing or misshapen is left out and noted
 * as an oddity, for rules to judge.
 */
import type { ParsedDocument, ParsedFile } from "../memory/document.js";
import type { Pointer } from "../memory/place.js";
import type { Declaration, DeclarationRole, Edge } from "../memory/record.js";
import { FieldReader } from "./field-reader.js";
import type { Condition, LayoutClass, ResolvedLayout, Shape } from "./layout.js";
import type { Oddity } from "./oddity.js";
import { readEdges } from "./read-edges.js";
import { isMapping, valueAt } from "../memory/plain-data.js";

/** A declaration together with the data it was made of, for rules that look at values. Short-lived. */
export interface Inspected {
  readonly declaration: Declaration;
  /** The record: an object, or an empty one where the document is odd. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly document: ParsedDocument | undefined;
  readonly layoutClass: LayoutClass;
  readonly shape: Shape;
  readonly oddities: readonly Oddity[];
  readonly format: ParsedFile["format"];
}

/** Of every document that is one record. */
const TOP: Pointer = Object.freeze([]);

export function extract(file: ParsedFile, layoutClass: LayoutClass, layout: ResolvedLayout): Inspected[] {
  if (layoutClass.records === "none") return [];
  const result: Inspected[] = [];
  if (file.format === "markdown" && file.documents.length === 0) {
    const own = layoutClass.shapes.at(-1);
    // A file whose front matter is broken has been reported; it is not also without one.
    if (!own || file.problems.some((problem) => problem.severity !== "warning")) return [];
    // An empty file is no record without front matter: it holds nothing at all.
    if (file.body === undefined && layoutClass.records === "always") return [];
    const oddities: Oddity[] = layoutClass.records === "always" ? [{ kind: "no-front-matter" }] : [];
    result.push(declare(file, undefined, {}, TOP, own, layoutClass, layout, oddities));
    return result;
  }
  for (const document of file.documents) {
    const { value } = document;
    if (value === null || value === undefined) continue;
    const shape = layoutClass.shapes.find((candidate) => !candidate.when || holds(candidate.when, value));
    if (!shape || shape.role === "ignored") continue;
    if (shape.each) {
      const list = valueAt(value, shape.each);
      if (Array.isArray(list)) {
        list.forEach((item: unknown, index) => {
          const root = [...(shape.each ?? []), index];
          result.push(inspect(file, document, item, root, shape, layoutClass, layout));
        });
      }
    } else {
      result.push(inspect(file, document, value, TOP, shape, layoutClass, layout));
    }
  }
  return result;
}

function inspect(
  file: ParsedFile,
  document: ParsedDocument,
  value: unknown,
  root: Pointer,
  shape: Shape,
  layoutClass: LayoutClass,
  layout: ResolvedLayout,
): Inspected {
  if (isMapping(value)) return declare(file, document, value, root, shape, layoutClass, layout, []);
  return declare(file, document, {}, root, shape, layoutClass, layout, [{ kind: "not-a-mapping" }]);
}

function declare(
  file: ParsedFile,
  document: ParsedDocument | undefined,
  value: Readonly<Record<string, unknown>>,
  root: Pointer,
  shape: Shape,
  layoutClass: LayoutClass,
  layout: ResolvedLayout,
  oddities: Oddity[],
): Inspected {
  const reader = new FieldReader(file, layout, document, value, root, shape.fields);
  const id = reader.text("id");
  const kind = reader.word("kind");
  for (const path of shape.forbidden) {
    if (valueAt(value, path) !== undefined) oddities.push({ kind: "forbidden", pointer: path });
  }
  const edges: Edge[] = [];
  for (const field of shape.edges) {
    const source = layoutClass.edgeSources[field];
    if (source) readEdges(source, field, { file, value, reader, layout, edges, oddities });
  }
  const declaration: Declaration = {
    role: roleOf(layoutClass, shape, value, id, kind),
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
  return { declaration, value, document, layoutClass, shape, oddities, format: file.format };
}

function roleOf(
  layoutClass: LayoutClass,
  shape: Shape,
  value: Readonly<Record<string, unknown>>,
  id: string | undefined,
  kind: string | undefined,
): DeclarationRole {
  if (layoutClass.records === "never") return "note";
  if (layoutClass.records === "identified" && id === undefined && kind === undefined) return "note";
  if (shape.patchWhen.some((path) => valueAt(value, path) === true)) return "patch";
  return shape.role === "ignored" ? "record" : shape.role;
}

function holds(condition: Condition, value: unknown): boolean {
  return (
    condition.has.every((path) => valueAt(value, path) !== undefined) &&
    condition.equals.every(([path, expected]) => valueAt(value, path) === expected)
  );
}

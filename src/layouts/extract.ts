/**
 * Turns parsed documents into declarations by a layout. Tolerant: what is missing or misshapen is left out and noted
 * as an oddity, for rules to judge.
 */
import type { ParsedDocument, ParsedFile } from "../memory/document.js";
import type { Pointer } from "../memory/place.js";
import type { Declaration, DeclarationRole, Edge } from "../memory/record.js";
import { linkTarget } from "./links.js";
import {
  resolveAlias,
  type Condition,
  type EdgeSource,
  type FieldName,
  type Fields,
  type FieldSource,
  type LayoutClass,
  type ResolvedLayout,
  type Shape,
} from "./layout.js";
import { isMapping, valueAt } from "./values.js";

/** What extraction could not make sense of. Pointers start at the record. */
type Oddity =
  /** The document is a list or a scalar. */
  | { readonly kind: "not-a-mapping" }
  /** A Markdown record without front matter. */
  | { readonly kind: "no-front-matter" }
  /** The value of an edge field has the wrong form; `instead` is the right form of the same edges, where that is sure. */
  | {
      readonly kind: "edge-field";
      readonly pointer: Pointer;
      readonly expected: "map" | "list";
      readonly instead?: unknown;
    }
  /** An item of an edge list without a target, or whose target is not text. */
  | { readonly kind: "edge-item"; readonly pointer: Pointer }
  /** A part that a document of this shape must not have. */
  | { readonly kind: "forbidden"; readonly pointer: Pointer };

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

export function extract(file: ParsedFile, layoutClass: LayoutClass, layout: ResolvedLayout): Inspected[] {
  if (layoutClass.records === "none") return [];
  const result: Inspected[] = [];
  if (file.format === "markdown" && file.documents.length === 0) {
    const own = layoutClass.shapes.at(-1);
    // A file whose front matter is broken has been reported; it is not also without one.
    if (!own || file.problems.some((problem) => problem.severity !== "warning")) return [];
    const oddities: Oddity[] = layoutClass.records === "always" ? [{ kind: "no-front-matter" }] : [];
    result.push(declare(file, undefined, {}, [], own, layoutClass, layout, oddities));
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
      result.push(inspect(file, document, value, [], shape, layoutClass, layout));
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
  const id = reader.word("id");
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
    owners: reader.list("owners"),
    updatedAt: reader.text("updatedAt"),
    tags: reader.list("tags"),
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

/** Reads the fields of one record as the layout says. */
class FieldReader {
  constructor(
    private readonly file: ParsedFile,
    private readonly layout: ResolvedLayout,
    private readonly document: ParsedDocument | undefined,
    private readonly value: Readonly<Record<string, unknown>>,
    private readonly root: Pointer,
    private readonly fields: Fields,
  ) {}

  text(name: FieldName): string | undefined {
    for (const source of this.fields[name] ?? []) {
      const text = this.fromSource(source);
      if (text !== undefined) return text;
    }
    return undefined;
  }

  /** The same for values that recur: equal ones are one string. */
  word(name: FieldName): string | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : shared(text, this.layout.words);
  }

  list(name: FieldName): readonly string[] {
    for (const source of this.fields[name] ?? []) {
      if (source.from !== "record") {
        const text = this.fromSource(source);
        if (text !== undefined) return [text];
        continue;
      }
      const value = valueAt(this.value, source.path);
      if (Array.isArray(value)) {
        const list: string[] = [];
        value.forEach((item: unknown, index) => {
          const text = this.scalar(item, [...source.path, index]);
          if (text !== undefined) list.push(shared(text, this.layout.words));
        });
        return sharedList(list, this.layout.lists);
      }
      const text = this.scalar(value, source.path);
      if (text !== undefined) return sharedList([text], this.layout.lists);
    }
    return NONE;
  }

  /** The text of a scalar; for numbers and booleans as written in the source (decision 24). Empty text counts as absent. */
  scalar(value: unknown, path: Pointer): string | undefined {
    if (typeof value === "string") return value === "" ? undefined : value;
    if (typeof value !== "number" && typeof value !== "boolean") return undefined;
    return this.document?.scalarText([...this.root, ...path]) ?? String(value);
  }

  private fromSource(source: FieldSource): string | undefined {
    switch (source.from) {
      case "constant":
        return source.value;
      case "record":
        return this.scalar(valueAt(this.value, source.path), source.path);
      case "file":
        return fileText(this.file, this.layout.root, source.what);
    }
  }
}

const NONE: readonly string[] = Object.freeze([]);

/** One list for all equal ones: most records have an owner and tags in common with others. */
function sharedList(list: readonly string[], lists: Map<string, readonly string[]>): readonly string[] {
  if (list.length === 0) return NONE;
  const key = list.join("\0");
  let known = lists.get(key);
  if (!known) lists.set(key, (known = Object.freeze(list.slice())));
  return known;
}

/** One string for all equal ones: a memory of 100,000 records names its teams 100,000 times. */
function shared(text: string, words: Map<string, string>): string {
  const known = words.get(text);
  if (known !== undefined) return known;
  words.set(text, text);
  return text;
}

function fileText(
  file: ParsedFile,
  memoryRoot: string,
  what: "$path" | "$stem" | "$folder" | "$heading",
): string | undefined {
  const path = file.path.slice(memoryRoot.length);
  const slash = path.lastIndexOf("/");
  const name = path.slice(slash + 1);
  const dot = name.lastIndexOf(".");
  const stem = dot > 0 ? name.slice(0, dot) : name;
  switch (what) {
    case "$path":
      return path.slice(0, slash + 1) + stem;
    case "$stem":
      return stem;
    case "$folder":
      return slash <= 0 ? undefined : path.slice(path.lastIndexOf("/", slash - 1) + 1, slash);
    case "$heading":
      return file.body?.().heading;
  }
}

interface EdgeReading {
  readonly file: ParsedFile;
  readonly value: Readonly<Record<string, unknown>>;
  readonly reader: FieldReader;
  readonly layout: ResolvedLayout;
  readonly edges: Edge[];
  readonly oddities: Oddity[];
}

function readEdges(source: EdgeSource, field: number, reading: EdgeReading): void {
  if (source.form === "links") {
    readLinks(source, field, reading);
    return;
  }
  const value = valueAt(reading.value, source.path);
  if (value === undefined || value === null) return;
  if (source.form === "targets") {
    readTargets(source.kind ?? "", value, source.path, source, field, reading);
    return;
  }
  if (source.form === "map") {
    if (!isMapping(value)) {
      const instead = Array.isArray(value) ? listAsMap(value) : undefined;
      reading.oddities.push({
        kind: "edge-field",
        pointer: source.path,
        expected: "map",
        ...(instead !== undefined && { instead }),
      });
      if (Array.isArray(value)) readList(value, source, field, reading);
      return;
    }
    for (const [kind, targets] of Object.entries(value)) {
      if (targets !== null) readTargets(kind, targets, [...source.path, kind], source, field, reading);
    }
    return;
  }
  if (Array.isArray(value)) readList(value, source, field, reading);
  else reading.oddities.push({ kind: "edge-field", pointer: source.path, expected: "list" });
}

/** One id, or a list of ids and objects, all of one kind. */
function readTargets(
  kind: string,
  value: unknown,
  path: Pointer,
  source: EdgeSource,
  field: number,
  reading: EdgeReading,
): void {
  if (!Array.isArray(value)) {
    addEdge(kind, value, path, -1, source, field, reading);
    return;
  }
  value.forEach((item: unknown, slot) => {
    addEdge(kind, item, [...path, slot], slot, source, field, reading);
  });
}

function readList(list: readonly unknown[], source: EdgeSource, field: number, reading: EdgeReading): void {
  list.forEach((item, slot) => {
    const kind = isMapping(item) ? item["kind"] : undefined;
    if (typeof kind === "string") addEdge(kind, item, [...source.path, slot], slot, source, field, reading);
    else reading.oddities.push({ kind: "edge-item", pointer: [...source.path, slot] });
  });
}

const TARGET_KEYS = ["target", "to", "id"] as const;

function addEdge(
  kind: string,
  item: unknown,
  path: Pointer,
  slot: number,
  source: EdgeSource,
  field: number,
  reading: EdgeReading,
): void {
  let written: string | undefined;
  let form: Edge["form"] = "string";
  let key: "to" | "id" | undefined;
  if (isMapping(item)) {
    const found = TARGET_KEYS.find((name) => item[name] !== undefined);
    if (found) {
      written = reading.reader.scalar(item[found], [...path, found]);
      if (found !== "target") key = found;
    }
    const described = source.form === "list" ? 2 : 1;
    form = Object.keys(item).length > described ? "attributes" : "target";
  } else {
    written = reading.reader.scalar(item, path);
  }
  if (written === undefined) {
    if (item !== null) reading.oddities.push({ kind: "edge-item", pointer: path });
    return;
  }
  const target = resolveAlias(written, reading.layout.ids);
  const { words } = reading.layout;
  reading.edges.push({
    kind: shared(kind, words),
    target: shared(target, words),
    field,
    slot,
    form,
    written: target === written ? undefined : written,
    key,
    derived: source.derived === false ? undefined : source.derived,
  });
}

/** `[{kind, target}]` as `{kind: [{target}]}`, where every item says just that. */
function listAsMap(list: readonly unknown[]): unknown {
  const map: Record<string, unknown[]> = {};
  for (const item of list) {
    if (!isMapping(item)) return undefined;
    const { kind, ...rest } = item;
    if (typeof kind !== "string" || kind === "__proto__" || typeof rest["target"] !== "string") return undefined;
    (map[kind] ??= []).push(rest);
  }
  return list.length > 0 ? map : undefined;
}

function readLinks(source: EdgeSource, field: number, reading: EdgeReading): void {
  reading.file.body?.().links.forEach((link, slot) => {
    const target = linkTarget(reading.file.path, link.target, reading.layout.root);
    if (target === undefined) return;
    reading.edges.push({
      kind: source.kind ?? "links_to",
      target,
      field,
      slot,
      form: "link",
      written: target === link.target ? undefined : link.target,
      key: undefined,
      derived: undefined,
    });
  });
}

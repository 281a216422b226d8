/** Reads edges in every form that a layout can name. */
import type { ParsedFile } from "../memory/document.js";
import type { Pointer } from "../memory/place.js";
import type { Edge } from "../memory/record.js";
import { shared, type FieldReader } from "./field-reader.js";
import { resolveAlias, type EdgeSource, type ResolvedLayout } from "./layout.js";
import { linkTarget } from "./links.js";
import type { Oddity } from "./oddity.js";
import { edgeOf } from "./read-edge.js";
import { isBlank, isMapping, valueAt } from "../memory/plain-data.js";

export interface EdgeReading {
  readonly file: ParsedFile;
  readonly value: Readonly<Record<string, unknown>>;
  readonly reader: FieldReader;
  readonly layout: ResolvedLayout;
  readonly edges: Edge[];
  readonly oddities: Oddity[];
}

export function readEdges(source: EdgeSource, field: number, reading: EdgeReading): void {
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
      const said = reading.oddities.length;
      if (Array.isArray(value)) {
        readList(value, source, field, reading);
        // Where all items have another form, that of the whole is what is wrong.
        if (reading.oddities.length === said + value.length) reading.oddities.length = said;
      }
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
  for (let slot = 0; slot < value.length; slot++) addEdge(kind, value[slot], path, slot, source, field, reading);
}

function itemPointer(path: Pointer, slot: number): Pointer {
  return slot === -1 ? path : [...path, slot];
}

function readList(list: readonly unknown[], source: EdgeSource, field: number, reading: EdgeReading): void {
  list.forEach((item, slot) => {
    const kind = isMapping(item) ? item["kind"] : undefined;
    if (typeof kind === "string") {
      addEdge(shared(kind, reading.layout.words), item, source.path, slot, source, field, reading);
    } else {
      reading.oddities.push({ kind: "edge-item", pointer: [...source.path, slot] });
    }
  });
}

function targetKey({ target, to, id }: Readonly<Record<string, unknown>>): "target" | "to" | "id" | undefined {
  if (target !== undefined) return "target";
  if (to !== undefined) return "to";
  return id === undefined ? undefined : "id";
}

/** @param path of the list, or of the item itself where `slot` is -1. */
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
    const found = targetKey(item);
    const value = found && item[found];
    if (typeof value === "string") written = value;
    else if (found) written = reading.reader.scalar(value, [...itemPointer(path, slot), found]);
    if (found !== "target") key = found;
    const described = source.form === "list" ? 2 : 1;
    form = Object.keys(item).length > described ? "attributes" : "target";
  } else {
    written = typeof item === "string" ? item : reading.reader.scalar(item, itemPointer(path, slot));
  }
  if (written === undefined || isBlank(written)) {
    reading.oddities.push({ kind: "edge-item", pointer: itemPointer(path, slot) });
    return;
  }
  const { ids, manners, targets } = reading.layout;
  const target = resolveAlias(written, ids);
  const derived = source.derived === false ? undefined : source.derived;
  const manner = manners.of(kind, field, form, key, derived);
  reading.edges.push(edgeOf(manner, target, slot, target === written ? undefined : written, targets));
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
  const { file, layout, edges } = reading;
  const manner = layout.manners.of(source.kind ?? "links_to", field, "link", undefined, undefined);
  file.body?.().links.forEach((link, slot) => {
    const target = linkTarget(file.path, link.target, layout.root);
    if (target === undefined) return;
    edges.push(edgeOf(manner, target, slot, target === link.target ? undefined : link.target, layout.targets));
  });
}

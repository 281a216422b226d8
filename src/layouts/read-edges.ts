/** Reads edges in every form that a layout can name. */
import type { ParsedFile } from "../memory/document.js";
import type { Pointer } from "../memory/place.js";
import type { Edge } from "../memory/record.js";
import { shared, type FieldReader } from "./field-reader.js";
import { resolveAlias, type EdgeSource, type ResolvedLayout } from "./layout.js";
import { linkTarget } from "./links.js";
import type { Oddity } from "./oddity.js";
import { isMapping, valueAt } from "./values.js";

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

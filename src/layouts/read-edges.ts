/** Reads edges in every form that a layout can name. */
import { withoutEscapes } from "../memory/link-escapes.js";
import type { Pointer } from "../memory/place.js";
import type { Edge } from "../memory/record.js";
import type { EdgeRoom, FieldReader, Site } from "./field-reader.js";
import { resolveAlias, type EdgeSource } from "./layout.js";
import { linksInText, linkTarget, wikilinkTarget, wikilinkText } from "./links.js";
import type { Oddity } from "./oddity.js";
import { idWithin, placeText } from "./place-text.js";
import { edgeOf } from "./read-edge.js";
import { wordsOf } from "./words.js";
import { isBlank, isMapping, valueAt, type Mapping } from "../memory/plain-data.js";

/** One place of a record where its layout looks for edges. */
export interface EdgeReading {
  readonly source: EdgeSource;
  /** Index of the source in the class. */
  readonly field: number;
  readonly site: Site;
  readonly reader: FieldReader;
  /** What is read goes here, and what could not be read there. */
  readonly edges: Edge[];
  readonly oddities: Oddity[];
}

export function readEdges(reading: EdgeReading): void {
  const { source, site, oddities } = reading;
  if (source.form === "links") {
    readLinks(reading);
    return;
  }
  if (source.form === "wikilinks") {
    readWikilinks(reading);
    return;
  }
  const value = valueAt(site.value, source.path);
  if (value === undefined || value === null) return;
  if (source.form === "targets") {
    readTargets(reading, source.kind ?? "", value, source.path);
    return;
  }
  if (source.form === "paths" || source.form === "text-links") {
    readFieldLinks(reading, value);
    return;
  }
  if (source.form === "map") {
    if (!isMapping(value)) {
      const instead = Array.isArray(value) ? listAsMap(value) : undefined;
      oddities.push({
        kind: "edge-field",
        pointer: source.path,
        expected: "map",
        ...(instead !== undefined && { instead }),
      });
      const said = oddities.length;
      if (Array.isArray(value)) {
        readList(reading, value);
        // Where all items have another form, that of the whole is what is wrong.
        if (oddities.length === said + value.length) oddities.length = said;
      }
      return;
    }
    for (const [kind, targets] of Object.entries(value)) {
      if (targets !== null) readTargets(reading, kind, targets, [...source.path, kind]);
    }
    return;
  }
  // The record is one edge.
  if (source.path.length === 0) readItem(reading, value, -1);
  else if (Array.isArray(value)) readList(reading, value);
  else oddities.push({ kind: "edge-field", pointer: source.path, expected: "list" });
}

/** One id, or a list of ids and objects, all of one kind. */
function readTargets(reading: EdgeReading, kind: string, value: unknown, path: Pointer): void {
  if (!Array.isArray(value)) {
    const items = reading.source.words && typeof value === "string" ? wordsOf(value) : [value];
    for (const item of items) addEdge(reading, kind, item, path, -1);
    return;
  }
  for (let slot = 0; slot < value.length; slot++) addEdge(reading, kind, value[slot], path, slot);
}

function itemPointer(path: Pointer, slot: number): Pointer {
  return slot === -1 ? path : [...path, slot];
}

function readList(reading: EdgeReading, list: readonly unknown[]): void {
  list.forEach((item, slot) => {
    readItem(reading, item, slot);
  });
}

/** @param slot -1 where the item is the record. */
function readItem(reading: EdgeReading, item: unknown, slot: number): void {
  const { source, site, oddities } = reading;
  const { kindIn = "kind", targetIn } = source;
  const kind = isMapping(item) ? item[kindIn] : undefined;
  if (typeof kind === "string") {
    addEdge(reading, site.shared.word(kind), item, source.path, slot);
    return;
  }
  const target = isMapping(item) ? item[targetIn ?? targetKey(item) ?? ""] : undefined;
  const lacksKindAlone = slot !== -1 && typeof target === "string";
  oddities.push({ ...oddItem(reading, source.path, slot, kindIn), ...(lacksKindAlone && { kindIn }) });
}

type EdgeItem = Extract<Oddity, { kind: "edge-item" }>;

/** @param key that holds no text. */
function oddItem({ source }: EdgeReading, path: Pointer, slot: number, key: string): EdgeItem {
  const pointer = itemPointer(path, slot);
  const isItself = source.form === "list" && slot === -1;
  return isItself ? { kind: "edge-item", pointer: [...pointer, key], lacks: key } : { kind: "edge-item", pointer };
}

function targetKey({ target, to, id }: Mapping): "target" | "to" | "id" | undefined {
  if (target !== undefined) return "target";
  if (to !== undefined) return "to";
  return id === undefined ? undefined : "id";
}

/** @param path of the list, or of the item itself where `slot` is -1. */
function addEdge(reading: EdgeReading, kind: string, item: unknown, path: Pointer, slot: number): void {
  const { source, field, site } = reading;
  let written: string | undefined;
  let form: Edge["form"] = "string";
  let key: "to" | "id" | undefined;
  if (isMapping(item)) {
    const found = source.targetIn ?? targetKey(item);
    const value = found && item[found];
    if (typeof value === "string") written = value;
    else if (found) written = reading.reader.scalar(value, [...itemPointer(path, slot), found]);
    if (found === "to" || found === "id") key = found;
    const described = source.form === "list" ? 2 : 1;
    form = Object.keys(item).length > described ? "attributes" : "target";
  } else {
    written = typeof item === "string" ? item : reading.reader.scalar(item, itemPointer(path, slot));
  }
  if (written === undefined || isBlank(written)) {
    reading.oddities.push(oddItem(reading, path, slot, source.targetIn ?? "target"));
    return;
  }
  if (!takesRoom(site.room)) return;
  const { manners, targets } = site.shared;
  const whole = scoped((source.unwraps ? noteOf(written) : undefined) ?? written, reading);
  if (whole === undefined) {
    noteUnnamedFile(reading);
    return;
  }
  const target = resolveAlias(whole, site.layout.ids);
  const derived = source.derived === false ? undefined : source.derived;
  const manner = manners.of(kind, field, form, key, derived);
  reading.edges.push(edgeOf(manner, targets.of(target), slot, target === written ? undefined : written));
}

/** As an id of the whole memory; undefined where it is one of a file that the record does not name. */
function scoped(written: string, { source, site: { file, layout, value } }: EdgeReading): string | undefined {
  const { within } = source;
  if (within === undefined) return named(written, source);
  if (within === "$file") return idWithin(placeText(file.path, layout.root, within), written);
  const path = valueAt(value, within);
  const target = typeof path === "string" ? linkTarget(file.path, path, layout.root) : undefined;
  // What lies outside the memory has no ids in it.
  return target?.startsWith(layout.root) ? idWithin(target.slice(layout.root.length), written) : undefined;
}

/** Once for a field, however many targets would be ids of the file that it should name. */
function noteUnnamedFile({ source: { within, path }, oddities }: EdgeReading): void {
  if (within === undefined || within === "$file") return;
  const name = within.join("\0");
  const isNoted = oddities.some((oddity) => oddity.kind === "edge-scope" && oddity.pointer.join("\0") === name);
  if (!isNoted) oddities.push({ kind: "edge-scope", pointer: within, of: path });
}

/** With the namespace that goes without saying in its place. */
function named(written: string, { namespace }: EdgeSource): string {
  return namespace === undefined || written.includes(":") ? written : `${namespace}:${written}`;
}

/** Whether one more edge may be read. */
function takesRoom(room: EdgeRoom): boolean {
  if (room.left > 0) {
    room.left--;
    return true;
  }
  room.isSpent = true;
  return false;
}

/** The note that a value in double brackets means. */
function noteOf(written: string): string | undefined {
  const text = wikilinkText(written);
  return text === undefined ? undefined : wikilinkTarget(text);
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

function readLinks(reading: EdgeReading): void {
  const { source, field, site, edges } = reading;
  const { file, layout, shared, room } = site;
  const manner = shared.manners.of(source.kind ?? "links_to", field, "link", undefined, undefined);
  const read = linksOfValues(reading);
  for (const [slot, link] of (file.body?.().links ?? []).entries()) {
    if (read.has(link.target)) continue;
    const target = linkTarget(file.path, withoutEscapes(link.target), layout.root);
    if (target === undefined) continue;
    if (!takesRoom(room)) return;
    edges.push(edgeOf(manner, shared.targets.of(target), slot, target === link.target ? undefined : link.target));
  }
}

/** Targets of links that stand in values of the text and are edges of those. */
function linksOfValues({ site: { layoutClass, shape, value } }: EdgeReading): ReadonlySet<string> {
  const { text, edgeSources } = layoutClass;
  if (text.length === 0) return NO_LINKS;
  const sources = shape.edges.flatMap((index) => edgeSources[index] ?? []);
  const read = sources.filter(({ form, path: [key] }) => form === "text-links" && text.some(([name]) => name === key));
  const values = read.map(({ path }) => valueAt(value, path));
  return new Set(values.flatMap((each) => (typeof each === "string" ? linksInText(each) : [])));
}

const NO_LINKS: ReadonlySet<string> = new Set();

/** Paths in a field, or the links in its text: edges to files like those of links in the body. */
function readFieldLinks(reading: EdgeReading, value: unknown): void {
  const { source, field, site, reader, edges, oddities } = reading;
  const { file, layout, shared, room } = site;
  const manner = shared.manners.of(source.kind ?? "links_to", field, "link", undefined, undefined);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const [index, item] of items.entries()) {
    const slot = Array.isArray(value) ? index : -1;
    const text = reader.scalar(item, itemPointer(source.path, slot));
    if (text === undefined) {
      oddities.push({ kind: "edge-item", pointer: itemPointer(source.path, slot) });
      continue;
    }
    const isPath = source.form === "paths";
    for (const written of isPath ? [text] : linksInText(text)) {
      const target = linkTarget(file.path, isPath ? written : withoutEscapes(written), layout.root);
      if (target === undefined) continue;
      if (!takesRoom(room)) return;
      edges.push(edgeOf(manner, shared.targets.of(target), slot, target === written ? undefined : written));
    }
  }
}

/** They name notes, not paths, so they are edges to ids like those of a field. */
function readWikilinks({ source, field, site, edges }: EdgeReading): void {
  const { file, layout, shared, room } = site;
  const manner = shared.manners.of(source.kind ?? "links_to", field, "string", undefined, undefined);
  const { links, wikilinks } = file.body?.() ?? { links: [], wikilinks: [] };
  for (const [index, text] of wikilinks.entries()) {
    const name = wikilinkTarget(text);
    if (name === undefined) continue;
    if (!takesRoom(room)) return;
    const target = resolveAlias(name, layout.ids);
    const written = target === name ? undefined : name;
    // Places are counted through: those of the links come first (`LinkPlaces`).
    edges.push(edgeOf(manner, shared.targets.of(target), links.length + index, written));
  }
}

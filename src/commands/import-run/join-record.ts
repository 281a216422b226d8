/** A record of a run as the memory has it, joined with what a later import says: what people decided stays. */
import { parseInstant } from "../../memory/instant.js";
import { isMapping, type Mapping } from "../../memory/plain-data.js";
import { formatOf } from "../../parse/parse-file.js";
import { digestOf } from "../../runs/manifest.js";
import { mergeRecord, recordContent, type RecordContent } from "../../updates/merge-record.js";

export interface Earlier {
  /** Ids that people gave to records of the run, by the ids that imports give. */
  readonly names: ReadonlyMap<string, string>;
  /** Digests of the files that the last import wrote. */
  readonly written: ReadonlySet<unknown>;
}

/** @returns undefined where the file stays as it is. */
export function joinRecord(
  path: string,
  before: Uint8Array,
  after: Uint8Array,
  { names, written }: Earlier,
): Uint8Array | undefined {
  const format = formatOf(path);
  const main = format && recordContent(path, format, before);
  const fresh = format && recordContent(path, format, after);
  if (!format || !main || !fresh || kindOf(main) !== kindOf(fresh)) return undefined;
  if (format === "markdown") return isUntouched(main, before, written) ? after : undefined;
  const proposed = { fields: joined(main.fields, fresh.fields, names), body: "" };
  return mergeRecord(path, format, { base: main, main, bytes: before, proposed })?.bytes;
}

/** The id that people gave the record of a file instead of the one that an import gives it; undefined where it has that. */
export function renamedTo(path: string, before: Uint8Array, after: Uint8Array): string | undefined {
  const format = formatOf(path);
  const main = format && recordContent(path, format, before);
  const fresh = format && recordContent(path, format, after);
  const id = main?.fields["id"];
  if (!main || !fresh || typeof id !== "string" || kindOf(main) !== kindOf(fresh)) return undefined;
  return id === fresh.fields["id"] ? undefined : id;
}

function kindOf({ fields }: RecordContent): unknown {
  return fields["nodeKind"] ?? fields["kind"];
}

/** A text cannot be joined with another without the one that both began from: it is replaced only as an import wrote it. */
function isUntouched({ fields }: RecordContent, before: Uint8Array, written: ReadonlySet<unknown>): boolean {
  const text = Buffer.from(before).toString("utf8");
  return fields["status"] === "draft" && written.has(digestOf(text.replaceAll("\r\n", "\n")));
}

/** What people decide of a record, whatever the run says. */
const DECIDED = ["title", "status", "owners", "sourceRefs"];

function joined(main: Mapping, fresh: Mapping, names: Earlier["names"]): Mapping {
  const [was, now] = [main["attributes"], fresh["attributes"]];
  if (!isMapping(was) || !isMapping(now)) return { ...main, ...fresh };
  const decided = Object.fromEntries(DECIDED.flatMap((name) => (Object.hasOwn(was, name) ? [[name, was[name]]] : [])));
  const updatedAt = later(was["updatedAt"], now["updatedAt"]);
  const edges = joinedEdges(main["edges"], fresh["edges"], names);
  const id = main["id"] ?? fresh["id"];
  return { ...main, ...fresh, id, attributes: { ...was, ...now, ...decided, updatedAt }, ...(edges && { edges }) };
}

/** The time of a record never goes back: the check would refuse that. */
function later(was: unknown, now: unknown): unknown {
  const [before, after] = [was, now].map((time) => (typeof time === "string" ? parseInstant(time)?.time : undefined));
  return before !== undefined && after !== undefined && before > after ? was : now;
}

function joinedEdges(was: unknown, now: unknown, names: Earlier["names"]): Mapping | undefined {
  if (!isMapping(now)) return isMapping(was) ? was : undefined;
  const result = new Map(isMapping(was) ? Object.entries(was) : []);
  for (const [kind, items] of Object.entries(now)) {
    const old = result.get(kind);
    const edges = Array.isArray(items) ? items.map((item) => renamed(item, names)) : items;
    result.set(kind, Array.isArray(old) && Array.isArray(edges) ? union(old, edges) : edges);
  }
  return Object.fromEntries(result);
}

function renamed(edge: unknown, names: Earlier["names"]): unknown {
  const target = targetOf(edge);
  const name = typeof target === "string" ? names.get(target) : undefined;
  return name !== undefined && isMapping(edge) ? { ...edge, target: name } : edge;
}

/** An edge that people gave a reason is the same edge still. */
function union(was: readonly unknown[], now: readonly unknown[]): unknown[] {
  const known = new Set(was.map(targetOf));
  return [...was, ...now.filter((edge) => !known.has(targetOf(edge)))];
}

/** Edges are written as `{ target: id }` or as `id` alone. */
function targetOf(edge: unknown): unknown {
  return isMapping(edge) ? edge["target"] : edge;
}

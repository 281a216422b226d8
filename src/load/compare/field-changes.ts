/** What differs between two versions of a record, field by field. */
import { clip } from "../../memory/clip.js";
import { isMapping } from "../../memory/plain-data.js";
import type { Inspected } from "../../layouts/extract.js";
import type { FieldName } from "../../layouts/layout.js";
import { VALUE_LIMIT, type FieldChange } from "../../memory/memory-diff.js";
import type { Pointer } from "../../memory/place.js";
import { canonicalValue } from "../record-content.js";

/** A declaration with its data; `body` is the text below the front matter. */
export interface Stated {
  readonly inspected: Inspected;
  readonly body: string;
}

export interface FieldChanges {
  readonly fields: readonly FieldChange[];
  /** Number of further fields that differ. */
  readonly more: number;
}

const MAX_FIELDS = 100;
const MAX_MEMBERS = 20;
/** Texts beyond this, and those of several lines, are told by their lines. */
const LONG_TEXT = 200;

const IDENTITIES = ["id", "target", "to", "name", "key", "path", "url"] as const;

/** @param before or `after` is undefined where the declaration is not there. */
export function fieldChanges(before: Stated | undefined, after: Stated | undefined): FieldChanges {
  const walk = new Walk(before?.inspected, after?.inspected);
  if (!before || !after) walk.addDeclaration();
  walk.compare([], before?.inspected.value, after?.inspected.value, false);
  const [was, is] = [before?.body ?? "", after?.body ?? ""];
  if (was !== is) walk.add(lineChange("$body", was, is));
  return { fields: walk.fields, more: walk.more };
}

class Walk {
  readonly fields: FieldChange[] = [];
  more = 0;
  readonly #before: Inspected | undefined;
  readonly #after: Inspected | undefined;
  /** Fields whose entries are told as edges. */
  readonly #edgePaths: ReadonlySet<string>;
  /** Keys that say which record it is. */
  readonly #names: ReadonlySet<string>;
  readonly #roles: ReadonlyMap<string, "status" | "updatedAt">;

  constructor(before: Inspected | undefined, after: Inspected | undefined) {
    this.#before = before;
    this.#after = after;
    const sides = [before, after].filter((side) => side !== undefined);
    this.#edgePaths = new Set(sides.flatMap(edgePathsOf));
    this.#names = new Set(sides.flatMap((side) => [...namesOf(side, "id"), ...namesOf(side, "kind")]));
    this.#roles = new Map(
      sides.flatMap((side) => ROLES.flatMap((role) => namesOf(side, role).map((name) => [name, role] as const))),
    );
  }

  add(change: FieldChange): void {
    if (this.fields.length === MAX_FIELDS) {
      this.more++;
      return;
    }
    const role = this.#roles.get(change.field);
    this.fields.push(role ? { ...change, role } : change);
  }

  /** One of several declarations of the record that came or went. */
  addDeclaration(): void {
    const paths = (side: Inspected | undefined) => (side ? [side.declaration.path] : []);
    const [added, removed] = [paths(this.#after), paths(this.#before)];
    this.add({ field: "$declarations", kind: "list", added, removed, more: 0 });
  }

  /** The parser bounds the depth. @param isEdge whether what comes and goes here is told as edges. */
  compare(at: Pointer, before: unknown, after: unknown, isEdge: boolean): void {
    if (this.#isSame(at, before, after)) return;
    const field = nameOf(at);
    const isEdgeField = isEdge || this.#edgePaths.has(field);
    if (isMapping(before) && isMapping(after)) {
      for (const key of keysOf(after, before))
        this.compare([...at, key], own(before, key), own(after, key), isEdgeField);
    } else if (at.length === 0) {
      for (const key of keysOf(asMapping(after), asMapping(before))) {
        if (this.#names.has(key)) continue;
        this.compare([key], own(asMapping(before), key), own(asMapping(after), key), false);
      }
    } else if (Array.isArray(before) && Array.isArray(after)) {
      this.#compareLists(at, before, after, isEdgeField);
    } else if (!isEdgeField) {
      this.add(this.#valueChange(at, before, after));
    }
  }

  #valueChange(at: Pointer, before: unknown, after: unknown): FieldChange {
    const field = nameOf(at);
    if (typeof before === "string" && typeof after === "string" && (isLong(before) || isLong(after))) {
      return lineChange(field, before, after);
    }
    const texts = [scalar(before, at, this.#before), scalar(after, at, this.#after)] as const;
    const isQuoted = texts[0].trim() === texts[1].trim() || [before, after].some(isBlank);
    const [was, is] = [shown(before, texts[0], isQuoted), shown(after, texts[1], isQuoted)];
    return { field, kind: "value", ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
  }

  /** Members that are the same are matched first, then those of one identity; the rest came or went. */
  #compareLists(at: Pointer, before: readonly unknown[], after: readonly unknown[], isEdge: boolean): void {
    const { come, gone } = differingItems(before, after);
    const formers = byIdentity(gone);
    const paired = new Set<unknown>();
    const added: unknown[] = [];
    for (const [identity, item] of entriesByIdentity(come)) {
      const former = identity === undefined ? undefined : formers.get(identity);
      if (identity === undefined || former === undefined || paired.has(former)) {
        added.push(item);
        continue;
      }
      paired.add(former);
      for (const key of keysOf(asMapping(item), asMapping(former))) {
        this.compare(
          [...at, `[${clip(identity, 80)}]`, key],
          own(asMapping(former), key),
          own(asMapping(item), key),
          false,
        );
      }
    }
    if (isEdge) return;
    const removed = gone.filter((item) => !paired.has(item));
    if (added.length + removed.length === 0 && paired.size > 0) return;
    this.add({
      field: nameOf(at),
      kind: "list",
      added: memberTexts(added.slice(0, MAX_MEMBERS), removed),
      removed: memberTexts(removed.slice(0, MAX_MEMBERS), added),
      more: Math.max(0, added.length - MAX_MEMBERS) + Math.max(0, removed.length - MAX_MEMBERS),
    });
  }

  #isSame(at: Pointer, before: unknown, after: unknown): boolean {
    if (before === after)
      return typeof before !== "number" || scalar(before, at, this.#before) === scalar(after, at, this.#after);
    if (typeof before !== "object" || typeof after !== "object" || before === null || after === null) return false;
    return !isMapping(before) && canonicalValue(before) === canonicalValue(after);
  }
}

function edgePathsOf({ layoutClass, shape }: Inspected): string[] {
  return shape.edges.flatMap((index) => {
    const source = layoutClass.edgeSources[index];
    const isField = source && !["links", "text-links", "wikilinks"].includes(source.form);
    return isField && source.derived === false ? [nameOf(source.path)] : [];
  });
}

const ROLES = ["status", "updatedAt"] as const;

/** What a layout's field is called in a record. */
function namesOf({ shape }: Inspected, field: FieldName): string[] {
  return (shape.fields[field] ?? []).flatMap((source) => (source.from === "record" ? [nameOf(source.path)] : []));
}

/** Keys that hold a dot or are empty are quoted. */
function nameOf(at: Pointer): string {
  let name = "";
  for (const part of at) {
    const key = typeof part === "string" && part.startsWith("[") ? part : clip(String(part), 120);
    name += key.startsWith("[")
      ? key
      : `${name === "" ? "" : "."}${/^[^.\s]+$/u.test(key) ? key : JSON.stringify(key)}`;
  }
  return name;
}

function lineChange(field: string, before: string, after: string): FieldChange {
  const counts = new Map<string, number>();
  for (const line of linesOf(before)) counts.set(line, (counts.get(line) ?? 0) + 1);
  let added = 0;
  for (const line of linesOf(after)) {
    const count = counts.get(line) ?? 0;
    if (count > 0) counts.set(line, count - 1);
    else added++;
  }
  let removed = 0;
  for (const count of counts.values()) removed += count;
  return { field, kind: "text", added, removed };
}

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

function isLong(text: string): boolean {
  return text.length > LONG_TEXT || text.trimEnd().includes("\n");
}

/** A text in quotes where nobody could tell it from what is not, or see it at all: from a number, from nothing. */
function shown(value: unknown, text: string, isQuoted: boolean): string | undefined {
  if (value === undefined) return undefined;
  return clip(isQuoted && typeof value === "string" ? JSON.stringify(value) : text, VALUE_LIMIT);
}

function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}

/** Beyond what a number holds exactly, only the source text tells two values apart (decision 24). */
function scalar(value: unknown, at: Pointer, inspected: Inspected | undefined): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" && inspected) {
    return inspected.document?.scalarText([...inspected.declaration.root, ...at]) ?? String(value);
  }
  return value === undefined ? "" : JSON.stringify(value);
}

/** @param others what stands on the other side. */
function memberTexts(values: readonly unknown[], others: readonly unknown[]): string[] {
  const across = new Set(others.map((other) => scalar(other, [], undefined).trim()));
  return values.map((value) => {
    const text = scalar(value, [], undefined);
    return shown(value, text, isBlank(value) || across.has(text.trim())) ?? "";
  });
}

type Mapping = Readonly<Record<string, unknown>>;

function asMapping(value: unknown): Mapping {
  return isMapping(value) ? value : {};
}

function own(mapping: Mapping, key: string): unknown {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}

/** In the order of the first, then what the second alone has. */
function keysOf(first: Mapping, second: Mapping): string[] {
  return [...Object.keys(first), ...Object.keys(second).filter((key) => !Object.hasOwn(first, key))];
}

/** What tells an item of a list from the others: its kind and the first of its naming keys. */
function identityOf(item: unknown): string | undefined {
  if (!isMapping(item)) return undefined;
  const key = IDENTITIES.find((name) => typeof own(item, name) === "string");
  if (key === undefined) return undefined;
  const kind = own(item, "kind");
  return `${typeof kind === "string" ? `${kind} ` : ""}${String(own(item, key))}`;
}

/** Items that one list alone has, or has more often than the other. */
function differingItems(
  before: readonly unknown[],
  after: readonly unknown[],
): { readonly come: readonly unknown[]; readonly gone: readonly unknown[] } {
  const counts = new Map<string, number>();
  /** Whether one of so many equal items is left to be taken. */
  const take = (item: unknown): boolean => {
    const text = canonicalValue(item);
    const count = counts.get(text) ?? 0;
    if (count > 0) counts.set(text, count - 1);
    return count > 0;
  };
  for (const item of before) {
    const text = canonicalValue(item);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const come = after.filter((item) => !take(item));
  return { come, gone: before.filter(take) };
}

function entriesByIdentity(items: readonly unknown[]): [string | undefined, unknown][] {
  return items.map((item) => [identityOf(item), item]);
}

/** The first of each identity. */
function byIdentity(items: readonly unknown[]): ReadonlyMap<string, unknown> {
  const result = new Map<string, unknown>();
  for (const [identity, item] of entriesByIdentity(items)) {
    if (identity !== undefined && !result.has(identity)) result.set(identity, item);
  }
  return result;
}

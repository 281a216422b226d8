/** What differs between two versions of a record, field by field. */
import { clip } from "../../memory/clip.js";
import { tallied } from "../../memory/grouped.js";
import { isMapping } from "../../memory/plain-data.js";
import type { Inspected } from "../../layouts/extract.js";
import { isItself } from "../../layouts/id-scope.js";
import type { FieldName } from "../../layouts/layout.js";
import { VALUE_LIMIT, type FieldChange } from "../../memory/memory-diff.js";
import type { Pointer } from "../../memory/place.js";
import { canonicalText, itemsOf, memberOf, textOf, type Written } from "./written.js";

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
  if (isOneEdge(before ?? after)) return { fields: [], more: 0 };
  const walk = new Walk(before?.inspected, after?.inspected);
  if (!before || !after) walk.addDeclaration();
  const top = (side: Stated | undefined): Written => ({
    value: side?.inspected.value,
    at: [],
    inspected: side?.inspected,
  });
  walk.compare([], top(before), top(after), false);
  const [was, is] = [before?.body ?? "", after?.body ?? ""];
  if (was !== is) walk.add(lineChange("$body", was, is));
  return { fields: walk.fields, more: walk.more };
}

/** Whether it is an edge and no more: it comes and goes as such. */
function isOneEdge(side: Stated | undefined): boolean {
  const { layoutClass, shape } = side?.inspected ?? {};
  return shape?.edges.some((index) => isItself(layoutClass?.edgeSources[index])) === true;
}

class Walk {
  readonly fields: FieldChange[] = [];
  more = 0;
  readonly #before: Inspected | undefined;
  readonly #after: Inspected | undefined;
  /** Fields whose entries are told as edges. */
  readonly #edgePaths: ReadonlySet<string>;
  /** Lists whose items are records of their own, which are told as such. */
  readonly #lists: ReadonlySet<string>;
  /** Keys that say which record it is. */
  readonly #names: ReadonlySet<string>;
  readonly #roles: ReadonlyMap<string, "status" | "updatedAt">;

  constructor(before: Inspected | undefined, after: Inspected | undefined) {
    this.#before = before;
    this.#after = after;
    const sides = [before, after].filter((side) => side !== undefined);
    this.#edgePaths = new Set(sides.flatMap(edgePathsOf));
    this.#lists = new Set(sides.flatMap(({ layoutClass }) => layoutClass.inner.map(({ each = [] }) => nameOf(each))));
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

  /**
   * The parser bounds the depth.
   * @param name of the field: unlike places, it tells items of lists by what they are.
   * @param isEdge whether what comes and goes here is told as edges.
   */
  compare(name: Pointer, before: Written, after: Written, isEdge: boolean): void {
    if (isSame(before, after)) return;
    const field = nameOf(name);
    if (this.#lists.has(field)) return;
    const isEdgeField = isEdge || this.#edgePaths.has(field);
    if (isMapping(before.value) && isMapping(after.value)) {
      for (const key of keysOf(after, before))
        this.compare([...name, key], memberOf(before, key), memberOf(after, key), isEdgeField);
    } else if (name.length === 0) {
      for (const key of keysOf(after, before)) {
        if (!this.#names.has(key)) this.compare([key], memberOf(before, key), memberOf(after, key), false);
      }
    } else if (Array.isArray(before.value) && Array.isArray(after.value)) {
      this.#compareLists(name, itemsOf(before), itemsOf(after), isEdgeField);
    } else if (!isEdgeField) {
      this.add(valueChange(field, before, after));
    }
  }

  /** Members that are the same are matched first, then those of one identity; the rest came or went. */
  #compareLists(name: Pointer, before: readonly Written[], after: readonly Written[], isEdge: boolean): void {
    const { come, gone } = differingItems(before, after);
    const formers = byIdentity(gone);
    const paired = new Set<Written>();
    const added: Written[] = [];
    for (const [identity, item] of entriesByIdentity(come)) {
      const former = identity === undefined ? undefined : formers.get(identity);
      if (identity === undefined || former === undefined || paired.has(former)) {
        added.push(item);
        continue;
      }
      paired.add(former);
      for (const key of keysOf(item, former)) {
        this.compare([...name, `[${clip(identity, 80)}]`, key], memberOf(former, key), memberOf(item, key), false);
      }
    }
    if (isEdge) return;
    const removed = gone.filter((item) => !paired.has(item));
    if (added.length + removed.length === 0 && paired.size > 0) return;
    this.add({
      field: nameOf(name),
      kind: "list",
      added: memberTexts(added.slice(0, MAX_MEMBERS), removed),
      removed: memberTexts(removed.slice(0, MAX_MEMBERS), added),
      more: Math.max(0, added.length - MAX_MEMBERS) + Math.max(0, removed.length - MAX_MEMBERS),
    });
  }
}

function isSame(before: Written, after: Written): boolean {
  const [was, is] = [before.value, after.value];
  if (was === is) return typeof was !== "number" || textOf(before) === textOf(after);
  return Array.isArray(was) && Array.isArray(is) && canonicalText(before) === canonicalText(after);
}

function valueChange(field: string, before: Written, after: Written): FieldChange {
  if (
    typeof before.value === "string" &&
    typeof after.value === "string" &&
    (isLong(before.value) || isLong(after.value))
  ) {
    return lineChange(field, before.value, after.value);
  }
  const texts = [textOf(before), textOf(after)] as const;
  const isQuoted = texts[0].trim() === texts[1].trim() || isBlank(before) || isBlank(after);
  const [was, is] = [shown(before, isQuoted), shown(after, isQuoted)];
  return { field, kind: "value", ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) };
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
  const counts = tallied(linesOf(before));
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
function shown(written: Written, isQuoted: boolean): string | undefined {
  const { value } = written;
  if (value === undefined) return undefined;
  return clip(isQuoted && typeof value === "string" ? JSON.stringify(value) : textOf(written), VALUE_LIMIT);
}

function isBlank({ value }: Written): boolean {
  return typeof value === "string" && value.trim() === "";
}

/** @param others what stands on the other side. */
function memberTexts(members: readonly Written[], others: readonly Written[]): string[] {
  const across = new Set(others.map((other) => textOf(other).trim()));
  return members.map((member) => shown(member, isBlank(member) || across.has(textOf(member).trim())) ?? "");
}

/** In the order of the first, then what the second alone has. */
function keysOf({ value: first }: Written, { value: second }: Written): string[] {
  const keys = new Set(isMapping(first) ? Object.keys(first) : []);
  if (isMapping(second)) for (const key of Object.keys(second)) keys.add(key);
  return [...keys];
}

/** What tells an item of a list from the others: its kind and the first of its naming keys. */
function identityOf(item: Written): string | undefined {
  const key = IDENTITIES.find((name) => typeof memberOf(item, name).value === "string");
  if (key === undefined) return undefined;
  const { value: kind } = memberOf(item, "kind");
  return `${typeof kind === "string" ? `${kind} ` : ""}${String(memberOf(item, key).value)}`;
}

/** Items that one list alone has, or has more often than the other. */
function differingItems(
  before: readonly Written[],
  after: readonly Written[],
): { readonly come: readonly Written[]; readonly gone: readonly Written[] } {
  const counts = tallied(before.map(canonicalText));
  /** Whether one of so many equal items is left to be taken. */
  const take = (item: Written): boolean => {
    const text = canonicalText(item);
    const count = counts.get(text) ?? 0;
    if (count > 0) counts.set(text, count - 1);
    return count > 0;
  };
  const come = after.filter((item) => !take(item));
  return { come, gone: before.filter(take) };
}

function entriesByIdentity(items: readonly Written[]): [string | undefined, Written][] {
  return items.map((item) => [identityOf(item), item]);
}

/** The first of each identity. */
function byIdentity(items: readonly Written[]): ReadonlyMap<string, Written> {
  const result = new Map<string, Written>();
  for (const [identity, item] of entriesByIdentity(items)) {
    if (identity !== undefined && !result.has(identity)) result.set(identity, item);
  }
  return result;
}

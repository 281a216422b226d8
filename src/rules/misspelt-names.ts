/** Keys that the schemas of a record do not know, and that were probably meant for a member which they do. */
import type { Inspected } from "../layouts/extract.js";
import { ANY_ITEM, BETWEEN_KEYS, type NamesByPlace } from "../layouts/known-names.js";
import type { SchemaCheck } from "../layouts/record-schemas.js";
import { isSpellingOf } from "../memory/spellings.js";
import type { Pointer } from "../memory/place.js";
import { isMapping, placesAt, valueAt, type Mapping } from "../memory/plain-data.js";
import { remembered } from "../memory/remembered.js";
import { findMisspelt, type MissingField } from "./missing-fields.js";

/** The names of several schemas together. */
export const namesOfAll = remembered((checks: readonly SchemaCheck[]): NamesByPlace => {
  const all = new Map<string, Set<string>>();
  for (const { names, leavesEdges } of checks) {
    // What these leave to records of the repository is told by rules of their own.
    if (leavesEdges) continue;
    for (const [way, known] of names) all.set(way, new Set([...(all.get(way) ?? []), ...known]));
  }
  return all;
});

/** @param pointer of the mapping. */
export function namesAt(names: NamesByPlace, pointer: Pointer): ReadonlySet<string> {
  return names.get(wayOf(pointer)) ?? NONE;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The key that stands for a member which a mapping lacks.
 * @param pointer of the mapping.
 */
export function misspeltMember(
  value: unknown,
  pointer: Pointer,
  name: string,
  names: NamesByPlace,
): MissingField["misspelt"] {
  const mapping = valueAt(value, pointer);
  const known = namesAt(names, pointer);
  if (known.size === 0 || !isMapping(mapping)) return undefined;
  const keys = Object.keys(mapping).filter((key) => !known.has(key));
  const near = findMisspelt(name, keys);
  if (near) return near;
  // `half_life` for `half_life_seconds`.
  const [part, ...parts] = keys.filter((key) => `_${name}_`.includes(`_${key}_`));
  return part !== undefined && parts.length === 0 ? { key: part, certain: false } : undefined;
}

export interface MisspeltName {
  readonly key: string;
  /** Of the key, from the record. */
  readonly pointer: Pointer;
  readonly name: string;
  readonly certain: boolean;
}

/** A shorter word is near to too many others. */
const SHORTEST = 6;

/**
 * Keys in places that schemas describe, where the member that one is near to is absent.
 * @param isOwn whether a key at the top of the record has a meaning of its own.
 */
export function misspeltNames(
  { value }: Inspected,
  names: NamesByPlace,
  isOwn: (key: string) => boolean,
): MisspeltName[] {
  const found: MisspeltName[] = [];
  for (const [way, known] of names) {
    for (const { pointer, mapping } of mappingsAt(value, way === "" ? [] : way.split(BETWEEN_KEYS))) {
      const keys = Object.keys(mapping).filter((key) => !known.has(key) && (pointer.length > 0 || !isOwn(key)));
      if (keys.length === 0) continue;
      for (const name of known) {
        if (Object.hasOwn(mapping, name)) continue;
        const near = findMisspelt(
          name,
          keys.filter((key) => isLikely(key, name)),
        );
        if (near) found.push({ ...near, pointer: [...pointer, near.key], name });
      }
    }
  }
  return found;
}

function isLikely(key: string, name: string): boolean {
  return name.length >= SHORTEST || isSpellingOf(key, name) || `${key}s` === name || key === `${name}s`;
}

interface Place {
  readonly pointer: Pointer;
  readonly mapping: Mapping;
}

/** Mappings at a way: several where it leads through a list. */
function mappingsAt(value: unknown, way: readonly string[]): Place[] {
  return placesAt(value, way).flatMap(({ value: mapping, pointer }) =>
    isMapping(mapping) ? [{ pointer, mapping }] : [],
  );
}

function wayOf(pointer: Pointer): string {
  return pointer.map((key) => (typeof key === "number" ? ANY_ITEM : key)).join(BETWEEN_KEYS);
}

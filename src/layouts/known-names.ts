/** What a JSON Schema calls the members of the mappings of a record: a key beside them may be one of these, misspelt. */
import { isMapping } from "../memory/plain-data.js";

/** By the way to the mapping from the record; `*` for the items of a list. The record itself is at the empty way. */
export type NamesByPlace = ReadonlyMap<string, ReadonlySet<string>>;

/** Between the keys of a way, and for the items of a list. */
export const BETWEEN_KEYS = "\0";
export const ANY_ITEM = "*";

/** Of references nothing is known: what they lead to stands in no place of its own. */
export function namesByPlace(schema: unknown): NamesByPlace {
  const found = new Map<string, Set<string>>();
  collect(schema, [], found);
  return found;
}

function collect(schema: unknown, way: readonly string[], found: Map<string, Set<string>>): void {
  if (!isMapping(schema)) return;
  const { properties, items, if: condition, then, else: otherwise, allOf, anyOf, oneOf } = schema;
  if (isMapping(properties)) {
    const key = way.join(BETWEEN_KEYS);
    const names = found.get(key) ?? new Set();
    found.set(key, names);
    for (const [name, each] of Object.entries(properties)) {
      names.add(name);
      collect(each, [...way, name], found);
    }
  }
  collect(items, [...way, ANY_ITEM], found);
  const ofTheSame: readonly unknown[] = [condition, then, otherwise, allOf, anyOf, oneOf].flat();
  for (const each of ofTheSame) collect(each, way, found);
}

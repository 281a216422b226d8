/** Plain data, as parsers give it, read without trusting it: what it is, and whether two values say the same. */
import type { Pointer } from "./place.js";

export type Mapping = Readonly<Record<string, unknown>>;

export function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value of a key that the mapping itself has, and nothing that every object has. */
export function ownValue(mapping: Mapping, key: string): unknown {
  return Object.hasOwn(mapping, key) ? mapping[key] : undefined;
}

/** Whether a text says nothing: it is empty, or blanks alone. */
export function isBlank(text: string): boolean {
  // Nearly every text begins with a character of its own.
  return !(text.charCodeAt(0) > 0x20 && text.charCodeAt(0) < 0x80) && text.trim() === "";
}

/** The value at a path of own keys; undefined where any step is missing. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Readonly<Record<string | number, unknown>>)[key];
  }
  return current;
}

/** Equal for values that say the same, whatever the order of their keys; no white space. The parser bounds the depth. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isMapping(value)) return value === undefined ? "" : JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join(",")}}`;
}

/** What stands at a path in which `*` is every item of a list, each with the way to it, in their order. */
export function placesAt(
  value: unknown,
  path: readonly string[],
  above: Pointer = [],
): readonly { readonly value: unknown; readonly pointer: Pointer }[] {
  const [key, ...rest] = path;
  if (key === undefined) return [{ value, pointer: above }];
  if (key === "*" && Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => placesAt(item, rest, [...above, index]));
  }
  return isMapping(value) && Object.hasOwn(value, key) ? placesAt(value[key], rest, [...above, key]) : [];
}

/** Values of a record with the place where they stand: there, a number is what its text says (decision 24). */
import type { Inspected } from "../../layouts/extract.js";
import { isMapping } from "../../memory/plain-data.js";
import type { Pointer } from "../../memory/place.js";

export interface Written {
  /** Undefined where there is none. */
  readonly value: unknown;
  /** From the record. */
  readonly at: Pointer;
  /** The record, where there is one. */
  readonly inspected: Inspected | undefined;
}

/** The member of a mapping; one without a value where it has none. */
export function memberOf({ value, at, inspected }: Written, key: string): Written {
  return { value: isMapping(value) && Object.hasOwn(value, key) ? value[key] : undefined, at: [...at, key], inspected };
}

/** None where it is no list. */
export function itemsOf({ value, at, inspected }: Written): readonly Written[] {
  return Array.isArray(value)
    ? value.map((item: unknown, index) => ({ value: item, at: [...at, index], inspected }))
    : [];
}

/** As it is shown: a text or a number as written, all else as JSON with such numbers in it. */
export function textOf(written: Written): string {
  const { value } = written;
  if (typeof value === "string") return value;
  return value === undefined ? "" : json(written, (keys) => keys);
}

/** Equal where two values say the same in the same form, whatever the order of their keys. The parser bounds the depth. */
export function canonicalText(written: Written): string {
  return json(written, (keys) => keys.sort());
}

function json(written: Written, order: (keys: string[]) => string[]): string {
  const { value, at, inspected } = written;
  if (Array.isArray(value))
    return `[${itemsOf(written)
      .map((item) => json(item, order))
      .join(",")}]`;
  if (isMapping(value)) {
    const members = order(Object.keys(value)).map(
      (key) => `${JSON.stringify(key)}:${json(memberOf(written, key), order)}`,
    );
    return `{${members.join(",")}}`;
  }
  if (typeof value !== "number") return JSON.stringify(value);
  return inspected?.document?.scalarText([...inspected.declaration.root, ...at]) ?? String(value);
}

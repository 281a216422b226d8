/**
 * `uniqueItems` in time linear in the list: Ajv compares each item with each other one wherever the schema does not say that they
 * are scalars, and 60,000 numbers take a quarter of a minute.
 */
import type { FuncKeywordDefinition } from "ajv";
import { isMapping } from "../memory/plain-data.js";

export const UNIQUE_ITEMS: FuncKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  errors: false,
  validate: (isAsked: boolean, items: readonly unknown[]) =>
    !isAsked || new Set(items.map(textOf)).size === items.length,
};

/** Equal for values that are equal by JSON Schema: the order of the members of a mapping plays no part. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(textOf).join(",")}]`;
  if (!isMapping(value)) return typeof value === "string" ? JSON.stringify(value) : String(value);
  const members = Object.keys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${textOf(value[key])}`).join(",")}}`;
}

/**
 * Completes a partial answer with what its schema requires. What is added is recognisably empty: code that reads a member
 * which the stand-in does not model shows `forge-unset` or the year 1970 in what it writes.
 */
import { isList, isObject, plain, type Json, type JsonObject } from "./json.js";
import type { Schemas } from "./schemas.js";

const UNSET = "forge-unset";

/** Whether text that the product wrote holds something that the stand-in never meant. */
export function holdsUnset(text: string): boolean {
  return text.includes(UNSET) || text.includes("1970-01-01");
}

/** @param base address of the stand-in, under which unset addresses stand */
export function fill(schemas: Schemas, schema: Json | undefined, partial: Json | undefined, base: string): Json {
  const resolved = schemas.resolve(schema);
  if (partial === null) return null;
  const branch = branchFor(schemas, resolved, partial);
  if (branch !== undefined && !isList(resolved["allOf"])) {
    // Members may stand beside the alternatives.
    const chosen = fill(schemas, branch, partial, base);
    return isObject(resolved["properties"]) ? fillObject(schemas, resolved, chosen, base) : chosen;
  }
  if (isList(resolved["allOf"])) {
    const all = resolved["allOf"].reduce<Json | undefined>((value, one) => fill(schemas, one, value, base), partial);
    return isObject(resolved["properties"]) ? fillObject(schemas, resolved, all, base) : (all ?? null);
  }
  if (isList(partial)) {
    const items = resolved["items"];
    return isObject(items) ? partial.map((entry) => fill(schemas, items, entry, base)) : partial;
  }
  if (
    isObject(partial) ||
    (partial === undefined && isObject(resolved["properties"]) && resolved["nullable"] !== true)
  ) {
    return fillObject(schemas, resolved, partial, base);
  }
  return partial ?? empty(schemas, resolved, base);
}

function fillObject(schemas: Schemas, schema: JsonObject, partial: Json | undefined, base: string): Json {
  if (partial !== undefined && !isObject(partial)) return partial;
  const properties = isObject(schema["properties"]) ? schema["properties"] : {};
  const required = isList(schema["required"]) ? schema["required"] : [];
  const result: Record<string, Json | undefined> = { ...partial };
  for (const [name, declared] of Object.entries(properties)) {
    const given = result[name];
    if (given !== undefined) result[name] = fill(schemas, declared, given, base);
    else if (required.includes(name)) result[name] = fill(schemas, declared, undefined, base);
  }
  return result;
}

/** The alternative that fits what is given: the first that agrees on being an object, a list, or a plain value. */
function branchFor(schemas: Schemas, schema: JsonObject, partial: Json | undefined): JsonObject | undefined {
  const list = schema["oneOf"] ?? schema["anyOf"];
  if (!isList(list)) return undefined;
  const branches = list.filter(isObject);
  if (partial === undefined) {
    return branches.find((one) => schemas.resolve(one)["type"] === "null") ?? branches[0];
  }
  const fitting = branches.filter((one) => kindOf(schemas.resolve(one)) === kindOfValue(partial));
  if (isObject(partial) && fitting.length > 1) {
    const names = Object.keys(partial);
    const known = (one: JsonObject): number => {
      const properties = schemas.resolve(one)["properties"];
      return isObject(properties) ? names.filter((name) => Object.hasOwn(properties, name)).length : 0;
    };
    return fitting.reduce((best, one) => (known(one) > known(best) ? one : best));
  }
  return fitting[0] ?? branches[0];
}

function kindOf(schema: JsonObject): string {
  if (isObject(schema["properties"]) || schema["type"] === "object" || isList(schema["allOf"])) return "object";
  if (schema["type"] === "array") return "list";
  if (schema["type"] === "integer") return "number";
  return typeof schema["type"] === "string" ? schema["type"] : "string";
}

function kindOfValue(value: Json): string {
  if (isList(value)) return "list";
  return value === null ? "null" : typeof value;
}

function empty(schemas: Schemas, schema: JsonObject, base: string): Json {
  const types = isList(schema["type"]) ? schema["type"] : [schema["type"]];
  if (schema["nullable"] === true || types.includes("null")) return null;
  if (isList(schema["enum"])) return schema["enum"][0] ?? null;
  if (schema["const"] !== undefined) return schema["const"];
  const minimum = typeof schema["minimum"] === "number" ? schema["minimum"] : 0;
  if (types.includes("boolean")) return false;
  if (types.includes("integer") || types.includes("number")) return minimum;
  if (types.includes("array")) {
    const least = typeof schema["minItems"] === "number" ? schema["minItems"] : 0;
    return Array.from({ length: least }, () => fill(schemas, schema["items"], undefined, base));
  }
  if (types.includes("object") || isObject(schema["properties"])) return fillObject(schemas, schema, undefined, base);
  return emptyText(schema, base);
}

function emptyText(schema: JsonObject, base: string): string {
  switch (plain(schema["format"])) {
    case "uri":
    case "uri-template":
      return `${base}/${UNSET}`;
    case "date-time":
      return "1970-01-01T00:00:00Z";
    case "date":
      return "1970-01-01";
    case "email":
      return `${UNSET}@example.invalid`;
    default: {
      const most = schema["maxLength"];
      const text = UNSET.slice(0, typeof most === "number" ? most : undefined);
      const least = schema["minLength"];
      return text.padEnd(typeof least === "number" ? least : 0, "-");
    }
  }
}

/** Where a JSON Schema would refuse less than it does. */
import type { Pointer } from "../../memory/place.js";
import { canonicalJson, isMapping, type Mapping } from "../../memory/plain-data.js";
import { gained, isRaised, loosening, type Loosening } from "./loosening.js";

/**
 * A value more in an `enum` loosens nothing: words are what such a list is for. Where one keyword cannot be told to be
 * stricter than another, it counts as looser.
 * @param way the way to the schema in its file.
 * @param effect what later changes could then do.
 */
export function schemaLoosenings(before: unknown, after: unknown, way: Pointer, effect: string): Loosening[] {
  return loosenings(before, after, way, { effect, references: [...referencesIn(before)], isRoot: true });
}

interface Context {
  readonly effect: string;
  /** Everything that the whole schema refers to. */
  readonly references: readonly string[];
  readonly isRoot: boolean;
}

function loosenings(before: unknown, after: unknown, way: Pointer, context: Context): Loosening[] {
  const { effect } = context;
  const inner = { ...context, isRoot: false };
  const tell = (path: Pointer, was: unknown, is: unknown) => [loosening({ way: path, was, is, effect })];
  if (!isMapping(before)) return before === false && after !== false ? tell(way, before, after) : [];
  if (after === false) return [];
  const was = constraints(before, context);
  if (was.length === 0) return [];
  if (!isMapping(after)) return tell(way, before, after);
  const kept = was.flatMap(([keyword, value]) => {
    const next = Object.hasOwn(after, keyword) ? after[keyword] : undefined;
    const here = [...way, keyword];
    if (canonicalJson(value) === canonicalJson(next)) return [];
    if (MAPS.has(keyword) && isMapping(value)) {
      const others = after["additionalProperties"] ?? true;
      return Object.entries(value).flatMap(([name, schema]) => {
        const own = isMapping(next) && Object.hasOwn(next, name) ? next[name] : undefined;
        return loosenings(schema, own ?? (keyword === "properties" ? others : undefined), [...here, name], inner);
      });
    }
    if (SCHEMAS.has(keyword) && !Array.isArray(value)) return loosenings(value, next, here, inner);
    return isLooser(keyword, value, next, after) ? tell(here, value, next) : [];
  });
  return [...kept, ...renamed(before, after, way, context), ...exempted(before, after, way, inner)];
}

/**
 * A keyword that is new loosens where another one, which may stay as it is, leaves out what that one takes
 * (JSON Schema 2020-12, core, sections 10.3 and 11; validation, section 6.4.5).
 */
function exempted(before: Mapping, after: Mapping, way: Pointer, context: Context): Loosening[] {
  const { effect } = context;
  const found: Loosening[] = [];
  const isNew = (keyword: string) => !Object.hasOwn(before, keyword) && Object.hasOwn(after, keyword);
  const { additionalProperties, patternProperties: patterns, items } = before;
  if (additionalProperties !== undefined && isMapping(after["patternProperties"])) {
    for (const [pattern, schema] of Object.entries(after["patternProperties"])) {
      if (isMapping(patterns) && Object.hasOwn(patterns, pattern)) continue;
      found.push(...loosenings(additionalProperties, schema, [...way, "patternProperties", pattern], context));
    }
  }
  if (items !== undefined && isNew("prefixItems")) {
    for (const [index, schema] of listOf(after["prefixItems"]).entries()) {
      found.push(...loosenings(items, schema, [...way, "prefixItems", index], context));
    }
  }
  const tell = (keyword: string) =>
    found.push(loosening({ way: [...way, keyword], was: undefined, is: after[keyword], effect }));
  if (Object.hasOwn(before, "contains") && isNew("minContains") && after["minContains"] === 0) tell("minContains");
  // Ajv's own, beside the types.
  if (isNew("nullable") && after["nullable"] === true && Object.hasOwn(before, "type")) tell("nullable");
  if (Object.hasOwn(before, "unevaluatedProperties") || Object.hasOwn(before, "unevaluatedItems")) {
    for (const keyword of APPLICATORS) if (isNew(keyword)) tell(keyword);
  }
  return found;
}

/** What they look at counts as evaluated. */
const APPLICATORS: readonly string[] = [
  ...["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "if", "then", "else", "dependentSchemas"],
  ...["patternProperties", "additionalProperties", "prefixItems", "items", "contains"],
];

/** They say something of a value to people alone. */
const ANNOTATIONS: ReadonlySet<string> = new Set([
  ...["$schema", "$id", "$comment", "title", "description", "default", "examples", "deprecated"],
  ...["readOnly", "writeOnly", "contentEncoding", "contentMediaType"],
]);

/** Keywords of a mapping from name to schema. */
const MAPS: ReadonlySet<string> = new Set(["properties", "patternProperties", "$defs", "definitions"]);

/** Keywords of one schema that what it is about has to fit. */
const SCHEMAS: ReadonlySet<string> = new Set([
  ...["items", "additionalItems", "additionalProperties", "unevaluatedProperties", "unevaluatedItems"],
  ...["propertyNames", "contains"],
]);

function constraints(schema: Mapping, { references }: Context): [keyword: string, value: unknown][] {
  const isMeant = (keyword: string, value: unknown) =>
    typeof value !== "string" && references.some((reference) => reference.includes(`/${keyword}`));
  return Object.entries(schema).filter(([keyword, value]) => !ANNOTATIONS.has(keyword) || isMeant(keyword, value));
}

/**
 * References lead to the schema that has a name, and the names below it count from its own: where one changes, they may lead to
 * a schema that asks less (JSON Schema 2020-12, core, section 8.2). A name of the whole is nothing to those that only lead
 * within it.
 */
function renamed(before: Mapping, after: Mapping, way: Pointer, { effect, references, isRoot }: Context): Loosening[] {
  const [was, is] = [before["$id"], after["$id"]];
  const isMeant = isRoot ? references.some((reference) => !reference.startsWith("#")) : references.length > 0;
  return was === is || !isMeant ? [] : [loosening({ way: [...way, "$id"], was, is, effect })];
}

function* referencesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* referencesIn(item);
  else if (isMapping(value)) {
    for (const [key, item] of Object.entries(value)) {
      if ((key === "$ref" || key === "$dynamicRef") && typeof item === "string") yield item;
      else yield* referencesIn(item);
    }
  }
}

function isLooser(keyword: string, was: unknown, is: unknown, after: Mapping): boolean {
  switch (keyword) {
    case "type":
      return typesOf(is).some(
        (type) => !typesOf(was).includes(type) && !(type === "integer" && typesOf(was).includes("number")),
      );
    case "enum":
    case "const":
      return after["enum"] === undefined && after["const"] === undefined;
    case "required":
      return gained(listOf(is), listOf(was)).length > 0;
    case "nullable":
      return is === true;
    case "uniqueItems":
      return was === true && is !== true;
    case "allOf":
      return gained(listOf(is).map(canonicalJson), listOf(was).map(canonicalJson)).length > 0;
    case "oneOf":
      // What fits two of its schemas is refused: one less lets it pass.
      return !sameMembers(listOf(was), listOf(is));
    case "anyOf":
      return is === undefined || gained(listOf(was).map(canonicalJson), listOf(is).map(canonicalJson)).length > 0;
  }
  if (/^(?:exclusiveM|m)ax/.test(keyword) && typeof was === "number") return isRaised(was, numberOf(is));
  if (/^(?:exclusiveM|m)in/.test(keyword) && typeof was === "number") return isRaised(-was, negative(numberOf(is)));
  // A pattern, a reference, a condition: what it refuses now it may let pass.
  return true;
}

function sameMembers(was: readonly unknown[], is: readonly unknown[]): boolean {
  const [before, after] = [was, is].map((members) => members.map(canonicalJson).toSorted());
  return canonicalJson(before) === canonicalJson(after);
}

const ALL_TYPES = ["null", "boolean", "object", "array", "number", "string"];

function typesOf(value: unknown): readonly unknown[] {
  if (value === undefined) return ALL_TYPES;
  return Array.isArray(value) ? value : [value];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function negative(value: number | undefined): number | undefined {
  return value === undefined ? undefined : -value;
}

/** Which values a JSON Schema is particular about: of all others it asks their type, and whether they are empty, alone. */
import { isMapping } from "../memory/plain-data.js";

/** Keys of values at whatever depth. */
export interface Particular {
  /** About the text of which, or of what is in them, a schema is particular. */
  readonly texts: ReadonlySet<string>;
  /** About which members of a mapping stand together. */
  readonly wholes: ReadonlySet<string>;
}

/** Keywords that say nothing of a value, or no more than its type. */
const OF_TYPE: ReadonlySet<string> = new Set([
  ...["$schema", "$comment", "title", "description", "examples", "default", "deprecated", "readOnly"],
  "type",
]);

/** Those that look at the members of a mapping together. */
const OF_A_WHOLE: ReadonlySet<string> = new Set(["required", "dependentRequired", "minProperties", "maxProperties"]);

/** Those whose value is a schema, or a list of schemas, of the same value; a choice between them may hang on all of it. */
const OF_THE_SAME: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "not", "if", "then", "else"]);

/** Those whose value has a schema for each name. */
const BY_NAME: ReadonlySet<string> = new Set(["properties", "$defs", "definitions"]);

/** Keywords about the text of a value, which it may fail whatever its type. */
const OF_TEXT: ReadonlySet<string> = new Set([
  ...["const", "enum", "pattern", "maxLength", "minLength"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
]);

/** References to a definition, which is read as about no name; what stands elsewhere is about one. */
const TO_DEFINITION = /^#\/(?:\$defs|definitions)\/[^/]+$/;

/** A value that may be under any key, and one that is under none: the item of a list. */
const ANY_KEY = "";
const NO_KEY = undefined;

/** Undefined where a schema is particular about values that have no name of their own, or about how many items a list has. */
export function particularKeys(schema: unknown): Particular | undefined {
  const found = { texts: new Set<string>(), wholes: new Set<string>() };
  if (!isMapping(schema)) return undefined;
  // Within, it would be another beginning for references.
  const { $id: _, ...rest } = schema;
  return collect(rest, ANY_KEY, NO_KEY, found) ? found : undefined;
}

/**
 * Whether a mapping is looked at as a whole, by its key.
 * @param wholes those of all schemas.
 */
export function isWhole(key: string, wholes: ReadonlySet<string>): boolean {
  return wholes.has(key) || wholes.has(ANY_KEY);
}

interface Found {
  readonly texts: Set<string>;
  readonly wholes: Set<string>;
}

/**
 * @param name of the value that the schema is about, or of the list that it is an item of.
 * @param key under which the value itself stands.
 */
function collect(schema: unknown, name: string, key: string | undefined, found: Found): boolean {
  if (typeof schema === "boolean") return true;
  if (!isMapping(schema)) return false;
  return Object.entries(schema).every(([keyword, value]) => {
    if (OF_TYPE.has(keyword)) return true;
    if (keyword === "$ref") return typeof value === "string" && TO_DEFINITION.test(value);
    if (OF_A_WHOLE.has(keyword)) {
      if (key !== undefined) found.wholes.add(key);
      return true;
    }
    if (OF_THE_SAME.has(keyword) || keyword === "dependentSchemas") {
      // What a choice says of one member may hang on another, wherever in the value it stands.
      for (const each of [key, ...membersIn(value)]) if (each !== undefined) found.wholes.add(each);
      const choices = keyword === "dependentSchemas" && isMapping(value) ? Object.values(value) : [value].flat();
      return choices.every((each: unknown) => collect(each, name, key, found));
    }
    if (keyword === "items") return collect(value, name, NO_KEY, found);
    if (keyword === "additionalProperties") return collect(value, ANY_KEY, ANY_KEY, found);
    if (BY_NAME.has(keyword)) {
      if (!isMapping(value)) return false;
      // What a definition is used for is not known here.
      return Object.entries(value).every(([member, each]) =>
        keyword === "properties" ? collect(each, member, member, found) : collect(each, ANY_KEY, ANY_KEY, found),
      );
    }
    if (keyword === "minItems") return value === 0 || value === 1;
    // Of other items, what stands in them counts as well.
    const isOfTexts = keyword === "uniqueItems" && isMapping(schema["items"]) && schema["items"]["type"] === "string";
    if (!OF_TEXT.has(keyword) && !isOfTexts) return false;
    if (keyword === "minLength" && (value === 0 || value === 1)) return true;
    if (name === ANY_KEY) return false;
    found.texts.add(name);
    return true;
  });
}

/** Names of all members that a schema speaks of, at whatever depth; of any where it does so without their names. */
export function membersIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(membersIn);
  if (!isMapping(schema)) return [];
  const { properties, additionalProperties, $ref } = schema;
  const isUnnamed = isMapping(additionalProperties) || $ref !== undefined;
  return [
    ...(isMapping(properties) ? Object.keys(properties) : []),
    ...(isUnnamed ? [ANY_KEY] : []),
    ...Object.values(schema).flatMap(membersIn),
  ];
}

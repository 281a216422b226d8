/** Which values a JSON Schema is particular about: of all others it asks their type, and whether they are empty, alone. */
import { isMapping } from "../memory/plain-data.js";

/** Keywords that say nothing of a value, or no more than its type, its members and whether it is empty. */
const OF_STRUCTURE: ReadonlySet<string> = new Set([
  ...["$schema", "$comment", "title", "description", "examples", "default", "deprecated", "readOnly"],
  ...["type", "required", "dependentRequired", "minProperties", "maxProperties"],
]);

/** Those whose value is a schema, or a list of schemas, of the same value. */
const OF_THE_SAME: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "not", "if", "then", "else"]);

/** Likewise of members or items whose names are not told. */
const OF_ANY_MEMBER: ReadonlySet<string> = new Set(["additionalProperties", "items"]);

/** Likewise by name. */
const BY_NAME: ReadonlySet<string> = new Set(["properties", "$defs", "definitions", "dependentSchemas"]);

/** Keywords about the text of a value, which it may fail whatever its type. */
const OF_TEXT: ReadonlySet<string> = new Set([
  ...["const", "enum", "pattern", "maxLength", "minLength"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
]);

/** References to the whole or to a definition, which are read as about no name; what stands elsewhere is about one. */
const TO_NAMELESS = /^#(?:\/(?:\$defs|definitions)\/[^/]+)?$/;

/**
 * Names of the members about whose text a schema is particular, at whatever depth; undefined where it is particular about
 * values that have no name of their own, or about how many items a list has.
 */
export function particularKeys(schema: unknown): ReadonlySet<string> | undefined {
  const keys = new Set<string>();
  if (!isMapping(schema)) return collect(schema, undefined, keys) ? keys : undefined;
  // Within, it would be another beginning for references.
  const { $id: _, ...rest } = schema;
  return collect(rest, undefined, keys) ? keys : undefined;
}

/** @param key of the value that the schema is about; undefined where it may be any. */
function collect(schema: unknown, key: string | undefined, keys: Set<string>): boolean {
  if (typeof schema === "boolean") return true;
  if (!isMapping(schema)) return false;
  return Object.entries(schema).every(([keyword, value]) => {
    if (OF_STRUCTURE.has(keyword)) return true;
    if (keyword === "$ref") return typeof value === "string" && TO_NAMELESS.test(value);
    if (OF_THE_SAME.has(keyword)) {
      return (Array.isArray(value) ? value : [value]).every((each: unknown) => collect(each, key, keys));
    }
    if (OF_ANY_MEMBER.has(keyword)) return collect(value, keyword === "items" ? key : undefined, keys);
    if (BY_NAME.has(keyword)) {
      if (!isMapping(value)) return false;
      // What a definition is used for is not known here.
      const isOfMembers = keyword === "properties";
      return Object.entries(value).every(([name, each]) => collect(each, isOfMembers ? name : undefined, keys));
    }
    if (keyword === "minItems") return value === 0 || value === 1;
    if (!OF_TEXT.has(keyword)) return false;
    if (keyword === "minLength" && (value === 0 || value === 1)) return true;
    if (key === undefined) return false;
    keys.add(key);
    return true;
  });
}

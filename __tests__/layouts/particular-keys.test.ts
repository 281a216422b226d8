import { describe, expect, it } from "vitest";
import { particularKeys } from "../../src/layouts/particular-keys.js";

function keysOf(schema: unknown): string[] | undefined {
  const keys = particularKeys(schema);
  return keys && [...keys].sort();
}

describe("the keys that a schema is particular about", () => {
  it("are those whose text it looks at, at whatever depth", () => {
    const size = { type: "object", properties: { size: { enum: ["S"] }, note: { type: "string", minLength: 1 } } };
    expect(keysOf(size)).toEqual(["size"]);
    expect(keysOf({ items: { properties: { deep: { anyOf: [size, { not: { const: 1 } }] } } } })).toEqual([
      "deep",
      "size",
    ]);
    expect(keysOf({ properties: { list: { items: { items: { pattern: "^a" } } } } })).toEqual(["list"]);
    expect(keysOf({ $id: "urn:a", type: "object", required: ["id"] })).toEqual([]);
    expect(keysOf(true)).toEqual([]);
  });

  it("are not told where what it looks at has no name, or is a number of items", () => {
    for (const schema of [
      { const: {} },
      { additionalProperties: { enum: ["a"] } },
      { patternProperties: { a: {} } },
      { propertyNames: { maxLength: 3 } },
      { $defs: { word: { pattern: "^a" } }, properties: { a: { $ref: "#/$defs/word" } } },
      { properties: { a: { minItems: 2 } } },
      { properties: { a: { uniqueItems: true } } },
      { properties: { a: { contains: { type: "string" } } } },
      { properties: { a: { prefixItems: [{ type: "string" }] } } },
      { unevaluatedProperties: false },
      null,
      [],
    ]) {
      expect(keysOf(schema)).toBeUndefined();
    }
  });

  it("are not told where it refers to what is said of another name", () => {
    expect(keysOf({ $defs: { any: { type: "string" } }, properties: { a: { $ref: "#/$defs/any" } } })).toEqual([]);
    expect(keysOf({ properties: { a: { $ref: "#" } } })).toEqual([]);
    const size = { enum: ["S"] };
    expect(keysOf({ properties: { size, other: { $ref: "#/properties/size" } } })).toBeUndefined();
    expect(
      keysOf({ $defs: { a: { properties: { size } } }, properties: { b: { $ref: "#/$defs/a/properties/size" } } }),
    ).toBeUndefined();
    expect(keysOf({ default: size, properties: { other: { $ref: "#/default" } } })).toBeUndefined();
    expect(keysOf({ properties: { size: { $id: "urn:size", ...size }, other: { $ref: "urn:size" } } })).toBeUndefined();
    expect(keysOf({ properties: { size: { $anchor: "size", ...size }, other: { $ref: "#size" } } })).toBeUndefined();
  });
});

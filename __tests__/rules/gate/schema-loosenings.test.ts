/** A schema that keeps every keyword it had and yet refuses less: the first of two steps, unseen beside the old keyword. */
import { describe, expect, it } from "vitest";
import { schemaLoosenings } from "../../../src/rules/loosenings/schema.js";

const settings = (before: unknown, after: unknown): string[] =>
  schemaLoosenings(before, after, ["schema"], "pass").map(({ setting }) => setting);

const closed = { properties: { name: { type: "string" } }, additionalProperties: false };
const listed = { type: "array", items: { type: "string" } };
const strict = { unevaluatedProperties: false, properties: { name: {} } };

describe("attack: a keyword that takes values away from another one, which stays as it is", () => {
  it.each([
    ["a pattern that every name fits", closed, { ...closed, patternProperties: { "": {} } }, "patternProperties."],
    [
      "a second pattern",
      { ...closed, patternProperties: { "^x-": {} } },
      { ...closed, patternProperties: { "^x-": {}, ".": true } },
      "patternProperties..",
    ],
    ["items before the others", listed, { ...listed, prefixItems: [{ type: "string" }, {}] }, "prefixItems.1.type"],
    ["as few as none", { contains: { const: 1 } }, { contains: { const: 1 }, minContains: 0 }, "minContains"],
    ["a branch that looks at all", strict, { ...strict, anyOf: [{ additionalProperties: true }] }, "anyOf"],
    ["one choice less", { oneOf: [{ type: "string" }, { minLength: 9 }] }, { oneOf: [{ type: "string" }] }, "oneOf"],
    [
      "names of two schemas that change places",
      { $ref: "#own", $defs: { a: { $anchor: "own", type: "string" }, b: { $anchor: "other" } } },
      { $ref: "#own", $defs: { a: { $anchor: "other", type: "string" }, b: { $anchor: "own" } } },
      "$defs.a.$anchor",
    ],
    [
      "names of two schemas inside that change places",
      { $ref: "own", $defs: { a: { $id: "own", type: "string" }, b: { $id: "other" } } },
      { $ref: "own", $defs: { a: { $id: "other", type: "string" }, b: { $id: "own" } } },
      "$defs.a.$id",
    ],
    [
      "a name of the whole that leads to a schema which is new",
      { $id: "https://a/", $ref: "own", $defs: { a: { $id: "https://a/own", type: "string" } } },
      {
        $id: "https://b/",
        $ref: "own",
        $defs: { a: { $id: "https://a/own", type: "string" }, b: { $id: "https://b/own" } },
      },
      "$id",
    ],
    ["null beside a type, as Ajv knows it", { type: "string" }, { type: "string", nullable: true }, "nullable"],
    [
      "an example that a reference leads to",
      { $ref: "#/examples/0", examples: [{ type: "string" }] },
      { $ref: "#/examples/0", examples: [{}] },
      "examples",
    ],
  ])("%s", (_, before, after, setting) => {
    expect(settings(before, after)).toContain(`schema.${setting}`);
    expect(settings(before, before)).toEqual([]);
  });

  it("says nothing of names that no reference leads to", () => {
    const own = { $id: "https://a/", $ref: "#/$defs/a", $defs: { a: { type: "string" } } };
    expect(settings(own, { ...own, $id: "https://b/" })).toEqual([]);
    const loose = { properties: { a: { $id: "a", type: "string" } } };
    expect(settings(loose, { properties: { a: { $id: "b", type: "string" } } })).toEqual([]);
    expect(settings({ type: "string", nullable: true }, { type: "string" })).toEqual([]);
  });

  it("says nothing of what the old keyword asks as well, or of what asks more", () => {
    const open = { ...closed, additionalProperties: { type: "string" } };
    expect(settings(open, { ...open, patternProperties: { "^x-": { type: "string", maxLength: 9 } } })).toEqual([]);
    expect(settings(listed, { ...listed, prefixItems: [{ type: "string" }] })).toEqual([]);
    expect(settings({ contains: {} }, { contains: {}, minContains: 2 })).toEqual([]);
    expect(settings(closed, { ...closed, anyOf: [{ required: ["name"] }] })).toEqual([]);
    const choice = { oneOf: [{ type: "string" }, { type: "null" }] };
    expect(settings(choice, { oneOf: choice.oneOf.toReversed() })).toEqual([]);
  });
});

/** The meta-schema that was compiled at build time says of a schema what the compiler's own says. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { validate } from "../../src/generated/validators/meta-schema.cjs";
import { META_SCHEMA } from "../../src/layouts/meta-schema.js";
import { compileWithAjv } from "../../src/layouts/schema-compiler.js";
import { SchemaFault } from "../../src/layouts/schema-fault.js";
import { withGatheredErrors } from "../../src/layouts/gathered-errors.js";
import { UNIQUE_ITEMS } from "../../src/layouts/unique-items.js";
import fc from "../support/fast-check.js";

const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  validateFormats: false,
  code: { process: withGatheredErrors },
});
ajv.removeKeyword("uniqueItems").addKeyword(UNIQUE_ITEMS);

const WORDS = {
  ...{
    type: "string",
    required: ["a"],
    enum: [1],
    const: 2,
    pattern: "^a",
    minLength: 1,
    maximum: 3,
    uniqueItems: true,
  },
  ...{
    properties: {},
    items: {},
    prefixItems: [{}],
    allOf: [{}],
    not: {},
    if: {},
    $defs: {},
    dependentRequired: { a: ["b"] },
  },
  ...{
    $ref: "#",
    $id: "https://example.org/x",
    $anchor: "x",
    $dynamicRef: "#x",
    title: "T",
    deprecated: true,
    format: "date",
  },
};

const value = fc.oneof(
  { maxDepth: 3 },
  fc.constantFrom(
    ...Object.values(WORDS),
    "object",
    -1,
    1.5,
    "",
    "1x",
    true,
    null,
    ["string", "string"],
    ["a", "a"],
    [1],
    [],
  ),
  fc.letrec((tie) => ({
    schema: fc.dictionary(fc.constantFrom(...Object.keys(WORDS)), tie("value"), { maxKeys: 4, noNullPrototype: true }),
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(...Object.values(WORDS), 0, "x"),
      tie("schema"),
      fc.array(tie("schema"), { maxLength: 3 }),
    ),
  })).schema,
);

it("word for word (law)", () => {
  const schema = fc.dictionary(fc.constantFrom(...Object.keys(WORDS)), value, { maxKeys: 6, noNullPrototype: true });
  fc.assert(
    fc.property(schema, (each) => {
      const isValid = ajv.validate(META_SCHEMA, each);
      expect([validate(each), validate.errors]).toEqual([isValid, ajv.errors]);
    }),
    { numRuns: 2000 },
  );
});

it("and takes no time in the square of a list", () => {
  const words = Array.from({ length: 200_000 }, (_, at) => `word ${at}`);
  expect(() => compileWithAjv({ type: words })).toThrow(SchemaFault);
  expect(() => compileWithAjv({ required: [...words, "word 7"] })).toThrow('"required"');
});

it("is what a schema that names it is held against, and one that names none", () => {
  for (const named of [{}, { $schema: META_SCHEMA }, { $schema: `${META_SCHEMA}#` }]) {
    expect(() => compileWithAjv({ ...named, properties: { a: { type: "strin" } } })).toThrow(SchemaFault);
    expect(compileWithAjv({ ...named, $ref: META_SCHEMA })({ type: 5 })).toBe(false);
  }
});

/** Declarations as an index and a part hold them: what one document says about one id, title, tags and aliases left out. */
import fc from "./fast-check.js";
import type { Declaration, Edge } from "../../src/memory/record.js";

const text = fc.string({ unit: "binary" });
const optional = fc.option(text, { nil: undefined });
const edge: fc.Arbitrary<Edge> = fc.record({
  kind: text,
  target: text,
  written: optional,
  field: fc.nat(9),
  slot: fc.integer({ min: -1, max: 9 }),
  form: fc.constantFrom("string", "target", "attributes", "link"),
  key: fc.constantFrom(undefined, "to", "id"),
  derived: fc.constantFrom(undefined, true as const, "owner" as const),
});
export const declaration: fc.Arbitrary<Declaration> = fc
  .record({
    role: fc.constantFrom("record" as const, "patch" as const, "extension" as const, "note" as const),
    id: optional,
    kind: optional,
    className: text,
    shape: fc.nat(3),
    path: fc.string({ minLength: 1 }),
    document: fc.nat(3),
    root: fc.array(fc.oneof(fc.string(), fc.nat()), { maxLength: 2 }),
    status: optional,
    owners: fc.array(text, { maxLength: 2 }),
    updatedAt: optional,
    sensitivity: optional,
    sourceRefs: fc.array(text, { maxLength: 2 }),
    edges: fc.array(edge, { maxLength: 3 }),
    missing: fc.array(text, { maxLength: 2 }),
  })
  .map(({ missing, ...rest }) => ({
    ...rest,
    title: undefined,
    tags: [],
    aliases: [],
    ...(missing.length > 0 && { missing }),
  }));

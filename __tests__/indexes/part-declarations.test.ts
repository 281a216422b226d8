/** What files declare is read back from a part as it was, fits the schema, and is refused where it counts on what is not there. */
import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { validate } from "../../src/generated/validators/part-declaration.cjs";
import {
  DeclarationReader,
  DeclarationWriter,
  SharedEdges,
  UnknownNumber,
} from "../../src/indexes/part-declarations.js";
import type { Declaration } from "../../src/memory/record.js";
import { declaration } from "../support/declaration-arbitrary.js";
import fc from "../support/fast-check.js";

const ajv = new Ajv2020({ strict: true, strictTuples: false, allowUnionTypes: true });
const isLine = ajv.compile(
  JSON.parse(readFileSync(new URL("../../schemas/part.schema.json", import.meta.url), "utf8")) as object,
);

/** A reader of parts whose only file is `a.yaml`. */
const reader = () => new DeclarationReader(new SharedEdges(), (file) => (file === 0 ? "a.yaml" : undefined));

function read(line: string, by = reader()): Declaration {
  const value: unknown = JSON.parse(line);
  if (!validate(value)) throw new Error(`${line}: ${JSON.stringify(validate.errors)}`);
  return by.read(value);
}

/** Edges as plain objects: those that are read share what they have in common. */
const plain = (written: Declaration) => ({
  ...written,
  edges: written.edges.map(({ kind, target, written: asWritten, field, slot, form, key, derived }) => ({
    ...{ kind, target, field, slot, form },
    ...(asWritten !== undefined && { written: asWritten }),
    ...(key !== undefined && { key }),
    ...(derived !== undefined && { derived }),
  })),
});

describe("declarations of a part", () => {
  it("are read back as they were, and fit their schema", () => {
    fc.assert(
      fc.property(fc.array(declaration, { maxLength: 8 }), (declarations) => {
        const paths = declarations.map(({ path }) => path);
        const [writer, again] = [new DeclarationWriter(), new DeclarationWriter()];
        const by = new DeclarationReader(new SharedEdges(), (file) => paths[file]);
        for (const [file, each] of declarations.entries()) {
          const line = writer.line(file, each);
          expect(line).not.toContain("\n");
          expect(again.line(file, each)).toBe(line);
          expect(isLine(JSON.parse(line)), line).toBe(true);
          expect(plain(read(line, by))).toEqual(plain(each));
        }
      }),
    );
  });

  it("say a text once", () => {
    const writer = new DeclarationWriter();
    const line = (id: string, target: string) =>
      writer.line(
        0,
        read(
          JSON.stringify([
            0,
            id,
            "graph",
            "Tool",
            null,
            [],
            null,
            [[{ kind: "needs", field: 0, form: "string" }, target]],
          ]),
        ),
      );
    expect(line("tool:a", "tool:b")).toContain('[{"kind":"needs","field":0,"form":"string"},"tool:b"]');
    expect(line("tool:b", "tool:a")).toBe("[0,3,1,2,null,[],null,[[0,0]]]");
  });

  it("are refused where they count on a file, a text or a manner that is not before them", () => {
    const manner = { kind: "needs", field: 0, form: "string" };
    const whole: readonly unknown[] = [0, "a", "c", null, null, [], null, [[manner, "t"]]];
    expect(read(JSON.stringify(whole)).edges).toHaveLength(1);
    const broken: readonly unknown[] = [
      whole.with(0, 1),
      whole.with(1, 0),
      whole.with(2, 1),
      whole.with(5, [3]),
      whole.with(7, [[0, "t"]]),
      whole.with(7, [[manner, 2]]),
      whole.with(7, [
        [manner, "t"],
        [1, "t"],
      ]),
    ];
    for (const line of broken) expect(() => read(JSON.stringify(line)), JSON.stringify(line)).toThrow(UnknownNumber);
  });

  it("are no declarations where a member is of another type, missing or too much", () => {
    const rarer = {
      role: "patch",
      shape: 1,
      document: 1,
      root: ["step"],
      sensitivity: "s",
      sourceRefs: ["r"],
      missing: ["m"],
    };
    const manner = { kind: "k", field: 0, form: "string", key: "to", derived: "owner" };
    const edge: readonly unknown[] = [manner, "target", 0, "written"];
    const whole: readonly unknown[] = [0, "id", "class", "kind", "status", ["owner"], "time", [edge], rarer];
    expect(validate(whole)).toBe(true);
    const lines: readonly unknown[] = [
      ...[null, {}, [], whole.slice(0, 7), [...whole, 0]],
      ...whole.map((_, index) => whole.with(index, true)),
      ...[-1, 0.5, null].map((file) => whole.with(0, file)),
      whole.with(2, null),
      ...["owner", [null], [[]]].map((owners) => whole.with(5, owners)),
      ...edge.map((_, index) => whole.with(7, [edge.with(index, null)])),
      ...[edge.slice(0, 1), [...edge, 0], edge.with(2, -2)].map((other) => whole.with(7, [other])),
      ...Object.keys(manner).map((key) => whole.with(7, [edge.with(0, { ...manner, [key]: null })])),
      ...Object.keys(rarer).map((key) => whole.with(8, { ...rarer, [key]: null })),
      whole.with(8, { more: 1 }),
    ];
    for (const line of lines) expect(validate(line), JSON.stringify(line)).toBe(false);
  });
});

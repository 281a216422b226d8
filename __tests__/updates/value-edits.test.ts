/** Edits between two values, made on a text at once: it says the other value then, and keeps what did not change. */
import { describe, expect, it } from "vitest";
import type { Pointer } from "../../src/memory/place.js";
import { editTogether } from "../../src/parse/edit-together.js";
import type { StructuralEdit } from "../../src/parse/edit-value.js";
import { OpenFile } from "../../src/parse/open-file.js";
import { editsBetween } from "../../src/updates/value-edits.js";
import fc from "../support/fast-check.js";

const PATH = "graph/a.yaml";

const made = (text: string, edits: readonly StructuralEdit[]) => editTogether(PATH, "yaml", text, 0, edits);
const valueOf = (text: string) => new OpenFile(PATH, "yaml", Buffer.from(text)).content(0)?.value;
const noted = (names: readonly string[]) => `tags:\n${names.map((name) => `  - ${name} # of ${name}\n`).join("")}`;
const names = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);

describe("edits of a long list", () => {
  it.each([201, 5000])("of %i members keep the comments of those that stay", (count) => {
    const before = names(count);
    const after = [...before.slice(0, 3), "new", ...before.slice(4), "last"];
    const text = made(noted(before), editsBetween({ tags: before }, { tags: after }, []));
    const expected = noted(before).replace("  - t3 # of t3\n", "  - new\n").concat("  - last\n");
    expect(text).toBe(expected);
  });

  it("of which most differ set it as a whole, however long it is", () => {
    const [before, after] = [names(100_000), names(100_000).map((name) => `${name}x`)];
    expect(editsBetween(before, after, ["tags"])).toEqual([{ kind: "set", pointer: ["tags"], value: after }]);
    const turned = before.toReversed();
    expect(editsBetween(before, turned, ["tags"])).toEqual([{ kind: "set", pointer: ["tags"], value: turned }]);
    const equal = Array.from({ length: 100_000 }, (_, index) => index % 2);
    expect(editsBetween(equal, equal.slice(1), ["tags"])).toEqual([{ kind: "delete", pointer: ["tags", 0] }]);
  });
});

describe("edits that are made at once", () => {
  it("bring thousands of members into a record without reading it for each", () => {
    const after = { a: "b", ...Object.fromEntries(names(4000).map((name) => [name, name])) };
    for (const text of ["fields:\n  a: b # kept\n", "fields: { a: b }\n"]) {
      const edited = made(text, editsBetween({ fields: { a: "b" } }, { fields: after }, [])) ?? "";
      expect(edited.startsWith(text.slice(0, 12))).toBe(true);
      expect(valueOf(edited)).toEqual({ fields: after });
    }
    const far = { fields: Object.fromEntries(names(5001).map((name) => [name, name])) };
    expect(made("fields: {}\n", editsBetween({ fields: {} }, far, []))).toBeUndefined();
  });

  const scalar = fc.oneof(fc.constantFrom("a", "b", "c: d", "- e", "", "#f"), fc.integer({ min: 0, max: 3 }));
  const list = fc.array(fc.oneof(scalar, fc.dictionary(fc.constantFrom("id", "to", "x"), scalar)), { maxLength: 8 });
  const record = fc.dictionary(
    fc.constantFrom("k", "l", "m", "n"),
    fc.oneof(scalar, list, fc.dictionary(fc.constantFrom("p", "q", "r"), fc.oneof(scalar, list))),
    { minKeys: 1 },
  );

  it("give what they mean", () => {
    const start = (value: unknown) => `# head\n${JSON.stringify(value)}\n`;
    const block = (value: Readonly<Record<string, unknown>>) =>
      Object.entries(value)
        .map(([key, member]) => `${key}: ${JSON.stringify(member)} # of ${key}\n`)
        .join("");
    fc.assert(
      fc.property(record, record, (before, after) => {
        const edits = editsBetween(before, after, []);
        for (const text of [start(before), block(before)]) {
          const edited = made(text, edits);
          if (edited === undefined) continue;
          expect(valueOf(edited) ?? {}).toEqual(after);
        }
      }),
    );
  });

  it("change nothing where one of them does not fit", () => {
    const at: Pointer = ["a"];
    expect(
      made("a: 1\nb: 2\n", [
        { kind: "set", pointer: at, value: 2 },
        { kind: "delete", pointer: ["c"] },
      ]),
    ).toBeUndefined();
    expect(made("a: 1\n", [])).toBe("a: 1\n");
  });
});

/** Several edits of one document: entries between brackets that go together, up to the last, and edits of what others put in. */
import { expect, it } from "vitest";
import { editTogether } from "../../src/parse/edit-together.js";
import type { StructuralEdit } from "../../src/parse/edit-value.js";

const without = (format: "yaml" | "json", text: string, ...indexes: number[]) => {
  const edits = indexes.map((index) => ({ kind: "delete" as const, pointer: ["n", index] }));
  return editTogether(`a.${format}`, format, text, 0, edits);
};

it.each([
  ["on one line", "n: [a, b, c, d] # end\n", "n: [a] # end\n"],
  ["on lines of their own", "n: [\n  a,\n  b,\n  c,\n  d,\n]\n", "n: [\n  a,\n]\n"],
])("the last of a list in brackets %s go with the comma before them", (_, text, expected) => {
  expect(without("yaml", text, 3, 2, 1)).toBe(expected);
});

it("of JSON leave no comma behind", () => {
  expect(without("json", '{"n": [1, 2, 3, 4]}\n', 3, 2)).toBe('{"n": [1, 2]}\n');
  expect(without("json", '{"n": [1, 2, 3, 4]}\n', 3, 2, 1, 0)).toBe('{"n": []}\n');
  expect(without("json", '{"n": [1, 2, 3, 4, 5]}\n', 4, 3, 1)).toBe('{"n": [1, 3]}\n');
});

it("leave a comment behind what stays as it is", () => {
  const edited = without("yaml", "n: [\n  a, # one,\n  b,\n  c,\n  d\n]\n", 3, 2, 1);
  expect(edited?.replaceAll(/\s+/g, " ")).toBe("n: [ a, # one, ] ");
});

it.each<[string, StructuralEdit[], string]>([
  [
    "an item",
    [
      { kind: "set", pointer: ["a"], value: ["p"] },
      { kind: "insert", pointer: ["a"], key: "0", value: "x" },
    ],
    "a: [x, p]\n",
  ],
  [
    "none of an item",
    [
      { kind: "set", pointer: ["a"], value: ["p", "q"] },
      { kind: "delete", pointer: ["a", 0] },
    ],
    "a: [q]\n",
  ],
])("an edit of what another puts in gives %s once, and leaves both edits as they are", (_, edits, expected) => {
  const before = structuredClone(edits);
  expect(editTogether("a.yaml", "yaml", "a: b\n", 0, edits)).toBe(expected);
  expect(edits).toEqual(before);
});

it("two edits may put in one object, of which a third changes one place", () => {
  const value = { k: "v" };
  const edits: StructuralEdit[] = [
    { kind: "set", pointer: [], value },
    { kind: "insert", pointer: [], key: "l", value },
    { kind: "set", pointer: ["k"], value: "w" },
  ];
  expect(editTogether("a.yaml", "yaml", "a: b\n", 0, edits)).toBe("k: w\nl:\n  k: v\n");
});

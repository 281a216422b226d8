/** Entries between brackets that go together, up to the last. */
import { expect, it } from "vitest";
import { editTogether } from "../../src/parse/edit-together.js";

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

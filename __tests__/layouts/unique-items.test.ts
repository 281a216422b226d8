import { expect, it } from "vitest";
import { compileSchema } from "../../src/layouts/record-schemas.js";

it.each([
  ["[1, 2, 1.0]", 1],
  ['[1, "1", true, "true", null, "null"]', 0],
  ['[{ "a": 1, "b": [2] }, { "b": [2], "a": 1 }]', 1],
  ['[{ "a": 1 }, { "a": "1" }, ["a", 1], ["a,1"]]', 0],
])("compares the items of %s as JSON Schema does", async (list, errors) => {
  const check = await compileSchema({ properties: { a: { uniqueItems: true }, b: { uniqueItems: false } } });
  const found = check({ a: JSON.parse(list) as unknown, b: [1, 1] });
  expect(found.map(({ pointer, keyword }) => [pointer, keyword])).toEqual(
    Array.from({ length: errors }, () => [["a"], "uniqueItems"]),
  );
});

it("a list of 100,000 items does not hold the check up", async () => {
  const check = await compileSchema({ properties: { a: { uniqueItems: true } } });
  const begin = performance.now();
  expect(check({ a: Array.from({ length: 100_000 }, (_, at) => at) })).toEqual([]);
  expect(performance.now() - begin).toBeLessThan(10_000);
});

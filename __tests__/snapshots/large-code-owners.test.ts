/** CODEOWNERS files that nobody writes: what they name is what GitHub goes by, in bounded time. */
import { expect, it } from "vitest";
import { parseCodeOwners } from "../../src/snapshots/codeowners.js";

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `/graph/part${index}/ @acme/team${index}\n`);

it("the last of seventy thousand rules counts", () => {
  const text = lines(70_000).join("");
  expect(text.length).toBeLessThan(3 * 1024 * 1024);
  const owners = parseCodeOwners(`* @acme/all\n${text}`);
  expect(owners("graph/part69999/a.yaml")).toEqual(["acme/team69999"]);
  expect(owners("graph/other/a.yaml")).toEqual(["acme/all"]);
});

it("a file that GitHub does not load names nobody", () => {
  const text = lines(100_000).join("");
  expect(text.length).toBeGreaterThan(3 * 1024 * 1024);
  expect(parseCodeOwners(text)("graph/part7/a.yaml")).toEqual([]);
});

it.each([
  `${"*".repeat(3_000_000)} @acme/all`,
  `${"**/".repeat(1_000_000)}a @acme/all`,
  `${"*a".repeat(1_500_000)} @acme/all`,
])("a pattern of megabytes is held against a path in no time", (text) => {
  const owners = parseCodeOwners(text);
  const path = `${"a/".repeat(2000)}b`;
  for (let asked = 0; asked < 100; asked++) owners(path);
  expect(owners("b")).toEqual(text.startsWith("***") ? ["acme/all"] : []);
});

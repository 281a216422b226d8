import fc from "../support/fast-check.js";
import { expect, it } from "vitest";
import { isAmbiguousTree } from "../../src/git/tree-object.js";

type Named = readonly [name: string, mode: "100644" | "120000" | "40000" | "040000"];

const isFolder = ([, mode]: Named) => mode.endsWith("40000");
const sortKey = (entry: Named) => Buffer.from(isFolder(entry) ? `${entry[0]}/` : entry[0]);

function treeOf(entries: readonly Named[], idBytes: number): Buffer {
  // Ids whose bytes look like what stands between them.
  return Buffer.concat(
    entries.map(([name, mode]) => Buffer.from(`${mode} ${name}\0${"/ \0".repeat(20).slice(0, idBytes)}`)),
  );
}

/** Names of which many begin with another. */
const names = fc.array(fc.constantFrom("a", "b", ".", "-", "0", "é"), { minLength: 1, maxLength: 3 });
const entries = fc.array(
  fc.tuple(
    names.map((parts) => parts.join("")),
    fc.constantFrom("100644", "120000", "40000", "040000"),
  ),
  { maxLength: 12 },
);

it.each([
  ["sha1", 20],
  ["sha256", 32],
] as const)("a tree in order is ambiguous where a name stands twice, with ids by %s", (format, idBytes) => {
  fc.assert(
    fc.property(entries, (listed) => {
      const sorted = [...listed].sort((a, b) => Buffer.compare(sortKey(a), sortKey(b)));
      const isTwice = new Set(listed.map(([name]) => name)).size < listed.length;
      expect(isAmbiguousTree(treeOf(sorted, idBytes), format)).toBe(isTwice);
    }),
    { numRuns: 2000 },
  );
});

it.each<[string, readonly Named[]]>([
  [
    "out of order",
    [
      ["b", "100644"],
      ["a", "100644"],
    ],
  ],
  ["with a slash", [["a/b", "100644"]]],
  ["that are empty", [["", "100644"]]],
])("a tree with names %s is ambiguous", (_what, listed) => {
  expect(isAmbiguousTree(treeOf(listed, 20), "sha1")).toBe(true);
});

it("a tree that is cut short is ambiguous", () => {
  const bytes = treeOf([["a", "100644"]], 20);
  for (let end = 1; end < bytes.length; end++) expect(isAmbiguousTree(bytes.subarray(0, end), "sha1")).toBe(true);
});

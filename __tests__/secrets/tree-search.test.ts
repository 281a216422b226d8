/** A tree that is read for something else is searched by the way: each file is read once, and the result is the same. */
import { expect, it } from "vitest";
import { readFile, type Tree, type TreeEntry } from "../../src/memory/tree.js";
import { searchTree, TreeSearch } from "../../src/secrets/search.js";
import fc from "../support/fast-check.js";
import { MemoryTree } from "../support/memory-tree.js";

const TOKEN = ["glpat", "x7Kd-9mPqRs_2vWzTb4N"].join("-");
const OPTIONS = { salt: "salt" };

const FILES = {
  "a.md": `a ${TOKEN} # ggignore\n`,
  "b.md": { content: new Error("it is larger than 64 MiB") },
  [`c/${TOKEN}.md`]: "nothing\n",
  "d.md": `\n${TOKEN} # gitleaks:allow\n`,
  "e.md": { content: "a.md", mode: "120000" },
  "f.gz": Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3]),
} as const;

/** @param reads gets the path of each file whenever it is read. */
function treeOf(reads: string[]): Tree {
  const tree = new MemoryTree(FILES);
  return {
    label: tree.label,
    entries: () => tree.entries(),
    read: (entries, visit) => {
      reads.push(...entries.map(({ path }) => path));
      return tree.read(entries, visit);
    },
  };
}

it("finds the same whoever reads which files first, and reads none of them for itself again", async () => {
  const entries = await treeOf([]).entries();
  const expected = await searchTree(treeOf([]), entries, OPTIONS);
  expect(expected.secrets.map(({ source, path }) => `${source} ${path}`)).toEqual([
    `path c/${TOKEN}.md`,
    "file a.md",
    "file d.md",
  ]);
  expect(expected.comments.map(({ path }) => path)).toEqual(["a.md", "d.md"]);
  expect(expected.unscanned.map(({ path }) => path)).toEqual(["b.md", "f.gz"]);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.subarray(entries.filter(isFile)), { maxLength: 3 }), async (readings) => {
      const reads: string[] = [];
      const beside = new TreeSearch(treeOf(reads), entries, OPTIONS);
      for (const reading of readings) await beside.tree.read(reading, () => undefined);
      const before = new Set(reads);
      reads.length = 0;
      expect(await beside.finish()).toEqual(expected);
      expect(reads).toEqual(
        entries.filter((entry) => isFile(entry) && !before.has(entry.path)).map(({ path }) => path),
      );
    }),
    { numRuns: 50 },
  );
});

it("shows whoever reads the very bytes", async () => {
  const entries = (await treeOf([]).entries()).filter(isFile);
  const { tree } = new TreeSearch(treeOf([]), entries, OPTIONS);
  const [first] = entries;
  expect(first && Buffer.from(await readFile(tree, first)).toString()).toBe(FILES["a.md"]);
});

function isFile({ mode }: TreeEntry): boolean {
  return mode !== "120000";
}

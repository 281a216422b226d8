import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { filesAt, TreeLookup } from "../../src/memory/tree-lookup.js";
import { treeOf } from "../support/check-files.js";
import { storedTreeOf } from "../support/stored-tree.js";

const segment = fc.constantFrom("a", "b", "a.b", "a-b", "a0", "ab", "é", "A");
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
/** No path of a tree lies below another one. */
const files = fc.uniqueArray(path, { maxLength: 12 }).map((paths) => {
  const kept = paths.filter((one) => !paths.some((other) => other.startsWith(`${one}/`)));
  return Object.fromEntries(kept.map((each) => [each, `text of ${each}`]));
});

describe("looking single entries up", () => {
  it("gives the same for a tree that is listed and one that is stored", async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.array(path, { maxLength: 6 }), async (texts, others) => {
        const [listed, stored] = [treeOf(texts), storedTreeOf(texts)];
        const asked = [...Object.keys(texts), ...others];
        const lookups = [new TreeLookup(listed), new TreeLookup(stored)] as const;
        for (const each of asked) {
          const [one, two] = [await lookups[0].file(each), await lookups[1].file(each)];
          expect(one?.oid).toBe(two?.oid);
          expect(one !== undefined).toBe(Object.hasOwn(texts, each));
          const names = await Promise.all(
            lookups.map(async (lookup) =>
              [...(await lookup.folder(each)).values()].map(({ name, mode }) => `${mode} ${name}`).sort(),
            ),
          );
          expect(names[0]).toEqual(names[1]);
          const below = Object.keys(texts).filter((text) => text.startsWith(`${each}/`));
          expect(names[0]).toHaveLength(new Set(below.map((text) => text.slice(each.length + 1).split("/")[0])).size);
        }
        const paths = async (tree: typeof stored) => (await filesAt(new Set(asked), tree)).map((found) => found.path);
        expect(await paths(listed)).toEqual(Object.keys(texts).sort());
        expect(await paths(stored)).toEqual(Object.keys(texts).sort());
      }),
      { numRuns: 60 },
    );
  });

  it("finds no file where a folder stands, and nothing where nothing does", async () => {
    for (const tree of [treeOf({ "a/b": "x" }), storedTreeOf({ "a/b": "x" })]) {
      const lookup = new TreeLookup(tree);
      expect(await lookup.entry("a")).toBeUndefined();
      expect(await lookup.entry("a/b/c")).toBeUndefined();
      expect((await lookup.folder("nowhere")).size).toBe(0);
      expect((await lookup.folder("")).size).toBe(1);
    }
  });
});

import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { blobOid } from "../../src/git/blob-oid.js";
import { overlayTree, type OverlayChange } from "../../src/git/overlay-tree.js";
import { comparePaths } from "../../src/memory/tree.js";
import { UserError } from "../../src/memory/user-error.js";
import { MemoryTree } from "../support/memory-tree.js";
import { contents, git, list, makeRepository, open, write } from "./fixture.js";

const bytes = (text: string) => Buffer.from(text);
const memory = (files: Record<string, string>) => new MemoryTree(files);
const upsert = (path: string, text = "x"): OverlayChange => ({ action: "upsert", path, bytes: bytes(text) });
const remove = (path: string): OverlayChange => ({ action: "delete", path });

describe("changes laid over a tree", () => {
  it("replace, add and delete, with Git's ids", async () => {
    const dir = makeRepository({ "a.md": "a", "b.md": "b", "c/d.md": "d" });
    const base = await (await open(dir)).commitTree("HEAD");
    const run: OverlayChange = { action: "upsert", path: "run.sh", bytes: bytes("#"), mode: "100755" };
    const tree = await overlayTree(base, [upsert("b.md", "new"), upsert("c/e.md"), remove("a.md"), run], "sha1");
    expect(await list(tree)).toEqual(["100644 b.md", "100644 c/d.md", "100644 c/e.md", "100755 run.sh"]);
    expect(await contents(tree)).toEqual({ "b.md": "new", "c/d.md": "d", "c/e.md": "x", "run.sh": "#" });
    write(dir, { "b.md": "new" });
    expect((await tree.entries())[0]?.oid).toBe(git(dir, "hash-object", "b.md"));
  });

  it("may turn a file into a folder and back", async () => {
    const tree = await overlayTree(memory({ a: "1" }), [remove("a"), upsert("a/b")], "sha1");
    expect(await list(tree)).toEqual(["100644 a/b"]);
    const back = await overlayTree(tree, [remove("a/b"), upsert("a")], "sha1");
    expect(await contents(back)).toEqual({ a: "x" });
  });

  it.each<[string, Record<string, string>, OverlayChange[], RegExp]>([
    ["a file below a file", { a: "1" }, [upsert("a/b")], /"a" cannot be a file and the folder of "a\/b"/],
    ["a file over a folder", { "a/b/c": "1" }, [upsert("a")], /"a" cannot be a file and the folder of "a\/b\/c"/],
    ["two changes that exclude each other", {}, [upsert("a"), upsert("a/b")], /"a" cannot be a file/],
    ["a path changed twice", {}, [upsert("a"), remove("a")], /"a" is changed twice/],
    ["deleting what is not there", { a: "1" }, [remove("b")], /"b" cannot be deleted/],
    ["an absolute path", {}, [upsert("/a")], /not a path of a tree/],
    ["a way out", {}, [upsert("a/../../b")], /not a path of a tree/],
    ["no name", {}, [upsert("")], /not a path of a tree/],
    ["a path too long for any disk", {}, [upsert("a/".repeat(3000) + "a")], /not a path of a tree/],
    ["a NUL byte", {}, [upsert("a\0b")], /not a path of a tree/],
  ])("refuse %s", async (_, files, changes, message) => {
    const made = overlayTree(memory(files), changes, "sha1");
    await expect(made).rejects.toThrow(message);
    await expect(made).rejects.toBeInstanceOf(UserError);
  });

  it("give the tree that the files themselves would give (law)", async () => {
    const files = fc.dictionary(fc.constantFrom("a", "b", "c/d", "c/e", "f", "g/h/i"), fc.string({ maxLength: 5 }));
    await fc.assert(
      fc.asyncProperty(files, files, async (before, after) => {
        const changes: OverlayChange[] = Object.entries(after).map(([path, text]) => upsert(path, text));
        for (const path of Object.keys(before)) if (!(path in after)) changes.push(remove(path));
        const tree = await overlayTree(memory(before), changes, "sha1");
        expect((await tree.entries()).map(({ path, oid }) => [path, oid])).toEqual(
          Object.entries(after)
            .map(([path, text]) => [path, blobOid(bytes(text), "sha1")])
            .sort(([a = ""], [b = ""]) => comparePaths(a, b)),
        );
        expect(await contents(tree)).toEqual(after);
      }),
    );
  });

  it("are read in the order asked for, between the files of the base", async () => {
    const tree = await overlayTree(memory({ a: "1", c: "3", e: "5" }), [upsert("b"), upsert("d"), upsert("f")], "sha1");
    const entries = [...(await tree.entries())];
    for (const order of [entries, [...entries].reverse(), entries.slice(1, 2), []]) {
      const seen: string[] = [];
      await tree.read(order, ({ path }) => seen.push(path));
      expect(seen).toEqual(order.map(({ path }) => path));
    }
  });
});

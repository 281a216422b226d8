import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, readdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { catBlobs, LostBlob } from "../../src/git/cat-file.js";
import { createObjectStore, type ObjectStore } from "../../src/git/object-store.js";
import type { TreeEntry } from "../../src/memory/tree.js";
import { UserError } from "../../src/memory/user-error.js";
import {
  clone,
  commit,
  contents,
  entry,
  git,
  gitInput,
  list,
  makeFolder,
  makeRepository,
  open,
  photograph,
  rawTree,
  writeBlob,
} from "./fixture.js";

const head = async (dir: string, revision = "HEAD") => (await open(dir)).commitTree(revision);

function commitOf(dir: string, tree: string): string {
  return git(dir, "commit-tree", tree, "-m", "made");
}

function storeOf(dir: string): ObjectStore {
  const of = { top: dir, objects: join(dir, ".git/objects"), shallow: join(dir, ".git/shallow") };
  return createObjectStore(makeFolder(), { ...of, format: "sha1", partial: false });
}

function looseObject(dir: string, oid: string): string {
  return join(dir, ".git", "objects", oid.slice(0, 2), oid.slice(2));
}

describe("the tree of a commit", () => {
  it("has everything that is in it, whatever is checked out", async () => {
    const dir = makeRepository({ "a.md": "a", "sub/b.md": "b", ".github/workflows/x.yml": "x", "run.sh": "#" });
    symlinkSync("a.md", join(dir, "link"));
    git(dir, "add", "link");
    git(dir, "update-index", "--chmod=+x", "run.sh");
    const id = git(dir, "rev-parse", "HEAD");
    git(dir, "update-index", "--add", "--cacheinfo", `160000,${id},module`);
    git(dir, "commit", "--quiet", "-m", "kinds");
    const made = git(dir, "rev-parse", "HEAD");
    git(dir, "rm", "-r", "--quiet", "--cached", ".");
    const tree = await head(dir);
    expect([tree.commit, tree.label]).toEqual([made, made.slice(0, 12)]);
    expect(await list(tree)).toEqual([
      "100644 .github/workflows/x.yml",
      "100644 a.md",
      "120000 link",
      "160000 module",
      "100755 run.sh",
      "100644 sub/b.md",
    ]);
    expect(await contents(tree)).toEqual({
      ".github/workflows/x.yml": "x",
      "a.md": "a",
      link: "Error: it is not a regular file",
      module: "Error: it is not a regular file",
      "run.sh": "#",
      "sub/b.md": "b",
    });
    expect((await entry(tree, "a.md")).oid).toBe(git(dir, "rev-parse", "HEAD:a.md"));
  });

  it("can start at a sub-folder, and is empty where the commit has none", async () => {
    const dir = makeRepository({ "a/b/c.md": "c", "a/z.md": "z" });
    const before = commit(dir, "later", { "new/x.md": "x" });
    expect(await list(await head(join(dir, "a", "b")))).toEqual(["100644 c.md"]);
    expect(await list(await head(join(dir, "new"), `${before}~1`))).toEqual([]);
    rmSync(join(dir, "a"), { recursive: true });
    commit(dir, "file in place of a folder", { a: "file" });
    rmSync(join(dir, "a"));
    const old = commit(dir, "and back", { "a/b.md": "b" });
    expect(await list(await head(join(dir, "a"), `${old}~1`))).toEqual([]);
  });

  it("reads blobs of any size in the order asked for, the same one twice", async () => {
    const sizes = fc.array(fc.oneof(fc.nat(300), fc.integer({ min: 60_000, max: 200_000 })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(sizes, async (lengths) => {
        const files = lengths.map((length, i) => [`f${i}`, `${i}\n`.repeat(length).slice(0, length)] as const);
        const dir = makeRepository(Object.fromEntries(files));
        const tree = await head(dir);
        const entries = await tree.entries();
        const order: TreeEntry[] = [...entries].reverse().concat(entries);
        const seen: string[] = [];
        await tree.read(order, (read, bytes) => {
          seen.push(`${read.path}:${bytes instanceof Error ? bytes.message : Buffer.from(bytes).toString("latin1")}`);
        });
        const expected = order.map(({ path }) => `${path}:${files.find(([name]) => name === path)?.[1] ?? ""}`);
        expect(seen).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  it("passes on what a visitor throws", async () => {
    const tree = await head(makeRepository({ "a.md": "a", "b.md": "b" }));
    const visit = () => {
      throw new RangeError("enough");
    };
    await expect(tree.read(await tree.entries(), visit)).rejects.toThrow(RangeError);
  });

  it("does not read through replacements", async () => {
    const dir = makeRepository({ "a.md": "true" });
    const other = writeBlob(dir, "false");
    git(dir, "replace", git(dir, "rev-parse", "HEAD:a.md"), other);
    expect(await contents(await head(dir))).toEqual({ "a.md": "true" });
  });
});

describe("files that are checked out", () => {
  const many = Object.fromEntries(Array.from({ length: 120 }, (_, i) => [`m/${100 + i}.md`, `text ${i}`]));

  it("are read in place of blobs that Git cannot read", async () => {
    const dir = makeRepository(many);
    for (const name of ["m/100.md", "m/150.md"]) rmSync(looseObject(dir, git(dir, "rev-parse", `HEAD:${name}`)));
    expect(await contents(await head(dir))).toEqual(many);
  });

  it("count for nothing where they are of another state, a link, or away", async () => {
    for (const changed of [3, 119]) {
      const dir = makeRepository(many);
      const outside = makeRepository(Object.fromEntries(Object.entries(many).map(([path]) => [path, "outside"])));
      for (const [index, name] of Object.keys(many).slice(0, changed).entries()) {
        rmSync(join(dir, name));
        if (index % 3 === 0) writeFileSync(join(dir, name), "changed");
        if (index % 3 === 1) symlinkSync(join(outside, name), join(dir, name));
      }
      expect(await contents(await head(dir))).toEqual(many);
    }
  });

  it("count for nothing where their folder is a link, be it to the same bytes", async () => {
    const dir = makeRepository(many);
    const outside = makeRepository(many);
    rmSync(join(dir, "m"), { recursive: true });
    symlinkSync(join(outside, "m"), join(dir, "m"));
    const one = git(dir, "rev-parse", "HEAD:m/150.md");
    rmSync(looseObject(dir, one));
    await expect(contents(await head(dir))).rejects.toThrow(`blob ${one} is missing from this repository`);
  });

  it("are found from a sub-folder", async () => {
    const dir = makeRepository(many);
    rmSync(looseObject(dir, git(dir, "rev-parse", "HEAD:m/150.md")));
    expect((await contents(await head(join(dir, "m"))))["150.md"]).toBe("text 50");
  });
});

describe("broken and hostile objects", () => {
  it.each(["missing", "corrupt"])("does not take a blob that is %s for content of the commit", async (state) => {
    const dir = makeRepository({ "a.md": "a", "b.md": "b", "c.md": "c" });
    const b = git(dir, "rev-parse", "HEAD:b.md");
    rmSync(join(dir, "b.md"));
    rmSync(looseObject(dir, b));
    if (state === "corrupt") writeFileSync(looseObject(dir, b), "not zlib");
    const tree = await head(dir);
    await expect(contents(tree)).rejects.toMatchObject({
      name: "UserError",
      message: expect.stringContaining(`"b.md" of ${tree.label} cannot be read: `) as string,
      advice: "Run `git fsck` to find what is broken",
    });
    const seen: string[] = [];
    await tree.read([await entry(tree, "c.md"), await entry(tree, "a.md")], ({ path }) => seen.push(path));
    expect(seen).toEqual(["c.md", "a.md"]);
  });

  it("delivers a blob that breaks off as an error, and all before and after it, in several windows", async () => {
    const noise = randomBytes(1024 * 1024);
    const names = Array.from({ length: 40 }, (_, i) => `f${10 + i}.bin`);
    const files = names.map((name) => [name, Buffer.concat([Buffer.from(name), noise])] as const);
    const dir = makeRepository(Object.fromEntries(files));
    const broken = ["f13.bin", "f14.bin", "f46.bin"];
    for (const name of broken) {
      rmSync(join(dir, name));
      const path = looseObject(dir, git(dir, "rev-parse", `HEAD:${name}`));
      chmodSync(path, 0o644);
      truncateSync(path, 500_000);
    }
    const oids = (await (await head(dir)).entries()).map(({ oid }) => oid);
    const store = storeOf(dir);
    const seen: string[] = [];
    await catBlobs(store, oids, (index, bytes) => {
      const name = names[index] ?? "";
      const isRight = !(bytes instanceof Error) && Buffer.concat([Buffer.from(name), noise]).equals(bytes);
      seen.push(`${name} ${isRight ? "right" : bytes instanceof LostBlob ? "lost" : "wrong"}`);
    });
    expect(seen).toEqual(names.map((name) => `${name} ${broken.includes(name) ? "lost" : "right"}`));
    const stop = async () => {
      let count = 0;
      await catBlobs(store, oids, () => {
        if (++count === 2) throw new RangeError("enough");
      });
    };
    await expect(stop()).rejects.toThrow(RangeError);
  });

  it("does not buffer a blob over the limit, and reads the ones after it", async () => {
    const dir = makeRepository({ "a.md": "a", "huge.md": Buffer.alloc(65 * 1024 * 1024), "z.md": "z" });
    const tree = await head(dir);
    const [a, huge, z] = await tree.entries();
    if (!a || !huge || !z) throw new Error("entries");
    const seen: string[] = [];
    await tree.read([huge, a, huge, z, huge], (read, bytes) => {
      seen.push(`${read.path} ${bytes instanceof Error ? bytes.message : Buffer.from(bytes).toString()}`);
    });
    const refused = "huge.md it is larger than 64 MiB";
    expect(seen).toEqual([refused, "a.md a", refused, "z.md z", refused]);
  });

  it("delivers an entry that names a tree as a file as an error", async () => {
    const dir = makeRepository({ "a.md": "a" });
    const blob = git(dir, "rev-parse", "HEAD:a.md");
    const tree = git(dir, "rev-parse", "HEAD^{tree}");
    const made = rawTree(dir, [
      ["100644", "a", tree],
      ["100644", "b", blob],
    ]);
    const read = await contents(await head(dir, commitOf(dir, made)));
    expect(read).toEqual({ a: `Error: object ${tree} is a tree, not a file`, b: "a" });
  });

  it("delivers paths that no checkout would allow, and modes of old repositories", async () => {
    const dir = makeRepository({ "a.md": "a" });
    const blob = git(dir, "rev-parse", "HEAD:a.md");
    const inner = rawTree(dir, [["100644", "config", blob]]);
    const made = rawTree(dir, [
      ["100644", "..", blob],
      ["40000", ".git", inner],
      ["100664", "old.md", blob],
      ["100775", "old.sh", blob],
    ]);
    const tree = await head(dir, commitOf(dir, made));
    expect(await list(tree)).toEqual(["100644 ..", "100644 .git/config", "100644 old.md", "100755 old.sh"]);
  });

  it("delivers a path that is not UTF-8 as an error", async () => {
    const dir = makeRepository();
    const blob = writeBlob(dir, "x");
    const parts = [Buffer.from("100644 bad"), Buffer.from([0xff, 0]), Buffer.from(blob, "hex")];
    const made = gitInput(dir, Buffer.concat(parts), "hash-object", "-t", "tree", "-w", "--stdin", "--literally");
    const tree = await head(dir, commitOf(dir, made));
    expect(await tree.entries()).toEqual([{ path: "bad\uFFFD", mode: "100644", oid: blob, undecodable: true }]);
    expect(await contents(tree)).toEqual({ "bad\uFFFD": "Error: its path is not valid UTF-8" });
  });

  it("gives up on a few objects that stand for billions of paths", async () => {
    const dir = makeRepository({ "a.md": "a" });
    let node = git(dir, "rev-parse", "HEAD:a.md");
    let mode = "100644";
    for (let level = 0; level < 10; level++) {
      const names = Array.from({ length: 10 }, (_, i) => [mode, `n${i}`, node] as const);
      node = rawTree(dir, names);
      mode = "40000";
    }
    const tree = await head(dir, commitOf(dir, node));
    await expect(tree.entries()).rejects.toThrow(/has too many paths to be listed/);
    await expect(tree.entries()).rejects.toBeInstanceOf(UserError);
  });

  it("says that a tree is broken", async () => {
    const dir = makeRepository({ "sub/a.md": "a" });
    rmSync(looseObject(dir, git(dir, "rev-parse", "HEAD:sub")));
    await expect((await head(dir)).entries()).rejects.toThrow(/cannot be read/);
  });
});

describe("a partial clone", () => {
  function origin(): string {
    const dir = makeRepository(Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`sub/f${i}.md`, `${i}`])));
    git(dir, "config", "uploadpack.allowFilter", "true");
    return dir;
  }

  it("is never completed by fetching: absent blobs are an error that says so", async () => {
    const dir = clone(origin(), "--filter=blob:none", "--no-checkout");
    const before = photograph(join(dir, ".git"));
    const failure = contents(await head(dir));
    await expect(failure).rejects.toBeInstanceOf(UserError);
    await expect(failure).rejects.toThrow(
      /^This clone is partial: it lacks 30 of the 30 files that are needed \(blob /,
    );
    expect(photograph(join(dir, ".git"))).toEqual(before);
  });

  it("without trees is refused, not taken for an empty one", async () => {
    const dir = clone(origin(), "--filter=tree:0", "--no-checkout");
    const before = photograph(join(dir, ".git"));
    const failure = (await head(dir)).entries();
    await expect(failure).rejects.toBeInstanceOf(UserError);
    await expect(failure).rejects.toThrow(/cannot be read/);
    expect(photograph(join(dir, ".git"))).toEqual(before);
  });
});

it("reads packed objects and objects of another repository it borrows from", async () => {
  const dir = makeRepository({ "a.md": "a" });
  git(dir, "repack", "-a", "-d", "--quiet");
  const borrower = clone(dir, "--shared");
  expect(readdirSync(join(borrower, ".git", "objects")).sort()).toEqual(["info", "pack"]);
  expect(await contents(await head(borrower))).toEqual({ "a.md": "a" });
});

it("works in a linked work tree and with paths that need quoting", async () => {
  const dir = makeRepository({ "a.md": "a" });
  const odd = join(dir, "..", `${dir.split("/").at(-1) ?? ""} "odd" #`);
  git(dir, "worktree", "add", "--quiet", "-b", "linked", odd);
  try {
    commit(odd, "more", { "b.md": "b" });
    expect(await contents(await head(odd))).toEqual({ "a.md": "a", "b.md": "b" });
    expect(await contents(await (await open(odd)).workingTree())).toEqual({ "a.md": "a", "b.md": "b" });
  } finally {
    execFileSync("rm", ["-rf", odd]);
  }
});

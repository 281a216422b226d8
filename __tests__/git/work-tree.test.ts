import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { blobOid } from "../../src/git/blob-oid.js";
import { comparePaths, type Tree } from "../../src/memory/tree.js";
import { UserError } from "../../src/memory/user-error.js";
import {
  clone,
  commit,
  contents,
  entry,
  git,
  list,
  makeFolder,
  makeRepository,
  open,
  setVariables,
  write,
} from "./fixture.js";

const mkfifo = (path: string) => execFileSync("mkfifo", [path]);
const workTree = async (dir: string) => (await open(dir)).workingTree();

describe("the working directory of a repository", () => {
  it("lists tracked and untracked files, not ignored ones, and leaves deleted ones out", async () => {
    const dir = makeRepository({ "a.md": "a", "sub/b.md": "b", "gone.md": "g", ".gitignore": "*.log\n/build/\n" });
    write(dir, { "new.md": "n", "x.log": "l", "build/out.md": "o", ".github/CODEOWNERS": "* @x", "tracked.log": "t" });
    git(dir, "add", "--force", "tracked.log");
    rmSync(join(dir, "gone.md"));
    expect(await list(await workTree(dir))).toEqual([
      "100644 .github/CODEOWNERS",
      "100644 .gitignore",
      "100644 a.md",
      "100644 new.md",
      "100644 sub/b.md",
      "100644 tracked.log",
    ]);
  });

  it("reads what is on disk, in the order asked for", async () => {
    const dir = makeRepository({ "a.md": "old", "b.md": "b" });
    write(dir, { "a.md": "new" });
    const tree = await workTree(dir);
    const seen: string[] = [];
    await tree.read([await entry(tree, "b.md"), await entry(tree, "a.md")], (read, bytes) => {
      seen.push(`${read.path}=${bytes instanceof Error ? bytes.message : Buffer.from(bytes).toString()}`);
    });
    expect(seen).toEqual(["b.md=b", "a.md=new"]);
  });

  it("takes ids from the index only where the file is the same", async () => {
    const dir = makeRepository({ "same.md": "same", "edited.md": "1", "assumed.md": "1", "touched.md": "t" });
    git(dir, "update-index", "--assume-unchanged", "assumed.md");
    write(dir, { "edited.md": "2", "assumed.md": "2", "touched.md": "t", "new.md": "n" });
    const tree = await workTree(dir);
    const ids = Object.fromEntries((await tree.entries()).map(({ path, oid }) => [path, oid]));
    const expected = { "same.md": "same", "edited.md": "2", "assumed.md": "2", "touched.md": "t", "new.md": "n" };
    for (const [path, text] of Object.entries(expected)) {
      expect(ids[path], path).toBe(blobOid(Buffer.from(text), "sha1"));
    }
  });

  it("does not overwrite the bytes a visitor holds when an id is asked for", async () => {
    const dir = makeRepository({ "x.md": "x" });
    write(dir, { "a.md": "aaaa", "b.md": "bbbb" });
    const tree = await workTree(dir);
    const other = await entry(tree, "b.md");
    let text = "";
    await tree.read([await entry(tree, "a.md")], (_, bytes) => {
      expect(other.oid).toBe(blobOid(Buffer.from("bbbb"), "sha1"));
      if (!(bytes instanceof Error)) text = Buffer.from(bytes).toString();
    });
    expect(text).toBe("aaaa");
  });

  it("knows the executable bit", async () => {
    const dir = makeRepository({ "run.sh": "#" });
    git(dir, "update-index", "--chmod=+x", "run.sh");
    write(dir, { "tool.sh": "#" });
    chmodSync(join(dir, "tool.sh"), 0o755);
    chmodSync(join(dir, "run.sh"), 0o755);
    expect(await list(await workTree(dir))).toEqual(["100755 run.sh", "100755 tool.sh"]);
  });

  it("gives one entry for a path that is being merged", async () => {
    const dir = makeRepository({ "a.md": "0" });
    git(dir, "checkout", "--quiet", "-b", "other");
    commit(dir, "other", { "a.md": "1" });
    git(dir, "checkout", "--quiet", "main");
    commit(dir, "main", { "a.md": "2" });
    expect(() => git(dir, "merge", "other")).toThrow();
    const tree = await workTree(dir);
    expect(await list(tree)).toEqual(["100644 a.md"]);
    const text = (await contents(tree))["a.md"] ?? "";
    expect(text).toContain("<<<<<<<");
    expect((await entry(tree, "a.md")).oid).toBe(blobOid(Buffer.from(text), "sha1"));
  });

  it.each([
    ["in cone mode", ["--cone", "in"]],
    ["by patterns", ["--no-cone", "/in/"]],
    ["with a sparse index", ["--cone", "--sparse-index", "in"]],
  ])("holds what a sparse checkout left out, %s", async (_name, options) => {
    const dir = makeRepository({ "in/a.md": "a", "out/b.md": "b", "out/deep/c.sh": "c", "z.md": "z" });
    chmodSync(join(dir, "out/deep/c.sh"), 0o755);
    symlinkSync("b.md", join(dir, "out", "link"));
    commit(dir, "link");
    git(dir, "sparse-checkout", "set", ...options);
    expect(existsSync(join(dir, "out"))).toBe(false);
    const tree = await workTree(dir);
    expect(await list(tree)).toEqual([
      "100644 in/a.md",
      "100644 out/b.md",
      "100755 out/deep/c.sh",
      "120000 out/link",
      "100644 z.md",
    ]);
    const read = await contents(tree);
    expect(Object.keys(read)).toEqual(["in/a.md", "out/b.md", "out/deep/c.sh", "out/link", "z.md"]);
    expect(Object.values(read)).toEqual(["a", "b", "c", "Error: it is not a regular file", "z"]);
    for (const { path, oid } of await tree.entries()) expect(oid).toBe(git(dir, "rev-parse", `HEAD:${path}`));
  });

  it("reads many files that were left out, in the order asked for", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [`${i % 3 === 0 ? "in" : "out"}/${i}.md`, `${i}`]),
    );
    const dir = makeRepository(files);
    git(dir, "sparse-checkout", "set", "--no-cone", "/in/");
    const tree = await workTree(dir);
    const entries = [...(await tree.entries())].sort((a, b) =>
      blobOid(Buffer.from(a.path), "sha1") < blobOid(Buffer.from(b.path), "sha1") ? -1 : 1,
    );
    const seen: string[] = [];
    await tree.read(entries, ({ path }, bytes) => {
      seen.push(`${path}=${bytes instanceof Error ? bytes.message : Buffer.from(bytes).toString()}`);
    });
    expect(seen).toEqual(entries.map(({ path }) => `${path}=${files[path] ?? ""}`));
  });

  it("is refused in a sentence where Git cannot read its index", async () => {
    const dir = makeRepository({ "a.md": "1" });
    writeFileSync(join(dir, ".git/index"), "no index");
    const failure = (await workTree(dir)).entries();
    await expect(failure).rejects.toBeInstanceOf(UserError);
    await expect(failure).rejects.toThrow(/^Git cannot list the working directory: /);
  });

  it("is refused in a sentence where Git cannot compare it with its index, as for endless attributes", async () => {
    const dir = makeRepository({ "a.md": "a" });
    git(dir, "config", "core.attributesFile", "/dev/zero");
    write(dir, { "a.md": "b" });
    // Git takes all memory that it is given.
    const bin = makeFolder();
    const program = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
    writeFileSync(join(bin, "git"), `#!/bin/sh\nulimit -v 400000\nexec '${program}' "$@"\n`, { mode: 0o755 });
    setVariables({ PATH: `${bin}:${process.env["PATH"] ?? ""}` });
    const repository = await open(dir);
    const refused = repository.compare("HEAD", undefined);
    await expect(refused).rejects.toBeInstanceOf(UserError);
    await expect(refused).rejects.toThrow(/^Git cannot (list|store) the working directory: /);
  });

  it("takes what is on disk, where Git was told not to look at it", async () => {
    const dir = makeRepository({ "there.md": "1", "gone.md": "1", "folder/x.md": "1" });
    git(dir, "update-index", "--skip-worktree", "there.md", "gone.md", "folder/x.md");
    write(dir, { "there.md": "2" });
    rmSync(join(dir, "gone.md"));
    rmSync(join(dir, "folder"), { recursive: true });
    symlinkSync(".", join(dir, "folder"));
    const tree = await workTree(dir);
    // What stands below a link cannot be there.
    expect(await list(tree)).toEqual(["120000 folder", "100644 gone.md", "100644 there.md"]);
    expect(await contents(tree)).toMatchObject({ "gone.md": "1", "there.md": "2" });
    expect((await entry(tree, "there.md")).oid).toBe(blobOid(Buffer.from("2"), "sha1"));
  });

  it("does not alter line ends, and keeps Git's id for files that Git converts", async () => {
    const dir = makeRepository({ ".gitattributes": "*.md text eol=crlf\n", "a.md": "1\n2\n" });
    rmSync(join(dir, "a.md"));
    git(dir, "checkout", "--quiet", "a.md");
    const tree = await workTree(dir);
    expect((await contents(tree))["a.md"]).toBe("1\r\n2\r\n");
    expect((await entry(tree, "a.md")).oid).toBe(blobOid(Buffer.from("1\n2\n"), "sha1"));
    git(dir, "config", "core.autocrlf", "true");
    write(dir, { "new.txt": "x\r\ny\n" });
    expect((await contents(await workTree(dir)))["new.txt"]).toBe("x\r\ny\n");
  });

  it("works below a sub-folder, with paths relative to it", async () => {
    const dir = makeRepository({ "a/b/c.md": "c", "a/b/d/e.md": "e", "a/z.md": "z" });
    write(dir, { "a/b/new.md": "n", "a/b/c.md": "changed" });
    const repository = await open(join(dir, "a", "b"));
    expect([repository.top, repository.prefix, repository.isGit]).toEqual([dir, "a/b/", true]);
    const tree = await repository.workingTree();
    expect(await list(tree)).toEqual(["100644 c.md", "100644 d/e.md", "100644 new.md"]);
    expect((await entry(tree, "c.md")).oid).toBe(blobOid(Buffer.from("changed"), "sha1"));
  });

  it("uses the object format of the repository", async () => {
    const dir = makeRepository({ "a.md": "a" }, "--object-format=sha256");
    write(dir, { "b.md": "b" });
    const tree = await workTree(dir);
    const ids = (await tree.entries()).map(({ oid }) => oid);
    expect(ids).toEqual([blobOid(Buffer.from("a"), "sha256"), blobOid(Buffer.from("b"), "sha256")]);
    expect(git(dir, "rev-parse", "HEAD:a.md")).toBe(ids[0]);
  });

  it("reads in a repository that has no commit", async () => {
    const dir = makeRepository();
    write(dir, { "a.md": "a" });
    expect(await contents(await workTree(dir))).toEqual({ "a.md": "a" });
  });
});

describe("the working directory for who reads a part of it", () => {
  /** Files that are what Git has, that are not, and of which their bytes alone do not tell. */
  function mixed(): string {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`many/${index}.md`, `${index}`]));
    const same = { "same.md": "s", "touched.md": "t", "mode.md": "m", "absent.md": "a", ...many };
    const differing = { "edited.md": "1", "lines.txt": "1\n2\n", "assumed.md": "1", "link.md": "l", "gone.md": "g" };
    const dir = makeRepository({ ...same, ...differing, ".gitattributes": "*.txt text eol=crlf\n" });
    symlinkSync("same.md", join(dir, "link"));
    git(dir, "add", "link");
    rmSync(join(dir, "lines.txt"));
    git(dir, "checkout", "--", "lines.txt");
    git(dir, "update-index", "--assume-unchanged", "assumed.md");
    git(dir, "update-index", "--skip-worktree", "absent.md");
    for (const path of ["absent.md", "gone.md", "link.md"]) rmSync(join(dir, path));
    symlinkSync("same.md", join(dir, "link.md"));
    write(dir, { "edited.md": "2", "assumed.md": "2", "touched.md": "t", "new.md": "n", "many/7.md": "x" });
    chmodSync(join(dir, "mode.md"), 0o755);
    return dir;
  }

  const idsOf = async (tree: Tree) => (await tree.entries()).map(({ path, oid }) => [path, oid]);

  it("has the same ids, whatever of it is read before they are asked for", async () => {
    const dir = mixed();
    const expected = await idsOf(await workTree(dir));
    expect(expected).toContainEqual(["lines.txt", blobOid(Buffer.from("1\n2\n"), "sha1")]);
    for (const part of [/^$/, /^many/, /^(?!lines|edited|link|absent)/, /./]) {
      const tree = await (await open(dir)).partialWorkingTree();
      const entries = (await tree.entries()).filter(({ path }) => part.test(path));
      const seen: unknown[] = [];
      await tree.read(entries, (read) => seen.push([read.path, read.oid]));
      expect(seen).toEqual(expected.filter(([path = ""]) => part.test(path)));
      expect(await idsOf(tree)).toEqual(expected);
    }
  });

  it("is not held against Git's list where its files are what Git has", async () => {
    const dir = makeRepository({ "a.md": "a", "sub/b.md": "b" });
    const tree = await (await open(dir)).partialWorkingTree();
    const entries = await tree.entries();
    // Git cannot compare any more, which nobody notices.
    writeFileSync(join(dir, ".git", "index"), "broken");
    const a = entries.filter(({ path }) => path === "a.md");
    await tree.read(a, () => undefined);
    expect(entries.map(({ oid }) => oid)).toEqual(["a", "b"].map((text) => blobOid(Buffer.from(text), "sha1")));
  });
});

describe("a folder outside any repository", () => {
  it("is walked whole, without .git", async () => {
    const dir = makeFolder();
    write(dir, { "b.md": "b", "a/c.md": "c", ".hidden/x": "x", "a/.git": "gitdir: nowhere", ".gitignore": "b.md" });
    symlinkSync("a", join(dir, "link"));
    mkfifo(join(dir, "pipe"));
    const repository = await open(dir);
    expect([repository.isGit, repository.top, repository.prefix, repository.isShallow()]).toEqual([
      false,
      dir,
      "",
      false,
    ]);
    const tree = await repository.workingTree();
    expect(await list(tree)).toEqual([
      "100644 .gitignore",
      "100644 .hidden/x",
      "100644 a/c.md",
      "100644 b.md",
      "120000 link",
      "special pipe",
    ]);
    expect((await entry(tree, "b.md")).oid).toBe(blobOid(Buffer.from("b"), "sha1"));
    await expect(repository.compare("main", undefined)).rejects.toThrow(/not in a Git repository/);
    await expect(repository.commitTree("main")).rejects.toThrow(/not in a Git repository/);
  });
});

it("lists and reads the same as the commit it was checked out from (law)", async () => {
  const name = fc
    .stringMatching(/^[a-zA-Z0-9 ._:"'\\\-\n\tÀ-\uD7FF\uE000-\uFFFD]{1,12}$/u)
    .filter((s) => !/^\.{1,2}$|git/i.test(s));
  const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join("/"));
  const files = fc.dictionary(path, fc.string({ maxLength: 20 }), { maxKeys: 12 });
  await fc.assert(
    fc.asyncProperty(files, async (wanted) => {
      const paths = Object.keys(wanted);
      const fits = paths.filter((one) => !paths.some((other) => other.startsWith(`${one}/`)));
      fc.pre(fits.every((one) => one.split("/").every((part) => Buffer.byteLength(part) < 200)));
      const dir = makeRepository(Object.fromEntries(fits.map((one) => [one, wanted[one] ?? ""])));
      const repository = await open(dir);
      const work = await repository.workingTree();
      if (fits.length === 0) {
        expect(await work.entries()).toEqual([]);
        return;
      }
      const committed = await repository.commitTree("HEAD");
      expect((await committed.entries()).map((e) => e.path)).toEqual([...fits].sort(comparePaths));
      expect(await list(work)).toEqual(await list(committed));
      expect((await work.entries()).map((e) => e.oid)).toEqual((await committed.entries()).map((e) => e.oid));
      expect(await contents(work)).toEqual(await contents(committed));
    }),
    { numRuns: 15 },
  );
});

it("gives the files of a shallow clone like any others", async () => {
  const origin = makeRepository({ "a.md": "1" });
  commit(origin, "second", { "a.md": "2" });
  const repository = await open(clone(origin, "--depth=1"));
  expect(repository.isShallow()).toBe(true);
  expect(await contents(await repository.workingTree())).toEqual({ "a.md": "2" });
});

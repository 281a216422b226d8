import { rmSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { CommitFolders } from "../../src/git/commit-folders.js";
import { ObjectReader } from "../../src/git/object-reader.js";
import { TreeLookup } from "../../src/memory/tree-lookup.js";
import { UserError } from "../../src/memory/user-error.js";
import { commit, git, makeRepository, open, rawTree, writeBlob, type RawEntry } from "./fixture.js";

class CountingReader extends ObjectReader {
  readonly asked: string[] = [];

  override read(name: string) {
    this.asked.push(name);
    return super.read(name);
  }
}

function foldersOf(dir: string, oid: string): { folders: CommitFolders; reader: CountingReader } {
  const env = { PATH: process.env["PATH"] ?? "", GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: devNull, LC_ALL: "C" };
  const reader = new CountingReader({ folder: dir, env });
  onTestFinished(() => reader.close());
  return { reader, folders: new CommitFolders({ reader, format: "sha1" }, oid, (reason) => new UserError(reason)) };
}

const names = (entries: readonly { readonly name: string }[]) => entries.map(({ name }) => name);

function foldersOfTree(dir: string, ...entries: RawEntry[]) {
  const tree = rawTree(dir, entries);
  return foldersOf(dir, git(dir, "commit-tree", tree, "-m", "made")).folders;
}

describe("a folder of a commit", () => {
  it("is not another commit, though its name ends as git describe ends one's", async () => {
    const dir = makeRepository({ "a.md": "a", "sub/b.md": "b" });
    const old = git(dir, "rev-parse", "HEAD");
    const short = old.slice(0, 8);
    const named = [`x-g${short}`, `v1.2-14-g${old}`, `x-g${short}^{tree}`, `x-g${short}^0`, "HEAD", old];
    const head = commit(dir, "names", Object.fromEntries(named.map((name) => [`pages/${name}/own.md`, name])));
    const { folders } = foldersOf(dir, head);
    for (const name of named) expect(names(await folders.entries(`pages/${name}`))).toEqual(["own.md"]);
    const nowhere = [...named, `${old}:`, ":sub", "@{0}", "./sub", "sub/", "../pages", `-g${short}`, `a-g${short}/sub`];
    for (const name of nowhere) expect(await folders.entries(name)).toEqual([]);
    const lookup = new TreeLookup(await (await open(dir)).commitTree("HEAD"));
    expect(await lookup.entry(`x-g${short}^{tree}/a.md`)).toBeUndefined();
    expect((await lookup.entry(`pages/x-g${short}^{tree}/own.md`))?.mode).toBe("100644");
  });

  it("is found by any name that Git takes: with line breaks, and with bytes that are no UTF-8", async () => {
    const dir = makeRepository();
    const inner = rawTree(dir, [["100644", "in.md", writeBlob(dir, "x")]]);
    const folders = foldersOfTree(
      dir,
      ["40000", "a\nb", inner],
      ["40000", Buffer.from([0x62, 0xff]), rawTree(dir, [["40000", "deep", inner]])],
      ["40000", "é \u{1F600}", inner],
    );
    expect(names(await folders.entries("a\nb"))).toEqual(["in.md"]);
    expect(names(await folders.entries("é \u{1F600}"))).toEqual(["in.md"]);
    expect(await folders.entries("b\uFFFD")).toMatchObject([{ name: "deep", mode: "040000", undecodable: true }]);
    // Its own name can be read, the path that leads to it cannot.
    expect(await folders.entries("b\uFFFD/deep")).toMatchObject([{ name: "in.md", undecodable: true }]);
    expect(await folders.entries("b")).toEqual([]);
    expect(folders.isAmbiguous).toBe(false);
  });

  it("tells that it is several, where bytes that are no UTF-8 make one name of theirs", async () => {
    const dir = makeRepository();
    const inner = (name: string) => rawTree(dir, [["100644", name, writeBlob(dir, name)]]);
    const folders = foldersOfTree(
      dir,
      ["40000", Buffer.from([0x62, 0xfe]), inner("one.md")],
      ["40000", Buffer.from([0x62, 0xff]), inner("two.md")],
    );
    expect(names(await folders.entries("b\uFFFD")).sort()).toEqual(["one.md", "two.md"]);
    expect(folders.isAmbiguous).toBe(true);
  });

  it.each(["40000", "040000", "40755", "0040777"])("is one by the kind of its mode alone: %s", async (mode) => {
    const dir = makeRepository();
    const inner = rawTree(dir, [["100644", "in.md", writeBlob(dir, "x")]]);
    const folders = foldersOfTree(dir, ["100644", "a.md", writeBlob(dir, "a")], [mode, "b", inner]);
    expect(names(await folders.entries("b"))).toEqual(["in.md"]);
    expect((await folders.entries("")).map((entry) => entry.mode)).toEqual(["100644", "040000"]);
    expect(await folders.entries("a.md")).toEqual([]);
  });

  it("is read once, with those above it, and together with others of its depth", async () => {
    const dir = makeRepository({ "a/b/c/1.md": "1", "a/b/d/2.md": "2", "a/e/3.md": "3" });
    const { folders, reader } = foldersOf(dir, git(dir, "rev-parse", "HEAD"));
    const paths = ["a/b/c", "a/b/d", "a/e", "a/b", "a/b/c", "a/none/below", "a/b/c/1.md", ""];
    await Promise.all(paths.map((path) => folders.entries(path)));
    await Promise.all(paths.map((path) => folders.read(path)));
    const trees = ["", "a", "a/b", "a/b/c", "a/b/d", "a/e"].map((path) => git(dir, "rev-parse", `HEAD:${path}`));
    expect(reader.asked).toHaveLength(trees.length);
    expect(new Set(reader.asked.slice(1))).toEqual(new Set(trees.slice(1)));
  });

  it("may be asked for by a path of thousands of folders", async () => {
    const dir = makeRepository();
    let tree = rawTree(dir, [["100644", "end.md", writeBlob(dir, "x")]]);
    for (let depth = 0; depth < 40; depth++) tree = rawTree(dir, [["40000", "a", tree]]);
    const folders = foldersOfTree(dir, ["40000", "a", tree]);
    expect(names(await folders.entries("a/".repeat(40) + "a"))).toEqual(["end.md"]);
    expect(await folders.entries("a/".repeat(20_000) + "a")).toEqual([]);
    expect(await folders.entries("/".repeat(20_000))).toEqual([]);
  });

  it("is missed where Git has no object for it, or one that is no tree", async () => {
    const dir = makeRepository({ "a/b/c": "x" });
    const lost = git(dir, "rev-parse", "HEAD:a/b");
    rmSync(join(dir, ".git/objects", lost.slice(0, 2), lost.slice(2)));
    const { folders } = foldersOf(dir, git(dir, "rev-parse", "HEAD"));
    await expect(folders.entries("a/b/c/d")).rejects.toThrow("Git has no object for its folder a/b.");
    const odd = foldersOfTree(dir, ["40000", "file", writeBlob(dir, "x")]);
    await expect(odd.read("file")).rejects.toThrow("Git has no object for its folder file.");
    const { folders: none } = foldersOf(dir, "1".repeat(40));
    await expect(none.entries("")).rejects.toThrow("Git has no object for its root.");
  });
});

it("a file of a commit is found by its path, whatever commits that looks like", async () => {
  const dir = makeRepository({ CODEOWNERS: "* @ann\n", ".github/other": "x" });
  const first = git(dir, "rev-parse", "HEAD");
  const second = commit(dir, "more", { [`x-g${first}/CODEOWNERS`]: "* @eve\n" });
  const history = (await open(dir)).history();
  expect((await history.fileAt(first, "CODEOWNERS"))?.text).toBe("* @ann\n");
  expect(await history.fileAt(first, `x-g${first}/CODEOWNERS`)).toBeUndefined();
  expect((await history.fileAt(second, `x-g${first}/CODEOWNERS`))?.text).toBe("* @eve\n");
  for (const path of [".github/CODEOWNERS", "docs/CODEOWNERS", ".github", "CODEOWNERS/x", `x-g${first}`])
    expect(await history.fileAt(second, path)).toBeUndefined();
});

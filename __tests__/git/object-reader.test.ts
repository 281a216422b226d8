import { chmodSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { GitError } from "../../src/git/git.js";
import { parseTree } from "../../src/git/tree-object.js";
import { git, gitInput, makeRepository, open, readerOf } from "./fixture.js";

/** Ids of files of the last commit. */
function idsOf(dir: string, paths: readonly string[]): string[] {
  const found = new Map(
    git(dir, "ls-tree", "-r", "-z", "HEAD")
      .split("\0")
      .map((line) => [line.slice(line.indexOf("\t") + 1), line.slice(line.indexOf("\t") - 40, line.indexOf("\t"))]),
  );
  return paths.map((path) => found.get(path) ?? "");
}

/** Writes other bytes over a loose object. */
function corrupt(dir: string, oid: string): void {
  const path = join(dir, ".git/objects", oid.slice(0, 2), oid.slice(2));
  chmodSync(path, 0o644);
  writeFileSync(path, "no object at all");
}

describe("reading single objects", () => {
  it("answers what is asked together, each question with its own object", async () => {
    const texts = Array.from({ length: 300 }, (_, n) => `${"text\n".repeat(n)}${n}`);
    const dir = makeRepository(Object.fromEntries(texts.map((text, n) => [`f${n}`, text])));
    const reader = readerOf(dir);
    const ids = idsOf(
      dir,
      texts.map((_, n) => `f${n}`),
    );
    const answers = await Promise.all(ids.map((id) => reader.read(id)));
    expect(answers.map((answer) => answer?.bytes.toString())).toEqual(texts);
    expect(new Set(answers.map((answer) => answer?.type))).toEqual(new Set(["blob"]));
    const again = await reader.read(answers[7]?.oid ?? "");
    expect(again).toEqual(answers[7]);
  });

  it("keeps its answers when others follow", async () => {
    const dir = makeRepository({ a: "a".repeat(70_000), b: "b".repeat(70_000) });
    const reader = readerOf(dir);
    const [a = "", b = ""] = idsOf(dir, ["a", "b"]);
    const first = await reader.read(a);
    await reader.read(b);
    expect(first?.bytes.toString()).toBe("a".repeat(70_000));
  });

  it("tells what is absent, between others that are not", async () => {
    const dir = makeRepository({ a: "x", "b c": "y", empty: "" });
    const reader = readerOf(dir);
    const [x = "", y = "", nothing = ""] = idsOf(dir, ["a", "b c", "empty"]);
    const names = [x, "0".repeat(40), y, nothing, "0".repeat(64)];
    const answers = await Promise.all(names.map((name) => reader.read(name)));
    expect(answers.map((answer) => answer?.bytes.toString())).toEqual(["x", undefined, "y", "", undefined]);
  });

  it("reads the tree of a commit, and nothing of it by a path that could be taken for another commit", async () => {
    const dir = makeRepository({ a: "x" });
    const commit = git(dir, "rev-parse", "HEAD");
    const tree = git(dir, "rev-parse", "HEAD^{tree}");
    const reader = readerOf(dir);
    expect(await reader.read(`${commit}^{tree}`)).toMatchObject({ oid: tree, type: "tree" });
    expect(await reader.read(`${tree}^{commit}`)).toBeUndefined();
    const names = [`${commit}:a`, `${commit}:`, `${commit}:v1-g${commit}`, "HEAD", "HEAD:a", "a", "", `${commit} a`];
    // Git would answer both questions.
    names.push(`${commit}\n${commit}`);
    for (const name of names) expect(await reader.read(name)).toBeUndefined();
    expect((await reader.read(commit))?.type).toBe("commit");
  });

  it("answers an object that Git cannot read as one that is absent, and the next as ever", async () => {
    const dir = makeRepository({ a: "x", b: "y" });
    const [a = "", b = ""] = idsOf(dir, ["a", "b"]);
    corrupt(dir, a);
    const reader = readerOf(dir);
    const answers = await Promise.all([b, a, b].map((name) => reader.read(name)));
    expect(answers.map((answer) => answer?.bytes.toString())).toEqual(["y", undefined, "y"]);
  });

  it("fails where Git ends, and answers again after that", async () => {
    const dir = makeRepository({ a: "x" });
    const reader = readerOf(dir);
    const [a = ""] = idsOf(dir, ["a"]);
    renameSync(join(dir, ".git"), join(dir, "aside"));
    await expect(Promise.all([reader.read(a), reader.read(a)])).rejects.toThrow(GitError);
    renameSync(join(dir, "aside"), join(dir, ".git"));
    expect((await reader.read(a))?.bytes.toString()).toBe("x");
  });

  it("does not hold what is too large, and answers again after that", async () => {
    const dir = makeRepository({ large: Buffer.alloc(65 * 1024 * 1024, "a\n"), b: "y" });
    const reader = readerOf(dir);
    const [large = "", b = ""] = idsOf(dir, ["large", "b"]);
    const answer = reader.read(large).then(
      () => "it was read",
      (error: unknown) => String(error),
    );
    expect(await answer).toBe(`GitError: git cat-file failed: object ${large}: it is larger than 64 MiB`);
    expect((await reader.read(b))?.bytes.toString()).toBe("y");
  });

  it("closes without a question, and twice", async () => {
    const reader = readerOf(makeRepository({ a: "x" }));
    await reader.close();
    await reader.close();
  });
});

describe("a folder of a commit", () => {
  it("is not taken for an empty one where Git has lost it", async () => {
    const dir = makeRepository({ "a/b/c": "x", top: "y" });
    const tree = git(dir, "rev-parse", "HEAD:a/b");
    const opened = await open(dir);
    const { stored } = await opened.commitTree("HEAD");
    expect(await stored?.folder("a/none")).toEqual([]);
    expect(await stored?.folder("top/none")).toEqual([]);
    rmSync(join(dir, ".git/objects", tree.slice(0, 2), tree.slice(2)));
    const again = (await (await open(dir)).commitTree("HEAD")).stored;
    await expect(again?.folder("a/b")).rejects.toThrow("Git has no object for its folder a/b");
    await expect(again?.folder("a/b/none")).rejects.toThrow("Git has no object for its folder a/b");
    expect((await again?.folder("a"))?.map(({ name }) => name)).toEqual(["b"]);
  });
});

describe("a tree object", () => {
  it.each(["sha1", "sha256"] as const)("says what Git lists, with %s", async (format) => {
    const dir = makeRepository({}, `--object-format=${format}`);
    const submodule = "1".repeat(format === "sha1" ? 40 : 64);
    const blob = gitInput(dir, "x", "hash-object", "-w", "--stdin");
    const folder = gitInput(dir, `100644 blob ${blob}\tin\0`, "mktree", "-z");
    const lines = [
      `100755 blob ${blob}\ttool`,
      `120000 blob ${blob}\tlink`,
      `040000 tree ${folder}\ta`,
      `100644 blob ${blob}\ta.b`,
      `100644 blob ${blob}\ta0`,
      `160000 commit ${submodule}\tsub`,
      `100644 blob ${blob}\todd\nname "é"`,
    ];
    const oid = gitInput(dir, lines.map((line) => `${line}\0`).join(""), "mktree", "-z", "--missing");
    const answer = await readerOf(dir).read(oid);
    expect(answer?.type).toBe("tree");
    const entries = parseTree(answer?.bytes ?? Buffer.alloc(0), format);
    const type = (mode: string) => (mode === "040000" ? "tree" : mode === "160000" ? "commit" : "blob");
    const printed = entries.map(({ name, mode, oid: id }) => `${mode} ${type(mode)} ${id}\t${name}`);
    expect(printed).toEqual(git(dir, "ls-tree", "-z", oid).split("\0").slice(0, -1));
    expect(entries.map(({ name }) => name)).toContain('odd\nname "é"');
  });

  it("marks names that are no UTF-8", () => {
    const bytes = Buffer.concat([Buffer.from("100644 a\xff\0", "latin1"), Buffer.alloc(20, 1)]);
    expect(parseTree(bytes, "sha1")).toEqual([
      { name: "a\ufffd", mode: "100644", oid: "01".repeat(20), undecodable: true },
    ]);
  });

  it("is refused where it is cut short, wherever that is", () => {
    const one = Buffer.concat([Buffer.from("100644 name\0"), Buffer.alloc(20, 1)]);
    const two = Buffer.concat([one, one]);
    expect(parseTree(two, "sha1")).toHaveLength(2);
    expect(parseTree(Buffer.alloc(0), "sha1")).toEqual([]);
    for (let length = 1; length < two.length; length++) {
      if (length === one.length) continue;
      expect(() => parseTree(two.subarray(0, length), "sha1"), `${length} bytes`).toThrow("cut short");
    }
  });
});

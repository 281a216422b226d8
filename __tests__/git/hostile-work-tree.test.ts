import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blobOid } from "../../src/git/blob-oid.js";
import { commit, contents, entry, git, list, makeFolder, makeRepository, open, write } from "./fixture.js";

const mkfifo = (path: string) => execFileSync("mkfifo", [path]);
const workTree = async (dir: string) => (await open(dir)).workingTree();

describe("hostile things on disk", () => {
  it("names links and never follows them, loops and links out of the tree included", async () => {
    const outside = makeFolder();
    write(outside, { "secret.md": "secret" });
    const dir = makeRepository({ "a.md": "a" });
    symlinkSync("loop", join(dir, "loop"));
    symlinkSync(join(outside, "secret.md"), join(dir, "link.md"));
    symlinkSync(outside, join(dir, "folder"));
    symlinkSync("..", join(dir, "up"));
    git(dir, "add", "link.md");
    const tree = await workTree(dir);
    expect(await list(tree)).toEqual(["100644 a.md", "120000 folder", "120000 link.md", "120000 loop", "120000 up"]);
    expect((await entry(tree, "loop")).oid).toBe(blobOid(Buffer.from("loop"), "sha1"));
    const read = await contents(tree);
    for (const path of ["folder", "link.md", "loop", "up"]) expect(read[path]).toBe("Error: it is not a regular file");
  });

  it("does not see tracked files below a folder that became a link", async () => {
    const outside = makeFolder();
    write(outside, { "b.md": "outside" });
    const dir = makeRepository({ "sub/b.md": "inside", "a.md": "a" });
    rmSync(join(dir, "sub"), { recursive: true });
    symlinkSync(outside, join(dir, "sub"));
    expect(await list(await workTree(dir))).toEqual(["100644 a.md", "120000 sub"]);
  });

  it("does not read through a link that took a folder's or a file's place after the listing", async () => {
    const outside = makeFolder();
    write(outside, { "b.md": "outside", "deep/c.md": "outside" });
    const dir = makeRepository({ "sub/b.md": "inside", "sub/deep/c.md": "inside", "f.md": "inside" });
    const tree = await workTree(dir);
    await tree.entries();
    rmSync(join(dir, "sub"), { recursive: true });
    symlinkSync(outside, join(dir, "sub"));
    rmSync(join(dir, "f.md"));
    symlinkSync(join(outside, "b.md"), join(dir, "f.md"));
    expect(await contents(tree)).toEqual({
      "f.md": "Error: it is a symbolic link",
      "sub/b.md": "Error: its folder is a symbolic link",
      "sub/deep/c.md": "Error: its folder is a symbolic link",
    });
  });

  it("lists no fifos and sockets, tracked or not, and opens none", async () => {
    const dir = makeRepository({ "a.md": "a", "was-file.md": "w", ".gitignore": "ignored\n" });
    rmSync(join(dir, "was-file.md"));
    for (const name of ["was-file.md", "pipe", ":odd", "ignored"]) mkfifo(join(dir, name));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(join(dir, "socket"), resolve));
    try {
      const tree = await workTree(dir);
      expect(await list(tree)).toEqual(["100644 .gitignore", "100644 a.md"]);
      const { files, unstorable } = await (await open(dir)).untracked();
      expect([files, [...unstorable].sort()]).toEqual([[], [":odd", "pipe", "socket", "was-file.md"]]);
    } finally {
      server.close();
    }
  });

  it("refuses a fifo where Git would read settings from it, instead of waiting", async () => {
    for (const path of [".gitignore", "sub/.gitattributes"]) {
      const dir = makeRepository({ "sub/a.md": "a" });
      mkfifo(join(dir, path));
      const repository = await open(dir);
      const message = `"${path}" is a fifo, a socket or a device, and Git would wait for it.`;
      const tree = await repository.workingTree();
      await expect(tree.entries()).rejects.toMatchObject({ name: "UserError", message });
      await expect(repository.compare("main", undefined)).rejects.toMatchObject({ name: "UserError", message });
    }
  });

  it("does not wait for a fifo that took a file's place after the listing", async () => {
    const dir = makeRepository({ "a.md": "a", "b.md": "b" });
    const tree = await workTree(dir);
    await tree.entries();
    rmSync(join(dir, "a.md"));
    mkfifo(join(dir, "a.md"));
    rmSync(join(dir, "b.md"));
    mkdirSync(join(dir, "b.md"));
    expect(await contents(tree)).toEqual({
      "a.md": "Error: it is not a regular file",
      "b.md": "Error: it is a folder",
    });
  });

  it("says of a file that vanished that it vanished, and reads the others", async () => {
    const dir = makeRepository({ "a.md": "a", "b.md": "b", "c/d.md": "d" });
    const tree = await workTree(dir);
    await tree.entries();
    rmSync(join(dir, "a.md"));
    rmSync(join(dir, "c"), { recursive: true });
    const vanished = "Error: it vanished while the tree was read";
    expect(await contents(tree)).toEqual({ "a.md": vanished, "b.md": "b", "c/d.md": vanished });
    git(dir, "rm", "--quiet", "--cached", "b.md");
    const untracked = await workTree(dir);
    const b = await entry(untracked, "b.md");
    rmSync(join(dir, "b.md"));
    expect(b.oid).toBe("0".repeat(40));
  });

  it("keeps any name: line breaks, tabs, quotes, dashes, workflow commands", async () => {
    const names = [
      "line\nbreak.md",
      "tab\t.md",
      '"quoted".md',
      "-rf",
      "--help",
      "::error::x.md",
      "é/ü.md",
      "a\u{1F600}\uFFFD",
    ];
    const dir = makeRepository();
    write(dir, Object.fromEntries(names.map((name) => [name, name])));
    const untracked = await contents(await workTree(dir));
    commit(dir, "names");
    const tracked = await contents(await workTree(dir));
    const expected = Object.fromEntries(names.map((name) => [name, name]));
    expect(untracked).toEqual(expected);
    expect(tracked).toEqual(expected);
    expect(await contents(await (await open(dir)).commitTree("HEAD"))).toEqual(expected);
  });

  it("delivers a path that is not UTF-8 as an error, in a repository and outside", async () => {
    const plain = makeFolder();
    for (const dir of [makeRepository({ "a.md": "a" }), plain]) {
      write(dir, { "a.md": "a", "\uFFFD.md": "a real U+FFFD" });
      writeFileSync(Buffer.concat([Buffer.from(`${dir}/bad`), Buffer.from([0xff, 0xfe])]), "x");
      const folder = Buffer.concat([Buffer.from(`${dir}/f`), Buffer.from([0xc0])]);
      mkdirSync(folder);
      writeFileSync(Buffer.concat([folder, Buffer.from("/in.md")]), "x");
      const tree = await workTree(dir);
      const odd = (await tree.entries()).filter(({ undecodable }) => undecodable);
      expect(odd.map(({ path, mode, oid }) => [path, mode, oid])).toEqual([
        ["bad\uFFFD\uFFFD", "100644", "0".repeat(40)],
        ["f\uFFFD/in.md", "100644", "0".repeat(40)],
      ]);
      expect(await contents(tree)).toEqual({
        "a.md": "a",
        "\uFFFD.md": "a real U+FFFD",
        "bad\uFFFD\uFFFD": "Error: its path is not valid UTF-8",
        "f\uFFFD/in.md": "Error: its path is not valid UTF-8",
      });
    }
  });

  it("names submodules and repositories within the repository", async () => {
    const dir = makeRepository({ "a.md": "a" });
    const id = git(dir, "rev-parse", "HEAD");
    git(dir, "update-index", "--add", "--cacheinfo", `160000,${id},module`);
    mkdirSync(join(dir, "module"));
    mkdirSync(join(dir, "nested"));
    git(join(dir, "nested"), "init", "--quiet");
    write(dir, { "nested/x.md": "x" });
    const tree = await workTree(dir);
    expect(await list(tree)).toEqual(["100644 a.md", "160000 module", "160000 nested"]);
    expect((await entry(tree, "module")).oid).toBe(id);
    expect((await contents(tree))["nested"]).toBe("Error: it is not a regular file");
  });

  it("refuses a file over the limit without reading it, and reads one just over the buffer", async () => {
    const dir = makeRepository();
    write(dir, { "huge.md": "", "large.md": "x".repeat(256 * 1024), "larger.md": "y".repeat(1024 * 1024 + 7) });
    truncateSync(join(dir, "huge.md"), 10 * 1024 * 1024 * 1024);
    const read = await contents(await workTree(dir));
    expect(read["huge.md"]).toBe("Error: it is larger than 64 MiB");
    expect(read["large.md"]).toBe("x".repeat(256 * 1024));
    expect(read["larger.md"]).toBe("y".repeat(1024 * 1024 + 7));
  });
});

import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UserError } from "../../src/memory/user-error.js";
import {
  commit,
  contents,
  git,
  list,
  makeFolder,
  makeRepository,
  open,
  wrapGit,
  write,
  setVariables,
} from "./fixture.js";

describe("opening a folder", () => {
  it("follows a link to the folder itself", async () => {
    const dir = makeRepository({ "m/a.md": "a" });
    const link = join(makeFolder(), "link");
    symlinkSync(join(dir, "m"), link);
    const repository = await open(link);
    expect([repository.top, repository.prefix]).toEqual([dir, "m/"]);
    expect(await list(await repository.workingTree())).toEqual(["100644 a.md"]);
  });

  it("works from a path that is not absolute", async () => {
    const repository = await open(".");
    expect(repository.top.startsWith("/")).toBe(true);
  });

  it.each(["missing", "file.md", "file.md/below"])("refuses %s", async (name) => {
    const dir = makeFolder();
    write(dir, { "file.md": "x" });
    const failure = open(join(dir, name));
    await expect(failure).rejects.toBeInstanceOf(UserError);
    await expect(failure).rejects.toThrow(`There is no folder ${join(dir, name)}.`);
  });

  it("refuses what has no work tree", async () => {
    const bare = makeFolder();
    git(bare, "init", "--quiet", "--bare");
    for (const dir of [bare, join(makeRepository({ a: "1" }), ".git")]) {
      await expect(open(dir)).rejects.toMatchObject({
        name: "UserError",
        message: `${dir} has no working directory: it is a bare repository, or where Git keeps one itself.`,
      });
    }
  });

  it("does not take a broken link to a repository for a plain folder", async () => {
    const dir = makeFolder();
    write(dir, { ".git": "gitdir: /nowhere/at/all\n", "a.md": "a" });
    await expect(open(dir)).rejects.toMatchObject({
      name: "UserError",
      message: expect.stringContaining(dir) as string,
    });
  });

  it("does not take a broken configuration for anything else", async () => {
    const dir = makeRepository({ "a.md": "a" });
    writeFileSync(join(dir, ".git", "config"), "[core\n");
    await expect(open(dir)).rejects.toMatchObject({
      name: "UserError",
      message: expect.stringContaining("bad config line 1") as string,
    });
  });
});

describe("what Git itself says", () => {
  it("a repository that another user owns is refused with the mend, until the user trusts it", async () => {
    const dir = makeRepository({ "a.md": "a" });
    wrapGit("export GIT_TEST_ASSUME_DIFFERENT_OWNER=1");
    await expect(open(dir)).rejects.toMatchObject({
      name: "UserError",
      message: `Git refuses the repository of ${dir}, because another user owns it.`,
      advice: `If you trust it, run: git config --global --add safe.directory ${dir}`,
    });
    const home = makeFolder();
    writeFileSync(join(home, ".gitconfig"), `[safe]\n\tdirectory = ${dir}\n`);
    setVariables({ HOME: home });
    expect(await contents(await (await open(dir)).commitTree("HEAD"))).toEqual({ "a.md": "a" });
    setVariables({ HOME: makeFolder() });
    setVariables({
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "safe.directory",
      GIT_CONFIG_VALUE_0: "*",
    });
    expect(await list(await (await open(dir)).workingTree())).toEqual(["100644 a.md"]);
  });

  it("an old Git cannot merge, and is told so", async () => {
    const dir = makeRepository({ "a.md": "a" });
    git(dir, "branch", "topic");
    commit(dir, "main", { "b.md": "b" });
    git(dir, "checkout", "--quiet", "topic");
    commit(dir, "topic", { "c.md": "c" });
    wrapGit('for last; do :; done; [ "$last" = version ] && echo "git version 2.37.9" && exit 0');
    const failure = (await open(dir)).compare("main", undefined);
    await expect(failure).rejects.toMatchObject({
      name: "UserError",
      message: "A comparison needs Git 2.38 or newer; this is git version 2.37.9.",
    });
  });

  it("no Git at all matters only in a repository", async () => {
    const dir = makeRepository({ "m/a.md": "a" });
    const plain = makeFolder();
    write(plain, { "a.md": "a" });
    setVariables({ PATH: makeFolder() });
    expect(await contents(await (await open(plain)).workingTree())).toEqual({ "a.md": "a" });
    await expect(open(join(dir, "m"))).rejects.toMatchObject({
      name: "UserError",
      message: "Git is not installed, or not on the PATH.",
    });
  });
});

describe("the user's settings that are data", () => {
  it("count: ignored files, line ends", async () => {
    const home = makeFolder();
    write(home, {
      ".gitconfig": '[core]\n\texcludesFile = "~/my \\"ignores\\""\n\tautocrlf\n',
      'my "ignores"': "*.tmp\n",
    });
    setVariables({ HOME: home });
    const dir = makeRepository({ "a.md": "1\n" });
    write(dir, { "x.tmp": "x", "a.md": "1\r\n", "b.md": "2\r\n" });
    const repository = await open(dir);
    expect(await list(await repository.workingTree())).toEqual(["100644 a.md", "100644 b.md"]);
    const { judged } = await repository.compare("main", undefined);
    expect(await contents(judged)).toEqual({ "a.md": "1\n", "b.md": "2\n" });
  });

  it("yield to the repository's own", async () => {
    const home = makeFolder();
    write(home, { ".gitconfig": "[core]\n\tautocrlf = true\n" });
    setVariables({ HOME: home });
    const dir = makeRepository({ "a.md": "1\n" });
    git(dir, "config", "core.autocrlf", "false");
    write(dir, { "a.md": "1\r\n" });
    const { judged } = await (await open(dir)).compare("main", undefined);
    expect(await contents(judged)).toEqual({ "a.md": "1\r\n" });
  });
});

it("opens a work tree in which a folder cannot be listed, and says so where it matters", async () => {
  const dir = makeRepository({ "a.md": "a", "closed/b.md": "b" });
  mkdirSync(join(dir, "other"));
  commit(dir, "more", { "c.md": "c" });
  chmodSync(join(dir, "closed"), 0o000);
  try {
    const read = await contents(await (await open(dir)).workingTree());
    // The administrator may read anything.
    const expected = process.getuid?.() === 0 ? "b" : "Error: permission denied";
    expect(read).toEqual({ "a.md": "a", "c.md": "c", "closed/b.md": expected });
  } finally {
    chmodSync(join(dir, "closed"), 0o755);
  }
});

describe("the working directory, as a change against a branch,", () => {
  const tooLarge = "Error: it is larger than 64 MiB";

  it("does not hide what cannot be read, nor take it for what Git has", async () => {
    const dir = makeRepository({ "a.md": "a", "b.md": "b", "c.md": "c", "closed/d.md": "d", "closed/e.md": "e" });
    write(dir, { "closed/d.md": "changed", "new.md": "", "shut.md": "s" });
    for (const name of ["b.md", "new.md"]) truncateSync(join(dir, name), 65 * 1024 * 1024);
    git(dir, "update-index", "--assume-unchanged", "c.md");
    chmodSync(join(dir, "c.md"), 0o000);
    chmodSync(join(dir, "shut.md"), 0o000);
    chmodSync(join(dir, "closed"), 0o600);
    try {
      const comparison = await (await open(dir)).compare("main", undefined);
      // The administrator may read anything.
      const closed = (text: string) => (process.getuid?.() === 0 ? text : "Error: permission denied");
      expect(await contents(comparison.judged)).toEqual({
        "a.md": "a",
        "b.md": tooLarge,
        "c.md": closed("c"),
        "closed/d.md": closed("changed"),
        "closed/e.md": closed("e"),
        "new.md": tooLarge,
        "shut.md": closed("s"),
      });
      const content = await comparison.added();
      const unread: string[] = [];
      await content.read(content.blobs, ({ places }, bytes) => {
        if (bytes instanceof Error) unread.push(`${places[0]?.path}: ${bytes.message}`);
      });
      expect(unread).toEqual(expect.arrayContaining(["b.md", "new.md"].map((name) => `${name}: ${tooLarge.slice(7)}`)));
    } finally {
      chmodSync(join(dir, "closed"), 0o755);
    }
  });

  it("is not merged where the branch changed a file that cannot be read", async () => {
    const dir = makeRepository({ "a.md": "a" });
    git(dir, "switch", "--quiet", "--create", "topic");
    commit(dir, "topic", { "b.md": "b" });
    git(dir, "switch", "--quiet", "main");
    commit(dir, "main", { "a.md": "2" });
    git(dir, "switch", "--quiet", "topic");
    truncateSync(join(dir, "a.md"), 65 * 1024 * 1024);
    await expect((await open(dir)).compare("main", undefined)).rejects.toThrow(
      '"a.md" was changed on both sides and cannot be read: it is larger than 64 MiB.',
    );
  });
});

import { chmodSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { clone, commit, git, makeRepository, open } from "./fixture.js";

const isSource = (path: string) => path.endsWith(".md");

describe("the source commit", () => {
  it("is the last commit that changed a source file: indexes do not count, modes do", async () => {
    const dir = makeRepository({ "a.md": "1", "indexes/i.json": "{}" });
    const edit = commit(dir, "edit", { "a.md": "2" });
    commit(dir, "index", { "indexes/i.json": "{1}" });
    const repository = await open(dir);
    expect(await repository.sourceCommit(isSource)).toEqual({ commit: edit, time: new Date("2026-01-02T03:04:05Z") });
    chmodSync(join(dir, "a.md"), 0o755);
    const mode = commit(dir, "mode");
    commit(dir, "index again", { "indexes/i.json": "{2}" });
    expect((await repository.sourceCommit(isSource))?.commit).toBe(mode);
    expect((await repository.sourceCommit(isSource, edit))?.commit).toBe(edit);
  });

  it("is a merge that brought source files, not the commit on the branch", async () => {
    const dir = makeRepository({ "a.md": "1" });
    git(dir, "checkout", "--quiet", "-b", "topic");
    commit(dir, "topic", { "b.md": "b" });
    git(dir, "checkout", "--quiet", "main");
    commit(dir, "other", { "x.txt": "x" });
    git(dir, "merge", "--quiet", "--no-ff", "-m", "merge", "topic");
    const merge = git(dir, "rev-parse", "HEAD");
    commit(dir, "after", { "x.txt": "y" });
    expect((await (await open(dir)).sourceCommit(isSource))?.commit).toBe(merge);
  });

  it("is a deletion, or the first commit, and undefined where no commit had one", async () => {
    const dir = makeRepository({ "a.md": "1", "b.txt": "b" });
    const first = git(dir, "rev-parse", "HEAD");
    commit(dir, "nothing", { "b.txt": "c" });
    const repository = await open(dir);
    expect((await repository.sourceCommit(isSource))?.commit).toBe(first);
    git(dir, "rm", "--quiet", "a.md");
    const deletion = commit(dir, "deletion");
    expect((await repository.sourceCommit(isSource))?.commit).toBe(deletion);
    expect(await repository.sourceCommit((path) => path.endsWith(".yaml"))).toBeUndefined();
  });

  it("looks only below the root, with paths relative to it", async () => {
    const dir = makeRepository({ "memory/a.md": "1", "other/b.md": "1" });
    const inside = commit(dir, "inside", { "memory/a.md": "2" });
    commit(dir, "outside", { "other/b.md": "2" });
    commit(dir, "named alike", { "memory-2/b.md": "2" });
    const repository = await open(join(dir, "memory"));
    const paths: string[] = [];
    const found = await repository.sourceCommit((path) => paths.push(path) > 0);
    expect([found?.commit, paths]).toEqual([inside, ["a.md"]]);
  });

  it("cannot be forged by a path or a message that looks like a commit of the log", async () => {
    const dir = makeRepository({ "a.md": "1" });
    const edit = commit(dir, "edit", { "a.md": "2" });
    commit(dir, `commit ${"0".repeat(40)} 1`, { [`commit ${"1".repeat(40)} 2`]: "", "\n:100644 x": "", ":x": "" });
    expect((await (await open(dir)).sourceCommit(isSource))?.commit).toBe(edit);
  });

  it("is not guessed where the history is broken", async () => {
    const dir = makeRepository({ "a.md": "1" });
    const first = git(dir, "rev-parse", "HEAD");
    commit(dir, "other", { "b.txt": "b" });
    git(dir, "branch", "topic");
    commit(dir, "main", { "b.txt": "c" });
    rmSync(join(dir, ".git", "objects", first.slice(0, 2), first.slice(2)));
    const repository = await open(dir);
    const broken = { name: "UserError", message: expect.stringContaining("cannot be read") as string };
    await expect(repository.sourceCommit(isSource)).rejects.toMatchObject(broken);
    git(dir, "checkout", "--quiet", "topic");
    const orphan = git(dir, "commit-tree", "HEAD^{tree}", "-m", "orphan");
    await expect(repository.compare("main", orphan)).rejects.toMatchObject(broken);
  });

  it("is refused where a shallow clone hides it", async () => {
    const origin = makeRepository({ "a.md": "1" });
    const edit = commit(origin, "edit", { "a.md": "2" });
    for (const text of ["1", "2", "3"]) commit(origin, "other", { "x.txt": text });
    for (const depth of ["--depth=1", "--depth=3", "--depth=4"]) {
      const repository = await open(clone(origin, depth));
      await expect(repository.sourceCommit(isSource), depth).rejects.toMatchObject({
        name: "UserError",
        advice: expect.stringContaining("fetch-depth: 0") as string,
      });
      await expect(
        repository.sourceCommit((path) => path.endsWith(".yaml")),
        depth,
      ).rejects.toThrow(/too shallow/);
    }
    const deep = await open(clone(origin, "--depth=5"));
    expect((await deep.sourceCommit(isSource))?.commit).toBe(edit);
    const full = await open(clone(origin, "--depth=50"));
    expect(full.isShallow()).toBe(false);
    expect((await full.sourceCommit(isSource))?.commit).toBe(edit);
  });
});

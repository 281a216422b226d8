import { describe, expect, it } from "vitest";
import { UserError } from "../../src/memory/user-error.js";
import { clone, commit, git, gitInput, makeRepository, open, photograph } from "./fixture.js";

describe("a revision", () => {
  it("is resolved to a commit: branch, tag, annotated tag, short and full id, relative", async () => {
    const dir = makeRepository({ a: "1" });
    const first = git(dir, "rev-parse", "HEAD");
    git(dir, "tag", "light");
    git(dir, "tag", "-a", "-m", "x", "heavy");
    commit(dir, "second", { a: "2" });
    const repository = await open(dir);
    for (const revision of ["main~1", "light", "heavy", first, first.slice(0, 8), "HEAD^"]) {
      expect(await repository.resolve(revision), revision).toBe(first);
    }
  });

  it("is found by a full id, also of what came since the last question: a commit, a tag of one, never a tree", async () => {
    const dir = makeRepository({ a: "1" });
    const repository = await open(dir);
    const tree = git(dir, "rev-parse", "HEAD^{tree}");
    await expect(repository.resolve(tree)).rejects.toThrow(`"${tree}" is not a commit`);
    const second = commit(dir, "second", { a: "2" });
    git(dir, "tag", "-a", "-m", "x", "heavy");
    git(dir, "tag", "-a", "-m", "x", "of-a-tree", tree);
    expect(await repository.resolve(second)).toBe(second);
    expect(await repository.resolve(git(dir, "rev-parse", "heavy"))).toBe(second);
    await expect(repository.resolve(git(dir, "rev-parse", "of-a-tree"))).rejects.toBeInstanceOf(UserError);
  });

  it.each([
    "",
    "nothing",
    "^main",
    "main..main",
    "HEAD:a",
    "HEAD^{tree}",
    "a\nb",
    "a\0b",
    "x".repeat(5000),
    "f".repeat(40),
  ])("is refused by name: %j", async (revision) => {
    const repository = await open(makeRepository({ a: "1" }));
    const failure = repository.resolve(revision);
    await expect(failure).rejects.toBeInstanceOf(UserError);
    await expect(failure).rejects.toThrow(JSON.stringify(revision).slice(0, 50).replace(/"$/, ""));
  });

  it("is missed for what it is where there is no commit at all, and by its name where there is one elsewhere", async () => {
    const dir = makeRepository({});
    for (const revision of ["HEAD", "main"]) {
      const failure = (await open(dir)).resolve(revision);
      await expect(failure).rejects.toMatchObject({
        message: "This repository has no commit yet.",
        advice: expect.stringMatching(/^Commit first/) as string,
      });
    }
    const other = makeRepository({ a: "1" });
    git(other, "switch", "--quiet", "--orphan", "empty");
    await expect((await open(other)).resolve("mian")).rejects.toThrow(`"mian" is not a commit`);
  });

  it("that looks like an option is a name, and exists only if there is such a ref", async () => {
    const dir = makeRepository({ a: "1" });
    const repository = await open(dir);
    const before = photograph(dir);
    for (const revision of ["--all", "-h", "--git-dir=/", "--output=x", "--parseopt", "--local-env-vars"]) {
      const failure = repository.resolve(revision);
      await expect(failure).rejects.toThrow(`"${revision}"`);
      await expect(failure).rejects.toBeInstanceOf(UserError);
    }
    expect(photograph(dir)).toEqual(before);
    const second = commit(dir, "second", { a: "2" });
    git(dir, "update-ref", "refs/heads/--all", second);
    git(dir, "update-ref", "refs/heads/-x", second);
    expect(await repository.resolve("--all")).toBe(second);
    expect(await repository.resolve("-x")).toBe(second);
    expect((await repository.commitTree("--all")).commit).toBe(second);
  });

  it("that is both a branch and a tag, or the start of two ids, is ambiguous", async () => {
    const dir = makeRepository({ a: "1" });
    git(dir, "tag", "v1");
    commit(dir, "second", { a: "2" });
    git(dir, "branch", "v1");
    const repository = await open(dir);
    await expect(repository.resolve("v1")).rejects.toThrow(/"v1" is ambiguous/);
    expect(await repository.resolve("refs/tags/v1")).toBe(git(dir, "rev-parse", "HEAD~1"));

    const tree = git(dir, "rev-parse", "HEAD^{tree}");
    const stamps = Array.from({ length: 1500 }, (_, i) => i);
    const stream = stamps.map(
      (i) => `commit refs/heads/c${i}\ncommitter A <a@b> ${i} +0000\ndata 1\nx\nM 040000 ${tree} \n`,
    );
    gitInput(dir, stream.join(""), "fast-import", "--quiet");
    const ids = git(dir, "for-each-ref", "--format=%(objectname)", "refs/heads/").split("\n");
    const starts = new Map<string, number>();
    for (const id of new Set(ids)) starts.set(id.slice(0, 4), (starts.get(id.slice(0, 4)) ?? 0) + 1);
    const twice = [...starts].find(([, count]) => count > 1)?.[0] ?? "";
    expect(twice).not.toBe("");
    await expect(repository.resolve(twice)).rejects.toThrow(`"${twice}" is ambiguous`);
  });

  it("that is the whole name of what is there is that, whatever a tag or a branch is called", async () => {
    const dir = makeRepository({ a: "1" });
    const first = git(dir, "rev-parse", "HEAD");
    const second = commit(dir, "second", { a: "2" });
    git(dir, "update-ref", "refs/tags/HEAD", first);
    git(dir, "update-ref", "refs/heads/refs/heads/main", first);
    const repository = await open(dir);
    expect(await repository.resolve("HEAD")).toBe(second);
    expect(await repository.resolve("HEAD~1")).toBe(first);
    expect(await repository.resolve("refs/heads/main")).toBe(second);
    git(dir, "update-ref", "refs/tags/refs/heads/gone", second);
    git(dir, "update-ref", "refs/heads/refs/heads/gone", first);
    await expect(repository.resolve("refs/heads/gone")).rejects.toThrow("is ambiguous");
  });

  it("that only a remote has as a branch is found by its name there", async () => {
    const origin = makeRepository({ a: "1" });
    git(origin, "branch", "team/next");
    const dir = clone(origin);
    git(dir, "checkout", "-q", "--detach");
    git(dir, "branch", "-q", "-D", "main");
    const repository = await open(dir);
    await expect(repository.resolve("main")).rejects.toMatchObject({ advice: "Name it so: `origin/main`" });
    await expect(repository.resolve("team/next")).rejects.toMatchObject({
      advice: "Name it so: `origin/team/next`",
    });
    for (const revision of ["next", "m*", "main~1"]) {
      await expect(repository.resolve(revision)).rejects.toMatchObject({
        advice: "Check its spelling, or fetch it first",
      });
    }
  });

  it("given as a full id is that commit, whatever a ref is called", async () => {
    const dir = makeRepository({ a: "1" });
    const first = git(dir, "rev-parse", "HEAD");
    const second = commit(dir, "second", { a: "2" });
    git(dir, "update-ref", `refs/heads/${first}`, second);
    expect(await (await open(dir)).resolve(first)).toBe(first);
  });

  it("that a shallow clone lacks is told so with the mend", async () => {
    const origin = makeRepository({ a: "1" });
    const first = git(origin, "rev-parse", "HEAD");
    commit(origin, "second", { a: "2" });
    const repository = await open(clone(origin, "--depth=1"));
    for (const revision of [first, "HEAD~1"]) {
      await expect(repository.resolve(revision)).rejects.toMatchObject({
        name: "UserError",
        message: `Revision "${revision}" is not in this clone, which is shallow.`,
        advice: expect.stringMatching(
          /`fetch-depth: 0`.*`git fetch --unshallow origin "\+refs\/heads\/\*:refs\/remotes\/origin\/\*"`/,
        ) as string,
      });
    }
  });
});

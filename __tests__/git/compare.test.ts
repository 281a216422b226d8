import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import type { Comparison } from "../../src/memory/repository.js";
import { UserError } from "../../src/memory/user-error.js";
import {
  clone,
  commit,
  contents,
  git,
  list,
  makeFolder,
  makeRepository,
  open,
  photograph,
  write,
  type Files,
  setVariables,
} from "./fixture.js";

/** A repository whose `main` and `topic` have parted after `base`. */
function parted(base: Files, main: Files, topic: Files): string {
  const dir = makeRepository(base);
  git(dir, "checkout", "--quiet", "-b", "topic");
  commit(dir, "topic", topic);
  git(dir, "checkout", "--quiet", "main");
  commit(dir, "main", main);
  git(dir, "checkout", "--quiet", "topic");
  return dir;
}

async function trees(comparison: Comparison): Promise<Record<string, Record<string, string>>> {
  const { target, head, judged, changeBase } = comparison;
  return {
    target: await contents(target),
    head: await contents(head),
    judged: await contents(judged),
    changeBase: await contents(changeBase),
  };
}

describe("a proposal compared with its target (decision 31)", () => {
  it("ahead of the target is judged as it is", async () => {
    const dir = makeRepository({ "a.md": "1" });
    const base = git(dir, "rev-parse", "HEAD");
    const head = commit(dir, "next", { "a.md": "2", "b.md": "b" });
    const comparison = await (await open(dir)).compare(base, head);
    expect(await trees(comparison)).toEqual({
      target: { "a.md": "1" },
      head: { "a.md": "2", "b.md": "b" },
      judged: { "a.md": "2", "b.md": "b" },
      changeBase: { "a.md": "1" },
    });
    expect([comparison.mergeBase, comparison.conflicts]).toEqual([base, []]);
    expect([comparison.target.commit, comparison.head.commit]).toEqual([base, head]);
  });

  it("behind the target does not delete what the target gained", async () => {
    const dir = parted(
      { "a.md": "1\n2\n3\n4\n5\n" },
      { "gained.md": "g", "a.md": "1!\n2\n3\n4\n5\n" },
      { "a.md": "1\n2\n3\n4\n5!\n" },
    );
    const comparison = await (await open(dir)).compare("main", "topic");
    const both = "1!\n2\n3\n4\n5!\n";
    expect(await trees(comparison)).toEqual({
      target: { "gained.md": "g", "a.md": "1!\n2\n3\n4\n5\n" },
      head: { "a.md": "1\n2\n3\n4\n5!\n" },
      judged: { "gained.md": "g", "a.md": both },
      changeBase: { "gained.md": "g", "a.md": "1!\n2\n3\n4\n5\n" },
    });
    expect(comparison.mergeBase).toBe(git(dir, "merge-base", "main", "topic"));
    expect(comparison.judged.commit).toBeUndefined();
  });

  it("that the target has already changes nothing", async () => {
    const dir = makeRepository({ "a.md": "1" });
    const old = git(dir, "rev-parse", "HEAD");
    commit(dir, "next", { "b.md": "b" });
    const { judged, conflicts } = await (await open(dir)).compare("main", old);
    expect([await contents(judged), conflicts]).toEqual([{ "a.md": "1", "b.md": "b" }, []]);
  });

  it("that does not merge is judged against the merge base, and the conflicts are named", async () => {
    const base = { "a.md": "0", "line\nbreak.md": "0", "del.md": "0", "ok.md": "0" };
    const dir = parted(
      base,
      { "a.md": "main", "line\nbreak.md": "main", "del.md": "main", "new.md": "m" },
      { "a.md": "topic", "line\nbreak.md": "topic" },
    );
    git(dir, "rm", "--quiet", "del.md");
    commit(dir, "deleted");
    const comparison = await (await open(dir)).compare("main", "topic");
    expect(comparison.conflicts).toEqual(["a.md", "del.md", "line\nbreak.md"]);
    const topic = { "a.md": "topic", "line\nbreak.md": "topic", "ok.md": "0" };
    expect(await trees(comparison)).toEqual({
      target: { "a.md": "main", "line\nbreak.md": "main", "del.md": "main", "ok.md": "0", "new.md": "m" },
      head: topic,
      judged: topic,
      changeBase: base,
    });
  });

  it("names a file that the other side made a folder of as it is called, not as Git would call it", async () => {
    const dir = makeRepository({ "a.md": "1" });
    git(dir, "checkout", "--quiet", "-b", "topic");
    rmSync(join(dir, "a.md"));
    commit(dir, "a folder", { "a.md/b.md": "2" });
    git(dir, "checkout", "--quiet", "main");
    commit(dir, "an edit", { "a.md": "3" });
    expect((await (await open(dir)).compare("main", "topic")).conflicts).toEqual(["a.md"]);
    expect((await (await open(dir)).compare("topic", "main")).conflicts).toEqual(["a.md"]);
  });

  it("below a sub-folder knows only conflicts there", async () => {
    const dir = parted(
      { "m/a.md": "0", "x.txt": "0" },
      { "m/b.md": "main", "x.txt": "1" },
      { "m/c.md": "topic", "x.txt": "2" },
    );
    const inside = await (await open(join(dir, "m"))).compare("main", "topic");
    expect([inside.conflicts, await contents(inside.judged)]).toEqual([
      [],
      { "a.md": "0", "b.md": "main", "c.md": "topic" },
    ]);
    expect((await (await open(dir)).compare("main", "topic")).conflicts).toEqual(["x.txt"]);
  });

  it("works with SHA-256", async () => {
    const dir = makeRepository({ "a.md": "1" }, "--object-format=sha256");
    git(dir, "checkout", "--quiet", "-b", "topic");
    commit(dir, "topic", { "b.md": "b" });
    git(dir, "checkout", "--quiet", "main");
    commit(dir, "main", { "c.md": "c" });
    write(dir, { "d.md": "d" });
    const comparison = await (await open(dir)).compare("topic", undefined);
    expect(await contents(comparison.judged)).toEqual({ "a.md": "1", "b.md": "b", "c.md": "c", "d.md": "d" });
  });

  it("is the same judged tree as git's own merge (law)", async () => {
    const text = fc.array(fc.constantFrom("a\n", "b\n", "c\n", "d\n"), { maxLength: 6 }).map((lines) => lines.join(""));
    const files = fc.dictionary(fc.constantFrom("x.md", "y.md", "z/w.md"), text);
    await fc.assert(
      fc.asyncProperty(files, files, files, async (base, main, topic) => {
        const dir = parted({ ...base, keep: "k" }, main, topic);
        const comparison = await (await open(dir)).compare("main", "topic");
        git(dir, "checkout", "--quiet", "main");
        let merged = true;
        try {
          git(dir, "merge", "--quiet", "-m", "merge", "topic");
        } catch {
          merged = false;
        }
        expect(comparison.conflicts.length === 0).toBe(merged);
        const reference = await (await open(dir)).commitTree(merged ? "HEAD" : "topic");
        expect(await contents(comparison.judged)).toEqual(await contents(reference));
      }),
      { numRuns: 12 },
    );
  });
});

describe("the working directory compared with its target", () => {
  it("is merged as the commit that it would become, and read as it is on disk", async () => {
    const dir = parted(
      { "a.md": "1\n2\n3\n", "gone.md": "g", ".gitignore": "*.log\n" },
      { "m.md": "m" },
      { "t.md": "t" },
    );
    write(dir, { "a.md": "1\n2\n3!\n", "new.md": "n", "x.log": "ignored", "staged.md": "s" });
    git(dir, "add", "staged.md");
    write(dir, { "staged.md": "s2" });
    rmSync(join(dir, "gone.md"));
    const comparison = await (await open(dir)).compare("main", undefined);
    const work = { ".gitignore": "*.log\n", "a.md": "1\n2\n3!\n", "new.md": "n", "staged.md": "s2", "t.md": "t" };
    expect(await contents(comparison.head)).toEqual(work);
    expect(await contents(comparison.judged)).toEqual({ ...work, "m.md": "m" });
    expect(comparison.head.label).toBe("working directory");
    expect([comparison.head.commit, comparison.conflicts]).toEqual([undefined, []]);
    const ids = async (tree: Comparison["head"]) => new Map((await tree.entries()).map(({ path, oid }) => [path, oid]));
    const judged = await ids(comparison.judged);
    for (const [path, oid] of await ids(comparison.head)) expect(judged.get(path), path).toBe(oid);
  });

  it("has edits that kept size and second", async () => {
    const dir = makeRepository({ "a.md": "1", "b.md": "1" });
    // A copy of the index that looks newer than the edit would make Git miss it.
    for (const text of ["2", "3", "4", "5"]) {
      write(dir, { "a.md": text });
      const { judged } = await (await open(dir)).compare("main", undefined);
      expect(await contents(judged)).toEqual({ "a.md": text, "b.md": "1" });
      git(dir, "add", "--all");
    }
  });

  it("leaves the repository as it was, to the byte", async () => {
    const dir = parted({ "a.md": "1", "sub/b.md": "1" }, { "a.md": "2" }, { "a.md": "3", "c.md": "c" });
    for (const setup of [
      [],
      ["config", "core.splitIndex", "true"],
      ["update-index", "--split-index"],
      ["gc", "--quiet"],
    ]) {
      if (setup.length > 0) git(dir, ...setup);
      write(dir, { "sub/b.md": "edited", "sub/new.md": "new" });
      const before = photograph(dir);
      const repository = await open(dir);
      const comparison = await repository.compare("main", undefined);
      await trees(comparison);
      await (await repository.workingTree()).entries();
      await repository.sourceCommit((path) => path === "nothing");
      const clean = await repository.compare("main", "main");
      await trees(clean);
      await repository.close();
      expect(photograph(dir)).toEqual(before);
    }
  });

  it("removes what it wrote elsewhere when closed", async () => {
    const scratch = makeFolder();
    setVariables({ TMPDIR: scratch });
    const dir = parted({ "a.md": "1" }, { "b.md": "2" }, { "c.md": "3" });
    write(dir, { "d.md": "4" });
    const others = () => Object.keys(photograph(scratch)).filter((path) => !path.startsWith(dir));
    const made = others();
    const repository = await open(dir);
    await trees(await repository.compare("main", undefined));
    expect(others().length).toBeGreaterThan(made.length);
    await repository.close();
    expect(others()).toEqual(made);
  });

  it("holds links, modes, submodules and odd names, and survives what cannot be stored", async () => {
    const dir = makeRepository({
      "a.md": "a",
      "b/c.md": "c",
      "file-to-folder": "x",
      "to-fifo": "f",
      "to-link/d.md": "d",
      "huge.md": "small",
    });
    const head = git(dir, "rev-parse", "HEAD");
    git(dir, "update-index", "--add", "--cacheinfo", `160000,${head},module`);
    git(dir, "commit", "--quiet", "-m", "module");
    mkdirSync(join(dir, "module"));
    symlinkSync("a.md", join(dir, "link"));
    write(dir, { "run.sh": "#", "-dash\n.md": "-", "nested/x": "x" });
    chmodSync(join(dir, "run.sh"), 0o755);
    for (const gone of ["b", "file-to-folder", "to-fifo", "to-link"]) rmSync(join(dir, gone), { recursive: true });
    write(dir, { b: "now a file", "file-to-folder/in.md": "in" });
    execFileSync("mkfifo", [join(dir, "to-fifo"), join(dir, "pipe")]);
    symlinkSync("..", join(dir, "to-link"));
    git(join(dir, "nested"), "init", "--quiet");
    writeFileSync(Buffer.concat([Buffer.from(`${dir}/bad`), Buffer.from([0xff])]), "bytes");
    truncateSync(join(dir, "huge.md"), 5 * 1024 * 1024 * 1024);
    const { judged } = await (await open(dir)).compare("main", undefined);
    expect(await list(judged)).toEqual([
      "100644 -dash\n.md",
      "100644 a.md",
      "100644 b",
      "100644 bad\uFFFD",
      "100644 file-to-folder/in.md",
      "100644 huge.md",
      "120000 link",
      "160000 module",
      "160000 nested",
      "100755 run.sh",
      "120000 to-link",
    ]);
    expect((await contents(judged))["huge.md"]).toBe("Error: it is larger than 64 MiB");
  });

  it("keeps what a sparse checkout left out, and a merge that is under way", async () => {
    const sparse = makeRepository({ "in/a.md": "a", "out/b.md": "b" });
    git(sparse, "sparse-checkout", "set", "in");
    write(sparse, { "in/new.md": "n" });
    const { judged } = await (await open(sparse)).compare("main", undefined);
    expect(await list(judged)).toEqual(["100644 in/a.md", "100644 in/new.md", "100644 out/b.md"]);

    const skipped = makeRepository({ "a.md": "1", "assumed.md": "1", "gone.md": "1" });
    git(skipped, "update-index", "--skip-worktree", "a.md", "gone.md");
    git(skipped, "update-index", "--assume-unchanged", "assumed.md");
    write(skipped, { "a.md": "2", "assumed.md": "2" });
    rmSync(join(skipped, "gone.md"));
    const own = await (await open(skipped)).compare("main", undefined);
    const expected = { "a.md": "2", "assumed.md": "2", "gone.md": "1" };
    expect([await contents(own.judged), await contents(own.head)]).toEqual([expected, expected]);

    const dir = parted({ "a.md": "0" }, { "a.md": "main" }, { "a.md": "topic" });
    expect(() => git(dir, "merge", "main")).toThrow();
    write(dir, { "a.md": "both" });
    const merging = await (await open(dir)).compare("main", undefined);
    expect([merging.conflicts, await contents(merging.judged)]).toEqual([[], { "a.md": "both" }]);
  });

  it("sees line ends as Git stores them, in the merge and in what is proposed", async () => {
    const dir = parted(
      { ".gitattributes": "*.md text eol=crlf\n", "a.md": "1\n2\n3\n4\n" },
      { "a.md": "1!\n2\n3\n4\n" },
      { "t.md": "t" },
    );
    write(dir, { "a.md": "1\r\n2\r\n3\r\n4!\r\n" });
    const { judged, head, conflicts } = await (await open(dir)).compare("main", undefined);
    expect(conflicts).toEqual([]);
    expect((await contents(judged))["a.md"]).toBe("1!\n2\n3\n4!\n");
    expect((await contents(head))["a.md"]).toBe("1\n2\n3\n4!\n");
  });

  it("below a sub-folder takes only that from disk", async () => {
    const dir = makeRepository({ "m/a.md": "1", "n/b.md": "1" });
    write(dir, { "m/a.md": "2", "m/new.md": "n", "n/b.md": "2" });
    const { judged, target } = await (await open(join(dir, "m"))).compare("main", undefined);
    expect([await contents(judged), await contents(target)]).toEqual([{ "a.md": "2", "new.md": "n" }, { "a.md": "1" }]);
    expect(existsSync(join(dir, ".git", "index.lock"))).toBe(false);
  });

  it("says which file Git cannot store", async () => {
    const dir = makeRepository({ ".gitattributes": "*.txt working-tree-encoding=UTF-16\n", "a.txt": "" });
    write(dir, { "a.txt": "not UTF-16" });
    const failure = (await open(dir)).compare("main", undefined);
    await expect(failure).rejects.toBeInstanceOf(UserError);
    await expect(failure).rejects.toThrow(/a\.txt/);
  });
});

describe("what cannot be compared", () => {
  const deepen = {
    name: "UserError",
    advice: expect.stringMatching(
      /`fetch-depth: 0`.*`git fetch --unshallow origin "\+refs\/heads\/\*:refs\/remotes\/origin\/\*"`/,
    ) as string,
  };

  it("unrelated histories", async () => {
    const dir = makeRepository({ "a.md": "1" });
    git(dir, "checkout", "--quiet", "--orphan", "other");
    commit(dir, "orphan", { "b.md": "1" });
    const failure = (await open(dir)).compare("main", "other");
    await expect(failure).rejects.toBeInstanceOf(UserError);
    await expect(failure).rejects.toThrow("The two commits have no common ancestor.");
  });

  it("a clone of depth 1, by id and by branch", async () => {
    const origin = parted({ "a.md": "1" }, { "b.md": "2" }, { "c.md": "3" });
    const dir = clone(origin, "--depth=1", "--no-single-branch");
    const repository = await open(dir);
    await expect(repository.compare("origin/main", "HEAD")).rejects.toMatchObject(deepen);
    await expect(repository.compare("origin/main", undefined)).rejects.toMatchObject(deepen);
    await expect(repository.compare(git(origin, "rev-parse", "main~1"), "HEAD")).rejects.toMatchObject(deepen);
  });

  it("a clone whose cut may hide the place where the two parted", async () => {
    const origin = parted({ "a.md": "1" }, { "b.md": "2" }, { "c.md": "3" });
    git(origin, "merge", "--quiet", "-m", "merge", "main");
    commit(origin, "later", { "d.md": "4" });
    const dir = clone(origin, "--depth=1", "--no-single-branch");
    await expect((await open(dir)).compare("origin/main", "origin/topic")).rejects.toMatchObject(deepen);
    git(dir, "fetch", "--quiet", "--depth=3");
    const deeper = await (await open(dir)).compare("origin/main", "origin/topic");
    expect(deeper.mergeBase).toBe(git(origin, "rev-parse", "main"));
  });

  it("a repository without a commit", async () => {
    const empty = makeRepository();
    write(empty, { "a.md": "a" });
    await expect((await open(empty)).compare("main", undefined)).rejects.toThrow("This repository has no commit yet.");
  });

  it("a merge whose blobs a partial clone lacks", async () => {
    const origin = parted({ "a.md": "1\n2\n3\n" }, { "a.md": "1!\n2\n3\n" }, { "a.md": "1\n2\n3!\n" });
    git(origin, "config", "uploadpack.allowFilter", "true");
    const dir = clone(origin, "--filter=blob:none", "--no-checkout");
    const before = photograph(join(dir, ".git"));
    const failure = (await open(dir)).compare("origin/main", "origin/topic");
    await expect(failure).rejects.toBeInstanceOf(UserError);
    await expect(failure).rejects.toThrow(/cannot be merged/);
    expect(photograph(join(dir, ".git"))).toEqual(before);
  });

  it("a merge whose trees a partial clone lacks, which Git would take for empty", async () => {
    const origin = parted({ "a.md": "1", "b.md": "1" }, { "c.md": "2" }, { "b.md": "2" });
    git(origin, "rm", "--quiet", "a.md");
    commit(origin, "removes it", {});
    // Whoever looked at both branches has their trees, and not those of the commit where they parted.
    const lacking = partialClone(origin, "tree:0", "topic", "main");
    await expect((await open(lacking)).compare("origin/main", "origin/topic")).rejects.toThrow(
      /cannot be merged\. This clone is partial/,
    );
    const whole = partialClone(origin, "blob:none", "topic");
    const { judged } = await (await open(whole)).compare("origin/main", "origin/topic");
    expect((await judged.entries()).map(({ path }) => path)).toEqual(["b.md", "c.md"]);
  });

  it("a merge of what was merged both ways, where a partial clone lacks the trees of its beginning", async () => {
    const origin = parted({ "a.md": "1", "b.md": "1" }, { "b.md": "2" }, { "c.md": "1" });
    git(origin, "checkout", "--quiet", "main");
    git(origin, "rm", "--quiet", "a.md");
    commit(origin, "removes it", {});
    git(origin, "checkout", "--quiet", "topic");
    const [main, topic] = ["main", "topic"].map((name) => git(origin, "rev-parse", name));
    git(origin, "merge", "--quiet", "-m", "main into topic", main ?? "");
    commit(origin, "brings it back", { "a.md": "1" });
    git(origin, "checkout", "--quiet", "main");
    git(origin, "merge", "--quiet", "-m", "topic into main", topic ?? "");
    git(origin, "branch", "first-main", main ?? "");
    git(origin, "branch", "first-topic", topic ?? "");
    git(origin, "branch", "merged", "topic~1");
    const names = ["first-main", "first-topic", "merged", "main", "topic"];
    await expect(
      (await open(partialClone(origin, "tree:0", ...names))).compare("origin/main", "origin/topic"),
    ).rejects.toThrow(/cannot be merged\. This clone is partial/);
  });
});

/** A clone that has what the branches hold which were checked out in it. */
function partialClone(origin: string, filter: string, ...branches: readonly string[]): string {
  git(origin, "config", "uploadpack.allowFilter", "true");
  git(origin, "config", "uploadpack.allowAnySHA1InWant", "true");
  const dir = clone(origin, `--filter=${filter}`, "--no-checkout");
  for (const branch of branches) git(dir, "checkout", "--quiet", `origin/${branch}`);
  return dir;
}

/** Repositories in states that Git allows, or that something broke: nothing is green because of them, and nothing untrue is said. */
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commit, git, makeFolder, makeRepository, open, setVariables, wrapGit, write } from "../git/fixture.js";
import { run, within } from "./command-line.js";
import { toolRecord } from "./tool-record.js";

const FILES = {
  "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
  "ontology/edge-kinds.yaml": "edgeKinds:\n  - { name: depends_on, purpose: Needs, example: {} }\n",
  "graph/a.yaml": toolRecord("tool:a", "depends_on: [tool:b]"),
  "graph/b.yaml": toolRecord("tool:b"),
};

function memory(): string {
  return makeRepository(FILES);
}

describe("a repository that lacks a file of the base, as a partial clone does whose remote was removed", () => {
  it.each([[], ["--no-index"], ["--head", "change"]])("lets no record be deleted unseen: %j", async (...options) => {
    const dir = memory();
    expect((await run("reindex", dir, "--write")).code).toBe(0);
    commit(dir, "index");
    git(dir, "switch", "--quiet", "--create", "change");
    const blob = git(dir, "rev-parse", "HEAD:graph/b.yaml");
    git(dir, "rm", "--quiet", "graph/b.yaml");
    git(dir, "commit", "--quiet", "--message", "delete");
    rmSync(join(dir, ".git/objects", blob.slice(0, 2), blob.slice(2)));
    const { code, stderr } = await run("check", dir, "--base", "main", ...options);
    expect([code, stderr.split("\n").slice(0, 2)]).toEqual([
      2,
      [
        `memory-steward: "graph/b.yaml" of ${git(dir, "rev-parse", "--short=12", "main")} cannot be read: blob ${blob} is missing from this repository.`,
        "  Run `git fsck` to find what is broken",
      ],
    ]);
    expect((await run("diff", "main", "change", "--dir", dir)).code).toBe(2);
  });
});

describe("core.worktree", () => {
  it("that leads away from the folder is told, whatever the command", async () => {
    const dir = memory();
    const elsewhere = makeFolder();
    git(dir, "config", "core.worktree", elsewhere);
    for (const command of [
      ["check", dir],
      ["check", dir, "--base", "main"],
      ["reindex", dir, "--write"],
      ["revert", "main", "--dir", dir],
    ]) {
      const { code, stderr } = await run(...command);
      expect([code, stderr]).toEqual([
        2,
        expect.stringContaining(
          `${dir} is not in the working directory of its repository, which is ${elsewhere} by core.worktree.`,
        ),
      ]);
    }
  });

  it("that leads to a folder above says that the commits have nothing in the folder", async () => {
    const above = makeFolder();
    write(above, Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`m/${path}`, text])));
    const dir = join(above, "m");
    git(dir, "init", "--quiet", "--initial-branch=main");
    commit(dir, "first");
    const changed = commit(dir, "second", { "graph/b.yaml": toolRecord("tool:b", "depends_on: [tool:a]") });
    git(dir, "config", "core.worktree", above);
    expect(await run("revert", changed, "--dir", dir)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("has anything in the folder m.") as string,
    });
  });
});

describe("HEAD", () => {
  it.each([
    ["an object that is not there", (dir: string) => git(dir, "rev-parse", "HEAD"), /HEAD leads to [0-9a-f]{40}, and/],
    ["a branch whose file holds no id", () => "", /HEAD leads to no commit that Git can read/],
  ])("that leads to %s is not taken for a first commit", async (_, idOf, message) => {
    const dir = memory();
    git(dir, "branch", "kept");
    const id = idOf(dir).replace(/./g, "1");
    writeFileSync(join(dir, ".git/refs/heads/main"), id === "" ? "garbage\n" : `${id}\n`);
    for (const command of [
      ["check", dir, "--staged", "--base", "HEAD"],
      ["check", dir, "--base", "kept"],
      ["scan", dir, "--staged"],
    ]) {
      const { code, stderr } = await within(dir, () => run(...command));
      expect([code, stderr]).toEqual([2, expect.stringMatching(message)]);
    }
  });

  it("that is a branch without a commit is told so, where others have some", async () => {
    const dir = memory();
    git(dir, "symbolic-ref", "HEAD", "refs/heads/new");
    for (const options of [[], ["--head", "HEAD"]]) {
      const { stderr } = await run("check", dir, "--base", "main", ...options);
      expect(stderr).toContain("The branch that is checked out has no commit yet");
    }
  });

  it("that is broken does not make the folder one that is in no repository", async () => {
    const dir = memory();
    writeFileSync(join(dir, ".git/HEAD"), "garbage\n");
    const { code, stderr } = await run("check", dir);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`Git takes ${join(dir, ".git")} for no repository`)]);
    rmSync(join(dir, ".git"), { recursive: true });
    mkdirSync(join(dir, ".git"));
    expect((await run("check", dir)).code).toBe(0);
  });
});

describe("refs", () => {
  it("that are tags of tags lead to the commit behind them", async () => {
    const dir = memory();
    git(dir, "tag", "-a", "one", "-m", "one");
    git(dir, "tag", "-a", "two", "-m", "two", "one");
    git(dir, "tag", "-a", "three", "-m", "three", "two");
    git(dir, "tag", "-a", "tree", "-m", "tree", "HEAD^{tree}");
    git(dir, "tag", "-a", "tree-again", "-m", "tree again", "tree");
    const { code, stdout } = await run("resolve", dir, "--ref", "three", "--format", "json");
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { resolvedCommit: git(dir, "rev-parse", "HEAD") }]);
    expect((await run("resolve", dir, "--ref", "tree-again")).stderr).toContain('"tree-again" leads to no commit.');
  });

  it("that cannot be read are not taken for a misspelt name", async () => {
    const dir = memory();
    git(dir, "pack-refs", "--all");
    appendFileSync(join(dir, ".git/packed-refs"), "garbage\n");
    const { code, stderr } = await run("check", dir, "--base", "main");
    expect([code, stderr]).toEqual([2, expect.stringContaining("Git cannot read the refs of this repository: fatal:")]);
    expect(stderr).toContain("packed-refs");
  });

  it("of a remote whose HEAD leads elsewhere do not name the default branch", async () => {
    const dir = memory();
    git(dir, "branch", "thirteen-longer-main");
    git(dir, "symbolic-ref", "refs/remotes/origin/HEAD", "refs/heads/thirteen-longer-main");
    const { code, stdout } = await run("resolve", dir, "--format", "json");
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { requested: "main" }]);
  });
});

describe("Git's folder", () => {
  it("with a folder in place of the list of ends is no fault of memory-steward", async () => {
    const dir = memory();
    mkdirSync(join(dir, ".git/shallow"));
    const { code, stderr } = await run("check", dir);
    expect([code, stderr]).toEqual([2, expect.stringContaining("says where the history of this clone ends")]);
  });

  it("with an index that cannot be read is no fault of memory-steward", async () => {
    const dir = memory();
    writeFileSync(join(dir, ".git/index"), "no index at all");
    const { code, stderr } = await run("check", dir, "--staged");
    expect([code, stderr]).toEqual([2, expect.stringContaining("Git can make no commit of what is staged")]);
  });

  it("of a form that this Git does not know asks for a newer one", async () => {
    const dir = memory();
    appendFileSync(join(dir, ".git/config"), "[core]\n\trepositoryFormatVersion = 1\n[extensions]\n\todd = true\n");
    expect((await run("check", dir)).stderr).toContain("Install a newer Git");
  });
});

it("a temporary folder within the memory is none of its files", async () => {
  const dir = memory();
  const digest = async () =>
    (JSON.parse((await run("check", dir, "--format", "json")).stdout) as { sourceDigest: string }).sourceDigest;
  const before = await digest();
  mkdirSync(join(dir, "temporary"));
  setVariables({ TMPDIR: join(dir, "temporary") });
  expect(await digest()).toBe(before);
  expect((await run("reindex", dir, "--write")).code).toBe(0);
  expect((await run("check", dir, "--base", "main")).code).toBe(0);
});

it("a sparse checkout that leaves out the .gitignore of a folder above ignores what that says", async () => {
  const dir = makeRepository({
    ...Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`in/m/${path}`, text])),
    ".gitignore": "*.log\n",
    "in/.gitignore": "*.tmp\n",
  });
  git(dir, "sparse-checkout", "set", "--no-cone", "/in/m/");
  write(dir, {
    "in/m/a.log": "a",
    "in/m/graph/b.tmp": "b",
    "in/m/c.txt": "c",
    ".git/info/exclude": "*.txt\n",
    "in/d": "d",
  });
  const repository = await open(join(dir, "in/m"));
  expect((await repository.untracked()).files).toEqual([]);
  write(dir, { "in/m/graph/new.yaml": "new" });
  expect((await repository.untracked()).files).toEqual(["graph/new.yaml"]);
});

it.each([
  ["--base", "main"],
  ["--staged", "--base", "HEAD"],
])("a full disk asks for room: check %s %s", async (...options) => {
  const dir = memory();
  write(dir, { "graph/a.yaml": toolRecord("tool:a") });
  git(dir, "add", "--all");
  write(dir, { "graph/a.yaml": toolRecord("tool:a", "depends_on: [tool:b]", "Edited") });
  wrapGit(
    'case "$*" in *update-index*|*write-tree*) echo "fatal: unable to write: No space left on device" >&2; exit 128 ;; esac',
  );
  const { code, stderr } = await run("check", dir, ...options);
  expect([code, stderr]).toEqual([2, expect.stringContaining("Make room for temporary files")]);
});

describe("a name that is no UTF-8", () => {
  it.each([
    ["of a file", ["graph/bad\xff.yaml"]],
    ["of a folder", ["graph/f\xff/x.yaml", "graph/f\xc0/deep\xfe/y.yaml", "graph/fz/z.yaml"]],
    ["beside others that sort around it", ["graph/a\xff", "graph/a\xc3\xa9", "graph/a\xf0\x9f\x98\x80", "graph/a"]],
  ])("%s leaves an index current that was made beside it", async (_, paths) => {
    const dir = memory();
    for (const [index, path] of paths.entries()) {
      const absolute = Buffer.concat([Buffer.from(`${dir}/`), Buffer.from(path, "latin1")]);
      mkdirSync(absolute.subarray(0, absolute.lastIndexOf(0x2f)), { recursive: true });
      writeFileSync(absolute, toolRecord(`tool:odd-${index}`));
    }
    git(dir, "add", "--all");
    git(dir, "commit", "--quiet", "--message", "odd");
    expect((await run("reindex", dir, "--write")).code).toBe(0);
    git(dir, "add", "--all");
    git(dir, "commit", "--quiet", "--message", "index");
    expect(await run("reindex", dir, "--check")).toMatchObject({ code: 0 });
    for (const options of [[], ["--head", "HEAD"], ["--staged"], ["--base", "HEAD"]]) {
      const { stdout } = await run("check", dir, "--format", "json", ...options);
      expect(stdout).toContain('"tree/unsafe-path"');
      expect(stdout).not.toContain('"index/stale"');
    }
  });
});

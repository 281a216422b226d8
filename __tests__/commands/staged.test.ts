/** What `git commit` would take: by itself, and within real hooks that run the committed bundle. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { parse } from "yaml";
import { PROJECT } from "../runner/run-action.js";
import { commit as commitAll, folderOf, repositoryOf, run, write } from "./command-line.js";
import { BASE, commit, git, token, topic } from "./secret-memory.js";

const RECORD = "decisions/one-lockfile.md";
const GOOD = BASE[RECORD];
const BAD = GOOD.replace("owners: [user:ann]\n", "owners: [user:ann]\nrelated: { depends_on: [decision:nowhere] }\n");

const hooks = parse(readFileSync(join(PROJECT, ".pre-commit-hooks.yaml"), "utf8")) as {
  id: string;
  entry: string;
  language: string;
}[];

/** The hook as https://pre-commit.com starts a script: the first word is a file of this repository. */
function entryOf(id: string): string {
  const hook = hooks.find((each) => each.id === id);
  expect(hook?.language).toBe("script");
  return join(PROJECT, hook?.entry ?? "");
}

function addHook(dir: string, command: string): void {
  mkdirSync(join(dir, ".git/hooks"), { recursive: true });
  writeFileSync(join(dir, ".git/hooks/pre-commit"), `#!/bin/sh\nexec ${command}\n`, { mode: 0o755 });
}

function gitCommit(dir: string, ...args: string[]) {
  const person = ["-c", "user.name=Test", "-c", "user.email=test@example.org"];
  const { status, stderr, stdout } = spawnSync("git", [...person, "commit", "--quiet", "-m", "Change", ...args], {
    cwd: dir,
    encoding: "utf8",
  });
  return { status, said: stdout + stderr };
}

/** Every file of Git's own folder with its size: what a reader must leave alone. */
function insideGit(dir: string): string[] {
  const entries = readdirSync(join(dir, ".git"), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

describe("check --staged", () => {
  it("judges what is staged, whatever the disk says, and leaves the repository alone", async () => {
    const dir = repositoryOf(BASE);
    write(dir, { [RECORD]: BAD });
    git(dir, "add", "--all");
    write(dir, { [RECORD]: GOOD });
    const before = [insideGit(dir), readFileSync(join(dir, ".git/index"))];
    const staged = await run("check", dir, "--staged", "--base", "HEAD");
    expect(staged.code).toBe(1);
    expect(staged.stdout).toContain('"decision:nowhere"');
    expect(staged.stdout).toContain("Compared the staged files with ");
    expect((await run("check", dir, "--staged")).code).toBe(1);
    expect((await run("check", dir, "--base", "HEAD")).code).toBe(0);
    expect([insideGit(dir), readFileSync(join(dir, ".git/index"))]).toEqual(before);
    git(dir, "reset", "--quiet");
    write(dir, { [RECORD]: BAD });
    expect((await run("check", dir, "--staged", "--base", "HEAD")).code).toBe(0);
    expect((await run("check", dir, "--base", "HEAD")).code).toBe(1);
  });

  it("says that staged secrets are not committed yet", async () => {
    const dir = topic();
    write(dir, { "notes/one.md": `One: ${token("one")}\n` });
    git(dir, "add", "--all");
    write(dir, { "notes/one.md": "One.\n" });
    const { stdout } = await run("check", dir, "--staged", "--base", "main", "--format", "json");
    const { comparison, findings } = JSON.parse(stdout) as {
      comparison: { head: string };
      findings: { rule: string; message: string; suggestion: { message: string } }[];
    };
    expect(comparison.head).toBe("staged files");
    const [found] = findings.filter(({ rule }) => rule === "secret/provider-token");
    expect(found?.message).toContain("It is not committed yet.");
    expect(found?.suggestion.message).toContain("Take it out before you commit.");
    const first = commit(dir, { "notes/one.md": `One: ${token("one")}\n` });
    write(dir, { "notes/one.md": `One still: ${token("one")}\n` });
    git(dir, "add", "--all");
    const later = await run("check", dir, "--staged", "--base", "main", "--format", "json");
    expect(later.stdout).toContain(`Commits that add it: ${first}; what is not committed yet adds it too.`);
    expect(later.stdout).toContain("take it out of the staged files, and rewrite the history");
  });

  it("judges everything before the first commit", async () => {
    const dir = repositoryOf();
    write(dir, { ...BASE, [RECORD]: BAD });
    git(dir, "add", "--all");
    const { code, stdout } = await run("check", dir, "--staged", "--base", "HEAD");
    expect([code, stdout.includes('"decision:nowhere"')]).toEqual([1, true]);
    expect((await run("check", dir, "--staged", "--base", "main")).stderr).toContain("no commit yet");
  });

  it("names the files that a merge left with conflicts", async () => {
    const dir = topic();
    commit(dir, { [RECORD]: GOOD.replace("Why.", "One.") });
    git(dir, "switch", "--quiet", "main");
    commit(dir, { [RECORD]: GOOD.replace("Why.", "Two.") });
    expect(() => git(dir, "merge", "--quiet", "topic")).toThrow();
    const { code, stderr } = await run("check", dir, "--staged", "--base", "HEAD");
    expect(code).toBe(2);
    expect(stderr).toContain(`since a merge left conflicts in "${RECORD}".\n  Resolve them, and \`git add\` the files`);
    write(dir, { [RECORD]: GOOD.replace("Why.", "Both.") });
    git(dir, "add", "--all");
    expect((await run("check", dir, "--staged", "--base", "topic", "--format", "json")).stdout).toContain(
      `"mergeBase": "${git(dir, "rev-parse", "topic")}"`,
    );
  });

  it("is refused beside what reads something else, and outside Git", async () => {
    const dir = repositoryOf(BASE);
    for (const other of [["--head", "HEAD"], ["--update-baseline"], ["--shard", "1/2"]]) {
      const { code, stderr } = await run("check", dir, "--staged", ...other);
      expect([code, stderr]).toEqual([2, expect.stringContaining("cannot be used with option")]);
    }
    expect((await run("scan", "--staged", "--range", "HEAD")).code).toBe(2);
    const outside = await run("check", folderOf(BASE), "--staged");
    expect([outside.code, outside.stderr]).toEqual([2, expect.stringContaining("is not in a Git repository")]);
  });
});

describe("scan --staged", () => {
  it("searches what the commit would add, and nothing else", async () => {
    const dir = repositoryOf({ "old.md": `Old: ${token("old")}\n` });
    write(dir, { "new.md": `New: ${token("new")}\n`, "unstaged.md": `Unstaged: ${token("unstaged")}\n` });
    git(dir, "add", "new.md");
    write(dir, { "new.md": "New.\n" });
    const { code, stdout } = await run("scan", dir, "--staged");
    expect(code).toBe(1);
    expect(stdout).toContain("new.md:1:6");
    expect(stdout).not.toMatch(/old\.md|unstaged\.md|added in/);
    expect(stdout).toContain("FAIL  1 secret in 1 file, as staged\nTake out what was found before you commit.");
    git(dir, "reset", "--quiet");
    expect((await run("scan", dir, "--staged")).code).toBe(0);
  });
});

describe("a hook of Git", () => {
  it("refuses what each form of commit would take, and lets the rest pass", () => {
    const dir = repositoryOf(BASE);
    addHook(dir, entryOf("memory-steward-check"));
    write(dir, { [RECORD]: BAD, "README.md": "Read me.\n" });
    const all = gitCommit(dir, "--all");
    expect([all.status, all.said]).toEqual([1, expect.stringContaining('"decision:nowhere"')]);
    const one = gitCommit(dir, "--", RECORD);
    expect([one.status, one.said]).toEqual([1, expect.stringContaining('"decision:nowhere"')]);
    git(dir, "add", "README.md");
    expect(gitCommit(dir).status).toBe(0);
    expect(git(dir, "show", "--name-only", "--format=", "HEAD")).toBe("README.md");
  });

  it("judges an index that stands outside the repository, where the commit is made of that", () => {
    const dir = repositoryOf(BASE);
    addHook(dir, entryOf("memory-steward-check"));
    const head = git(dir, "rev-parse", "HEAD");
    vi.stubEnv("GIT_INDEX_FILE", join(folderOf(), "index"));
    try {
      write(dir, { [RECORD]: BAD });
      git(dir, "add", "--all");
      expect(gitCommit(dir)).toEqual({ status: 1, said: expect.stringContaining('"decision:nowhere"') as string });
      const second = join(folderOf(), "second");
      git(dir, "worktree", "add", "--quiet", second, "-b", "second");
      write(second, { [RECORD]: BAD });
      expect(gitCommit(second, "--all").status).toBe(1);
    } finally {
      vi.unstubAllEnvs();
    }
    expect(git(dir, "rev-parse", "HEAD", "second")).toBe(`${head}\n${head}`);
  });

  it("works in a second working directory, and at the first commit", () => {
    const dir = repositoryOf(BASE);
    addHook(dir, entryOf("memory-steward-check"));
    const second = join(folderOf(), "second");
    git(dir, "worktree", "add", "--quiet", second, "-b", "second");
    write(second, { [RECORD]: BAD });
    expect(gitCommit(second, "--all").status).toBe(1);
    const fresh = repositoryOf();
    addHook(fresh, entryOf("memory-steward-check"));
    write(fresh, BASE);
    git(fresh, "add", "--all");
    expect(gitCommit(fresh).status).toBe(0);
  });

  it("keeps a secret out of the history", () => {
    const dir = repositoryOf({ "README.md": "Read me.\n" });
    addHook(dir, entryOf("memory-steward-scan"));
    write(dir, { "src/one.ts": `const one = "${token("one")}";\n` });
    git(dir, "add", "--all");
    const { status, said } = gitCommit(dir);
    expect([status, said]).toEqual([1, expect.stringContaining("src/one.ts:1:14")]);
    expect(said).not.toContain(token("one"));
  });

  it("judges another repository's own index, not the one that is committed to", () => {
    const memory = repositoryOf(BASE);
    const dir = repositoryOf({ "README.md": "Read me.\n" });
    addHook(dir, `${entryOf("memory-steward-check")} ${memory}`);
    write(dir, { "README.md": "Read me again.\n" });
    commitAll(dir);
    write(dir, { "README.md": "Read me once more.\n" });
    expect(gitCommit(dir, "--all")).toEqual({
      status: 0,
      said: expect.stringContaining("PASS  no findings") as string,
    });
  });
});

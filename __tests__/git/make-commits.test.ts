/** Commits that are made without a process are those of Git. */
import { chmodSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { commit, git, makeFolder, makeRepository, photograph, setVariables, write, type Files } from "./fixture.js";
import { commitAll, init, initBare } from "./make-commits.js";

const OPTIONS = { message: "made", person: "Ann <ann@example.org> 1767323045 +0000", allowEmpty: true };
const FILES: Files = {
  a: "a\n",
  "b.md": "b",
  "folder.md": "",
  "folder/x.md": "x",
  "folder/deep/ä.yaml": "ä",
  folder0: "0",
  run: "#!/bin/sh\n",
};

function lay(dir: string): void {
  write(dir, FILES);
  chmodSync(join(dir, "run"), 0o755);
  symlinkSync("folder/x.md", join(dir, "link"));
}

it("has the ids of Git's commits, and Git finds nothing to do or to mend", () => {
  const [ours, theirs] = [makeFolder(), makeFolder()];
  init(ours);
  git(theirs, "init", "--quiet", "--initial-branch=main");
  for (const change of [
    lay,
    (dir: string) => {
      write(dir, { "folder/x.md": "y", new: "new" });
      rmSync(join(dir, "folder/deep"), { recursive: true });
    },
    () => undefined,
  ]) {
    for (const dir of [ours, theirs]) change(dir);
    git(theirs, "add", "--all");
    git(theirs, "commit", "--quiet", "--allow-empty", "--message=made");
    expect(commitAll(ours, OPTIONS)).toBe(git(theirs, "rev-parse", "HEAD"));
    expect(git(ours, "status", "--porcelain=v2", "--branch")).toBe(git(theirs, "status", "--porcelain=v2", "--branch"));
    expect(git(ours, "diff-files", "--raw")).toBe("");
    expect(git(ours, "ls-files", "--stage", "-v")).toBe(git(theirs, "ls-files", "--stage", "-v"));
    expect(git(ours, "fsck", "--strict", "--no-dangling")).toBe("");
  }
  write(ours, { a: "b\n" });
  expect(git(ours, "diff-files", "--name-only")).toBe("a");
  expect(git(ours, "config", "--list", "--local")).toBe(git(theirs, "config", "--list", "--local"));
});

function makeInside(dir: string): string {
  init(join(dir, "inside"));
  return join(dir, "inside");
}

it("makes a bare repository as Git does", () => {
  const [ours, theirs] = [makeFolder(), makeFolder()];
  initBare(ours, "trunk");
  git(theirs, "init", "--quiet", "--bare", "--initial-branch=trunk");
  expect(photograph(ours)).toEqual(
    Object.fromEntries(Object.entries(photograph(theirs)).map(([path, text]) => [path.replace(theirs, ours), text])),
  );
});

it.each<[string, (dir: string) => void]>([
  [
    "ignore rules",
    (dir) => {
      write(dir, { "sub/.gitignore": "x\n" });
    },
  ],
  [
    "attributes",
    (dir) => {
      write(dir, { ".gitattributes": "* text\n" });
    },
  ],
  ["a repository inside", (dir) => void commit(makeInside(dir), "inside", { c: "3" })],
  ["settings", (dir) => void git(dir, "config", "core.autocrlf", "true")],
  ["an index of Git", (dir) => void git(dir, "update-index", "--skip-worktree", "a")],
  [
    "rules of its own",
    (dir) => {
      write(dir, { ".git/info/exclude": "x\n" });
    },
  ],
  ["a detached head", (dir) => void git(dir, "checkout", "--quiet", "--detach")],
  ["packed refs", (dir) => void git(dir, "pack-refs", "--all")],
  [
    "a variable",
    () => {
      setVariables({ GIT_COMMITTER_DATE: "2026-01-01T00:00:00Z" });
    },
  ],
])("leaves to Git what it does not know: %s", (_what, prepare) => {
  const dir = makeRepository({ a: "1" });
  prepare(dir);
  write(dir, { b: "2" });
  const before = readFileSync(join(dir, ".git/index"));
  expect(commitAll(dir, OPTIONS)).toBeUndefined();
  expect(readFileSync(join(dir, ".git/index"))).toEqual(before);
  expect(commit(dir, "second")).toBe(git(dir, "rev-parse", "HEAD"));
});

it("leaves to Git to say that nothing changed", () => {
  const dir = makeRepository({ a: "1" });
  expect(commitAll(dir, { ...OPTIONS, allowEmpty: false })).toBeUndefined();
  write(dir, { a: "2" });
  expect(commitAll(dir, { ...OPTIONS, allowEmpty: false })).toBe(git(dir, "rev-parse", "HEAD"));
});

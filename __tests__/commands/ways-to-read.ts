/** Reports of the same files, read from disk, as staged and as a commit, in their repository and in a new clone of it. */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { clone, git } from "../git/fixture.js";
import { run } from "./command-line.js";

export const LATER = ["--as-of", "2026-07-01T00:00:00Z"];

/** Of the memory in a folder of a repository that stands on a branch from main, with whatever was done to its files. */
export async function expectSameByEveryWay(top: string, prefix: string): Promise<void> {
  const dir = join(top, prefix);
  const disk = await reportOf(dir);
  const change = await reportOf(dir, "--base", "main");
  expect(await reportOf(dir, "--base", "main", "--no-index")).toEqual(change);
  unmark(top);
  git(top, "add", "--all", "--sparse");
  expect(await reportOf(dir, "--staged")).toEqual(disk);
  expect(await reportOf(dir, "--staged", "--base", "main")).toEqual(change);
  git(top, "commit", "--quiet", "--allow-empty", "--message", "all");
  expect(await reportOf(dir, "--head", "HEAD")).toEqual(disk);
  expect(await reportOf(dir, "--head", "HEAD", "--base", "main")).toEqual(change);
  const fresh = clone(top);
  expect(await reportOf(join(fresh, prefix))).toEqual(disk);
  expect(await reportOf(join(fresh, prefix), "--base", "origin/main")).toEqual(change);
}

/** Has Git look at files that are there, and at those it took for unchanged. */
function unmark(top: string): void {
  for (const line of git(top, "ls-files", "-v", "-z").split("\0")) {
    const [tag, path] = [line.slice(0, 1), line.slice(2)];
    const isThere = lstatSync(join(top, path), { throwIfNoEntry: false }) !== undefined;
    if (tag !== tag.toUpperCase()) git(top, "update-index", "--no-assume-unchanged", "--", path);
    if (tag === "S" && isThere) git(top, "update-index", "--no-skip-worktree", "--", path);
  }
}

/** A report without what names the way. */
async function reportOf(dir: string, ...options: string[]): Promise<unknown> {
  const { stdout, stderr } = await run("check", dir, ...options, ...LATER, "--format", "json");
  // What was looked at is named by the way.
  if (/^memory-steward: No file of .* belongs to the layout/.test(stderr)) return "no memory";
  expect([stderr, stdout]).toEqual([expect.not.stringContaining("memory-steward:"), expect.stringMatching(/^\{/)]);
  const report = JSON.parse(stdout) as { comparison?: object };
  if (report.comparison) report.comparison = { ...report.comparison, head: "" };
  return report;
}

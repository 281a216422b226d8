/** Whoever makes a commit writes its date, and not only dates that there are. */
import { describe, expect, it } from "vitest";
import { run } from "../commands/command-line.js";
import { git, makeRepository } from "../git/fixture.js";
import { spawnSync } from "node:child_process";

const TEAM = `nodeKind: Team
id: team:build
attributes: { title: Build, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`;

/** A memory whose last commit has the date as its header says it. */
function memoryOf(date: string): string {
  const dir = makeRepository({ "memory-steward.yml": "layout: company-brain\n", "graph/team.yaml": TEAM });
  const [tree, parent] = [git(dir, "rev-parse", "HEAD^{tree}"), git(dir, "rev-parse", "HEAD")];
  git(dir, "rm", "--quiet", "graph/team.yaml");
  const person = `Ann <ann@example.org> ${date} +0000`;
  const text = (tree: string, parents: string) =>
    `tree ${tree}\n${parents}author ${person}\ncommitter ${person}\n\nOdd\n`;
  const write = (content: string) => {
    const args = ["hash-object", "-t", "commit", "-w", "--stdin", "--literally"];
    return spawnSync("git", args, { cwd: dir, input: content, encoding: "utf8" }).stdout.trim();
  };
  const without = write(text(git(dir, "write-tree"), `parent ${parent}\n`));
  git(dir, "update-ref", "refs/heads/main", write(text(tree, `parent ${without}\n`)));
  git(dir, "reset", "--quiet", "--hard");
  return dir;
}

describe("a commit", () => {
  it.each([
    ["beyond the year 9999", "999999999999", "9999-12-31T23:59:59Z"],
    ["beyond all that a date holds", "9999999999999999", "9999-12-31T23:59:59Z"],
    ["before 1970", "-5", undefined],
    ["that is no number", "never", undefined],
  ])("with a date %s is resolved, indexed and looked at like any other", async (_, date, time) => {
    const dir = memoryOf(date);
    const { code, stdout, stderr } = await run("resolve", dir, "--format", "json");
    expect([code, stderr]).toEqual([0, ""]);
    const { commitTime } = JSON.parse(stdout) as { commitTime: string };
    expect(commitTime).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
    if (time !== undefined) expect(commitTime).toBe(time);
    expect(
      (await run("resolve", dir, "--at", "2026-01-01T00:00:00Z", "--no-require-approved-commit")).code,
    ).toBeLessThan(3);
    expect(await run("reindex", dir, "--write")).toMatchObject({ code: 0 });
    expect(await run("reindex", dir, "--check")).toMatchObject({ code: 0 });
    expect((await run("health", dir)).code).toBeLessThan(2);
  });
});

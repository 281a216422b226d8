/** `revert` with the name of a record, a file or a folder where a commit belongs. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commit, git, repositoryOf, run, within, write } from "./command-line.js";
import { START, tool } from "./revert-memory.js";

async function said(folder: string, name: string, ...more: string[]): Promise<string> {
  const { code, stdout, stderr } = await within(folder, () => run("revert", name, ...more));
  expect([code, stdout]).toEqual([2, ""]);
  return stderr;
}

const START_WITH_BLANKS = { ...START, "pages/it's a page.md": START["pages/guide.md"].replace("page:guide", "page:b") };

describe("revert", () => {
  it.each([
    ["tool:b", "a record", "the record's file", "graph/tools.yaml"],
    ["graph/tools.yaml", "a file", "this file", "graph/tools.yaml"],
    ["./graph/", "a folder", "this folder", "graph"],
    ["page:b", "a record", "the record's file", String.raw`'pages/it'\''s a page.md'`],
  ])("tells how to find the commit where %s is named", async (name, what, where, path) => {
    const folder = repositoryOf(START_WITH_BLANKS);
    expect(await said(folder, name)).toBe(
      `memory-steward: "${name}" is ${what}; revert takes the commit of a change.\n` +
        `  Find it in the history of ${where}, and name it: git log --oneline -- ${path}\n`,
    );
  });

  it("knows a record that the last commit deleted, and the name where --from has it", async () => {
    const folder = repositoryOf(START);
    rmSync(join(folder, "graph/gone.yaml"));
    commit(folder);
    expect(await said(folder, "tool:gone")).toContain("git log --oneline -- graph/gone.yaml");
    expect(git(folder, "log", "--oneline", "--", "graph/gone.yaml").trim().split("\n")).toHaveLength(2);
    expect(await said(folder, "HEAD", "--from", "tool:a")).toContain('"tool:a" is a record');
  });

  it("names Git's folder where the memory is another than the caller's", async () => {
    const folder = repositoryOf({ "README.md": "Text.\n" });
    write(folder, { "a b/memory-steward.yml": "layout: company-brain\n", "a b/graph/c.yaml": tool("c") });
    commit(folder);
    const told = "git -C 'a b' log --oneline -- graph/c.yaml";
    expect(await said(folder, "tool:c", "--dir", "a b")).toContain(told);
    expect(await said(folder, "graph/c.yaml", "--dir", "a b")).toContain(told);
    expect(await said(folder, "a b/graph/c.yaml", "--dir", "a b")).toContain(told);
  });

  it("says of another word that it is no commit", async () => {
    expect(await said(repositoryOf(START), "tool:nobody")).toContain(
      'Revision "tool:nobody" is not a commit of this repository.',
    );
  });

  it("says which commits of a range to name", async () => {
    const folder = repositoryOf(START);
    for (const name of ["one", "two"]) {
      write(folder, { [`graph/${name}.yaml`]: tool(name) });
      commit(folder);
    }
    expect(await said(folder, "HEAD~2..")).toBe(
      'memory-steward: "HEAD~2.." is a range; revert takes the last commit of a change.\n' +
        "  Name that one, and as --from the last one before the change: HEAD --from HEAD~2\n",
    );
    expect(await said(folder, "HEAD", "--from", "HEAD~2..HEAD")).toContain("HEAD --from HEAD~2\n");
    expect(await said(folder, "HEAD~2...HEAD")).toContain('HEAD --from "$(git merge-base HEAD~2 HEAD)"\n');
    const { stdout } = await within(folder, () => run("revert", "HEAD", "--from", "HEAD~2"));
    expect(stdout).toContain("graph/one.yaml");
    expect(stdout).toContain("graph/two.yaml");
  });

  it("takes the tag of a commit that has a record's name for a commit", async () => {
    const folder = repositoryOf(START);
    write(folder, { "graph/later.yaml": tool("later") });
    commit(folder);
    git(folder, "tag", "graph");
    expect((await within(folder, () => run("revert", "graph"))).stdout).toContain("graph/later.yaml");
  });
});

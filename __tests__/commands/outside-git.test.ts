/** What commands that read commits say where there are none. */
import { describe, expect, it } from "vitest";
import { folderOf, repositoryOf, run, write } from "./command-line.js";

const FILES = { "memory-steward.yml": "layout: company-brain\n", "graph/README.md": "# Graph\n" };

describe("outside of a Git repository", () => {
  it.each([
    ["check DIR --base main", "Leave --base out to check the folder as it is"],
    ["check DIR --head main", "Leave --head out to check the folder as it is"],
    ["health DIR", "Name the folder of a clone; `memory-steward check` judges a folder as it is"],
    ["resolve DIR", "Name the folder of a clone, or run `git init` and commit"],
    ["snapshot list --dir DIR", "Name the folder of a clone"],
    ["diff a b --dir DIR", "Name the folder of a clone"],
    ["revert abc --dir DIR", "Name the folder of a clone"],
    ["known-bad add --from abc --reason because --dir DIR", "Name the folder of a clone"],
  ])("%s names what helps", async (call, advice) => {
    const folder = folderOf(FILES);
    const { code, stdout, stderr } = await run(...call.split(" ").map((word) => (word === "DIR" ? folder : word)));
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain("is not in a Git repository");
    expect(stderr).toContain(advice);
  });
});

describe("in a repository without a commit", () => {
  it.each(["health", "resolve"])("%s says so", async (command) => {
    const folder = repositoryOf();
    write(folder, FILES);
    const { code, stderr } = await run(command, folder);
    expect([code, stderr.split("\n")[0]]).toEqual([2, "memory-steward: This repository has no commit yet."]);
  });
});

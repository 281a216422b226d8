/** What is said where there is no token for the forge. */
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { folderOf, repositoryOf, run } from "./command-line.js";

beforeEach(() => {
  for (const name of ["GITHUB_TOKEN", "GH_TOKEN", "GITHUB_REPOSITORY"]) vi.stubEnv(name, "");
});

describe("without a token", () => {
  it("doctor says what it did not look at, and how to", async () => {
    const folder = repositoryOf({ "README.md": "# Here\n" });
    const { stdout } = await run("doctor", folder);
    expect(stdout).toContain(
      "Not looked at: which checks the branch requires, what its rules ask for, whether it has a merge queue, what workflows may do that say nothing.\n",
    );
    expect(stdout).toContain("give --repository owner/name, and in GITHUB_TOKEN a token");
    expect((await run("doctor", folder, "--repository", "acme/memory")).stderr).toContain("There is no token");
  });

  it("names at once all that is missing, in every command that asks the forge", async () => {
    const folder = repositoryOf({ "memory-steward.yml": "layout: company-brain\n" });
    const file = join(folderOf({ "u.json": "{}" }), "u.json");
    const reason = ["--reason", "The owner was taken from a stale export."];
    for (const words of [
      ["snapshot", folder],
      ["snapshot", folder, "--dry-run"],
      ["proposals", folder],
      ["propose", file, "--dir", folder],
      ["propose", file, "--dir", folder, "--dry-run"],
      ["health", folder, "--forge"],
      ["health", folder, "--issue"],
      ["known-bad", "add", "--dir", folder, "--from", "HEAD", ...reason, "--propose"],
    ]) {
      const { code, stdout, stderr } = await run(...words);
      expect([code, stdout], words.join(" ")).toEqual([2, ""]);
      expect(stderr).toMatch(/^memory-steward: No repository on GitHub is named, and there is no token for GitHub[.:]/);
      expect(stderr).toMatch(
        /\n {2}Name it as owner\/name with --repository, or in GITHUB_REPOSITORY; set GITHUB_TOKEN/,
      );
    }
    const { stderr } = await run("doctor", folder, "--repository", "memory");
    expect(stderr).toMatch(/^memory-steward: "memory" is not a repository, and there is no token for GitHub: /);
  });

  it("snapshot --dry-run says what the token is for", async () => {
    const { stderr } = await run("snapshot", repositoryOf({ "a.md": "A\n" }), "--repository", "acme/m", "--dry-run");
    expect(stderr).toContain(
      "There is no token for GitHub: --dry-run tags nothing, but reads the branch and its reviews",
    );
    expect(stderr).toContain("snapshot list");
  });

  it("propose --dry-run says what the token is for, and what judges the file without one", async () => {
    const folder = repositoryOf({ "memory-steward.yml": "layout: company-brain\n" });
    const file = join(folderOf({ "u.json": "{}" }), "u.json");
    const dry = await run("propose", file, "--dir", folder, "--repository", "acme/memory", "--dry-run");
    expect(dry).toMatchObject({ code: 2, stdout: "" });
    expect(dry.stderr).toContain("--dry-run writes nothing, but reads the branch that the pull request would be for");
    expect(dry.stderr).toContain(`memory-steward update validate ${file}`);
    const unnamed = await run("propose", file, "--dir", folder, "--dry-run");
    expect(unnamed.stderr).toContain("--repository");
    expect(unnamed.stderr).toContain(`memory-steward update validate ${file}`);
    const wet = await run("propose", file, "--dir", folder, "--repository", "acme/memory");
    expect(wet.stderr).toBe("memory-steward: There is no token for GitHub.\n  Set GITHUB_TOKEN\n");
  });
});

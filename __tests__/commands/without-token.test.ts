/** What is said where there is no token for the forge. */
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { folderOf, repositoryOf, run } from "./command-line.js";

beforeEach(() => {
  for (const name of ["GITHUB_TOKEN", "GH_TOKEN", "GITHUB_REPOSITORY"]) vi.stubEnv(name, "");
  return () => {
    vi.unstubAllEnvs();
  };
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

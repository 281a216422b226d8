/** `revert --record`: of a change that touched several records, one goes back. */
import { describe, expect, it } from "vitest";
import { commit, filesOf, git, repositoryOf, run } from "./command-line.js";
import { edit, START } from "./revert-memory.js";

/** A memory whose last change touched two records in files of their own, and two in one file. */
function changed(): string {
  const folder = repositoryOf(START);
  edit(folder, "graph/alone.yaml", (text) => text.replace("region: eu", "region: bad"));
  edit(folder, "pages/guide.md", (text) => text.replace("Second line.", "A good line."));
  edit(folder, "graph/tools.yaml", (text) =>
    text.replace("title: Tool a", "title: A").replace("title: Tool b", "title: B"),
  );
  commit(folder);
  return folder;
}

describe("revert --record", () => {
  it("takes back that record, and leaves the others as the change left them", async () => {
    const folder = changed();
    const before = filesOf(folder);
    const { code, stdout, stderr } = await run("revert", "HEAD", "--dir", folder, "--record", "tool:alone", "--write");
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("Of these records alone: tool:alone\n");
    expect(stdout).toContain("What the change did to them is taken back, and what came later stays. 1 record changed.");
    const after = filesOf(folder);
    expect(after["graph/alone.yaml"]).toContain("region: eu");
    expect({ ...after, "graph/alone.yaml": before["graph/alone.yaml"] }).toEqual(before);
    commit(folder);
    const again = await run("revert", "HEAD~1", "--dir", folder, "--record", "tool:alone");
    expect([again.code, again.stdout]).toEqual([0, expect.stringContaining("Nothing is left of the change in them.")]);
  });

  it("takes back records of one file together, and refuses one of them", async () => {
    const folder = changed();
    const one = await run("revert", "HEAD", "--dir", folder, "--record", "tool:a", "--write");
    expect([one.code, one.stdout]).toEqual([2, ""]);
    expect(one.stderr).toContain("The change also touched tool:b in the same file,");
    expect(one.stderr).toContain("Name these with --record too, or edit the file by hand");
    expect(git(folder, "status", "--porcelain")).toBe("");
    const both = await run("revert", "HEAD", "--dir", folder, "--record", "tool:a", "tool:b", "--write");
    expect(both.code).toBe(0);
    expect(filesOf(folder)["graph/tools.yaml"]).toBe(START["graph/tools.yaml"]);
  });

  it("names the record that was meant, or those that the change touched", async () => {
    const folder = changed();
    const typed = await run("revert", "HEAD", "--dir", folder, "--record", "tool:alon");
    expect([typed.code, typed.stderr]).toEqual([
      2,
      'memory-steward: The change did not touch the record "tool:alon".\n  Was "tool:alone" meant?\n',
    ]);
    const other = await run("revert", "HEAD", "--dir", folder, "--record", "service:elsewhere-altogether");
    expect(other.stderr).toContain("  It touched page:guide, tool:a, tool:alone and tool:b.");
  });

  it("follows a record that the change renamed and moved, by either id", async () => {
    for (const id of ["tool:alone", "tool:renamed"]) {
      const folder = repositoryOf(START);
      edit(folder, "graph/alone.yaml", (text) => text.replace("tool:alone", "tool:renamed"));
      edit(folder, "pages/guide.md", (text) => text.replace("Second line.", "A good line."));
      git(folder, "mv", "graph/alone.yaml", "graph/renamed.yaml");
      commit(folder);
      await run("revert", "HEAD", "--dir", folder, "--record", id, "--write");
      const files = filesOf(folder);
      expect(files["graph/renamed.yaml"]).toBeUndefined();
      expect(files["graph/alone.yaml"]).toContain("id: tool:alone\n");
      expect(files["pages/guide.md"]).toContain("A good line.");
    }
  });
});

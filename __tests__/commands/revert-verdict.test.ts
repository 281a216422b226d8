/** What `revert` says of the memory that it would leave. */
import { describe, expect, it } from "vitest";
import { commit, filesOf, git, repositoryOf, run, write } from "./command-line.js";
import { edit, START, tool } from "./revert-memory.js";

describe("what a revert does to the memory of now", () => {
  const LONE = "graph/alone.yaml";

  async function revertLast(folder: string) {
    commit(folder);
    const { stdout, code } = await run("revert", "HEAD", "--dir", folder);
    return { stdout: stdout.replace(/\s+/g, " "), code };
  }

  it("is judged as a change: a status that may not follow is an error", async () => {
    const folder = repositoryOf({ ...START, [LONE]: tool("alone", { status: "draft" }) });
    edit(folder, LONE, (text) => text.replace("status: draft", "status: approved"));
    const { stdout, code } = await revertLast(folder);
    expect(stdout).toContain(
      'Errors that this would bring - graph/alone.yaml The status went from "approved" to "draft"; ',
    );
    expect(code).toBe(1);
    await run("revert", "HEAD", "--dir", folder, "--write");
    const checked = await run("check", folder, "--base", "HEAD", "--format", "json");
    expect(checked.stdout).toContain("status/forbidden-transition");
  });

  it("names an approved record that goes, and refuses nothing over it", async () => {
    const folder = repositoryOf(START);
    write(folder, { "graph/brought.yaml": tool("brought") });
    const { stdout, code } = await revertLast(folder);
    expect(stdout).toContain('Warnings that this would bring - graph/brought.yaml "tool:brought" is approved and is');
    expect(stdout).not.toContain("Errors that");
    expect(code).toBe(0);
  });

  it("repeats nothing that an error says of a restricted record", async () => {
    const folder = repositoryOf({ ...START, [LONE]: tool("alone", { status: "draft", sensitivity: "restricted" }) });
    edit(folder, LONE, (text) => text.replace("status: draft", "status: approved"));
    const { stdout, code } = await revertLast(folder);
    expect(stdout).toContain("Errors that this would bring - graph/alone.yaml What this finding says is withheld");
    expect(stdout).not.toContain("The status went");
    expect(code).toBe(1);
  });

  it.each([
    ["as it was", "2026-06-01T08:00:00Z", "2026-06-01T08:00:00Z"],
    ["moved", "2026-06-02T08:00:00Z", "2026-06-02T08:00:00Z"],
    ["moved, and later once more", "2026-06-02T08:00:00Z", "2026-06-03T08:00:00Z"],
  ])("is no warning of a time that the change left %s", async (_, changed, since) => {
    const folder = repositoryOf({ ...START, "memory-steward.yml": "layout: company-brain\n" });
    const moved = (time: string) => (text: string) => text.replace(/updatedAt: ".*"/, `updatedAt: "${time}"`);
    edit(folder, LONE, (text) => moved(changed)(text.replace("region: eu", "region: bad")));
    edit(folder, "graph/tools.yaml", (text) => text.replace("region: eu", "region: bad"));
    commit(folder);
    const change = git(folder, "rev-parse", "HEAD").trim();
    edit(folder, LONE, (text) => moved(since)(text.replace("Tool alone", "The tool")));
    commit(folder);
    const { code, stdout } = await run("revert", change, "--dir", folder, "--write");
    expect([code, stdout]).toEqual([0, expect.not.stringContaining("Warnings")]);
    const checked = await run("check", folder, "--base", "HEAD", "--format", "json");
    expect(checked.stdout).not.toContain("change/updated-at");
    const text = filesOf(folder)["graph/tools.yaml"] ?? "";
    // Of four records in the file one changed.
    expect([text.match(/region: eu/g), text.match(/2026-06-01T08:00:00Z/g)]).toMatchObject([
      { length: 4 },
      { length: 3 },
    ]);
    expect((await run("revert", change, "--dir", folder)).stdout).toContain("Nothing is left of the change.");
  });

  it("says that it rewrites a journal", async () => {
    const journal = "babysitter/runs/r1/journal/000001.yaml";
    const folder = repositoryOf(START);
    write(folder, { [journal]: tool("event") });
    const { stdout, code } = await revertLast(folder);
    expect(stdout).toContain(`Errors that this would bring - ${journal} This journal file is deleted`);
    expect(code).toBe(1);
  });

  it("is judged by the gate of now, where it takes an edit of that back", async () => {
    const folder = repositoryOf(START);
    edit(folder, "memory-steward.yml", (text) => `${text}  graph/dangling-edge: warning\n`);
    edit(folder, LONE, (text) => text.replace("region: eu", "region: bad"));
    const { stdout, code } = await revertLast(folder);
    expect(stdout).not.toContain("Errors that");
    expect(code).toBe(0);
  });

  it("brings no secret back without a word, beside one that is there", async () => {
    const [first, second] = ["Q3EGRIPNXH4TVWZ7", "K5TQXWRH2NVJ4ZLM"].map((end) => ["AK", "IA", end].join(""));
    const folder = repositoryOf({ ...START, "notes/keys.md": `# Keys\n\n${first}\n` });
    edit(folder, "notes/keys.md", (text) => text.replace(first ?? "", second ?? ""));
    const { stdout, code } = await revertLast(folder);
    expect(stdout).toContain("Errors that this would bring - notes/keys.md ");
    expect(stdout).not.toContain(first);
    expect(code).toBe(1);
  });
});

import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { folderOf, repositoryOf, run } from "./command-line.js";

const BRAIN = { "memory-steward.yml": "layout: company-brain\n", "notes/x.md": "# A note\n" };

describe.each(["check", "fix"])("%s of something that is no memory", (command) => {
  it("names the memory that a file belongs to", async () => {
    const folder = repositoryOf(BRAIN);
    const note = join(folder, "notes/x.md");
    expect(await run(command, note)).toEqual({
      code: 2,
      stdout: "",
      stderr: `memory-steward: ${note} is no folder; a memory is checked as a whole.\n  Its memory: memory-steward ${command} ${relative(process.cwd(), folder)}\n`,
    });
  });

  it("says so where the file belongs to none", async () => {
    const { code, stderr } = await run(command, join(repositoryOf({ "a.txt": "" }), "a.txt"));
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining("a.txt is no folder; a memory is checked as a whole.\n  Name the folder"),
    ]);
  });

  it("names the memory that a folder is a part of, up to the top of the repository", async () => {
    const folder = repositoryOf(BRAIN);
    const { code, stderr } = await run(command, join(folder, "notes"));
    expect(code).toBe(2);
    expect(stderr).toContain("No memory was recognised in the working directory:");
    expect(stderr).toContain(`  There is one above: memory-steward ${command} ${relative(process.cwd(), folder)}\n`);
    const alone = join(folderOf({ ...BRAIN, "inner/.git/HEAD": "" }), "inner");
    expect((await run(command, alone)).stderr).not.toContain("There is one above");
  });

  it("says that a folder is not there", async () => {
    expect((await run(command, join(folderOf(), "none"))).stderr).toMatch(
      /There is no folder .*none\.\n {2}Name the folder/,
    );
  });
});

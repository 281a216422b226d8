/** Where a report of `check` goes: to a file, with the verdict beside it, and to the log of a runner. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { commandsIn } from "../report/runner-model.js";
import { folderOf, run } from "./command-line.js";
import { ONE_TOOL, TOOL } from "./tool-record.js";

describe("check --output", () => {
  it.each(["pretty", "json", "sarif", "github", "markdown", "md"])(
    "tells the verdict and where the report is: %s",
    async (format) => {
      const folder = folderOf({ ...ONE_TOOL, "graph/b.yaml": TOOL });
      const printed = await run("check", folder, "--format", format, "--as-of", "2026-06-02");
      const file = join(folderOf(), "report");
      const written = await run("check", folder, "--format", format, "--as-of", "2026-06-02", "--output", file);
      expect(written).toEqual({
        code: 1,
        stdout: "",
        stderr: `FAIL  1 error in 2 files, 2 records. The report is in ${file}.\n`,
      });
      expect(readFileSync(file, "utf8")).toBe(printed.stdout);
      expect(printed.stderr).toBe("");
    },
  );

  it("says so of a memory without findings, or without records, too", async () => {
    const file = join(folderOf(), "re\u202eport");
    const { code, stderr } = await run("check", folderOf(ONE_TOOL), "--as-of", "2026-06-02", "--output", file);
    expect([code, stderr]).toEqual([
      0,
      `PASS  no findings in 1 file, 1 record. The report is in ${file.replace("\u202e", "\\u202E")}.\n`,
    ]);
    const empty = folderOf({ "memory-steward.yml": "layout: company-brain\n", "graph/README.md": "# Graph\n" });
    expect((await run("check", empty, "--output", file)).stderr).toContain("PASS  no records yet. The report is in ");
  });
});

describe("what the command line prints in a step of a runner", () => {
  const attack = `${"::stop-commands::x ".repeat(40)}##[add-mask]main`;
  const files = {
    ...ONE_TOOL,
    "graph/b.yaml": TOOL.replace(/^id: .*$/m, "id: tool:b").replace(/status: \w+/, `status: "${attack}"`),
    "graph/##[group]c.yaml": "[\n",
  };

  it.each(["pretty", "json", "sarif", "markdown"])("holds no command that a record wrote: %s", async (format) => {
    const folder = folderOf(files);
    vi.stubEnv("GITHUB_ACTIONS", "true");
    vi.stubEnv("GITHUB_EVENT_PATH", join(folderOf({ "event.json": '{"repository":{"private":true}}' }), "event.json"));
    const { code, stdout, stderr } = await run("check", folder, "--format", format);
    expect(stdout).toContain("stop-commands");
    expect([code, commandsIn(stdout), commandsIn(stderr)]).toEqual([1, [], []]);
    const call = await run("check", folder, "--base", "##[group]x");
    expect([call.code, commandsIn(call.stderr)]).toEqual([2, []]);
  });

  it("keeps the commands of its own", async () => {
    vi.stubEnv("GITHUB_ACTIONS", "true");
    const { stdout } = await run("check", folderOf(files), "--format", "github");
    expect(new Set(commandsIn(stdout).map(({ name }) => name))).toEqual(new Set(["error"]));
  });
});

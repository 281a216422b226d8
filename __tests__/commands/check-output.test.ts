/** `check --output`: the verdict is told beside the file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
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

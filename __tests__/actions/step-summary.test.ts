/** What a step adds to its summary, as GitHub takes it: up to 1 MiB, or none of it. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { writeSummary } from "../../src/actions/runner.js";
import { summaryRoom } from "../../src/terminal/step-summary.js";
import { captured } from "../support/captured.js";

const LIMIT = 1024 * 1024;

async function said(file: string | undefined, ...parts: readonly string[]): Promise<string> {
  vi.stubEnv("GITHUB_STEP_SUMMARY", file);
  try {
    const { stdout } = await captured(() => {
      for (const part of parts) writeSummary(part);
      return Promise.resolve(0);
    });
    return stdout;
  } finally {
    vi.unstubAllEnvs();
  }
}

function emptyFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), "summary-")), "step_summary");
  writeFileSync(file, "");
  return file;
}

describe("the summary of a step", () => {
  it("has what the parts of the step say, one after the other", async () => {
    const file = emptyFile();
    expect(await said(file, "# One\n", "# Two\n")).toBe("");
    expect(readFileSync(file, "utf8")).toBe("# One\n# Two\n");
  });

  it("stays below the size that GitHub drops, and says that it has not all", async () => {
    const file = emptyFile();
    await said(file, "a".repeat(LIMIT - 5000), "é".repeat(2500), "b".repeat(100));
    const text = readFileSync(file, "utf8");
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT);
    expect(text).toContain("aaa\n\nMore belongs here, but a summary of more than 1 MiB is not shown at all");
    expect(text).toMatch(/b{100}$/);
    expect(summaryRoom({ GITHUB_STEP_SUMMARY: file })).toBeLessThan(5000);
    await said(file, ...Array.from({ length: 100 }, () => "c".repeat(LIMIT)));
    expect(readFileSync(file).length).toBeLessThanOrEqual(LIMIT);
  });

  it.each([
    ["a runner that has none", undefined, "the runner names no file for it"],
    ["a file that is gone", join(tmpdir(), "no-folder-here", "step_summary"), "ENOENT"],
    ["a folder in its place", tmpdir(), "EISDIR"],
  ])("ends no step for %s", async (_, file, reason) => {
    const line = await said(file, "# One\n");
    expect(line).toMatch(/^::notice::The summary of this step is not written: .*\n$/);
    expect(line).toContain(reason);
  });
});

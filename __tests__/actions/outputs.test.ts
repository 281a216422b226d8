/** A runner whose file for outputs takes nothing: the step says so, and that is no fault of the steward. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { runInActions } from "../../src/action.js";
import { captured } from "../support/captured.js";

it.each([
  ["is not there", (folder: string) => join(folder, "none"), "Missing file at path"],
  ["is a folder", (folder: string) => folder, "EISDIR"],
])("ends with code 2 where the file for outputs %s", async (_, fileIn, why) => {
  vi.stubEnv("GITHUB_OUTPUT", fileIn(mkdtempSync(join(tmpdir(), "outputs-"))));
  const { code, stdout } = await captured(runInActions);
  expect(code).toBe(2);
  expect(stdout).toContain('The output "verdict" of this step cannot be written: ');
  expect(stdout).toContain(why);
  expect(stdout).toContain("GITHUB_OUTPUT");
  expect(stdout).not.toContain("fault of its own");
});

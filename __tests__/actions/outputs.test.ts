/** What a step hands to later ones. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { runInActions } from "../../src/action.js";
import { setOutput } from "../../src/actions/runner.js";
import { redactor } from "../../src/terminal/redaction.js";
import { captured } from "../support/captured.js";

it("holds no value that was found to be secret", () => {
  const file = join(mkdtempSync(join(tmpdir(), "outputs-")), "outputs");
  writeFileSync(file, "");
  vi.stubEnv("GITHUB_OUTPUT", file);
  const value = "kJ8vQ2xW7nR4tY1zB6mC";
  redactor.learn({ format: "password", tier: 2 }, [value]);
  setOutput("snapshot", `memory/${value}`);
  const written = readFileSync(file, "utf8");
  expect(written).toContain("memory/");
  expect(written).not.toContain(value);
});

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

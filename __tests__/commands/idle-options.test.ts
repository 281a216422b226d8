/** Options that would do nothing in a call: passed over, they would seem to have done it. */
import { expect, it } from "vitest";
import { repositoryOf, run } from "./command-line.js";

const RUN = ["--memory", "acme/memory", "--run", "run-1", "--source", "acme/shop"];

it.each([
  [["resolve", "--no-require-approved-commit"], "--no-require-approved-commit", "--at"],
  [["revert", "HEAD", "--write", "--repository", "acme/memory"], "--repository <owner/name>", "--propose"],
  [["revert", "HEAD", "--branch", "main"], "--branch <name>", "--propose"],
  [
    ["known-bad", "add", "--from", "HEAD", "--reason", "It is wrong.", "--branch", "main"],
    "--branch <name>",
    "--propose",
  ],
  [["health", "--repository", "acme/memory"], "--repository <owner/name>", "--forge or --issue"],
  [["doctor", "--branch", "main"], "--branch <name>", "--repository"],
  [["update", "new", ...RUN, "--extractor-timeout", "9"], "--extractor-timeout <seconds>", "--extract"],
])("%j is refused", async (call, option, needed) => {
  const { code, stdout, stderr } = await run(...call);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(
    `memory-steward: Option '${option}' does nothing without ${needed}. Add that, or leave the option out.\n  memory-steward `,
  );
});

it("the form of a report that is not printed is refused", async () => {
  expect((await run("check", "--update-baseline", "--format", "json")).stderr).toContain(
    "memory-steward: Option '--update-baseline' cannot be used with option '--format <format>'",
  );
});

it.each([
  [["check", "--format", "sarif", "--max-findings", "3"], "--max-findings <n>", "sarif", "pretty or markdown"],
  [["check", "--format", "markdown", "--show-accepted"], "--show-accepted", "markdown", "pretty"],
  [
    ["merge-reports", "a", "--format", "json", "--max-findings", "3"],
    "--max-findings <n>",
    "json",
    "pretty or markdown",
  ],
  [["diff", "HEAD", "HEAD", "--format", "json", "--rows", "3"], "--rows <n>", "json", "pretty or markdown"],
])("%j is refused", async (call, option, form, others) => {
  const { code, stdout, stderr } = await run(...call);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(
    `memory-steward: Option '${option}' does nothing with --format ${form}. Take ${others}, or leave the option out.\n  memory-steward `,
  );
});

it("a fix that is to write and not to write is refused", async () => {
  expect(await run("fix", "--yes", "--dry-run")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("memory-steward: Option '--dry-run' cannot be used with option '--yes'") as unknown,
  });
});

it("beside the one that they are for, or where none is given, nothing is refused", async () => {
  const folder = repositoryOf({ "memory-steward.yml": "layout: company-brain\n" });
  expect(await run("resolve", folder)).toMatchObject({ code: 0, stderr: "" });
  const byDate = await run("resolve", folder, "--at", "1 second ago", "--no-require-approved-commit");
  expect(byDate.stderr).not.toContain("does nothing");
});

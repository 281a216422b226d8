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
    `error: option '${option}' does nothing without ${needed}. Add that, or leave the option out.\n(memory-steward `,
  );
});

it("the form of a report that is not printed, and the rows of tables that are none, are refused", async () => {
  expect((await run("check", "--update-baseline", "--format", "json")).stderr).toContain(
    "error: option '--update-baseline' cannot be used with option '--format <format>'",
  );
  expect(await run("diff", "HEAD", "HEAD", "--format", "json", "--rows", "3")).toEqual({
    code: 2,
    stdout: "",
    stderr:
      "memory-steward: --rows does nothing with --format json, which has every record.\n" +
      "  Leave it out, or take pretty or markdown\n",
  });
});

it("beside the one that they are for, or where none is given, nothing is refused", async () => {
  const folder = repositoryOf({ "memory-steward.yml": "layout: company-brain\n" });
  expect(await run("resolve", folder)).toMatchObject({ code: 0, stderr: "" });
  const byDate = await run("resolve", folder, "--at", "1 second ago", "--no-require-approved-commit");
  expect(byDate.stderr).not.toContain("does nothing");
});

/** An argument behind an option that takes several values. */
import { expect, it } from "vitest";
import { run } from "./command-line.js";

const HELP = "--help tells how to call it\n";

it.each([
  [["revert", "--record", "tool:a", "HEAD"], "commit", "--record <id...>", "HEAD"],
  [["revert", "--record", "tool:a", "--record", "tool:b", "HEAD", "--write"], "commit", "--record <id...>", "HEAD"],
  [["promote", "--kind", "Runbook", "--owner", "team:x", "notes/a.md"], "note", "--owner <id...>", "notes/a.md"],
])("%j says which option took it", async (args, argument, option, taken) => {
  expect(await run(...args)).toEqual({
    code: 2,
    stdout: "",
    stderr: `memory-steward: Missing required argument '${argument}'. Option '${option}' takes every word up to the next option: if "${taken}" is the argument, write it before the option, or behind --\n  memory-steward ${args[0] ?? ""} ${HELP}`,
  });
});

it("shows a word that acts on a terminal without acting", async () => {
  const { stderr } = await run("revert", "--record", "tool:a", "HEAD\u001B[31m\u202E");
  expect(stderr).not.toMatch(/[\u001B\u202E]/);
  expect(stderr).toContain("is the argument");
});

it.each([[["revert"]], [["revert", "--record", "tool:a"]]])("%j took none", async (args) => {
  const { stderr } = await run(...args);
  expect(stderr).toBe(`memory-steward: Missing required argument 'commit'.\n  memory-steward revert ${HELP}`);
});

it("takes the argument before the option, and behind --", async () => {
  const before = await run("revert", "no-such-commit", "--record", "tool:a", "tool:b");
  const behind = await run("revert", "--record", "tool:a", "tool:b", "--", "no-such-commit");
  expect(before.stderr).toContain("no-such-commit");
  expect(behind).toEqual(before);
});

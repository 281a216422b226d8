/** A value that is there and empty: most often a variable of a script that was not set. */
import { expect, it } from "vitest";
import { run } from "./command-line.js";

it.each([
  [["check", "--config", ""], "the value of option '--config <file>'"],
  [["check", ".", "--output", ""], "the value of option '--output <file>'"],
  [["check", "--base="], "the value of option '--base <rev>'"],
  [["check", ""], "argument 'dir'"],
  [["merge-reports", "a.part", ""], "argument 'part'"],
  [["explain", ""], "argument 'rule'"],
  [["known-bad", "add", "--reason", ""], "the value of option '--reason <text>'"],
])("%j is refused", async (args, what) => {
  const { code, stdout, stderr } = await run(...args);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(
    `memory-steward: ${what.charAt(0).toUpperCase()}${what.slice(1)} is empty. Give it a value, or leave it out where it may be.\n`,
  );
  expect(stderr).toMatch(new RegExp(`  memory-steward ${args[0] ?? ""}.* --help tells how to call it\n$`));
});

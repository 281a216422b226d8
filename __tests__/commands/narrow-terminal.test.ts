/** Pages of `diff`, `revert` and `known-bad add` on a terminal that says how wide it is. */
import { afterEach, describe, expect, it } from "vitest";
import { commit, repositoryOf, run, within } from "./command-line.js";
import type { Run } from "../support/captured.js";
import { edit, START } from "./revert-memory.js";

const WORDS = "A title of many words that says what the tool is for and who should better not touch it".split(" ");

const CALLS = [
  ["diff", "HEAD~1", "HEAD"],
  ["revert", "HEAD"],
  ["known-bad", "add", "--from", "HEAD", "--reason", WORDS.join(" "), "--record", "tool:alone"],
];

const CASES = CALLS.flatMap((call) => [40, 60, 80].map((width) => ({ name: call[0], width, call })));

afterEach(() => {
  Reflect.deleteProperty(process.stdout, "columns");
});

describe("on a narrow terminal", () => {
  it.each(CASES)("$name fits into $width columns, and says every word", async ({ width, call }) => {
    const folder = memory();
    const { stdout: whole, code } = await at(undefined, folder, call);
    const { stdout, code: again } = await at(width, folder, call);
    expect([code, again]).toEqual([0, 0]);
    expect(whole.split("\n").some((line) => line.length > 80)).toBe(true);
    // Where a line is wider, it holds nothing that could go on below it.
    const wide = stdout.split("\n").filter((line) => line.length > width);
    expect(wide.filter((line) => /\S \S/.test(line))).toEqual([]);
    expect(words(stdout)).toEqual(words(whole));
  });
});

function memory(): string {
  const folder = repositoryOf(START);
  edit(folder, "graph/alone.yaml", (text) => text.replace("title: Tool alone", `title: ${WORDS.join(" ")}`));
  commit(folder);
  return folder;
}

/** @param columns of the terminal; undefined where the output is none. */
async function at(columns: number | undefined, folder: string, call: readonly string[]): Promise<Run> {
  Object.defineProperty(process.stdout, "columns", { value: columns, configurable: true });
  return await within(folder, () => run(...call));
}

function words(text: string): string[] {
  return text.split(/\s+/).sort();
}

/** The runner is told as many values as it copes with. */
import { expect, it } from "vitest";
import { Masks } from "../../src/actions/runner.js";

const formsOf = (index: number) => [`value number ${index}`, `another\nform of ${index}`, "short"];

it("tells each line of a value that is long enough, as the runner reads it", () => {
  expect(new Masks().commands(["100% of it", "first line\r\n  second line\nx", "short"])).toBe(
    "::add-mask::100%25 of it\n::add-mask::first line\n::add-mask::second line\n",
  );
});

it("tells no more than the runner copes with, and says so once", () => {
  const masks = new Masks();
  const lines = Array.from({ length: 5000 }, (_, index) => masks.commands(formsOf(index)))
    .join("")
    .trim()
    .split("\n");
  const told = lines.filter((line) => line.startsWith("::add-mask::"));
  expect(told).toHaveLength(2000);
  expect(told.at(-1)).toBe("::add-mask::form of 999");
  expect(lines.filter((line) => !told.includes(line))).toEqual([expect.stringMatching(/^::warning::So many texts/)]);
  expect(lines.at(-1)).toMatch(/^::warning::/);
});

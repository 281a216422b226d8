import { describe, expect, it } from "vitest";
import { firstSentence, furtherSentences } from "../../src/report/remedies.js";
import { RULES } from "../../src/rules/registry.js";

/** A line and a half of a terminal: more is not read in passing. */
const LONGEST = 140;

describe("the remedy of every rule", () => {
  it.each(RULES.map(({ id, remedy }) => [id, remedy] as const))("%s begins with what to do, in short", (_, remedy) => {
    const first = firstSentence(remedy);
    expect([first, furtherSentences(remedy)].join(" ").trim()).toBe(remedy);
    expect(first).toMatch(/^[A-Z`].*[^.]\.$/);
    expect(first.length).toBeLessThanOrEqual(LONGEST);
    // Shown in cells of tables, where only backticks are understood.
    expect(remedy).not.toMatch(/[|\n*]|\]\(/);
    expect(remedy.split("`").length % 2).toBe(1);
  });

  it("is cut between sentences, and at no stop within a name", () => {
    expect(firstSentence("Rename it so that it ends in .yaml. Then commit.")).toBe(
      "Rename it so that it ends in .yaml.",
    );
    expect(furtherSentences("Rename it.")).toBe("");
  });
});

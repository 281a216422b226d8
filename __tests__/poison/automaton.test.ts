import { describe, expect, it } from "vitest";
import { buildAutomaton, buildClosedAutomaton, coarseClasses, END, step } from "../../src/poison/automaton.js";
import { foldTerm } from "../../src/poison/folded-bytes.js";
import fc from "../support/fast-check.js";

const letters = fc.constantFrom("a", "b", "A", "4", " ", "é", "漢", "*", "[", "(");
const word = fc.array(letters, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));
const terms = fc
  .uniqueArray(word, { maxLength: 8 })
  .map((words) => words.filter((each) => foldTerm(each).length > 0 && !/^\s|\s$/.test(each)));
const text = fc.array(letters, { maxLength: 30 }).map((parts) => parts.join(""));

/** Indexes of the terms that end at a text's end, after what classes make of bytes. */
function endingTerms(wanted: readonly string[], beginning: Buffer, classOf: (byte: number) => number): number[] {
  const have = foldTerm(beginning).map(classOf);
  return wanted.flatMap((term, index) => {
    const needed = foldTerm(term).map(classOf);
    return needed.length <= have.length && needed.every((each, at) => each === have[have.length - needed.length + at])
      ? [index]
      : [];
  });
}

describe("an automaton", () => {
  it("law: it tells at each byte the terms that end there", () => {
    fc.assert(
      fc.property(terms, text, (wanted, searched) => {
        const automaton = buildAutomaton(wanted);
        const bytes = Buffer.from(searched);
        let state = 0;
        for (let at = 0; at < bytes.length; at++) {
          state = step(automaton, state, bytes[at] ?? 0);
          const told = [...(automaton.ends[state] ?? [])].sort((a, b) => a - b);
          expect(told).toEqual(endingTerms(wanted, bytes.subarray(0, at + 1), (byte) => byte));
        }
      }),
    );
  });

  it("law: one that is closed does so in one look, with bytes of a class as one", () => {
    fc.assert(
      fc.property(terms, text, (wanted, searched) => {
        const { classes, shift, next, ends } = buildClosedAutomaton(wanted);
        const coarse = coarseClasses().classes;
        const bytes = Buffer.from(searched);
        let state = 0;
        for (let at = 0; at < bytes.length; at++) {
          const found = next[((state & ~END) << shift) + (classes[bytes[at] ?? 0] ?? 0)] ?? 0;
          state = found & ~END;
          const told = [...(ends[state] ?? [])].sort((a, b) => a - b);
          expect(told).toEqual(endingTerms(wanted, bytes.subarray(0, at + 1), (byte) => coarse[byte] ?? 0));
          expect(found >= END).toBe(told.length > 0);
        }
      }),
    );
  });

  it("refuses terms of more states than its table can name", () => {
    const long = ["a".repeat(40_000), "b".repeat(30_000)];
    expect(() => buildAutomaton(long)).toThrow(RangeError);
    expect(() => buildClosedAutomaton(long.slice(0, 1))).toThrow(RangeError);
  });
});

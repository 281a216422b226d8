/** Of a few small files the first look is taken without the automaton: it lets through all that the automaton does. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { mayHold, mayHoldInSmall } from "../../src/poison/prefilter.js";
import { ATTACKS } from "./attacks.js";
import { HONEST } from "./honest.js";

const TEXTS: readonly string[] = [...ATTACKS.map(([, text]) => text), ...HONEST];

describe("the first look at a small file", () => {
  it("lets through what the automaton lets through", () => {
    const through = TEXTS.filter((text) => mayHold(Buffer.from(text)));
    for (const text of through) expect(mayHoldInSmall(Buffer.from(text)), text).toBe(true);
    // Every attack is among them, and they alone would leave nothing to compare.
    expect(through).toEqual(expect.arrayContaining(ATTACKS.map(([, text]) => text)));
    expect(through.length).toBeGreaterThan(ATTACKS.length);
  });

  it("does so for pieces of such texts, with marks and blanks between them", () => {
    const between = fc.constantFrom("", " ", "  ", "\n", "**", "`", " * ", "é", "](", "0", "-", "\t \n");
    const pieces = (texts: readonly string[]) =>
      fc.constantFrom(...new Set(texts.flatMap((text) => text.split(/(?<=\W)/))));
    // Attacks of their own as well: words of all texts alone make few texts that the automaton lets through.
    const word = fc.oneof({ weight: 6, arbitrary: pieces(TEXTS) }, fc.constantFrom(...ATTACKS.map(([, text]) => text)));
    const texts = fc.array(fc.tuple(word, between), { maxLength: 40 }).map((parts) => parts.flat().join(""));
    let through = 0;
    let all = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = Buffer.from(text);
        all++;
        if (!mayHold(bytes)) return;
        through++;
        expect(mayHoldInSmall(bytes)).toBe(true);
      }),
      { numRuns: 2000 },
    );
    expect(through).toBeGreaterThan(all / 2);
  });

  it("passes over most honest sentences", () => {
    const passed = HONEST.filter((text) => !mayHoldInSmall(Buffer.from(text)));
    expect(passed.length).toBeGreaterThan(HONEST.length / 2);
  });
});

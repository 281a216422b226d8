/** Of a few small files the first look is taken without the automaton: it lets through all that the automaton does. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { mayHold, mayHoldInSmall } from "../../src/poison/prefilter.js";
import { ATTACKS } from "./attacks.js";
import { HONEST } from "./honest.js";

const TEXTS: readonly string[] = [...ATTACKS.map(([, text]) => text), ...HONEST];

describe("the first look at a small file", () => {
  it("lets through what the automaton lets through", () => {
    for (const text of TEXTS) {
      const bytes = Buffer.from(text);
      if (mayHold(bytes)) expect(mayHoldInSmall(bytes), text).toBe(true);
    }
  });

  it("does so for pieces of such texts, with marks and blanks between them", () => {
    const between = fc.constantFrom("", " ", "  ", "\n", "**", "`", " * ", "é", "](", "0", "-", "\t \n");
    const word = fc.constantFrom(...new Set(TEXTS.flatMap((text) => text.split(/(?<=\W)/))));
    const texts = fc.array(fc.tuple(word, between), { maxLength: 40 }).map((parts) => parts.flat().join(""));
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = Buffer.from(text);
        expect(mayHoldInSmall(bytes) || !mayHold(bytes)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("passes over most honest sentences", () => {
    const passed = HONEST.filter((text) => !mayHoldInSmall(Buffer.from(text)));
    expect(passed.length).toBeGreaterThan(0);
  });
});

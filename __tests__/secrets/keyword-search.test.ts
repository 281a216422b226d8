import fc from "../support/fast-check.js";
import { expect, it } from "vitest";
import { KeywordAutomaton } from "../../src/secrets/keyword-automaton.js";
import { KeywordSearch } from "../../src/secrets/keyword-search.js";

const keyword = fc.string({ unit: fc.constantFrom("a", "b", "c", "-"), minLength: 1, maxLength: 5 });
const text = fc.string({ unit: fc.constantFrom("a", "b", "c", "A", "B", "C", "-", "\u00e4", "\u0130") });

it("tells the same keywords in the same order as the automaton, which little text is not worth", () => {
  fc.assert(
    fc.property(fc.array(keyword, { minLength: 1, maxLength: 12 }), text, (keywords, searched) => {
      const bytes = Buffer.from(searched);
      const expected: [number, number][] = [];
      new KeywordAutomaton(keywords).scan(bytes, (index, end) => expected.push([index, end]));
      const found: [number, number][] = [];
      new KeywordSearch(keywords).scan(bytes.toString("latin1"), (index, end) => found.push([index, end]));
      expect(found).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

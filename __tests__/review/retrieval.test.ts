import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { comparedText } from "../../src/review/text.js";
import { TopRanked } from "../../src/review/top-ranked.js";
import { hashOf, WordHashes } from "../../src/review/word-hashes.js";

describe("what the index keeps of a text", () => {
  it("is the hash of each of its tokens, and one digest for one normal form", () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: "grapheme" }),
      fc.constantFrom("A-b_C d", "缓存 Cache", "é É"),
    );
    fc.assert(
      fc.property(text, text, (one, other) => {
        const hashes = new WordHashes();
        hashes.add(one);
        const { normal, tokens } = comparedText(one);
        expect([...hashes.words].sort()).toEqual([...new Set([...tokens].map(hashOf))].sort());
        const again = new WordHashes();
        again.add(normal);
        expect(again.digest).toBe(hashes.digest);
        const second = new WordHashes();
        second.add(other);
        if (comparedText(other).normal !== normal) expect(second.digest).not.toBe(hashes.digest);
      }),
      { numRuns: 200 },
    );
  });
});

describe("the best few", () => {
  it("are those of a sort", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: 1, max: 8 }), (items, limit) => {
        const top = new TopRanked(limit, (one, other) => one > other);
        for (const item of items) top.offer(item);
        expect([...top.kept].sort((a, b) => b - a)).toEqual(items.sort((a, b) => b - a).slice(0, limit));
      }),
      { numRuns: 200 },
    );
  });
});

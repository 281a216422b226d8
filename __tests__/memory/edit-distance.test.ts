import { describe, expect, it } from "vitest";
import { editDistance } from "../../src/memory/edit-distance.js";
import fc from "../support/fast-check.js";

/** By the definition: the whole table. */
function distanceByTable(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => table[i]?.[j] ?? NaN;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      const ways = [i === 0 && j === 0 ? 0 : Infinity];
      if (i > 0) ways.push(at(i - 1, j) + 1);
      if (j > 0) ways.push(at(i, j - 1) + 1);
      if (i > 0 && j > 0) ways.push(at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(at(i - 2, j - 2) + 1);
      (table[i] ?? [])[j] = Math.min(...ways);
    }
  }
  return at(a.length, b.length);
}

describe("editDistance", () => {
  it.each([
    ["", "", 0],
    ["", "abc", 3],
    ["abc", "", 3],
    ["abc", "acb", 1],
    ["kitten", "sitting", 3],
    ["ca", "abc", 3],
    ["größe", "grösse", 2],
    ["a".repeat(32), `${"a".repeat(31)}b`, 1],
    ["a".repeat(33), `${"a".repeat(31)}ba`, 1],
  ])("between %j and %j is %i", (a, b, distance) => {
    expect(editDistance(a, b, 9)).toBe(distance);
    expect(editDistance(a, b, distance)).toBe(distance);
    if (distance > 0) expect(editDistance(a, b, distance - 1)).toBe(distance);
  });

  it.each([
    ["letters of any kind", fc.constantFrom("a", "b", "c", "ä")],
    ["ASCII", fc.constantFrom("a", "b", "~", "-")],
  ])("law: is that of the whole table, or one more than the limit: %s", (_, unit) => {
    const text = fc.string({ unit, maxLength: 40 });
    const pair = fc.oneof(
      fc.tuple(text, text),
      // Long ones that differ little, as names with typing mistakes do.
      fc.tuple(text, text, text).map(([a, b, c]) => [a + b.slice(0, 3) + c, a + b.slice(1, 4) + c] as const),
    );
    fc.assert(
      fc.property(pair, fc.integer({ min: 0, max: 8 }), ([a, b], limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(distanceByTable(a, b), limit + 1));
      }),
      { numRuns: 1000 },
    );
  });

  it("tells what long texts cost beyond the beginning and the end that both have", () => {
    const placesOf = (a: string, b: string) => {
      const work = { places: 0 };
      editDistance(a, b, 6, work);
      return work.places;
    };
    const long = "a".repeat(180);
    expect(placesOf(`${long}x${long}`, `${long}y${long}`)).toBe(0);
    expect(placesOf(`x${long}y`, `z${long}v`)).toBe(182 * 13);
  });

  it("of texts longer than 512 characters is beyond every limit", () => {
    expect(editDistance("a".repeat(513), "a".repeat(512), 5)).toBe(6);
  });
});

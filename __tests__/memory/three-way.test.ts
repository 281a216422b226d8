import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { isSame, threeWay } from "../../src/memory/three-way.js";

const scalar = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom("a", "b", true, null));
const record = fc.dictionary(fc.constantFrom("x", "y", "z", "w"), scalar, { maxKeys: 4 });

const list = (members: string) => Array.from(members);

describe("threeWay", () => {
  it("keeps both changes of a mapping where they do not meet, and names every place where they do", () => {
    fc.assert(
      fc.property(record, record, record, (base, now, wanted) => {
        const { value, wanted: other, conflicts } = threeWay(base, now, wanted);
        const met = new Set(conflicts.map(({ pointer }) => String(pointer[0])));
        for (const key of new Set([...Object.keys(base), ...Object.keys(now), ...Object.keys(wanted)])) {
          const [b, n, w] = [base[key], now[key], wanted[key]];
          const expected = b === w ? n : b === n ? w : n;
          expect((value as typeof base)[key]).toBe(expected);
          expect((other as typeof base)[key]).toBe(met.has(key) ? w : expected);
          expect(met.has(key)).toBe(b !== w && b !== n && n !== w);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("merges texts in the way that it is given, and without one as a whole", () => {
    const texts = () => ({ value: "both", wanted: "both", isClean: true });
    const sides = [{ list: [{ id: "a", x: "1" }] }, { list: [{ id: "a", x: "2" }] }, { list: [{ id: "a", x: "3" }] }];
    const [base, now, wanted] = sides;
    expect(threeWay(base, now, wanted, { texts })).toMatchObject({
      value: { list: [{ id: "a", x: "both" }] },
      conflicts: [],
    });
    expect(threeWay(base, now, wanted)).toMatchObject({
      value: now,
      wanted,
      conflicts: [{ pointer: ["list", 0, "x"] }],
    });
  });

  it("undoes a change of a list whatever members came and went elsewhere", () => {
    const members = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 6 });
    fc.assert(
      fc.property(members, members, members, (before, after, later) => {
        // What came later touches members alone that the change left as they were.
        const touched = [...before, ...after].filter((member) => before.includes(member) !== after.includes(member));
        const now = [
          ...after.filter((m) => touched.includes(m) || later.includes(m)),
          ...later.filter((m) => !before.includes(m) && !after.includes(m)),
        ];
        const { value, conflicts } = threeWay(after, now, before);
        const expected = [
          ...before.filter((m) => touched.includes(m) || later.includes(m)),
          ...later.filter((m) => !before.includes(m) && !after.includes(m)),
        ];
        expect(conflicts).toEqual([]);
        expect([...(value as number[])].sort()).toEqual(expected.sort());
      }),
      { numRuns: 200 },
    );
  });

  it.each<[string, string, string, string, string]>([
    ["in front, where now has another at the end", "abc", "abcd", "zabc", "zabcd"],
    ["in the middle, where now has another there too", "abc", "axbc", "aybc", "axybc"],
    ["at the end, where now has another there too", "abc", "abcd", "abce", "abcde"],
    ["behind what is gone now", "abc", "ac", "abyc", "ayc"],
    ["and takes one away", "abc", "abcd", "zac", "zacd"],
    ["in the order of now", "abc", "cba", "abyc", "cbya"],
    ["in another order", "abc", "abcd", "cba", "cbad"],
  ])("puts a member where the other change has it: %s", (_, base, now, wanted, gives) => {
    const { value, conflicts } = threeWay(list(base), list(now), list(wanted));
    expect([(value as string[]).join(""), conflicts]).toEqual([gives, []]);
  });

  it("names a list that both changes put in another order", () => {
    const [base, now, wanted] = ["abc", "cba", "bac"].map(list);
    expect(threeWay(base, now, wanted)).toEqual({
      value: now,
      wanted,
      conflicts: [{ pointer: [], label: [], now, wanted }],
    });
  });

  it("merges long lists in a moment", () => {
    const base = Array.from({ length: 40_000 }, (_, index) => `a${index}`);
    const wanted = [...base.slice(0, -1).map((name) => `b${name}`), ...base];
    const { value } = threeWay(base, [...base, "z"], wanted);
    expect(value).toEqual([...wanted, "z"]);
  });

  it("names every place where two changes meet, however many there are", () => {
    const sides = ["a", "b", "c"].map((text) => {
      return { all: Object.fromEntries(Array.from({ length: 140_000 }, (_, index) => [`k${index}`, text])) };
    });
    expect(threeWay(sides[0], sides[1], sides[2]).conflicts).toHaveLength(140_000);
  });

  it("merges members of one name", () => {
    const base = [
      { target: "a", level: 1 },
      { target: "b", level: 1 },
    ];
    const now = [
      { target: "b", level: 1, note: "new" },
      { target: "a", level: 3 },
    ];
    const wanted = [
      { target: "a", level: 2 },
      { target: "b", level: 2 },
    ];
    const { value, conflicts } = threeWay(base, now, wanted);
    expect(value).toEqual([
      { target: "b", level: 2, note: "new" },
      { target: "a", level: 3 },
    ]);
    expect(conflicts).toEqual([{ pointer: [1, "level"], label: [1, "level"], now: 3, wanted: 2 }]);
    expect(isSame({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  });
});

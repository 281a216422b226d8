import { expect, it } from "vitest";
import { mergeLines } from "../../src/updates/merge-lines.js";
import fc from "../support/fast-check.js";

const LINES = Array.from({ length: 6000 }, (_, index) => `line ${index}\n`);

/** With so many of its lines written anew: each goes and another one comes. */
const edited = (count: number) => LINES.map((line, index) => (index < count ? `new ${line}` : line)).join("");

it("merges texts up to a number of differing lines, and takes those with more for other texts", () => {
  const base = LINES.join("");
  const last = `${LINES.slice(0, -1).join("")}last\n`;
  expect(mergeLines(base, edited(2000), last)).toMatchObject({
    value: edited(2000).replace(/line 5999\n$/, "last\n"),
    isClean: true,
  });
  expect(mergeLines(base, edited(2001), last)).toBeUndefined();
  expect(mergeLines(base, [...LINES].reverse().join(""), last)).toBeUndefined();
  // Nothing of it is there any more, which needs no comparison.
  const large = Array.from({ length: 400_000 }, (_, index) => `other ${index}\n`).join("");
  expect(mergeLines(base, large, last)).toBeUndefined();
});

it("takes over what each side did in lines of its own", () => {
  const text = fc
    .array(fc.constantFrom("a\n", "b\n", "# c\n", "\n", "d"), { maxLength: 12 })
    .map((lines) => lines.join(""));
  fc.assert(
    fc.property(text, text, (old, fresh) => {
      const [top, between] = ["top\n", "one\ntwo\nthree\n"];
      const merged = mergeLines(top + between + old, `new ${top}${between}${old}`, top + between + fresh);
      expect(merged).toEqual({
        value: `new ${top}${between}${fresh}`,
        wanted: `new ${top}${between}${fresh}`,
        isClean: true,
      });
    }),
  );
});

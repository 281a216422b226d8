import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { caseFolded } from "../../src/memory/case-fold.js";
import { compileFolders } from "../../src/memory/glob.js";
import { unseenCharacters } from "../../src/memory/invisible.js";

describe("case folding", () => {
  it.each([
    ["README.md", "readme.md"],
    ["stra\u00DFe", "STRASSE"],
    ["\u1E9E", "ss"],
    ["\u017Fet", "set"],
    ["\u212B", "a\u030A"],
    ["\u03A3\u03A3", "\u03C3\u03C2"],
  ])("%j and %j are one", (left, right) => {
    expect(caseFolded(left)).toBe(caseFolded(right));
  });

  it("is settled after one pass, in any letter case and Unicode form", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const folded = caseFolded(text);
        expect(caseFolded(folded)).toBe(folded);
        expect(caseFolded(text.normalize("NFD"))).toBe(folded);
      }),
    );
  });
});

describe("unseen characters", () => {
  it("finds none in what was cleaned of them", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const found = new Set(unseenCharacters(text, "name").map(({ index }) => index));
        const clean = [...text.matchAll(/./gsu)]
          .filter(({ index }) => !found.has(index))
          .map(([character]) => character);
        expect(unseenCharacters(clean.join(""), "name")).toEqual([]);
      }),
    );
  });

  it("allows prose no more than names, but for what writing needs", () => {
    const text = "a\u200Db \u{1F468}\u200D\u{1F527} \u2764\uFE0F x\uFE0F";
    expect(unseenCharacters(text, "prose").map(({ code }) => code)).toEqual(["U+200D", "U+FE0F"]);
    expect(unseenCharacters(text, "name").map(({ code }) => code)).toEqual(["U+200D", "U+200D", "U+FE0F", "U+FE0F"]);
  });
});

describe("folders that globs reach", () => {
  it.each([
    ["graph/**/*.yaml", "graph", true],
    ["graph/**/*.yaml", "graph/teams/x", true],
    ["graph/**/*.yaml", "graphs", false],
    ["babysitter/runs/*/journal/*.yaml", "babysitter", true],
    ["babysitter/runs/*/journal/*.yaml", "babysitter/runs/r1", true],
    ["babysitter/runs/*/journal/*.yaml", "babysitter/sessions", false],
    ["{schema,tools}/**", "tools", true],
    ["**/*.md", "docs", false],
    ["*/notes/*.md", "team", false],
    ["*/notes/*.md", "team/notes", true],
    ["README.md", "README.md", false],
  ])("%s reaches %s: %s", (glob, folder, expected) => {
    expect(compileFolders([glob])(folder)).toBe(expected);
  });
});

import { describe, expect, it } from "vitest";
import { encodePath, linkTarget, linkTo } from "../../src/layouts/links.js";
import { readMarkdownBody } from "../../src/parse/markdown-body.js";
import fc from "../support/fast-check.js";

const name = fc
  .string({
    unit: fc.constantFrom(
      "a",
      "b",
      ":",
      "%",
      "#",
      "?",
      "(",
      ")",
      "<",
      ">",
      " ",
      "\\",
      "'",
      '"',
      "[",
      "]",
      "&",
      "ä",
      ".",
    ),
    minLength: 1,
    maxLength: 4,
  })
  .filter((text) => !/^\.+$/.test(text) && text.trim() === text);
const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join("/"));

describe("a link that is written", () => {
  it("leads to its path, as a link of Markdown too", () => {
    fc.assert(
      fc.property(path, path, (from, to) => {
        const link = linkTo(encodePath(from), encodePath(to), "");
        expect(linkTarget(from, link, "")).toBe(to);
        expect(readMarkdownBody(`[a](${link})`).links).toEqual([{ target: link, text: "a" }]);
      }),
    );
  });

  it.each([
    ["a/x.md", "a/b.md", "./y.md#part", "./b.md#part"],
    ["a/x.md", "b.md", "./y.md?q#part", "../b.md?q#part"],
    ["a/x.md", "a/", "./", "./"],
    ["a/x.md", "a/b:c.md", "y.md", "./b:c.md"],
    ["a/x.md", "b:c/d.md", "y.md", "../b:c/d.md"],
  ])("in %s to %s keeps the manner of %s", (from, to, written, expected) => {
    expect(linkTo(from, to, written)).toBe(expected);
  });
});

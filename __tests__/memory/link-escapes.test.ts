import { micromark } from "micromark";
import { expect, test } from "vitest";
import { withoutEscapes } from "../../src/memory/link-escapes.js";
import fc from "../support/fast-check.js";

const MARKUP: Readonly<Record<string, string>> = { "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">" };

/** The address of a link as CommonMark's own reader has it. */
function shown(written: string): string | undefined {
  const [, href] = /href="([^"]*)"/.exec(micromark(`[x](<${written}>)`, { allowDangerousProtocol: true })) ?? [];
  return href && decodeURIComponent(href.replace(/&(?:amp|quot|lt|gt);/g, (entity) => MARKUP[entity] ?? entity));
}

test.each([
  ["c\\(1\\).md", "c(1).md"],
  ["a&amp;b.md", "a&b.md"],
  ["a&#38;b&#x2E;md", "a&b.md"],
  ["caf&eacute;.md", "café.md"],
  ["a&num;b", "a#b"],
  ["a\\&amp;b.md", "a&amp;b.md"],
  ["a\\\\b.md", "a\\b.md"],
  ["a\\b&amp b&unknown;.md", "a\\b&amp b&unknown;.md"],
  ["a&#0;&#xD800;&#x110000;", "a\uFFFD\uFFFD\uFFFD"],
])("%s", (written, address) => {
  expect(withoutEscapes(written)).toBe(address);
  expect(shown(written)).toBe(address);
});

test("law: it is what CommonMark reads", () => {
  const piece = fc.constantFrom(
    ..."a|9|\\|&|;|#|x|(|)|[|]|*|.|/|:|&amp;|&AMP;|&Amp;|&colon;|&lpar;|&Auml;|&yuml;|&dash;|&#|&#x|&#55;|&#x2F;|&#12345678;|&#1234567;|&zwnj;".split(
      "|",
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const written = pieces.join("");
      // A backslash at the end escapes the bracket that ends the address.
      fc.pre(!/(?:^|[^\\])(?:\\\\)*\\$/.test(written));
      expect(withoutEscapes(written)).toBe(shown(written));
    }),
    { numRuns: 3000 },
  );
});

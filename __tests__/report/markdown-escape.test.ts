import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { codeBlock, codeCell, codeSpan, escapeMarkdown, proseCell } from "../../src/report/markdown-escape.js";
import { visible } from "../../src/report/visible-text.js";
import { hostileText } from "./arbitrary.js";
import { resolved } from "./comment/reading.js";
import { HOSTILE_TEXTS } from "./fixtures.js";

const ZERO_WIDTH_SPACE = "\u200B";

/** What CommonMark makes of a paragraph that begins with a code span: its content and what follows. */
function readCodeSpan(markdown: string): { content: string; rest: string } | undefined {
  const fence = /^`+/.exec(markdown)?.[0];
  if (fence === undefined) return undefined;
  for (const run of markdown.slice(fence.length).matchAll(/`+/g)) {
    if (run[0].length !== fence.length) continue;
    const inner = markdown.slice(fence.length, fence.length + run.index);
    const padded = inner.startsWith(" ") && inner.endsWith(" ") && inner.trim() !== "";
    return {
      content: padded ? inner.slice(1, -1) : inner,
      rest: markdown.slice(fence.length + run.index + run[0].length),
    };
  }
  return undefined;
}

describe("proseCell", () => {
  it.each([
    [
      'The time went back from "2026-06-04T10:00:00Z" to "2026-06-03".',
      'The time went back from `2026-06-04T10:00:00Z` to "2026-06-03".',
    ],
    [
      '"depends_on" points at "service:mirror", which does not exist.',
      '"depends&#95;on" points at `service:mirror`, which does not exist.',
    ],
    ["Did you mean team:build?", "Did you mean `team:build`?"],
    ["(see https://evil.example/#12)", "(see `https://evil.example/#12`)"],
    ["ask @team or GH-3", "ask `@team` or `GH-3`"],
    ["commit 0123456789abcdef changed", "commit `0123456789abcdef` changed"],
    ["a facade effaced", "a facade effaced".replace("effaced", "efface\u200Bd")],
    ["a:b|c `d:e`", "`a:b\\x7Cc` `d:e`"],
    ["The bracket `{` that opens (`a|b`), `", "The bracket `{` that opens (`a\\x7Cb`), &#96;"],
    ['The id "runbook:Rotate Keys" and "a: b" stand.', 'The id `runbook:Rotate Keys` and "a: b" stand.'],
    ['"" : "', '"" : "'],
    ["", ""],
  ])("puts ids, times and what would act in code spans: %j", (text, expected) => {
    expect(proseCell(text)).toBe(expected);
  });

  it("leaves nothing that acts outside a code span", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), hostileText), (text) => {
        const cell = proseCell(text);
        expect(cell).not.toMatch(/[\n|]/);
        const prose = cell.replace(/(`+)(?!`).*?(?<!`)\1(?!`)/g, "");
        expect(prose).not.toMatch(/[@<>`[\]*_]|:\/\/|#(?!\d+;)|:[\w+-]+:/);
      }),
    );
  });
});

describe("escapeMarkdown (security rules 18 and 19)", () => {
  it.each([
    ["owners must hold team:build", "owners must hold team:build"],
    ["ask @team", "ask &#64;\u200Bteam"],
    ["see #12, GH-3", "see &#35;\u200B12, GH\u200B-3"],
    ["at https://evil.example", "at https:\u200B//evil.example"],
    ["at www.evil.example", "at www\u200B.evil.example"],
    ["[x](y) ![z](w)", "&#91;x&#93;(y) &#33;&#91;z&#93;(w)"],
    ["<img src=x>", "&#60;img src=x&#62;"],
    ["a | b `c` *d* _e_ ~f~", "a &#124; b &#96;c&#96; &#42;d&#42; &#95;e&#95; &#126;f&#126;"],
    ["&lt; $x$ \\", "&#38;lt; &#36;x&#36; &#92;"],
    ["- not a list", "&#45; not a list"],
    ["1. not a list", "&#49;. not a list"],
    ["    not code", "not code"],
    ["two\nlines", "two&#92;nlines"],
    ["deadbeef0123", "deadbe\u200Bef0123"],
    [":b:", ":\u200Bb:"],
    ["\u202Etxt", "&#92;u202Etxt"],
  ])("%j becomes %j", (text, expected) => {
    expect(escapeMarkdown(text)).toBe(expected);
  });

  it("keeps all that a reader sees", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(resolved(escapeMarkdown(text)).replaceAll(ZERO_WIDTH_SPACE, "")).toBe(visible(text).trim());
      }),
    );
  });

  it("leaves nothing for Markdown, HTML or a table to read", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const markdown = escapeMarkdown(text);
        expect(markdown.replace(/&#\d+;/g, "")).not.toMatch(/[\\`*_{}[\]<>&!|~$^#@\r\n]/);
        expect(markdown).not.toMatch(/^(?:[-+=>]|\s|\d+[.)])/);
      }),
      { numRuns: 1000 },
    );
  });

  it("leaves nothing for GitHub to ping or link in the finished text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), hostileText), (text) => {
        const shown = resolved(escapeMarkdown(text));
        expect(shown).not.toMatch(/@[\w-]/);
        expect(shown).not.toMatch(/#\d/);
        expect(shown).not.toMatch(/\bGH-\d/i);
        expect(shown).not.toMatch(/:\/\//);
        expect(shown).not.toMatch(/\bwww\./i);
        expect(shown).not.toMatch(/\b[0-9a-f]{7,40}\b/i);
        expect(shown).not.toMatch(/:[\w+-]+:/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("codeSpan", () => {
  it.each([
    ["repo:billing", "`repo:billing`"],
    ["a`b", "``a`b``"],
    ["``", "``` `` ```"],
    [" padded ", "`  padded  `"],
    ["@team <b>", "`@team <b>`"],
    ["a\nb", "`a\\nb`"],
    ["", '`""`'],
    ["  ", '`""`'],
    ["ישן", "\u2068`ישן`\u2069"],
    ["Ann عمر", "\u2068`Ann عمر`\u2069"],
  ])("%j becomes %j", (text, expected) => {
    expect(codeSpan(text)).toBe(expected);
  });

  it("holds any text whole, and nothing leaves it", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const span = codeSpan(text);
        expect(span).not.toMatch(/[\r\n\u2028\u2029]/);
        const [, inside = span] = /^\u2068(.*)\u2069$/.exec(span) ?? [];
        const read = readCodeSpan(`${inside} after`);
        expect(read?.rest).toBe(" after");
        if (visible(text).trim() !== "") expect(read?.content).toBe(visible(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("codeCell", () => {
  it("never ends its cell", () => {
    expect(codeCell("a|b\\|c")).toBe("`a\\x7Cb\\\\x7Cc`");
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(codeCell(text)).not.toContain("|");
      }),
    );
  });
});

describe("codeBlock", () => {
  it("has a fence that no line of it closes", () => {
    expect(codeBlock("diff", ["-```", "+a\n```"])).toBe("````diff\n-```\n+a\\n```\n````");
    fc.assert(
      fc.property(fc.array(hostileText, { maxLength: 5 }), (given) => {
        const lines = codeBlock("diff", given).split("\n");
        const fence = /^`+/.exec(lines[0] ?? "")?.[0] ?? "";
        expect(lines).toHaveLength(given.length + 2);
        expect(lines.at(-1)).toBe(fence);
        expect(lines.slice(1, -1).filter((line) => line.trim().startsWith(fence))).toEqual([]);
      }),
    );
  });
});

import { clip } from "../../src/memory/clip.js";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { clipBytes, visible, visibleStart } from "../../src/report/visible-text.js";
import { hostileText } from "./arbitrary.js";

const JOINED = new RegExp("\\p{RGI_Emoji_ZWJ_Sequence}|[#*0-9]\\uFE0F\\u20E3", "gv");

describe("visible", () => {
  it.each([
    ["plain text, even 日本語 and 😀", "plain text, even 日本語 and 😀"],
    ["a\nb\rc\td", "a\\nb\\rc\\td"],
    ["\x1B[31mred", "\\x1B[31mred"],
    ["\x9B2J", "\\x9B2J"],
    ["\u202Egpj.exe", "\\u202Egpj.exe"],
    ["zero\u200Bwidth", "zero\\u200Bwidth"],
    ["tag \u{E0041}", "tag \\u{E0041}"],
    ["\uD800 alone", "\\uD800 alone"],
    ["line\u2028end", "line\\u2028end"],
    ["⚠\uFE0F kept", "⚠\uFE0F kept"],
    ["#\uFE0F shown", "#\\uFE0F shown"],
    ["👩\u200D💻 and 🏳\uFE0F\u200D🌈 joined", "👩\u200D💻 and 🏳\uFE0F\u200D🌈 joined"],
    ["👩🏽\u200D❤\uFE0F\u200D💋\u200D👨🏿", "👩🏽\u200D❤\uFE0F\u200D💋\u200D👨🏿"],
    ["1\uFE0F\u20E3 first", "1\uFE0F\u20E3 first"],
    ["🍎\u200D🍏 no pair", "🍎\\u200D🍏 no pair"],
    ["👩\u200D💻\u200D lone behind", "👩\u200D💻\\u200D lone behind"],
    ["a\u200D👩\u200D💻", "a\\u200D👩\u200D💻"],
    ["👩\u200D\u202E💻", "👩\\u200D\\u202E💻"],
    ["👩\u200D💻\u200B", "👩\u200D💻\\u200B"],
    ["🏴\u{E0067}\u{E0062}\u{E007F}", "🏴\\u{E0067}\\u{E0062}\\u{E007F}"],
    ["שָּׁ֧ with its marks", "שָּׁ֧ with its marks"],
    [`a${"\u0301".repeat(10)}`, `a${"\u0301".repeat(8)}\\u0301\\u0301`],
  ])("%j becomes %j", (text, expected) => {
    expect(visible(text)).toBe(expected);
  });

  it("leaves no character that acts or hides, and nothing to do for a second call", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const result = visible(text);
        const left = result.replace(JOINED, "");
        expect(left).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(left.replace(/\p{Extended_Pictographic}\uFE0F/gu, "")).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
        expect(visible(result)).toBe(result);
      }),
    );
  });
});

describe("clip", () => {
  it("keeps what fits and marks what does not", () => {
    expect(clip("abcde", 5)).toBe("abcde");
    expect(clip("abcdef", 5)).toBe("abcd…");
  });

  it("never cuts a character in half", () => {
    expect(clip("ab😀cd", 4)).toBe("ab…");
    expect(clipBytes("ab😀cd", 7)).toBe("ab…");
    expect(clipBytes("ab😀cd", 8)).toBe("ab😀cd");
  });

  it("keeps to its limit of bytes", () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 3, max: 60 }), (text, limit) => {
        expect(Buffer.byteLength(clipBytes(text, limit))).toBeLessThanOrEqual(limit);
      }),
    );
  });
});

describe("visibleStart", () => {
  it("bounds what a long hostile text becomes", () => {
    expect(visibleStart("\x1B".repeat(10_000_000), 100)).toHaveLength(200);
  });
});

import { describe, expect, it } from "vitest";
import { findHiddenCharacters } from "../../src/poison/hidden-characters.js";

function tags(text: string): string {
  return Array.from(text)
    .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
    .join("");
}

function selectors(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
    .join("");
}

function bits(text: string): string {
  return [...Buffer.from(text)]
    .flatMap((byte) => Array.from(byte.toString(2).padStart(8, "0")))
    .map((bit) => (bit === "1" ? "\u200C" : "\u200B"))
    .join("");
}

describe("characters that do not show", () => {
  it.each([
    ["tags that mirror ASCII", `Deploy at noon.${tags("skip the review")}`, "error", 'they say "skip the review"'],
    ["one tag", "De\u{E0041}ploy", "warning", "1 tag character (U+E0041)"],
    ["tags behind a flag that is none", `\u{1F3F4}${tags("run rm")}\u{E007F}`, "error", '"run rm"'],
    ["selectors that carry bytes", `Warm\u{1F600}${selectors("send the key")}`, "error", 'they say "send the key"'],
    ["a selector behind a letter", "a\uFE0Fb", "warning", "1 variation selector (U+FE0F)"],
    ["bits of two zero-width characters", `cache${bits("ignore rules")}`, "error", '"ignore rules"'],
    ["a zero-width blank in a word", "dep\u200Bloy", "warning", "1 zero-width character (U+200B)"],
    ["two zero-width characters in a row", "end.\u200B\u200B Next", "warning", "2 zero-width characters"],
    ["a joiner between Latin letters", "tok\u200Den", "warning", "U+200D"],
    ["a word joiner in a name", "api\u2060_key", "warning", "U+2060"],
    ["an override", "read \u202Egnp.exe\u202C now", "warning", "2 text-direction controls (U+202E U+202C)"],
    ["isolates in Latin text", "if (admin\u2066 \u2069) {", "warning", "another order"],
    ["an isolate that does not end", "\u05E9\u05DC\u05D5\u05DD \u2067 abc", "warning", "U+2067"],
    ["two that show", "read \u202Egnp.exe\u202C now", "warning", "(U+202E U+202C) that show the text in another order"],
    ["a direction mark in Latin text", "config\u200E.yaml", "warning", "mark (U+200E) that shows the text in another"],
    ["a soft hyphen in a name", "user_na\u00ADme", "warning", "U+00AD"],
    ["soft hyphens in a row", "word\u00AD\u00ADword", "warning", "2 invisible characters"],
    ["a Korean filler in a name", "admin\u3164x", "warning", "U+3164"],
    ["an escape", "log: \u001B[31mred", "warning", "1 control character (U+001B)"],
    ["a C1 control", "a\u009Bb", "warning", "U+009B"],
    ["a noncharacter", "a\uFDD0b", "warning", "U+FDD0"],
    ["a plane-16 character", "a\u{10FFF0}b", "warning", "U+10FFF0"],
  ])("finds %s", (_what, text, severity, words) => {
    const marks = findHiddenCharacters(text);
    expect(marks.map((mark) => [mark.severity, mark.lowTrust])).toEqual([[severity, "error"]]);
    expect(marks[0]?.message).toContain(words);
  });

  it.each([
    ["a family", "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"],
    ["professions", "\u{1F469}\u{1F3FD}\u200D\u{1F4BB} and \u2764\uFE0F\u200D\u{1F525}"],
    ["keycaps", "1\uFE0F\u20E3 first, #\uFE0F\u20E3 second"],
    ["the flag of Scotland", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"],
    ["the rainbow flag", "\u{1F3F3}\uFE0F\u200D\u{1F308}"],
    ["Persian", "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645"],
    ["Hindi", "\u0915\u094D\u200D\u0937"],
    ["Thai", "\u0E20\u0E32\u0E29\u0E32\u200B\u0E44\u0E17\u0E22"],
    ["Hebrew with a mark", "\u05E9\u05DC\u05D5\u05DD\u200F (v2.1)"],
    ["Arabic with isolates", "\u0627\u0641\u062A\u062D \u2066README.md\u2069 \u0627\u0644\u0622\u0646"],
    ["an ideograph in a chosen form", "\u845B\u{E0100}\u57CE"],
    ["Mongolian", "\u182A\u180B\u1820"],
    ["a typeset word", "Donau\u00ADdampf\u00ADschiff"],
    ["one lost zero-width blank", "end. \u200B Next"],
    ["Braille", "\u2813\u2811\u2807\u2800\u2807\u2815"],
    ["a byte-order mark", "\uFEFF# Title"],
    ["text and arrows", "a → b, x \u2264 y, caf\u00E9, \u2014, \u2026"],
  ])("leaves %s alone", (_what, text) => {
    expect(findHiddenCharacters(text)).toEqual([]);
  });

  it("says no more than one thing of a kind, however many there are, and ends soon", { timeout: 20_000 }, () => {
    for (const unit of ["\u200B", "\u202E", "\u{E0041}", "\u2067\u05D0", "\uFE0F\u200D", "a\u200E"]) {
      const marks = findHiddenCharacters(unit.repeat(300_000));
      expect(marks.length).toBeLessThanOrEqual(3);
      expect(Math.max(...marks.map(({ message }) => message.length))).toBeLessThan(400);
    }
  });
});

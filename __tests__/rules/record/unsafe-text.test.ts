import { describe, expect, it } from "vitest";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

async function titled(title: string) {
  return await findingsOf("record/unsafe-text", { [TOOL_PATH]: tool({ title: JSON.stringify(title) }) });
}

describe("record/unsafe-text", () => {
  it.each(["Café – naïve", "日本語の記録", "מדריך", "👩‍💻 on call ❤️", "می‌خواهم", "क्‍ष", "two\nlines\twith a tab"])(
    "accepts the title %j",
    async (title) => {
      expect(await titled(title)).toEqual([]);
    },
  );

  it.each([
    ["a\u200Bb", "the invisible character U+200B", true, "ab"],
    ["a\u200Db", "the invisible character U+200D", true, "ab"],
    ["a\u{E0041}b\u{E0042}", "the invisible character U+E0041 and 1 more", true, "ab"],
    ["a\u202Eb", "the text-direction character U+202E", false, "ab"],
    ["a\u0000b", "the control character U+0000", false, "ab"],
    ["a\u001B[2Jb", "the control character U+001B", false, '"a[2Jb"'],
    ["a\u2028b", "the control character U+2028", false, "ab"],
  ])("refuses the title %j", async (title, message, certain, clean) => {
    const [finding, ...more] = await titled(title);
    expect(more).toEqual([]);
    expect(finding?.message).toContain(message);
    expect(finding?.suggestion?.certain).toBe(certain);
    expect(finding?.suggestion?.edits[0]?.newText.replace(/^"|"$/g, "")).toBe(clean.replace(/^"|"$/g, ""));
  });

  it("never changes an id by itself, and says no more of its form", async () => {
    const files = { [TOOL_PATH]: tool({}, '"tool:lin\\u200Bter"') };
    const found = await findingsOf("record/", files);
    expect(found.map(({ rule, suggestion }) => [rule, suggestion?.certain])).toEqual([["record/unsafe-text", false]]);
  });

  it("is another problem in another title, since the same tags may say something else", async () => {
    const fingerprint = async (character: string) => {
      const [found] = await findingsOf("record/unsafe-text", { [TOOL_PATH]: tool({ title: `"A${character}b"` }) });
      return found?.fingerprint;
    };
    const prints = await Promise.all(["\\u200B", "\\u200Bc\\u200B", "\\u202E", "\\u200B"].map(fingerprint));
    expect(prints).toEqual([expect.any(String), expect.any(String), expect.any(String), prints[0]]);
    expect(new Set(prints).size).toBe(3);
  });
});

import { describe, expect, it } from "vitest";
import { review } from "../../src/review/decide.js";
import { recordReview } from "../../src/review/record-review.js";
import { ReviewIndex } from "../../src/review/review-index.js";
import { arePlain, sentencesOf } from "../../src/review/sentences.js";
import { CANDIDATE, TARGET } from "./case.js";

const NOW = new Date("2026-06-15T12:00:00Z");

describe("sentences", () => {
  it("are one where words and values are, and two where a value differs that the words do not show", () => {
    const { byMeaning, text } = sentencesOf("Keep 3 of them.  Keep 3 of them..\n\nKeep -3 of them. Keep 3 % of them!");
    expect([...byMeaning.values()]).toEqual(["Keep 3 of them.", "Keep -3 of them.", "Keep 3 % of them!"]);
    expect(text).toBe("Keep 3 of them.  \n\nKeep -3 of them. Keep 3 % of them!");
  });

  it("leave a text without repetitions as it is, with what stands between them", () => {
    const text = "Run `find . -name x`.\n\n---\n\n- \u{2014}\n- x\n\nThen wait 30 s. ";
    expect(sentencesOf(text).text).toBe(text);
  });

  it("cost no more than the lines of their paragraph", { timeout: 20_000 }, () => {
    const lines = Array.from({ length: 200_000 }, (_, at) => `word ${at}`);
    expect([...sentencesOf(lines.join("\n")).byMeaning.values()]).toEqual([lines.join(" ")]);
    expect([...sentencesOf("#\na\nb\nc").byMeaning.values()]).toEqual(["# a", "b c"]);
  });

  it("that a candidate says twice are no change of value once the record has them", () => {
    const added = ["It also asks for 90 images.", "It also asks for -90 images."];
    const twice = { ...CANDIDATE, detail: [TARGET.detail, ...added, ...added].join(" ") };
    const about = { ...twice, title: TARGET.title, summary: TARGET.summary ?? "" };
    const first = recordReview(review(about, new ReviewIndex([TARGET]), NOW));
    expect(first.operations).toEqual([{ operation: "append", record: TARGET.id, values: added }]);
    const known = { ...TARGET, detail: [TARGET.detail, ...added].join("\n\n") };
    expect(review(about, new ReviewIndex([known]), NOW)).toMatchObject({ relation: "duplicate", handling: "closed" });
  });

  it.each([
    ["a paragraph", "Known.\n\nIt is new\nin two lines.", true],
    ["an item", "# Title\n\nKnown.\n\n- It is new in two lines.", true],
    ["code", "Known.\n\n```sh\nIt is new in two lines.\n```", false],
    ["indented code", "Known.\n\n    It is new in two lines.", false],
    ["a table", "Known.\n\n| It is new in two lines. | x |", false],
    ["a quote", "Known.\n\n> It is new in two lines.", false],
    ["a numbered step", "Known.\n\n1. It is new in two lines.", false],
    ["markup", "Known.\n\n<details>It is new in two lines.</details>", false],
    ["what stands below a heading", "Known.\n\n## Exceptions\n\nIt is new in two lines.", false],
  ])("stand in any place: %s", (_what, text, isPlain) => {
    expect(arePlain(["It is new in two lines."], text)).toBe(isPlain);
  });

  it("are compared in little time with a long row of signs in them", () => {
    const before = process.cpuUsage();
    sentencesOf(`Keep ${".!".repeat(250_000)}x as it is.`);
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(10_000_000);
  });
});

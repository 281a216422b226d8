import { describe, expect, test } from "vitest";
import { splitFrontMatter } from "../../src/parse/frame.js";
import { mended, placeOf, problemOf, read } from "./reading.js";

function parts(text: string): [string, string] | string {
  const frame = splitFrontMatter(text);
  if (frame.kind !== "framed") return frame.kind;
  return [text.slice(frame.block.start, frame.block.end), text.slice(frame.body)];
}

describe("splitFrontMatter (security rule 38)", () => {
  test.each<[string, [string, string] | string]>([
    ["", "none"],
    ["# Title\n---\na: 1\n---\n", "none"],
    [" ---\na: 1\n---\n", "none"],
    ["----\na: 1\n----\n", "none"],
    ["--\n", "none"],
    ["---\na: 1\n---\nbody\n", ["a: 1\n", "body\n"]],
    ["---\na: 1\n---", ["a: 1\n", ""]],
    ["---\n---\n", ["", ""]],
    ["---\r\na: 1\r\n---\r\n\r\nbody", ["a: 1\r\n", "\r\nbody"]],
    ["---\na: |\n  ---\n ---\n---\n---\n", ["a: |\n  ---\n ---\n", "---\n"]],
    ["---", "refused"],
    ["---\na: 1\n", "refused"],
    ["--- \na: 1\n---\n", "refused"],
    ["---js\na\n---\n", "refused"],
    ["---\na: 1\n---more\n---\n", "refused"],
  ])("%j", (text, expected) => {
    expect(parts(text)).toEqual(expected);
  });
});

describe("what is said about a frame that is refused", () => {
  test.each([
    [
      "an opening fence without a closing one",
      "---\nid: a\n\n# T\n",
      "parse/invalid-syntax",
      "1:1-1:4",
      "no later line closes",
    ],
    [
      "dots as the closing fence",
      "---\nid: a\n...\n\n# T\n",
      "parse/invalid-syntax",
      "1:1-1:4",
      "no later line closes",
    ],
    ["a language", "---json\n{}\n---\n", "parse/unsafe-front-matter", "1:1-1:8", "names a language"],
    ["a language behind a blank", "--- js\n1\n---\n", "parse/unsafe-front-matter", "1:1-1:7", "names a language"],
    [
      "a line that begins like a fence",
      "---\nid: a\n---x\n---\n",
      "parse/unsafe-front-matter",
      "3:1-3:5",
      "not exactly",
    ],
    ["a longer line of dashes", "---\nid: a\n----\n---\n", "parse/unsafe-front-matter", "3:1-3:5", "not exactly"],
    ["a second document", "---\nid: a\n...\nb: 1\n---\n", "parse/invalid-syntax", "4:1-4:5", "second YAML document"],
  ])("%s", (_, text, rule, where, said) => {
    const problem = problemOf(text, "markdown");
    expect([problem.rule, placeOf(problem)]).toEqual([rule, where]);
    expect(problem.message).toContain(said);
    expect(read(text, "markdown").documents).toEqual([]);
  });

  test("dots are named as the likely cause", () => {
    expect(problemOf("---\nid: a\n...\n", "markdown").suggestion?.message).toContain("`...` does not close it");
  });

  test.each([
    ["---  \nid: a\n---\nbody\n", "1:1-1:6"],
    ["---\nid: a\n---\t\r\nbody\n", "3:1-3:5"],
  ])("blanks behind a fence are removed for certain: %j", (text, where) => {
    const problem = problemOf(text, "markdown");
    expect([problem.rule, placeOf(problem), problem.suggestion?.certain]).toEqual([
      "parse/invalid-syntax",
      where,
      true,
    ]);
    expect(read(mended(text, "markdown"), "markdown").documents.map(({ value }) => value)).toEqual([{ id: "a" }]);
  });

  test.each(["---\n---\n", "---\n\n# only a comment\n---\nbody\n", "---\n...\n---\n"])(
    "empty front matter is a warning, and no document: %j",
    (text) => {
      const { documents, problems } = read(text, "markdown");
      expect(documents).toEqual([]);
      expect(problems.map(({ severity, message }) => [severity, message])).toEqual([
        ["warning", "The front matter is empty."],
      ]);
    },
  );
});

describe("front matter that is nearly there", () => {
  test.each([
    ["\n---\nid: a\nkind: Runbook\n---\nText\n", "blank lines"],
    ["\r\n \t\r\n---\r\nid:\r\n  - a\r\n---\r\n", "blank lines"],
    ["----\nid: a\nkind: b\n----\nText\n", "more dashes than three"],
  ])("%j is no text without a word", (text, words) => {
    expect(splitFrontMatter(text)).toMatchObject({
      kind: "refused",
      flaw: { rule: "parse/invalid-syntax", start: 0, message: expect.stringContaining(words) as string },
    });
  });

  test("is mended where nothing but blank lines stands before it", () => {
    const text = "\n\n---\nid: a\nkind: b\n---\n";
    const frame = splitFrontMatter(text);
    expect(frame.kind === "refused" && frame.flaw.mend).toEqual({
      message: "Remove the blank lines",
      certain: true,
      edit: { start: 0, end: 2, text: "" },
    });
  });

  test.each([
    "\n---\n\nA rule, and text below it.\n---\n",
    "\n---\nNote: a rule and one line\n",
    "----\nA: table of dashes\n",
    "\n---\nNote: a heading\n---\n",
    "\nText\n---\nid: a\nkind: b\n---\n",
  ])("%j is text", (text) => {
    expect(splitFrontMatter(text).kind).toBe("none");
  });
});

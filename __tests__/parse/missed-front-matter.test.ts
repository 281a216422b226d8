/** Front matter that no reader sees is told, with its place and its mend; a rule of dashes in a text is left alone. */
import { describe, expect, test } from "vitest";
import { applyTextEdits } from "../../src/parse/edit.js";
import { FULL_READER, mended, placeOf, problemOf, read } from "./reading.js";

const FIELDS = "title: Mirror\nstatus: draft\n";
const BLOCK = `---\n${FIELDS}---\n`;
const VALUE = { title: "Mirror", status: "draft" };

describe("front matter that stands behind something", () => {
  test.each([
    ["a zero-width space", `\u200B${BLOCK}Text\n`, "1:1-1:5", "U+200B, which does not show", `${BLOCK}Text\n`],
    ["a word joiner in a line of its own", `\u2060\n${BLOCK}Text\n`, "1:1-2:4", "U+2060", `${BLOCK}Text\n`],
    ["a space that is no blank", `\u00A0${BLOCK}Text\n`, "1:1-1:5", "U+00A0", `${BLOCK}Text\n`],
    ["a comment", `<!-- a -->\n${BLOCK}Text\n`, "1:1-2:4", "a comment", `${BLOCK}<!-- a -->\nText\n`],
    ["comments of many lines", `<!--\na\n-->\n\n<!-- b -->\n${BLOCK}`, "1:1-6:4", "a comment", undefined],
    [
      "one field alone",
      `\n---\ntitle: Mirror\n---\nText\n`,
      "1:1-2:4",
      "blank lines",
      "---\ntitle: Mirror\n---\nText\n",
    ],
    ["a comment among the fields", `\n---\n# a\n\n${FIELDS}---\n`, "1:1-2:4", "blank lines", undefined],
  ])("%s", (_, text, place, words, after) => {
    const problem = problemOf(text, "markdown");
    expect([problem.rule, placeOf(problem), problem.suggestion?.certain]).toEqual([
      "parse/invalid-syntax",
      place,
      true,
    ]);
    expect(problem.message).toContain(words);
    if (after !== undefined) expect(mended(text, "markdown")).toBe(after);
    expect(read(mended(text, "markdown"), "markdown").problems).toEqual([]);
  });

  test("a second byte-order mark", () => {
    expect(read(`\uFEFF\uFEFF${BLOCK}`, "markdown").problems.map(({ rule }) => rule)).toEqual([
      "parse/byte-order-mark",
      "parse/invalid-syntax",
    ]);
  });
});

describe("lines that are no fences", () => {
  test.each([
    ["more dashes", `----\n${FIELDS}----\nText\n`],
    ["two hyphens", `--\n${FIELDS}--\nText\n`],
    ["what a word processor makes of hyphens", `\u2014\n${FIELDS}\u2014\nText\n`],
    ["dashes of many kinds", `\u2013-\n${FIELDS}\u2013-\nText\n`],
    ["an indented block", `  ---\n  title: Mirror\n  status: draft\n  ---\nText\n`],
    ["fences that alone are indented", ` ---\n${FIELDS} ---\nText\n`],
    ["CRLF", `----\r\n${FIELDS.replaceAll("\n", "\r\n")}----\r\nText\r\n`],
  ])("%s are made fences", (_, text) => {
    expect(problemOf(text, "markdown")).toMatchObject({ rule: "parse/invalid-syntax", suggestion: { certain: true } });
    const { documents, problems } = read(mended(text, "markdown"), "markdown");
    expect([documents.map(({ value }) => value), problems]).toEqual([[VALUE], []]);
  });

  test("TOML is named", () => {
    const problem = problemOf('+++\n# a\n\ntitle = "Mirror"\n+++\nText\n', "markdown");
    expect([problem.rule, placeOf(problem), problem.severity]).toEqual(["parse/invalid-syntax", "1:1-1:4", undefined]);
    expect(problem.message).toContain("TOML");
  });
});

describe("what is front matter in all likelihood is a warning in a note", () => {
  test.each([
    ["below a heading", `# Mirror\n\n${BLOCK}Text\n`, "3:1-3:4", `${BLOCK}# Mirror\nText\n`],
    ["in a code fence", `\`\`\`markdown\n${BLOCK}Text\n\`\`\`\n`, "1:1-1:12", undefined],
    ["with code fences for fences", `\`\`\`yaml\n${FIELDS}\`\`\`\nText\n`, "1:1-1:8", `${BLOCK}Text\n`],
    ["without an opening fence", `${FIELDS}---\nText\n`, "1:1-1:14", `${BLOCK}Text\n`],
    ["without fences", `${FIELDS}\nText\n`, "1:1-1:14", `${BLOCK}\nText\n`],
    ["in JSON", `{\n  "title": "Mirror"\n}\n\nText\n`, "1:1-1:2", undefined],
  ])("%s", (_, text, place, after) => {
    const problem = problemOf(text, "markdown");
    expect([problem.rule, problem.severity, placeOf(problem)]).toEqual([
      "record/missing-front-matter",
      "warning",
      place,
    ]);
    expect(problem.suggestion?.certain).toBe(false);
    const { edit } = problem.suggestion ?? {};
    const applied =
      edit?.kind === "text" && applyTextEdits(text, [{ path: "a.md", range: edit.range, newText: edit.text }]);
    expect(applied || undefined).toBe(after);
  });

  test.each([
    ["right below", `${BLOCK}${BLOCK}Text\n`, "5:1-5:4"],
    ["below blank lines", `${BLOCK}\n \r\n${BLOCK}`, "7:1-7:4"],
    ["below the first heading", `${BLOCK}# Mirror\n\n${BLOCK}Text\n`, "7:1-7:4"],
  ])("a second block %s, to both readers", (_, text, place) => {
    for (const limits of [{}, FULL_READER]) {
      const problem = problemOf(text, "markdown", limits);
      expect([problem.severity, placeOf(problem)]).toEqual(["warning", place]);
      expect(read(text, "markdown", limits).documents.map(({ value }) => value)).toEqual([VALUE]);
    }
  });
});

test.each([
  "# Title\n\n---\n\nText\n\n---\nMore\n",
  "---\n\nText: with a colon\n\n---\n".slice(4),
  "# Minutes\n\n---\nDate: Monday\nPresent: all\n---\n",
  "Text\n\n---\ntitle: a\nstatus: b\n---\n",
  "# Title\n\n---\nwarning: one line is a heading\n---\n",
  "--\nText\n--\n",
  "\u2014\nText: a\n\nMore\n\u2014\n",
  "+++\nText\n+++\n",
  "```yaml\nreplicas: 3\nstatus: b\n```\n",
  "```\n---\nText\n---\n```\n",
  "Note: a text\nand so on\n",
  "from: Ada\nto: Grace\n\nText\n",
  "<!-- a comment -->\n\n# Title\n\n---\n",
  "<!-- never closed\n---\ntitle: a\nstatus: b\n---\n",
  "{ a set }\n",
  `${BLOCK}\n---\n\nText below a rule.\n\n---\n`,
  `${BLOCK}# Title\n\n---\nText: one\n---\n`,
  `${BLOCK}Text\n\n---\ntitle: a\nstatus: b\n---\n`,
])("a text keeps its rules: %j", (text) => {
  expect(read(text, "markdown").problems).toEqual([]);
});

test("ten thousand comments and blank lines are passed at once", { timeout: 10_000 }, () => {
  expect(problemOf(`${"<!-- a -->\n \n".repeat(10_000)}${BLOCK}`, "markdown").rule).toBe("parse/invalid-syntax");
  expect(read("<!-- ".repeat(200_000), "markdown").problems).toEqual([]);
  expect(read(`--\n${"a: 1\n".repeat(200_000)}`, "markdown").problems).toEqual([]);
});

/** Input made to exhaust a reader: each is answered in little time, with a problem or a value (security rule 42). */
import { Buffer } from "node:buffer";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_LIMITS, type Format } from "../../src/memory/document.js";
import { openLocator } from "../../src/parse/locate.js";
import { meantTimes } from "../../src/rules/meant-times.js";
import { FULL_READER, read } from "./reading.js";

/** Of the processor, in microseconds: how long a test waits for one on a busy machine says nothing of the reader. */
const WATCHDOG = 10_000_000;

let before: NodeJS.CpuUsage;

beforeEach(() => {
  before = process.cpuUsage();
});

afterEach(() => {
  const { user, system } = process.cpuUsage(before);
  expect(user + system).toBeLessThan(WATCHDOG);
});

/** A text of about `size` characters: enough for every bound, and for anything quadratic to miss the watchdog. */
function fill(piece: string, size = 500_000): string {
  return piece.repeat(Math.floor(size / piece.length));
}

const laughs = Array.from({ length: 9 }, (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n},`.repeat(9)}]`).join("\n");

const SYNTAX = "parse/invalid-syntax";
const LIMIT = "parse/limit-exceeded";

describe.each<[Format, readonly [name: string, text: () => string, rule: string | undefined][]]>([
  [
    "yaml",
    [
      ["100,000 open lists on one line", () => "- ".repeat(100_000), LIMIT],
      ["100,000 open keys on one line", () => "a: ".repeat(100_000), LIMIT],
      ["100,000 explicit keys on one line", () => "? ".repeat(100_000), LIMIT],
      ["100,000 brackets", () => "[".repeat(100_000), LIMIT],
      ["100,000 braces with keys", () => "{a: ".repeat(100_000), LIMIT],
      ["a staircase of keys", () => Array.from({ length: 2800 }, (_, n) => `${" ".repeat(n)}a:\n`).join(""), LIMIT],
      ["a billion laughs", () => `l0: &l0 [lol]\n${laughs}\n`, LIMIT],
      ["a file of 10 MB in one line", () => `a: ${fill("x", 10_000_000)}`, LIMIT],
      ["one long line within the limit", () => `a: ${fill("x")}`, undefined],
      ["one long quoted line", () => `a: "${fill("\\\\")}"`, undefined],
      ["a quote that is never closed", () => `a: "${fill("\\\\ ")}`, SYNTAX],
      ["a quote opened on each line", () => fill("- 'x\n"), LIMIT],
      ["many list items", () => fill("- a\n"), LIMIT],
      ["many commas", () => `[${fill(",")}]`, LIMIT],
      ["many empty values", () => fill(": \n"), LIMIT],
      ["a key written many times", () => fill("a: 1\n"), LIMIT],
      ["100,000 keys", () => Array.from({ length: 100_000 }, (_, n) => `k${n}: 1\n`).join(""), LIMIT],
      ["many closing brackets", () => fill("}"), SYNTAX],
      ["many bad escapes", () => `a: "${fill("\\q")}"`, SYNTAX],
      ["many reserved characters", () => `[${fill("@,", 100_000)}]`, SYNTAX],
      ["many values to quote", () => fill("a: @b\n", 100_000), SYNTAX],
      ["many tags", () => `a: ${fill("! ", 200_000)}`, SYNTAX],
      ["a number with many zeros in front", () => `a: ${fill("0")}.5\n`, undefined],
      ["30,000 keys", () => Array.from({ length: 30_000 }, (_, n) => `k${n}: 1\n`).join(""), undefined],
      ["comments behind blank lines", () => `a: |\n  x\n${fill("\n", 150_000)}${fill(" #\n", 150_000)}`, LIMIT],
      ["blank lines", () => fill("\n"), undefined],
      ["document marks", () => fill("---\n"), LIMIT],
      ["end marks", () => fill("...\n"), LIMIT],
      ["directives", () => fill("%A b\n"), SYNTAX],
      ["aliases", () => `- &a 1\n${fill("- *a\n")}`, LIMIT],
      ["a block of many lines", () => `a: |\n${fill(" \n", 700_000)}`, LIMIT],
      ["a text of many lines", () => fill("a\n", 700_000), LIMIT],
    ],
  ],
  [
    "markdown",
    [
      ["front matter of blank lines", () => `---\n${fill("\n")}---\n`, LIMIT],
      ["front matter that is never closed", () => `---\n${fill("a: 1\n")}`, SYNTAX],
      ["front matter of colons", () => `---\nt: ${fill("x: ")}\n---\n`, LIMIT],
      ["a line of dashes that is no fence", () => `${fill("\u2014")}x\n`, undefined],
      ["a code fence with blanks that opens none", () => `\`\`\`${fill("\t")}x\n`, undefined],
      ["tildes before a line separator", () => `[x](y)\n\n${fill("~")}\u2028x\n`, undefined],
      ["brackets", () => fill("["), undefined],
      ["pairs of brackets", () => fill("[", 300_000) + fill("]", 300_000), undefined],
      ["links without an end", () => fill("[a]("), undefined],
      ["links with open titles", () => fill('[a](b "'), undefined],
      ["links with open angle brackets", () => fill("[a](<"), undefined],
      ["images", () => fill("![a"), undefined],
      [
        "runs of backticks, each of another length",
        () => Array.from({ length: 2500 }, (_, n) => "`".repeat(n)).join("["),
        undefined,
      ],
      ["list marks on one line", () => `${fill("- ")}x`, undefined],
      ["quote marks on one line", () => fill("> "), undefined],
      ["rules that are none", () => `${fill("* ")}x`, undefined],
      ["comments", () => `[x] ${fill("<!-- ")}`, undefined],
      ["tags", () => `[x] ${fill("<a ")}`, undefined],
      ["headings", () => fill("#"), undefined],
      ["reference links", () => fill("[a][b]"), undefined],
      ["a long label", () => `[${fill("a b ")}]`, undefined],
    ],
  ],
  [
    "json",
    [
      ["100,000 brackets", () => "[".repeat(100_000), LIMIT],
      ["100,000 braces", () => '{"a":'.repeat(100_000), LIMIT],
      ["many numbers", () => `[${fill("1,")}1]`, LIMIT],
      ["a key written 200,000 times", () => `{${fill('"a":1,', 1_200_000)}"a":1}`, SYNTAX],
      ["a string without an end", () => `"${fill("\\\\")}`, SYNTAX],
      ["a number of many digits", () => fill("1"), "parse/inexact-number"],
      ["a word", () => fill("a"), SYNTAX],
      ["blanks", () => fill(" "), SYNTAX],
    ],
  ],
  [
    "jsonl",
    [
      ["many lines", () => fill("{}\n"), LIMIT],
      ["many broken lines", () => fill("{\n"), SYNTAX],
      ["blank lines", () => fill("\n"), undefined],
    ],
  ],
])("%s", (format, cases) => {
  test.each(cases)("%s", (_, make, rule) => {
    const text = make();
    const { problems, body } = read(text, format, FULL_READER);
    expect(problems[0]?.rule).toBe(rule);
    body?.();
    const locator = openLocator("a", format, Buffer.from(text));
    expect(locator.range({ path: "a", document: 0, pointer: ["a", 0] }).start.line).toBeGreaterThan(0);
    expect(locator.range({ path: "a", link: 1 }).start.line).toBeGreaterThan(0);
  });
});

test("what hides in an earlier document does not hide the later ones", () => {
  const bombs = ["- ".repeat(100_000), "[".repeat(100_000), `l0: &l0 [lol]\n${laughs}`, "a: '", "}", fill("- a\n")];
  const { documents, problems } = read(`${bombs.join("\n---\n")}\n---\nid: found\n`);
  expect(documents.map(({ index, value }) => [index, value])).toEqual([[bombs.length, { id: "found" }]]);
  expect(problems).toHaveLength(bombs.length);
});

test("the tokens of a file are bounded as a whole", () => {
  const document = `---\n${fill("- a\n", 200_000)}`;
  const { documents, problems } = read(document.repeat(6), "yaml", FULL_READER);
  expect(documents.map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(problems.map(({ rule }) => rule)).toEqual([LIMIT, LIMIT, LIMIT]);
});

test("a hundred thousand broken documents within the limits cost no more than reading them", () => {
  const text = fill("---\na: @b\nc: d: e\n", 180_000);
  const { problems } = read(text);
  expect(problems.length).toBeGreaterThan(10_000);
  expect(text.length).toBeLessThan(DEFAULT_LIMITS.fileBytes);
});

test("quotes in a text that should be a time", () => {
  expect(meantTimes(`2026-01-05${fill('"')}x`).texts).toEqual([]);
  expect(meantTimes(`"'2026-01-05'"`).texts).toEqual(["2026-01-05T00:00:00Z"]);
});

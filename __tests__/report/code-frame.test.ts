import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { codeFrame } from "../../src/report/code-frame.js";
import { columnsOf, lineWindow } from "../../src/report/line-window.js";
import { SourceText, lastLineOf } from "../../src/report/source-text.js";
import { visible } from "../../src/report/visible-text.js";
import { hostileText } from "./arbitrary.js";
import { range } from "./fixtures.js";

function frame(text: string, at: string, columns = 60): string {
  const sign = { context: " ", marked: ">", marker: " ", gap: " " };
  return codeFrame(new SourceText(text), range(at), columns)
    .map(({ kind, line, text: row }) => `${sign[kind]} ${String(line ?? "").padStart(2)} | ${row}`.trimEnd())
    .join("\n");
}

const FILE =
  "id: team:build\r\nkind: Team\r\nowns:\r\n  - repo:billling\r\n  - repo:web\r\nstatus: draft\r\ntags: []\r\n";

describe("codeFrame", () => {
  it("marks exactly the range, with two lines on either side", () => {
    expect(frame(FILE, "4:5-4:18")).toBe(`   2 | kind: Team
   3 | owns:
>  4 |   - repo:billling
     |     ^^^^^^^^^^^^^
   5 |   - repo:web
   6 | status: draft`);
  });

  it("stops at the ends of the file and leaves the line behind the last break out", () => {
    expect(frame(FILE, "1:1-1:3")).toBe(`>  1 | id: team:build
     | ^^
   2 | kind: Team
   3 | owns:`);
    expect(frame(FILE, "7:7-7:9")).toBe(`   5 |   - repo:web
   6 | status: draft
>  7 | tags: []
     |       ^^`);
  });

  it("points at an empty range, at the end of a line and at the end of the file", () => {
    expect(frame("a: 1\nb:\n", "2:3")).toBe(`   1 | a: 1
>  2 | b:
     |   ^`);
    expect(frame("a: 1\nb:\n", "3:1")).toBe(`   1 | a: 1
   2 | b:
>  3 |
     | ^`);
  });

  it("marks every line of a range and says how many are not shown", () => {
    expect(frame(FILE, "3:1-5:13")).toBe(`   1 | id: team:build
   2 | kind: Team
>  3 | owns:
     | ^^^^^
>  4 |   - repo:billling
>  5 |   - repo:web
   6 | status: draft
   7 | tags: []`);
    expect(frame(FILE, "1:1-8:1")).toBe(`>  1 | id: team:build
     | ^^^^^^^^^^^^^^
>  2 | kind: Team
>  3 | owns:
>  4 |   - repo:billling
     | 3 more`);
  });

  it("shows the part of a long line that matters", () => {
    const long = `summary: ${"before ".repeat(30)}HERE${" after".repeat(30)}`;
    const column = long.indexOf("HERE") + 1;
    expect(frame(`id: x\n${long}\n`, `2:${column}-2:${column + 4}`, 40))
      .toBe(`>  2 | …efore before HERE after after after af…
     |               ^^^^`);
  });

  it("keeps the marker in place behind tabs and wide, combining and hidden characters", () => {
    expect(frame("\tname: 日本 x", "1:10-1:11")).toBe(`>  1 | →   name: 日本 x
     |               ^`);
    expect(frame("name: 日本 x", "1:7-1:9")).toBe(`>  1 | name: 日本 x
     |       ^^^^`);
    expect(frame("e\u0301te\u0301: 😀 x", "1:11-1:12")).toBe(`>  1 | e\u0301te\u0301: 😀 x
     |         ^`);
    expect(frame("a\u202Eb: \x1B[1m", "1:3-1:4")).toBe(`>  1 | a\\u202Eb: \\x1B[1m
     |        ^`);
  });

  it("shows nothing for a finding about the file as a whole or beyond its end", () => {
    expect(frame(FILE, "1:1")).toBe("");
    expect(frame(FILE, "99:1-99:5")).toBe("");
  });

  it("keeps to its width and to harmless characters for any text and range", () => {
    const position = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 200 }));
    fc.assert(
      fc.property(hostileText, position, position, fc.integer({ min: 20, max: 60 }), (text, start, end, columns) => {
        const rows = codeFrame(
          new SourceText(text),
          { start: { line: start[0], column: start[1] }, end: { line: end[0], column: end[1] } },
          columns,
        );
        for (const { kind, text: row } of rows) {
          expect(row).not.toMatch(/[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}]/u);
          expect(Array.from(row.replace(/\p{M}/gu, "")).length).toBeLessThanOrEqual(
            kind === "marker" ? columns + 1 : columns,
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  it("looks at no more of an endless line than it shows", () => {
    const line = `${"\u0301".repeat(5_000_000)}${"x".repeat(5_000_000)}`;
    const [row] = codeFrame(new SourceText(line), range("1:4000000-1:9000000"), 80);
    expect(row?.text.length).toBeLessThan(2000);
  });
});

describe("lineWindow", () => {
  it("says where an offset stands, half a character and the end included", () => {
    const window = lineWindow("a😀b", 0, 20);
    expect([0, 1, 2, 3, 4, 9].map((offset) => window.columnOf(offset))).toEqual([0, 1, 1, 3, 4, 4]);
  });

  it.each([
    ["한글".normalize("NFD"), "한글".normalize("NFD"), 4],
    [`a${"\u0301".repeat(9)}b`, `a${"\u0301".repeat(8)}\\u0301b`, 8],
  ])("shows %j in the columns that it takes, as elsewhere", (line, shown, columns) => {
    const window = lineWindow(line, 0, 80);
    expect([window.text, window.columnOf(line.length), columnsOf(line)]).toEqual([shown, columns, columns]);
    expect(visible(line)).toBe(shown);
  });
});

describe("SourceText", () => {
  it("breaks lines at LF and CRLF, not at a lone CR", () => {
    const source = new SourceText("a\r\nb\rc\n\nd\r");
    expect([1, 2, 3, 4, 5].map((line) => source.line(line))).toEqual(["a", "b\rc", "", "d\r", undefined]);
    expect(source.lineCount).toBe(4);
  });
});

describe("lastLineOf", () => {
  it.each([
    ["3:1-3:9", 3],
    ["3:1-4:1", 3],
    ["3:1-4:2", 4],
    ["3:1", 3],
  ])("of %s is %i", (text, line) => {
    expect(lastLineOf(range(text))).toBe(line);
  });
});

describe("joined emoji", () => {
  it.each([
    ["👩\u200D💻", 2],
    ["👩🏽\u200D❤\uFE0F\u200D💋\u200D👨🏿 x", 4],
    ["1\uFE0F\u20E3", 2],
    ["🍎\u200D🍏", 2 + "\\u200D".length + 2],
    ["1\uFE0F", 1 + "\\uFE0F".length],
  ])("%j takes %i columns", (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
    expect(lineWindow(text, 0, 80).text).toBe(visible(text));
  });
});

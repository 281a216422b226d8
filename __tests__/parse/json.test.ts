import fc from "../support/fast-check.js";
import { describe, expect, test } from "vitest";
import { mended, placeOf, problemOf, read, values } from "./reading.js";

describe("faults", () => {
  test.each([
    ["nothing", "", "1:1-1:1", "holds no value"],
    ["blanks", "  \n", "2:1-2:1", "holds no value"],
    ["a trailing comma", '{\n  "a": [1, 2,]\n}', "2:13-2:14", "before the closing bracket"],
    ["a line comment", '{\n  // no\n  "a": 1\n}', "2:3-2:5", "no comments"],
    ["a block comment", '{"a": /* no */ 1}', "1:7-1:9", "no comments"],
    ["single quotes", "{\"a\": 'b'}", "1:7-1:10", "between double quotes"],
    ["a comma too many before a key", '{"a": 1,, "b": 2}', "1:9-1:10", "A comma stands here, where a key belongs"],
    ["a comma too many after the brace", '{, "a": 1}', "1:2-1:3", "A comma stands here, where a key belongs"],
    ["a key without quotes", "{a: 1}", "1:2-1:3", "A key stands between double quotes"],
    ["a missing comma", '{"a": 1 "b": 2}', "1:9-1:10", "comma is missing"],
    ["a missing colon", '{"a" 1}', "1:2-1:5", "no colon"],
    ["a missing value", '{"a": }', "1:7-1:8", "A value is missing"],
    ["two commas", "[1,,2]", "1:4-1:5", "A value is missing"],
    ["an open bracket", '{"a": [1', "1:7-1:8", "`[` that opens here"],
    ["an open brace", '{\n"a": [1]', "1:1-1:2", "`{` that opens here"],
    ["brackets that cross", '{"a": [1}', "1:9-1:10", "one of the other kind"],
    ["an open string", '{"a": "b\n}', "1:7-1:8", "never closed on its line"],
    ["an unknown escape", '["a\\qb"]', "1:4-1:6", "not one that JSON has"],
    ["a short escape", '["\\u12"]', "1:3-1:5", "not one that JSON has"],
    ["a raw tab", '["a\tb"]', "1:4-1:5", "control character"],
    ["a word", "[True]", "1:2-1:6", "not a JSON value"],
    ["a word that begins like one", "[nullable]", "1:2-1:10", "not a JSON value"],
    ["not a number", "[NaN]", "1:2-1:5", "not a JSON value"],
    ["a leading zero", "[010]", "1:2-1:5", "not a number"],
    ["a leading plus", "[+1]", "1:2-1:4", "not a number"],
    ["a bare point", "[1.]", "1:2-1:4", "not a number"],
    ["text behind the value", '{"a": 1}\n{"b": 2}', "2:1-2:2", "after the end of the value"],
  ])("%s", (_, text, where, said) => {
    const problem = problemOf(text, "json");
    expect([problem.rule, placeOf(problem)]).toEqual(["parse/invalid-syntax", where]);
    expect(problem.message).toContain(said);
    expect(problem.suggestion?.message).not.toBe("");
    expect(read(text, "json").documents).toEqual([]);
  });

  test("a trailing comma is removed for certain where that makes the document whole", () => {
    expect(mended('{"a": [1, 2,]}', "json")).toBe('{"a": [1, 2]}');
    const other = problemOf('{"a": [1,], b: 2}', "json");
    expect([other.suggestion?.certain, other.suggestion?.edit?.kind]).toEqual([false, "text"]);
  });

  test("a comma that stands twice before a key is removed for certain", () => {
    expect(mended('{"a": 1,,\n "b": 2}', "json")).toBe('{"a": 1,\n "b": 2}');
  });

  test("every duplicate key names both places, however it is written", () => {
    const { problems } = read('{"a": 1, "\\u0061": 2,\n "b": [{"c": 1, "c": 2}]}', "json");
    expect(problems.map((problem) => [placeOf(problem), problem.subject])).toEqual([
      ["1:10-1:18", "a"],
      ["2:17-2:20", "b.0.c"],
    ]);
    expect(problems[1]?.related?.map(({ at }) => at.range?.start)).toEqual([{ line: 2, column: 9 }]);
  });

  test("each broken line of JSON Lines is a problem of its own", () => {
    const { problems, documents } = read('{"a": 1}\n{"a": }\n\n[1\n2\n', "jsonl");
    expect(problems.map(placeOf)).toEqual(["2:7-2:8", "4:1-4:2"]);
    expect(documents.map(({ index, value }) => [index, value])).toEqual([
      [0, { a: 1 }],
      [3, 2],
    ]);
  });
});

test("the source text of numbers is kept where the value loses it", () => {
  const [document] = read('{"a": 9007199254740993, "b": [1.0, 1e2, 1], "c": "010", "d": null}', "json").documents;
  const textAt = (...pointer: (string | number)[]): string | undefined => document?.scalarText(pointer);
  expect([textAt("a"), textAt("b", 0), textAt("b", 1), textAt("b", 2), textAt("c"), textAt("d"), textAt("b")]).toEqual([
    "9007199254740993",
    "1.0",
    "1e2",
    "1",
    "010",
    "null",
    undefined,
  ]);
});

/** What `JSON.parse` makes of a text; duplicate keys, which it lets pass, are counted out. */
function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

test("law: JSON is read where JSON.parse reads it, and means the same", () => {
  const unit = fc.constantFrom(...'[]{},:"01a-.e+\\nu \t\n'.split(""), "true", "null", '"k":', '"s"', "\\u0041", "/");
  const mutant = fc
    .tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.nat({ max: 3 }), unit)
    .map(([text, at, drop, added]) => {
      const index = at % (text.length + 1);
      return text.slice(0, index) + added + text.slice(index + drop);
    });
  const soup = fc.array(unit, { maxLength: 10 }).map((units) => units.join(""));
  fc.assert(
    fc.property(fc.oneof(soup, mutant, fc.json()), (text) => {
      const { documents, problems } = read(text, "json");
      if (problems.some(({ related }) => related)) return;
      expect(documents.map(({ value }) => value)).toEqual(parsed(text));
      expect(documents.length + problems.length).toBe(1);
    }),
    { numRuns: 5000 },
  );
});

test("law: a JSON Lines file is its lines", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom("\n", "\r\n", "\n\n"), (list, end) => {
      expect(values(list.map((value) => JSON.stringify(value) + end).join(""), "jsonl")).toEqual(
        list.map((value): unknown => JSON.parse(JSON.stringify(value))),
      );
    }),
    { numRuns: 300 },
  );
});

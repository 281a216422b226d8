import { Buffer } from "node:buffer";
import { describe, expect, test } from "vitest";
import { formatOf } from "../../src/parse/parse-file.js";
import { place, placeOf, problemOf, read, values } from "./reading.js";

describe("formatOf", () => {
  test.each([
    ["a.yaml", "yaml"],
    ["graph/a.YML", "yaml"],
    ["notes/a.md", "markdown"],
    ["a.markdown", "markdown"],
    ["a.json", "json"],
    ["a.jsonl", "jsonl"],
    ["a.txt", undefined],
    ["yaml", undefined],
    [".yaml/a", undefined],
    ["a.constructor", undefined],
  ])("%s", (path, format) => {
    expect(formatOf(path)).toBe(format);
  });
});

describe("documents", () => {
  test("a YAML stream gives each document its index", () => {
    const { documents, problems } = read("a: 1\n---\nb: 2\n...\n---\nc: 3\n");
    expect(problems).toEqual([]);
    expect(documents.map(({ index, value }) => [index, value])).toEqual([
      [0, { a: 1 }],
      [1, { b: 2 }],
      [2, { c: 3 }],
    ]);
  });

  test("a file of comments has no document, a marker alone is an empty one", () => {
    expect(values("# nothing\n\n")).toEqual([]);
    expect(values("")).toEqual([]);
    expect(values("a: 1\n---\n")).toEqual([{ a: 1 }, null]);
  });

  test("a broken document leaves the others readable and keeps their index", () => {
    const { documents, problems } = read("a: 1\n---\nb: [1\n---\nc: '\n---\nd: 4\n");
    expect(documents.map(({ index, value }) => [index, value])).toEqual([
      [0, { a: 1 }],
      [3, { d: 4 }],
    ]);
    expect(problems.map(placeOf)).toEqual(["3:4-3:5", "5:4-5:5"]);
  });

  test("Markdown without front matter has a body and no document", () => {
    const { documents, problems, body } = read("# Title\n\n[a](b.md)\n", "markdown");
    expect({ documents, problems }).toEqual({ documents: [], problems: [] });
    expect(body?.()).toMatchObject({
      heading: "Title",
      isBlank: false,
      links: [{ target: "b.md", text: "a" }],
      wikilinks: [],
    });
  });

  test("Markdown with front matter has one document, and the body stands behind it", () => {
    const { documents, body } = read("---\nid: a\n# no heading\n---\n# Title\n", "markdown");
    expect(documents.map(({ value }) => value)).toEqual([{ id: "a" }]);
    expect(body?.().heading).toBe("Title");
  });

  test("CRLF is read as LF", () => {
    expect(values("---\r\nid: a\r\ntext: |\r\n  b\r\n  c\r\n---\r\nbody\r\n", "markdown")).toEqual([
      { id: "a", text: "b\nc\n" },
    ]);
  });

  test("JSON has one document, JSON Lines one for each line that holds something", () => {
    expect(values('{"a": [1, null]}', "json")).toEqual([{ a: [1, null] }]);
    expect(values('{"a": 1}\r\n\n  \n[2]\n', "jsonl")).toEqual([{ a: 1 }, [2]]);
    expect(read('1\n\n{"a": }\n3', "jsonl").documents.map(({ index, value }) => [index, value])).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

describe("text hygiene", () => {
  test("a UTF-8 byte-order mark is stripped with a warning and shifts no column", () => {
    const { documents, problems } = read("\uFEFFa: [\n");
    expect(documents).toEqual([]);
    expect(problems.map(({ rule, severity }) => [rule, severity])).toEqual([
      ["parse/byte-order-mark", "warning"],
      ["parse/invalid-syntax", undefined],
    ]);
    expect(problems.map(placeOf)).toEqual(["1:1-1:1", "1:4-1:5"]);
    expect(read("\uFEFF---\nid: a\n---\n", "markdown").documents[0]?.value).toEqual({ id: "a" });
    expect(read('\uFEFF{"a": 1}', "json").documents[0]?.value).toEqual({ a: 1 });
  });

  test.each([
    ["little endian", [0xff, 0xfe, 0x61, 0x00]],
    ["big endian", [0xfe, 0xff, 0x00, 0x61]],
  ])("UTF-16, %s", (_, bytes) => {
    const problem = problemOf(Uint8Array.from(bytes));
    expect(problem.rule).toBe("parse/invalid-encoding");
    expect(problem.message).toContain("UTF-16");
  });

  test("a NUL is refused at its place", () => {
    const problem = problemOf("é: 1\nb: 😀\0\n");
    expect([problem.rule, placeOf(problem)]).toEqual(["parse/invalid-encoding", "2:6-2:7"]);
    expect(read("# Title\n\0", "markdown").body).toBeUndefined();
  });

  test.each([
    ["a byte that begins nothing", [0x61, 0x0a, 0xc3, 0xa9, 0xff], "2:2-2:3", "Byte 4 (0xFF)"],
    ["a sequence cut short", [0x61, 0xe2, 0x82], "1:2-1:3", "Byte 1 (0xE2)"],
    ["an overlong form", [0xc0, 0x80], "1:1-1:2", "Byte 0 (0xC0)"],
    ["a surrogate", [0x61, 0xed, 0xa0, 0x80], "1:2-1:3", "Byte 1 (0xED)"],
    ["beyond Unicode", [0xf4, 0x90, 0x80, 0x80], "1:1-1:2", "Byte 0 (0xF4)"],
  ])("invalid UTF-8: %s", (_, bytes, where, said) => {
    const problem = problemOf(Uint8Array.from(bytes));
    expect([problem.rule, placeOf(problem)]).toEqual(["parse/invalid-encoding", where]);
    expect(problem.message).toContain(said);
  });

  test("a lone carriage return is refused in YAML and front matter, and left alone in a body", () => {
    expect(placeOf(problemOf("a: 1\rb: 2\n"))).toBe("1:5-1:6");
    expect(problemOf("---\nid: a\rb: 1\n---\n", "markdown").rule).toBe("parse/invalid-encoding");
    expect(placeOf(problemOf("---\nid: a\rb: 1\n---\n", "markdown"))).toBe("2:6-2:7");
    expect(read("---\nid: a\n---\nb\rc\n", "markdown").problems).toEqual([]);
  });
});

describe("limits", () => {
  test("a file beyond the size is not read", () => {
    const problem = problemOf("a: 123456", "yaml", { fileBytes: 8 });
    expect([problem.rule, placeOf(problem)]).toEqual(["parse/limit-exceeded", "1:1-1:1"]);
    expect(problem.message).toContain("9 bytes");
    expect(read("a: 12345", "yaml", { fileBytes: 8 }).problems).toEqual([]);
  });

  test.each([
    ["a: [[1]]", "yaml", "1:5-1:6"],
    ["a:\n  b:\n    c: 1\n", "yaml", "3:5-3:6"],
    ["- - - a\n", "yaml", "1:5-1:6"],
    ['{"a": [[1]]}', "json", "1:8-1:9"],
    ["---\na: {b: {c: 1}}\n---\n", "markdown", "2:8-2:9"],
  ] as const)("depth: %j", (text, format, where) => {
    const problem = problemOf(text, format, { depth: 2 });
    expect([problem.rule, placeOf(problem)]).toEqual(["parse/limit-exceeded", where]);
    expect(problem.message).toContain("more than 2 deep");
    expect(read(text, format, { depth: 3 }).problems).toEqual([]);
  });

  test("depth counts what an alias stands for", () => {
    const problem = problemOf("a: &a [1]\nb: [*a]\n", "yaml", { depth: 2 });
    expect([problem.rule, placeOf(problem)]).toEqual(["parse/limit-exceeded", "2:5-2:7"]);
  });

  test("aliases of one document", () => {
    const text = "a: &a 1\nb: *a\nc: *a\n";
    expect(read(text, "yaml", { aliases: 2 }).problems).toEqual([]);
    const problem = problemOf(text, "yaml", { aliases: 1 });
    expect([problem.rule, placeOf(problem)]).toEqual(["parse/limit-exceeded", "3:4-3:5"]);
  });

  test.each(["yaml", "jsonl"] as const)("documents of one %s file", (format) => {
    const text = format === "yaml" ? "1\n---\n2\n---\n3\n---\n4\n" : "1\n2\n3\n4\n";
    const { documents, problems } = read(text, format, { documents: 2 });
    expect(documents.map(({ value }) => value)).toEqual([1, 2]);
    expect(problems.map((problem) => [problem.rule, placeOf(problem)])).toEqual([
      ["parse/limit-exceeded", format === "yaml" ? "4:1-4:1" : "3:1-3:1"],
    ]);
  });

  test("a document beyond a limit leaves the others readable", () => {
    const { documents, problems } = read("a: [[[1]]]\n---\nb: 1\n", "yaml", { depth: 2 });
    expect(documents.map(({ value }) => value)).toEqual([{ b: 1 }]);
    expect(problems).toHaveLength(1);
  });
});

test("bytes may be a view into a larger buffer", () => {
  const all = Buffer.from("xxa: é\nyy");
  expect(read(all.subarray(2, 8)).documents[0]?.value).toEqual({ a: "é" });
});

test("problems of front matter stand at their place in the file", () => {
  const problem = problemOf("---\r\nid: a\r\ntitle: Foo: bar\r\n---\r\n", "markdown");
  expect(placeOf(problem)).toBe("3:8-3:16");
  const edit = problem.suggestion?.edit;
  expect(edit?.kind === "text" && place(edit.range)).toBe("3:8-3:16");
});

/** How YAML is read: one test for each row of security rules 40 and 41, settings and values. */
import { expect, test } from "vitest";
import { read, placeOf, problemOf, values } from "./reading.js";

test("a %YAML 1.1 directive does not switch to YAML 1.1", () => {
  const problem = problemOf("%YAML 1.1\n---\na: yes\n");
  expect([problem.rule, placeOf(problem)]).toEqual(["parse/invalid-syntax", "1:1-1:10"]);
  expect(values("%YAML 1.2\n---\na: yes\n")).toEqual([{ a: "yes" }]);
});

test.each(["%TAG ! tag:example.org,2000:", "%FOO bar", "%YAML 1.3", "%YAML 1.2 1.1"])("directive %s", (directive) => {
  expect(problemOf(`${directive}\n---\na: 1\n`).message).toContain("%YAML 1.2");
});

test("a duplicate key names both lines", () => {
  const problem = problemOf("a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\n");
  expect([problem.rule, placeOf(problem), problem.subject]).toEqual(["parse/invalid-syntax", "5:3-5:4", "b.c"]);
  expect(problem.related?.map(({ at }) => at.range?.start)).toEqual([{ line: 3, column: 3 }]);
  expect(read("a: 1\na: 2\n").documents).toEqual([]);
});

test("every duplicate key is a problem of its own, quoted and plain ones are the same key", () => {
  const { problems } = read('a: 1\n"a": 2\n1: x\n"1": y\nb: {c: 1, c: 2}\n');
  expect(problems.map(placeOf)).toEqual(["2:1-2:4", "4:1-4:4", "5:11-5:12"]);
});

test.each([
  ["a list", "? [a]\n: b\n"],
  ["a mapping", "{a: 1}: b\n"],
])("a key that is %s", (_, text) => {
  expect(problemOf(text).message).toContain("A key must be text");
});

test("keys that look like other types are text", () => {
  expect(values("1: x\ntrue: y\nnull: z\n2024-01-01: d\n")).toEqual([
    { "1": "x", true: "y", null: "z", "2024-01-01": "d" },
  ]);
});

test.each(["a: &a {x: 1}\nb:\n  <<: *a\n  y: 2\n", "b: { <<: { x: 1 } }\n", "<<: [{ x: 1 }]\n"])(
  "a merge key, by which readers of YAML 1.1 see other keys than the rules: %j",
  (text) => {
    expect(problemOf(text).message).toContain("`<<` puts the keys of another mapping into this one");
  },
);

test("a quoted merge key is an ordinary key", () => {
  expect(values("b:\n  \"<<\": x\n  'y': 2\n")).toEqual([{ b: { "<<": "x", y: 2 } }]);
});

test.each([
  "!!binary aGk=",
  "!!timestamp 2024-01-01",
  "!!set {a}",
  "!!omap [a: 1]",
  "!foo bar",
  "!foo {a: 1}",
  "!<x> a",
])("tag in %s", (value) => {
  const problem = problemOf(`a: ${value}\n`);
  expect(problem.message).toContain("tag");
  expect(problem.suggestion?.certain).toBe(false);
});

test("tags of the core schema are read", () => {
  expect(values("a: !!str 12\nb: !!int '12'\nc: ! 12\nd: !!map {}\ne: !!seq []\n")).toEqual([
    { a: "12", b: 12, c: "12", d: {}, e: [] },
  ]);
});

test("an alias gives a copy of what it names", () => {
  const [value] = values("a: &a {x: [1]}\nb: *a\n&k c: *k\n");
  expect(value).toEqual({ a: { x: [1] }, b: { x: [1] }, c: "c" });
  const { a, b } = value as { a: unknown; b: unknown };
  expect(a).not.toBe(b);
});

test("an alias means the anchor that stands before it, wherever it is read again", () => {
  expect(values("a: &x 1\nb: &y [*x]\nc: &x 2\nd: *y\ne: *x\n")).toEqual([{ a: 1, b: [1], c: 2, d: [1], e: 2 }]);
});

test.each([
  ["no anchor", "a: *b\n", "names no anchor"],
  ["a later anchor", "a: *b\nc: &b 1\n", "names no anchor"],
  ["itself", "a: &a [*a]\n", "stands inside the value that it names"],
])("an alias to %s", (_, text, said) => {
  expect(problemOf(text).message).toContain(said);
});

test("expansion is bounded by what the aliases add, not by their number", () => {
  const doubling = Array.from({ length: 9 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`).join("\n");
  const problem = problemOf(`a0: &a0 [${"x, ".repeat(50)}x]\n${doubling}\n`);
  expect([problem.rule, placeOf(problem)]).toEqual(["parse/limit-exceeded", "8:10-8:13"]);
});

test("values are what the core schema of YAML 1.2 says", () => {
  const text = "a: 010\nb: 0o10\nc: 0x10\nd: 1e3\ne: yes\nf: 12:30:45\ng: 1_000\nh: 2026-05-08\ni: ~\nj: .inf\nk:\n";
  expect(values(text)).toEqual([
    {
      a: 10,
      b: 8,
      c: 16,
      d: 1000,
      e: "yes",
      f: "12:30:45",
      g: "1_000",
      h: "2026-05-08",
      i: null,
      j: Infinity,
      k: null,
    },
  ]);
});

test("the source text of a scalar is kept where its value would not give it back", () => {
  const text = "a: 010\nb: [1, 9007199254740993]\nc: 12e45678\nd: True\ne: ~\nf: 'x'\ng:\nh: 1.0\ni: &i 0x1F\nj: *i\n";
  const [document] = read(text).documents;
  const textAt = (...pointer: (string | number)[]): string | undefined => document?.scalarText(pointer);
  expect([textAt("a"), textAt("b", 0), textAt("b", 1), textAt("c"), textAt("d"), textAt("e"), textAt("f")]).toEqual([
    "010",
    "1",
    "9007199254740993",
    "12e45678",
    "True",
    "~",
    "x",
  ]);
  expect([textAt("g"), textAt("h"), textAt("j")]).toEqual(["", "1.0", "0x1F"]);
  expect([textAt(), textAt("b"), textAt("b", 2), textAt("x"), textAt("constructor"), textAt("f", "length")]).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});

test("__proto__ is an own key and touches no prototype", () => {
  const [value] = values('__proto__:\n  polluted: true\nconstructor: 1\na: {"__proto__": 2}\n');
  expect(Object.keys(value as object)).toEqual(["__proto__", "constructor", "a"]);
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  const [json] = values('{"__proto__": {"polluted": true}}', "json");
  expect(Object.keys(json as object)).toEqual(["__proto__"]);
});

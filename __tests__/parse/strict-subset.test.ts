import { Buffer } from "node:buffer";
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { PRIMER } from "../../src/parse/strict-primer.js";
import { parseStrictSubset } from "../../src/parse/strict-subset.js";
import fixtures from "./strict-fixtures.json" with { type: "json" };
import { generate, mutate, randomFrom } from "./strict-mutants.js";
import { compare, readWithYaml } from "./strict-oracle.js";

function read(text: string): unknown[] | undefined {
  const bytes = Buffer.from(text, "utf8");
  return parseStrictSubset(bytes, 0, bytes.length);
}

/** Texts in the subset and their documents. */
const ACCEPTED: readonly (readonly [string, unknown[]])[] = [
  // Streams
  ["", []],
  ["\n  \n# only a comment\n", []],
  ["---\n", [null]],
  ["---", [null]],
  ["---\n---\n", [null, null]],
  ["---\n...\n", [null]],
  ["a: 1\n---\n", [{ a: 1 }, null]],
  ["a: 1\n...\n", [{ a: 1 }]],
  ["a: 1\n...\n# c\n---\nb: 2\n", [{ a: 1 }, { b: 2 }]],
  ["# head\n--- # note\na: 1\n---\n- b\n", [{ a: 1 }, ["b"]]],
  // Mappings and sequences
  ["a: 1\nb:\n  c: x\n  d:\n    e: y\nf: z\n", [{ a: 1, b: { c: "x", d: { e: "y" } }, f: "z" }]],
  ["a:\n- x\n- y\nb:\n  - z\n", [{ a: ["x", "y"], b: ["z"] }]],
  [
    "- a: 1\n  b: 2\n-   c: 3\n    d: 4\n",
    [
      [
        { a: 1, b: 2 },
        { c: 3, d: 4 },
      ],
    ],
  ],
  ["- - a\n  - - b\n- c\n", [[["a", ["b"]], "c"]]],
  ["-\n  a: 1\n-\n  - x\n-\n- y\n", [[{ a: 1 }, ["x"], null, "y"]]],
  ["a:\nb: # nothing\nc:\n  d:\n", [{ a: null, b: null, c: { d: null } }]],
  ["a:\n\n  # note\n  b: 1\n\n# end\n", [{ a: { b: 1 } }]],
  ["a:\n  text\nb:\n  - x\n", [{ a: "text", b: ["x"] }]],
  ["10: a\n2: b\nx: c\n", [{ 2: "b", 10: "a", x: "c" }]],
  ["true: a\nnull: b\n1.0: c\n<: d\n", [{ true: "a", null: "b", "1.0": "c", "<": "d" }]],
  ['"a": 1\n\'b\' : 2\nc d: 3\ne:f: 4\n"g\\\\h": 5\n', [{ a: 1, b: 2, "c d": 3, "e:f": 4, "g\\h": 5 }]],
  ["constructor: 1\ntoString: 2\n", [{ constructor: 1, toString: 2 }]],
  // Plain scalars
  ["a: x # note\nb: x#y\nc: 'x' # note\nd: x:y\n", [{ a: "x", b: "x#y", c: "x", d: "x:y" }]],
  ["- ~\n- null\n- Null\n- NULL\n- nULL\n- n\n", [[null, null, null, null, "nULL", "n"]]],
  ["- true\n- True\n- TRUE\n- tRUE\n- false\n- False\n- FALSE\n", [[true, true, true, "tRUE", false, false, false]]],
  ["- 0\n- -0\n- 42\n- -7\n- 0.10\n- -0.0\n- 123456789012345\n", [[0, -0, 42, -7, 0.1, -0, 123456789012345]]],
  ["- 2026-05-08T00:00:00Z\n- 12:30\n- 1.2.3\n- 1_000\n", [["2026-05-08T00:00:00Z", "12:30", "1.2.3", "1_000"]]],
  ["- 12e4f\n- 1e\n- .\n- .envs\n- 0b1\n- -x\n", [["12e4f", "1e", ".", ".envs", "0b1", "-x"]]],
  ["- yes\n- no\n- on\n- =\n- --flag\n- a\\b\"c'd\n", [["yes", "no", "on", "=", "--flag", "a\\b\"c'd"]]],
  ["a: one\n  two\n\n\n  three # note\nb: 1\n", [{ a: "one two\n\nthree", b: 1 }]],
  ["- 1\n  2\n- x\n   - y\n", [["1 2", "x - y"]]],
  // Quoted scalars
  ["a: ''\nb: 'it''s \"x\" \\n'\n", [{ a: "", b: 'it\'s "x" \\n' }]],
  ['a: ""\nb: "x\\n\\t\\"\\\\ \'"\n', [{ a: "", b: "x\n\t\"\\ '" }]],
  ["a: 'one  \n   two\n\n  three '\nb: \"x\\n\n  y\"\n", [{ a: "one two\nthree ", b: "x\n y" }]],
  // Text
  ["a: |\n  x\n    y\n\n  # z\n\nb: 1\n", [{ a: "x\n  y\n\n# z\n", b: 1 }]],
  ["a: |-\n  x\n\nb: |+\n  y\n\nc: |\n\n   z", [{ a: "x", b: "y\n\n", c: "\nz\n" }]],
  ["- |\n a: 1\n- b\n", [["a: 1\n", "b"]]],
  ["a: >\n  one\n  two\n\n  three\n\n\n  four\nb: >-\n  x\n", [{ a: "one two\nthree\n\nfour\n", b: "x" }]],
  // Flow collections
  ["a: []\nb: {}\nc: [x, 'y', 1, [true], {k: ~}]\n", [{ a: [], b: {}, c: ["x", "y", 1, [true], { k: null }] }]],
  ["a: {b: c, \"d\":1, 'e': [f]}\nb: [a:b, ]", [{ a: { b: "c", d: 1, e: ["f"] }, b: ["a:b"] }]],
  ["a: [x,\n  y,\n\n  z,\n ]\nb:\n  [ w ] # note\n", [{ a: ["x", "y", "z"], b: ["w"] }]],
  // Beyond ASCII
  ["é: ñ\u00a0ü # ✓\nb: '— 日本語'\nc: \"😀\"\nd: |\n  “x”\n", [{ é: "ñ\u00a0ü", b: "— 日本語", c: "😀", d: "“x”\n" }]],
];

/** Texts that the reader must leave to the full parser, whatever that makes of them. */
const REFUSED: readonly string[] = [
  // Not in the subset
  "a: &x 1\n",
  "a: *x\n",
  "a: !t x\n",
  "!!map\na: 1\n",
  "%YAML 1.2\n---\na: 1\n",
  "? a\n: 1\n",
  "a: 1\r",
  "a: 1\rb: 2\r\n",
  "a: 1\r\r\n",
  "a:\t1\n",
  "a: x\ty\n",
  "# \t\na: 1\n",
  "a: \u0000\n",
  "a: \u007f\n",
  "a: \u0085\n",
  "a: \u2028\n",
  "\ufeffa: 1\n",
  "a: \ufffd\n",
  "__proto__: 1\n",
  "a: {__proto__: 1}\n",
  ...["010", "+1", "0x1f", "0o17", "1e3", "-1.5E-2", "1.", ".5", "00.5", ".inf", "-.INF", ".nan"].map(
    (n) => `a: ${n}\n`,
  ),
  "a: 1234567890123456\n",
  "a: 9007199254740993\n",
  "text\n",
  "[a]\n",
  "{a: b}\n",
  "--- a\n",
  "--- a: 1\n",
  "  a: 1\n",
  'a: "\\x41"\n',
  'a: "\\u0041"\n',
  'a: "x\\\n  y"\n',
  'a: "\\/"\n',
  "a: |2\n   x\n",
  "a: |\nb: 1\n",
  "a: |\n  x\n     \nb: 1\n",
  "a: >\n  x\n    y\n",
  "a: [b: c]\n",
  "a: {b}\n",
  "a: {b: }\n",
  "a: [x\n y]\n",
  "a: [x, # note\n y]\n",
  "a: 1\n...\nb: 1\n",
  "a:\n\n  text\nb: 1\n",
  `${"k".repeat(600)}: 1\n`,
  `a: |\n  x\n${"\n".repeat(200)}b: 1\n`,
  Array.from({ length: 70 }, (_, i) => `${" ".repeat(i)}a:\n`).join(""),
  `a: ${"[".repeat(70)}${"]".repeat(70)}\n`,
  `${"- ".repeat(70)}a\n`,
  // Not YAML
  "a: 1\na: 2\n",
  "a: 1\n'a': 2\n",
  'a\\: 1\n"a\\\\": 2\n',
  "a: {b: 1, b: 2}\n",
  "é: 1\né: 2\n",
  "a: b: c\n",
  "a: 'x': y\n",
  "a: - b\n",
  "- a\nb: 1\n",
  "a: 1\n- b\n",
  "a:\n   b: 1\n  c: 2\n",
  "a:\n  - b\n - c\n",
  "a: x\n  b: 1\n",
  "a: 'x\n",
  "a: 'x\ny'\n",
  "a: 'x'y\n",
  "a: 'x'# note\n",
  "a: [b\n",
  "a: [b]]\n",
  "a: [b}\n",
  "a: [,]\n",
  "a: [b,, c]\n",
  "a: [-]\n",
  "a: [- b]\n",
  "a: [\nb]\n",
  "a: @b\n",
  "a: `b`\n",
  "a: %b\n",
  "a: b\n---x\n",
  "...\na: 1\n",
  "a\n",
  "a: x\n# note\n  y\n",
];

describe("the strict-subset reader", () => {
  it.each(ACCEPTED)("reads %j", (text, documents) => {
    expect(read(text)).toStrictEqual(documents);
    expect(readWithYaml(text)).toStrictEqual(documents);
    expect(compare(Buffer.from(text))).toEqual({ accepted: true });
  });

  it.each(ACCEPTED)("reads %j with CRLF", (text, documents) => {
    const windows = text.replaceAll("\n", "\r\n");
    expect(read(windows)).toStrictEqual(documents);
    expect(compare(Buffer.from(windows))).toEqual({ accepted: true });
  });

  it.each(REFUSED.map((text) => [text]))("gives up on %j", (text) => {
    expect(read(text)).toBeUndefined();
  });

  it.each([[[0xff]], [[0xc3]], [[0xc3, 0x28]], [[0xe2, 0x82]], [[0xed, 0xa0, 0x80]], [[0xf4, 0x90, 0x80, 0x80]]])(
    "gives up on the bytes %j",
    (bytes) => {
      for (const before of ["a: ", "a: '", "# ", "a: |\n  ", "- ["]) {
        const whole = Buffer.concat([Buffer.from(before), Buffer.from(bytes)]);
        expect(parseStrictSubset(whole, 0, whole.length)).toBeUndefined();
      }
    },
  );

  it("reads a range and nothing around it", () => {
    const text = "---\nid: a\nn: 1\n---\n# Title\n";
    const bytes = new Uint8Array(Buffer.from(text));
    expect(parseStrictSubset(bytes, 4, text.lastIndexOf("---"))).toEqual([{ id: "a", n: 1 }]);
    expect(parseStrictSubset(bytes, 4, 9)).toEqual([{ id: "a" }]);
    expect(parseStrictSubset(bytes, 4, 4)).toEqual([]);
    const behind = new Uint8Array(Buffer.from("a: 1\r\n\tb\r\n"));
    expect(parseStrictSubset(behind, 0, 6)).toEqual([{ a: 1 }]);
    expect(parseStrictSubset(behind, 0, 5)).toBeUndefined();
  });

  it("keeps the order of keys", () => {
    expect(JSON.stringify(read("b: 1\na: 2\n1: 3\n'c': 4\n"))).toBe('[{"1":3,"b":1,"a":2,"c":4}]');
  });

  it("reads mappings of thousands of keys, in each other and one after the other, and none with a key twice", () => {
    const keys = (count: number, indent = ""): string =>
      Array.from({ length: count }, (_, n) => `${indent}key${n}: ${n}\n`).join("");
    const flow = (count: number): string => `{${Array.from({ length: count }, (_, n) => `f${n}: ${n}`).join(", ")}}`;
    const within = `a:\n${keys(2000, "  ")}b:\n${keys(600, "  ")}${keys(3000)}`;
    for (const text of [
      keys(512),
      keys(513),
      within,
      `- ${flow(700)}\n- ${flow(700)}\n`,
      `x: ${flow(700)}\n${keys(700)}`,
    ]) {
      expect(compare(Buffer.from(text))).toEqual({ accepted: true });
    }
    for (const twice of ["key0", "key511", "key512", "key2999"]) {
      expect(read(`${keys(3000)}${twice}: 1\n`)).toBeUndefined();
    }
    expect(read(`${within}"key599": 1\n`)).toBeUndefined();
    expect(read(`x: ${flow(700).replace("f699", "f650")}\n`)).toBeUndefined();
  });

  it("reads collections 64 deep and no deeper", () => {
    const nested = (depth: number): string => `${"- ".repeat(depth - 2)}{a: [1]}\n`;
    expect(compare(Buffer.from(nested(64)))).toEqual({ accepted: true });
    expect(read(nested(65))).toBeUndefined();
  });

  it("leaves no trace of one reading in the next", () => {
    expect(read("a: [b, {c: 1, d: [")).toBeUndefined();
    expect(read("c: 1\r\na: 2\r\n")).toEqual([{ c: 1, a: 2 }]);
    expect(read("c: 1\na: 2\n")).toEqual([{ c: 1, a: 2 }]);
    expect(read(`a: |\n  ${"x".repeat(100_000)}\n`)).toEqual([{ a: `${"x".repeat(100_000)}\n` }]);
    expect(read("c: 1\na: 2\n")).toEqual([{ c: 1, a: 2 }]);
  });

  it("reads its primer", () => {
    expect(compare(Buffer.from(PRIMER))).toEqual({ accepted: true });
  });
});

describe("agreement with yaml", () => {
  it.each(Object.entries(fixtures))("holds for the fixture %s", (_name, text) => {
    expect(compare(Buffer.from(text, "latin1")).difference).toBeUndefined();
  });

  it("holds for every text of up to five pieces", () => {
    const pieces = ["a", ": ", "- ", " ", "\n", "\n  ", " #", "'", "|\n"];
    let texts = [""];
    for (let length = 0; length < 5; length++) texts = texts.flatMap((text) => pieces.map((piece) => text + piece));
    const differing = texts.filter((text) => compare(Buffer.from(text)).difference !== undefined);
    expect(differing).toEqual([]);
  });

  it("holds for damaged YAML", () => {
    const random = randomFrom(20_260_508);
    const differences: string[] = [];
    let accepted = 0;
    for (let i = 0; i < 40_000; i++) {
      const text = generate(random);
      const mutant = i % 3 === 0 ? text : mutate(random, text, generate(random));
      const verdict = compare(Buffer.from(mutant, "latin1"), i);
      if (verdict.accepted) accepted++;
      if (verdict.difference !== undefined) differences.push(`${JSON.stringify(mutant)}: ${verdict.difference}`);
    }
    expect(differences).toEqual([]);
    expect(accepted).toBeGreaterThan(8_000);
  });

  it("holds for whatever yaml writes", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom("a", "b", ":", " ", "#", "-", "'", '"', "\n", ",", "[", "}", "é", "1", ".") }),
    );
    const options = fc.record({
      indent: fc.integer({ min: 1, max: 4 }),
      indentSeq: fc.boolean(),
      lineWidth: fc.constantFrom(0, 20, 80),
      collectionStyle: fc.constantFrom("any" as const, "flow" as const, "block" as const),
      defaultStringType: fc.constantFrom("PLAIN" as const, "QUOTE_SINGLE" as const, "QUOTE_DOUBLE" as const),
    });
    const value = fc.dictionary(text, fc.jsonValue({ stringUnit: "binary" }), { minKeys: 1 });
    fc.assert(
      fc.property(fc.oneof(value, fc.array(fc.dictionary(text, text), { minLength: 1 })), options, (data, style) => {
        expect(compare(Buffer.from(stringify(data, style))).difference).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });

  it("holds for records of plain words, which are all accepted", () => {
    const word = fc
      .stringMatching(/^[a-z][a-z0-9]{0,5}([-:/. ][a-z0-9]{1,6}){0,3}$/)
      .filter((text) => !/^(true|false|null)$/.test(text));
    const record = fc.record({
      id: word,
      title: word,
      tags: fc.array(word),
      weight: fc.integer({ min: -1e9, max: 1e9 }),
      public: fc.boolean(),
      text: fc.array(word, { minLength: 1 }).map((lines) => `${lines.join("\n")}\n`),
      edges: fc.dictionary(word, fc.array(fc.record({ target: word, note: word }), { minLength: 1 })),
    });
    fc.assert(
      fc.property(record, (data) => {
        expect(compare(Buffer.from(stringify(data, { lineWidth: 0 })))).toEqual({ accepted: true });
      }),
    );
  });

  it("holds for any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        expect(compare(Buffer.from(bytes)).difference).toBeUndefined();
      }),
      { numRuns: 5000 },
    );
  });
});

/** The quick look at how much a text holds, against what `yaml`'s lexer makes of it. */
import { Buffer } from "node:buffer";
import { describe, expect, it, test } from "vitest";
import { Lexer } from "yaml";
import { DEFAULT_LIMITS } from "../../src/memory/document.js";
import { densityAtMost, mayBeTooDense } from "../../src/parse/density.js";
import { parseFile } from "../../src/parse/parse-file.js";
import { parseStrictSubset } from "../../src/parse/strict-subset.js";
import { sliceStream } from "../../src/parse/yaml-slices.js";
import { share } from "../support/sample.js";
import { generate, mutate, randomFrom } from "./strict-mutants.js";

function tokensOf(text: string): number {
  return [...new Lexer().lex(text)].reduce((sum, { length }) => sum + (length > 1000 ? 1 + length : 1), 0);
}

const DENSE = [
  "- a\n".repeat(500),
  `a: [${"b,".repeat(500)}c]\n`,
  `- {${"a: ,".repeat(500)}b: }\n`,
  '- "a":\n'.repeat(500),
];
const COMMENTED = [
  "a: b # c\n".repeat(500),
  " # c\n\n".repeat(50),
  "- |-\n  x\n- >\n  y\n".repeat(100),
  "---\n".repeat(500),
];

const LINE_ENDS = [
  (text: string) => text,
  (text: string) => text.replaceAll("\n", " \n"),
  (text: string) => text.replaceAll("\n", "\r\n"),
  (text: string) => text.replaceAll("\n", " \r\n"),
];

describe("how much a text holds", () => {
  it("is never told as less than it is", () => {
    const random = randomFrom(20_26);
    const generated = Array.from({ length: share(6_000) }, (_, index) => {
      const text = generate(random);
      const made = Buffer.from(index % 2 === 0 ? text : mutate(random, text, generate(random)), "latin1").toString();
      return LINE_ENDS[index % LINE_ENDS.length]?.(made) ?? made;
    });
    let taken = 0;
    for (const text of [...DENSE, ...COMMENTED, ...generated]) {
      const bytes = Buffer.from(text);
      if (!parseStrictSubset(bytes, 0, bytes.length)) continue;
      taken++;
      const tokens = sliceStream(text, 0, text.length).map(({ start, end }) => tokensOf(text.slice(start, end)));
      const most = densityAtMost(bytes, 0, bytes.length);
      expect({ text, document: Math.max(0, ...tokens) <= most.document }).toEqual({ text, document: true });
      expect({ text, file: tokens.reduce((sum, count) => sum + count, 0) <= most.file }).toEqual({ text, file: true });
      expect(tokensOf(text), text).toBeLessThanOrEqual(2 * text.length + 16);
    }
    expect(taken).toBeGreaterThan(share(1_000));
  });

  it("is told as little more than it is, so that a text of many plain records takes the fast reader", () => {
    const record =
      "nodeKind: Service\nid: service:x\nattributes:\n  title: Any service\n  owners: [team:platform]\n---\n";
    const bytes = Buffer.from(record.repeat(13_000));
    expect(bytes.length).toBeGreaterThan(1 << 20);
    expect(mayBeTooDense(bytes, 0, bytes.length)).toBe(false);
    expect(parseStrictSubset(bytes, 0, bytes.length)).toHaveLength(13_001);
  });
});

test.each([
  ["many items", "- a\n".repeat(65_000)],
  ["many items in brackets", `a: [${"b,".repeat(120_000)}c]\n`],
  ["many documents that together hold too much", `${"- [a, b, c, d, e, f]\n".repeat(40)}---\n`.repeat(2_000)],
  ["many comments behind blank lines", `a: b\n${"\n".repeat(60)}${"#\n".repeat(60)}`.repeat(4_000)],
])("%s are left to the full parser", (_, text) => {
  const bytes = Buffer.from(text);
  expect(parseStrictSubset(bytes, 0, bytes.length)).toBeUndefined();
});

test("which refuses them", () => {
  const { documents, problems } = parseFile("a.yaml", "yaml", Buffer.from("- a\n".repeat(65_000)), DEFAULT_LIMITS);
  expect({ documents, rules: problems.map(({ rule }) => rule) }).toEqual({
    documents: [],
    rules: ["parse/limit-exceeded"],
  });
});

/** Places that are told by indentation are those that the full parser tells. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { planMemory } from "../../bench/corpus/plan.js";
import { renderRecord } from "../../bench/corpus/render.js";
import type { Pointer } from "../../src/memory/place.js";
import { OpenFile } from "../../src/parse/open-file.js";
import { walk } from "../../src/parse/tree.js";
import { RULES } from "../../src/rules/registry.js";

function pointersIn(value: unknown, above: Pointer = []): Pointer[] {
  if (typeof value !== "object" || value === null) return [above];
  const members: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return members.flatMap(([step, member]) => pointersIn(member, [...above, step]));
}

/** Holds each place that is told to the tree's. @returns how many were told, of how many. */
function compared(path: string, text: string): { told: number; all: number } {
  const format = path.endsWith(".md") ? "markdown" : "yaml";
  const quick = new OpenFile(path, format, Buffer.from(text));
  const full = new OpenFile(path, format, Buffer.from(text));
  let [told, all] = [0, 0];
  for (const document of quick.slices.keys()) {
    for (const pointer of pointersIn(full.content(document)?.value)) {
      all++;
      const span = quick.scalar(document, pointer);
      if (!span) continue;
      told++;
      const root = full.tree(document);
      const steps = root ? walk(root, pointer) : [];
      const node = steps.length === pointer.length + 1 ? steps.at(-1)?.node : undefined;
      expect({ start: node?.start, end: node?.end, pointer, text }).toEqual({ ...span, pointer, text });
    }
  }
  return { told, all };
}

describe("a place told by indentation", () => {
  it("is the parser's in generated records, nearly always", () => {
    let [told, all] = [0, 0];
    for (const record of planMemory({ records: 60, seed: 3 }).records) {
      const result = compared(record.path, renderRecord(record, 3));
      told += result.told;
      all += result.all;
    }
    expect(told / all).toBeGreaterThan(0.8);
  });

  it("is the parser's in the examples of the rules", () => {
    let told = 0;
    for (const { bad, good } of RULES) {
      for (const { files } of [bad, good]) {
        for (const [path, text] of Object.entries(files))
          if (text !== null && /\.(ya?ml|md)$/.test(path)) told += compared(path, text).told;
      }
    }
    expect(told).toBeGreaterThan(0);
  });

  it("is the parser's in documents of any shape", () => {
    const key = fc.constantFrom("a", "b-c", "d.e", "id", "target", "x y", "1", "-");
    const scalar = fc.oneof(
      fc.constantFrom(
        "plain",
        "two words",
        "with: colon",
        "a # b",
        "- dash",
        "",
        "it's",
        '"q"',
        "a\nb",
        "x  ",
        "12",
        "[a]",
      ),
      fc.constantFrom("long ".repeat(30).trim(), "é", "a: b\nc: d\n"),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
    );
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        scalar,
        fc.array(tie("value"), { maxLength: 4 }),
        fc.dictionary(key, tie("value"), { maxKeys: 4 }),
      ),
    }));
    const options = fc.record({
      indent: fc.constantFrom(2, 4),
      indentSeq: fc.boolean(),
      lineWidth: fc.constantFrom(20, 80, 0),
      collectionStyle: fc.constantFrom("any" as const, "block" as const, "flow" as const),
      defaultStringType: fc.constantFrom("PLAIN" as const, "QUOTE_SINGLE" as const, "QUOTE_DOUBLE" as const),
    });
    const comments = fc.constantFrom("", "# a comment\n", "\n", "---\n", "a: b\n");
    let told = 0;
    fc.assert(
      fc.property(fc.dictionary(key, value, { maxKeys: 4 }), options, comments, (members, style, before) => {
        told += compared("a.yaml", before + stringify(members, style)).told;
      }),
      { numRuns: 300 },
    );
    expect(told).toBeGreaterThan(0);
  });

  it.each([
    "a: >\n  b: c\nd: e\n",
    "a:\n- b: 1\n  c: 2\n- - d\n  - e\nf: g\n",
    "a: one\n  two\nb: x # no\n",
    "a:\n  # b: no\n  b: yes\n\n  c: 'it''s'\n",
    "a:\n    b: 1\n    c:\n        - x\n        -\n          y: z\n",
    "aa: 1\na: 2\n",
    "a: b\n---\na: c\n",
    "a: http://x/#y\nb: c#d\n",
  ])("is the parser's in %j", (text) => {
    expect(compared("a.yaml", text).told).toBeGreaterThan(0);
    expect(compared("a.md", `---\n${text}---\nWords\n`).told).toBeGreaterThan(0);
  });

  it("is none where quotes escape and in lists on one line: the parser tells those", () => {
    expect(compared("a.yaml", 'a: "x\\ty"\nb: [c, "d", e] # f\ng: [h: i, j]\n')).toEqual({ told: 0, all: 6 });
  });
});

/** Places that are told by indentation are those that the full parser tells. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { planMemory } from "../../bench/corpus/plan.js";
import { renderRecord } from "../../bench/corpus/render.js";
import type { Edit } from "../../src/memory/finding.js";
import { editToText } from "../../src/parse/edit.js";
import { OpenFile } from "../../src/parse/open-file.js";
import { plainTree } from "../../src/parse/plain-tree.js";
import { walk } from "../../src/parse/tree.js";
import { RULES } from "../../src/rules/registry.js";
import { comparePlaces, inFull, pointersIn } from "./plain-tree-oracle.js";
import { generate, mutate, randomFrom } from "./strict-mutants.js";

/** What is told of a file, which the full parser tells as well. */
function told(path: string, text: string): { documents: number; whole: number; nodes: number; placed: number } {
  const { differences, ...counts } = comparePlaces(path, text);
  expect({ text, differences }).toEqual({ text, differences: [] });
  return counts;
}

describe("a place told by indentation", () => {
  it("is the parser's in generated records, of which none is left out", () => {
    for (const record of planMemory({ records: 60, seed: 3 }).records) {
      const { documents, whole, nodes, placed } = told(record.path, renderRecord(record, 3));
      expect({ path: record.path, whole, placed }).toEqual({ path: record.path, whole: documents, placed: nodes });
      expect(documents).toBe(1);
    }
  });

  it("is the parser's in the examples of the rules", () => {
    let [documents, whole] = [0, 0];
    for (const { bad, good } of RULES) {
      for (const { files } of [bad, good]) {
        for (const [path, text] of Object.entries(files)) {
          if (text === null || !/\.(ya?ml|md)$/.test(path)) continue;
          const counts = told(path, text);
          documents += counts.documents;
          whole += counts.whole;
        }
      }
    }
    expect(whole / documents).toBeGreaterThan(0.98);
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
    let [documents, whole] = [0, 0];
    fc.assert(
      fc.property(fc.dictionary(key, value, { maxKeys: 4 }), options, comments, (members, style, before) => {
        const counts = told("a.yaml", before + stringify(members, style));
        documents += counts.documents;
        whole += counts.whole;
      }),
      { numRuns: 300 },
    );
    expect(whole / documents).toBeGreaterThan(0.5);
  });

  it.each(["\n", "\r\n"])("is the parser's in generated and damaged texts with %j", (end) => {
    const random = randomFrom(5);
    let [documents, whole] = [0, 0];
    for (let count = 0; count < 2000; count++) {
      const text = random(2) === 0 ? generate(random) : mutate(random, generate(random), generate(random));
      const counts = told("a.yaml", Buffer.from(text, "latin1").toString("utf8").replaceAll("\n", end));
      documents += counts.documents;
      whole += counts.whole;
    }
    expect(whole / documents).toBeGreaterThan(0.7);
  });

  it.each([
    "a: >\n  b: c\nd: e\n",
    "a:\n- b: 1\n  c: 2\n- - d\n  - e\nf: g\n",
    "a: one\n  two\nb: x # no\n",
    "a:\n  # b: no\n  b: yes\n\n  c: 'it''s'\n",
    "a:\n    b: 1\n    c:\n        - x\n        -\n          y: z\n",
    "aa: 1\na: 2\n",
    "a: http://x/#y\nb: c#d\n",
    "a: |\n  x\n  # y\n # z\nb: |-\n\n  - c\n\n\n# d\nc:\n",
    'a: "x\\ty"\nb: [c, "d", e] # f\ng: {h: i, "j":k,\n  l: [m], n: }\n',
    "'a b' : \"c\n  d\" # e\n10: ~\ntrue: 0.10\n: x\n",
    "a: b  \nc:  d # e\nf : g\u00a0\n",
  ])("is the parser's in %j, with nothing left out", (text) => {
    for (const [path, written] of [
      ["a.yaml", text],
      ["a.md", `---\n${text}---\nWords\n`],
      ["b.md", `---\n${text}---\nWords\n`.replaceAll("\n", "\r\n")],
    ] as const) {
      const { documents, whole } = told(path, written);
      expect({ path, documents, whole }).toEqual({ path, documents, whole: documents });
    }
  });

  it("is left out where the text does not read as the value that is known", () => {
    const text = "a: b\nc:\n  - d\n  - e: f\ng: 1\n";
    const { root, isWhole } = plainTree(text, { start: 0, end: text.length }, { a: "b", c: ["d", { e: "x" }], g: 1 });
    const nodes = [["a"], ["c", 0], ["c", 1, "e"], ["g"]].map((pointer) => walk(root, pointer).at(-1)?.node);
    expect(nodes.map((node) => node && text.slice(node.start, node.end))).toEqual(["b", "d", "", "1"]);
    expect(isWhole).toBe(false);
    const other = plainTree(text, { start: 0, end: text.length }, { a: "b", c: [], x: 1 });
    expect({ ...other.root, isWhole: other.isWhole }).toMatchObject({ start: 0, end: 0, entries: [], isWhole: false });
  });
});

describe("an edit by such places", () => {
  const VALUES = ["x", "a: b", "# c", "1", "", null, 7, ["a"], { k: "v" }, [], "two\nlines", { a: ["b", { c: "d" }] }];

  it("is the one that the full parser makes", () => {
    const random = randomFrom(7);
    let made = 0;
    for (let count = 0; count < 1000; count++) {
      const written = Buffer.from(generate(random), "latin1").toString("utf8");
      const text = random(4) === 0 ? written.replaceAll("\n", "\r\n") : written;
      const file = new OpenFile("a.yaml", "yaml", Buffer.from(text));
      const document = random(Math.max(file.slices.length, 1));
      const pointers = pointersIn(file.content(document)?.value);
      const pointer = pointers[random(pointers.length)] ?? [];
      const value = VALUES[random(VALUES.length)];
      const edits: readonly Edit[] = [
        { kind: "set", pointer, value },
        { kind: "set", pointer: [...pointer, "new"], value },
        { kind: "insert", pointer, key: random(2) === 0 ? "0" : "new", value },
        { kind: "rename-key", pointer, key: "renamed" },
        { kind: "delete", pointer },
      ];
      const edit = edits[random(edits.length)];
      if (!edit) continue;
      const make = () => editToText("a.yaml", "yaml", Buffer.from(text), { path: "a.yaml", document }, edit);
      const plain = make();
      expect({ text, edit, made: plain }).toEqual({ text, edit, made: inFull(make) });
      if (plain) made++;
    }
    expect(made).toBeGreaterThan(200);
  });
});

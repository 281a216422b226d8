import { Buffer } from "node:buffer";
import fc from "../support/fast-check.js";
import { describe, expect, test } from "vitest";
import { Document, visit } from "yaml";
import type { Format } from "../../src/memory/document.js";
import type { Edit, TextEdit } from "../../src/memory/finding.js";
import type { Pointer } from "../../src/memory/place.js";
import { applyTextEdits, editToText } from "../../src/parse/edit.js";
import { editValue, type StructuralEdit } from "../../src/parse/edit-value.js";
import { pointersIn } from "./plain-tree-oracle.js";
import { read, values } from "./reading.js";

function edited(text: string, edit: Edit, format: Format = "yaml", document = 0): string | undefined {
  const textEdit = editToText("a", format, Buffer.from(text), { path: "a", document }, edit);
  return textEdit && applyTextEdits(text, [textEdit]);
}

const set = (pointer: Pointer, value: unknown): Edit => ({ kind: "set", pointer, value });
const insert = (pointer: Pointer, key: string, value: unknown): Edit => ({ kind: "insert", pointer, key, value });
const rename = (pointer: Pointer, key: string): Edit => ({ kind: "rename-key", pointer, key });
const remove = (pointer: Pointer): Edit => ({ kind: "delete", pointer });

describe("set in YAML", () => {
  test.each<[string, string, Edit, string]>([
    ["a plain scalar", "a: x # c\nb: y\n", set(["a"], "z"), "a: z # c\nb: y\n"],
    ["quotes are kept", "a: 'x'\nb: \"y\"\n", set(["b"], "z"), "a: 'x'\nb: \"z\"\n"],
    ["quotes only where needed", "a: x\n", set(["a"], "b: c"), 'a: "b: c"\n'],
    ["a text that looks like a number", "a: x\n", set(["a"], "010"), 'a: "010"\n'],
    ["a number", "a: 'x'\n", set(["a"], 12), "a: 12\n"],
    ["a text of two lines", "a: x\nb: y\n", set(["a"], "p\nq"), 'a: "p\\nq"\nb: y\n'],
    ["a block of text", "a: |\n  x\n  y\nb: z\n", set(["a"], "w"), "a: w\nb: z\n"],
    ["a list for a scalar", "owners: team:x # who\n", set(["owners"], ["team:x"]), "owners: [team:x] # who\n"],
    ["a scalar for a list", "a:\n  - x\n  - y\nb: z\n", set(["a"], "x"), "a: x\nb: z\n"],
    ["a scalar for nothing", "a:\nb: z\n", set(["a"], "x"), "a: x\nb: z\n"],
    ["a scalar for nothing, with a comment", "a: # c\nb: z\n", set(["a"], "x"), "a: x # c\nb: z\n"],
    [
      "an item behind one with a nested mapping",
      "# c\r\nk:\r\n  - a:\r\n      b: x\r\n    d: y\r\n",
      set(["k", 1], { a: { b: "z" }, d: "w" }),
      "# c\r\nk:\r\n  - a:\r\n      b: x\r\n    d: y\r\n  - a:\r\n      b: z\r\n    d: w\r\n",
    ],
    ["an item", "a:\n  - x # c\n  - y\n", set(["a", 0], "z"), "a:\n  - z # c\n  - y\n"],
    ["between brackets", "a: [x, y]\n", set(["a", 1], "p, q"), 'a: [x, "p, q"]\n'],
    ["a list between brackets", "a: {b: x}\n", set(["a", "b"], ["x", 1]), "a: {b: [x, 1]}\n"],
    [
      "a mapping for a scalar",
      "a: x\nb: y\n",
      set(["a"], { k: ["v"], l: { m: 1 } }),
      "a:\n  k: [v]\n  l:\n    m: 1\nb: y\n",
    ],
    [
      "a mapping for a list",
      "edges:\n  - kind: k\n    target: t\n# end\n",
      set(["edges"], { k: [{ target: "t" }] }),
      "edges:\n  k:\n    - target: t\n# end\n",
    ],
    [
      "a mapping for a list that is not indented",
      "edges:\n- kind: k\nb: y\n",
      set(["edges"], { k: [{ target: "t" }] }),
      "edges:\n  k:\n    - target: t\nb: y\n",
    ],
    [
      "a mapping for an item",
      "a:\n  - x\n  - y\n",
      set(["a", 0], { target: "x", n: 1 }),
      "a:\n  - target: x\n    n: 1\n  - y\n",
    ],
    [
      "the document's own indent",
      "a:\n    b:\n        c: x\nd: y\n",
      set(["d"], { e: 1 }),
      "a:\n    b:\n        c: x\nd:\n    e: 1\n",
    ],
    ["what is missing is added", "a:\n  b: 1\nc: 2\n", set(["a", "d"], "x"), "a:\n  b: 1\n  d: x\nc: 2\n"],
    ["an item behind one in quotes", "a:\n  - 'x' # c\n", set(["a", 1], "z"), "a:\n  - 'x' # c\n  - 'z'\n"],
    ["an item behind one in quotes, between brackets", 'a: ["x"]\n', set(["a", 1], "z"), 'a: ["x", "z"]\n'],
    ["an item before one in quotes", "a:\n  - 'x'\n", insert(["a"], "0", "z"), "a:\n  - 'z'\n  - 'x'\n"],
    ["an item in quotes, between brackets", "a: ['x', y]\n", set(["a", 0], "z"), "a: ['z', y]\n"],
    ["an item behind the last", "a:\n- x # c\nb: y\n", set(["a", 1], "z"), "a:\n- x # c\n- z\nb: y\n"],
    [
      "a mapping behind the last where mappings are indented further than a dash",
      "a:\n  - x:\n      y: 1\n",
      set(["a", 1], { p: 1, q: 2 }),
      "a:\n  - x:\n      y: 1\n  - p: 1\n    q: 2\n",
    ],
    ["an item behind the last between brackets", "a: [x]\n", set(["a", 1], "z"), "a: [x, z]\n"],
    ["the first item between brackets", "a: []\n", set(["a", 0], "z"), "a: [z]\n"],
    ["an alias", "a: &a x\nb: *a\n", set(["b"], "y"), "a: &a x\nb: y\n"],
    ["CRLF stays", "a: x\r\nb: y\r\n", set(["a"], { k: "v" }), "a:\r\n  k: v\r\nb: y\r\n"],
    ["without a line end", "a: x", set(["a"], "y"), "a: y"],
    ["the root", "a: x # c\n", set([], { b: 1 }), "b: 1 # c\n"],
  ])("%s", (_, text, edit, result) => {
    expect(edited(text, edit)).toBe(result);
  });
});

describe("insert in YAML", () => {
  test.each<[string, string, Edit, string]>([
    ["at the end of the root", "a: 1 # c\n\n# end\n", insert([], "b", "x"), "a: 1 # c\nb: x\n\n# end\n"],
    ["in a mapping inside", "a:\n    b: 1\nc: 2\n", insert(["a"], "d", ["x"]), "a:\n    b: 1\n    d: [x]\nc: 2\n"],
    ["in an item", "- a: 1\n- b: 2\n", insert([0], "c", 3), "- a: 1\n  c: 3\n- b: 2\n"],
    ["in a nested item", "- - a: 1\n", insert([0, 0], "c", 3), "- - a: 1\n    c: 3\n"],
    ["between braces", "a: {b: 1}\n", insert(["a"], "c", "x, y"), 'a: {b: 1, c: "x, y"}\n'],
    ["between empty braces", "a: {}\n", insert(["a"], "c", { d: 1 }), "a: {c: {d: 1}}\n"],
    ["between braces over lines", "a: {\n    b: 1,\n  }\n", insert(["a"], "c", 2), "a: {\n    b: 1,\n    c: 2,\n  }\n"],
    ["where nothing is", "a:\nb: 1\n", insert(["a"], "c", 2), "a:\n  c: 2\nb: 1\n"],
    ["in place of null", "a: ~ # c\nb: 1\n", insert(["a"], "c", 2), "a:\n  c: 2 # c\nb: 1\n"],
    ["into a mapping that is missing", "a: 1\n", insert(["b"], "c", 2), "a: 1\nb:\n  c: 2\n"],
    ["a mapping", "a: 1\n", insert([], "b", { c: { d: 1 } }), "a: 1\nb:\n  c:\n    d: 1\n"],
    ["a key that needs quotes", "a: 1\n", insert([], "b: c", 2), 'a: 1\n"b: c": 2\n'],
    [
      "behind a block of text",
      "a:\n  b: |\n    x\n\nc: 1\n",
      insert(["a"], "d", 2),
      "a:\n  b: |\n    x\n  d: 2\n\nc: 1\n",
    ],
    ["behind a block that keeps its end", "b: |+\n  x\n\n", insert([], "d", 2), "d: 2\nb: |+\n  x\n\n"],
    ["without a line end", "a: 1", insert([], "b", 2), "a: 1\nb: 2"],
    ["CRLF stays", "a: 1\r\n", insert([], "b", { c: 1 }), "a: 1\r\nb:\r\n  c: 1\r\n"],
  ])("%s", (_, text, edit, result) => {
    expect(edited(text, edit)).toBe(result);
  });
});

describe("rename and delete in YAML", () => {
  test.each<[string, string, Edit, string]>([
    ["a key", "a: 1\nb: 2 # c\n", rename(["b"], "c"), "a: 1\nc: 2 # c\n"],
    ["a quoted key", "\"a\": {'b': 2}\n", rename(["a", "b"], "c d"), "\"a\": {'c d': 2}\n"],
    ["an entry with its comment", "a: 1 # c\nb: 2\n", remove(["a"]), "b: 2\n"],
    ["the last entry", "a: 1\nb: 2", remove(["b"]), "a: 1"],
    ["the only entry", "a:\n  b: 1\nc: 2\n", remove(["a", "b"]), "a: {}\nc: 2\n"],
    ["the only entry of an item", "- a: 1\n", remove([0, "a"]), "- {}\n"],
    ["an entry with a mapping", "a:\n  b:\n    c: 1\n  d: 2\n", remove(["a", "b"]), "a:\n  d: 2\n"],
    ["the first entry of an item", "- a: 1\n  b: 2\n", remove([0, "a"]), "- b: 2\n"],
    ["an item", "a:\n  - x\n  - y # c\n  - z\n", remove(["a", 1]), "a:\n  - x\n  - z\n"],
    ["the only item", "a:\n  - x\nb: 1\n", remove(["a", 0]), "a: []\nb: 1\n"],
    ["between brackets, first", "a: [x, y]\n", remove(["a", 0]), "a: [y]\n"],
    ["between brackets, last", "a: {b: 1, c: 2}\n", remove(["a", "c"]), "a: {b: 1}\n"],
    ["between brackets, only", "a: [x]\n", remove(["a", 0]), "a: []\n"],
    ["a text of several lines", "a: |\n  x\n\n  y\nb: 1\n", remove(["a"]), "b: 1\n"],
  ])("%s", (_, text, edit, result) => {
    expect(edited(text, edit)).toBe(result);
  });
});

describe("other formats", () => {
  test("a document of a stream, the others untouched", () => {
    const text = "a: 1\n---\n# c\na: 2\n...\n---\na: 3\n";
    expect(edited(text, set(["a"], "x"), "yaml", 1)).toBe("a: 1\n---\n# c\na: x\n...\n---\na: 3\n");
  });

  test("front matter, the body untouched", () => {
    const text = "---\r\nowners: team:x\r\n---\r\n\r\nowners: team:x\r\n";
    expect(edited(text, set(["owners"], ["team:x"]), "markdown")).toBe(
      "---\r\nowners: [team:x]\r\n---\r\n\r\nowners: team:x\r\n",
    );
    expect(edited("---\na: 1\n---\n", insert([], "b", 2), "markdown")).toBe("---\na: 1\nb: 2\n---\n");
    expect(edited("---\na: 1\nb: 2\n---\n", remove(["b"]), "markdown")).toBe("---\na: 1\n---\n");
  });

  const JSON_TEXT = '{\n    "a": "x",\n    "b": ["y"],\n    "c": {"d": 1}\n}\n';

  test.each<[string, Edit, string]>([
    ["set", set(["a"], "z"), JSON_TEXT.replace('"x"', '"z"')],
    ["a list for a scalar", set(["a"], ["x", 1]), JSON_TEXT.replace('"x"', '["x", 1]')],
    ["a mapping for a scalar", set(["a"], { k: 1 }), JSON_TEXT.replace('"x"', '{\n        "k": 1\n    }')],
    ["rename", rename(["b"], "e"), JSON_TEXT.replace('"b"', '"e"')],
    ["insert on a line of its own", insert([], "e", "f"), JSON_TEXT.replace("1}\n", '1},\n    "e": "f"\n')],
    ["insert on the same line", insert(["c"], "e", [1]), JSON_TEXT.replace("1}", '1, "e": [1]}')],
    ["delete the first", remove(["a"]), JSON_TEXT.replace('"a": "x",\n    ', "")],
    ["delete the last", remove(["c"]), JSON_TEXT.replace(',\n    "c": {"d": 1}', "")],
    ["delete an item", remove(["b", 0]), JSON_TEXT.replace('["y"]', "[]")],
    ["append an item", set(["b", 1], "z"), JSON_TEXT.replace('["y"]', '["y", "z"]')],
  ])("JSON: %s", (_, edit, result) => {
    expect(edited(JSON_TEXT, edit, "json")).toBe(result);
  });

  const LISTS = '{\n    "a": [\n        {\n            "k": 1\n        }\n    ],\n    "b": "x"\n}\n';
  const ITEM = '{\n            "l": {\n                "m": 1\n            }\n        }';

  /** In the indentation and with the line ends of a file, what is written above with four blanks. */
  const FORMS: readonly (readonly [string, (text: string) => string])[] = [
    ["a tab", (text) => text.replaceAll("    ", "\t")],
    ["a tab and CRLF", (text) => text.replaceAll("    ", "\t").replaceAll("\n", "\r\n")],
    ["two tabs", (text) => text.replaceAll("    ", "\t\t")],
    ["two blanks", (text) => text.replaceAll("    ", "  ")],
    ["three blanks and CRLF", (text) => text.replaceAll("    ", "   ").replaceAll("\n", "\r\n")],
  ];

  const EDITS: readonly (readonly [string, Edit, string])[] = [
    ["set", set(["b"], { l: { m: 1 } }), LISTS.replace('"x"', ITEM.replaceAll("\n    ", "\n"))],
    ["set an item", set(["a", 0], { l: { m: 1 } }), LISTS.replace(/\{\s+"k": 1\s+\}/, ITEM)],
    ["insert", insert(["a", 0], "l", { m: 1 }), LISTS.replace("1\n", `1,${ITEM.slice(1, -10)}\n`)],
    [
      "insert an item",
      insert(["a"], "0", { l: { m: 1 } }),
      LISTS.replace("[\n        ", (at) => `${at}${ITEM},\n        `),
    ],
    ["append an item", set(["a", 1], { l: { m: 1 } }), LISTS.replace("}\n    ]", `},\n        ${ITEM}\n    ]`)],
  ];

  test.each(
    FORMS.flatMap(([unit, form]) => EDITS.map(([name, edit, result]) => [unit, name, form, edit, result] as const)),
  )("JSON that is indented by %s: %s", (_unit, _name, form, edit, result) => {
    expect(edited(form(LISTS), edit, "json")).toBe(form(result));
  });

  test("JSON Lines stay on their lines", () => {
    const text = '{"a":1}\n\n{"a":2}\n';
    expect(edited(text, insert([], "b", { c: [1, 2] }), "jsonl", 1)).toBe('{"a":1}\n\n{"a":2,"b":{"c":[1,2]}}\n');
  });

  test("a text edit is itself", () => {
    const range = { start: { line: 1, column: 2 }, end: { line: 1, column: 3 } };
    expect(editToText("a", "yaml", Buffer.from("a: ["), { path: "a" }, { kind: "text", range, text: "x" })).toEqual({
      path: "a",
      range,
      newText: "x",
    });
  });
});

describe("members between brackets on lines of their own keep their comments", () => {
  const TEXT = "k: [ # all\n    a, # of a\n    # above b\n    b, # of b\n    c # of c\n    # end\n  ]\n";

  test.each<[string, Edit, string, string]>([
    ["the first goes", remove(["k", 0]), "    a, # of a\n", ""],
    ["one in the middle goes", remove(["k", 1]), "    b, # of b\n", ""],
    ["the last goes", remove(["k", 2]), "    c # of c\n", ""],
    ["one comes first", insert(["k"], "0", "x"), "    a,", "    x,\n    a,"],
    ["one comes between", insert(["k"], "1", "x"), "    # above b", "    x,\n    # above b"],
    ["one comes last", insert(["k"], "3", "x"), "c # of c\n", "c, # of c\n    x\n"],
  ])("%s", (_, edit, lines, by) => {
    expect(edited(TEXT, edit)).toBe(TEXT.replace(lines, by));
    const windows = (text: string) => text.replaceAll("\n", "\r\n");
    expect(edited(windows(TEXT), edit)).toBe(windows(TEXT.replace(lines, by)));
  });

  test("behind a comma at the end", () => {
    const text = "k: {\n    a: 1, # of a\n    b: 2, # of b\n  }\n";
    expect(edited(text, insert(["k"], "c", 3))).toBe(text.replace("# of b\n", "# of b\n    c: 3,\n"));
  });
});

describe("no edit", () => {
  test.each<[string, string, Edit]>([
    ["in a broken document", "a: [\n", set(["a"], 1)],
    ["below a scalar", "a: x\n", set(["a", "b"], 1)],
    ["two steps beyond what exists", "a: {}\n", set(["a", "b", "c"], 1)],
    ["beyond the end of a list", "a: [x]\n", set(["a", 2], 1)],
    ["into a list by name", "a: [x]\n", set(["a", "x"], 1)],
    ["of a key that exists", "a: 1\n", insert([], "a", 2)],
    ["to a key that exists", "a: 1\nb: 2\n", rename(["a"], "b")],
    ["of a key that does not exist", "a: 1\n", rename(["b"], "c")],
    ["of an item's name", "a: [x]\n", rename(["a", 0], "c")],
    ["deleting what does not exist", "a: 1\n", remove(["b"])],
    ["deleting the root", "a: 1\n", remove([])],
    ["where an alias would change with it", "a: &a {b: 1}\nc: *a\n", set(["a", "b"], 2)],
    ["through an alias", "a: &a {b: 1}\nc: *a\n", set(["c", "b"], 2)],
  ])("%s", (_, text, edit) => {
    expect(edited(text, edit)).toBeUndefined();
  });
});

const scalar = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom("a\nb", "a: b", "- a", "#", "'", '"', "true", "0x1", " a ", "---", "...", "team:x", "@x", "x #y"),
);
const data = fc.letrec<{ value: unknown; list: unknown[]; map: Record<string, unknown> }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, scalar, tie("list"), tie("map")),
  list: fc.array(tie("value"), { maxLength: 3 }),
  map: fc.dictionary(fc.string({ maxLength: 5 }), tie("value"), { maxKeys: 3, noNullPrototype: true }),
}));

function yamlOf(map: unknown, seed: number): string {
  const document = new Document(map, { version: "1.2", aliasDuplicateObjects: false });
  let turn = seed;
  visit(document, {
    Collection: (_, node) => {
      turn = (turn * 31 + 7) % 1009;
      node.flow = turn % 5 === 0;
    },
    Scalar: (part, node) => {
      turn = (turn * 31 + 7) % 1009;
      if (part !== "key" && turn % 3 === 0 && typeof node.value === "string" && !node.value.includes("\n"))
        node.comment = ` c${turn}`;
    },
  });
  return document.toString({ lineWidth: 0, indent: 2 + (seed % 3), indentSeq: seed % 2 === 0 });
}

const editFor = (value: unknown): fc.Arbitrary<StructuralEdit> =>
  fc.constantFrom(...pointersIn(value)).chain((pointer) =>
    fc.oneof(
      data.value.map((replacement): StructuralEdit => ({ kind: "set", pointer, value: replacement })),
      fc
        .tuple(fc.string(), data.value)
        .map(([key, added]): StructuralEdit => ({ kind: "insert", pointer, key, value: added })),
      fc.string().map((key): StructuralEdit => ({ kind: "rename-key", pointer, key })),
      fc.constant<StructuralEdit>({ kind: "delete", pointer }),
    ),
  );

describe("laws", () => {
  const tally = { fits: 0, made: 0 };

  test("an edit, read again, means what the edit says, and keeps every comment that it does not replace", () => {
    const cases = fc
      .tuple(data.map, fc.nat(1000))
      .map(([map, seed]) => yamlOf(map, seed))
      .filter((text) => read(text).problems.length === 0)
      .chain((text) => editFor(values(text)[0]).map((edit) => ({ text, edit })));
    fc.assert(
      fc.property(cases, ({ text, edit }) => {
        const [before] = values(text);
        const meant = editValue(before, edit);
        const result = edited(text, edit);
        if (!meant) {
          expect(result).toBeUndefined();
          return;
        }
        tally.fits++;
        if (result === undefined) return;
        tally.made++;
        expect(values(result)).toEqual([meant.value]);
        if (edit.kind === "insert") expect(result.match(/ # c\d+/g) ?? []).toEqual(text.match(/ # c\d+/g) ?? []);
      }),
      { numRuns: 1000 },
    );
    // Some edits cannot be made without writing the document anew; almost all can.
    expect(tally.made).toBeGreaterThan(tally.fits * 0.97);
  });

  test("an edit of JSON, read again, means what the edit says", () => {
    const cases = fc
      .tuple(data.value, fc.constantFrom(0, 2, 4))
      .map(([value, indent]) => JSON.stringify(value, null, indent))
      .chain((text) => editFor(JSON.parse(text)).map((edit) => ({ text, edit })));
    fc.assert(
      fc.property(cases, ({ text, edit }) => {
        const meant = editValue(JSON.parse(text), edit);
        const result = edited(text, edit, "json");
        if (meant) expect(values(result ?? "", "json")).toEqual([meant.value]);
        else expect(result).toBeUndefined();
      }),
      { numRuns: 1000 },
    );
  });
});

describe("applyTextEdits", () => {
  const at = (line: number, column: number, width: number, newText: string): TextEdit => ({
    path: "a",
    range: { start: { line, column }, end: { line, column: column + width } },
    newText,
  });

  test("edits are made in any order, at their places in the text before", () => {
    const edits = [at(2, 1, 1, "BB"), at(1, 1, 1, ""), at(2, 4, 0, "!")];
    expect(applyTextEdits("a b\nb c\n", edits)).toBe(" b\nBB c!\n");
    expect(applyTextEdits("a b\nb c\n", edits.toReversed())).toBe(" b\nBB c!\n");
  });

  test("insertions at one place keep their order, equal edits are made once", () => {
    expect(applyTextEdits("a", [at(1, 2, 0, "x"), at(1, 2, 0, "y"), at(1, 2, 0, "y")])).toBe("axy");
  });

  test("an edit that overlaps an earlier one is left out", () => {
    expect(applyTextEdits("abcd", [at(1, 1, 3, "x"), at(1, 2, 1, "y"), at(1, 4, 1, "z")])).toBe("xz");
  });

  test("a byte-order mark counts as nothing and stays", () => {
    expect(applyTextEdits("\uFEFFa: 1\n", [at(1, 4, 1, "2")])).toBe("\uFEFFa: 2\n");
  });

  test("a place beyond the text is its end, and beyond a line the line's end", () => {
    expect(applyTextEdits("a\nb", [at(9, 9, 1, "!")])).toBe("a\nb!");
    expect(applyTextEdits("a\nb", [at(1, 9, 9, "!")])).toBe("a!\nb");
  });

  test("CRLF: the end of a line lies before both characters", () => {
    const { problems } = read("a: @x\r\nb: 1\r\n");
    expect(problems[0]?.at.range?.end).toEqual({ line: 1, column: 6 });
  });
});

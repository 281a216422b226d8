import { Buffer } from "node:buffer";
import fc from "../support/fast-check.js";
import { describe, expect, test } from "vitest";
import { Document, parse, Scalar, visit } from "yaml";
import type { Format } from "../../src/memory/document.js";
import type { Anchor, Pointer } from "../../src/memory/place.js";
import { openLocator } from "../../src/parse/locate.js";
import { covered, place, values } from "./reading.js";

function locate(text: string, anchor: Omit<Anchor, "path">, format: Format = "yaml"): string {
  return covered(text, openLocator("a", format, Buffer.from(text)).range({ path: "a", ...anchor }));
}

const RECORD = `# A record
id: "decision:a"
attributes:
  title: 'It''s so'   # comment
  owners:
    - team:a

    - user:b # him
  summary: |
    Two
    lines

  tags: [x, "y z"]
  more: {a: 1, b: }
  empty:
edges:
  implements:
  - target: service:x
    strength: 2
  - service:y
`;

describe("values and keys of YAML", () => {
  test.each<[Pointer, string, string]>([
    [["id"], '"decision:a"', "id"],
    [["attributes", "title"], "'It''s so'", "title"],
    [["attributes", "owners", 0], "team:a", "team:a"],
    [["attributes", "owners", 1], "user:b", "user:b"],
    [["attributes", "owners"], "- team:a\n\n    - user:b", "owners"],
    [["attributes", "summary"], "|\n    Two\n    lines", "summary"],
    [["attributes", "tags"], '[x, "y z"]', "tags"],
    [["attributes", "tags", 1], '"y z"', '"y z"'],
    [["attributes", "more", "a"], "1", "a"],
    [["attributes", "more", "b"], "b", "b"],
    [["attributes", "empty"], "empty", "empty"],
    [["edges", "implements", 0], "target: service:x\n    strength: 2", "target: service:x\n    strength: 2"],
    [["edges", "implements", 0, "strength"], "2", "strength"],
    [["edges", "implements", 1], "service:y", "service:y"],
    [[], "id", "id"],
  ])("%j", (pointer, value, key) => {
    expect(locate(RECORD, { document: 0, pointer })).toBe(value);
    expect(locate(RECORD, { document: 0, pointer, part: "key" })).toBe(key);
  });

  test.each<[string, Pointer, string]>([
    ["a child of the root", ["status"], "id"],
    ["a child of a mapping", ["attributes", "status"], "attributes"],
    ["a grandchild", ["attributes", "x", "y", 0], "attributes"],
    ["a child of an item", ["edges", "implements", 0, "x"], "target"],
    ["a child of a scalar", ["id", "x"], '"decision:a"'],
    ["a child of a scalar item", ["edges", "implements", 1, "target"], "service:y"],
    ["an item of a scalar", ["id", 0], '"decision:a"'],
    ["an item beyond the end", ["attributes", "owners", 2], "owners"],
    ["a name in a list", ["attributes", "owners", "x"], "owners"],
    ["a child of nothing", ["attributes", "empty", "x"], "empty"],
  ])("where it is missing, the nearest ancestor: %s", (_, pointer, shown) => {
    expect(locate(RECORD, { document: 0, pointer })).toBe(shown);
  });

  test("a root without keys", () => {
    expect(locate("- a\n- b\n", { document: 0, pointer: ["x"] })).toBe("- a\n- b");
    expect(locate("{}\n", { document: 0, pointer: ["x"] })).toBe("{}");
    expect(locate("text\n", { document: 0, pointer: ["x"] })).toBe("text");
    expect(locate("- - a\n  -\n", { document: 0, pointer: [0, 1] })).toBe("-");
  });

  test("an alias is shown where it stands", () => {
    expect(locate("a: &a {b: 1}\nc: *a\n", { document: 0, pointer: ["c"] })).toBe("*a");
    expect(locate("a: &a {b: 1}\nc: *a\n", { document: 0, pointer: ["c", "b"] })).toBe("*a");
    expect(locate("a: &a !!str x\n", { document: 0, pointer: ["a"] })).toBe("x");
  });

  test("lines and columns count from 1 in the whole file, in UTF-16 units", () => {
    const text = "---\r\n# 😀\r\na: {😀: é, b: x}\r\n---\r\n";
    const locator = openLocator("a.md", "markdown", Buffer.from(`\uFEFF${text}`));
    expect(place(locator.range({ path: "a.md", document: 0, pointer: ["a", "b"] }))).toBe("3:15-3:16");
  });
});

describe("other anchors", () => {
  test("a range is passed through", () => {
    const range = { start: { line: 7, column: 7 }, end: { line: 7, column: 9 } };
    expect(openLocator("a", "yaml", Buffer.from("a: 1")).range({ path: "a", document: 0, range })).toEqual(range);
  });

  test("the whole file is its first line", () => {
    expect(locate(RECORD, {})).toBe("# A record");
    expect(locate("", {})).toBe("");
    expect(locate("# T\r\nx", {}, "markdown")).toBe("# T");
  });

  test("a document of a stream", () => {
    const text = "a: 1\n---\n# c\nb: 2\n---\nc: [\n---\n--- d\n";
    expect([0, 1, 2, 4].map((document) => locate(text, { document }))).toEqual(["a", "b", "c", "d"]);
    expect(locate(text, { document: 1, pointer: ["b"] })).toBe("2");
    expect(locate(text, { document: 9, pointer: ["b"] })).toBe("a: 1");
  });

  test("links of a body, behind the front matter", () => {
    const text = "---\nid: a\n---\n\n[x](b.md)\n> [y][z]\n\n[z]: <c d.md>\n";
    expect([0, 1, 2].map((link) => locate(text, { link }, "markdown"))).toEqual(["b.md", "c d.md", "---"]);
    expect(locate("[x](b.md)", { link: 0 }, "markdown")).toBe("b.md");
  });

  test("JSON and JSON Lines", () => {
    const json = '{\n  "a": {"b": [1, "x"]},\n  "c": {}\n}';
    expect(locate(json, { document: 0, pointer: ["a", "b", 1] }, "json")).toBe('"x"');
    expect(locate(json, { document: 0, pointer: ["a", "b"], part: "key" }, "json")).toBe('"b"');
    expect(locate(json, { document: 0, pointer: ["a", "x"] }, "json")).toBe('"a"');
    expect(locate(json, { document: 0, pointer: ["x"] }, "json")).toBe('"a"');
    expect(locate('{"a": 1}\n\n{"a": [2]}\n', { document: 1, pointer: ["a", 0] }, "jsonl")).toBe("2");
  });

  test.each<[string, Format]>([
    ["\0", "yaml"],
    ["[".repeat(100), "yaml"],
    ["a: @", "yaml"],
    ["---js\n---\n", "markdown"],
    ["{", "json"],
    ["", "json"],
  ])("a file that cannot be read is shown at all: %j", (text, format) => {
    const range = openLocator("a", format, Buffer.from(text)).range({ path: "a", document: 0, pointer: ["a"] });
    expect(range.start.line).toBe(1);
  });
});

test("scalarText is that of the parsed document", () => {
  const locator = openLocator("a", "yaml", Buffer.from("a: 1\n---\nid: 0123\n"));
  expect(locator.scalarText(1, ["id"])).toBe("0123");
  expect(locator.scalarText(2, ["id"])).toBeUndefined();
});

/** Every pointer to a scalar in plain data, with the scalar. */
function leaves(value: unknown, pointer: (string | number)[] = []): [Pointer, unknown][] {
  if (typeof value !== "object" || value === null) return [[pointer, value]];
  const entries: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([step, child]) => leaves(child, [...pointer, step]));
}

const scalar = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom("a\nb", "a: b", "- a", "#", "'", '"', "true", "0x1", " a ", "a\n\nb\n"),
);
const data = fc.letrec<{ value: unknown; list: unknown[]; map: Record<string, unknown> }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, scalar, tie("list"), tie("map")),
  list: fc.array(tie("value"), { maxLength: 4 }),
  map: fc.dictionary(fc.string({ maxLength: 6 }), tie("value"), { maxKeys: 4 }),
}));

const styles = fc.constantFrom(Scalar.PLAIN, Scalar.QUOTE_DOUBLE, Scalar.QUOTE_SINGLE);

test("law: every scalar of a generated document is found where it is written", () => {
  fc.assert(
    fc.property(data.map, fc.boolean(), styles, (map, flow, style) => {
      const document = new Document(map, { version: "1.2" });
      visit(document, {
        Collection: (_, node) => {
          node.flow = flow;
        },
        Scalar: (_, node) => {
          if (typeof node.value === "string" && !node.value.includes("\n")) node.type = style;
        },
      });
      const text = document.toString({ lineWidth: 40 });
      const [value] = values(text);
      const locator = openLocator("a", "yaml", Buffer.from(text));
      for (const [pointer, leaf] of leaves(value)) {
        if (pointer.length === 0) continue;
        const shown = covered(text, locator.range({ path: "a", document: 0, pointer }));
        const key = covered(text, locator.range({ path: "a", document: 0, pointer, part: "key" }));
        const isBlock = /^[|>]/.test(shown) && typeof leaf === "string";
        if (!isBlock) expect(parse(`a:\n  ${shown}\n`)).toEqual({ a: leaf });
        const name = pointer.at(-1);
        if (typeof name === "string" && !key.includes("\n"))
          expect(parse(key.startsWith("? ") ? key.slice(2) : key, { schema: "failsafe" })).toBe(name);
      }
    }),
    { numRuns: 500 },
  );
});

test("law: every scalar of a generated JSON document is found where it is written", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, "\t"), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const locator = openLocator("a", "json", Buffer.from(text));
      const read: unknown = JSON.parse(text);
      for (const [pointer, leaf] of leaves(read)) {
        const shown = covered(text, locator.range({ path: "a", document: 0, pointer }));
        if (pointer.length > 0) expect(JSON.parse(shown)).toEqual(leaf);
      }
    }),
    { numRuns: 500 },
  );
});

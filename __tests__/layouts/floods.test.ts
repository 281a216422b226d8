/** Attacks: layouts and ontologies that hold far more than anybody writes. */
import { expect, it } from "vitest";
import { folderOf, run } from "../commands/command-line.js";

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function memoryOf(layout: object, files: Readonly<Record<string, string>> = {}): string {
  return folderOf({
    "memory-steward.yml": "layout: layout.json\n",
    "layout.json": JSON.stringify({ layout: "memory-steward.layout/v1", name: "mine", ...layout }),
    "notes/a.yaml": "id: a\n",
    ...files,
  });
}

const NOTE = { files: ["notes/*.yaml"], fields: { id: "id", kind: { value: "Note" } } };

it.each([
  ["each written out", range(1001).map((index) => `d${index}/*.md`)],
  ["in braces", range(16).map((index) => `{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}/${index}/*.md`)],
])("a layout of more than 1000 patterns is refused: %s", async (_, files) => {
  const { code, stderr } = await run("check", memoryOf({ classes: { note: NOTE, other: { files } } }));
  expect(code).toBe(2);
  expect(stderr).toContain("more than 1000 patterns of files");
});

it("thousands of classes that name a holder which is not there are told in seconds", async () => {
  const lists = range(6000).flatMap((index) => [
    [`c${index}`, { in: "note", each: "x" }],
    [`e${index}`, { in: `not${index}`, each: "x" }],
  ]);
  const holders = range(900).map((index) => [`h${index}`, { files: [`h${index}/*.md`] }]);
  const classes = Object.fromEntries([["note", NOTE], ...holders, ...lists]) as object;
  const { code, stderr } = await run("check", memoryOf({ classes }));
  expect(code).toBe(2);
  expect(stderr).toContain('no class "not0" has files of its own; did you mean "note"?');
}, 30_000);

it.each([
  ["edge kinds", { edgeKinds: range(2001).map((index) => ({ name: `e${index}` })) }, "2000 entries"],
  ["statuses", { statuses: range(201).map((index) => `s${index}`) }, "200 entries"],
])("an ontology of more %s than anybody has is refused", async (_, inline, bound) => {
  const { code, stderr } = await run("check", memoryOf({ ontology: { inline }, classes: { note: NOTE } }));
  expect(code).toBe(2);
  expect(stderr).toContain(`must have at most ${bound}`);
});

it("thousands of inverses that nothing declares are told in seconds", async () => {
  const edgeKinds = range(2000).map((index) => ({
    name: `leads_to${index}`,
    purpose: "x",
    inverse: `led_by${index}x`,
  }));
  const { code, stdout } = await run(
    "check",
    memoryOf({ ontology: { inline: { edgeKinds } }, classes: { note: NOTE } }),
  );
  expect(code).toBe(0);
  expect(stdout).toContain("ontology/unknown-reference");
}, 30_000);

it.each([
  ["letters by the thousand", "\\p{L}{1000}".repeat(40)],
  ["a long part by the thousand", `(${"ab[a-d]".repeat(60)}){1000}`],
])("a pattern of few characters that stands for very many steps is refused: %s", async (_, pattern) => {
  const { code, stderr } = await run("check", memoryOf({ ids: { pattern }, classes: { note: NOTE } }));
  expect(code).toBe(2);
  expect(stderr).toMatch(/has \d+ steps, and 10000 are run/);
});

it("patterns that are large together are refused before they fill the memory", async () => {
  const properties = Object.fromEntries(range(300).map((index) => [`f${index}`, { pattern: `^${index}a{900}$` }]));
  const schema = JSON.stringify({ type: "object", properties });
  const folder = memoryOf({ classes: { note: { ...NOTE, schema: "note.json" } } }, { "note.json": schema });
  const { code, stderr } = await run("check", folder);
  expect(code).toBe(2);
  expect(stderr).toContain("more than 200000 steps together");
});

it("schemas of attributes that are large together are refused at one kind, and told once", async () => {
  const nodeKinds = range(200).map((index) => ({
    name: `K${index}`,
    purpose: "x",
    attributes: { size: { enum: range(1000) } },
  }));
  const folder = memoryOf({ ontology: { inline: { nodeKinds } }, classes: { note: NOTE } });
  const { code, stdout } = await run("check", folder, "--format", "json");
  expect(code).toBe(1);
  const { findings } = JSON.parse(stdout) as { findings: { rule: string; message: string }[] };
  const told = findings.filter(({ rule }) => rule === "gate/invalid-file").map(({ message }) => message);
  expect(told).toEqual([
    'The attributes of K99 cannot be used, nor those of the kinds behind it: the schemas up to it hold more than 100000 values together, where {"type": "string"} holds two and a reference what it stands for.',
  ]);
}, 60_000);

it("schemas of classes that are large together are refused", async () => {
  const schema = JSON.stringify({ properties: { size: { enum: range(50_000) } } });
  const classes = Object.fromEntries(
    range(3).map((index) => [`c${index}`, { files: [`c${index}/*.yaml`], schema: `${index}.json` }]),
  );
  const files = Object.fromEntries(range(3).map((index) => [`${index}.json`, schema]));
  const { code, stderr } = await run("check", memoryOf({ classes: { ...classes, note: NOTE } }, files));
  expect(code).toBe(2);
  expect(stderr).toContain(
    "1.json is not a JSON Schema that can be used: the schemas up to it hold more than 100000 values together",
  );
}, 60_000);

it.each([
  ["by its place", { $defs: { big: shape() } }, "#/$defs/big"],
  ["by its anchor", { $defs: { big: { $anchor: "big", ...shape() } } }, "#big"],
  ["by a name of its own", { $defs: { big: { $id: "big", ...shape() } } }, "big"],
  ["by a place below a name", { $id: "http://a.example/", $defs: { big: shape() } }, "http://a.example/#/$defs/big"],
])("a schema of few bytes whose references stand for very much is refused: %s", async (_, top, $ref) => {
  const properties = Object.fromEntries(range(400).map((index) => [`p${index}`, { $ref }]));
  const files = { "note.json": JSON.stringify({ ...top, properties }) };
  const { code, stderr } = await run("check", memoryOf({ classes: { note: { ...NOTE, schema: "note.json" } } }, files));
  expect(code).toBe(2);
  expect(stderr).toContain("the schemas up to it hold more than 100000 values together");
});

/** Is written out wherever it is referred to. */
function shape(): object {
  return { properties: Object.fromEntries(range(400).map((index) => [`a${index}`, { type: "string" }])) };
}

it("a schema may refer to itself, and to the same form in many places", async () => {
  const tree = { type: "object", properties: { below: { type: "array", items: { $ref: "#/$defs/tree" } } } };
  const text = { type: "string", minLength: 1 };
  const properties = Object.fromEntries(
    range(300).map((index) => [`p${index}`, { $ref: index % 2 ? "#/$defs/tree" : "#/$defs/text" }]),
  );
  const files = { "note.json": JSON.stringify({ $defs: { tree, text }, properties }) };
  const { code } = await run("check", memoryOf({ classes: { note: { ...NOTE, schema: "note.json" } } }, files));
  expect(code).toBe(0);
});

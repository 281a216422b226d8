import { describe, expect, it } from "vitest";
import { UserError } from "../../src/memory/user-error.js";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { checkFiles } from "../support/check-files.js";
import { findingsOf, said } from "../support/findings-of.js";

const NODE = "---\nid: a\n---\n";

describe("a member that a file of the gate must not have", () => {
  it("is shown by its key in the configuration, with the member that was meant", async () => {
    const text = "layout: company-brain\n\nseverites:\n  record/stale: off\n";
    await expect(checkFiles({ "memory-steward.yml": text })).rejects.toThrow(
      'memory-steward.yml:3:1: memory-steward.yml is not the configuration the steward can read: it has an unknown member "severites"; did you mean "severities"?',
    );
  });

  it("is shown by its key in an ontology, among the members of its own place", async () => {
    const text = "transitons:\n  draft: [approved]\nnodeKinds:\n  - name: Tool\n    transitions: {}\n    prefx: tool\n";
    const found = await findingsOf("gate/invalid-file", { "ontology/a.yaml": text });
    expect(said(found)).toEqual([
      '1:1 ontology/a.yaml is not an ontology file the steward can read: it has an unknown member "transitons"; did you mean "transitions"?',
      '6:5 ontology/a.yaml is not an ontology file the steward can read: "nodeKinds.0" has an unknown member "prefx"; did you mean "prefix"?',
    ]);
  });

  it("is asked for among the words that may stand there", async () => {
    const text = "layout: company-brain\nseverities: { record/stale: eror, graph/cycle: fatal }\n";
    const error: unknown = await checkFiles({ "memory-steward.yml": text }).catch((thrown: unknown) => thrown);
    if (!(error instanceof UserError)) throw new Error("the configuration was not refused", { cause: error });
    expect(error.message).toMatch(/"severities.record\/stale" must be one of error, .*; did you mean "error"\?$/);
    expect(error.others).toEqual([
      'memory-steward.yml:2:48: "severities.graph/cycle" must be one of error, warning, note, off.',
    ]);
  });

  it("is named alone where no member is near", async () => {
    await expect(checkFiles({ "memory-steward.yml": "colour: red\n" })).rejects.toThrow(
      'memory-steward.yml:1:1: memory-steward.yml is not the configuration the steward can read: it has an unknown member "colour".',
    );
  });

  it("is shown by its key in a layout from outside", async () => {
    const text =
      "layout: memory-steward.layout/v1\nname: a\nclasses:\n  note:\n    files: ['*.md']\n    recrods:\n      always\n";
    const layout = { text: Buffer.from(text), label: "out.yaml" };
    await expect(checkFiles({ "a.md": NODE }, { gate: { layout } })).rejects.toThrow(
      'out.yaml:6:5: not a layout the steward can read: "classes.note" has an unknown member "recrods"; did you mean "records"?',
    );
  });
});

describe("a JSON Schema of the repository that cannot be used", () => {
  const LAYOUT =
    "layout: memory-steward.layout/v1\nname: facts\nclasses:\n  fact:\n    files: [facts/*.json]\n    schema: s.json\n";

  it.each([
    [
      '{\n  "type": "objekt"\n}',
      's.json:2:11: s.json is not a JSON Schema that can be used: "type" must be one of array,',
    ],
    ['{\n  "type": "object",\n', "s.json:1:1: The bracket `{` that opens here is never closed."],
    ["[]", "s.json:1:1: s.json is not a JSON Schema that can be used: it is not an object."],
    [
      '{ "$ref": "https://example.com/fact.json" }',
      's.json:1:3: s.json is not a JSON Schema that can be used: it refers to "https://example.com/fact.json", but a schema is read alone',
    ],
    [
      '{ "pattern": "(?=a)" }',
      's.json:1:3: s.json is not a JSON Schema that can be used: "(?=a)" is not a pattern that RE2 accepts',
    ],
  ])("is named with its place: %s", async (schema, message) => {
    const files = { "layout.yaml": LAYOUT, "s.json": schema, "facts/a.json": "{}" };
    await expect(checkFiles(files, { gate: { layout: { name: "layout.yaml" } } })).rejects.toThrow(message);
  });
});

describe("a second document in a file of the gate", () => {
  const STRAY = "this is a second document, behind a line `---`, and the first alone is read. Join them";

  it.each([
    ["ontology/more.yaml", "severities:\n  record/stale: off\n---\nseverities:\n  record/stale: error\n"],
    ["memory-steward.waivers.yaml", "---\nwaivers: []\n---\nwaivers: []\n"],
  ])("is an error in %s, and nothing of the file is read", async (path, text) => {
    const { gate, report } = await checkFiles({ ...EXAMPLE_BASE, [path]: text });
    expect(report.findings).toMatchObject([
      { rule: "gate/invalid-file", severity: "error", path, message: `${path} cannot be read as a whole: ${STRAY}.` },
    ]);
    expect(report.findings[0]?.range.start.line).toBe(4);
    expect(gate.severities.get("record/stale")).toBeUndefined();
  });

  it("ends the command in the configuration and in a layout from outside", async () => {
    const text = "layout: company-brain\n---\nseverities: {}\n";
    await expect(checkFiles({ "memory-steward.yml": text })).rejects.toThrow(
      `memory-steward.yml:3:1: memory-steward.yml`,
    );
    const layout = { text: Buffer.from("name: a\n---\nname: b\n"), label: "out.yaml" };
    await expect(checkFiles({ "a.md": NODE }, { gate: { layout } })).rejects.toThrow(
      `out.yaml:3:1: not a layout the steward can read: ${STRAY}.`,
    );
  });

  it("is none where it is empty, as behind a last line of dashes", async () => {
    const found = await findingsOf("gate/", { "ontology/more.yaml": "severities: {}\n---\n# nothing more\n" });
    expect(found).toEqual([]);
  });
});

describe("what must be said in words", () => {
  it.each(["actor", "reason"])("is no blank %s of a waiver", async (member) => {
    const waiver = {
      rule: "record/stale",
      subject: "a",
      actor: "user:a",
      reason: "Known until June.",
      expires: "2027-01-01",
    };
    const text = JSON.stringify({ waivers: [{ ...waiver, [member]: " ".repeat(12) }] });
    const [found] = await findingsOf("gate/invalid-file", { "memory-steward.waivers.yaml": text });
    expect(found?.message).toMatch(
      member === "actor" ? /"waivers.0.actor" must not be blank/ : /must have at least ten characters/,
    );
  });

  it("is a name of a field in what a layout requires", async () => {
    const text =
      "layout: memory-steward.layout/v1\nname: a\nclasses:\n  note:\n    files: ['*.md']\n    fields: { owners: owner }\n    required: [owner]\n";
    const layout = { text: Buffer.from(text), label: "out.yaml" };
    await expect(checkFiles({ "a.md": NODE }, { gate: { layout } })).rejects.toThrow(
      /^out.yaml:7:16: not a layout the steward can read: "classes.note.required.0" must be one of id, kind, .*; did you mean "owners"\?$/,
    );
  });
});

it("says which constant is wanted", async () => {
  const found = await findingsOf("gate/invalid-file", {
    "memory-steward.baseline.json": '{"baseline": 3, "findings": []}\n',
  });
  expect(said(found)).toEqual([
    '1:14 memory-steward.baseline.json is not a baseline the steward can read: "baseline" must be "memory-steward.baseline/v1".',
  ]);
});

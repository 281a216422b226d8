import { describe, expect, it } from "vitest";
import { findingsOf, said, tool, TOOL_PATH } from "../../support/findings-of.js";

const RULE = "record/mistaken-key";
const DECISION = "decisions/a.md";

function decision(...lines: readonly string[]): Record<string, string> {
  const head = [
    "id: decision:a",
    "kind: Decision",
    "title: A",
    "status: approved",
    "owners: [team:build]",
    'updatedAt: "2026-06-04T10:00:00Z"',
  ];
  return { [DECISION]: `---\n${[...head, ...lines].join("\n")}\n---\nText.\n` };
}

describe(RULE, () => {
  it.each([
    ["relates: { owned_by: [team:build] }", "related"],
    ["sensitivty: restricted", "sensitivity"],
    ["tag: ci", "tags"],
    ["repoRef: [repository:shop]", "repoRefs"],
  ])("names the key of %s, and renames nothing by itself", async (line, name) => {
    const found = await findingsOf(RULE, decision(line));
    const [key = ""] = line.split(":");
    expect(said(found)).toEqual([
      `8:1 The key "${key}" is read as an attribute of the record's own, not as "${name}".`,
    ]);
    expect(found[0]?.suggestion).toMatchObject({ message: `Rename "${key}" to "${name}"`, certain: false });
  });

  it.each([
    ["a letter of another script", "st\u0430tus: deprecated"],
    ["a character that is not seen", '"status\u200B": deprecated'],
    ["a blank that is none", "status\u00A0: deprecated"],
    ["full-width letters", "ｓｔａｔｕｓ: deprecated"],
  ])("is an error where %s makes a second status that only people see", async (_what, line) => {
    const found = await findingsOf(RULE, decision(line));
    expect(found.map(({ severity, range }) => [severity, range.start.line])).toEqual([["error", 8]]);
    expect(found[0]?.message).toContain('looks like "status", which stands beside it');
    expect(await findingsOf(RULE, decision("статус: готово"))).toEqual([]);
  });

  it.each([
    ["Status: deprecated", "Status", "status", false],
    ["updated_at: yesterday", "updated_at", "updatedAt", false],
    ['UpdatedAt: "2026-06-04T10:00:00Z"', "UpdatedAt", "updatedAt", true],
    ["Owners: [team:build]", "Owners", "owners", true],
  ])("warns of %s beside the field, and takes it out where both say the same", async (line, key, name, certain) => {
    const [finding, ...others] = await findingsOf(RULE, decision(line));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      severity: "warning",
      message: `"${key}" stands beside "${name}", which is the one that is read: they are two spellings of one name.`,
      range: { start: { line: 8, column: 1 } },
      suggestion: { certain, edits: certain ? [{ newText: "" }] : [] },
    });
  });

  it("warns of a second mapping of edges, which nothing reads", async () => {
    const lines = ["related: { owned_by: [team:build] }", "Related: { supersedes: [decision:b] }"];
    expect(said(await findingsOf(RULE, decision(...lines)))).toEqual([
      `9:1 "Related" stands beside "related", which is the one that is read: they are two spellings of one name.`,
    ]);
  });

  it.each([
    ["source_refs: [a]", "sourceRefs"],
    ["Sensitivity: restricted", "sensitivity"],
  ])("is sure of %s", async (line, name) => {
    const [finding] = await findingsOf(RULE, decision(line));
    expect(finding?.suggestion).toMatchObject({ certain: true, edits: [{ newText: name }] });
  });

  it.each(["sensitivity: restricted", "tags: 5", "aliases: [x]"])(
    "tells of %s below the attributes of front matter, where records in YAML have it",
    async (line) => {
      const [name = ""] = line.split(":");
      const found = await findingsOf(RULE, decision("attributes:", `  ${line}`));
      expect(said(found)).toEqual([
        `9:3 "attributes.${name}" is read as an attribute of the record's own, not as "${name}": other files have it there.`,
      ]);
      expect(found[0]?.suggestion).toMatchObject({ message: `Write "${name}" at the top of the record`, edits: [] });
      const both = await findingsOf(RULE, decision("attributes:", `  ${line}`, line));
      expect(both).toEqual([]);
    },
  );

  it("tells of an attribute of the kind there, and not of one that nothing describes", async () => {
    const kinds = `nodeKinds:
  - name: Decision
    prefix: decision
    purpose: A choice with its reasons.
    required: [reason]
    attributes: { level: { type: integer }, reason: { type: string } }
    example: { id: decision:x }
`;
    const lines = ["attributes: { level: high, reason: 7, mood: good }"];
    const files = { ...decision(...lines), "ontology/node-kinds.yaml": kinds };
    expect(said(await findingsOf(RULE, files))).toEqual([
      `8:15 "attributes.level" is read as an attribute of the record's own, not as "level": other files have it there.`,
    ]);
    expect(await findingsOf("record/missing-attribute", files)).toHaveLength(1);
  });

  it("tells the kind of an edge from an attribute", async () => {
    const found = await findingsOf(RULE, decision("supersedes: decision:b", "depends_on: [service:gone]"));
    expect(said(found)).toEqual(
      ["supersedes", "depends_on"].map(
        (key, index) =>
          `${8 + index}:1 "${key}" is a kind of edge, but what stands here is an attribute of the record's own and leads nowhere.`,
      ),
    );
    expect(found[0]?.suggestion).toEqual({
      message: 'Write "supersedes" under "related", with a list of ids',
      certain: false,
      edits: [],
    });
    const inYaml = await findingsOf(RULE, { [TOOL_PATH]: tool({ depends_on: "[service:gone]" }) });
    expect(inYaml.map(({ range, suggestion }) => [range.start.line, suggestion?.message])).toEqual([
      [8, 'Write "depends_on" under "edges", with a list of ids'],
    ]);
  });

  it("looks among the attributes of a record in YAML", async () => {
    const found = await findingsOf(RULE, { [TOOL_PATH]: tool({ sensitivty: "restricted" }) });
    expect(said(found)).toEqual([
      `8:3 The key "sensitivty" is read as an attribute of the record's own, not as "sensitivity".`,
    ]);
  });

  it.each([
    ["the field itself is there", ["tags: [ci]", "tag: ci"]],
    ["the value has another form", ["relates: to nothing", "tag: { a: 1 }", "aliasses: 3"]],
    ["nothing is near", ["summary: Short", "labels: [ci]", "relation: { owned_by: [team:build] }"]],
    ["edges stand where they belong", ["supersedes: decision:b", "related: { owned_by: [team:build] }"]],
  ])("says nothing where %s", async (_, lines) => {
    expect(await findingsOf(RULE, decision(...lines))).toEqual([]);
  });

  it("says nothing of an attribute that the ontology gives the kind", async () => {
    const kinds = "nodeKinds:\n  - { name: Decision, prefix: decision, attributes: { tag: { type: string } } }\n";
    const found = await findingsOf(RULE, { ...decision("tag: ci"), "ontology/own.yaml": kinds });
    expect(found).toEqual([]);
  });

  it("says nothing of a member that a schema of the repository describes", async () => {
    const layout = (schema: string) => ({
      "own.yaml": `layout: memory-steward.layout/v1\nname: own\nclasses: { fact: { files: ["*.json"], fields: { id: id, tags: tags }${schema} } }\n`,
      "fact.schema": '{ "properties": { "tag": { "type": "string" } } }',
      "a.json": '{ "id": "a", "tag": "ci" }',
    });
    const found = async (schema: string) => await findingsOf(RULE, layout(schema), { layout: "own.yaml" });
    expect(await found("")).toHaveLength(1);
    expect(await found(", schema: fact.schema")).toEqual([]);
  });

  it("says nothing of fields that the layout calls by words of other scripts", async () => {
    const own = `layout: memory-steward.layout/v1\nname: own\nclasses: { fact: { files: ["*.json"], fields: { id: id, kind: 種類, title: größe } } }\n`;
    const files = { "own.yaml": own, "a.json": '{ "id": "a", "種類": "Fact", "größe": "S" }' };
    expect(await findingsOf(RULE, files, { layout: "own.yaml" })).toEqual([]);
  });

  it("leaves to the schema what the schema does not take", async () => {
    const files = { [TOOL_PATH]: `${tool()}Edges: { owned_by: [team:build] }\n` };
    expect(await findingsOf(RULE, files)).toEqual([]);
    expect(await findingsOf("record/schema", files)).toHaveLength(1);
  });

  it("says nothing of a note", async () => {
    expect(await findingsOf(RULE, { "pages/a.md": "---\ntitle: A\ntag: ci\n---\nText.\n" })).toEqual([]);
  });
});

describe("a key that a schema has under another spelling", () => {
  const memory = (...lines: readonly string[]) => ({
    ".brain/gotchas/a.md": `---\n${["type: gotcha", "title: A", "summary: B", "importance: low", "date: 2026-06-04", ...lines].join("\n")}\n---\nText.\n`,
  });

  it.each([
    ["pathScope: [src]", "path_scope", true],
    ["path_scopes: [src]", "path_scope", false],
    ["valid_untill: 2026-07-01", "valid_until", false],
    ["file: [a.ts]", "files", false],
  ])("is told for %s", async (line, name, certain) => {
    const [found, ...more] = await findingsOf(RULE, memory(line), { layout: "repobrain" });
    const [key = ""] = line.split(":");
    expect(more).toEqual([]);
    expect(found?.suggestion).toMatchObject({ message: `Rename "${key}" to "${name}"`, certain });
  });

  it.each(["owners: [a]", "scope: [src]", "pathScope: [src]\npath_scope: [src]", "source_file: a.ts"])(
    "is none for %j",
    async (lines) => {
      expect(await findingsOf(RULE, memory(...lines.split("\n")), { layout: "repobrain" })).toEqual([]);
    },
  );

  it("is told in mappings and lists that the schema describes, and in no others", async () => {
    const files = (steps: string) => ({
      "state/procedures/a.b.v1.md": `---\nslug: a.b.v1\ntitle: A\ntrigger_text: B\ncreated_by: operator\nsteps:\n${steps}---\nText.\n`,
    });
    const options = { layout: "procedures" };
    expect(said(await findingsOf(RULE, files("  - { step: C, tools: ci }\n"), options))).toEqual([
      '7:16 The key "tools" is read as an attribute of the record\'s own, not as "tool".',
    ]);
    expect(await findingsOf(RULE, files("  - C\ninputs_schema: { validations: 1 }\n"), options)).toEqual([]);
  });
});

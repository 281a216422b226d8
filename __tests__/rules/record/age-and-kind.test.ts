import { describe, expect, it } from "vitest";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

const KINDS = `nodeKinds:
  - { name: Team, prefix: team, purpose: People., required: [], example: {} }
  - { name: Repository, prefix: repository, purpose: Code., required: [], example: {} }
  - { name: Runbook, prefix: runbook, purpose: Steps., required: [], example: {} }
  - { name: Tool, prefix: tool, purpose: Tools., required: [license], staleAfterDays: 10, example: {}, deprecated: true }
`;

describe("record/stale", () => {
  it.each([
    ["2026-01-02T00:00:00Z", 0],
    ["2026-01-01T23:59:59Z", 1],
  ])("counts %s against 180 days before 1 July 2026", async (updatedAt, count) => {
    expect(await findingsOf("record/stale", { [TOOL_PATH]: tool({ updatedAt: `"${updatedAt}"` }) })).toHaveLength(
      count,
    );
  });

  it("lets a kind have a limit of its own", async () => {
    const [finding] = await findingsOf("record/stale", { "ontology/node-kinds.yaml": KINDS, [TOOL_PATH]: tool() });
    expect(finding?.message).toContain("more than 10 days ago");
  });

  it.each(["draft", "deprecated", "archived"])("does not ask after %s records", async (status) => {
    const text = tool({ status, updatedAt: '"2020-01-01T00:00:00Z"' });
    expect(await findingsOf("record/stale", { [TOOL_PATH]: text })).toEqual([]);
  });

  it("knows the word for approved of another vocabulary, and lets journals rest", async () => {
    const layout = `layout: memory-steward.layout/v1
name: lists
ontology: { inline: { statuses: [draft, stable] } }
classes:
  journal: { files: ["journal/*.md"], appendOnly: true, fields: &fields { id: $path, status: status, updatedAt: at } }
  item: { files: ["*.md"], fields: *fields }
`;
    const item = "---\nstatus: stable\nat: 2020-01-01T00:00:00Z\n---\n";
    const files = {
      "layout.yaml": layout,
      "memory-steward.yml": "staleAfterDays: 90\n",
      "a.md": item,
      "journal/b.md": item,
    };
    const found = await findingsOf("record/stale", files, { layout: "layout.yaml" });
    expect(found.map(({ path }) => path)).toEqual(["a.md"]);
  });
});

describe("record/deprecated-kind", () => {
  const ontology = { "ontology/node-kinds.yaml": KINDS };
  const severities = async (before: Readonly<Record<string, string>> | undefined) => {
    const files = { ...ontology, [TOOL_PATH]: tool({ license: "MIT" }) };
    const found = await findingsOf("record/deprecated-kind", files, before && { before: { ...ontology, ...before } });
    return found.map(({ severity }) => severity);
  };

  it("notes a use that was there before, or of which nothing is known", async () => {
    expect(await severities({ [TOOL_PATH]: tool() })).toEqual(["note"]);
    expect(await severities(undefined)).toEqual(["note"]);
  });

  it("warns of a new record, and of an old one that takes up the kind", async () => {
    expect(await severities({})).toEqual(["warning"]);
    expect(await severities({ [TOOL_PATH]: tool().replace("nodeKind: Tool", "nodeKind: Runbook") })).toEqual([
      "warning",
    ]);
  });
});

describe("record/unknown-kind", () => {
  const LAYOUT = (more: string) => `layout: memory-steward.layout/v1
name: small
${more}
classes: { item: { files: ["*.md"], fields: { id: $stem, kind: kind }, kinds: [Task, Bug] } }
`;

  it.each([
    [
      "",
      "Story",
      `Files of the class "item" hold records of the kind Task or Bug, not "Story".`,
      "Correct the kind, or move the file",
    ],
    [
      "ontology: { inline: { statuses: [open] } }",
      "Story",
      `Files of the class "item" hold records of the kind Task or Bug, not "Story".`,
      "Correct the kind, or move the file",
    ],
    [
      "ontology: { inline: { nodeKinds: [{ name: Task }] } }",
      "Bug",
      `The ontology declares no kind "Bug".`,
      "Use a declared kind (Task), or declare this one in the ontology",
    ],
  ])("holds a class to its kinds (%s)", async (more, kind, message, mend) => {
    const files = {
      "layout.yaml": LAYOUT(more),
      "a.md": `---\nkind: ${kind}\n---\n`,
      "b.md": "---\nkind: Task\n---\n",
    };
    const found = await findingsOf("record/unknown-kind", files, { layout: "layout.yaml" });
    expect(found.map((finding) => [finding.message, finding.suggestion?.message])).toEqual([[message, mend]]);
  });

  it.each([
    ["agent_practice", "AgentPractice", true],
    ["Runbok", "Runbook", false],
    ["Elephant", undefined, false],
  ])("suggests for %s", async (kind, better, certain) => {
    const [finding] = await findingsOf("record/unknown-kind", {
      [TOOL_PATH]: tool().replace("nodeKind: Tool", `nodeKind: ${kind}`),
    });
    expect(finding?.suggestion?.edits[0]?.newText).toBe(better);
    expect(finding?.suggestion?.certain ?? false).toBe(certain);
  });

  it("names the declared kinds where none is near, as many as are read at a glance", async () => {
    const suggested = async (files: Readonly<Record<string, string>>) => {
      const record = tool().replace("nodeKind: Tool", "nodeKind: Elephant");
      const [finding] = await findingsOf("record/unknown-kind", { ...files, [TOOL_PATH]: record });
      return finding?.suggestion?.message;
    };
    expect(await suggested({})).toMatch(
      /^Use a declared kind \(([A-Za-z]+, ){9}[A-Za-z]+ and \d+ more\), or declare this one in the ontology$/,
    );
    const kinds = "nodeKinds: [{ name: Tool }, { name: Old, deprecated: { use: Tool } }, { name: Team }]";
    expect(await suggested({ "ontology/node-kinds.yaml": `${kinds}\n` })).toMatch(/\((?!.*Old).*\)/);
  });

  it("leaves notes their own words", async () => {
    expect(await findingsOf("record/unknown-kind", { "notes/a.md": "---\nkind: idea\n---\n# A\n" })).toEqual([]);
  });
});

describe("record/missing-attribute", () => {
  const SCHEMA = {
    "schema/ontology-schema.yaml": "catalogSchemaVersion: 1.0.0\nnodeKindFiles: [schema/kinds.yaml]\n",
    "schema/kinds.yaml": `nodeKinds:
  - { name: Tool, prefix: tool, attributes: [{ name: license, required: true }, { name: id, required: true }] }
  - { name: Server, prefix: server, attributes: [{ name: port, required: true }] }
`,
  };
  const missing = async (text: string) => {
    const found = await findingsOf("record/missing-attribute", { ...SCHEMA, "a.yaml": text }, { layout: "atlas" });
    return found.map(({ record, subject }) => [record, subject]);
  };

  it("looks in all declarations of the id", async () => {
    const bare = "nodeKind: Tool\nid: tool:a\nattributes: {}\n";
    expect(await missing(bare)).toEqual([["tool:a", "license"]]);
    expect(await missing(`${bare}---\n${bare}`)).toEqual([["tool:a", "license"]]);
    expect(
      await missing(`${bare}---\n{ nodeKind: Tool, id: "tool:a", patch: true, attributes: { license: MIT } }\n`),
    ).toEqual([]);
  });

  it("does not count what a declaration of another kind says", async () => {
    const text = `nodeKind: Tool\nid: tool:a\n---\nnodeKind: Server\nid: tool:a\nattributes: { license: MIT }\n`;
    expect(await missing(text)).toEqual([["tool:a", "license"]]);
  });

  it("leaves what the layout requires to the rule about fields", async () => {
    const kinds = KINDS.replace("[license]", "[license, title]");
    const files = { "ontology/node-kinds.yaml": kinds, [TOOL_PATH]: tool({ title: undefined }) };
    const found = await findingsOf("record/", files);
    expect(found.map(({ rule, subject }) => `${rule} ${subject ?? ""}`)).toEqual(
      expect.arrayContaining(["record/missing-attribute license", "record/missing-field title"]),
    );
    expect(found.filter(({ subject }) => subject === "title")).toHaveLength(1);
  });
});

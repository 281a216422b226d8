import { describe, expect, it } from "vitest";
import { findingsOf, said, tool, TOOL_PATH } from "../../support/findings-of.js";

async function mendOf(id: string): Promise<string | undefined> {
  const found = await findingsOf("record/", { [TOOL_PATH]: tool({}, JSON.stringify(id)) });
  expect(found.map(({ rule }) => rule)).toEqual(["record/invalid-id"]);
  expect(found[0]?.suggestion?.certain ?? false).toBe(false);
  return found[0]?.suggestion?.edits[0]?.newText.replace(/^"|"$/g, "");
}

describe("record/invalid-id", () => {
  it.each([
    ["Lockfile Linter", "tool:lockfile-linter"],
    ["tool/lockfile_linter", "tool:lockfile-linter"],
    ["tool:LockfileLinter", "tool:lockfile-linter"],
    ["service:Lint Check", "tool:lint-check"],
    ["tool:Prüfer!", "tool:prufer"],
    ["tool:_x_", "tool:x"],
    ["5", "tool:5"],
  ])("suggests for %s the id %s", async (id, better) => {
    expect(await mendOf(id)).toBe(better);
  });

  it.each(["tool:", "tool:日本", `tool:${"A".repeat(300)}`])("suggests nothing for %s", async (id) => {
    expect(await mendOf(id)).toBeUndefined();
  });

  it("offers no id that another record has", async () => {
    const files = {
      [TOOL_PATH]: tool({}, "tool:Lockfile Linter"),
      "graph/tools/b.yaml": tool({}, "tool:lockfile-linter"),
    };
    const [finding] = await findingsOf("record/invalid-id", files);
    expect(finding?.suggestion).toEqual({
      message: "Write an id of its own, since tool:lockfile-linter is another record's; or merge the two records",
      certain: false,
      edits: [],
    });
  });

  it("leaves the id to the rule about renamed ids", async () => {
    const mends = async (before: string) => {
      const files = { [TOOL_PATH]: tool({}, "tool:Two Words") };
      const found = await findingsOf("record/invalid-id", files, { before: { [TOOL_PATH]: tool({}, before) } });
      return found.map(({ suggestion }) => [suggestion?.message, suggestion?.edits.length]);
    };
    expect(await mends("tool:linter")).toEqual([]);
    expect(await mends("tool:One Word")).toEqual([["Name it tool:two-words, and change what points at it", 1]]);
  });

  it("shows the form by an example where the pattern is too long to be read", async () => {
    const found = await findingsOf("record/invalid-id", { [TOOL_PATH]: tool({}, "x") });
    expect(said(found)).toEqual([
      '2:5 The id "x" does not have the form that the layout asks for, such as "tool:two-words".',
    ]);
  });

  it("names a letter that only looks Latin, and offers the Latin one", async () => {
    const found = await findingsOf("record/invalid-id", { [TOOL_PATH]: tool({}, "tool:c\u0430che") });
    expect(said(found)).toEqual([
      '2:5 The id "tool:c\u0430che" has the letter U+0430 where "a" seems to stand, so it does not have the form that the layout asks for, such as "tool:two-words".',
    ]);
    expect(found[0]?.suggestion?.message).toBe("Name it tool:cache, and change what points at it");
  });

  it("holds run memory to the pattern of its kind", async () => {
    const text = tool({ sequence: "1", eventType: "run.created" }, "run-journal-event:01JZ8Q4T3M").replace(
      "Tool",
      "RunJournalEvent",
    );
    const found = await findingsOf("record/", { "babysitter/runs/01JZ8Q4T3M/journal/000001.yaml": text });
    expect(said(found)).toEqual([expect.stringContaining("does not have the form that a RunJournalEvent has")]);
  });

  it("asks nothing of the id that an extension names: it is another record's", async () => {
    const files = {
      "schema/ontology-schema.yaml": "catalogSchemaVersion: 1.0.0\nnodeKindFiles: [schema/kinds.yaml]\n",
      "schema/kinds.yaml": "nodeKinds: [{ name: Tool, prefix: tool }]\n",
      "a.yaml": 'extendsNode: { id: "tool:Two Words", nodeKind: Tool }\nedges: {}\n',
    };
    expect(await findingsOf("record/invalid-id", files, { layout: "atlas" })).toEqual([]);
  });

  it("warns of a convention that is broken, unless the wrong prefix is all of it", async () => {
    const files = {
      "schema/ontology-schema.yaml": "catalogSchemaVersion: 1.0.0\nnodeKindFiles: [schema/kinds.yaml]\n",
      "schema/kinds.yaml": "nodeKinds: [{ name: AgentVersion, prefix: agent-version }]\n",
      "a.yaml": "nodeKind: AgentVersion\nid: agentVersion:one\n---\nnodeKind: AgentVersion\nid: agent-version:Two\n",
    };
    const found = await findingsOf("record/", files, { layout: "atlas" });
    expect(found.map(({ rule, severity, record }) => [rule, severity, record])).toEqual([
      ["record/id-prefix", "warning", "agentVersion:one"],
      ["record/invalid-id", "warning", "agent-version:Two"],
    ]);
  });
});

describe("record/id-prefix", () => {
  it("lets two kinds share a prefix, and says nothing of extensions", async () => {
    const files = {
      "schema/ontology-schema.yaml": "catalogSchemaVersion: 1.0.0\nnodeKindFiles: [schema/kinds.yaml]\n",
      "schema/kinds.yaml":
        "nodeKinds: [{ name: Tool, prefix: tool }, { name: ToolServer, prefix: tool }, { name: Skill, prefix: skill }]\n",
      "a.yaml": `nodeKind: ToolServer
id: tool:a
---
nodeKind: Skill
id: tool:b
---
extendsNode: { id: "tool:b", nodeKind: Skill }
edges: {}
`,
    };
    const found = await findingsOf("record/id-prefix", files, { layout: "atlas" });
    expect(said(found)).toEqual([
      `5:5 The id "tool:b" of a Skill starts with "tool:", the prefix of Tool, and not with "skill:".`,
    ]);
  });
});

describe("record/id-case", () => {
  it("compares Unicode forms as well, and makes one finding of a group", async () => {
    const layout = `layout: memory-steward.layout/v1
name: names
classes: { name: { files: ["*.md"], fields: { id: id } } }
`;
    const files = {
      "layout.yaml": layout,
      "a.md": "---\nid: caf\u00E9\n---\n",
      "b.md": "---\nid: cafe\u0301\n---\n",
      "c.md": "---\nid: CAF\u00C9\n---\n",
      "d.md": "---\nid: cafe\n---\n",
    };
    const found = await findingsOf("record/id-case", files, { layout: "layout.yaml" });
    expect(found.map(({ path, related }) => [path, related.map((place) => place.path)])).toEqual([
      ["c.md", ["a.md", "b.md"]],
    ]);
  });
});

describe("record/duplicate-id", () => {
  it("counts a note that takes the id of a record", async () => {
    const found = await findingsOf("record/duplicate-id", { "notes/a.md": "---\nid: team:build\n---\n# A\n" });
    expect(said(found)).toEqual([`2:5 The id "team:build" is declared 2 times.`]);
  });
});

import { describe, expect, it } from "vitest";
import { checkFiles, type Files } from "../../support/check-files.js";
import { findingsOf, said, tool, TOOL_PATH } from "../../support/findings-of.js";

async function saidOf(text: string, path = TOOL_PATH): Promise<string[]> {
  const found = [...(await findingsOf("record/", { [path]: text }))];
  return said(found);
}

async function suggestions(files: Files): Promise<unknown[]> {
  const found = await findingsOf("record/missing-field", files);
  return found.map(
    ({ suggestion }) =>
      suggestion && [suggestion.message, suggestion.certain, suggestion.edits.map((edit) => edit.newText)],
  );
}

describe("record/missing-field", () => {
  it.each([
    ["is not there", "nodeKind: Tool\nid: tool:linter\n", `1:1 "attributes" is missing, and with it`],
    ["is empty", "nodeKind: Tool\nid: tool:linter\nattributes:\n", `3:1 "attributes" is empty, and with it`],
    [
      "is a list",
      "nodeKind: Tool\nid: tool:linter\nattributes: [x]\n",
      `3:1 "attributes" holds a list where a mapping`,
    ],
  ])("says once that the mapping of four fields %s, and the schema does not say it again", async (_, text, start) => {
    const lines = await saidOf(text);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(start);
    expect(lines[0]).toContain("title, status, owners and updatedAt");
  });

  it("asks to take the dashes away where the mapping was written as a list", async () => {
    expect(await suggestions({ [TOOL_PATH]: "nodeKind: Tool\nid: tool:linter\nattributes:\n  - title: x\n" })).toEqual([
      ["Take the dashes away: a mapping belongs here, not a list", false, []],
    ]);
    const [finding] = await findingsOf("record/missing-field", {
      [TOOL_PATH]: "nodeKind: Tool\nid: tool:linter\nattributes: x\n",
    });
    expect(finding?.suggestion?.message).toBe("Give it a value");
  });

  it("suggests the kind that alone may stand in a folder, and an id of that kind", async () => {
    const path = "runbooks/drain-the-store.md";
    const page =
      "---\ntitle: Drain\nstatus: draft\nowners: [team:build]\nupdatedAt: 2026-06-03T08:20:00Z\n---\nText.\n";
    expect(await suggestions({ [path]: page })).toEqual([
      [
        "Give it an id, such as runbook:drain-the-store, after the name of the file",
        false,
        [expect.stringContaining("id: runbook:drain-the-store")],
      ],
      ["Say that it is a Runbook, as all in this folder are", false, [expect.stringContaining("kind: Runbook")]],
    ]);
    expect(await suggestions({ "pages/drain-the-store.md": page.replace("title", "id: page:drain\ntitle") })).toEqual([
      undefined,
    ]);
  });

  it.each([
    ["agent-skills", "skills/deploy/SKILL.md", "Write deploy, the name of the folder"],
    ["procedures", "state/procedures/shop.deploy.v1.md", "Write shop.deploy.v1, the name of the file"],
  ])("suggests the name that the layout ties an id to: %s", async (name, path, message) => {
    const { report } = await checkFiles({ [path]: "---\ntags: [x]\n---\nText.\n" }, { gate: { layout: { name } } });
    expect(
      report.findings
        .filter(({ rule }) => rule === "record/missing-field")
        .map(({ suggestion }) => suggestion?.message),
    ).toContain(message);
  });

  describe("of a file that may do without front matter", () => {
    const layout = `layout: memory-steward.layout/v1
name: adr
classes:
  decision:
    files: ["adr/*.md"]
    records: identified
    fields: { id: $path, kind: { value: Decision }, title: $heading, status: status, owners: deciders }
    required: [title, status]
`;
    const told = async (text: string) => {
      const { report } = await checkFiles(
        { "layout.yaml": layout, "memory-steward.yml": "layout: layout.yaml\n", "adr/0001-one.md": text },
        { gate: {} },
      );
      return report.findings.map(({ rule, suggestion }) => `${rule} ${suggestion?.message ?? ""}`);
    };
    const line = (number: number) =>
      `record/missing-field Write it into front matter, between two lines "---" at the beginning: what line ${number} says of it is text`;

    it.each([
      ["# One\n\n```yaml\nstatus: accepted\ndate: 2026-01-01\n```\n", 4],
      ["```yaml\nstatus: accepted\ndate: 2026-01-01\n```\n# One\n", 2],
      ["# One\n\n* Status: accepted\n", 3],
      ["# One\n\n**Status:** accepted\n", 3],
    ])("names the line that says it as text: %j", async (text, number) => {
      expect(await told(text)).toEqual([line(number), "record/without-owner "]);
    });

    it("says nothing of a line where there is none", async () => {
      expect(await told("# One\n\nThe status: nobody knows.\n")).toContain("record/missing-field ");
    });

    it("is told once where a code fence stands around front matter", async () => {
      expect(await told("```yaml\n---\nstatus: accepted\ndeciders: [team:build]\n---\n```\n# One\n")).toEqual([
        "record/missing-field Remove the code fence here, and the line that closes it",
      ]);
    });

    it("asks for a heading where the title is one", async () => {
      expect(await told("---\nstatus: accepted\ndeciders: [team:build]\n---\nText.\n")).toEqual([
        "record/missing-field Begin the text with a heading of level 1",
      ]);
    });
  });

  it("asks for one text where a list or a mapping stands", async () => {
    for (const title of ["[Linter, of locks]", "{ en: Linter }"]) {
      expect(await suggestions({ [TOOL_PATH]: tool({ title }) })).toEqual([["Write one text there", false, []]]);
    }
  });

  it("tells fields that lost their indent where they belong", async () => {
    const lost = tool().replace(/^ {2}/gm, "");
    expect(await suggestions({ [TOOL_PATH]: lost })).toEqual([
      [`Move title, status, owners and updatedAt under "attributes"`, false, []],
    ]);
    expect(await saidOf(lost)).toHaveLength(1);
  });

  it.each([
    ["another case", "owners", "Owners", true],
    ["other separators", "updatedAt", "updated_at", true],
    ["a letter less", "owners", "owner", false],
  ])("renames a key with %s", async (_, field, written, certain) => {
    const text = tool().replace(`  ${field}:`, `  ${written}:`);
    expect(await suggestions({ [TOOL_PATH]: text })).toEqual([[`Rename "${written}" to "${field}"`, certain, [field]]]);
  });

  it("leaves the choice to a person where two keys are spellings of the field", async () => {
    const text = tool().replace("  owners:", "  Owners: [team:other]\n  OWNERS:");
    expect(await suggestions({ [TOOL_PATH]: text })).toEqual([[`Rename "Owners" to "owners"`, false, ["owners"]]]);
  });

  it("knows what front matter and YAML call the kind, and leaves the extra key to the mend", async () => {
    const yaml = tool().replace("nodeKind:", "kind:");
    expect(await suggestions({ [TOOL_PATH]: yaml })).toEqual([[`Rename "kind" to "nodeKind"`, false, ["nodeKind"]]]);
    expect(await saidOf(yaml)).toEqual([`1:1 The required field "nodeKind" is missing.`]);
  });

  it.each([
    ["pages/h.md", "kind: Runbook", "runbook:h"],
    ["pages/deep/Restart the Mirror.md", "kind: Runbook", "runbook:restart-the-mirror"],
    ["pages/h.md", "kind: Unheard", undefined],
    ["pages/鏡.md", "kind: Runbook", undefined],
  ])("offers an id for %s with %s", async (path, kind, id) => {
    const text = `---\n${kind}\ntitle: H\nstatus: draft\nowners: [team:build]\nupdatedAt: "2026-06-03T08:20:00Z"\n---\nH.\n`;
    const [finding, ...more] = await findingsOf("record/missing-field", { [path]: text });
    expect(more).toEqual([]);
    expect([finding?.message, finding?.suggestion?.certain ?? false]).toEqual([
      'The required field "id" is missing.',
      false,
    ]);
    expect(finding?.suggestion?.message).toBe(id && `Give it an id, such as ${id}, after the name of the file`);
    expect(finding?.suggestion?.edits.map(({ newText }) => newText.trim())).toEqual(id && [`id: ${id}`]);
  });

  it("renames no key that the layout reads as an edge, though another class has the field by that name", async () => {
    const files = {
      "layout.yaml": `layout: memory-steward.layout/v1
name: journals
classes:
  journal:
    files: ["journal/*.jsonl"]
    fields: { id: entry, title: note }
    required: [id]
    edges: [{ field: fact, kind: about }]
  fact: { files: ["facts/*.yaml"], fields: { id: fact, title: claim } }
`,
      "facts/one.yaml": "fact: F-001\nclaim: One\n",
      "journal/a.jsonl": '{"note":"Seen","fact":"F-001"}\n{"note":"Seen","Entry":"a-1","fact":"F-001"}\n',
    };
    const found = await findingsOf("record/missing-field", files, { layout: "layout.yaml" });
    expect(found.map(({ suggestion }) => suggestion?.message)).toEqual([undefined, 'Rename "Entry" to "entry"']);
  });

  it.each([
    ["title", `""`, `"attributes.title" is empty.`],
    ["title", `"   "`, `"attributes.title" is empty.`],
    ["title", `"\\u00A0\\t"`, `"attributes.title" is empty.`],
    ["owners", "[]", `"attributes.owners" is empty.`],
    ["updatedAt", "", `"attributes.updatedAt" is empty.`],
    ["title", "{ en: Linter }", `"attributes.title" holds a mapping where one text belongs, so it says nothing.`],
    ["status", "[approved]", `"attributes.status" holds a list where one text belongs, so it says nothing.`],
    ["owners", "[null]", `"attributes.owners" holds a list without any usable text.`],
  ])("takes %s: %s for missing, once", async (field, value, message) => {
    const lines = await saidOf(tool({ [field]: value }));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(message);
  });

  it("guesses the kind by the prefix of the id, and a first status", async () => {
    const text = tool({ status: undefined }).replace("nodeKind: Tool\n", "");
    expect(await suggestions({ [TOOL_PATH]: text })).toEqual([
      ["Its id says that it is a Tool", false, [expect.stringContaining("nodeKind: Tool")]],
      [`Give it the status "draft" until it is reviewed`, false, [expect.stringContaining("status: draft")]],
    ]);
  });

  it("says what to write where the field is there", async () => {
    expect(await suggestions({ [TOOL_PATH]: tool({ owners: "[]", title: '""' }) })).toEqual([
      ["Give it a value", false, []],
      ["Name at least one owner", false, []],
    ]);
  });

  it("takes the list away from around the only text of a field that is one text", async () => {
    const text = tool({ status: "[approved]", title: "[Lockfile, linter]" });
    expect(await suggestions({ [TOOL_PATH]: text })).toEqual([
      ["Write one text there", false, []],
      ['Write "approved" without the list around it', true, ["approved"]],
    ]);
  });

  it("offers no time of its own, which would be another in each run", async () => {
    expect(await suggestions({ [TOOL_PATH]: tool({ updatedAt: undefined }) })).toEqual([
      [`Write the time of this change, in a form such as "2026-06-04T10:00:00Z"`, false, []],
    ]);
  });

  it("asks nothing of notes, nor of pages without an id", async () => {
    const files = { "notes/a.md": "---\nowners: [team:build]\n---\n# A\n", "pages/b.md": "# B\n" };
    expect(await findingsOf("record/", files)).toEqual([]);
  });

  it("asks everything of a page with an id", async () => {
    const found = await findingsOf("record/missing-field", { "pages/b.md": "---\nid: term:b\n---\n# B\n" });
    expect(found.map(({ subject }) => subject)).toEqual(["kind", "owners", "status", "updatedAt"]);
  });
});

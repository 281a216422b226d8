import { describe, expect, it } from "vitest";
import { findingsOf, TOOL_PATH, tool } from "../../support/findings-of.js";

async function places(files: Readonly<Record<string, string>>, layout?: string): Promise<string[]> {
  const found = await findingsOf("record/empty-file", files, layout === undefined ? {} : { layout });
  return found.map(({ path, severity }) => `${severity} ${path}`);
}

describe("record/empty-file", () => {
  it.each([
    ["nothing", ""],
    ["blanks", "\n\n"],
    ["comments", "# Later.\n"],
    ["empty documents", "---\n---\n# Later.\n"],
    ["null", "null\n"],
  ])("warns of a record file of %s", async (_what, text) => {
    expect(await places({ [TOOL_PATH]: text })).toEqual([`warning ${TOOL_PATH}`]);
  });

  it.each([
    ["nothing", ""],
    ["blanks", " \n\n"],
  ])("warns of a Markdown record of %s as of one in YAML, and no other rule does", async (_what, text) => {
    const found = await findingsOf("record/", { "runbooks/empty.md": text });
    expect(found.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual(["warning record/empty-file"]);
  });

  it.each([
    ["a.json", "null\n", 1],
    ["a.jsonl", "null\nnull\n", 1],
    ["a.jsonl", 'null\n{ "id": "a" }\n', 0],
    ["a.jsonl", "", 0],
    ["a.json", "", 0],
  ])("warns of null in the place of the records of %s: %j", async (path, text, count) => {
    const layout = `layout: memory-steward.layout/v1
name: parts
classes:
  part: { files: ["*.json", "*.jsonl"], fields: { id: id } }
`;
    const files = { "layout.yaml": layout, [path]: text };
    expect(await places(files, "layout.yaml")).toHaveLength(count);
  });

  it("says nothing of an empty document beside a record, of a broken file, or of a note", async () => {
    const files = {
      [TOOL_PATH]: `---\n# None.\n---\n${tool()}`,
      "graph/tools/broken.yaml": "a: [\n",
      "notes/empty.md": "",
    };
    expect(await places(files)).toEqual([]);
  });

  it("is off where a file is a stream of any number of records", async () => {
    const files = {
      "schema/ontology-schema.yaml": "catalogSchemaVersion: 1.0.0\nnodeKindFiles: [schema/kinds.yaml]\n",
      "schema/kinds.yaml": "nodeKinds: [{ name: Tool, prefix: tool }]\n",
      "tools/a.yaml": "# None yet.\n",
    };
    expect(await places(files, "atlas")).toEqual([]);
  });
});

/** Fields of a Markdown record that an update writes as those of a graph record. */
import { describe, expect, it } from "vitest";
import { git, makeRepository } from "../git/fixture.js";
import { codes, FILES, judgeIn, PATH, RUNBOOK, tagged, updateOn } from "./update-kit.js";

async function judged(record: object, files: Readonly<Record<string, string>> = FILES) {
  const dir = makeRepository(files);
  const base = git(dir, "rev-parse", "HEAD").trim();
  const text = JSON.stringify(updateOn(base, { changes: [tagged({ record })] }), undefined, 2);
  const result = await judgeIn(dir, Buffer.from(text));
  const [first] = result.refusals;
  const { line = 0, column = 0 } = first?.at ?? {};
  return {
    codes: codes(result),
    message: first?.message,
    at: text
      .split("\n")
      .at(line - 1)
      ?.slice(column - 1),
  };
}

const ID = "runbook:mirror-throttling";

describe("attributes of a Markdown record", () => {
  it("are refused with what to write instead", async () => {
    expect(await judged({ id: ID, attributes: { tags: ["ci"], title: "Mirror" } })).toEqual({
      codes: ["INVALID"],
      message:
        'Change 1 has "attributes" inside its "record", which nothing would read: the fields of this Markdown record stand at the top of its front matter. Write "tags" and "title" beside "id".',
      at: '"attributes": {',
    });
  });

  it("are refused of a new record too", async () => {
    const made = { id: "runbook:other", kind: "Runbook", attributes: { title: "Other", status: "draft" } };
    expect(await judged(made)).toMatchObject({ codes: ["INVALID"], at: '"attributes": {' });
  });

  it("are refused without a name that may be a text of the sender's", async () => {
    const { message } = await judged({ id: ID, attributes: { "letme1n 4ever": 1 } });
    expect(message).toMatch(/ Write what is in it beside "id"\.$/);
  });

  it("are removed, and set where the record has some", async () => {
    const files = { ...FILES, [PATH]: RUNBOOK.replace("tags: [ci]", "tags: [ci]\nattributes:\n  team: build") };
    expect((await judged({ id: ID, attributes: null }, files)).codes).toEqual([]);
    expect((await judged({ id: ID, attributes: { team: "web" } }, files)).codes).toEqual([]);
    expect((await judged({ id: ID, tags: ["web"], attributes: null })).codes).toEqual([]);
  });

  it("are set where the layout reads them, or a schema", async () => {
    const layout = (more: string) => `layout: memory-steward.layout/v1
name: own
ontology:
  inline:
    nodeKinds: [{ name: Page, prefix: page }]
classes:
  page:
    files: ["pages/*.md"]
    proposable: true
    fields: { id: id, kind: kind, title: title${more} }
`;
    const page = "---\nid: page:a\nkind: Page\ntitle: A\n---\n\nText.\n";
    const files = (more: string) => ({
      "memory-steward.yml": "layout: layout.yaml\n",
      "layout.yaml": layout(more),
      "pages/a.md": page,
      "page.schema.json": '{ "type": "object", "properties": { "attributes": { "type": "object" } } }\n',
    });
    const record = { id: "page:a", attributes: { tags: ["a"] } };
    expect((await judged(record, files(""))).codes).toEqual(["INVALID"]);
    expect((await judged(record, files(", tags: attributes.tags"))).codes).toEqual([]);
    expect((await judged(record, files(" }\n    schema: page.schema.json #"))).codes).toEqual([]);
  });
});

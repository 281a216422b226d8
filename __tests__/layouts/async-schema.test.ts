/** Attack: a keyword of the library that checks schemas, of which no standard knows. */
import { expect, it } from "vitest";
import { folderOf, run } from "../commands/command-line.js";

const LAYOUT = `layout: memory-steward.layout/v1
name: mine
classes:
  note: { files: ["notes/*.yaml"], fields: { id: id, kind: { value: Note } }, schema: note.json }
`;

it.each([
  ["the whole schema", { $async: true, properties: { size: { type: "number" } } }],
  ["a part of it", { properties: { size: { $async: true, type: "number" } } }],
])("a promise in place of an answer lets no value pass: %s", async (_, schema) => {
  const folder = folderOf({
    "memory-steward.yml": "layout: layout.yaml\n",
    "layout.yaml": LAYOUT,
    "note.json": JSON.stringify(schema),
    "notes/a.yaml": "id: note:a\nsize: large\n",
  });
  const { code, stdout, stderr } = await run("check", folder);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(/note\.json is not a JSON Schema that can be used: .*async/);
});

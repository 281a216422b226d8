/** Words of a layout that stand for the file itself. */
import { expect, it } from "vitest";
import { checkFiles } from "../support/check-files.js";

const check = (id: string) =>
  checkFiles(
    {
      "memory-steward.yml": "layout: notes.yaml\n",
      "notes.yaml": `layout: memory-steward.layout/v1
name: notes
classes: { note: { files: ["notes/**"], fields: { id: ${id} } } }
`,
      "notes/a.md": "---\n$id: b\n---\n",
    },
    { gate: {} },
  );

it.each([
  ["$stme", "$stem"],
  ["$headng", "$heading"],
  ["$paht", "$path"],
])("asks for the word that %s was meant to be", async (written, meant) => {
  await expect(check(written)).rejects.toThrow(
    `notes.yaml:3:55: The layout "notes" cannot be used: there is no "${written}"; did you mean "${meant}"?`,
  );
});

it.each([
  ["$id", "b"],
  ["$stem", "a"],
])("takes %s for what it says", async (written, id) => {
  const { judgement } = await check(written);
  expect([...judgement.graph.records.keys()]).toEqual([id]);
});

/** Attack: a file of so many records that comparing each with all would take minutes and a gigabyte. */
import { expect, it } from "vitest";
import { folderOf, run } from "../commands/command-line.js";

const record = (id: string) => `nodeKind: Tool
id: tool:${id}
attributes:
  title: Tool ${id}
  status: draft
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  description: The registry mirror limits each address, so nightly installs fail unless the shared cache is warm.
`;

it("a file of more records than are compared at once is refused", async () => {
  const many = Array.from({ length: 501 }, (_, index) => record(`t${index}`)).join("---\n");
  const folder = folderOf({
    "memory-steward.yml": "layout: company-brain\n",
    "graph/tools/known.yaml": record("known"),
    "graph/tools/many.yaml": many,
  });
  const { code, stderr } = await run("review", `${folder}/graph/tools/many.yaml`, folder);
  expect(code).toBe(2);
  expect(stderr).toContain("holds 501 records; up to 500 are compared at once");
});

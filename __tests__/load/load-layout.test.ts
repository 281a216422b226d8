/** Where a configuration says that the memory is. */
import { describe, expect, it } from "vitest";
import { checkFiles } from "../support/check-files.js";
import { findingsOf, said } from "../support/findings-of.js";

describe("the root of a configuration", () => {
  const page = "---\nid: page:a\n---\n";
  const layout = `layout: memory-steward.layout/v1
name: own
classes: { page: { files: ["pages/*.md"], fields: { id: id } } }
`;

  it.each(["docs", "docs/", "./docs/", "docs/.", "docs/./", "/docs//"])(
    "is a folder, however it is written: %s",
    async (root) => {
      const files = {
        "memory-steward.yml": `layout: own.yaml\nroot: ${root}\n`,
        "own.yaml": layout,
        "docs/pages/a.md": page,
      };
      const { gate, judgement, report } = await checkFiles(files, { gate: {} });
      expect(gate.layout.root).toBe("docs/");
      expect([...judgement.graph.records.keys()]).toEqual(["page:a"]);
      expect(report.findings).toEqual([]);
    },
  );

  it.each([
    ["docs/..", "leads out of the repository"],
    [".\\docs", "holds a backslash, a brace or a wildcard, so no pattern would match below it"],
    ["docs/*", "holds a backslash, a brace or a wildcard, so no pattern would match below it"],
  ])("is none: %s", async (root, why) => {
    const files = { "memory-steward.yml": `layout: own.yaml\nroot: ${root}\n`, "own.yaml": layout };
    await expect(checkFiles(files, { gate: {} })).rejects.toThrow(`memory-steward.yml:2:7: The root "${root}" ${why}.`);
  });

  it("is told where the memory lies elsewhere by the marker of its layout", async () => {
    const config = "layout: company-brain\nroot: ./graph/\n";
    const files = { "ontology/node-kinds.yaml": "nodeKinds: []\n", "graph/decisions/a.md": page };
    const found = await findingsOf("gate/invalid-file", { "memory-steward.yml": config, ...files });
    expect(said(found)).toEqual([
      '2:7 The memory is to be in "./graph/", which has no ontology/node-kinds.yaml by which the layout "company-brain" is known; ontology/node-kinds.yaml is there, and what lies beside it is not read.',
    ]);
    expect(found[0]?.suggestion?.message).toBe("Take `root` out, or write `root: .`");
    const inner = { "memory-steward.yml": config, "graph/ontology/node-kinds.yaml": "nodeKinds: []\n", ...files };
    expect(await findingsOf("gate/invalid-file", inner)).toEqual([]);
  });
});

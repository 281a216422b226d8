/** Patterns of the gate that cannot be used, or that match no file for how they are written. */
import { describe, expect, it } from "vitest";
import { checkFiles } from "../support/check-files.js";
import { findingsOf, said } from "../support/findings-of.js";

const NODE = "---\nid: a\n---\n";

describe("a pattern that is written as no path is", () => {
  it("is told in the configuration, with what to write", async () => {
    const config = `layout: company-brain
exclude: [/scratch/**, notes/**, '.\\drafts\\*']
lowTrust:
  - ./imports/**
`;
    const found = await findingsOf("gate/invalid-file", { "memory-steward.yml": config });
    const CANNOT = "The configuration holds a pattern that cannot be used:";
    expect(found.map(({ severity }, index) => `${severity} ${said(found)[index] ?? ""}`)).toEqual([
      `warning 2:11 ${CANNOT} "/scratch/**" matches no file, since patterns begin in the folder of the memory, without /; write "scratch/**".`,
      `warning 2:34 ${CANNOT} ".\\drafts\\*" matches no file, since folders are parted by / and a backslash stands for itself; write "drafts/*".`,
      `error 4:5 ${CANNOT} "./imports/**" matches no file, since patterns begin in the folder of the memory, without ./; write "imports/**".`,
    ]);
    expect(found.map(({ suggestion }) => suggestion?.edits[0]?.newText)).toEqual([
      "scratch/**",
      "'drafts/*'",
      "imports/**",
    ]);
  });

  it("is told in the ontology", async () => {
    const rules = "pathPolicy:\n  - { kinds: [Tool], paths: [graph/] }\n";
    expect(said(await findingsOf("gate/invalid-file", { "ontology/rules.yaml": rules }))).toEqual([
      '2:30 The path policy holds a pattern that cannot be used: "graph/" matches no file, since it ends with /, as a folder does; write "graph/**".',
    ]);
  });

  it("is refused in a layout", async () => {
    const layout = `layout: memory-steward.layout/v1
name: own
lowTrust: [../imports/**]
classes: { page: { files: ["./pages/*.md"], exclude: [/pages/old/**] } }
`;
    const opening = 'The layout "own" cannot be used: ';
    await expect(
      checkFiles({ "own.yaml": layout, "a.md": NODE }, { gate: { layout: { name: "own.yaml" } } }),
    ).rejects.toMatchObject({
      message: `own.yaml:3:12: ${opening}"../imports/**" matches no file, since no pattern leads out of the folder of the memory; take it out.`,
      others: [
        'own.yaml:4:28: "./pages/*.md" matches no file, since patterns begin in the folder of the memory, without ./; write "pages/*.md".',
        'own.yaml:4:55: "/pages/old/**" matches no file, since patterns begin in the folder of the memory, without /; write "pages/old/**".',
      ],
    });
  });
});

it("names the place of what is no pattern in the configuration", async () => {
  const config = "layout: company-brain\nexclude:\n  - notes/{a\n";
  await expect(checkFiles({ "memory-steward.yml": config })).rejects.toThrow(
    'memory-steward.yml:3:5: The configuration holds a pattern that cannot be used: "notes/{a" has unbalanced or nested braces.',
  );
});

import { describe, expect, it } from "vitest";
import { EXAMPLE_BASE } from "../../../src/rules/examples.js";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

const policy = (entries: string) => ({ "ontology/validation-rules.yaml": `pathPolicy:\n${entries}` });

describe("path/policy", () => {
  it("joins the entries about one kind", async () => {
    const rules = policy(
      `  - { kinds: [Tool], paths: ["graph/skills/**"] }\n  - { kinds: [Tool, Skill], paths: ["graph/tools/*"] }\n`,
    );
    expect(await findingsOf("path/policy", { ...rules, [TOOL_PATH]: tool() })).toEqual([]);
    const [finding] = await findingsOf("path/policy", { ...rules, "graph/other/linter.yaml": tool() });
    expect(finding?.message).toBe("A Tool stands in graph/skills/** or graph/tools/*, not here.");
    expect(finding?.suggestion?.message).toBe("Move the file to graph/skills/linter.yaml");
  });

  it("reads its globs from the root of the memory", async () => {
    const files = Object.fromEntries(
      Object.entries(EXAMPLE_BASE).map(([path, text]) => [`.company-brain/${path}`, text]),
    );
    const rules = policy(`  - { kinds: [Tool], paths: ["graph/skills/**"] }\n`);
    const found = await findingsOf("path/policy", {
      ...files,
      ".company-brain/ontology/node-kinds.yaml": "ontology: memory-steward.ontology/v1\n",
      ".company-brain/ontology/validation-rules.yaml": rules["ontology/validation-rules.yaml"],
      ".company-brain/graph/skills/linter.yaml": tool(),
      ".company-brain/graph/tools/other.yaml": tool({}, "tool:other"),
    });
    expect(found.map(({ record, suggestion }) => [record, suggestion?.message])).toEqual([
      ["tool:other", "Move the file to .company-brain/graph/skills/other.yaml"],
    ]);
  });

  it("holds a note that names a kind to its folders too, since it would pass for the record", async () => {
    const note = (kind: string) =>
      `---\nid: runbook:wipe\n${kind}title: Wipe the cache\nstatus: approved\n---\nWipe it.\n`;
    const found = await findingsOf("path/policy", { ...EXAMPLE_BASE, "notes/wipe.md": note("kind: Runbook\n") });
    expect(found.map(({ severity, record }) => [severity, record])).toEqual([["error", "runbook:wipe"]]);
    expect(await findingsOf("path/policy", { ...EXAMPLE_BASE, "notes/wipe.md": note("") })).toEqual([]);
  });

  it("leaves a kind free whose glob cannot be compiled", async () => {
    const rules = policy(`  - { kinds: [Tool], paths: ["graph/{skills/**"] }\n`);
    expect(await findingsOf("path/policy", { ...rules, [TOOL_PATH]: tool() })).toEqual([]);
  });
});

describe("path/yml-extension", () => {
  it("lets a layout mean .yml", async () => {
    const layout = (globs: string) => `layout: memory-steward.layout/v1
name: small
classes: { item: { files: [${globs}], fields: { id: id } } }
`;
    const found = async (globs: string) => {
      const files = { "layout.yaml": layout(globs), "items/a.yml": "id: a\n" };
      return (await findingsOf("path/yml-extension", files, { layout: "layout.yaml" })).length;
    };
    expect(await found(`"items/*.yml"`)).toBe(0);
    expect(await found(`"items/*.{yml,yaml}"`)).toBe(1);
  });
});

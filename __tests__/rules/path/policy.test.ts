import { describe, expect, it } from "vitest";
import { EXAMPLE_BASE } from "../../../src/rules/examples.js";
import { renderJson } from "../../../src/report/json.js";
import { bothWays, withIndex } from "../../support/both-ways.js";
import { findingsOf, tool, TOOL_PATH } from "../../support/findings-of.js";

const BESIDE = "a .yaml file comes or goes beside a .yml file of its name";

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

  it("offers no folder that the policy does not name, or where no file is read", async () => {
    const mends = async (glob: string) => {
      const rules = policy(`  - { kinds: [Tool], paths: ["${glob}"] }\n`);
      const found = await findingsOf("path/policy", { ...rules, "graph/other/linter.yaml": tool() });
      return found.map(({ suggestion }) => suggestion?.message);
    };
    expect(await mends("*/tools/**")).toEqual([undefined]);
    expect(await mends("elsewhere/**")).toEqual([undefined]);
  });

  it("asks for the name that a place has, in the same folder", async () => {
    const skill = "---\nname: docx\ndescription: Writes documents.\n---\nWrite.\n";
    const [finding] = await findingsOf("path/policy", { "docx/skill.md": skill }, { layout: "agent-skills" });
    expect(finding?.suggestion?.message).toBe("Rename the file to docx/SKILL.md");
  });

  it("leaves a kind free whose glob cannot be compiled", async () => {
    const rules = policy(`  - { kinds: [Tool], paths: ["graph/{skills/**"] }\n`);
    expect(await findingsOf("path/policy", { ...rules, [TOOL_PATH]: tool() })).toEqual([]);
  });
});

describe("path/yml-extension", () => {
  it("asks for no name that another file has", async () => {
    const twins = { "graph/tools/linter.yml": tool(), "graph/tools/linter.yaml": tool({}, "tool:other") };
    const mends = (await findingsOf("path/yml-extension", twins)).map(({ path, suggestion }) => [
      path,
      suggestion?.message,
    ]);
    expect(mends).toEqual([
      [
        "graph/tools/linter.yml",
        "Merge it into graph/tools/linter.yaml, which exists already: renaming it would overwrite that file",
      ],
    ]);
  });

  it("leaves files alone that hold no records", async () => {
    const files = { "indexes/owners.yml": "a: 1\n", "elsewhere/a.yml": "a: 1\n" };
    expect(await findingsOf("path/yml-extension", files)).toEqual([]);
  });

  it.each<[what: string, before: readonly string[], after: readonly string[], mend: string, because?: string]>([
    ["comes", [], ["a.yml"], "Rename it to graph/a.yaml"],
    ["comes beside another", ["a.yaml"], ["a.yaml", "a.yml"], "Merge it into graph/a.yaml"],
    ["is left alone", ["a.yaml", "a.yml"], ["a.yml"], "Rename it to graph/a.yaml", BESIDE],
    ["gets another beside it", ["a.yml"], ["a.yaml", "a.yml"], "Merge it into graph/a.yaml", BESIDE],
  ])("says the same by an index: a file %s", async (_what, before, after, mend, because) => {
    const gate = {
      "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
      "ontology/edge-kinds.yaml": "edgeKinds: []\n",
      "graph/b.yaml": tool(),
    };
    const files = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [`graph/${name}`, tool({}, `tool:${name.replace(".", "-")}`)]));
    const base = await withIndex({ ...gate, ...files(before) });
    const index = Object.fromEntries(Object.entries(base).filter(([path]) => path.startsWith("indexes/")));
    const { incremental, whole } = await bothWays(base, { ...gate, ...index, ...files(after) });
    expect(incremental.readAllBecause).toBe(because);
    expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
    const [finding] = whole.report.findings.filter(({ rule }) => rule === "path/yml-extension");
    expect(finding?.suggestion?.message).toContain(mend);
  });

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

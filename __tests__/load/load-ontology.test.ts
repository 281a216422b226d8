/** What is wrong with files of an ontology that fit their schema. */
import { describe, expect, it } from "vitest";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { checkFiles } from "../support/check-files.js";
import { findingsOf } from "../support/findings-of.js";

const NODE = "---\nid: a\n---\n";

describe("a member of the ontology that two files have", () => {
  const ALREADY = "already, and a member of the ontology may stand in one file alone.";

  it("is named with both places, and neither is read", async () => {
    const kinds = "nodeKinds:\n  - { name: Dashboard, prefix: dashboard, required: [url], example: here }\n";
    const result = await checkFiles({
      "ontology/node-kinds.yaml": kinds,
      "ontology/zz-own.yaml": `# our own\n${kinds.replace("Dashboard", "Board")}`,
    });
    const [found] = result.report.findings;
    expect(found).toMatchObject({ rule: "gate/invalid-file", severity: "error", path: "ontology/zz-own.yaml" });
    expect(found?.message).toContain(`"nodeKinds" stands in ontology/node-kinds.yaml ${ALREADY}`);
    expect(found?.related).toMatchObject([{ path: "ontology/node-kinds.yaml", range: { start: { line: 1 } } }]);
    expect([...result.gate.ontology.nodeKinds.keys()]).not.toContain("Dashboard");
    expect([...result.gate.ontology.nodeKinds.keys()]).toContain("Service");
  });

  it("cannot loosen the gate from a file that is read first", async () => {
    const strict = "transitions: { draft: [approved] }\nseverities: { record/stale: error }\n";
    const { gate } = await checkFiles({
      "ontology/aa.yaml": "transitions: { draft: [archived] }\npathPolicy: []\n",
      "ontology/validation-rules.yaml": `${strict}pathPolicy:\n  - { kinds: [Tool], paths: ["graph/**"] }\n`,
    });
    expect(gate.ontology.transitions).not.toEqual({ draft: ["archived"] });
    expect(gate.ontology.pathPolicy).not.toEqual([]);
    // What one file alone says counts.
    expect(gate.ontology.severities.get("record/stale")).toBe("error");
  });

  it("is none where it only names the format", async () => {
    const format = "ontology: memory-steward.ontology/v1\n";
    const { report } = await checkFiles({ "ontology/a.yaml": `${format}version: 1.0.0\n`, "ontology/b.yaml": format });
    expect(report.findings).toEqual([]);
  });
});

describe("a file that says what an ontology says and is not read", () => {
  const KINDS = "nodeKinds: [{ name: Board, prefix: board, purpose: Shows figures, required: [url], example: here }]\n";

  it.each([
    ["ontology/node-kinds.YAML", KINDS],
    ["ontology/kinds/own.yaml", KINDS],
    ["ontology/a/b/c.yml", "severities: { record/stale: error }\n"],
    ["ontology/own.json", '{ "transitions": { "draft": ["approved"] } }\n'],
    ["ontology/node-kinds.yaml.txt", KINDS],
    ["ontology/node-kinds.yalm", KINDS],
    ["ontology/node-kinds", KINDS],
  ])("is told: %s", async (path, text) => {
    const found = await findingsOf("gate/invalid-file", { [path]: text });
    expect(found.map(({ path: at, severity }) => [at, severity])).toEqual([[path, "warning"]]);
    expect(found[0]?.message).toContain("only files directly in ontology/ that end with .yaml or .yml are.");
  });

  it.each([
    ["ontology/examples/board.yaml", "nodeKind: Board\nid: board:a\n"],
    ["ontology/record.schema.json", '{ "type": "object" }\n'],
    ["ontology/old/broken.yaml", "nodeKinds: [\n"],
    // Put aside by its name.
    ["ontology/node-kinds.yaml.bak", KINDS],
    ["ontology/node-kinds.yaml~", KINDS],
    ["ontology/README.txt", "What the kinds mean: see the wiki.\n"],
    ["ontology/README", "# Kinds\n\nnodeKinds are listed beside this file.\n"],
    ["ontology/old/other.yaml", "nodeKinds: 7\n"],
  ])("is none of another form: %s", async (path, text) => {
    expect(await findingsOf("gate/invalid-file", { [path]: text })).toEqual([]);
  });
});

describe("a kind that the ontology names twice", () => {
  const kinds = `nodeKinds:
  - { name: Board, prefix: board, purpose: Shows figures, required: [url], example: here }
  - { name: Board, prefix: board, purpose: Shows figures, required: [], example: here }
`;

  it("is told with both places, and is what it is called first", async () => {
    const { report, gate } = await checkFiles({
      ...EXAMPLE_BASE,
      "ontology/node-kinds.yaml": kinds,
      "ontology/edge-kinds.yaml":
        "edgeKinds: [{ name: shows, to: [Board], example: {} }, { name: shows, example: {} }]\n",
    });
    const found = report.findings.filter(({ rule }) => rule === "gate/invalid-file");
    expect(found.map(({ path, message, severity }) => [path, severity, message])).toEqual([
      ["ontology/edge-kinds.yaml", "error", expect.stringContaining('"shows" is named twice under `edgeKinds`.')],
      ["ontology/node-kinds.yaml", "error", expect.stringContaining('"Board" is named twice under `nodeKinds`.')],
    ]);
    expect(found[1]).toMatchObject({ range: { start: { line: 3 } }, related: [{ range: { start: { line: 2 } } }] });
    expect(gate.ontology.nodeKinds.get("Board")?.required).toEqual(["url"]);
    expect(gate.ontology.edgeKinds.get("shows")?.to).toEqual(new Set(["Board"]));
  });

  it("is refused inside a layout", async () => {
    const inline = kinds.replaceAll(/^/gm, "    ");
    const layout = `layout: memory-steward.layout/v1\nname: own\nontology:\n  inline:\n${inline}\nclasses: { page: { files: ["*.md"] } }\n`;
    const gate = { layout: { name: "own.yaml" } };
    await expect(checkFiles({ "own.yaml": layout, "a.md": NODE }, { gate })).rejects.toThrow(
      'own.yaml:7:17: The layout "own" cannot be used: "Board" is named twice under `nodeKinds`.',
    );
  });
});

/** One mistake in a record is one finding, whichever rules could speak of it. */
import { describe, expect, it } from "vitest";
import { EXAMPLE_BASE, EXAMPLE_NOW } from "../../../src/rules/examples.js";
import { checkFiles, type Files } from "../../support/check-files.js";
import { tool, TOOL_PATH } from "../../support/findings-of.js";

async function rules(files: Files): Promise<string[]> {
  const result = await checkFiles(
    { ...EXAMPLE_BASE, ...files },
    { gate: { layout: { name: "company-brain" } }, now: EXAMPLE_NOW },
  );
  return result.report.findings
    .filter(({ accepted }) => accepted === undefined)
    .map(({ rule, path }) => `${rule} ${path}`);
}

describe("owners that are no text", () => {
  it.each([["5"], ["true"], ["[5]"], ["[team:build, 5]"]])("are told of their form alone: %s", async (owners) => {
    expect(await rules({ [TOOL_PATH]: tool({ owners }) })).toEqual([`record/schema ${TOOL_PATH}`]);
  });

  it("are told one by one, beside a text that is no owner", async () => {
    const found = await rules({ [TOOL_PATH]: tool({ owners: "[5, 6, nobody]" }) });
    expect(found.sort()).toEqual([
      `record/invalid-owner ${TOOL_PATH}`,
      `record/schema ${TOOL_PATH}`,
      `record/schema ${TOOL_PATH}`,
    ]);
  });
});

describe("several owners in one text", () => {
  it("are told of their form alone, and each for itself once they are a list", async () => {
    expect(await rules({ [TOOL_PATH]: tool({ owners: "team:build, nobody" }) })).toEqual([
      `record/schema ${TOOL_PATH}`,
    ]);
    expect(await rules({ [TOOL_PATH]: tool({ owners: "[team:build, nobody]" }) })).toEqual([
      `record/invalid-owner ${TOOL_PATH}`,
    ]);
  });
});

describe("owners that are text", () => {
  it.each(["2026-06-03", "5-e.5"])("are told of as such, though they begin like a number: %s", async (owners) => {
    expect((await rules({ [TOOL_PATH]: tool({ owners }) })).sort()).toEqual([
      `record/invalid-owner ${TOOL_PATH}`,
      `record/schema ${TOOL_PATH}`,
    ]);
  });
});

describe("a kind that the ontology does not declare", () => {
  const record = (kind: string, id: string, status: string, edges: string) =>
    `${tool({ status }, id).replace("nodeKind: Tool", `nodeKind: ${kind}`)}edges:\n${edges}`;
  const files = (kind: string, more: Files = {}): Files => ({
    "graph/new.yaml": record(
      kind,
      "incident:new",
      "approved",
      `  supersedes:\n    - { target: "incident:old", reason: New. }\n  resolved_by:\n    - { target: "runbook:mend", reason: New. }\n`,
    ),
    "graph/old.yaml": record(
      "Incident",
      "incident:old",
      "deprecated",
      `  learned_from:\n    - { target: "runbook:mend", reason: New. }\n`,
    ).replace(/edges:[^]*/, ""),
    "graph/mend.yaml": record("Runbook", "runbook:mend", "approved", "").replace(/edges:\n/, ""),
    ...more,
  });
  const told = async (given: Files) =>
    (await rules(given)).filter((each) => /unknown-kind|edge-endpoint|superseded-not-retired/.test(each));

  it("is told once, and nothing is told of what hangs on it", async () => {
    expect(await told(files("Incident"))).toEqual([]);
    expect(await told(files("Incidnet"))).toEqual(["record/unknown-kind graph/new.yaml"]);
  });

  it("says nothing of edges that lead to it either", async () => {
    const points = record(
      "Tool",
      "tool:points",
      "approved",
      `  owned_by:\n    - { target: "incident:new", reason: New. }\n`,
    );
    expect(await told(files("Incidnet", { "graph/points.yaml": points }))).toEqual([
      "record/unknown-kind graph/new.yaml",
    ]);
    expect(await told(files("Incident", { "graph/points.yaml": points }))).toEqual([
      "graph/edge-endpoint graph/points.yaml",
    ]);
  });

  it("keeps silent of nothing where it is not told itself", async () => {
    const both = ["graph/superseded-not-retired graph/new.yaml", "graph/edge-endpoint graph/new.yaml"].sort();
    const off = { "memory-steward.yml": 'layout: company-brain\nseverities: { record/unknown-kind: "off" }\n' };
    expect((await told(files("Incidnet", off))).sort()).toEqual(both);
    const waiver = `waivers:\n  - { rule: record/unknown-kind, subject: "incident:new", actor: team:build, reason: It is renamed soon., expires: "2999-01-01" }\n`;
    expect((await told(files("Incidnet", { "memory-steward.waivers.yaml": waiver }))).sort()).toEqual(both);
  });
});

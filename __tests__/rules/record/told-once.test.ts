/** One mistake in a record is one finding, whichever rules could speak of it. */
import { describe, expect, it } from "vitest";
import { baselineFile } from "../../../src/commands/check/baseline.js";
import { EXAMPLE_BASE, EXAMPLE_NOW } from "../../../src/rules/examples.js";
import { memoryRecord, RECORD_PATH } from "../../../src/rules/memory-record.js";
import { checkFiles, type Files } from "../../support/check-files.js";
import { tool, TOOL_PATH } from "../../support/findings-of.js";

function rules(files: Files): Promise<string[]> {
  return rulesIn(files);
}

async function rulesIn(files: Files, before?: Files, layout = "company-brain"): Promise<string[]> {
  const base = layout === "company-brain" ? EXAMPLE_BASE : {};
  const result = await checkFiles(
    { ...base, ...files },
    { gate: { layout: { name: layout } }, now: EXAMPLE_NOW, ...(before && { before: { ...base, ...before } }) },
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

describe("a value that is to stay", () => {
  const EXAMPLE_RECORD = { [RECORD_PATH]: memoryRecord() };
  const changed = (fields: object) => ({
    [RECORD_PATH]: memoryRecord({ updated_at: "2026-06-20T08:20:00Z", ...fields }),
  });
  const told = (fields: object, more: Files = {}) =>
    rulesIn({ ...changed(fields), ...more }, { ...EXAMPLE_RECORD, ...more }, "rfc-15a");

  it.each([["yesterday"], [5], [undefined]])("is told once, whatever stands in its place: %s", async (created_at) => {
    expect(await told({ created_at })).toEqual([`change/fixed-value ${RECORD_PATH}`]);
  });

  it("hides nothing of other places", async () => {
    expect((await told({ created_at: "yesterday", confidence: 2 })).sort()).toEqual([
      `change/fixed-value ${RECORD_PATH}`,
      `change/unlogged ${RECORD_PATH}`,
      `record/schema ${RECORD_PATH}`,
    ]);
  });

  it("hides nothing once it is waived, or weighs less", async () => {
    const both = [`change/fixed-value ${RECORD_PATH}`, `record/schema ${RECORD_PATH}`];
    const lighter = { "memory-steward.yml": "layout: rfc-15a\nseverities: { change/fixed-value: warning }\n" };
    expect(await told({ created_at: "yesterday" }, lighter)).toEqual(both);
    const waiver = `waivers:\n  - { rule: change/fixed-value, subject: ${RECORD_PATH}, actor: team:build, reason: It was wrong., expires: "2999-01-01" }\n`;
    expect(await told({ created_at: "yesterday" }, { "memory-steward.waivers.yaml": waiver })).toEqual(both.slice(1));
  });
});

describe("another kind", () => {
  const PATH = "runbooks/mend.md";
  const page = (kind: string) =>
    `---\nid: runbook:mend\nkind: ${kind}\ntitle: Mend\nstatus: approved\nowners: [team:build]\nupdatedAt: "2026-06-0${kind === "Runbook" ? 3 : 4}T08:20:00Z"\n---\nWords.\n`;

  it("is told once: its folder, its prefix, its attributes and its edges hang on it", async () => {
    const points = `${tool({}, "incident:new").replace("Tool", "Incident")}edges:\n  resolved_by: [{ target: "runbook:mend" }]\n`;
    const more = { "graph/new.yaml": points };
    const after = { [PATH]: page("BabysitterRun"), ...more };
    expect(await rulesIn(after, { [PATH]: page("Runbook"), ...more })).toEqual([`change/kind-changed ${PATH}`]);
    expect(await rules(after)).toContain(`path/policy ${PATH}`);
  });
});

describe("a record whose front matter is text", () => {
  const PATH = "runbooks/mend.md";
  const FRONT =
    '---\nid: runbook:mend\nkind: Runbook\ntitle: Mend\nstatus: approved\nowners: [team:build]\nupdatedAt: "2026-06-03T08:20:00Z"\n---\n';
  const more = { [TOOL_PATH]: `${tool()}edges:\n  mentions: [{ target: "runbook:mend" }]\n` };
  const fenced = { [PATH]: `\`\`\`yaml\n${FRONT}\`\`\`\nWords.\n`, ...more };
  const before = { [PATH]: `${FRONT}Words.\n`, ...more };

  it("is told once, with and without a base", async () => {
    expect(await rules(fenced)).toEqual([`record/missing-front-matter ${PATH}`]);
    expect(await rulesIn(fenced, before)).toEqual([`record/missing-front-matter ${PATH}`]);
  });

  it("leaves edges and the removal to be told where it weighs less or is waived", async () => {
    const lighter = {
      "memory-steward.yml": "layout: company-brain\nseverities: { record/missing-front-matter: warning }\n",
    };
    const both = [`graph/dangling-edge ${TOOL_PATH}`, `record/missing-front-matter ${PATH}`];
    expect((await rules({ ...fenced, ...lighter })).sort()).toEqual(both);
    const waiver = `waivers:\n  - { rule: record/missing-front-matter, subject: ${PATH}, actor: team:build, reason: It is mended soon., expires: "2999-01-01" }\n`;
    const waived = { "memory-steward.waivers.yaml": waiver };
    expect(await rules({ ...fenced, ...waived })).toEqual(both.slice(0, 1));
    expect(await rulesIn({ ...fenced, ...waived }, { ...before, ...waived })).toEqual([
      `change/deleted-record ${PATH}`,
    ]);
  });
});

describe("an edge that is not the inverse that its record needs", () => {
  const ONTOLOGY = `edgeKinds:
  - { name: part_of, purpose: Belongs, inverse: has_part, acyclic: true, to: [Tool], example: {} }
  - { name: has_part, purpose: Consists, inverse: part_of, example: {} }
`;
  const told = async (target: string) =>
    (
      await rules({
        "ontology/edge-kinds.yaml": ONTOLOGY,
        "graph/part.yaml": `${tool({}, "tool:part")}edges:\n  part_of: [{ target: "${target}" }]\n`,
        "graph/whole.yaml": `${tool({}, "tool:whole-thing")}edges:\n  has_part: [{ target: "tool:part" }]\n`,
      })
    ).filter((each) => each.includes("graph/"));

  it("is told once where it leads nowhere, or to itself", async () => {
    expect(await told("tool:whole-thing")).toEqual([]);
    expect(await told("tool:whole-thng")).toEqual(["graph/dangling-edge graph/part.yaml"]);
    expect(await told("tool:part")).toEqual(["graph/cycle graph/part.yaml"]);
  });

  it("hides no other edge that is missed", async () => {
    expect((await told("tool:elsewhere")).sort()).toEqual([
      "graph/dangling-edge graph/part.yaml",
      "graph/missing-inverse graph/whole.yaml",
    ]);
  });
});

describe("an edge that leads to another record than the one that states its inverse", () => {
  const KINDS = `edgeKinds:
  - { name: part_of, purpose: Belongs, inverse: has_part, example: {} }
  - { name: has_part, purpose: Consists, inverse: part_of, example: {} }
`;
  const part = (edges: string, of = "tool:part") => `${tool({}, of)}edges:\n${edges}`;
  const files = {
    "ontology/edge-kinds.yaml": KINDS,
    "graph/part.yaml": part(`  part_of: [{ target: "tool:other" }]\n`),
    "graph/whole.yaml": part(`  has_part: [{ target: "tool:part" }]\n`, "tool:whole-thing"),
    "graph/other.yaml": tool({}, "tool:other"),
  };
  const told = async (more: Files = {}) =>
    (await rules({ ...files, ...more })).filter((each) => each.startsWith("graph/")).sort();
  const both = ["graph/missing-inverse graph/part.yaml", "graph/missing-inverse graph/whole.yaml"];

  it("is told once, with both ways to mend it", async () => {
    expect(await told()).toEqual(both.slice(0, 1));
    const { report } = await checkFiles({ ...EXAMPLE_BASE, ...files }, { now: EXAMPLE_NOW });
    const [finding] = report.findings.filter(({ rule }) => rule === "graph/missing-inverse");
    expect(finding).toMatchObject({
      message:
        '"tool:other" lacks the inverse edge "has_part" to "tool:part" (inverse of "part_of"); "tool:whole-thing" states it.',
      suggestion: { message: "Lead part_of to tool:whole-thing, or state both edges at the other ends" },
      related: [{ path: "graph/other.yaml" }, { path: "graph/whole.yaml" }],
    });
  });

  it("is told in each place where it may be another one, or where it is accepted in one of them", async () => {
    const two = `  part_of: [{ target: "tool:other" }, { target: "tool:linter" }]\n`;
    const linter = { "graph/linter.yaml": tool({}, "tool:linter") };
    expect(await told({ "graph/part.yaml": part(two), ...linter })).toEqual([both[0], ...both]);
    const waiver = `waivers:\n  - { rule: graph/missing-inverse, subject: "tool:part", actor: team:build, reason: It is mended soon., expires: "2999-01-01" }\n`;
    expect(await told({ "memory-steward.waivers.yaml": waiver })).toEqual(both.slice(1));
  });

  it("tells one of each two where they follow one upon the other", async () => {
    const chain = {
      "graph/whole.yaml": part(`  has_part: [{ target: "tool:part" }]\n`, "tool:whole-thing"),
      "graph/third.yaml": part(`  part_of: [{ target: "tool:whole-thing" }]\n`, "tool:third"),
    };
    expect(await told(chain)).toEqual([both[0], "graph/missing-inverse graph/third.yaml"]);
  });
});

describe("a value that is to stay and is an end of an edge", () => {
  const [A, B] = ["5b0c8e9a-3f51-4c0e-9a57-2f1f6d0a7c11", "6b0c8e9a-3f51-4c0e-9a57-2f1f6d0a7c12"];
  const fact = (id: string, revision: object, more: object = {}) => {
    const base = JSON.parse(memoryRecord()) as { payload: object };
    return {
      [`memory/records/${id}.json`]: JSON.stringify({ ...base, id, payload: { ...base.payload, revision }, ...more }),
    };
  };
  const before = {
    ...fact(A, { status: "active", supersedes: B }),
    ...fact(B, { status: "active", superseded_by: A }),
  };

  it.each([{}, { superseded_by: null }, { superseded_by: 5 }])("is told once where it is gone: %j", async (end) => {
    const changed = fact(B, { status: "active", ...end }, { updated_at: "2026-06-20T08:20:00Z" });
    const found = await rulesIn({ ...before, ...changed }, before, "rfc-15a");
    expect(found.filter((each) => !each.startsWith("change/unlogged"))).toEqual([
      `change/fixed-value memory/records/${B}.json`,
    ]);
  });
});

describe("a kind that makes the schema ask for something else", () => {
  const before = { [RECORD_PATH]: memoryRecord() };
  const changed = (more: object) => ({
    [RECORD_PATH]: memoryRecord({ updated_at: "2026-06-20T08:20:00Z", ...more }),
  });

  it.each(["working", "episodic", "plan_graph"])("is told once: %s", async (type) => {
    expect(await rulesIn(changed({ type }), before, "rfc-15a")).toEqual([`change/kind-changed ${RECORD_PATH}`]);
    expect(await rulesIn(changed({ type }), undefined, "rfc-15a")).toContain(`record/schema ${RECORD_PATH}`);
  });

  it("hides nothing that is wrong with a record of either kind", async () => {
    expect(await rulesIn(changed({ type: "working", confidence: 2 }), before, "rfc-15a")).toContain(
      `record/schema ${RECORD_PATH}`,
    );
  });
});

describe("an id that another record has, in place of a record's own", () => {
  const before = { "graph/x.yaml": tool({}, "tool:xylophone"), "graph/y.yaml": tool({}, "tool:yoghurt") };
  const changed = (more: Record<string, string> = {}) => ({
    ...before,
    "graph/y.yaml": tool({ updatedAt: '"2026-06-20T08:20:00Z"', ...more }, "tool:xylophone"),
  });

  it("is told once, with the id that was there", async () => {
    const { report } = await checkFiles(
      { ...EXAMPLE_BASE, ...changed() },
      { before: { ...EXAMPLE_BASE, ...before }, now: EXAMPLE_NOW },
    );
    expect(report.findings.map(({ rule, suggestion }) => `${rule} ${suggestion?.message ?? ""}`)).toEqual([
      "record/duplicate-id Write the id that it had, tool:yoghurt",
    ]);
  });

  it("is told twice where another record may stand there", async () => {
    expect((await rulesIn(changed({ title: "Another" }), before)).sort()).toEqual([
      "change/deleted-record graph/y.yaml",
      "record/duplicate-id graph/y.yaml",
    ]);
  });
});

it("tells of an edge to its own record by the kind that it may not lead to", async () => {
  const files = {
    "ontology/edge-kinds.yaml":
      "edgeKinds: [{ name: depends_on, purpose: Needs, acyclic: true, to: [Service], example: {} }]\n",
    [TOOL_PATH]: `${tool()}edges:\n  depends_on: [{ target: "tool:linter" }]\n`,
  };
  expect(await rules(files)).toContain(`graph/edge-endpoint ${TOOL_PATH}`);
  expect(await rules(files)).not.toContain(`graph/cycle ${TOOL_PATH}`);
});

it("tells of a file that went where nothing reads it once, with its new place", async () => {
  const path = "runbooks/mend.md";
  const text =
    '---\nid: runbook:mend\nkind: Runbook\ntitle: Mend\nstatus: approved\nowners: [team:build]\nupdatedAt: "2026-06-03T08:20:00Z"\n---\nWords.\n';
  const { report } = await checkFiles(
    { ...EXAMPLE_BASE, "runbooks/mend.MD": text },
    { before: { ...EXAMPLE_BASE, [path]: text }, now: EXAMPLE_NOW },
  );
  expect(report.findings.map(({ rule, suggestion }) => `${rule} ${suggestion?.message ?? ""}`)).toEqual([
    `change/deleted-record Move runbooks/mend.MD back to ${path}`,
  ]);
});

it("is told in full to a baseline, which accepts all of it", async () => {
  const files = { ...EXAMPLE_BASE, [TOOL_PATH]: tool({ owners: "5" }) };
  const gate = { layout: { name: "company-brain" } };
  const { path, text } = baselineFile(await checkFiles(files, { gate: { ...gate, tellsAll: true }, now: EXAMPLE_NOW }));
  expect(await rules({ [TOOL_PATH]: tool({ owners: "5" }) })).toHaveLength(1);
  expect(await rules({ [TOOL_PATH]: tool({ owners: "5" }), [path]: text })).toEqual([]);
});

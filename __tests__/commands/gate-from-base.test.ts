/** A change is judged by the rules it wants to join, not by the ones it brings (architecture, third idea). */
import { describe, expect, it } from "vitest";
import { check } from "../../src/commands/check/check.js";
import { fingerprint } from "../../src/load/fingerprint.js";
import type { Tree } from "../../src/memory/tree.js";
import { EXAMPLE_BASE } from "../../src/rules/examples.js";
import { addedBetween } from "../support/added-between.js";
import { checkFiles, treeOf, type Files } from "../support/check-files.js";

const CONFIG = "layout: company-brain\n";

const DANGLING = `nodeKind: Tool
id: tool:linter
attributes: { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges: { applies_to_repo: [{ target: "repository:gone" }] }
`;

const PROPOSALS = `layout: memory-steward.layout/v1
name: proposals
classes:
  proposal:
    files: ["proposals/*.md"]
    fields: { id: $stem, title: title, status: status }
    required: [title, status]
`;

const NODE_KINDS = `ontology: memory-steward.ontology/v1
version: 1.0.0
nodeKinds:
  - { name: Team, prefix: team, required: [], example: graph/teams/build.yaml }
  - { name: Repository, prefix: repository, required: [], example: graph/repositories/checkout-api.yaml }
  - { name: Runbook, prefix: runbook, required: [], example: runbooks/mirror-throttling.md }
  - { name: Tool, prefix: tool, required: [], example: graph/tools/linter.yaml }
`;

const GADGET = `nodeKind: Gadget
id: gadget:one
attributes: { title: One, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`;

async function judged(before: Files, after: Files) {
  const { report } = await checkFiles({ ...before, ...after }, { before, gate: {} });
  const of = (rule: string) => report.findings.filter((finding) => finding.rule === rule);
  return { report, of };
}

const memory = { ...EXAMPLE_BASE, "memory-steward.yml": CONFIG, "ontology/node-kinds.yaml": NODE_KINDS };

describe("what a pull request cannot weaken", () => {
  it("configuration: a rule that it switches off still blocks", async () => {
    const { report, of } = await judged(memory, {
      "memory-steward.yml": `${CONFIG}severities: { graph/dangling-edge: "off" }\n`,
      "graph/tools/linter.yaml": DANGLING,
    });
    expect(of("graph/dangling-edge")).toHaveLength(1);
    expect(report.verdict).toBe("fail");
    expect(of("gate/verdict-change")[0]?.message).toContain("graph/dangling-edge");
  });

  it("baseline: a secret that it accepts is told", async () => {
    const entry = {
      fingerprint: `ms1:secret-assignment:${"0".repeat(32)}`,
      rule: "secret/assigned-value",
      path: "notes/t.md",
    };
    const baseline = { baseline: "memory-steward.baseline/v1", salt: "ab".repeat(16), findings: [], secrets: [entry] };
    const { of } = await judged(memory, { "memory-steward.baseline.json": JSON.stringify(baseline) });
    const [told] = of("gate/verdict-change");
    expect(told?.message).toContain("1 secret more would be accepted");
    expect(told?.severity).toBe("warning");
  });

  it.each([
    [
      "baseline",
      "memory-steward.baseline.json",
      (rule: string, fingerprint: string) =>
        JSON.stringify({
          baseline: "memory-steward.baseline/v1",
          findings: [{ fingerprint, rule, path: "graph/teams/build.yaml" }],
        }),
    ],
    [
      "waivers",
      "memory-steward.waivers.yaml",
      (rule: string) =>
        `waivers:\n  - { rule: ${rule}, subject: "team:build", actor: "user:ann", reason: It goes next week., expires: 2026-08-01 }\n`,
    ],
  ])("%s: what the next pull request will bring is not accepted in silence", async (_what, path, text) => {
    const rule = "change/deleted-record";
    const { of } = await judged(memory, {
      [path]: text(rule, fingerprint({ rule, record: "team:build", at: { path: "" } })),
    });
    const [told] = of("gate/verdict-change");
    expect(told?.message).toContain(`1 finding that is not there would be accepted in advance, of ${rule}.`);
    expect(told?.severity).toBe("warning");
  });

  it("configuration: a folder that it excludes is still judged", async () => {
    const { report } = await judged(memory, {
      "memory-steward.yml": `${CONFIG}exclude: ["graph/tools/**"]\n`,
      "graph/tools/linter.yaml": DANGLING,
    });
    expect(report.verdict).toBe("fail");
  });

  it("ontology: a kind that it declares for its own record is unknown", async () => {
    const { of } = await judged(memory, {
      "ontology/node-kinds.yaml": `${NODE_KINDS}  - { name: Gadget, prefix: gadget, required: [], example: graph/gadgets/one.yaml }\n`,
      "graph/gadgets/one.yaml": GADGET,
    });
    expect(of("record/unknown-kind")).toHaveLength(1);
    expect(of("gate/verdict-change")[0]?.message).toContain("record/unknown-kind");
  });

  it("layout: files that it no longer takes for records are still judged", async () => {
    const before = {
      "memory-steward.yml": "layout: layouts/proposals.yaml\n",
      "layouts/proposals.yaml": PROPOSALS,
      "proposals/0001-start.md": "---\ntitle: Start\nstatus: draft\n---\n",
    };
    const { of, report } = await judged(before, {
      "layouts/proposals.yaml": PROPOSALS.replace("proposals/*.md", "elsewhere/*.md"),
      "proposals/0002-next.md": "---\ntitle: Next\n---\n",
    });
    expect(of("record/missing-field").map(({ path }) => path)).toEqual(["proposals/0002-next.md"]);
    expect(report.verdict).toBe("fail");
  });

  it("baseline: a finding that it accepts for itself still blocks", async () => {
    const before = { ...memory };
    const first = await judged(before, { "graph/tools/linter.yaml": DANGLING });
    const { fingerprint = "", path = "" } = first.of("graph/dangling-edge")[0] ?? {};
    const entry = { fingerprint, rule: "graph/dangling-edge", path };
    const baseline = JSON.stringify({ baseline: "memory-steward.baseline/v1", findings: [entry] });
    const { report } = await judged(before, {
      "graph/tools/linter.yaml": DANGLING,
      "memory-steward.baseline.json": baseline,
    });
    expect(report.counts).toMatchObject({ error: 1, baseline: 0 });

    const accepted = await judged(
      { ...before, "memory-steward.baseline.json": baseline },
      { "graph/tools/linter.yaml": DANGLING },
    );
    expect(accepted.report.counts).toMatchObject({ error: 0, baseline: 1 });
  });

  it.each([
    ["the baseline", {}],
    ["a waiver", { actor: "user:build-oncall", reason: "Revoked in May, kept as an example.", expires: "2026-08-01" }],
  ])("%s of a secret: what names itself after the accepted secret still blocks", async (_what, answer) => {
    const fingerprint = `ms1:secret-assignment:${"0".repeat(32)}`;
    const entry = { fingerprint, rule: "secret/assigned-value", path: "notes/t.md", ...answer };
    const baseline = { baseline: "memory-steward.baseline/v1", salt: "ab".repeat(16), findings: [], secrets: [entry] };
    const before = { ...memory, "memory-steward.baseline.json": JSON.stringify(baseline) };
    const gadget = GADGET.replace("Gadget", fingerprint)
      .replace("status: approved", `status: "${fingerprint}"`)
      .replace("team:build", `"${fingerprint}"`);
    const { report, of } = await judged(before, { "graph/gadget.yaml": gadget });
    for (const rule of ["record/unknown-kind", "status/unknown", "record/invalid-owner"]) {
      expect(of(rule).map(({ subject, accepted }) => [subject, accepted])).toEqual([[fingerprint, undefined]]);
    }
    expect(report.verdict).toBe("fail");
  });

  it("waivers: a finding that it waives for itself still blocks", async () => {
    const waivers = `waivers:
  - rule: graph/dangling-edge
    subject: tool:linter
    actor: user:build-oncall
    reason: The repository is moved this week.
    expires: "2026-08-01"
`;
    const { report } = await judged(memory, {
      "graph/tools/linter.yaml": DANGLING,
      "memory-steward.waivers.yaml": waivers,
    });
    expect(report.counts).toMatchObject({ error: 1, waived: 0 });

    const accepted = await judged(
      { ...memory, "memory-steward.waivers.yaml": waivers },
      { "graph/tools/linter.yaml": DANGLING },
    );
    expect(accepted.report.counts).toMatchObject({ error: 0, waived: 1 });
  });

  it("a gate that it breaks is a finding, and the rest is judged by the base's", async () => {
    const { of, report } = await judged(memory, {
      "memory-steward.yml": "layout: [no\n",
      "graph/tools/linter.yaml": DANGLING,
    });
    expect(report.verdict).toBe("fail");
    expect(of("gate/invalid-file")).toHaveLength(1);
    expect(of("graph/dangling-edge")).toHaveLength(1);
  });

  it("the first pull request brings the gate and is judged by it", async () => {
    const { of, report } = await judged({}, { ...memory, "graph/tools/linter.yaml": DANGLING });
    expect(of("gate/base-unusable")).toHaveLength(1);
    expect(of("graph/dangling-edge")).toHaveLength(1);
    expect(report.verdict).toBe("fail");
  });
});

describe("a change that edits the gate", () => {
  it("has every file read once by each gate", async () => {
    const asked: string[] = [];
    const target = counting(treeOf(memory, "base"), asked);
    const judged = treeOf({ ...memory, "memory-steward.yml": `${CONFIG}severities: { record/stale: "off" }\n` });
    const { report } = await check({
      subject: {
        comparison: {
          ...{ target, head: judged, judged, changeBase: target, mergeBase: "base", conflicts: [] },
          added: () => addedBetween(target, judged),
        },
      },
      root: "",
      gate: {},
      now: new Date("2026-07-01T00:00:00Z"),
      secrets: false,
    });
    expect(report.findings.map(({ rule }) => rule)).toContain("gate/verdict-change");
    expect(asked.filter((path) => path === "graph/teams/build.yaml")).toHaveLength(2);
  });
});

/** The same tree, with the paths of what is read of it. */
function counting(tree: Tree, asked: string[]): Tree {
  return {
    label: tree.label,
    entries: () => tree.entries(),
    read: (entries, visit) => {
      asked.push(...entries.map(({ path }) => path));
      return tree.read(entries, visit);
    },
  };
}

/** Of each rule and weight the first problems of a file are kept, the others counted; nothing hides among those. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { baselineFile } from "../../src/commands/check/baseline.js";
import { check, type CheckResult } from "../../src/commands/check/check.js";
import { checkShard } from "../../src/commands/check/check-shard.js";
import { mergeReports } from "../../src/commands/check/merge-reports.js";
import { newErrors } from "../../src/commands/check/new-errors.js";
import type { Finding } from "../../src/memory/finding.js";
import { renderJson } from "../../src/report/json.js";
import { exampleToken } from "../../src/rules/secret/examples.js";
import { bothWays, withIndex } from "../support/both-ways.js";
import { treeOf, type Files } from "../support/check-files.js";
import { layoutHistory } from "../support/layout-arbitrary.js";
import { history } from "../support/memory-arbitrary.js";
import { share } from "../support/sample.js";

const NOW = "2026-07-01T00:00:00Z";
const RUNS = share(30);

function whole(files: Files, keptProblems?: number): Promise<CheckResult> {
  const gate = keptProblems === undefined ? {} : { keptProblems };
  return check({ subject: { tree: treeOf(files) }, root: "", gate, now: new Date(NOW) });
}

async function inShards(files: Files, of: number, keptProblems: number): Promise<CheckResult> {
  const common = { tree: treeOf(files), root: "", gate: { keptProblems } };
  const parts: { label: string; read: () => Uint8Array }[] = [];
  for (let shard = 1; shard <= of; shard++) {
    // The first begins earlier: what grows old in between is bounded as of the last.
    const now = new Date(new Date(NOW).getTime() - (shard === of ? 0 : 20 * 3_600_000));
    const { bytes } = await checkShard({ ...common, shard, of, now });
    parts.push({ label: `part-${shard}.jsonl`, read: () => bytes });
  }
  return mergeReports({ ...common, parts });
}

function baselineOf(findings: readonly Finding[]): Files {
  const entries = findings.map(({ fingerprint, rule, path }) => ({ fingerprint, rule, path }));
  return {
    "memory-steward.baseline.json": JSON.stringify({ baseline: "memory-steward.baseline/v1", findings: entries }),
  };
}

function openErrors({ report }: CheckResult): Finding[] {
  return report.findings.filter(({ severity, accepted }) => severity === "error" && accepted === undefined);
}

const placeOf = ({ path, rule }: Finding) => `${path} ${rule}`;

describe("problems beyond a bound are counted", () => {
  it("alike by an index, in shards and at once, and none that blocks is lost", { timeout: 600_000 }, async () => {
    let bounded = 0;
    let byIndex = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(history, layoutHistory),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        fc.infiniteStream(fc.boolean()),
        async ({ gate: own, before, after }, limit, of, accepts) => {
          const found = await whole({ ...own, ...before }, Infinity);
          const listed = found.report.findings.filter(() => accepts.next().value === true);
          const gate = { ...own, ...baselineOf(listed) };
          const base = await withIndex({ ...gate, ...before }, { gate: { keptProblems: limit } });
          const kept = Object.fromEntries(Object.entries(base).filter(([path]) => path.includes("indexes/")));
          const asked = { now: NOW, gate: { keptProblems: limit } };
          const ways = await bothWays(base, { ...gate, ...after, ...kept }, asked);
          expect(renderJson(ways.incremental.report)).toBe(renderJson(ways.whole.report));
          if (ways.incremental.readAllBecause === undefined) byIndex++;

          const once = await whole({ ...gate, ...after }, limit);
          expect(renderJson((await inShards({ ...gate, ...after }, of, limit)).report)).toBe(renderJson(once.report));

          const all = await whole({ ...gate, ...after }, Infinity);
          expect(once.report.verdict).toBe(all.report.verdict);
          expect(openErrors(once).map(placeOf)).toEqual(expect.arrayContaining(openErrors(all).map(placeOf)));
          if (once.report.findings.some(({ more }) => more !== undefined)) bounded++;
        },
      ),
      { numRuns: RUNS },
    );
    expect(bounded).toBeGreaterThan(RUNS / 4);
    expect(byIndex).toBeGreaterThan(0);
  });
});

const PATH = "graph/services/many.yaml";

function service(name: string, targets: readonly string[]): string {
  const edges = targets.map((target) => `    - { target: "${target}" }\n`).join("");
  return `nodeKind: Service
id: service:${name}
attributes: { title: Many, status: approved, owners: [user:lead], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on:
${edges}`;
}

const gone = (count: number, name = "gone") => Array.from({ length: count }, (_, index) => `service:${name}-${index}`);
const memory = (text: string): Files => ({ "memory-steward.yml": "layout: company-brain\n", [PATH]: text });

describe("a file with more problems than are listed", () => {
  it("has the first ones listed, and one finding that says how many more there are", async () => {
    const { report } = await whole(memory(service("many", gone(2500))));
    expect(report.counts.error).toBe(1001);
    const [rest, ...others] = report.findings.filter(({ rule }) => rule === "graph/dangling-edge");
    expect(rest).toMatchObject({
      severity: "error",
      path: PATH,
      range: { start: { line: 1, column: 1 } },
      more: 1500,
      message: "This rule finds 1500 more problems in this file than the 1000 that are listed.",
    });
    expect(others.map(({ subject }) => subject)).toEqual(gone(1000).map((id) => `depends_on ${id}`));
  });

  it("fails for the one new error behind 2,000 that the baseline lists, and shows that one", async () => {
    const old = await whole(memory(service("many", gone(2000))), Infinity);
    const baseline = baselineOf(old.report.findings);
    const same = await whole({ ...memory(service("many", gone(2000))), ...baseline });
    expect(same.report.verdict).toBe("pass");
    expect(same.report.counts.baseline).toBe(2000);
    const next = await whole({ ...memory(service("many", [...gone(2000), "service:new"])), ...baseline });
    expect(openErrors(next).map(({ subject }) => subject)).toEqual(["depends_on service:new"]);
  });

  it("fails with what stands for the others too, whatever accepts the listed ones", async () => {
    const bounded = await whole(memory(service("many", gone(1500))));
    const baseline = baselineOf(bounded.report.findings);
    const { report } = await whole({ ...memory(service("many", gone(2500))), ...baseline });
    expect(report.counts).toMatchObject({ error: 1001, baseline: 1000 });
    expect(report.findings.filter(({ more }) => more !== undefined).map(({ more }) => more)).toEqual([500]);
  });

  it("is waived as a whole by its path, and by the id of a record for that record alone", async () => {
    const waiver = (subject: string) =>
      `waivers:\n  - { rule: graph/dangling-edge, subject: "${subject}", actor: "user:a", reason: "Comes with the import", expires: "2026-08-01" }\n`;
    const two = `${service("many", gone(1500))}---\n${service("other", gone(1500, "lost"))}`;
    const byPath = await whole({ ...memory(two), "memory-steward.waivers.yaml": waiver(PATH) });
    expect(byPath.report.counts).toMatchObject({ error: 0, waived: 1001 });
    const byRecord = await whole({ ...memory(two), "memory-steward.waivers.yaml": waiver("service:many") });
    expect(byRecord.report.counts).toMatchObject({ error: 1001, waived: 1001 });
    const left = byRecord.report.findings.filter(({ more }) => more !== undefined);
    expect(left.map(({ more, accepted = "open" }) => `${more} ${accepted}`).sort()).toEqual(["500 open", "500 waived"]);
  });

  it("is read as a whole where a change brings it above the bound, or finds it there", async () => {
    const tool = (id: string, status: string, uses: readonly string[]) => `nodeKind: Tool
id: tool:${id}
attributes: { title: ${id}, status: ${status}, owners: [user:lead], updatedAt: "2026-06-03T08:20:00Z" }
edges: { depends_on: [${uses.map((use) => `"tool:${use}"`).join(", ")}] }
`;
    const files = (uses: readonly string[], retired: readonly string[]): Files => ({
      "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
      ...Object.fromEntries(
        ["o", "p", "q", "r"].map((id) => [
          `graph/${id}.yaml`,
          tool(id, retired.includes(id) ? "deprecated" : "approved", []),
        ]),
      ),
      "graph/users.yaml": `${tool("first", "approved", ["r"])}---\n${tool("second", "approved", uses)}`,
    });
    const beyond = "a file has more problems than are listed";
    for (const [uses, was, is, count, reason] of [
      [["o"], ["o"], ["o", "r"], 2, undefined],
      [["o", "p"], ["o", "p"], ["o", "p", "r"], 3, beyond],
      [["o", "p", "q"], ["o", "p", "q"], ["p", "q"], 2, beyond],
    ] as const) {
      const asked = { now: NOW, gate: { keptProblems: 2 } };
      const base = await withIndex(files(uses, was), asked);
      const { incremental, whole: read } = await bothWays(base, { ...base, ...files(uses, is) }, asked);
      expect(incremental.readAllBecause).toBe(reason);
      expect(renderJson(incremental.report)).toBe(renderJson(read.report));
      const found = read.report.findings.filter(({ rule }) => rule === "graph/deprecated-dependency");
      expect(found.reduce((sum, { more = 1 }) => sum + more, 0)).toBe(count);
    }
  });

  it("keeps errors beside any number of warnings", async () => {
    const config = "layout: company-brain\nseverities: { graph/dangling-edge: warning }\n";
    const text = `${service("many", gone(3000))}---\n${service("many", [])}`;
    const { report } = await whole({ ...memory(text), "memory-steward.yml": config });
    expect(report.counts.warning).toBeGreaterThan(1000);
    expect(report.findings.filter(({ severity }) => severity === "error").map(({ rule }) => rule)).toContain(
      "record/duplicate-id",
    );
  });

  it("has new errors where a change adds to those behind the bound", async () => {
    const before = (await whole(memory(service("many", gone(2000))))).report.findings;
    const after = (await whole(memory(service("many", [...gone(2000), "service:new"])))).report.findings;
    expect(newErrors(before, after).map(({ more }) => more)).toEqual([1001]);
    expect(newErrors(after, before)).toEqual([]);
    expect(newErrors(before, before)).toEqual([]);
  });

  it("has secrets behind the bound that are told from others, though they are as many", async () => {
    const files = (ends: string): Files => ({
      ...memory(service("many", [])),
      "notes/keys.md": `# Keys\n\n${["A", "B", "C", "D", ends].map((end) => `- ${SECRET}${end}\n`).join("")}`,
    });
    const [one, other] = [await whole(files("E"), 2), await whole(files("F"), 2)];
    expect(one.report.findings.map(({ rule, more }) => [rule, more])).toContainEqual(["secret/provider-token", 3]);
    const fresh = newErrors(one.report.findings, other.report.findings);
    expect(fresh.map(({ rule, more }) => [rule, more])).toEqual([["secret/provider-token", 3]]);
    expect(newErrors(one.report.findings, one.report.findings)).toEqual([]);
  });

  it("has a secret listed so often only, even one that the baseline accepts", async () => {
    const keys = (count: number): Files => ({ "notes/keys.md": `# Keys\n\n${ASSIGNED.repeat(count)}` });
    const once = await withSalt({ ...memory(service("many", [])), ...keys(1) });
    const baseline = { "memory-steward.baseline.json": baselineFile(once).text };
    const { report } = await withSalt({ ...memory(service("many", [])), ...keys(5), ...baseline }, 2);
    const said = report.findings.filter(({ rule }) => rule.startsWith("secret/"));
    expect(said.map(({ accepted, more = 1 }) => [accepted, more])).toEqual([
      ["baseline", 3],
      ["baseline", 1],
      ["baseline", 1],
    ]);
  });
});

const ASSIGNED = `Set MIRROR_KEY=${exampleToken("sk_", 48)} first.\n\n`;
const SECRET = ["AKIA", "Q3EGR7WJ5LMN2XT"].join("");

function withSalt(files: Files, keptProblems = 1000): Promise<CheckResult> {
  const subject = { tree: treeOf(files) };
  return check({
    subject,
    root: "",
    gate: { keptProblems },
    now: new Date(NOW),
    secrets: { newSalt: "0f".repeat(16) },
  });
}

/** What health counts over random memories: compared with a simple recount, and with what other commands print of the commit. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Health } from "../../src/memory/health.js";
import type { CheckReport } from "../../src/memory/check-report.js";
import fc from "../support/fast-check.js";
import { Story } from "../snapshots/story.js";
import { commit, git, repositoryOf, run } from "./command-line.js";

const SECRETS = [["AKIA", "Q3EGR7WJ5LMN2XTB"].join(""), ["AKIA", "W7TQN4ZD6KPB3HRX"].join("")];

const record = fc.record({
  id: fc.nat(5),
  owners: fc.constantFrom("[user:ada]", "[team:nobody]", "[]", undefined),
  isOld: fc.boolean(),
  targets: fc.array(fc.nat(7), { maxLength: 3 }),
  secrets: fc.subarray(SECRETS),
});
type Draft = typeof record extends fc.Arbitrary<infer T> ? T : never;

const memory = fc.uniqueArray(record, { minLength: 1, maxLength: 5, selector: ({ id }) => id });

function text({ id, owners, isOld, targets, secrets }: Draft): string {
  const edges = [...new Set(targets)].map((target) => `{ target: "tool:${target}" }`).join(", ");
  return `nodeKind: Tool
id: tool:${id}
attributes:
  title: Tool ${id}
  status: approved
${owners === undefined ? "" : `  owners: ${owners}\n`}  updatedAt: "20${isOld ? "01" : "26"}-06-01T08:00:00Z"
${edges === "" ? "" : `edges:\n  depends_on: [${edges}]\n`}# ${secrets.join(" ")}
`;
}

async function json<T>(...args: string[]): Promise<T> {
  return JSON.parse((await run(...args, "--format", "json")).stdout) as T;
}

const sorted = (items: readonly string[]) => [...items].sort();

describe("health", () => {
  it("counts what is there, and what check, reindex and snapshot list count of the same commit", async () => {
    await fc.assert(
      fc.asyncProperty(memory, fc.boolean(), async (drafts, isStale) => {
        const folder = repositoryOf({
          "memory-steward.yml": "layout: company-brain\nstaleAfterDays: 3650\n",
          ...Object.fromEntries(drafts.map((draft) => [`graph/${draft.id}.yaml`, text(draft)])),
        });
        await run("reindex", folder, "--write");
        if (isStale) git(folder, "mv", `graph/${drafts[0]?.id ?? 0}.yaml`, "graph/moved.yaml");
        commit(folder);
        const health = await json<Health>("health", folder);
        const report = await json<CheckReport>("check", folder);
        const index = JSON.parse(readFileSync(join(folder, "indexes/graph-index.json"), "utf8")) as {
          stats: { records: number; edges: number };
        };

        const ids = new Set(drafts.map(({ id }) => id));
        const of = (isMeant: (draft: Draft) => boolean) => sorted(drafts.filter(isMeant).map(({ id }) => `tool:${id}`));
        expect(sorted(health.dangling)).toEqual(of(({ targets }) => targets.some((target) => !ids.has(target))));
        expect(sorted(health.stale)).toEqual(of(({ isOld }) => isOld));
        expect(sorted(health.withoutOwners)).toEqual(of(({ owners }) => owners === undefined || owners === "[]"));
        const places = drafts.filter(({ secrets }) => secrets.length > 0).length;
        expect(new Set(health.secrets).size).toBe(health.secrets.length);
        expect(health.secrets).toHaveLength(places);
        expect(health.alerts.filter(({ name }) => name === "secret-found")).toHaveLength(Math.min(1, places));

        expect(health.records).toBe(drafts.length);
        expect(report.statistics).toMatchObject({ records: drafts.length });
        const edges = drafts.reduce((sum, { targets }) => sum + new Set(targets).size, 0);
        expect(report.statistics).toMatchObject({ edges });
        expect(index.stats).toMatchObject({ records: drafts.length, edges });
        expect(health.counts).toEqual(report.counts);
        expect(health.index.state).toBe(isStale ? "stale" : "current");
        expect(health.alerts.some(({ name }) => name === "stale-indexes")).toBe(isStale);
      }),
      { numRuns: 8 },
    );
  });

  it("takes no comment for a secret that tells scanners to look away, whatever severity it has", async () => {
    const folder = repositoryOf({
      "memory-steward.yml": "layout: company-brain\nseverities: { secret/allow-comment: error }\n",
      "graph/a.yaml": text({ id: 1, owners: "[user:ada]", isOld: false, targets: [], secrets: ["gitleaks:allow"] }),
    });
    expect((await run("check", folder)).stdout).toContain("secret/allow-comment");
    expect(await json<Health>("health", folder)).toMatchObject({ alerts: [], secrets: [] });
  });

  it("knows the snapshots of the default branch, whichever commit is looked at", async () => {
    const story = new Story();
    const first = story.commit("one", { at: "2026-05-01T00:00:00Z" });
    const tags = [await story.snapshot(first, "2026-05-01T12:00:00Z")];
    const second = story.commit("two", { at: "2026-05-02T00:00:00Z" });
    tags.push(await story.snapshot(second, "2026-05-02T12:00:00Z"));
    story.commit("side", { at: "2026-05-03T00:00:00Z", parents: [first], branch: "side" });
    story.commit("ahead", { at: "2026-05-03T00:00:00Z", parents: [second], branch: "ahead" });
    for (const ref of ["main", "main~1", "side", "ahead"]) {
      const health = await json<Health>("health", story.dir, "--ref", ref);
      expect(
        health.snapshots.map(({ tag }) => tag),
        ref,
      ).toEqual(tags);
      expect(health.alerts, ref).toEqual([]);
    }
    git(story.dir, "update-ref", "-d", `refs/tags/${tags[0] ?? ""}`);
    for (const ref of ["main", "side"]) {
      const { alerts } = await json<Health>("health", story.dir, "--ref", ref);
      expect(
        alerts.map(({ name }) => name),
        ref,
      ).toEqual(["historical-ref-unresolvable"]);
    }
  });
});

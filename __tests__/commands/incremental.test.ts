/** The law of the incremental check: by the base's index a change gets the report that reading everything gives. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import type { CheckResult } from "../../src/commands/check/check.js";
import { restrictedOf } from "../../src/commands/publish/restricted-of.js";
import { titlesOf } from "../../src/commands/publish/titles-of.js";
import { memoryDiff } from "../../src/commands/diff.js";
import { pictureOfChange } from "../../src/load/compare/picture-of-change.js";
import type { Comparison } from "../../src/memory/repository.js";
import { filesAt } from "../../src/memory/tree-lookup.js";
import { publicReport } from "../../src/report/public-report.js";
import { renderJson } from "../../src/report/json.js";
import { bothWays, withIndex } from "../support/both-ways.js";
import { FAMILY_HISTORIES, type FileHistory } from "../support/family-arbitrary.js";
import { layoutHistory } from "../support/layout-arbitrary.js";
import { history, linkHistory } from "../support/memory-arbitrary.js";
import { share } from "../support/sample.js";

const RUNS = share(40);
const TIMES = ["2026-06-05T00:00:00Z", "2026-06-26T12:00:00Z", "2026-08-03T00:00:00Z"];

/** All that a pull request's comment is made of, for everybody. */
async function told(result: CheckResult, { changeBase, judged }: Comparison): Promise<string> {
  const { judgement, gate, report } = result;
  const { change } = judgement;
  if (!change) throw new Error("nothing was compared");
  const restricted = await restrictedOf(result);
  const paths = new Set(change.files.map(({ path }) => path));
  const before = { tree: changeBase, entries: await filesAt(paths, changeBase) };
  const after = { tree: judged, entries: await filesAt(paths, judged) };
  const whole = pictureOfChange(change, gate);
  const { neighbours, ...picture } = whole;
  const diff = await memoryDiff({ change, before, after, gate, restricted });
  const beside = { neighbours: [...neighbours.keys()].sort(), picture, diff };
  // An index has no titles of records that the change leaves as they are: they are asked for by themselves.
  const withoutTitles = JSON.stringify(beside, (key, value: unknown) => (key === "title" ? undefined : value), 2);
  const titles = [...(await titlesOf(result, whole, true))].sort();
  return renderJson(publicReport(report, restricted)) + withoutTitles + JSON.stringify(titles, undefined, 2);
}

/** @returns how many changes were judged by the index. */
async function provenFor(histories: fc.Arbitrary<FileHistory>): Promise<number> {
  let byIndex = 0;
  await fc.assert(
    fc.asyncProperty(histories, fc.constantFrom(...TIMES), async ({ gate, before, after }, now) => {
      const base = await withIndex({ ...gate, ...before });
      const kept = Object.fromEntries(Object.entries(base).filter(([path]) => path.includes("indexes/")));
      const { comparison, incremental, whole } = await bothWays(base, { ...gate, ...after, ...kept }, { now });
      if (incremental.readAllBecause === undefined) byIndex++;
      expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
      expect(await told(incremental, comparison)).toBe(await told(whole, comparison));
    }),
    { numRuns: RUNS },
  );
  return byIndex;
}

describe("a check of a change by the index of its base reports what reading everything reports, to the byte", () => {
  // What is not judged by the index changes what is judged as a whole, such as paths that collide.
  it("for records with every kind of edge", { timeout: 300_000 }, async () => {
    expect(await provenFor(history)).toBeGreaterThan(RUNS / 3);
  });

  it("for pages with links, whose ids may be paths", { timeout: 300_000 }, async () => {
    expect(await provenFor(linkHistory)).toBeGreaterThan(RUNS / 3);
  });

  it(
    "for layouts that combine wikilinks, lists of records, ids by place, amendments and aliases",
    { timeout: 300_000 },
    async () => {
      expect(await provenFor(layoutHistory)).toBeGreaterThan(RUNS / 3);
    },
  );

  it.each(FAMILY_HISTORIES)("for %s", { timeout: 300_000 }, async (_, histories) => {
    expect(await provenFor(histories)).toBeGreaterThan(RUNS / 3);
  });
});

describe("titles of records that the change leaves as they are", () => {
  const tool = (id: string, more = "", sensitivity = "internal"): string =>
    `nodeKind: Tool\nid: tool:${id}\nattributes: { title: The tool ${id}, status: approved, owners: ["user:ada"], ` +
    `updatedAt: "2026-06-01T08:00:00Z", sensitivity: ${sensitivity} }\n${more}`;
  const edge = (to: string): string => `edges: { depends_on: [{ target: "tool:${to}" }] }\n`;

  it("are known where findings or the picture name them, with an index and without; restricted ones are withheld", async () => {
    const files = {
      "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0, restricted: full }\n",
      "graph/a.yaml": tool("a", edge("gone")),
      "graph/b.yaml": tool("b", edge("gone"), "restricted"),
      "graph/c.yaml": tool("c"),
    };
    const base = await withIndex({ ...files, "graph/gone.yaml": tool("gone") });
    const { "graph/gone.yaml": _, ...rest } = base;
    const { incremental, whole } = await bothWays(base, { ...rest, "graph/new.yaml": tool("new", edge("c")) });
    expect(incremental.readAllBecause).toBeUndefined();
    for (const result of [incremental, whole]) {
      const { change } = result.judgement;
      const drawn = change && pictureOfChange(change, result.gate);
      const titles = async (isPublic: boolean) => [...(await titlesOf(result, drawn, isPublic)).values()].sort();
      expect(await titles(false)).toEqual(["The tool a", "The tool b", "The tool c"]);
      expect(await titles(true)).toEqual(["The tool a", "The tool c"]);
    }
  });

  it("are withheld where another file, which nobody asked for, calls a record of that id restricted", async () => {
    const base = await withIndex({
      "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
      "graph/a.yaml": tool("a", edge("gone")),
      "graph/b.yaml": tool("a", "", "restricted"),
    });
    const { incremental, whole } = await bothWays(base, { ...base, "notes/n.md": "# A note\n" });
    expect(incremental.readAllBecause).toBeUndefined();
    for (const result of [incremental, whole]) {
      expect(result.report.findings.map(({ rule, path }) => `${rule} ${path}`)).toContain(
        "graph/dangling-edge graph/a.yaml",
      );
      expect([...(await titlesOf(result, undefined, true)).values()]).toEqual([]);
    }
  });

  it("are withheld where the change itself opens the record up", async () => {
    const base = await withIndex({
      "memory-steward.yml": "layout: company-brain\nindexes: { inline: 0 }\n",
      "graph/a.yaml": tool("a", edge("gone")),
      "graph/b.yaml": tool("a", "", "restricted"),
    });
    const { incremental, whole } = await bothWays(base, { ...base, "graph/b.yaml": tool("b") });
    expect(incremental.readAllBecause).toBeUndefined();
    for (const result of [incremental, whole]) {
      expect([...(await titlesOf(result, undefined, true)).values()]).not.toContain("The tool a");
    }
  });
});

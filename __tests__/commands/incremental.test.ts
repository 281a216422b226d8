/** The law of the incremental check: by the base's index a change gets the report that reading everything gives. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { renderJson } from "../../src/report/json.js";
import { bothWays, withIndex } from "../support/both-ways.js";
import { layoutHistory } from "../support/layout-arbitrary.js";
import { history, linkHistory, type History } from "../support/memory-arbitrary.js";

const RUNS = Number(process.env["INCREMENTAL_RUNS"] ?? 40);
const TIMES = ["2026-06-05T00:00:00Z", "2026-06-26T12:00:00Z", "2026-08-03T00:00:00Z"];

/** @returns how many changes were judged by the index. */
async function provenFor(histories: fc.Arbitrary<History>): Promise<number> {
  let byIndex = 0;
  await fc.assert(
    fc.asyncProperty(histories, fc.constantFrom(...TIMES), async ({ gate, before, after }, now) => {
      const base = await withIndex({ ...gate, ...before });
      const kept = Object.fromEntries(Object.entries(base).filter(([path]) => path.includes("indexes/")));
      const { incremental, whole } = await bothWays(base, { ...gate, ...after, ...kept }, { now });
      if (incremental.readAllBecause === undefined) byIndex++;
      expect(renderJson(incremental.report)).toBe(renderJson(whole.report));
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
});

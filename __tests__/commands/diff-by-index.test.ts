/** The law of differences by the index of the earlier commit: they are those that reading both commits gives. */
import fc from "../support/fast-check.js";
import { describe, expect, it } from "vitest";
import { compareByIndex } from "../../src/commands/compare-by-index.js";
import { diff } from "../../src/commands/diff.js";
import { loadGate } from "../../src/load/gate.js";
import type { Tree } from "../../src/memory/tree.js";
import { renderDiffJson } from "../../src/report/diff/diff-json.js";
import { withIndex } from "../support/both-ways.js";
import { FAMILY_HISTORIES, type FileHistory } from "../support/family-arbitrary.js";
import { layoutHistory } from "../support/layout-arbitrary.js";
import { history, linkHistory } from "../support/memory-arbitrary.js";
import { share } from "../support/sample.js";
import { storedTreeOf } from "../support/stored-tree.js";

const RUNS = share(40);

/** @returns whether the difference was told by an index. */
async function expectSame(before: Tree, after: Tree): Promise<boolean> {
  const input = { before, after, gate: {} };
  const byIndex = await diff(input);
  const byReading = await diff({ ...input, useIndex: false });
  expect(renderDiffJson(byIndex.diff)).toBe(renderDiffJson(byReading.diff));
  return (await compareByIndex(before, after, await loadGate(after, {}))) !== undefined;
}

/** @returns how many were told by the index. */
async function provenFor(histories: fc.Arbitrary<FileHistory>): Promise<number> {
  let byIndex = 0;
  await fc.assert(
    fc.asyncProperty(histories, async ({ gate, before, after }) => {
      const indexed = storedTreeOf(await withIndex({ ...gate, ...before }), "before");
      if (await expectSame(indexed, storedTreeOf({ ...gate, ...after }, "after"))) byIndex++;
    }),
    { numRuns: RUNS },
  );
  return byIndex;
}

describe("what differs is told by the index of the earlier commit as reading both tells it", () => {
  it.each<readonly [string, fc.Arbitrary<FileHistory>]>([
    ["records with every kind of edge", history],
    ["pages with links, whose ids may be paths", linkHistory],
    ["layouts that combine wikilinks, lists of records, ids by place, amendments and aliases", layoutHistory],
    ...FAMILY_HISTORIES,
  ])("for %s", { timeout: 300_000 }, async (_, histories) => {
    expect(await provenFor(histories)).toBeGreaterThan(RUNS / 3);
  });
});

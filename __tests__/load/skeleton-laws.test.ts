/** Records of one skeleton are judged once: the reports of random memories must not tell (docs/decisions/0014-skeletons.md). */
import { describe, expect, it } from "vitest";
import { checkShard } from "../../src/commands/check/check-shard.js";
import { mergeReports } from "../../src/commands/check/merge-reports.js";
import { makeIndex } from "../../src/commands/reindex/make-index.js";
import { loadGate } from "../../src/load/gate.js";
import { readMemory, unjudged } from "../../src/load/read-memory.js";
import { renderJson } from "../../src/report/json.js";
import { checkFiles, treeOf, type Files } from "../support/check-files.js";
import fc from "../support/fast-check.js";
import { share } from "../support/sample.js";
import { expectSame, inFull, MANY, NOW, plainFiles, seen } from "../support/skeleton-memory/comparison.js";
import { memoryOf } from "../support/skeleton-memory/memory.js";
import { indexTexts } from "../support/index-texts.js";

const RUNS = share(12);
const CHANGES = Math.ceil(RUNS / 4);
/** In milliseconds; many runs may be asked for. */
const TIMEOUT = Math.max(300_000, 10_000 * RUNS);

/** Where nobody asks a rule. */
async function unjudgedFiles(files: Files) {
  const tree = treeOf(files);
  const memory = await readMemory(tree, await loadGate(tree, {}), unjudged);
  return plainFiles([...memory.files.values()]);
}

describe("a check that judges records of one skeleton once", () => {
  it("says what one says that reads each in full", { timeout: TIMEOUT }, async () => {
    let brief = 0;
    let records = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.noShrink(fc.nat(2 ** 31 - 1)),
        fc.array(fc.noShrink(fc.nat(2 ** 31 - 1)), { maxLength: 50, size: "max" }),
        async (world, odd) => {
          const counted = await expectSame(memoryOf({ world, odd, right: MANY + 10 }));
          brief += counted.brief;
          records += counted.records;
        },
      ),
      { numRuns: RUNS },
    );
    // Many layouts and ontologies have none, and mistakes are rare in what is checked.
    expect(brief).toBeGreaterThan(records / 10);
  });

  it("gives the same declarations where no rule is asked", { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.noShrink(fc.nat(2 ** 31 - 1)), fc.noShrink(fc.nat(2 ** 31 - 1)), async (world, odd) => {
        const files = memoryOf({ world, odd: [odd, odd + 1, odd + 2, odd + 3], right: MANY + 10 });
        const [brief, whole] = [await unjudgedFiles(files), await inFull(() => unjudgedFiles(files))];
        if (JSON.stringify(brief) !== JSON.stringify(whole)) expect(brief).toEqual(whole);
      }),
      { numRuns: CHANGES },
    );
  });

  it("says the same of a change", { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.noShrink(fc.nat(2 ** 31 - 1)), fc.noShrink(fc.nat(2 ** 31 - 1)), async (world, odd) => {
        const before = memoryOf({ world, odd: [odd, odd + 1, odd + 2], right: MANY + 10 });
        const after = memoryOf({ world, odd: [odd + 1, odd + 2, odd + 3, odd + 4], right: MANY + 8 });
        const read = async () => renderJson((await checkFiles(after, { before, gate: {} })).report);
        expect(await read()).toBe(await inFull(read));
      }),
      { numRuns: CHANGES },
    );
  });

  it("says the same in shards, and writes the same index", { timeout: TIMEOUT }, async () => {
    const files = memoryOf({ world: 8, odd: [1, 2, 3, 4, 5, 6, 7, 8], right: 2 * MANY + 50 });
    const tree = treeOf(files);
    const read = async () => {
      const parts: { label: string; read: () => Uint8Array }[] = [];
      for (const shard of [1, 2]) {
        const common = { tree, root: "", gate: {}, now: NOW, isPublic: false, secrets: {} };
        const { bytes } = await checkShard({ ...common, shard, of: 2 });
        parts.push({ label: `part-${shard}.jsonl`, read: () => bytes });
      }
      const merged = await mergeReports({ tree, root: "", gate: {}, parts, secrets: {} });
      const made = await makeIndex({ tree, root: "", gate: {}, source: { time: NOW } });
      return {
        parts: parts.map((part) => Buffer.from(part.read()).toString()),
        merged: renderJson(merged.report),
        index: [...(await indexTexts(made))],
      };
    };
    const bySkeletons = await read();
    const whole = await inFull(read);
    expect(JSON.stringify(bySkeletons) === JSON.stringify(whole)).toBe(true);
    expect(bySkeletons.merged).toBe((await seen(files)).what.report);
  });
});

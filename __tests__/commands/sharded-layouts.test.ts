/** The law of the sharded check for layouts that no built-in one is like. */
import fc from "../support/fast-check.js";
import { expect, it } from "vitest";
import { check } from "../../src/commands/check/check.js";
import { checkShard } from "../../src/commands/check/check-shard.js";
import { mergeReports } from "../../src/commands/check/merge-reports.js";
import { renderJson } from "../../src/report/json.js";
import { treeOf } from "../support/check-files.js";
import { ALL_HISTORIES, type FileHistory } from "../support/family-arbitrary.js";
import { layoutHistory } from "../support/layout-arbitrary.js";
import { share } from "../support/sample.js";

const NOW = new Date("2026-07-01T00:00:00Z");
const RUNS = share(40);

it.each<readonly [string, fc.Arbitrary<FileHistory>]>([["layouts of every make", layoutHistory], ...ALL_HISTORIES])(
  "a check in shards reports what one run reports for %s",
  { timeout: 300_000 },
  async (_, histories) => {
    await fc.assert(
      fc.asyncProperty(histories, fc.integer({ min: 1, max: 4 }), async ({ gate: files, after }, of) => {
        const tree = treeOf({ ...files, ...after });
        const common = { tree, root: "", gate: {} };
        const parts: { label: string; read: () => Uint8Array }[] = [];
        for (let shard = 1; shard <= of; shard++) {
          const { bytes } = await checkShard({ ...common, shard, of, now: NOW });
          parts.push({ label: `part-${shard}.jsonl`, read: () => bytes });
        }
        const whole = await check({ subject: { tree }, root: "", gate: {}, now: NOW });
        expect(renderJson((await mergeReports({ ...common, parts })).report)).toBe(renderJson(whole.report));
      }),
      { numRuns: RUNS },
    );
  },
);

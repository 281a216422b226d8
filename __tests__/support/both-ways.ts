/** A change judged by the index of its base and by reading everything. */
import { check, type CheckResult } from "../../src/commands/check/check.js";
import { makeIndex } from "../../src/commands/reindex/make-index.js";
import type { GateOptions } from "../../src/load/gate.js";
import type { Comparison } from "../../src/memory/repository.js";
import { addedBetween } from "./added-between.js";
import type { Files } from "./check-files.js";
import { storedTreeOf } from "./stored-tree.js";
import { indexTexts } from "./index-texts.js";

const GATE: GateOptions = {};
const INDEXED_AT = "2026-06-05T00:00:00Z";
const NOW = "2026-07-01T00:00:00Z";

interface Times {
  readonly indexedAt?: string;
  readonly now?: string;
  readonly gate?: GateOptions;
}

/** The files, and beside them their index. A change is judged by it where their configuration says that all goes to shards. */
export async function withIndex(files: Files, { indexedAt = INDEXED_AT, gate = GATE }: Times = {}): Promise<Files> {
  const made = await makeIndex({
    tree: storedTreeOf(files),
    root: "",
    gate,
    source: { time: new Date(indexedAt) },
  });
  return { ...files, ...Object.fromEntries(await indexTexts(made)) };
}

export async function bothWays(
  before: Files,
  after: Files,
  { now = NOW, gate = GATE }: Times = {},
): Promise<{ comparison: Comparison; incremental: CheckResult; whole: CheckResult }> {
  const target = storedTreeOf(before, "base");
  const judged = storedTreeOf(after, "head");
  const comparison: Comparison = {
    target,
    head: judged,
    judged,
    changeBase: target,
    mergeBase: "base",
    conflicts: [],
    added: () => addedBetween(target, judged),
  };
  const input = { subject: { comparison }, root: "", gate, now: new Date(now) };
  return { comparison, incremental: await check(input), whole: await check({ ...input, useIndex: false }) };
}

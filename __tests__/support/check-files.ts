/** Runs the whole engine over files held in memory. */
import { check, type CheckResult } from "../../src/commands/check/check.js";
import type { GateOptions } from "../../src/load/gate.js";
import type { MemoryFile } from "../../src/memory/tree.js";
import { addedBetween } from "./added-between.js";
import { MemoryTree } from "./memory-tree.js";

export type Files = Readonly<Record<string, string | Uint8Array | MemoryFile>>;

export function treeOf(files: Files, label = "memory"): MemoryTree {
  return new MemoryTree(files, label);
}

export interface CheckFilesOptions {
  readonly before?: Files;
  /** What the branch held before the push that is checked. */
  readonly beforePush?: Files;
  /** What it held when its files were written, where a push before that one is young. */
  readonly whenWritten?: Files;
  /** The state after a commit of the change that is not its last. */
  readonly between?: Files;
  readonly gate?: GateOptions;
  readonly now?: string;
  readonly conflicts?: readonly string[];
}

export async function checkFiles(files: Files, options: CheckFilesOptions = {}): Promise<CheckResult> {
  const judged = treeOf(files);
  const before = options.before && treeOf(options.before, "base");
  const between = options.between ? [treeOf(options.between)] : [];
  return await check({
    subject: before
      ? {
          comparison: {
            target: before,
            head: judged,
            judged,
            changeBase: before,
            mergeBase: "base",
            conflicts: options.conflicts ?? [],
            added: () => addedBetween(before, ...between, judged),
          },
        }
      : { tree: judged },
    root: "",
    ...(options.beforePush && { beforePush: treeOf(options.beforePush) }),
    ...(options.whenWritten && { whenWritten: () => Promise.resolve(treeOf(options.whenWritten ?? {})) }),
    gate: options.gate ?? { layout: { name: "company-brain" } },
    now: new Date(options.now ?? "2026-07-01T00:00:00Z"),
  });
}

/** `rule path:line:column` of every open finding, in the report's order. */
export function places(result: CheckResult): string[] {
  return result.report.findings
    .filter(({ accepted }) => accepted === undefined)
    .map(({ rule, path, range }) => `${rule} ${path}:${range.start.line}:${range.start.column}`);
}

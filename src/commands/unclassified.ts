/** Files that look like memory and that nothing reads. */
import { looksLikeMemory } from "../rules/path/unclassified-file.js";
import type { CheckResult } from "./check.js";
import { snapshotFilePaths } from "./snapshot-files.js";

/** How many files of a tree no class of the layout takes, of those with an extension that it could read. */
export async function countUnclassified({ shown, gate }: Pick<CheckResult, "shown" | "gate">): Promise<number> {
  const { layout, isExcluded, files, baselinePath } = gate;
  const own = new Set([...files.keys(), ...snapshotFilePaths(layout), baselinePath]);
  let count = 0;
  for (const { path } of await shown.entries()) {
    if (!path.startsWith(layout.root) || !looksLikeMemory(path.slice(layout.root.length))) continue;
    if (layout.classOf(path) === undefined && !isExcluded(path) && !own.has(path)) count++;
  }
  return count;
}

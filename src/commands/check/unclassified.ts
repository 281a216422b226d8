/** Files that look like memory and that nothing reads. */
import { looksLikeMemory } from "../../rules/path/unclassified-file.js";
import type { CheckResult } from "./check.js";
import { snapshotFilePaths } from "./snapshot-files.js";

/** The files of a tree that no class of the layout takes, of those with an extension that it could read, in path order. */
export async function unclassifiedFiles({ shown, gate }: Pick<CheckResult, "shown" | "gate">): Promise<string[]> {
  const { layout, isExcluded, files, baselinePath } = gate;
  const own = new Set([...files.keys(), ...snapshotFilePaths(layout), baselinePath]);
  return (await shown.entries())
    .map(({ path }) => path)
    .filter(
      (path) =>
        path.startsWith(layout.root) &&
        looksLikeMemory(path.slice(layout.root.length)) &&
        layout.classOf(path) === undefined &&
        !isExcluded(path) &&
        !own.has(path),
    );
}

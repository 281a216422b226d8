/** Files that look like memory and that nothing reads. */
import { isUnknownBesideIndex, looksLikeMemory, meantPlace } from "../../rules/path/unclassified-file.js";
import type { CheckResult } from "./check.js";
import { ownFilesOf } from "./snapshot-files.js";

export interface UnclassifiedFile {
  readonly path: string;
  /** The file or the folder that was probably meant. */
  readonly meant: string | undefined;
}

/**
 * The files of a tree that no class of the layout takes, or that stand beside the index, of those with an extension that it could read: those whose place is
 * nearly one of the layout's first, else in path order.
 */
export async function unclassifiedFiles({
  shown,
  gate,
  judgement,
}: Pick<CheckResult, "shown" | "gate" | "judgement">): Promise<UnclassifiedFile[]> {
  const { layout, isExcluded, problems } = gate;
  const own = new Set([...ownFilesOf(gate), ...problems.map(({ at }) => at.path)]);
  // Nearly all were read, and are listed in the same order.
  const read = judgement.memory.files.values();
  let next = read.next().value?.path;
  const found = (await shown.entries())
    .map(({ path }) => path)
    .filter((path) => {
      if (path === next) {
        next = read.next().value?.path;
        return false;
      }
      return (
        path.startsWith(layout.root) &&
        looksLikeMemory(path.slice(layout.root.length)) &&
        (layout.classOf(path) === undefined || isUnknownBesideIndex(path, layout)) &&
        !isExcluded(path) &&
        !own.has(path)
      );
    })
    .map((path) => ({ path, meant: meantPlace(path.slice(layout.root.length), layout) }));
  return [...found.filter(({ meant }) => meant !== undefined), ...found.filter(({ meant }) => meant === undefined)];
}

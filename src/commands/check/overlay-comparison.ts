/** Files laid over a tree as a change of it, to be judged as `check --base` judges a branch. */
import type { AddedContent, AddingCommit } from "../../memory/added-content.js";
import type { Comparison } from "../../memory/repository.js";
import type { Tree } from "../../memory/tree.js";

/** A file of the change, relative to the root of the trees. */
export interface OverlayFile {
  readonly path: string;
  /** Undefined for a file that goes. */
  readonly bytes: Uint8Array | undefined;
  /** What brings it, where that has a name of its own (`changeLabel`); the commit unless told. */
  readonly label?: string;
}

/**
 * @param base what the files are laid on: its gate counts.
 * @param judged the base with the files.
 * @param commit that would bring the files; its message is searched for secrets as they are.
 */
export function overlayComparison(
  base: Tree,
  judged: Tree,
  files: readonly OverlayFile[],
  commit: AddingCommit,
): Comparison {
  return {
    target: base,
    head: judged,
    judged,
    changeBase: base,
    mergeBase: base.commit ?? "",
    conflicts: [],
    added: () => addedBy(judged, files, commit),
  };
}

async function addedBy(judged: Tree, files: readonly OverlayFile[], commit: AddingCommit): Promise<AddedContent> {
  const entries = new Map((await judged.entries()).map((entry) => [entry.path, entry]));
  const added = files.flatMap(({ path, bytes, label = commit.id }) => {
    const entry = entries.get(path);
    if (!entry || !bytes) return [];
    return [{ blob: { oid: entry.oid, mode: entry.mode, places: [{ commit: label, path }] }, bytes }];
  });
  const bytesOf = new Map(added.map(({ blob, bytes }) => [blob.oid, bytes]));
  return {
    commits: [commit],
    blobs: added.map(({ blob }) => blob),
    read(blobs, visit) {
      for (const blob of blobs) visit(blob, bytesOf.get(blob.oid) ?? new Error("it is no file of the change"));
      return Promise.resolve();
    },
  };
}

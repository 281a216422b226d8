/** Lays files over a tree of the repository at hand, for commands that judge what would be. */
import type { OverlayFile } from "../commands/check/overlay-comparison.js";
import { overlayTree } from "../git/overlay-tree.js";
import type { GitRepository } from "../git/repository.js";
import type { PlainMode, Tree } from "../memory/tree.js";

/** With its mode: 100644 by default. */
type OverlaidFile = OverlayFile & { readonly mode?: PlainMode };

export function overlayOf({ format }: GitRepository): (base: Tree, files: readonly OverlaidFile[]) => Promise<Tree> {
  return (base, files) =>
    overlayTree(
      base,
      files.map(({ path, bytes, ...mode }) =>
        bytes ? { action: "upsert", path, bytes, ...mode } : { action: "delete", path },
      ),
      format,
    );
}

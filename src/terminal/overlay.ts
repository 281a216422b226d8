/** Lays files over a tree of the repository at hand, for commands that judge what would be. */
import { overlayTree } from "../git/overlay-tree.js";
import type { GitRepository } from "../git/repository.js";
import type { PlainMode, Tree } from "../memory/tree.js";

interface LaidFile {
  readonly path: string;
  /** Undefined for a file that goes. */
  readonly bytes: Uint8Array | undefined;
  /** 100644 unless told. */
  readonly mode?: PlainMode;
}

export function overlayOf({ format }: GitRepository): (base: Tree, files: readonly LaidFile[]) => Promise<Tree> {
  return (base, files) =>
    overlayTree(
      base,
      files.map(({ path, bytes, ...mode }) =>
        bytes ? { action: "upsert", path, bytes, ...mode } : { action: "delete", path },
      ),
      format,
    );
}

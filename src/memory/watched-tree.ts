/** A tree whose files somebody else sees as well when they are read. */
import type { StoredTree, Tree, TreeEntry } from "./tree.js";

type Visit = Parameters<Tree["read"]>[1];

export class WatchedTree implements Tree {
  readonly label: string;
  declare readonly commit?: string;
  declare readonly stored?: StoredTree;
  readonly #tree: Tree;
  readonly #watch: Visit;
  /** Files that were not shown yet. */
  readonly #left: Set<TreeEntry>;

  /** @param watch sees each of the files once, before whoever reads it first. */
  constructor(tree: Tree, files: readonly TreeEntry[], watch: Visit) {
    this.label = tree.label;
    if (tree.commit !== undefined) this.commit = tree.commit;
    if (tree.stored) this.stored = tree.stored;
    this.#tree = tree;
    this.#watch = watch;
    this.#left = new Set(files);
  }

  entries(): Promise<readonly TreeEntry[]> {
    return this.#tree.entries();
  }

  read(entries: readonly TreeEntry[], visit: Visit): Promise<void> {
    return this.#tree.read(entries, (entry, bytes) => {
      if (this.#left.delete(entry)) this.#watch(entry, bytes);
      visit(entry, bytes);
    });
  }

  /** @param onProgress is called now and then. */
  async readRest(onProgress?: (done: number, total: number) => void): Promise<void> {
    const rest = [...this.#left];
    let done = 0;
    await this.read(rest, () => {
      if (++done % 1000 === 0) onProgress?.(done, rest.length);
    });
  }
}

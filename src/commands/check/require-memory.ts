import type { Gate } from "../../load/gate.js";
import { NoMemoryError } from "../../memory/no-memory.js";
import { nameInSentence, type Tree } from "../../memory/tree.js";

/**
 * A check that looked at nothing must not read as one that passed.
 * @throws NoMemoryError where none of the trees holds a file of the layout.
 */
export async function requireMemory(trees: readonly Tree[], { layout, isExcluded }: Gate): Promise<void> {
  for (const tree of trees) {
    if ((await tree.entries()).some(({ path }) => layout.classOf(path) !== undefined && !isExcluded(path))) return;
  }
  const below = layout.root === "" ? "" : ` below the root "${layout.root}"`;
  throw new NoMemoryError(
    trees[0] ? nameInSentence(trees[0]) : "the tree",
    (where) => `No file of ${where}${below} belongs to the layout "${layout.name}", so there is nothing to check.`,
    "Check the folder, the layout and its root; `memory-steward init` starts a memory.",
  );
}

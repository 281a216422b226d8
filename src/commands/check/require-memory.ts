import type { Gate } from "../../load/gate.js";
import { NoMemoryError } from "../../memory/no-memory.js";
import { nameInSentence, type Tree } from "../../memory/tree.js";

/**
 * A check that looked at nothing must not read as one that passed.
 * @throws NoMemoryError where none of the trees holds a file of the layout.
 */
export async function requireMemory(trees: readonly Tree[], gate: Gate): Promise<void> {
  if (await hasMemory(trees, gate)) return;
  const { layout } = gate;
  const below = layout.root === "" ? "" : ` below the root "${layout.root}"`;
  throw new NoMemoryError(
    trees[0] ? nameInSentence(trees[0]) : "the tree",
    (where) => `No file of ${where}${below} belongs to the layout "${layout.name}", so there is nothing to check.`,
    "Check the folder, the layout and its root. A memory that has no record yet gets its first one by a pull request, for which `memory-steward update new` writes a draft; `memory-steward init` starts a company brain.",
  );
}

/** Whether one of the trees holds a file of the layout. */
export async function hasMemory(trees: readonly Tree[], { layout, isExcluded }: Gate): Promise<boolean> {
  for (const tree of trees) {
    if ((await tree.entries()).some(({ path }) => layout.classOf(path) !== undefined && !isExcluded(path))) return true;
  }
  return false;
}

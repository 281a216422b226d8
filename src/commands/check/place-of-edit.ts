/** Where a change edits a file of the gate. */
import { firstChange } from "../../load/compare/added-lines.js";
import type { Anchor } from "../../memory/place.js";
import { readFile, type Tree, type TreeEntry } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";

interface Side {
  readonly tree: Tree;
  /** Absent where the file is not there. */
  readonly entry: TreeEntry | undefined;
}

/** The first line that is not what it was; the file, where it came, went or cannot be read. */
export async function placeOfEdit(path: string, before: Side, after: Side): Promise<Anchor> {
  const [was, is] = [await bytesOf(before), await bytesOf(after)];
  if (!was || !is) return { path };
  const start = { line: firstChange(was, is), column: 1 };
  return { path, range: { start, end: start } };
}

async function bytesOf({ tree, entry }: Side): Promise<Uint8Array | undefined> {
  try {
    return entry && (await readFile(tree, entry));
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

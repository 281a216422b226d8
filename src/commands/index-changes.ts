/** What has to be written so that a tree holds its index, and nothing of an older one. */
import { blobId, formatOfId } from "../load/git-ids.js";
import { isIndexPath } from "../memory/index-paths.js";
import type { FileChange } from "../memory/forge.js";
import { comparePaths, type Tree } from "../memory/tree.js";
import type { MadeIndex } from "./make-index.js";

/** In path order, by paths from the root of the tree; empty where the tree holds the index as it should be. */
export async function indexChanges(tree: Tree, { files, root }: MadeIndex): Promise<readonly FileChange[]> {
  const entries = await tree.entries();
  const format = formatOfId(entries[0]?.oid ?? "");
  const present = new Map(entries.filter(({ path }) => isIndexPath(path, root)).map((entry) => [entry.path, entry]));
  const changes: FileChange[] = [];
  for (const [path, text] of files) {
    const bytes = Buffer.from(text);
    const entry = present.get(path);
    if (entry?.mode !== "100644" || entry.oid !== blobId(bytes, format)) changes.push({ path, bytes });
  }
  for (const path of present.keys()) if (!files.has(path)) changes.push({ path, bytes: undefined });
  return changes.sort((a, b) => comparePaths(a.path, b.path));
}

/** What has to be written so that a tree holds its index, and nothing of an older one. */
import { builtFrom } from "../../indexes/committed-index.js";
import { blobOid } from "../../load/git-ids.js";
import { INDEX_HEADER_PATH, isIndexPath } from "../../memory/index-paths.js";
import type { FileChange } from "../../memory/forge.js";
import { utcSeconds } from "../../memory/instant.js";
import { formatOfId } from "../../memory/object-format.js";
import { comparePaths, readFile, type Tree } from "../../memory/tree.js";
import { filesAt } from "../../memory/tree-lookup.js";
import { makeIndex, type MadeIndex } from "./make-index.js";

/**
 * In path order, by paths from the root of the tree; empty where the tree holds the index as it should be, or as it should
 * have been when the commit that it would name was not there yet.
 */
export async function indexChanges(tree: Tree, made: MadeIndex): Promise<readonly FileChange[]> {
  const changes = await changesTo(tree, made);
  if (changes.length === 0 || !made.others) return changes;
  const [header] = await filesAt(new Set([made.root + INDEX_HEADER_PATH]), tree);
  const named = header && builtFrom(await readFile(tree, header));
  if (!named) return changes;
  for (const input of await made.others(named)) {
    const { time, commit } = input.source;
    // The index says itself which of them it was made by, and is made again to see whether that is all it says.
    if (commit !== named.commit || utcSeconds(time) !== utcSeconds(named.time)) continue;
    if ((await changesTo(tree, await makeIndex(input))).length === 0) return [];
  }
  return changes;
}

async function changesTo(tree: Tree, { files, root }: MadeIndex): Promise<readonly FileChange[]> {
  const entries = await tree.entries();
  const format = formatOfId(entries[0]?.oid ?? "");
  const present = new Map(entries.filter(({ path }) => isIndexPath(path, root)).map((entry) => [entry.path, entry]));
  const changes: FileChange[] = [];
  for (const [path, text] of files) {
    const bytes = Buffer.from(text);
    const entry = present.get(path);
    if (entry?.mode !== "100644" || entry.oid !== blobOid(bytes, format)) changes.push({ path, bytes });
  }
  for (const path of present.keys()) if (!files.has(path)) changes.push({ path, bytes: undefined });
  return changes.sort((a, b) => comparePaths(a.path, b.path));
}

/** What has to be written so that a tree holds its index, and nothing of an older one. */
import { builtFrom } from "../../indexes/committed-index.js";
import { INDEX_HEADER_PATH, isIndexPath } from "../../memory/index-paths.js";
import type { FileChange } from "../../memory/forge.js";
import { utcSeconds } from "../../memory/instant.js";
import { comparePaths, readFile, type Tree } from "../../memory/tree.js";
import { filesAt } from "../../memory/tree-lookup.js";
import { makeIndex, type MadeIndex } from "./make-index.js";

/**
 * In path order, by paths from the root of the tree; empty where the tree holds the index as it should be, or as it should
 * have been when the commit that it would name was not there yet.
 */
export async function indexChanges(tree: Tree, made: MadeIndex): Promise<readonly FileChange[]> {
  return await changesBy((change) => change, tree, made);
}

/** Likewise, without what is to be written: of a large memory that may lack its index as a whole. */
export async function indexDifferences(
  tree: Tree,
  made: MadeIndex,
): Promise<readonly { readonly path: string; readonly isGone: boolean }[]> {
  return await changesBy(({ path, bytes }) => ({ path, isGone: !bytes }), tree, made);
}

/** @param keep what is held of each change. */
async function changesBy<Kept extends { readonly path: string }>(
  keep: (change: FileChange) => Kept,
  tree: Tree,
  made: MadeIndex,
): Promise<readonly Kept[]> {
  const changes: Kept[] = [];
  for await (const change of changesTo(tree, made)) changes.push(keep(change));
  if (changes.length === 0 || (await isAsOfOthers(tree, made))) return [];
  return changes.sort((a, b) => comparePaths(a.path, b.path));
}

async function isAsOfOthers(tree: Tree, made: MadeIndex): Promise<boolean> {
  if (!made.others) return false;
  const [header] = await filesAt(new Set([made.root + INDEX_HEADER_PATH]), tree);
  const named = header && builtFrom(await readFile(tree, header));
  if (!named) return false;
  for (const input of await made.others(named)) {
    const { time, commit } = input.source;
    // The index says itself which of them it was made by, and is made again to see whether that is all it says.
    if (commit !== named.commit || utcSeconds(time) !== utcSeconds(named.time)) continue;
    const { done } = await changesTo(tree, await makeIndex(input)).next();
    if (done === true) return true;
  }
  return false;
}

async function* changesTo(tree: Tree, made: MadeIndex): AsyncGenerator<FileChange> {
  const { root } = made;
  const entries = (await tree.entries()).filter(({ path }) => isIndexPath(path, root));
  const present = new Map(entries.map((entry) => [entry.path, entry]));
  for await (const { path, bytes, oid } of made.files()) {
    const entry = present.get(path);
    present.delete(path);
    if (entry?.mode !== "100644" || entry.oid !== oid) yield { path, bytes };
  }
  for (const path of present.keys()) yield { path, bytes: undefined };
}

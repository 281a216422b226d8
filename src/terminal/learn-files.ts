import { filesAt } from "../memory/tree-lookup.js";
import { isRegular, type Tree, type TreeEntry } from "../memory/tree.js";
import { learnFrom } from "./redaction.js";

/** Takes up the secrets of files of which something is shown. */
export async function learnFiles(tree: Tree, paths: Iterable<string>): Promise<void> {
  await learn(tree, await filesAt(new Set(paths), tree));
}

/** Likewise of the files that only one of two trees has. */
export async function learnChanges(before: Tree, after: Tree): Promise<void> {
  const [old, young] = [await before.entries(), await after.entries()];
  await learn(before, filesWithout(old, young));
  await learn(after, filesWithout(young, old));
}

function filesWithout(entries: readonly TreeEntry[], others: readonly TreeEntry[]): TreeEntry[] {
  const known = new Set(others.map(({ oid }) => oid));
  return entries.filter(({ mode, oid }) => isRegular(mode) && !known.has(oid));
}

/** @param files regular ones. */
async function learn(tree: Tree, files: readonly TreeEntry[]): Promise<void> {
  await tree.read(files, (_entry, bytes) => {
    if (!(bytes instanceof Error)) learnFrom(bytes);
  });
}

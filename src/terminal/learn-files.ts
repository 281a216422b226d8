import { filesAt } from "../memory/tree-lookup.js";
import { isRegular, type Tree, type TreeEntry } from "../memory/tree.js";
import { learnFrom } from "./redaction.js";

/** Takes up the secrets of files of which something is shown. */
export async function learnFiles(tree: Tree, paths: Iterable<string>): Promise<void> {
  await learn(tree, await filesAt(new Set(paths), tree));
}

/** Likewise of those that only one of two trees has. */
export async function learnChanges(before: Tree, after: Tree): Promise<void> {
  const [old, young] = [await before.entries(), await after.entries()];
  await learn(before, without(old, young));
  await learn(after, without(young, old));
}

function without(entries: readonly TreeEntry[], others: readonly TreeEntry[]): TreeEntry[] {
  const known = new Set(others.map(({ oid }) => oid));
  return entries.filter(({ oid }) => !known.has(oid));
}

async function learn(tree: Tree, entries: readonly TreeEntry[]): Promise<void> {
  await tree.read(
    entries.filter(({ mode }) => isRegular(mode)),
    (_entry, bytes) => {
      if (!(bytes instanceof Error)) learnFrom(bytes);
    },
  );
}

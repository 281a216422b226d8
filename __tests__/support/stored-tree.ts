/** A tree in memory that answers single questions as a tree stored in Git does. */
import { treeId } from "../../src/load/git-ids.js";
import { TreeLookup } from "../../src/memory/tree-lookup.js";
import {
  comparePaths,
  type FolderEntry,
  type StoredTree,
  type Tree,
  type TreeDifference,
} from "../../src/memory/tree.js";
import { treeOf } from "./check-files.js";

export function storedTreeOf(files: Parameters<typeof treeOf>[0], label?: string): Tree {
  const tree = treeOf(files, label);
  const lookup = new TreeLookup(tree);
  const stored: StoredTree = {
    async folder(path) {
      const entries: FolderEntry[] = [];
      for (const { name, mode, oid } of (await lookup.folder(path)).values()) {
        const id = mode === "040000" ? await treeId(lookup, path === "" ? name : `${path}/${name}`) : oid;
        entries.push({ name, mode, oid: id ?? "" });
      }
      return entries;
    },
    async differences(after) {
      const sides = {
        before: new Map<string, TreeDifference["before"]>(),
        after: new Map<string, TreeDifference["after"]>(),
      };
      for (const entry of await tree.entries()) sides.before.set(entry.path, entry);
      for (const entry of await after.entries()) sides.after.set(entry.path, entry);
      const paths = new Set([...sides.before.keys(), ...sides.after.keys()]);
      return [...paths].sort(comparePaths).flatMap((path): TreeDifference[] => {
        const before = sides.before.get(path);
        const is = sides.after.get(path);
        if (before?.oid === is?.oid && before?.mode === is?.mode) return [];
        return [{ path, ...(before && { before }), ...(is && { after: is }) }];
      });
    },
    isAmbiguous: () => Promise.resolve(false),
  };
  return {
    label: tree.label,
    stored,
    entries: () => tree.entries(),
    read: (entries, visit) => tree.read(entries, visit),
  };
}

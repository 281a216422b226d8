import { comparePaths, type TreeEntry } from "../memory/tree.js";

/** Sorts by path in place, at no cost where the order is right already: Git's order of bytes nearly always is. */
export function sortByPath<Entry extends TreeEntry>(entries: Entry[]): Entry[] {
  for (let i = 1; i < entries.length; i++) {
    const before = entries[i - 1];
    const entry = entries[i];
    if (before && entry && comparePaths(before.path, entry.path) > 0) {
      return entries.sort((a, b) => comparePaths(a.path, b.path));
    }
  }
  return entries;
}

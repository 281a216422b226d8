/** Digest of the sources of a tree (decision 5), and of the places of its generated files. */
import { createHash, type Hash } from "node:crypto";
import { taggedDigest } from "../memory/digest.js";
import { isIndexPath } from "../memory/index-paths.js";
import { FOLDER_MODE, type FolderEntry, type Tree } from "../memory/tree.js";
import { comparePaths } from "../memory/tree.js";
import { TreeLookup } from "../memory/tree-lookup.js";
import type { Gate } from "./gate.js";
import { treeId } from "./git-ids.js";

/**
 * `sha256:` over path, mode and blob id of every source file below the memory's root, in path order; generated and
 * excluded files are left out. A folder that holds sources alone counts as one line with the id that Git gives its tree,
 * which covers the same list: so the digest of a stored tree costs a few folders, however many files there are.
 */
export async function sourceDigest(tree: Tree, gate: Gate): Promise<string> {
  const { layout, isExcluded } = gate;
  const { isPure, isGenerated } = foldersOf(gate);
  const lookup = new TreeLookup(tree);
  const hash = createHash("sha256").update("memory-steward.source/v1\n");
  const add = async (folder: string): Promise<void> => {
    for (const { path, entry } of await sorted(lookup, folder)) {
      if (entry.mode !== FOLDER_MODE) {
        if (!isExcluded(path) && !layout.isGenerated(path)) addLine(hash, path, entry);
      } else if (isPure(path)) {
        const oid = entry.oid === "" ? await treeId(lookup, path) : entry.oid;
        if (oid !== undefined) addLine(hash, path, { mode: entry.mode, oid });
      } else if (!isGenerated(path) && !isIndexPath(path, layout.root)) {
        await add(path);
      }
    }
  };
  await add(withoutSlash(layout.root));
  return taggedDigest(hash);
}

/**
 * `sha256:` over path and mode of every file of the memory that is no source, in path order. Their contents play no
 * part: links lead to such files, and rules about paths look at their names.
 */
export async function generatedDigest(tree: Tree, gate: Gate): Promise<string> {
  const { layout, isExcluded } = gate;
  const { isPure, isGenerated } = foldersOf(gate);
  const lookup = new TreeLookup(tree);
  const hash = createHash("sha256").update("memory-steward.generated/v1\n");
  const add = async (folder: string, isBelow: boolean): Promise<void> => {
    for (const { path, entry } of await sorted(lookup, folder)) {
      if (entry.mode !== FOLDER_MODE) {
        if (!isExcluded(path) && (isBelow || layout.isGenerated(path)))
          addLine(hash, path, { mode: entry.mode, oid: "" });
      } else if (!isPure(path) && !isIndexPath(path, layout.root)) {
        await add(path, isBelow || isGenerated(path));
      }
    }
  };
  const top = withoutSlash(layout.root);
  await add(top, isGenerated(top));
  return taggedDigest(hash);
}

interface Folders {
  /** Whether a folder can hold sources alone. */
  readonly isPure: (folder: string) => boolean;
  /** Whether a folder is left out as a whole. */
  readonly isGenerated: (folder: string) => boolean;
}

function foldersOf({ layout, mayExcludeBelow }: Gate): Folders {
  const { root } = layout;
  const classes = [...layout.classes.values()];
  return {
    isPure: (folder) =>
      folder.length >= root.length - 1 &&
      !mayExcludeBelow(folder) &&
      !classes.some(({ generated, mayMatchBelow }) => generated && mayMatchBelow(folder.slice(root.length))),
    // Where all that may hold records there is generated, nothing else counts: a README among indexes is no source.
    isGenerated: (folder) => {
      if (!folder.startsWith(root)) return false;
      const below = folder.slice(root.length);
      const first = classes.find(
        ({ generated, records, mayMatchBelow }) => (generated || records !== "none") && mayMatchBelow(below),
      );
      return first?.generated === true && first.matchesAllBelow(below);
    },
  };
}

async function sorted(lookup: TreeLookup, folder: string) {
  return [...(await lookup.folder(folder)).values()]
    .sort((a, b) => comparePaths(a.name, b.name))
    .map((entry) => ({ path: folder === "" ? entry.name : `${folder}/${entry.name}`, entry }));
}

function addLine(hash: Hash, path: string, { mode, oid }: Pick<FolderEntry, "mode" | "oid">): void {
  hash.update(`${path}\0${mode}\0${oid}\n`);
}

function withoutSlash(root: string): string {
  return root.replace(/\/$/, "");
}

/** Digest of the files below `indexes/` (decision 5). */
import { createHash } from "node:crypto";
import { taggedDigest } from "../memory/digest.js";
import { FOLDER_MODE, type Tree } from "../memory/tree.js";
import { TreeLookup } from "../memory/tree-lookup.js";
import { treeId } from "./git-ids.js";

const FOLDER = "indexes";

/**
 * `sha256:` over the id that Git gives the folder, which covers paths, modes and contents.
 * @param root of the memory, empty or with a slash at its end.
 * @returns null where there is no such folder.
 */
export async function indexDigest(tree: Tree, root: string): Promise<string | null> {
  const lookup = new TreeLookup(tree);
  const folder = (await lookup.folder(root.replace(/\/$/, ""))).get(FOLDER);
  if (folder?.mode !== FOLDER_MODE) return null;
  const oid = folder.oid === "" ? await treeId(lookup, root + FOLDER) : folder.oid;
  return taggedDigest(createHash("sha256").update(`memory-steward.index/v1\n${oid ?? ""}\n`));
}

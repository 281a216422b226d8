/** The paths of a tree, by its objects: for the few folders of a small memory, where `git ls-tree` would cost a process. */
import type { ObjectFormat } from "../memory/object-format.js";
import { FOLDER_MODE, type TreeEntry } from "../memory/tree.js";
import type { ObjectReader } from "./object-reader.js";
import { sortByPath } from "./sort-by-path.js";
import { isAmbiguousTree, parseTree } from "./tree-object.js";

/** Beyond so many folders, or so many bytes of them, a process is the cheaper way. */
const MAX_FOLDERS = 64;
const MAX_BYTES = 256 * 1024;
/** Asked for at once: each may turn out to be of many megabytes, which are read to be dropped. */
const FOLDERS_AT_ONCE = 4;

interface Folder {
  /** Ends with a slash, or is empty. */
  readonly path: string;
  /** Name of its tree object. */
  readonly object: string;
}

/**
 * @param root name of a tree object.
 * @returns entries sorted by path; undefined where `git ls-tree` has to be asked: there is too much, or something that only
 * Git's own words describe.
 */
export async function pathsOfTree(
  reader: ObjectReader,
  format: ObjectFormat,
  root: string,
): Promise<TreeEntry[] | undefined> {
  const folders: Folder[] = [{ path: "", object: root }];
  const found: TreeEntry[] = [];
  let bytes = 0;
  for (let done = 0; done < folders.length;) {
    const some = folders.slice(done, done + FOLDERS_AT_ONCE);
    const trees = await Promise.all(some.map(({ object }) => smallTree(reader, object)));
    for (const [index, tree] of trees.entries()) {
      if (tree === undefined || (bytes += tree.length) > MAX_BYTES || isAmbiguousTree(tree, format)) return undefined;
      for (const { name, mode, oid, undecodable } of parseTree(tree, format)) {
        if (mode === "special" || undecodable === true) return undefined;
        const path = `${some[index]?.path}${name}`;
        if (mode === FOLDER_MODE) folders.push({ path: `${path}/`, object: oid });
        else found.push({ path, mode, oid });
      }
    }
    if (folders.length > MAX_FOLDERS) return undefined;
    done += some.length;
  }
  return sortByPath(found);
}

/** Dropped here, a large one is gone before the next one comes. */
async function smallTree(reader: ObjectReader, name: string): Promise<Buffer | undefined> {
  const object = await reader.read(name).catch(() => undefined);
  return object?.type === "tree" && object.bytes.length <= MAX_BYTES ? object.bytes : undefined;
}

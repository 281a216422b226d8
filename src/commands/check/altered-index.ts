/** What stands beside the header of an index, and is not what was written with it. */
import { parseIndexHeader } from "../../indexes/index-header.js";
import { treeId } from "../../load/git-ids.js";
import { BOUND_PATHS, INDEX_FOLDER, INDEX_HEADER_PATH, isIndexPath, mayBeIndexFile } from "../../memory/index-paths.js";
import { firstFrom, FOLDER_MODE, readFile, type Tree, type TreeEntry } from "../../memory/tree.js";
import { parentOf, TreeLookup, fileNameOf } from "../../memory/tree-lookup.js";
import type { GeneratedFile } from "../../rules/rule.js";

/** A person needs to see that files are there, not each of them. */
const MAX_STRAYS = 20;

export interface AlteredIndex {
  /** Files that no index has, and those that this one is made without; the first of them. */
  readonly strays: readonly GeneratedFile[];
  /** Whether files of it are not as they were written. */
  readonly differs: boolean;
}

const UNALTERED: AlteredIndex = { strays: [], differs: false };

/** @param root of the memory in the tree, empty or ending with a slash. */
export async function alteredIndex(tree: Tree, root: string): Promise<AlteredIndex> {
  const lookup = new TreeLookup(tree);
  if ((await lookup.folder(root + INDEX_FOLDER)).size === 0) return UNALTERED;
  const header = await lookup.file(root + INDEX_HEADER_PATH);
  const parsed = header && parseIndexHeader(new TextDecoder().decode(await readFile(tree, header)));
  // What an index of another version binds is not known.
  const isBound = parsed !== undefined || header === undefined;
  const changed: { readonly path: string; readonly isPart: boolean }[] = [];
  for (const path of isBound ? BOUND_PATHS : []) {
    const id = idIn(parsed?.contents ?? {}, path.slice(INDEX_FOLDER.length + 1));
    if (!(await isAsBound(lookup, root + path, id))) changed.push({ path: root + path, isPart: id !== undefined });
  }
  if (isBound && changed.length === 0 && tree.readsForIds !== true) return UNALTERED;
  const strays: GeneratedFile[] = [];
  const explained = new Set<string>();
  for (const { path } of (await tree.entries()).filter((entry) => isStray(entry, root))) {
    const part = changed.find((one) => path === one.path || path.startsWith(`${one.path}/`));
    const isNamed = !mayBeIndexFile(path, root);
    // Of the folders alone: the report may stand without a header.
    if (!isNamed && (!part || part.isPart || part.path === path)) continue;
    if (part) explained.add(part.path);
    strays.push({ path, stray: isNamed ? "named" : "unbound" });
  }
  const differs = header !== undefined && changed.some(({ path, isPart }) => isPart && !explained.has(path));
  return { strays: strays.slice(0, MAX_STRAYS), differs };
}

/** A repository within this one is told of by its own name. */
function isStray({ path, mode }: TreeEntry, root: string): boolean {
  return mode !== "160000" && isIndexPath(path, root) && path !== root + INDEX_HEADER_PATH;
}

function idIn(contents: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(contents, name) ? contents[name] : undefined;
}

async function isAsBound(lookup: TreeLookup, path: string, id: string | undefined): Promise<boolean> {
  const found = (await lookup.folder(parentOf(path))).get(fileNameOf(path));
  if (found?.mode !== FOLDER_MODE || found.oid !== "") return found?.oid === id;
  if (!(await hasKnownIds(lookup.tree, path))) return id !== undefined;
  return (await treeId(lookup, path)) === id;
}

/** Files of a folder that may be read to tell its id. */
const MAX_READ = 200;

/**
 * Whether a folder's id can be told without reading all of it. In a working directory Git knows the ids of tracked files, and
 * reads what was changed; where it knows too few, only that the folder is there counts.
 */
async function hasKnownIds(tree: Tree, folder: string): Promise<boolean> {
  if (tree.readsForIds !== true) return true;
  const entries = await tree.entries();
  let unknown = 0;
  for (let index = firstFrom(entries, `${folder}/`); ; index++) {
    const entry = entries[index];
    if (entry?.path.startsWith(`${folder}/`) !== true) return true;
    if (entry.indexOid === undefined && ++unknown > MAX_READ) return false;
  }
}

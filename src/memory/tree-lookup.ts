/** Single entries of a tree, found without listing all of it where the tree is stored (`StoredTree`). */
import {
  comparePaths,
  firstFrom,
  FOLDER_MODE,
  type FolderEntry,
  isRegular,
  readFile,
  type Tree,
  type TreeEntry,
} from "./tree.js";

type Folder = ReadonlyMap<string, FolderEntry>;

export class TreeLookup {
  readonly tree: Tree;
  readonly #known = new Map<string, Folder>();

  constructor(tree: Tree) {
    this.tree = tree;
  }

  /** @param path `a/b`, or empty for the root. */
  async folder(path: string): Promise<Folder> {
    const known = this.#known.get(path);
    if (known) return known;
    const folder = await this.#read(path);
    this.#known.set(path, folder);
    return folder;
  }

  /** A file, link or submodule; undefined where nothing or a folder stands there. */
  async entry(path: string): Promise<TreeEntry | undefined> {
    const folder = await this.folder(parentOf(path));
    const found = folder.get(fileNameOf(path));
    return found && asEntry(path, found);
  }

  async file(path: string): Promise<TreeEntry | undefined> {
    const entry = await this.entry(path);
    return entry && isRegular(entry.mode) ? entry : undefined;
  }

  async #read(path: string): Promise<Folder> {
    const { stored } = this.tree;
    if (stored) return new Map((await stored.folder(path)).map((entry) => [entry.name, entry]));
    return listFolder(path, await this.tree.entries());
  }
}

/** Beyond so many paths a list costs less than single questions. */
const MAX_SINGLE_LOOKUPS = 1000;

/** The regular files that stand at some paths, in path order. */
export async function filesAt(paths: ReadonlySet<string>, tree: Tree): Promise<TreeEntry[]> {
  if (tree.stored && paths.size <= MAX_SINGLE_LOOKUPS) {
    const lookup = new TreeLookup(tree);
    const found = await Promise.all([...paths].sort(comparePaths).map((path) => lookup.file(path)));
    return found.filter((entry) => entry !== undefined);
  }
  return (await tree.entries()).filter(({ path, mode }) => isRegular(mode) && paths.has(path));
}

/**
 * What the regular files say that stand at some paths.
 * @throws UserError where one cannot be read.
 */
export async function contentsAt(paths: ReadonlySet<string>, tree: Tree): Promise<Map<string, Uint8Array>> {
  const result = new Map<string, Uint8Array>();
  for (const entry of await filesAt(paths, tree)) result.set(entry.path, await readFile(tree, entry));
  return result;
}

export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

/** What stands behind the last slash of a path. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function asEntry(path: string, found: FolderEntry): TreeEntry | undefined {
  if (found instanceof ListedEntry) return found.entry;
  const { mode, oid, undecodable } = found;
  if (mode === FOLDER_MODE) return undefined;
  return undecodable ? { path, mode, oid, undecodable } : { path, mode, oid };
}

/**
 * Folders have no id of their own in a list: theirs is empty. Ids of files may be computed, so they are asked for late.
 */
function listFolder(path: string, entries: readonly TreeEntry[]): Folder {
  const prefix = path === "" ? "" : `${path}/`;
  const folder = new Map<string, FolderEntry>();
  for (let index = firstFrom(entries, prefix); index < entries.length;) {
    const entry = entries[index];
    if (entry?.path.startsWith(prefix) !== true) break;
    const slash = entry.path.indexOf("/", prefix.length);
    if (slash === -1) {
      const listed = new ListedEntry(entry);
      // A tree that Git would not have written may list a path twice.
      if (isRegular(listed.mode) || !folder.has(listed.name)) folder.set(listed.name, listed);
      index++;
    } else {
      const name = entry.path.slice(prefix.length, slash);
      if (!folder.has(name)) folder.set(name, { name, mode: FOLDER_MODE, oid: "" });
      // The character that follows the slash: behind everything in that folder.
      index = firstFrom(entries, `${prefix}${name}0`);
    }
  }
  return folder;
}

class ListedEntry implements FolderEntry {
  readonly name: string;
  readonly mode: TreeEntry["mode"];
  readonly undecodable?: true;
  readonly entry: TreeEntry;

  constructor(entry: TreeEntry) {
    this.name = fileNameOf(entry.path);
    this.mode = entry.mode;
    if (entry.undecodable) this.undecodable = true;
    this.entry = entry;
  }

  get oid(): string {
    return this.entry.oid;
  }
}

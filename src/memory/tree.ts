/**
 * A tree is a value: a list of paths with modes and blob ids, and a way to read blobs.
 * A commit, the working directory and an overlay of changes are three implementations
 * (architecture, "a tree is a value").
 */
import { compareTexts } from "./compare-texts.js";
import { UserError } from "./user-error.js";

/** Git's modes of files whose bytes are their own: plain ones, and those that may be run. */
export type PlainMode = "100644" | "100755";

/** Git file modes, plus `special` for what Git cannot store (sockets, devices, fifos). */
export type FileMode = PlainMode | "120000" | "160000" | "special";

/** Git's mode of a folder. */
export const FOLDER_MODE = "040000";

export interface TreeEntry {
  /** Relative to the root of the tree, `/`-separated, never starting with `/`. */
  readonly path: string;
  readonly mode: FileMode;
  /** Blob object id in hex: the cache key of everything derived from the bytes. May be computed on first access. */
  readonly oid: string;
  /** In a working directory, the id that Git's index has: that of the file, unless it was changed since. */
  readonly indexOid?: string | undefined;
  /** Size in bytes where the listing knows it. */
  readonly size?: number;
  /** True where the path in Git is not valid UTF-8; `path` then holds U+FFFD in place of the bad bytes. */
  readonly undecodable?: boolean;
  /** The path as it is, where it is not valid UTF-8 and the listing was one of a working directory that Git knows. */
  readonly rawPath?: Uint8Array;
}

/** What stands directly in a folder: a file, or a folder with Git's id of its tree. */
export interface FolderEntry {
  readonly name: string;
  readonly mode: FileMode | typeof FOLDER_MODE;
  readonly oid: string;
  /** As in `TreeEntry`. */
  readonly undecodable?: true;
}

/** A path that is not the same in two trees; the side that lacks it is absent. */
export interface TreeDifference {
  readonly path: string;
  readonly before?: TreeEntry;
  readonly after?: TreeEntry;
}

/** What a tree that Git stores can tell without listing all of it. */
export interface StoredTree {
  /** @param path a folder from the root, `a/b`, or empty for the root; empty where there is no such folder. */
  folder(path: string): Promise<readonly FolderEntry[]>;
  /** In path order. Undefined where the other tree is not stored in the same place. */
  differences(after: Tree): Promise<readonly TreeDifference[] | undefined>;
  /**
   * Whether one of the folders, one that was read so far, or one above them is none that Git writes, since it lists a name
   * twice, say. What is asked by path is then not all that `entries` tells. The root is always looked at.
   */
  isAmbiguous(folders: ReadonlySet<string>): Promise<boolean>;
}

export interface Tree {
  /** What a person calls this tree: a short commit id, `working directory`. */
  readonly label: string;
  /** Full commit id, where the tree is exactly a commit. */
  readonly commit?: string;
  /** Whether the ids of files are made by reading them, as in a working directory. */
  readonly readsForIds?: true;
  /** All entries below the root, sorted by path (UTF-16 code unit order), symlinks and submodules included. */
  entries(): Promise<readonly TreeEntry[]>;
  /**
   * Reads regular files in the order given. `bytes` is only valid during the call of `visit`: implementations may
   * reuse the buffer (to keep it, copy with `new Uint8Array(bytes)`: `slice` of a Buffer is a view). A file that cannot be read is passed as an `Error`. Never follows a symlink.
   */
  read(entries: readonly TreeEntry[], visit: (entry: TreeEntry, bytes: Uint8Array | Error) => void): Promise<void>;
  /** Absent on trees that are known by their list alone. */
  readonly stored?: StoredTree;
}

/** True for a mode whose bytes are a file of their own (not a symlink, submodule or device). */
export function isRegular(mode: FileMode): mode is PlainMode {
  return mode === "100644" || mode === "100755";
}

/** What a sentence calls a tree: `the working directory`, or a commit by its name. */
export function nameInSentence({ label }: Tree): string {
  return isUncommitted(label) ? `the ${label}` : label;
}

/** Labels of what is no commit yet: the files on disk, and what `git commit` would take. */
export const WORKING_DIRECTORY = "working directory";
export const STAGED_FILES = "staged files";
export type Uncommitted = typeof WORKING_DIRECTORY | typeof STAGED_FILES;

/** @param label of a tree, or the id of a commit. */
export function isUncommitted(label: string): label is Uncommitted {
  return label === WORKING_DIRECTORY || label === STAGED_FILES;
}

/** What a person calls an entry that is no plain file. */
export const ENTRY_NAMES: Readonly<Record<Exclude<FileMode, PlainMode>, string>> = {
  "120000": "a symbolic link",
  "160000": "a submodule",
  special: "neither a file nor a folder",
};

/** Order of paths everywhere. */
export const comparePaths = compareTexts;

/**
 * Index of the first entry whose path is not before a path, in entries as a tree lists them.
 * @param low from which it is known to stand.
 */
export function firstFrom(entries: readonly TreeEntry[], path: string, low = 0): number {
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (comparePaths(entries[middle]?.path ?? "", path) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether a path is an entry or a folder above one, in entries as a tree lists them. The root is a folder. */
export function hasPath(entries: readonly TreeEntry[], path: string): boolean {
  const plain = path.replace(/\/$/, "");
  if (plain === "" || entries[firstFrom(entries, plain)]?.path === plain) return true;
  const folder = `${plain}/`;
  return entries[firstFrom(entries, folder)]?.path.startsWith(folder) === true;
}

/**
 * Reads one file whole, as a copy that stays valid.
 * @throws UserError where it cannot be read: it is too large, broken, or may not be opened.
 */
export async function readFile(tree: Tree, entry: TreeEntry): Promise<Uint8Array> {
  let result: Uint8Array | Error | undefined;
  await tree.read([entry], (_, bytes) => {
    result = bytes instanceof Error ? bytes : new Uint8Array(bytes);
  });
  if (result === undefined) throw new Error(`tree ${tree.label} did not deliver ${entry.path}`);
  if (result instanceof UserError) throw result;
  if (result instanceof Error) {
    throw new UserError(
      `${JSON.stringify(entry.path)} of ${nameInSentence(tree)} cannot be read: ${result.message}.`,
      "Mend the file, or what keeps it from being read",
    );
  }
  return result;
}

/** A file that is not yet in a tree, where it is more than its bytes. */
export interface MemoryFile {
  /** UTF-8 text, raw bytes, the target of a symlink, or why the file cannot be read. */
  readonly content: string | Uint8Array | Error;
  readonly mode?: FileMode;
  readonly undecodable?: true;
}

/**
 * A tree is a value: a list of paths with modes and blob ids, and a way to read blobs.
 * A commit, the working directory and an overlay of changes are three implementations
 * (architecture, "a tree is a value").
 */

/** Git file modes, plus `special` for what Git cannot store (sockets, devices, fifos). */
export type FileMode = "100644" | "100755" | "120000" | "160000" | "special";

export interface TreeEntry {
  /** Relative to the root of the tree, `/`-separated, never starting with `/`. */
  readonly path: string;
  readonly mode: FileMode;
  /** Blob object id in hex: the cache key of everything derived from the bytes. May be computed on first access. */
  readonly oid: string;
  /** Size in bytes where the listing knows it. */
  readonly size?: number;
  /** True where the path in Git is not valid UTF-8; `path` then holds U+FFFD in place of the bad bytes. */
  readonly undecodable?: boolean;
}

export interface Tree {
  /** What a person calls this tree: a short commit id, `working directory`. */
  readonly label: string;
  /** Full commit id, where the tree is exactly a commit. */
  readonly commit?: string;
  /** All entries below the root, sorted by path (UTF-16 code unit order), symlinks and submodules included. */
  entries(): Promise<readonly TreeEntry[]>;
  /**
   * Reads regular files in the order given. `bytes` is only valid during the call of `visit`: implementations may
   * reuse the buffer. A file that cannot be read is passed as an `Error`. Never follows a symlink.
   */
  read(entries: readonly TreeEntry[], visit: (entry: TreeEntry, bytes: Uint8Array | Error) => void): Promise<void>;
}

/** True for a mode whose bytes are a file of their own (not a symlink, submodule or device). */
export function isRegular(mode: FileMode): boolean {
  return mode === "100644" || mode === "100755";
}

/** Order of paths everywhere: by UTF-16 code units, independent of locale. */
export function comparePaths(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Reads one file whole, as a copy that stays valid. */
export async function readFile(tree: Tree, entry: TreeEntry): Promise<Uint8Array> {
  let result: Uint8Array | Error | undefined;
  await tree.read([entry], (_, bytes) => {
    result = bytes instanceof Error ? bytes : bytes.slice();
  });
  if (result === undefined) throw new Error(`tree ${tree.label} did not deliver ${entry.path}`);
  if (result instanceof Error) throw result;
  return result;
}

/** A tree held in memory, for overlays, examples and tests. Content is UTF-8 text or raw bytes. */
export class MemoryTree implements Tree {
  readonly label: string;
  readonly #files: ReadonlyMap<string, Uint8Array>;
  readonly #hash: (bytes: Uint8Array) => string;

  constructor(
    files: Readonly<Record<string, string | Uint8Array>>,
    hash: (bytes: Uint8Array) => string,
    label = "memory",
  ) {
    const encoder = new TextEncoder();
    this.#files = new Map(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? encoder.encode(content) : content,
      ]),
    );
    this.#hash = hash;
    this.label = label;
  }

  entries(): Promise<readonly TreeEntry[]> {
    const list = [...this.#files].map(([path, bytes]): TreeEntry => ({
      path,
      mode: "100644",
      oid: this.#hash(bytes),
      size: bytes.length,
    }));
    return Promise.resolve(list.sort((a, b) => comparePaths(a.path, b.path)));
  }

  read(entries: readonly TreeEntry[], visit: (entry: TreeEntry, bytes: Uint8Array | Error) => void): Promise<void> {
    for (const entry of entries) {
      visit(entry, this.#files.get(entry.path) ?? new Error(`no file ${entry.path}`));
    }
    return Promise.resolve();
  }
}

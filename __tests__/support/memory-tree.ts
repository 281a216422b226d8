/** A tree without a repository, for tests and for what is measured and drawn. */
import { blobOid } from "../../src/load/git-ids.js";
import { comparePaths, type MemoryFile, type Tree, type TreeEntry } from "../../src/memory/tree.js";

/** A tree held in memory. */
export class MemoryTree implements Tree {
  readonly label: string;
  readonly #contents = new Map<string, Uint8Array | Error>();
  readonly #entries: readonly TreeEntry[];

  constructor(files: Readonly<Record<string, string | Uint8Array | MemoryFile>>, label = "memory") {
    this.label = label;
    const encoder = new TextEncoder();
    const entries: TreeEntry[] = [];
    for (const [path, file] of Object.entries(files)) {
      const { content, mode = "100644", undecodable } = isPlain(file) ? { content: file } : file;
      const bytes = typeof content === "string" ? encoder.encode(content) : content;
      this.#contents.set(path, bytes);
      const known = bytes instanceof Error ? encoder.encode(bytes.message) : bytes;
      const size = bytes instanceof Error ? {} : { size: bytes.length };
      entries.push({ path, mode, oid: blobOid(known, "sha1"), ...size, ...(undecodable && { undecodable }) });
    }
    this.#entries = entries.sort((a, b) => comparePaths(a.path, b.path));
  }

  entries(): Promise<readonly TreeEntry[]> {
    return Promise.resolve(this.#entries);
  }

  read(entries: readonly TreeEntry[], visit: (entry: TreeEntry, bytes: Uint8Array | Error) => void): Promise<void> {
    for (const entry of entries) {
      visit(entry, this.#contents.get(entry.path) ?? new Error(`no file ${entry.path}`));
    }
    return Promise.resolve();
  }
}

function isPlain(file: string | Uint8Array | MemoryFile): file is string | Uint8Array {
  return typeof file === "string" || file instanceof Uint8Array;
}

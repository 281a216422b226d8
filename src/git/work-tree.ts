import { readlinkSync } from "node:fs";
import { isRegular, type FileMode, type Tree, type TreeEntry } from "../memory/tree.js";
import { blobOid, nullOid, type ObjectFormat } from "./blob-oid.js";
import { FileReader } from "./file-reader.js";
import { sortByPath } from "./sorted.js";
import type { FoundFile, WorkFiles } from "./work-files.js";

/**
 * The working directory below a root, as its files are on disk, listed when first asked for. The executable bit of a
 * tracked file is the index's. Ids are Git's own for files that the index vouches for, so a file that Git converts on
 * checkout (line ends, filters) has the id of what Git stores; other files have the id of their bytes as they are, and
 * what cannot be read has the id of zeros.
 */
export class WorkTree implements Tree {
  readonly label = "working directory";
  readonly #root: string;
  readonly #format: ObjectFormat;
  readonly #files: WorkFiles;
  #entries: Promise<readonly TreeEntry[]> | undefined;
  // Apart from the readers of `read`: an id may be asked for while a visitor still holds their buffer.
  #hasher: FileReader | undefined;

  /** @param root absolute path. */
  constructor(root: string, format: ObjectFormat, files: WorkFiles) {
    this.#root = root;
    this.#format = format;
    this.#files = files;
  }

  entries(): Promise<readonly TreeEntry[]> {
    this.#entries ??= this.#list();
    return this.#entries;
  }

  read(entries: readonly TreeEntry[], visit: (entry: TreeEntry, bytes: Uint8Array | Error) => void): Promise<void> {
    return new Promise((resolve) => {
      const reader = new FileReader(this.#root);
      for (const entry of entries) {
        if (entry.undecodable === true) visit(entry, new Error("its path is not valid UTF-8"));
        else if (!isRegular(entry.mode)) visit(entry, new Error("it is not a regular file"));
        else visit(entry, reader.read(entry.path));
      }
      resolve();
    });
  }

  async #list(): Promise<readonly TreeEntry[]> {
    const oidOf = (entry: WorkEntry) => this.#oidOf(entry);
    const entries: WorkEntry[] = [];
    await this.#files.list((file) => entries.push(new WorkEntry(file, oidOf)));
    return sortByPath(entries);
  }

  #oidOf({ path, mode, indexOid, undecodable }: WorkEntry): string {
    if (indexOid !== undefined && !this.#files.changed().has(path)) return indexOid;
    const bytes = undecodable === true ? undefined : this.#bytesOf(path, mode);
    return bytes === undefined ? nullOid(this.#format) : blobOid(bytes, this.#format);
  }

  /** The bytes that Git would store; undefined where they cannot be had. */
  #bytesOf(path: string, mode: FileMode): Uint8Array | undefined {
    if (isRegular(mode)) {
      this.#hasher ??= new FileReader(this.#root);
      const bytes = this.#hasher.read(path);
      return bytes instanceof Error ? undefined : bytes;
    }
    if (mode !== "120000") return undefined;
    try {
      return readlinkSync(`${this.#root}/${path}`, "buffer");
    } catch {
      return undefined;
    }
  }
}

class WorkEntry implements TreeEntry {
  readonly path: string;
  readonly mode: FileMode;
  // Declared alone: few have them, and there may be a million entries.
  declare readonly size?: number;
  declare readonly undecodable?: true;
  readonly indexOid: string | undefined;
  /** The id once it is known; before that, how to find it. */
  #oid: string | ((entry: WorkEntry) => string);

  constructor(file: FoundFile, oidOf: (entry: WorkEntry) => string) {
    this.path = file.path;
    this.mode = file.mode;
    this.indexOid = file.indexOid;
    if (file.size !== undefined) this.size = file.size;
    if (file.undecodable) this.undecodable = true;
    this.#oid = oidOf;
  }

  get oid(): string {
    if (typeof this.#oid !== "string") this.#oid = this.#oid(this);
    return this.#oid;
  }
}

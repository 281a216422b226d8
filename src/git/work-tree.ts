import { readlinkSync } from "node:fs";
import { isRegular, type FileMode, type Tree, type TreeEntry } from "../memory/tree.js";
import { blobOid, nullOid, type ObjectFormat } from "./blob-oid.js";
import { FileReader } from "./file-reader.js";
import { sortByPath } from "./sorted.js";
import type { FoundFile, WorkFiles } from "./work-files.js";

type Visit = (entry: TreeEntry, bytes: Uint8Array | Error) => void;

/** Reads blobs in the order given, as `catBlobs` does. */
type ReadObjects = (
  oids: readonly string[],
  visit: (index: number, bytes: Uint8Array | Error) => void,
) => Promise<void>;

/**
 * The working directory below a root, as its files are on disk, listed when first asked for. The executable bit of a
 * tracked file is the index's. Ids are Git's own for files that the index vouches for, so a file that Git converts on
 * checkout (line ends, filters) has the id of what Git stores; other files have the id of their bytes as they are, and
 * what cannot be read has the id of zeros. A file that Git was told to leave out of the working directory, as in a sparse
 * checkout, is what the index has: its bytes come from the objects.
 */
export class WorkTree implements Tree {
  readonly label = "working directory";
  readonly #root: string;
  readonly #format: ObjectFormat;
  readonly #files: WorkFiles;
  readonly #readObjects: ReadObjects | undefined;
  /** Paths of files that are not there, with their ids; known once they are listed. */
  readonly #leftOut = new Map<string, string>();
  #entries: Promise<readonly TreeEntry[]> | undefined;
  // Apart from the readers of `read`: an id may be asked for while a visitor still holds their buffer.
  #hasher: FileReader | undefined;

  /**
   * @param root absolute path.
   * @param readObjects for files that are left out; where there is no Git there are none.
   */
  constructor(root: string, format: ObjectFormat, files: WorkFiles, readObjects?: ReadObjects) {
    this.#root = root;
    this.#format = format;
    this.#files = files;
    this.#readObjects = readObjects;
  }

  entries(): Promise<readonly TreeEntry[]> {
    this.#entries ??= this.#list();
    return this.#entries;
  }

  async read(entries: readonly TreeEntry[], visit: Visit): Promise<void> {
    const reader = new FileReader(this.#root);
    const fromDisk = (from: number, to: number) => {
      for (const entry of from === 0 && to === entries.length ? entries : entries.slice(from, to)) {
        if (entry.undecodable === true) visit(entry, new Error("its path is not valid UTF-8"));
        else if (!isRegular(entry.mode)) visit(entry, new Error("it is not a regular file"));
        else visit(entry, reader.read(entry.path));
      }
    };
    const absent = this.#absent(entries);
    let next = 0;
    if (absent.length > 0) {
      const oids = absent.map(({ oid }) => oid);
      await this.#readObjects?.(oids, (index, bytes) => {
        const { entry, position } = absent[index] ?? {};
        if (entry === undefined || position === undefined) return;
        // Those between the blobs are visited in their turn.
        fromDisk(next, position);
        next = position + 1;
        visit(entry, bytes);
      });
    }
    fromDisk(next, entries.length);
  }

  /** Those whose bytes are among the objects alone, with where they stand in the list. */
  #absent(entries: readonly TreeEntry[]): { entry: TreeEntry; position: number; oid: string }[] {
    if (this.#leftOut.size === 0) return [];
    return entries.flatMap((entry, position) => {
      const oid = entry.undecodable === true || !isRegular(entry.mode) ? undefined : this.#leftOut.get(entry.path);
      return oid === undefined ? [] : [{ entry, position, oid }];
    });
  }

  async #list(): Promise<readonly TreeEntry[]> {
    const oidOf = (entry: WorkEntry) => this.#oidOf(entry);
    const entries: WorkEntry[] = [];
    await this.#files.list((file) => {
      if (file.leftOut && file.indexOid !== undefined) this.#leftOut.set(file.path, file.indexOid);
      entries.push(new WorkEntry(file, oidOf));
    });
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

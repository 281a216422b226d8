import { readlinkSync } from "node:fs";
import type { ObjectFormat } from "../memory/object-format.js";
import { isRegular, type FileMode, type Tree, type TreeEntry } from "../memory/tree.js";
import { blobOid, nullOid } from "./blob-oid.js";
import { BURST_FILES, FileReader } from "./file-reader.js";
import { sortByPath } from "./sort-by-path.js";
import type { FoundFile, WorkFiles } from "./work-files.js";

type Visit = (entry: TreeEntry, bytes: Uint8Array | Error) => void;

export interface WorkTreeOptions {
  /** For files that are left out, or read as stored; where there is no Git there are none. */
  readonly readObjects?: ReadObjects;
  /** Gives the bytes that Git stores instead of those on disk. */
  readonly asStored?: boolean;
  /** Where a part of the files is read: their bytes tell most ids, which spares Git a look at all files. */
  readonly isPartial?: boolean;
}

/** What may be read for ids alone before Git is asked: so many bytes, and each file counts for some more. */
const BYTES_FOR_IDS = 8 * 1024 * 1024;
const BYTES_A_FILE = 64 * 1024;

/** So many files are looked through at once for those whose stored bytes are others, when there was one. */
const FILES_AT_ONCE = 2000;

/** Reads blobs in the order given, as `catBlobs` does. */
export type ReadObjects = (
  oids: readonly string[],
  visit: (index: number, bytes: Uint8Array | Error) => void,
) => Promise<void>;

/**
 * The working directory below a root, as its files are on disk, listed when first asked for. The executable bit of a
 * tracked file is the index's. Ids are Git's own for files that the index vouches for, so a file that Git converts on
 * checkout (line ends, filters) has the id of what Git stores; other files have the id of their bytes as they are, and
 * what cannot be read has the id of zeros. Git need not be asked of a file whose bytes have the id that the index has: it is
 * that id either way. So that what is said of an id holds on every machine, the same tree can also be
 * read as Git stores it: then a file whose bytes on disk have another id than Git's own is read from the objects, whatever
 * filter, encoding or line ends made them differ. A file that Git was told to leave out of the working directory, as in a sparse
 * checkout, is what the index has: its bytes come from the objects.
 */
export class WorkTree implements Tree {
  readonly label = "working directory";
  readonly readsForIds = true;
  readonly #root: string;
  readonly #format: ObjectFormat;
  readonly #files: WorkFiles;
  readonly #readObjects: ReadObjects | undefined;
  readonly #asStored: boolean;
  /** Whether bytes are held against the index: until Git was asked of all files. */
  #asksBytes: boolean;
  #bytesForIds = BYTES_FOR_IDS;
  /** Paths of files that are not there, with their ids; known once they are listed. */
  readonly #leftOut = new Map<string, string>();
  #entries: Promise<readonly TreeEntry[]> | undefined;
  // Apart from the readers of `read`: an id may be asked for while a visitor still holds their buffer.
  #hasher: FileReader | undefined;

  /** @param root absolute path. */
  constructor(
    root: string,
    format: ObjectFormat,
    files: WorkFiles,
    { readObjects, asStored = false, isPartial = false }: WorkTreeOptions = {},
  ) {
    this.#root = root;
    this.#format = format;
    this.#files = files;
    this.#readObjects = readObjects;
    this.#asStored = asStored;
    this.#asksBytes = isPartial;
  }

  entries(): Promise<readonly TreeEntry[]> {
    this.#entries ??= this.#list();
    return this.#entries;
  }

  async read(entries: readonly TreeEntry[], visit: Visit): Promise<void> {
    const reader = new FileReader(this.#root);
    if (this.#asStored) await this.#readStored(entries, reader, visit);
    else await this.#readBoth(entries, this.#absent(entries), reader, visit);
  }

  /**
   * As long as the disk has what Git stores, each file is read once. The bytes of those that differ come in batches, since
   * in a repository with one such file there are many.
   */
  async #readStored(entries: readonly TreeEntry[], reader: FileReader, visit: Visit): Promise<void> {
    let next = 0;
    while (next < entries.length) {
      const burst = reader.readBurst(entries.slice(next, next + BURST_FILES).map(pathOf));
      const end = next + burst.length;
      for (const bytes of burst) {
        const entry = entries[next];
        if (entry === undefined || !this.#isStored(entry, bytes)) break;
        visit(entry, bytes);
        next++;
      }
      if (next === end) continue;
      const window = entries.slice(next, next + FILES_AT_ONCE);
      const elsewhere = window.flatMap((each, position) =>
        this.#isStored(each, readable(each, reader)) ? [] : [{ entry: each, position, oid: each.oid }],
      );
      await this.#readBoth(window, elsewhere, reader, visit);
      next += window.length;
    }
  }

  /** Whether bytes from the disk are those of the entry's id. A file that Git does not vouch for has the id of its bytes. */
  #isStored(entry: TreeEntry, bytes: Uint8Array | Error): boolean {
    if (!isPlainFile(entry) || !this.#isVouchedFor(entry)) return true;
    return !(bytes instanceof Error) && blobOid(bytes, this.#format) === entry.oid;
  }

  /** @param elsewhere those whose bytes are to come from the objects. */
  async #readBoth(
    entries: readonly TreeEntry[],
    elsewhere: readonly Elsewhere[],
    reader: FileReader,
    visit: Visit,
  ): Promise<void> {
    const fromDisk = (from: number, to: number) => {
      for (let start = from; start < to;) {
        const ahead = entries.slice(start, Math.min(to, start + BURST_FILES));
        start += this.#visitBurst(ahead, reader, visit);
      }
    };
    let next = 0;
    if (elsewhere.length > 0) {
      const oids = elsewhere.map(({ oid }) => oid);
      await this.#readObjects?.(oids, (index, bytes) => {
        const { entry, position } = elsewhere[index] ?? {};
        if (entry === undefined || position === undefined) return;
        // Those between the blobs are visited in their turn.
        fromDisk(next, position);
        next = position + 1;
        visit(entry, bytes);
      });
    }
    fromDisk(next, entries.length);
  }

  /** @returns how many of the files were visited. */
  #visitBurst(ahead: readonly TreeEntry[], reader: FileReader, visit: Visit): number {
    const burst = reader.readBurst(ahead.map(pathOf));
    burst.forEach((bytes, index) => {
      const entry = ahead[index];
      if (!entry) return;
      if (this.#asksBytes) this.#compare(entry, bytes);
      visit(entry, bytes);
    });
    return burst.length;
  }

  /** Those whose bytes are among the objects alone, with where they stand in the list. */
  #absent(entries: readonly TreeEntry[]): Elsewhere[] {
    if (this.#leftOut.size === 0) return [];
    return entries.flatMap((entry, position) => {
      const oid = isPlainFile(entry) ? this.#leftOut.get(entry.path) : undefined;
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

  #oidOf(entry: WorkEntry): string {
    const { path, mode, indexOid, undecodable } = entry;
    const hasIndexId = indexOid !== undefined && (this.#hasBytesOf(entry) || this.#isVouchedFor(entry));
    if (hasIndexId) return indexOid;
    const bytes = undecodable === true ? undefined : this.#bytesOf(path, mode);
    return bytes === undefined ? nullOid(this.#format) : blobOid(bytes, this.#format);
  }

  /** Takes an id from the index where the bytes of the file have it. */
  #compare(entry: TreeEntry, bytes: Uint8Array | Error): void {
    if (bytes instanceof Error || !(entry instanceof WorkEntry) || entry.indexOid === undefined || entry.isKnown)
      return;
    if (blobOid(bytes, this.#format) === entry.indexOid) entry.know(entry.indexOid);
  }

  /** The same for a file that is asked about alone. False also where that has been done often enough. */
  #hasBytesOf({ path, mode, indexOid, undecodable }: WorkEntry): boolean {
    if (!this.#asksBytes || this.#bytesForIds <= 0 || undecodable === true) return false;
    const bytes = this.#bytesOf(path, mode);
    this.#bytesForIds -= BYTES_A_FILE + (bytes?.length ?? 0);
    return bytes !== undefined && blobOid(bytes, this.#format) === indexOid;
  }

  /** Whether the id is the one that Git's index has. */
  #isVouchedFor(entry: TreeEntry): boolean {
    if (!(entry instanceof WorkEntry) || entry.indexOid === undefined) return false;
    this.#asksBytes = false;
    return !this.#files.changed().has(entry.path);
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

/** An entry whose bytes are among the objects, and where it stands among others. */
interface Elsewhere {
  readonly entry: TreeEntry;
  readonly position: number;
  readonly oid: string;
}

/** Whether there are bytes that a path leads to. */
function isPlainFile({ mode, undecodable }: TreeEntry): boolean {
  return undecodable !== true && isRegular(mode);
}

/** What the disk has, or why that cannot be had. */
function readable(entry: TreeEntry, reader: FileReader): Uint8Array | Error {
  const path = pathOf(entry);
  return path instanceof Error ? path : reader.read(path);
}

/** The path of a file, or why there is none that can be read. */
function pathOf({ path, mode, undecodable }: TreeEntry): string | Error {
  if (undecodable === true) return new Error("its path is not valid UTF-8");
  return isRegular(mode) ? path : new Error("it is not a regular file");
}

class WorkEntry implements TreeEntry {
  readonly path: string;
  readonly mode: FileMode;
  // Declared alone: few have them, and there may be a million entries.
  declare readonly size?: number;
  declare readonly undecodable?: true;
  declare readonly rawPath?: Uint8Array;
  readonly indexOid: string | undefined;
  /** The id once it is known; before that, how to find it. */
  #oid: string | ((entry: WorkEntry) => string);

  constructor(file: FoundFile, oidOf: (entry: WorkEntry) => string) {
    this.path = file.path;
    this.mode = file.mode;
    this.indexOid = file.indexOid;
    if (file.size !== undefined) this.size = file.size;
    if (file.undecodable) this.undecodable = true;
    if (file.rawPath) this.rawPath = file.rawPath;
    this.#oid = oidOf;
  }

  /** Whether the id need not be found any more. */
  get isKnown(): boolean {
    return typeof this.#oid === "string";
  }

  know(oid: string): void {
    this.#oid = oid;
  }

  get oid(): string {
    if (typeof this.#oid !== "string") this.#oid = this.#oid(this);
    return this.#oid;
  }
}

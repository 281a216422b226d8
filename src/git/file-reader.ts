/** Reads files of a folder one after another into one buffer. Never follows a symlink, never waits for a device. */
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
import { MAX_FILE_BYTES, tooLarge } from "./limits.js";
import { codeOf, messageOf } from "../memory/error-text.js";

// Absent on Windows, where the listing's own check of the type has to do.
const NO_FOLLOW = "O_NOFOLLOW" in constants ? constants.O_NOFOLLOW : 0;
const NON_BLOCK = "O_NONBLOCK" in constants ? constants.O_NONBLOCK : 0;
const FLAGS = constants.O_RDONLY | NO_FOLLOW | NON_BLOCK;

const FIRST_BUFFER_BYTES = 256 * 1024;

/** So many files at once are worth it, where they fit. */
export const BURST_FILES = 64;

/** Whether there is nothing any more where something was. */
export function isGone(error: unknown): boolean {
  return ["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "");
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "it vanished while the tree was read",
  ENOTDIR: "it vanished while the tree was read",
  ELOOP: "it is a symbolic link",
  EMLINK: "it is a symbolic link",
  EISDIR: "it is a folder",
  ESPIPE: "it is not a regular file",
  ENXIO: "it is not a regular file",
  EACCES: "permission denied",
  EPERM: "permission denied",
};

export class FileReader {
  /** Ends with a slash. */
  readonly #root: string;
  readonly #maxBytes: number;
  #buffer = Buffer.allocUnsafeSlow(FIRST_BUFFER_BYTES);
  /** Folders below the root that are real folders, each with all above it. */
  readonly #folders = new Map<string, Error | undefined>([["", undefined]]);
  /** Folder of the file that was read last, ending with a slash; empty for the root. */
  #lastFolder = "";

  /** @param root absolute path. */
  constructor(root: string, maxBytes = MAX_FILE_BYTES) {
    this.#root = `${root}/`;
    this.#maxBytes = maxBytes;
  }

  /** @returns the bytes, valid until the next call, or why they cannot be had. */
  read(path: string): Uint8Array | Error {
    return this.#open(path, (file) => this.#readOpen(file));
  }

  /**
   * Reads some files at once. What is done with a file between two others drives the code and the tables of the kernel and of Node
   * out of the processor's caches, and then it takes twice as long to open the next one.
   * @param paths of files, one at least, or why one cannot be read.
   * @returns the bytes of the first ones, of one at least, valid until the next call.
   */
  readBurst(paths: readonly (string | Error)[]): (Uint8Array | Error)[] {
    const burst: (Uint8Array | Error)[] = [];
    let filled = 0;
    for (const path of paths) {
      const read = path instanceof Error ? path : this.#open(path, (file) => this.#readSmall(file, filled));
      if (read === undefined) break;
      burst.push(read);
      if (!(read instanceof Error)) filled += read.length;
    }
    const [first] = paths;
    return burst.length === 0 && typeof first === "string" ? [this.read(first)] : burst;
  }

  #open<Read>(path: string, read: (file: number) => Read): Read | Error {
    if (!path.startsWith(this.#lastFolder) || path.includes("/", this.#lastFolder.length)) {
      const end = path.lastIndexOf("/");
      const problem = this.#checkFolder(path.slice(0, Math.max(0, end)));
      if (problem) return problem;
      this.#lastFolder = path.slice(0, end + 1);
    }
    let file: number | undefined;
    try {
      file = openSync(this.#root + path, FLAGS);
      return read(file);
    } catch (error) {
      return readError(error);
    } finally {
      if (file !== undefined) closeSync(file);
    }
  }

  /*
   * The listing has just seen a regular file here. Reading at a position fails for whatever may have taken its place
   * since and is not one (fifo, socket, terminal, folder), so a small file costs no further call of the system. One
   * that fills the buffer is measured before and after.
   */
  #readSmall(file: number, start: number): Uint8Array | undefined {
    const room = this.#buffer.length - start;
    const bytes = readSync(file, this.#buffer, start, room, 0);
    return bytes < room ? this.#buffer.subarray(start, start + bytes) : undefined;
  }

  #readOpen(file: number): Uint8Array | Error {
    const small = this.#readSmall(file, 0);
    if (small) return small;
    const before = fstatSync(file);
    if (!before.isFile()) return new Error("it is not a regular file");
    if (before.size > this.#maxBytes) return tooLarge(this.#maxBytes);
    if (before.size >= this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(before.size + 1);
    let filled = 0;
    for (;;) {
      const more = readSync(file, this.#buffer, filled, this.#buffer.length - filled, filled);
      if (more === 0) break;
      filled += more;
    }
    const after = fstatSync(file);
    const unchanged = filled === before.size && after.size === before.size && after.mtimeMs === before.mtimeMs;
    return unchanged ? this.#buffer.subarray(0, filled) : new Error("it changed while it was read");
  }

  /** A link in a parent folder would lead out of the tree, and `O_NOFOLLOW` speaks only of the last name. */
  #checkFolder(folder: string): Error | undefined {
    if (this.#folders.has(folder)) return this.#folders.get(folder);
    const problem = this.#checkFolder(folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) ?? this.#lstat(folder);
    this.#folders.set(folder, problem);
    return problem;
  }

  #lstat(folder: string): Error | undefined {
    try {
      return lstatSync(this.#root + folder).isDirectory() ? undefined : new Error("its folder is a symbolic link");
    } catch (error) {
      return readError(error);
    }
  }
}

/** Why a file cannot be read, in words that all who read files share. */
export function readError(error: unknown): Error {
  const reason = REASONS[codeOf(error) ?? ""] ?? messageOf(error);
  return new Error(reason, { cause: error });
}

/**
 * Blobs that lie in the working directory as well: reading a file and naming its bytes as Git does costs a fraction of
 * having Git unpack the blob. What has another name is another blob, so nothing in the working directory is trusted.
 */
import type { ObjectFormat } from "../memory/object-format.js";
import { blobOid } from "./blob-oid.js";
import { FileReader } from "./file-reader.js";

/** Files that may be of another state before it no longer pays to look: so many, and a part of those that were right. */
const FIRST_MISSES = 16;
const MISSES_PER_HIT = 1 / 16;

export class Checkout {
  readonly #files: FileReader;
  readonly #format: ObjectFormat;
  #hits = 0;
  #misses = 0;

  /** @param top absolute path of the working directory. */
  constructor(top: string, format: ObjectFormat) {
    this.#files = new FileReader(top);
    this.#format = format;
  }

  /** False once too many files were of another state. */
  get pays(): boolean {
    return this.#misses <= FIRST_MISSES + this.#hits * MISSES_PER_HIT;
  }

  /** @returns the blob's bytes, valid until the next call; undefined where the file is absent or another blob. */
  read(path: string, oid: string): Uint8Array | undefined {
    const bytes = this.#files.read(path);
    if (bytes instanceof Error || blobOid(bytes, this.#format) !== oid) {
      this.#misses++;
      return undefined;
    }
    this.#hits++;
    return bytes;
  }
}

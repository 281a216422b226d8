/** Blobs by id through `git cat-file --batch`: one process, read as it answers. */
import { streamGit, type GitExit } from "./git.js";
import { MAX_FILE_BYTES, tooLarge } from "./limits.js";
import type { ObjectStore } from "./object-store.js";

const NEWLINE = 0x0a;

/** Blobs that may end a process, by being corrupt or too large to stream past, before the rest is given up. */
const MAX_FAILURES = 1000;

/** Blobs asked of one process after such an end, so that each further one costs little. */
const WINDOW = 2000;

type Visit = (index: number, bytes: Uint8Array | Error) => void;

/**
 * Visits the blobs in the order given. `bytes` is valid during the call. A missing or corrupt blob, and one over the
 * size limit, is visited as an `Error`.
 */
export async function catBlobs(store: ObjectStore, oids: readonly string[], visit: Visit): Promise<void> {
  const refused = new Set<string>();
  let failures = 0;
  let start = 0;
  while (start < oids.length) {
    if (refused.has(oids[start] ?? "")) {
      visit(start++, tooLarge());
      continue;
    }
    if (failures === MAX_FAILURES) {
      visit(start++, new Error("too many objects of this repository cannot be read"));
      continue;
    }
    const end = failures === 0 ? oids.length : Math.min(start + WINDOW, oids.length);
    const batch = new Batch(store, oids, start, visit);
    const exit = await streamGit(store.place, ["cat-file", "--batch", "--buffer"], {
      input: oids.slice(start, end).join("\n") + "\n",
      onData: (chunk) => batch.take(chunk),
    });
    start = batch.next;
    if (start >= end) continue;
    failures++;
    if (batch.oversized) refused.add(oids[start] ?? "");
    visit(start++, batch.oversized ? tooLarge() : unreadable(exit));
  }
}

function unreadable(exit: GitExit): Error {
  return new Error(`Git cannot read it: ${exit.stderr === "" ? "git cat-file ended early" : exit.stderr}`);
}

/** Takes the answers of one process apart: `<oid> <type> <size> LF <bytes> LF`, or `<oid> missing LF`. */
class Batch {
  /** Index of the blob whose answer is not complete yet. */
  next: number;
  /** Set when the answer to `next` is a blob over the limit: the process is ended rather than read to its end. */
  oversized = false;
  readonly #store: ObjectStore;
  readonly #oids: readonly string[];
  readonly #visit: Visit;
  /** Start of a header or of a blob whose rest is still to come. */
  #held = Buffer.allocUnsafeSlow(64 * 1024);
  #heldBytes = 0;
  /** Bytes of the blob at hand with its final newline, once its header is known. */
  #want: number | undefined;

  constructor(store: ObjectStore, oids: readonly string[], start: number, visit: Visit) {
    this.#store = store;
    this.#oids = oids;
    this.next = start;
    this.#visit = visit;
  }

  take(chunk: Buffer): boolean {
    let at = 0;
    while (at < chunk.length) {
      if (this.#want === undefined) {
        const end = chunk.indexOf(NEWLINE, at);
        if (end === -1) {
          this.#hold(chunk, at, chunk.length);
          return true;
        }
        const header = this.#release(chunk, at, end).toString("latin1");
        at = end + 1;
        if (!this.#begin(header)) return false;
        continue;
      }
      const end = at + this.#want - this.#heldBytes;
      if (end > chunk.length) {
        this.#hold(chunk, at, chunk.length);
        return true;
      }
      const bytes = this.#release(chunk, at, end);
      at = end;
      this.#want = undefined;
      this.#visit(this.next++, bytes.subarray(0, bytes.length - 1));
    }
    return true;
  }

  /** Reads a header. False where nothing more can be used of this process. */
  #begin(header: string): boolean {
    const oid = this.#oids[this.next] ?? "";
    const fields = header.split(" ");
    if (fields[0] !== oid) return false;
    if (fields[1] === "missing") {
      this.#visit(this.next++, missing(oid, this.#store.partial));
      return true;
    }
    const size = Number(fields[2]);
    if (fields[1] !== "blob" || !Number.isSafeInteger(size)) return false;
    this.oversized = size > MAX_FILE_BYTES;
    this.#want = size + 1;
    return !this.oversized;
  }

  #hold(chunk: Buffer, start: number, end: number): void {
    const bytes = this.#heldBytes + end - start;
    if (bytes > this.#held.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(bytes, this.#want ?? 0));
      this.#held.copy(larger, 0, 0, this.#heldBytes);
      this.#held = larger;
    }
    chunk.copy(this.#held, this.#heldBytes, start, end);
    this.#heldBytes = bytes;
  }

  /** What was held followed by a part of the chunk. */
  #release(chunk: Buffer, start: number, end: number): Buffer {
    if (this.#heldBytes === 0) return chunk.subarray(start, end);
    this.#hold(chunk, start, end);
    const bytes = this.#held.subarray(0, this.#heldBytes);
    this.#heldBytes = 0;
    return bytes;
  }
}

function missing(oid: string, partial: boolean): Error {
  return new Error(
    partial
      ? `blob ${oid} is not in this partial clone, and nothing is fetched while checking: use a full clone`
      : `blob ${oid} is missing from this repository`,
  );
}

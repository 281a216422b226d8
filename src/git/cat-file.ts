/**
 * Blobs by id through `git cat-file`. Git writes each blob by itself, and a pipe hands on each write by itself, which
 * costs more than reading the blobs. So a first process tells the sizes, and further ones write windows of bounded size
 * to a file: while one window is read, the next is written.
 */
import { closeSync, openSync, readSync, rmSync } from "node:fs";
import { join } from "node:path";
import { BatchAnswers } from "./batch-answers.js";
import { streamGit, type GitExit } from "./git.js";
import { MAX_FILE_BYTES, tooLarge } from "./limits.js";
import { lacking, type ObjectStore } from "./object-store.js";

const WINDOW_BYTES = 32 * 1024 * 1024;

/** Of an answer, beside the blob. */
const HEADER_BYTES = 80;

const READ_BYTES = 1024 * 1024;

/** Corrupt blobs, each of which ends a process, before the rest is given up. */
const MAX_FAILURES = 100;

/** A blob that a commit names and this repository does not have, or has broken: no fault of what the commit says. */
export class LostBlob extends Error {
  override readonly name = "LostBlob";
}

type Visit = (index: number, bytes: Uint8Array | Error) => void;

/** Blobs that are written to one file: their positions among those asked for. */
type Window = readonly number[];

/**
 * Visits the blobs in the order given. `bytes` is valid during the call. A missing or corrupt blob is visited as a
 * `LostBlob`, and one over the size limit as another `Error`.
 * @throws UserError where a partial clone lacks one: what is missing there is no fault of the content, and nothing that
 * is said without it would hold.
 */
export async function catBlobs(store: ObjectStore, oids: readonly string[], visit: Visit): Promise<void> {
  const sizes = await blobSizes(store, oids);
  let next = 0;
  const visitUnreadable = (end: number) => {
    for (; next < end; next++) {
      const size = sizes[next];
      if (size instanceof Error) visit(next, size);
    }
  };
  const reader = new WindowReader(store, oids, (index, bytes) => {
    visitUnreadable(index);
    next = index + 1;
    visit(index, bytes);
  });
  const [first, ...windows] = makeWindows(sizes);
  let window = first;
  let written = window && reader.write(window);
  try {
    while (window && written) {
      const spool = await written;
      const following = windows.shift();
      written = following && reader.write(following);
      // Awaited below; until then a failure must not count as unhandled.
      written?.catch(() => undefined);
      await reader.read(window, spool);
      window = following;
    }
  } finally {
    (await written?.catch(() => undefined))?.close();
  }
  visitUnreadable(oids.length);
}

/** Sizes in bytes, or why a blob cannot be read. */
async function blobSizes(store: ObjectStore, oids: readonly string[]): Promise<(number | Error)[]> {
  const sizes: (number | Error)[] = [];
  const missing: string[] = [];
  let rest = "";
  const exit = await streamGit(store.place, ["cat-file", "--batch-check", "--buffer"], {
    input: oids.map((oid) => `${oid}\n`).join(""),
    onData: (chunk) => {
      const lines = (rest + chunk.toString("latin1")).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const oid = line.slice(0, line.indexOf(" "));
        const reason = store.unread.get(oid)?.reason;
        if (!reason && store.partial && line.endsWith(" missing")) missing.push(oid);
        sizes.push(reason ?? sizeOf(line));
      }
      return true;
    },
  });
  if (missing.length > 0) throw lacking(missing, oids.length);
  while (sizes.length < oids.length) sizes.push(unreadable(exit));
  return sizes;
}

/** A line `<oid> <type> <size>`, or `<oid> missing`. */
function sizeOf(line: string): number | Error {
  const [oid = "", type = "", size = ""] = line.split(" ");
  if (type === "missing") return new LostBlob(`blob ${oid} is missing from this repository`);
  if (type !== "blob") return new Error(`object ${oid} is a ${type}, not a file`);
  return Number(size) > MAX_FILE_BYTES ? tooLarge() : Number(size);
}

function makeWindows(sizes: readonly (number | Error)[]): Window[] {
  const windows: Window[] = [];
  let window: number[] = [];
  let bytes = 0;
  for (const [index, size] of sizes.entries()) {
    if (size instanceof Error) continue;
    if (bytes > 0 && bytes + size > WINDOW_BYTES) {
      windows.push(window);
      window = [];
      bytes = 0;
    }
    window.push(index);
    bytes += size + HEADER_BYTES;
  }
  if (window.length > 0) windows.push(window);
  return windows;
}

class WindowReader {
  readonly #store: ObjectStore;
  readonly #oids: readonly string[];
  readonly #visit: Visit;
  #buffer: Buffer | undefined;
  #failures = 0;

  constructor(store: ObjectStore, oids: readonly string[], visit: Visit) {
    this.#store = store;
    this.#oids = oids;
    this.#visit = visit;
  }

  async write(window: Window): Promise<Spool> {
    const spool = new Spool(this.#store.scratch);
    try {
      const input = window.map((index) => `${this.#oid(index)}\n`).join("");
      const args = ["cat-file", "--batch", "--buffer"];
      spool.exit = await streamGit(this.#store.place, args, { input, toFile: spool.file });
      return spool;
    } catch (error) {
      spool.close();
      throw error;
    }
  }

  /** Visits the blobs of a window, and closes the file. */
  async read(window: Window, spool: Spool): Promise<void> {
    const count = this.#readAnswers(window, spool);
    const failed = window[count];
    if (failed === undefined) return;
    this.#failures++;
    this.#visit(failed, unreadable(spool.exit));
    const rest = window.slice(count + 1);
    if (this.#failures < MAX_FAILURES) {
      if (rest.length > 0) await this.read(rest, await this.write(rest));
    } else {
      for (const index of rest) this.#visit(index, new LostBlob("too many objects of this repository cannot be read"));
    }
  }

  /** @returns how many blobs could be read. */
  #readAnswers(window: Window, spool: Spool): number {
    const oids = window.map((index) => this.#oid(index));
    const answers = new BatchAnswers(oids, (position, bytes) => {
      const index = window[position];
      if (index !== undefined) this.#visit(index, bytes);
    });
    this.#buffer ??= Buffer.allocUnsafeSlow(READ_BYTES);
    try {
      for (let at = 0; ;) {
        const bytes = readSync(spool.file, this.#buffer, 0, this.#buffer.length, at);
        if (bytes === 0 || !answers.take(this.#buffer.subarray(0, bytes))) return answers.count;
        at += bytes;
      }
    } finally {
      spool.close();
    }
  }

  #oid(index: number): string {
    return this.#oids[index] ?? "";
  }
}

let spools = 0;

/** A file for one window. */
class Spool {
  readonly file: number;
  exit: GitExit | undefined;
  readonly #path: string;
  #isOpen = true;

  constructor(scratch: string) {
    this.#path = join(scratch, `blobs-${spools++}`);
    this.file = openSync(this.#path, "wx+");
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.file);
    rmSync(this.#path, { force: true });
  }
}

function unreadable(exit: GitExit | undefined): LostBlob {
  const words = exit?.stderr ?? "";
  return new LostBlob(`Git cannot read it: ${words === "" ? "git cat-file ended early" : words}`);
}

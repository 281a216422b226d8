const NEWLINE = 0x0a;

/**
 * Takes the answers of `git cat-file --batch` apart, as they come in pieces: `<oid> blob <size> LF <bytes> LF`. Stops at
 * the first answer that is not what was asked for.
 */
export class BatchAnswers {
  /** How many answers were complete. */
  count = 0;
  readonly #oids: readonly string[];
  readonly #visit: (position: number, bytes: Uint8Array) => void;
  /** Start of a header or of a blob whose rest is still to come. */
  #held = Buffer.alloc(0);
  #heldBytes = 0;
  /** Bytes of the blob at hand with its final line break, once its header is known. */
  #want: number | undefined;

  /** @param visit gets bytes that are valid during the call. */
  constructor(oids: readonly string[], visit: (position: number, bytes: Uint8Array) => void) {
    this.#oids = oids;
    this.#visit = visit;
  }

  /** @returns false where nothing more can be used. */
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
        const [oid, type, size] = header.split(" ");
        if (oid !== this.#oids[this.count] || type !== "blob") return false;
        this.#want = Number(size) + 1;
        at = end + 1;
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
      this.#visit(this.count++, bytes.subarray(0, bytes.length - 1));
    }
    return true;
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

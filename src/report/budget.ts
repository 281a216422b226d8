/** Room for text, in bytes of UTF-8: whole pieces go in or stay out (security rule 21). */
export class Budget {
  #left: number;

  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Takes the room for a piece and the line break behind it; false, and nothing taken, where it does not fit. */
  take(piece: string): boolean {
    const size = Buffer.byteLength(piece) + 1;
    if (size > this.#left) return false;
    this.#left -= size;
    return true;
  }
}

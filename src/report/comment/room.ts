/** Room in a comment: whole blocks go in or stay out (security rule 21). */
import type { Block } from "./document.js";
import { printBlock } from "./print-markdown.js";

export class Room {
  #left: number;
  #isShort = false;

  /** @param bytes of UTF-8 */
  constructor(bytes: number) {
    this.#left = bytes;
  }

  /** Whether a block could not be filled as far as its limit allows. */
  get isShort(): boolean {
    return this.#isShort;
  }

  /** Takes the room for the blocks and the blank lines behind them; false, and nothing taken, where they do not fit. */
  take(blocks: readonly Block[]): boolean {
    const size = sizeOf(blocks);
    if (size > this.#left) return false;
    this.#left -= size;
    return true;
  }

  /**
   * A block around as many of the parts as fit, at most `limit`; undefined where not even one does.
   * @param wrap makes the block of the first parts
   */
  fill<T>(parts: readonly T[], limit: number, wrap: (shown: readonly T[]) => Block): Block | undefined {
    let fits = 0;
    let tooMany = Math.min(parts.length, limit) + 1;
    while (tooMany - fits > 1) {
      const middle = Math.floor((fits + tooMany) / 2);
      if (sizeOf([wrap(parts.slice(0, middle))]) <= this.#left) fits = middle;
      else tooMany = middle;
    }
    if (fits < Math.min(parts.length, limit)) this.#isShort = true;
    if (fits === 0) return undefined;
    const block = wrap(parts.slice(0, fits));
    return this.take([block]) ? block : undefined;
  }
}

export function sizeOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + Buffer.byteLength(printBlock(block)) + 2, 0);
}

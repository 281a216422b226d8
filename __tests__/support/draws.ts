/** Draws that follow from a seed, for what is too large to be an arbitrary of its own. */
export class Draws {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return this.seed() % end;
  }

  chance(share: number): boolean {
    return this.seed() / 2 ** 32 < share;
  }

  /** @throws where there is nothing to pick from. */
  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new Error("there is nothing to pick from");
    return items[this.below(items.length)] as Item;
  }

  /** Others, of which what is drawn does not move those that follow here. */
  fork(): Draws {
    return new Draws(this.seed());
  }

  /** 32 bits (mulberry32). */
  seed(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}

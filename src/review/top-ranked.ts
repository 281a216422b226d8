/** The best few of many, without sorting them all. */

export class TopRanked {
  readonly #limit: number;
  readonly #isBefore: (one: number, other: number) => boolean;
  /** A heap with the worst of the kept on top. */
  readonly #kept: number[] = [];

  /** @param isBefore a total order. */
  constructor(limit: number, isBefore: (one: number, other: number) => boolean) {
    this.#limit = limit;
    this.#isBefore = isBefore;
  }

  /** In no order. */
  get kept(): readonly number[] {
    return this.#kept;
  }

  offer(item: number): void {
    const [worst] = this.#kept;
    if (this.#kept.length < this.#limit) {
      this.#kept.push(item);
      this.#rise(this.#kept.length - 1);
    } else if (worst !== undefined && this.#isBefore(item, worst)) {
      this.#kept[0] = item;
      this.#sink(0);
    }
  }

  #rise(from: number): void {
    for (let at = from; at > 0;) {
      const above = (at - 1) >> 1;
      if (!this.#swapIfBefore(above, at)) return;
      at = above;
    }
  }

  #sink(from: number): void {
    for (let at = from; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const [one, other] = [this.#kept[left], this.#kept[right]];
      if (one === undefined) return;
      const below = other !== undefined && this.#isBefore(one, other) ? right : left;
      if (!this.#swapIfBefore(at, below)) return;
      at = below;
    }
  }

  /** Keeps the worse above. */
  #swapIfBefore(above: number, below: number): boolean {
    const [one, other] = [this.#kept[above], this.#kept[below]];
    if (one === undefined || other === undefined || !this.#isBefore(one, other)) return false;
    this.#kept[above] = other;
    this.#kept[below] = one;
    return true;
  }
}

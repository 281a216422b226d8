/** Pseudo-random numbers that are the same on every machine: xorshift with 32 bits of state. */
export class Random {
  #state: number;

  /** Streams of one seed are independent: a record's numbers do not depend on the records before it. */
  constructor(seed: number, stream = 0) {
    let mixed = Math.imul(seed | 0, 0x9e3779b1) ^ Math.imul((stream + 1) | 0, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
    this.#state = (mixed ^ (mixed >>> 16)) | 0 || 0x1234567;
  }

  /** At least 0, less than 1. */
  next(): number {
    let x = this.#state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.#state = x;
    return (x >>> 0) / 0x1_0000_0000;
  }

  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** The same, with small numbers far more likely: a few targets take most of the edges. */
  skewedBelow(limit: number): number {
    return Math.floor(this.next() ** 2.5 * limit);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** @throws RangeError for an empty list. */
  pick<T>(list: readonly T[]): T {
    const item = list[this.below(list.length)];
    if (item === undefined) throw new RangeError("nothing to pick from");
    return item;
  }
}

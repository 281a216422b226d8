/** A set of runs of characters that keeps two hashes of each and no text. */

const BASES = [0x01000193, 0x5bd1e995] as const;
const SMALLEST = 1 << 12;

const BACKSLASH = 92;

export class RunSet {
  size = 0;
  /** Characters of a run. */
  readonly #length: number;
  /** Pairs of hashes, 0 0 where a place is free; at most half of it is taken. */
  #places = new Int32Array(2 * SMALLEST);

  constructor(length: number) {
    this.#length = length;
  }

  /** Adds every run of the text; letter case and backslashes do not count. @param except runs of the same length */
  add(text: string, except?: RunSet): void {
    windows(text, this.#length, (first, second) => {
      if (this.has(first, second) || except?.has(first, second)) return;
      if (this.size * 4 >= this.#places.length) this.#grow();
      this.#put(first, second);
      this.size++;
    });
  }

  /** Parts of a text that runs of the set cover: half open, in order, apart from each other. Linear. */
  spans(text: string): [start: number, end: number][] {
    const spans: [number, number][] = [];
    windows(text, this.#length, (first, second, start, end) => {
      if (!this.has(first, second)) return;
      const last = spans.at(-1);
      if (last && start <= last[1]) last[1] = end;
      else spans.push([start, end]);
    });
    return spans;
  }

  has(first: number, second: number): boolean {
    const places = this.#places;
    const mask = places.length - 1;
    for (let at = placeOf(first, mask); ; at = (at + 2) & mask) {
      const [one = 0, two = 0] = [places[at], places[at + 1]];
      if (one === first && two === second) return true;
      if (one === 0 && two === 0) return false;
    }
  }

  #put(first: number, second: number): void {
    const places = this.#places;
    const mask = places.length - 1;
    let at = placeOf(first, mask);
    while (places[at] !== 0 || places[at + 1] !== 0) at = (at + 2) & mask;
    places[at] = first;
    places[at + 1] = second;
  }

  #grow(): void {
    const old = this.#places;
    this.#places = new Int32Array(old.length * 2);
    for (let at = 0; at < old.length; at += 2) {
      const [first = 0, second = 0] = [old[at], old[at + 1]];
      if (first !== 0 || second !== 0) this.#put(first, second);
    }
  }
}

function placeOf(hash: number, mask: number): number {
  return (Math.imul(hash, 0x9e3779b1) >>> 7) & mask & ~1;
}

/**
 * Calls back for every run. Outputs put a backslash before what their format reads, and slugs are lower case: neither
 * may break a run.
 */
function windows(
  text: string,
  length: number,
  each: (first: number, second: number, start: number, end: number) => void,
): void {
  const [leaving1 = 0, leaving2 = 0] = BASES.map((base) => power(base, length));
  const codes = new Int32Array(length);
  const starts = new Int32Array(length);
  let count = 0;
  let first = 0;
  let second = 0;
  for (let at = 0; at < text.length; at++) {
    let code = text.charCodeAt(at);
    if (code === BACKSLASH) continue;
    if (code >= 65 && code <= 90) code |= 32;
    const slot = count % length;
    const leaving = codes[slot] ?? 0;
    first = (Math.imul(first, BASES[0]) + code - Math.imul(leaving, leaving1)) | 0;
    second = (Math.imul(second, BASES[1]) + code - Math.imul(leaving, leaving2)) | 0;
    codes[slot] = code;
    starts[slot] = at;
    count++;
    if (count >= length) each(first, second === 0 ? 1 : second, starts[count % length] ?? 0, at + 1);
  }
}

/** Of 32 bits. */
function power(base: number, exponent: number): number {
  let result = 1;
  for (let count = 0; count < exponent; count++) result = Math.imul(result, base);
  return result;
}

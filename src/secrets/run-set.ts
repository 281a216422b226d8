/** A set of runs of characters that keeps two hashes of each and no text. */

const BASES = [0x01000193, 0x5bd1e995] as const;
const SMALLEST = 1 << 12;

const BACKSLASH = 92;

export class RunSet {
  size = 0;
  /** Characters of a run. */
  readonly #length: number;
  /** Pairs of hashes, 0 0 where a place is free; at most two thirds of it are taken. */
  #places = new Int32Array(2 * SMALLEST);
  /** Three bits of a word for each first hash: tell what is not there without a look at the places, which are too many for a cache. */
  #marks = new Int32Array(SMALLEST / 4);

  constructor(length: number) {
    this.#length = length;
  }

  /** Adds every run of the text; letter case and backslashes do not count. @param except runs of the same length */
  add(text: string, except?: RunSet): void {
    const window = new Window(this.#length);
    for (let at = 0; at < text.length; at++) {
      if (!window.read(text.charCodeAt(at), at) || (except !== undefined && except.#has(window))) continue;
      if (this.size * 3 >= this.#places.length) this.#grow();
      if (this.#put(window.first, window.second)) this.size++;
    }
  }

  /** Parts of a text that runs of the set cover: half open, in order, apart from each other. Linear. */
  spans(text: string): [start: number, end: number][] {
    const spans: [number, number][] = [];
    const window = new Window(this.#length);
    for (let at = 0; at < text.length; at++) {
      if (!window.read(text.charCodeAt(at), at) || !this.#has(window)) continue;
      const last = spans.at(-1);
      if (last && window.start <= last[1]) last[1] = at + 1;
      else spans.push([window.start, at + 1]);
    }
    return spans;
  }

  #has(window: Window): boolean {
    const { first } = window;
    const bits = bitsOf(first);
    if (((this.#marks[wordOf(first, this.#marks)] ?? 0) & bits) !== bits) return false;
    const places = this.#places;
    const mask = places.length - 1;
    for (let at = placeOf(first, mask); ; at = (at + 2) & mask) {
      const one = places[at];
      const two = places[at + 1];
      if (one === 0 && two === 0) return false;
      if (one === first && two === window.second) return true;
    }
  }

  /** @returns whether it is new. */
  #put(first: number, second: number): boolean {
    const places = this.#places;
    const mask = places.length - 1;
    let at = placeOf(first, mask);
    for (; places[at] !== 0 || places[at + 1] !== 0; at = (at + 2) & mask) {
      if (places[at] === first && places[at + 1] === second) return false;
    }
    places[at] = first;
    places[at + 1] = second;
    const word = wordOf(first, this.#marks);
    this.#marks[word] = (this.#marks[word] ?? 0) | bitsOf(first);
    return true;
  }

  #grow(): void {
    const old = this.#places;
    this.#places = new Int32Array(old.length * 2);
    this.#marks = new Int32Array(this.#marks.length * 2);
    for (let at = 0; at < old.length; at += 2) {
      const [first = 0, second = 0] = [old[at], old[at + 1]];
      if (first !== 0 || second !== 0) this.#put(first, second);
    }
  }
}

function placeOf(hash: number, mask: number): number {
  return (Math.imul(hash, 0x9e3779b1) >>> 7) & mask & ~1;
}

/** Of words whose number is a power of two. */
function wordOf(hash: number, marks: Int32Array): number {
  return (Math.imul(hash, 0x85ebca6b) >>> 3) & (marks.length - 1);
}

function bitsOf(hash: number): number {
  const mixed = Math.imul(hash, 0xc2b2ae35);
  return (1 << (mixed >>> 27)) | (1 << (mixed >>> 22)) | (1 << (mixed >>> 17));
}

/**
 * The run that ends with the character that was read last. Outputs put a backslash before what their format reads, and slugs are
 * lower case: neither may break a run.
 */
class Window {
  first = 0;
  #count = 0;
  readonly #length: number;
  readonly #mask: number;
  readonly #leaving: number;
  readonly #codes: Int32Array;
  readonly #starts: Int32Array;

  /** @param length of a run: a power of two. */
  constructor(length: number) {
    this.#length = length;
    this.#mask = length - 1;
    this.#leaving = power(BASES[0], length);
    this.#codes = new Int32Array(length);
    this.#starts = new Int32Array(length);
  }

  /** Made when it is asked for: nearly every run is told from those of a set by its first hash. */
  get second(): number {
    let hash = 0;
    for (let count = 0; count < this.#length; count++) {
      hash = (Math.imul(hash, BASES[1]) + (this.#codes[(this.#count + count) & this.#mask] ?? 0)) | 0;
    }
    return hash === 0 ? 1 : hash;
  }

  get start(): number {
    return this.#starts[this.#count & this.#mask] ?? 0;
  }

  /** Whether there is a run. */
  read(character: number, at: number): boolean {
    if (character === BACKSLASH) return false;
    const code = character >= 65 && character <= 90 ? character | 32 : character;
    const slot = this.#count++ & this.#mask;
    const leaving = this.#codes[slot] ?? 0;
    this.first = (Math.imul(this.first, BASES[0]) + code - Math.imul(leaving, this.#leaving)) | 0;
    this.#codes[slot] = code;
    this.#starts[slot] = at;
    return this.#count >= this.#length;
  }
}

/** Of 32 bits. */
function power(base: number, exponent: number): number {
  let result = 1;
  for (let count = 0; count < exponent; count++) result = Math.imul(result, base);
  return result;
}

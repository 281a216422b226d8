/** Numbers for pieces of bytes, equal ones the same: a `Map` would need a string of each to be asked. */

const FIRST_WORDS = 1 << 6;
const FIRST_SLOTS = 1 << 4;
const FIRST_PIECE = 1 << 4;

/** What stands before the words of a piece: its number, its context, its length in bytes. */
const HEADER = 3;

/**
 * Odd, so that nothing is lost, and of this process alone. There are two, since the highest bit of a word comes through one
 * multiplication unchanged by any key: texts that meet in one slot could be written for all of them.
 */
const KEYS = [randomOdd(), randomOdd()] as const;

function randomOdd(): number {
  return (Math.random() * 2 ** 32) | 1;
}

export class ByteTable {
  /** How many different pieces there are: their numbers are 0 to `size - 1`, in the order in which they came. */
  size = 0;
  readonly #key: number;
  readonly #secondKey: number;
  /** All pieces one after another, four bytes a word, each behind its header. */
  #words = new Int32Array(FIRST_WORDS);
  #length = 0;
  /** Hash of each piece and where its header stands plus one, side by side, by hash; 0 as the second where there is none. At least half are free. */
  #slots = new Int32Array(FIRST_SLOTS * 2);
  /** The words of the piece at hand. */
  #piece = new Int32Array(FIRST_PIECE);

  constructor([key, secondKey]: readonly [number, number] = KEYS) {
    this.#key = key;
    this.#secondKey = secondKey;
  }

  /**
   * The number of a piece, which is `size` before the call where it is new.
   * @param context pieces in different ones are different.
   */
  numberOf(bytes: Uint8Array, start: number, end: number, context = 0): number {
    const count = (end - start + 3) >> 2;
    if (count > this.#piece.length) this.#piece = new Int32Array(count * 2);
    const hash = this.#take(bytes, start, end) ^ context;
    const slots = this.#slots;
    const mask = slots.length - 2;
    let slot = (hash << 1) & mask;
    for (let held = slots[slot + 1] ?? 0; held > 0; held = slots[slot + 1] ?? 0) {
      if (slots[slot] === hash && this.#is(held - 1, count, end - start, context)) return this.#words[held - 1] ?? 0;
      slot = (slot + 2) & mask;
    }
    slots[slot] = hash;
    slots[slot + 1] = this.#length + 1;
    return this.#add(count, end - start, context);
  }

  /** Puts the words of a piece in `#piece`, the last one filled up with zeros, and gives their hash. */
  #take(bytes: Uint8Array, start: number, end: number): number {
    const piece = this.#piece;
    const key = this.#key;
    const secondKey = this.#secondKey;
    let hash = 0;
    let word = 0;
    let at = start;
    for (; at + 4 <= end; at += 4) {
      const four =
        (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
      piece[word++] = four;
      hash = Math.imul(hash ^ four, key);
      hash = Math.imul(hash ^ (hash >>> 15), secondKey);
    }
    if (at === end) return hash ^ (hash >>> 15);
    let rest = 0;
    for (let shift = 0; at < end; at++, shift += 8) rest |= (bytes[at] ?? 0) << shift;
    piece[word] = rest;
    hash = Math.imul(hash ^ rest, key);
    hash = Math.imul(hash ^ (hash >>> 15), secondKey);
    return hash ^ (hash >>> 15);
  }

  #is(header: number, count: number, length: number, context: number): boolean {
    const words = this.#words;
    if (words[header + 1] !== context || words[header + 2] !== length) return false;
    const piece = this.#piece;
    for (let word = 0, own = header + HEADER; word < count; word++, own++) if (piece[word] !== words[own]) return false;
    return true;
  }

  #add(count: number, length: number, context: number): number {
    const end = this.#length + HEADER + count;
    if (end > this.#words.length)
      this.#words = grown(this.#words, new Int32Array(Math.max(end, this.#words.length * 2)));
    const words = this.#words;
    const piece = this.#piece;
    let own = this.#length;
    words[own++] = this.size;
    words[own++] = context;
    words[own++] = length;
    for (let word = 0; word < count; word++) words[own++] = piece[word] ?? 0;
    this.#length = end;
    const number = this.size++;
    if (this.size * 4 > this.#slots.length) this.#spread();
    return number;
  }

  #spread(): void {
    const before = this.#slots;
    const slots = new Int32Array(before.length * 2);
    const mask = slots.length - 2;
    for (let held = 0; held < before.length; held += 2) {
      const header = before[held + 1] ?? 0;
      if (header === 0) continue;
      const hash = before[held] ?? 0;
      let slot = (hash << 1) & mask;
      while ((slots[slot + 1] ?? 0) > 0) slot = (slot + 2) & mask;
      slots[slot] = hash;
      slots[slot + 1] = header;
    }
    this.#slots = slots;
  }
}

export function grown<List extends Uint8Array | Uint16Array | Int32Array | Float64Array>(
  list: List,
  larger: List,
): List {
  larger.set(list);
  return larger;
}

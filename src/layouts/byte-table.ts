/** Numbers for pieces of bytes, equal ones the same: a `Map` would need a string of each to be asked. */

const FIRST_WORDS = 1 << 6;
const FIRST_SLOTS = 1 << 4;

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
  /** The bytes that were asked about last: words are read from anywhere in them. */
  #bytes: Uint8Array = new Uint8Array(0);
  #view: DataView = new DataView(this.#bytes.buffer);

  constructor([key, secondKey]: readonly [number, number] = KEYS) {
    this.#key = key;
    this.#secondKey = secondKey;
  }

  /**
   * The number of a piece, which is `size` before the call where it is new.
   * @param context pieces in different ones are different.
   */
  numberOf(bytes: Uint8Array, start: number, end: number, context = 0): number {
    if (bytes !== this.#bytes) {
      this.#bytes = bytes;
      this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    }
    const hash = this.#hashOf(start, end) ^ context;
    const slots = this.#slots;
    const mask = slots.length - 2;
    let slot = (hash << 1) & mask;
    for (let held = slots[slot + 1] ?? 0; held > 0; held = slots[slot + 1] ?? 0) {
      if (slots[slot] === hash && this.#is(held - 1, start, end, context)) return this.#words[held - 1] ?? 0;
      slot = (slot + 2) & mask;
    }
    slots[slot] = hash;
    slots[slot + 1] = this.#length + 1;
    return this.#add(start, end, context);
  }

  #hashOf(start: number, end: number): number {
    const view = this.#view;
    const key = this.#key;
    const secondKey = this.#secondKey;
    let hash = 0;
    let at = start;
    for (; at + 4 <= end; at += 4) {
      hash = Math.imul(hash ^ view.getInt32(at, true), key);
      hash = Math.imul(hash ^ (hash >>> 15), secondKey);
    }
    if (at < end) {
      hash = Math.imul(hash ^ lastWord(view, at, end), key);
      hash = Math.imul(hash ^ (hash >>> 15), secondKey);
    }
    return hash ^ (hash >>> 15);
  }

  #is(header: number, start: number, end: number, context: number): boolean {
    const words = this.#words;
    if (words[header + 1] !== context || words[header + 2] !== end - start) return false;
    const view = this.#view;
    let own = header + HEADER;
    let at = start;
    for (; at + 4 <= end; at += 4) if (view.getInt32(at, true) !== words[own++]) return false;
    return at === end || lastWord(view, at, end) === words[own];
  }

  #add(start: number, end: number, context: number): number {
    const length = this.#length + HEADER + ((end - start + 3) >> 2);
    if (length > this.#words.length)
      this.#words = grown(this.#words, new Int32Array(Math.max(length, this.#words.length * 2)));
    const words = this.#words;
    const view = this.#view;
    let own = this.#length;
    words[own++] = this.size;
    words[own++] = context;
    words[own++] = end - start;
    let at = start;
    for (; at + 4 <= end; at += 4) words[own++] = view.getInt32(at, true);
    if (at < end) words[own] = lastWord(view, at, end);
    this.#length = length;
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

/** One to three bytes as a word that is filled up with zeros. */
function lastWord(view: DataView, start: number, end: number): number {
  let word = 0;
  for (let at = end - 1; at >= start; at--) word = (word << 8) | view.getUint8(at);
  return word;
}

export function grown<List extends Uint8Array | Uint16Array | Int32Array | Float64Array>(
  list: List,
  larger: List,
): List {
  larger.set(list);
  return larger;
}

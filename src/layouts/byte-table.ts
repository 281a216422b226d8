/** Numbers for pieces of bytes, equal ones the same: a `Map` would need a string of each to be asked. */

const FIRST_BYTES = 1 << 16;
const FIRST_SLOTS = 1 << 10;

export class ByteTable {
  /** How many different pieces there are: their numbers are 0 to `size - 1`, in the order in which they came. */
  size = 0;
  #bytes = new Uint8Array(FIRST_BYTES);
  /** Of each piece where it begins; one more than there are pieces. */
  #starts = new Int32Array(FIRST_SLOTS);
  #contexts = new Int32Array(FIRST_SLOTS);
  /** Hash and number plus one of each piece, side by side, by hash; 0 as the second where there is none. At least half are free. */
  #slots = new Int32Array(FIRST_SLOTS * 4);

  /**
   * The number of a piece, which is `size` before the call where it is new.
   * @param context pieces in different ones are different.
   */
  numberOf(bytes: Uint8Array, start: number, end: number, context = 0): number {
    const hash = hashOf(bytes, start, end, context);
    const slots = this.#slots;
    const mask = slots.length - 2;
    let slot = (hash << 1) & mask;
    for (let held = slots[slot + 1] ?? 0; held > 0; held = slots[slot + 1] ?? 0) {
      if (slots[slot] === hash && this.#is(held - 1, bytes, start, end, context)) return held - 1;
      slot = (slot + 2) & mask;
    }
    slots[slot] = hash;
    slots[slot + 1] = this.size + 1;
    return this.#add(bytes, start, end, context);
  }

  #is(number: number, bytes: Uint8Array, start: number, end: number, context: number): boolean {
    if (this.#contexts[number] !== context) return false;
    const own = this.#bytes;
    const from = this.#starts[number] ?? 0;
    if ((this.#starts[number + 1] ?? 0) - from !== end - start) return false;
    for (let at = start, other = from; at < end; at++, other++) if (bytes[at] !== own[other]) return false;
    return true;
  }

  #add(bytes: Uint8Array, start: number, end: number, context: number): number {
    const number = this.size++;
    const from = this.#starts[number] ?? 0;
    const to = from + end - start;
    if (to > this.#bytes.length) this.#bytes = grown(this.#bytes, new Uint8Array(Math.max(to, this.#bytes.length * 2)));
    for (let at = start, other = from; at < end; at++, other++) this.#bytes[other] = bytes[at] ?? 0;
    if (number + 2 > this.#starts.length) {
      this.#starts = grown(this.#starts, new Int32Array(this.#starts.length * 2));
      this.#contexts = grown(this.#contexts, new Int32Array(this.#contexts.length * 2));
    }
    this.#starts[number + 1] = to;
    this.#contexts[number] = context;
    if (this.size * 4 > this.#slots.length) this.#spread();
    return number;
  }

  #spread(): void {
    const before = this.#slots;
    const slots = new Int32Array(before.length * 2);
    const mask = slots.length - 2;
    for (let held = 0; held < before.length; held += 2) {
      const number = before[held + 1] ?? 0;
      if (number === 0) continue;
      const hash = before[held] ?? 0;
      let slot = (hash << 1) & mask;
      while ((slots[slot + 1] ?? 0) > 0) slot = (slot + 2) & mask;
      slots[slot] = hash;
      slots[slot + 1] = number;
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

/** FNV-1a, stirred at the end, since a slot is told by its last bits. */
function hashOf(bytes: Uint8Array, start: number, end: number, context: number): number {
  let hash = 0x811c9dc5 ^ context;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193);
  return hash ^ (hash >>> 15);
}

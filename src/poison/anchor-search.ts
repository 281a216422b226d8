/**
 * Tells in one quick pass whether a text may have one of many terms. It takes two bytes at a time and asks of the last
 * four classes whether a term has them; where one has, it compares the whole term.
 *
 * Why nothing is missed: texts and terms are seen as the same rows of classes (what is passed over is left out, blanks in
 * a row are one). A step adds two classes at most and ends in a question, so of two neighbouring places one is asked for;
 * of each term the four classes before two neighbouring places are in the table.
 *
 * The tables of the pass are small, since between two files other work takes the cache.
 */
import { mayLie } from "./link-text.js";
import {
  BITS,
  BLANKS,
  BRACKETS,
  CLASSES,
  classesOf,
  CONTROL,
  EVERY_BIT,
  MARK,
  PASSED_OVER,
  SLOT_BITS,
  slotOf,
} from "./letter-classes.js";
import type { Sample } from "./sample.js";

/** In a term: any class. */
const ANY = EVERY_BIT + 1;
const FOUND = -1;
/** Bytes that a term is compared with on each side; where it is longer there, the answer is yes. */
const LONGEST = 400;

/** Whether the search knows a byte beyond ASCII: it knows signs and Latin letters with accents, and no other script. */
export function isInReach(byte: number): boolean {
  return byte < 0xc4 || byte === 0xe2 || byte === 0xf0;
}

interface Candidate {
  readonly term: Uint8Array;
  /** Classes of the term before the place that is asked for. */
  readonly before: number;
}

export class AnchorSearch {
  /** A bit of each slot: whether a term has such a row. */
  readonly #slots = new Int32Array(1 << (SLOT_BITS - 5));
  readonly #candidates = new Map<number, Candidate[]>();

  /**
   * @param terms those with letters out of the reach are left out; those of two begin with a mark.
   * @param usual which rows there are many of: they are asked for where a term has no other.
   */
  constructor(terms: readonly string[], usual: Sample) {
    for (const text of terms) {
      const term = classesOf(text);
      if (term && term.length > 2) this.#add(padded(term), usual);
    }
  }

  /** Never says no of a text with a term in reach, a control character or a link that may lie. */
  mayFind(bytes: Uint8Array): boolean {
    const slots = this.#slots;
    const last = bytes.length - 1;
    let row = 0;
    let at = 0;
    // Numbers stand as they are here, in the busiest loop of a check: constants of a module are slow to read.
    for (; at < last; at += 2) {
      const first = CLASSES[bytes[at] ?? 0] ?? 0;
      const second = CLASSES[bytes[at + 1] ?? 0] ?? 0;
      const next = (row << 10) | (first << 5) | second;
      // Of two blanks all bits are set.
      const both = next & (next >>> 5);
      if ((first | second) > 0x1f || (both & 0x1f) === 0x1f || (both & 0x3e0) === 0x3e0) {
        row = this.#goOn(bytes, at, at + 2, row);
        if (row === FOUND) return true;
        continue;
      }
      row = next;
      const slot = Math.imul(row & 0xfffff, 0x9e3779b1) >>> 16;
      // A shift goes by the last five bits of what is on its right.
      if ((((slots[slot >>> 5] ?? 0) >>> slot) & 1) === 1 && this.#isFound(bytes, at + 1, slot)) return true;
    }
    // The last byte, and the place behind it: terms of four are looked up with what follows them.
    return this.#goOn(bytes, at, last + 2, row) === FOUND;
  }

  /** The row behind some bytes, one at a time, or `FOUND`. */
  #goOn(bytes: Uint8Array, from: number, to: number, before: number): number {
    // Without a sign no row is `FOUND`.
    let row = before & 0x3fffffff;
    for (let at = from; at < to; at++) {
      const found = at < bytes.length ? (CLASSES[bytes[at] ?? 0] ?? 0) : 0;
      const of = found & EVERY_BIT;
      if (found === PASSED_OVER || (of === BLANKS && (row & EVERY_BIT) === BLANKS)) continue;
      if (found === CONTROL || (found >= MARK && begins(bytes, at))) return FOUND;
      row = ((row << BITS) | of) & 0x3fffffff;
      const slot = slotOf(row);
      if ((((this.#slots[slot >>> 5] ?? 0) >>> slot) & 1) === 1 && this.#isFound(bytes, at, slot)) return FOUND;
    }
    return row;
  }

  #isFound(bytes: Uint8Array, at: number, slot: number): boolean {
    const candidates = this.#candidates.get(slot);
    if (!candidates) return false;
    for (const candidate of candidates) if (isAround(bytes, at, candidate)) return true;
    return false;
  }

  #add(term: Uint8Array, usual: Sample): void {
    const first = rarest(term, usual);
    for (const before of [first, first + 1]) {
      for (const slot of slotsBefore(term, before)) {
        this.#slots[slot >>> 5] = (this.#slots[slot >>> 5] ?? 0) | (1 << slot);
        const others = this.#candidates.get(slot);
        if (others) others.push({ term, before });
        else this.#candidates.set(slot, [{ term, before }]);
      }
    }
  }
}

/** As long as two neighbouring places need. */
function padded(term: Uint8Array): Uint8Array {
  if (term.length > 4) return term;
  return Uint8Array.from(term.length === 4 ? [...term, ANY] : [ANY, ...term, ANY]);
}

const EVERY = Array.from({ length: EVERY_BIT + 1 }, (_, of) => of);

/** The slots of the rows of four that may stand before a place in a term. */
function slotsBefore(term: Uint8Array, place: number): number[] {
  let rows = [0];
  for (const of of term.subarray(place - 4, place)) {
    rows = rows.flatMap((row) => (of === ANY ? EVERY : [of]).map((next) => (row << BITS) | next));
  }
  return rows.map(slotOf);
}

/** The first of two neighbouring places before which rows are rarest. */
function rarest(term: Uint8Array, usual: Sample): number {
  let best = 4;
  if (term.length === 5) return best;
  let least = Infinity;
  let before = Infinity;
  let row = 0;
  for (let place = 1; place <= term.length; place++) {
    row = (row << BITS) | (term[place - 1] ?? 0);
    const count = usual.countOf(slotOf(row));
    if (place > 4 && before + count < least) {
      least = before + count;
      best = place - 1;
    }
    before = count;
  }
  return best;
}

/** Whether a sign of two or a link that may lie begins at a mark. */
function begins(bytes: Uint8Array, mark: number): boolean {
  if (bytes[mark] === 0x5d) return mayLie(bytes, mark + 1);
  let at = mark + 1;
  while (at < bytes.length && CLASSES[bytes[at] ?? 0] === PASSED_OVER) at++;
  return at < bytes.length && ((CLASSES[bytes[at] ?? 0] ?? 0) & EVERY_BIT) === BRACKETS;
}

/** Whether a term stands around a place. Behind a text and before it stands what is of no class. */
function isAround(bytes: Uint8Array, last: number, { term, before }: Candidate): boolean {
  let beside = 0;
  let at = last;
  for (let left = before; left > 0; at--) {
    const of = classAt(bytes, at);
    if (last - at > LONGEST) return true;
    if (of === PASSED_OVER || (of === BLANKS && beside === BLANKS)) continue;
    const wanted = term[--left];
    if (of !== wanted && wanted !== ANY) return false;
    beside = of;
  }
  beside = classAt(bytes, last);
  at = last + 1;
  for (let next = before; next < term.length; at++) {
    const of = classAt(bytes, at);
    if (at - last > LONGEST) return true;
    if (of === PASSED_OVER || (of === BLANKS && beside === BLANKS)) continue;
    const wanted = term[next++];
    if (of !== wanted && wanted !== ANY) return false;
    beside = of;
  }
  return true;
}

function classAt(bytes: Uint8Array, at: number): number {
  if (at < 0 || at >= bytes.length) return 0;
  const of = CLASSES[bytes[at] ?? 0] ?? 0;
  return of === PASSED_OVER ? of : of & EVERY_BIT;
}

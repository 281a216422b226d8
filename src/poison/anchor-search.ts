/**
 * Tells in one quick pass whether a text may have one of many terms. It takes two bytes at a time and asks of the last
 * four classes whether a term has them; where one has, it compares the whole term.
 *
 * Why nothing is missed: a step adds two classes at most and ends in a question, so of two neighbouring places one is
 * asked for; of each term the four classes before two neighbouring places are in the table. What stands in `CLASSES` as
 * passed over is no step. A term may have several blanks where one is written: no row that is asked for goes over them.
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

const FOUND = -1;
/** Bytes that a term is compared with on each side; where it is longer there, the rest is taken to fit. */
const MAX_LENGTH = 400;
/** Terms that are compared with the shortest text. */
const FEW = 100;

/** Whether the search knows a byte beyond ASCII: it knows signs and Latin letters with accents, and no other script. */
export function isInReach(byte: number): boolean {
  return byte < 0xc4 || byte === 0xe2 || byte === 0xf0;
}

interface Candidate {
  readonly term: Uint8Array;
  /** Classes of the term before the place that is asked for. */
  readonly before: number;
  /** Whether one class more stands before that place, whichever it is. */
  readonly isBehind: boolean;
}

export class AnchorSearch {
  /** A bit of each slot: whether a term has such a row. */
  readonly #slots = new Int32Array(1 << (SLOT_BITS - 5));
  /** Of each slot a bit for each class with which a term goes on behind such a row. */
  readonly #next = new Int32Array(1 << SLOT_BITS);
  readonly #candidates = new Map<number, Candidate[]>();
  /** How many terms are still compared with a text, until the answer is yes. */
  #left = 0;

  /**
   * @param terms those with letters out of the reach are left out; those of two begin with a mark.
   * @param usual which rows there are many of: they are asked for where a term has no other.
   */
  constructor(terms: readonly string[], usual: Sample) {
    for (const text of terms) {
      const term = classesOf(text);
      if (term && term.length > 2) this.#add(term, usual);
    }
  }

  /** Never says no of a text with a term in reach, a control character or a link that may lie. */
  mayFind(bytes: Uint8Array): boolean {
    this.#left = FEW + bytes.length / 8;
    const slots = this.#slots;
    const classes = CLASSES;
    const last = bytes.length - 1;
    let row = 0;
    let at = 0;
    while (at < last) {
      let slot = -1;
      // The busiest loop of a check: without calls, and with numbers as they are, it takes two thirds of the time.
      for (; at < last; at += 2) {
        const first = classes[bytes[at] ?? 0] ?? 0;
        const second = classes[bytes[at + 1] ?? 0] ?? 0;
        slot = -1;
        if ((first | second) > 0x1f) break;
        row = (row << 10) | (first << 5) | second;
        slot = Math.imul(row & 0xfffff, 0x9e3779b1) >>> 16;
        // A shift goes by the last five bits of what is on its right.
        if ((((slots[slot >>> 5] ?? 0) >>> slot) & 1) === 1) break;
      }
      if (at >= last) break;
      if (slot === -1) {
        row = this.#goOn(bytes, at, at + 2, row);
        if (row === FOUND) return true;
      } else if (this.#isFound(bytes, at + 1, slot)) return true;
      at += 2;
    }
    // The place behind the last byte is always asked for.
    return this.#goOn(bytes, at, bytes.length, row) === FOUND;
  }

  /** The row behind some bytes, one at a time, or `FOUND`. */
  #goOn(bytes: Uint8Array, from: number, to: number, before: number): number {
    // Without a sign no row is `FOUND`.
    let row = before & 0x3fffffff;
    for (let at = from; at < to; at++) {
      const found = CLASSES[bytes[at] ?? 0] ?? 0;
      if (found === PASSED_OVER) continue;
      if (found === CONTROL || (found >= MARK && begins(bytes, at))) return FOUND;
      row = ((row << BITS) | (found & EVERY_BIT)) & 0x3fffffff;
      const slot = slotOf(row);
      if ((((this.#slots[slot >>> 5] ?? 0) >>> slot) & 1) === 1 && this.#isFound(bytes, at, slot)) return FOUND;
    }
    return row;
  }

  #isFound(bytes: Uint8Array, at: number, slot: number): boolean {
    const next = at + 1 < bytes.length ? (CLASSES[bytes[at + 1] ?? 0] ?? 0) : PASSED_OVER;
    if (next <= EVERY_BIT && (((this.#next[slot] ?? 0) >>> next) & 1) === 0) return false;
    const candidates = this.#candidates.get(slot);
    if (!candidates) return false;
    for (const candidate of candidates) if (--this.#left < 0 || isAround(bytes, at, candidate)) return true;
    return false;
  }

  #add(term: Uint8Array, usual: Sample): void {
    let best: readonly Asked[] = [];
    let least = Infinity;
    for (const asked of neighbours(term)) {
      let count = 0;
      for (const { slots } of asked) for (const slot of slots) count += usual.countOf(slot);
      if (count >= least) continue;
      least = count;
      best = asked;
    }
    if (best.length === 0) throw new RangeError("a term has no three letters in a row to be found by");
    for (const { slots, candidate } of best) for (const slot of slots) this.#propose(slot, candidate);
  }

  #propose(slot: number, candidate: Candidate): void {
    this.#slots[slot >>> 5] = (this.#slots[slot >>> 5] ?? 0) | (1 << slot);
    this.#next[slot] = (this.#next[slot] ?? 0) | nextOf(candidate);
    const others = this.#candidates.get(slot);
    if (others) others.push(candidate);
    else this.#candidates.set(slot, [candidate]);
  }
}

interface Asked {
  /** Of the rows of four that may stand before a place. */
  readonly slots: readonly number[];
  readonly candidate: Candidate;
}

/** All pairs of neighbouring places of a term of which the rows go over no blank. */
function neighbours(term: Uint8Array): Asked[][] {
  const pairs: Asked[][] = [];
  for (let start = 0; start < term.length;) {
    const blank = term.indexOf(BLANKS, start + 1);
    const end = blank === -1 ? term.length : blank + 1;
    const length = end - start;
    if (length > 4) {
      let before = askedAt(term, start, start + 4, false);
      for (let place = start + 5; place <= end; place++) {
        const asked = askedAt(term, place - 4, place, false);
        pairs.push([before, asked]);
        before = asked;
      }
    } else if (length === 4) pairs.push([askedAt(term, start, end, false), askedAt(term, start + 1, end, true)]);
    else if (length === 3) pairs.push([askedAt(term, start, end, false), askedAt(term, start, end, true)]);
    if (blank === -1) break;
    start = blank;
  }
  return pairs;
}

/** Of a part of a term; where it is less than four, any class stands behind it, or else before it. */
function askedAt(term: Uint8Array, from: number, before: number, isBehind: boolean): Asked {
  let row = 0;
  for (let at = from; at < before; at++) row = (row << BITS) | (term[at] ?? 0);
  const slots: number[] = [];
  if (isBehind) for (const of of EVERY) slots.push(slotOf((row << BITS) | of));
  else if (before - from < 4) for (const of of EVERY) slots.push(slotOf((of << (3 * BITS)) | row));
  else slots.push(slotOf(row));
  return { slots, candidate: { term, before, isBehind } };
}

/** A bit for each class that may stand behind the place that is asked for; all of them where the term does not say. */
function nextOf({ term, before, isBehind }: Candidate): number {
  const next = term[before];
  if (next === undefined || isBehind) return -1;
  // One blank stands for several.
  return (1 << next) | (term[before - 1] === BLANKS ? 1 << BLANKS : 0);
}

const EVERY = Array.from({ length: EVERY_BIT + 1 }, (_, of) => of);

/** Whether a sign of two or a link that may lie begins at a mark. */
function begins(bytes: Uint8Array, mark: number): boolean {
  if (bytes[mark] === 0x5d) return mayLie(bytes, mark + 1);
  let at = mark + 1;
  while (at < bytes.length && CLASSES[bytes[at] ?? 0] === PASSED_OVER) at++;
  return at < bytes.length && ((CLASSES[bytes[at] ?? 0] ?? 0) & EVERY_BIT) === BRACKETS;
}

/** Whether a term stands around a place. */
function isAround(bytes: Uint8Array, place: number, { term, before, isBehind }: Candidate): boolean {
  let last = place;
  if (isBehind)
    do last--;
    while (last >= 0 && classAt(bytes, last) === PASSED_OVER);
  // Behind the place first: before it the row is known to fit.
  let beside = term[before - 1] ?? 0;
  for (let at = last + 1, next = before; next < term.length; at++) {
    if (at >= bytes.length) return false;
    if (at - last > MAX_LENGTH) break;
    const of = classAt(bytes, at);
    if (of === PASSED_OVER || (of === BLANKS && beside === BLANKS)) continue;
    if (of !== term[next++]) return false;
    beside = of;
  }
  beside = 0;
  for (let at = last, left = before; left > 0; at--) {
    if (at < 0) return false;
    if (last - at > MAX_LENGTH) break;
    const of = classAt(bytes, at);
    if (of === PASSED_OVER || (of === BLANKS && beside === BLANKS)) continue;
    if (of !== term[--left]) return false;
    beside = of;
  }
  return true;
}

function classAt(bytes: Uint8Array, at: number): number {
  const of = CLASSES[bytes[at] ?? 0] ?? 0;
  return of === PASSED_OVER ? of : of & EVERY_BIT;
}

/**
 * Tells in one quick pass whether a text may have one of many terms. It takes two bytes at a time and asks of the last
 * four classes whether a term has them; where one has, it compares the whole term.
 *
 * Why nothing is missed: texts and terms are seen as the same rows of classes (what is passed over is left out, blanks in
 * a row are one). A step adds two classes at most and ends in a question, so of two neighbouring places one is asked for;
 * of each term the classes before two neighbouring places are in the table.
 */
import { mayLie } from "./link-text.js";
import { BITS, BLANKS, CLASSES, classesOf, CONTROL, NONE, pairTable } from "./letter-classes.js";
import type { Sample } from "./sample.js";

const ONE = (1 << BITS) - 1;
const TWO = (1 << (2 * BITS)) - 1;
const FOUR = (1 << (4 * BITS)) - 1;
const FIVE = (1 << (5 * BITS)) - 1;
const TWO_BLANKS = (BLANKS << BITS) | BLANKS;
const BRACKET = CLASSES[0x28] ?? 0;
const TWO_BRACKETS = (BRACKET << BITS) | BRACKET;
/** Base-2 logarithm of the bits over which rows of five are scattered. */
const SCATTERED = 16;
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

/** Of a term that has been compared in full. */
const FOUND: Candidate = { term: new Uint8Array(), before: 0 };

/** Four classes; undefined of any. */
type Pattern = readonly (number | undefined)[];

export class AnchorSearch {
  readonly #pairs = pairTable();
  /** A bit of each row of four: whether there is more to ask. */
  readonly #fours = new Int32Array(1 << (4 * BITS - 5));
  /** A bit of each row of four: whether it is enough. */
  readonly #enough = new Int32Array(1 << (4 * BITS - 5));
  readonly #fives = new Int32Array(1 << (SCATTERED - 5));
  readonly #candidates = new Map<number, Candidate[]>();

  /**
   * @param terms those with letters out of the reach are left out.
   * @param usual of which rows there are many: they are asked for where a term has no other.
   */
  constructor(terms: readonly string[], usual: Sample) {
    for (const pattern of around([CONTROL])) this.#enter(pattern, this.#enough);
    for (const pair of [BLANKS, BRACKET]) for (const pattern of around([pair, pair])) this.#enter(pattern, this.#fours);
    for (const text of terms) {
      const term = classesOf(text);
      if (term) this.#add(term, usual);
    }
    this.#enough.forEach((bits, index) => {
      if (bits !== 0) this.#fours[index] = (this.#fours[index] ?? 0) | bits;
    });
  }

  /** Never says no of a text with a term in reach, a control character or a link that may lie. */
  mayFind(bytes: Uint8Array): boolean {
    const pairs = this.#pairs;
    const fours = this.#fours;
    const last = bytes.length - 1;
    let row = 0;
    let at = 0;
    // Numbers stand as they are here, in the busiest loop of a check: engines are slow to read constants of a module.
    for (; at < last; at += 2) {
      const pair = pairs[(bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8)] ?? 0;
      row = (row << (pair >>> 10)) | (pair & 0x3ff);
      // A shift goes by the last five bits of what is on its right.
      if ((((fours[(row & 0xfffff) >>> 5] ?? 0) >>> row) & 1) === 0 || pair === 0) continue;
      // No step leaves more than two blanks, at the end or one class before it.
      if ((row & TWO) === TWO_BLANKS) row >>>= BITS;
      else if (((row >>> BITS) & TWO) === TWO_BLANKS) row = ((row >>> (2 * BITS)) << BITS) | (row & ONE);
      if ((((fours[(row & FOUR) >>> 5] ?? 0) >>> row) & 1) === 0) continue;
      if (this.#isEnough(bytes, at + 1, row) || this.#holdsCandidate(bytes, at + 1, row)) return true;
    }
    // Places at the end, and behind it: of short terms the table has rows that go on.
    for (; at < last + 4; at++) {
      const of = at === last ? (CLASSES[bytes[at] ?? 0] ?? 0) : 0;
      if (of === NONE || (of === BLANKS && (row & ONE) === BLANKS)) continue;
      row = (row << BITS) | of;
      if (this.#isEnough(bytes, last, row) || this.#holdsCandidate(bytes, last, row)) return true;
    }
    return false;
  }

  #isEnough(bytes: Uint8Array, at: number, row: number): boolean {
    if ((((this.#enough[(row & FOUR) >>> 5] ?? 0) >>> row) & 1) === 1) return true;
    if ((row & TWO) !== TWO_BRACKETS && ((row >>> BITS) & TWO) !== TWO_BRACKETS) return false;
    return mayLie(bytes, at) || mayLie(bytes, at - 1);
  }

  #holdsCandidate(bytes: Uint8Array, at: number, row: number): boolean {
    const bit = scattered(row & FIVE);
    if ((((this.#fives[bit >>> 5] ?? 0) >>> bit) & 1) === 0) return false;
    const candidates = this.#candidates.get(row & FIVE);
    if (!candidates) return false;
    for (const candidate of candidates) if (isAround(bytes, at, candidate)) return true;
    return false;
  }

  #add(term: Uint8Array, usual: Sample): void {
    if (term.length < 4) {
      for (const pattern of around(term)) this.#enter(pattern, this.#enough);
      return;
    }
    const first = term.length === 4 ? 4 : rarest(term, usual);
    for (const before of [first, first + 1]) {
      // Behind a term of four, and before one, any class may stand.
      this.#enter([term[before - 4], term[before - 3], term[before - 2], term[before - 1]], this.#fours);
      const five = term.subarray(Math.max(before - 5, 0), before).reduce((row, of) => (row << BITS) | of, 0);
      if (before > term.length) for (const of of EVERY) this.#propose((five << BITS) | of, FOUND);
      else if (before > 4) this.#propose(five, { term, before });
      else for (const of of EVERY) this.#propose((of << (4 * BITS)) | five, { term, before });
    }
  }

  #propose(five: number, candidate: Candidate): void {
    const bit = scattered(five);
    this.#fives[bit >>> 5] = (this.#fives[bit >>> 5] ?? 0) | (1 << bit);
    const others = this.#candidates.get(five);
    if (others) others.push(candidate);
    else this.#candidates.set(five, [candidate]);
  }

  #enter([first, second, third, fourth]: Pattern, into: Int32Array): void {
    const bits = fourth === undefined ? -1 : 1 << fourth;
    for (const one of each(first)) {
      for (const two of each(second)) {
        for (const three of each(third)) {
          const index = (((one << BITS) | two) << BITS) | three;
          into[index] = (into[index] ?? 0) | bits;
        }
      }
    }
  }
}

const EVERY = Array.from({ length: NONE }, (_, of) => of);

function each(of: number | undefined): readonly number[] {
  return of === undefined ? EVERY : [of];
}

/** Rows of four in which fewer stand: at the end, and one before it. */
function around(term: ArrayLike<number>): Pattern[] {
  const row = Array.from(term);
  const open = Array.from({ length: 3 - row.length }, () => undefined);
  return [
    [undefined, ...open, ...row],
    [...open, ...row, undefined],
  ];
}

/** The first of two neighbouring places before which rows are rarest, in classes from the start. */
function rarest(term: Uint8Array, usual: Sample): number {
  let best = 4;
  let least = Infinity;
  for (let place = Math.min(5, term.length - 1); place < term.length; place++) {
    const count = usual.countOf(term, place) + usual.countOf(term, place + 1);
    if (count >= least) continue;
    least = count;
    best = place;
  }
  return best;
}

function scattered(five: number): number {
  return Math.imul(five, 0x9e3779b1) >>> (32 - SCATTERED);
}

/** Whether a term stands around a place, of which a part was seen. */
function isAround(bytes: Uint8Array, last: number, { term, before }: Candidate): boolean {
  let beside = NONE;
  let at = last;
  for (let left = before; left > 0; at--) {
    if (at < 0) return false;
    if (last - at > LONGEST) return true;
    const of = CLASSES[bytes[at] ?? 0] ?? 0;
    if (of === NONE || (of === BLANKS && beside === BLANKS)) continue;
    if (of !== term[--left]) return false;
    beside = of;
  }
  beside = term[before - 1] ?? NONE;
  at = last + 1;
  for (let next = before; next < term.length; at++) {
    if (at >= bytes.length) return false;
    if (at - last > LONGEST) return true;
    const of = CLASSES[bytes[at] ?? 0] ?? 0;
    if (of === NONE || (of === BLANKS && beside === BLANKS)) continue;
    if (of !== term[next++]) return false;
    beside = of;
  }
  return true;
}

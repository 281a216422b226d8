/**
 * Tells in one quick pass whether a text may have one of many terms, and which signs it has. It takes two bytes at a time
 * and asks of the last four classes whether a term has them; where one has, it compares the whole term.
 *
 * Why nothing is missed: of two neighbouring places one is asked for, and of each term the four classes before two
 * neighbouring places are in the table. Bytes that `CLASSES` has as passed over count as steps here: behind each of them
 * all places are asked for of which the four classes go over it. A term may have several blanks where one is written: no
 * row that is asked for goes over them.
 *
 * The tables of the pass are small, since between two files other work takes the cache.
 */
import { Buffer } from "node:buffer";
import { endianness } from "node:os";
import { fillPairs, isSign, ODD } from "./byte-pairs.js";
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
  ROW_BITS,
} from "./letter-classes.js";
import type { Sample } from "./sample.js";

/** What a text may have, one bit each: a term, a control character or a link that may lie, which end the pass. */
export const TERM = 1;
/** A byte that may begin what hides or lies by where it stands. */
export const SIGN = 2;
/** A byte beyond ASCII. */
export const BEYOND = 4;

/** Bytes that a term is compared with on each side; where it is longer there, the rest is taken to fit. */
const MAX_LENGTH = 400;
/** Bytes that are compared with terms in the shortest text, and for each byte more of a longer one. */
const FEW = 1000;
const MORE = 8;

/** Whether the search knows a byte beyond ASCII: it knows signs and Latin letters with accents, and no other script. */
export function isInReach(byte: number): boolean {
  return byte < 0xc4 || byte === 0xe2 || byte === 0xf0;
}

/**
 * What is known of a row that terms have, side by side for the cache: the row and one, bits for the classes that a term may
 * have before it and behind it, and the index of its candidates.
 */
const ENTRY = 4;
const ENTRY_BITS = 12;
const MOST_ENTRIES = 3 << (ENTRY_BITS - 2);

interface Candidate {
  readonly term: Uint8Array;
  /** Classes of the term before the place that is asked for. */
  readonly before: number;
  /** Whether one class more stands before that place, whichever it is. */
  readonly isBehind: boolean;
}

const EVERY_ROW = (1 << ROW_BITS) - 1;
const PAIR = (1 << (2 * BITS)) - 1;
/** The third class of a row in its place above the first two, and whether a pair is odd. */
const THIRD = (EVERY_BIT << (2 * BITS)) | (ODD << BITS);

/** By two bytes; of a size that is known while the search is compiled. Filled in where there is a search. */
const pairs = new Uint16Array(1 << 16);
let isFilled = false;

/** Bytes that are taken at once: whole words, and so few that they are still in the cache when they are read. */
const CHUNK = 1 << 14;
const chunk = new Uint8Array(CHUNK);
const words = new Int32Array(chunk.buffer);
/** Words are read with their first byte as their lowest bits, wherever this runs. */
const IS_LITTLE = endianness() === "LE";
const chunkAsBuffer = Buffer.from(chunk.buffer);
/** Stands behind the last byte where it ends no word: a byte that is of no class and no sign. */
const FILLER = 0x22;

/** The busiest loop of a check, by itself: what else there is to do would have it optimised time and again. */
function nextAsked(rows: Int32Array, last: number, from: number, end: number): number {
  let before = last;
  for (let at = from; at < end; at++) {
    const word = words[at] ?? 0;
    const first = pairs[word & 0xffff] ?? 0;
    const second = pairs[word >>> 16] ?? 0;
    // A shift goes by the last five bits of what is on its right: by the last class.
    const one = (rows[before | ((first << BITS) & THIRD)] ?? 0) >>> first;
    const other = (rows[(first & PAIR) | ((second << BITS) & THIRD)] ?? 0) >>> second;
    if (((one | other) & 1) === 1) return at;
    before = second;
  }
  return end;
}

/** The number of a row without its last class. */
function numberOf(row: number): number {
  return ((row >>> (2 * BITS)) & PAIR) | ((row << BITS) & (EVERY_BIT << (2 * BITS)));
}

/** The classes of the last pair of a word. */
function lastOf(word: number): number {
  return (pairs[(words[word] ?? 0) >>> 16] ?? 0) & PAIR;
}

export class AnchorSearch {
  /**
   * A bit of each row, by its last class in a number by the third and the first two: whether a term has it. The second half
   * is of odd pairs, and each of those is looked at.
   */
  readonly #rows = new Int32Array(ODD << (BITS + 1)).fill(-1, ODD << BITS);
  /** By the row, scattered; where another is at its place, it is at the next one that is free. */
  readonly #entries = new Int32Array(ENTRY << ENTRY_BITS);
  readonly #candidates: Candidate[][] = [];
  /** How many bytes are still compared with terms, until the answer is yes. */
  #left = 0;

  /** @param usual which rows there are many of: they are asked for where a term has no other. */
  constructor(terms: Terms, usual: Sample) {
    if (!isFilled) fillPairs(pairs);
    isFilled = true;
    for (const places of terms) this.#add(places, usual);
  }

  /** Whether a text may have a term in reach, a control character or a link that may lie; never no of one that has. */
  mayFind(bytes: Uint8Array): boolean {
    return (this.look(bytes, 0) & TERM) !== 0;
  }

  /**
   * What a text may have, up to the first that is enough.
   * @param enough beside `TERM`.
   */
  look(bytes: Uint8Array, enough: number): number {
    this.#left = FEW + MORE * bytes.length;
    const rows = this.#rows;
    const ends = enough | TERM;
    let before = 0;
    let has = 0;
    for (let from = 0; from < bytes.length; from += CHUNK) {
      const end = fill(bytes, from);
      for (let at = nextAsked(rows, before, 0, end); at < end; at = nextAsked(rows, before, at, end)) {
        before = at === 0 ? before : lastOf(at - 1);
        has |= this.#inWord(bytes, from + 4 * at, before, words[at] ?? 0);
        if ((has & ends) !== 0) return has;
        before = lastOf(at++);
      }
      before = lastOf(end - 1);
    }
    return this.#isAtEnd(bytes) ? has | TERM : has;
  }

  /** Asks for the places of a word, and for those behind it that go over what is passed over in it. */
  #inWord(bytes: Uint8Array, start: number, before: number, word: number): number {
    const first = pairs[word & 0xffff] ?? 0;
    const second = pairs[word >>> 16] ?? 0;
    if (((first | second) & ODD) === 0) {
      const isFound =
        this.#isFound((before << (2 * BITS)) | first, bytes, start + 1, classAt(bytes, start - 3)) ||
        this.#isFound((first << (2 * BITS)) | second, bytes, start + 3, classAt(bytes, start - 1));
      return isFound ? TERM : 0;
    }
    const end = Math.min(start + 4, bytes.length);
    let has = 0;
    for (let at = start; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte > 0x7f) has |= BEYOND;
      else if (isSign(byte, bytes[at + 1])) has |= SIGN;
      if (this.#isAt(bytes, at)) return has | TERM;
    }
    return has;
  }

  #isAt(bytes: Uint8Array, at: number): boolean {
    const found = CLASSES[bytes[at] ?? 0] ?? 0;
    if (found === PASSED_OVER) return this.#isAcross(bytes, at);
    if (found === CONTROL || (found >= MARK && begins(bytes, at))) return true;
    return (at & 1) === 1 && this.#isFound(rowBefore(bytes, at + 1), bytes, at);
  }

  #isAcross(bytes: Uint8Array, passed: number): boolean {
    // Of several in a row the last is enough.
    if (classAt(bytes, passed + 1) === PASSED_OVER) return false;
    let row = rowBefore(bytes, passed);
    for (let at = passed + 1, left = 3; left > 0 && at < bytes.length; at++) {
      const of = classAt(bytes, at);
      if (of === PASSED_OVER) continue;
      row = ((row << BITS) | of) & EVERY_ROW;
      if (this.#isFound(row, bytes, at)) return true;
      left--;
    }
    return false;
  }

  /** The last place is always asked for: of two neighbours the other may be behind the end. */
  #isAtEnd(bytes: Uint8Array): boolean {
    let last = bytes.length - 1;
    while (last >= 0 && classAt(bytes, last) === PASSED_OVER) last--;
    return last >= 0 && this.#isFound(rowBefore(bytes, last + 1), bytes, last);
  }

  /**
   * Whether a term stands around the place at which a row ends.
   * @param previous the class before the row, or `PASSED_OVER` where it is not known.
   */
  #isFound(row: number, bytes: Uint8Array, at: number, previous = PASSED_OVER): boolean {
    if (!this.#has(row)) return false;
    const entries = this.#entries;
    const entry = this.#entryOf(row);
    if (previous !== PASSED_OVER && (((entries[entry + 1] ?? 0) >>> previous) & 1) === 0) return false;
    const next = at + 1 < bytes.length ? (CLASSES[bytes[at + 1] ?? 0] ?? 0) : PASSED_OVER;
    if (next <= EVERY_BIT && (((entries[entry + 2] ?? 0) >>> next) & 1) === 0) return false;
    for (const candidate of this.#candidates[entries[entry + 3] ?? 0] ?? []) {
      if (this.#isAround(bytes, at, candidate)) return true;
    }
    return false;
  }

  #has(row: number): boolean {
    return (((this.#rows[numberOf(row)] ?? 0) >>> row) & 1) === 1;
  }

  #entryOf(row: number): number {
    const entries = this.#entries;
    let entry = (Math.imul(row, 0x9e3779b1) >>> (32 - ENTRY_BITS)) * ENTRY;
    while (entries[entry] !== 0 && entries[entry] !== row + 1) entry = (entry + ENTRY) % entries.length;
    return entry;
  }

  /** Goes by the rows that no term before it has: those are asked for anyway. */
  #add(places: readonly (readonly Asked[])[], usual: Sample): void {
    let best: readonly Asked[] = [];
    let least = Infinity;
    for (const asked of places) {
      let count = 0;
      for (const { rows } of asked) for (const row of rows) if (!this.#has(row)) count += usual.countOf(row) + 1;
      if (count >= least) continue;
      least = count;
      best = asked;
    }
    for (const asked of best) for (const row of asked.rows) this.#propose(row, asked);
  }

  #propose(row: number, { candidate, previous, next }: Asked): void {
    const entries = this.#entries;
    const entry = this.#entryOf(row);
    if (entries[entry] === 0) {
      entries[entry] = row + 1;
      entries[entry + 3] = this.#candidates.push([]) - 1;
      if (this.#candidates.length > MOST_ENTRIES)
        throw new RangeError("terms have more rows than the table has room for");
      const number = numberOf(row);
      this.#rows[number] = (this.#rows[number] ?? 0) | (1 << row);
    }
    entries[entry + 1] = (entries[entry + 1] ?? 0) | previous;
    entries[entry + 2] = (entries[entry + 2] ?? 0) | next;
    this.#candidates[entries[entry + 3] ?? 0]?.push(candidate);
  }

  /** Whether a term stands around a place; also where too much was compared already. */
  #isAround(bytes: Uint8Array, place: number, { term, before, isBehind }: Candidate): boolean {
    let last = place;
    if (isBehind)
      do last--;
      while (last >= 0 && classAt(bytes, last) === PASSED_OVER);
    // Behind the place first: before it the row is known to fit.
    let beside = term[before - 1] ?? 0;
    for (let at = last + 1, next = before; next < term.length; at++) {
      if (--this.#left < 0) return true;
      if (at >= bytes.length) return false;
      if (at - last > MAX_LENGTH) break;
      const of = classAt(bytes, at);
      if (of === PASSED_OVER || (of === BLANKS && beside === BLANKS)) continue;
      if (of !== term[next++]) return false;
      beside = of;
    }
    beside = 0;
    for (let at = last, left = before; left > 0; at--) {
      if (--this.#left < 0) return true;
      if (at < 0) return false;
      if (last - at > MAX_LENGTH) break;
      const of = classAt(bytes, at);
      if (of === PASSED_OVER || (of === BLANKS && beside === BLANKS)) continue;
      if (of !== term[--left]) return false;
      beside = of;
    }
    return true;
  }
}

/** Takes the bytes from one on, and says how many pairs these are. */
function fill(bytes: Uint8Array, from: number): number {
  const { length } = bytes;
  if (from === 0 && length <= CHUNK) chunk.set(bytes);
  else chunk.set(bytes.subarray(from, Math.min(from + CHUNK, length)));
  let end = Math.min(length - from, CHUNK);
  while ((end & 3) !== 0) chunk[end++] = FILLER;
  if (!IS_LITTLE) chunkAsBuffer.swap32();
  return end >> 2;
}

/** The last four classes before a place. */
function rowBefore(bytes: Uint8Array, end: number): number {
  let row = 0;
  for (let at = end - 1, shift = 0; at >= 0 && shift < ROW_BITS; at--) {
    const of = classAt(bytes, at);
    if (of === PASSED_OVER) continue;
    row |= of << shift;
    shift += BITS;
  }
  return row;
}

interface Asked {
  /** Those of four that may stand before a place. */
  readonly rows: readonly number[];
  readonly candidate: Candidate;
  /** A bit for each class that may stand before such a row, and behind it. */
  readonly previous: number;
  readonly next: number;
}

/** Of each term the pairs of neighbouring places by which it can be found. */
export type Terms = readonly (readonly (readonly Asked[])[])[];

/**
 * Without those that have letters out of the reach; those of two begin with a mark. A part of less than five classes is
 * asked for with each class beside it, and only where a term has no longer one.
 */
export function searchable(terms: readonly string[]): Terms {
  const places = terms.flatMap((text) => {
    const term = classesOf(text);
    if (!term || term.length <= 2) return [];
    const all = neighbours(term);
    const known = all.filter((pair) => pair.every(({ rows }) => rows.length === 1));
    return [known.length > 0 ? known : all];
  });
  // Those with few places first: the others may have one of theirs.
  return places.sort((a, b) => a.length - b.length);
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
  const rows: number[] = [];
  if (isBehind) for (const of of EVERY) rows.push((row << BITS) | of);
  else if (before - from < 4) for (const of of EVERY) rows.push((of << (3 * BITS)) | row);
  else rows.push(row);
  const isAnyFirst = !isBehind && before - from < 4;
  const previous = isAnyFirst ? -1 : besides(term[from - 1], term[from]);
  const next = isBehind ? -1 : besides(term[before], term[before - 1]);
  return { rows, candidate: { term, before, isBehind }, previous, next };
}

/** A bit for each class that may stand beside a place with another on its other side; all where the term does not say. */
function besides(of: number | undefined, other: number | undefined): number {
  // One blank stands for several.
  return of === undefined ? -1 : (1 << of) | (other === BLANKS ? 1 << BLANKS : 0);
}

const EVERY = Array.from({ length: EVERY_BIT + 1 }, (_, of) => of);

/** Whether a sign of two or a link that may lie begins at a mark. */
function begins(bytes: Uint8Array, mark: number): boolean {
  if (bytes[mark] === 0x5d) return mayLie(bytes, mark + 1);
  let at = mark + 1;
  while (at < bytes.length && CLASSES[bytes[at] ?? 0] === PASSED_OVER) at++;
  return at < bytes.length && ((CLASSES[bytes[at] ?? 0] ?? 0) & EVERY_BIT) === BRACKETS;
}

function classAt(bytes: Uint8Array, at: number): number {
  const of = CLASSES[bytes[at] ?? 0] ?? 0;
  return of === PASSED_OVER ? of : of & EVERY_BIT;
}

/**
 * Finds many terms in one pass over UTF-8 bytes (Aho and Corasick's automaton as one table). Letter case, accents of
 * Latin letters, digits in the place of letters, marks of emphasis and the number of blanks do not count.
 */
import { BLANK, FOLDED, foldTerm, PASSED } from "./folded-bytes.js";

export interface Automaton {
  /** Class of a byte. */
  readonly classes: Uint8Array;
  /** Base-2 logarithm of the classes of a state. */
  readonly shift: number;
  /** Next state by state and class; 0 where a state has no way on. */
  readonly next: Uint16Array;
  /** The state to go on from where there is no way on: that of the longest other beginning of a term. */
  readonly fallback: Uint16Array;
  /** Bytes that lead to a state. */
  readonly depths: readonly number[];
  /** Indexes of the terms that end in a state; shared where there are none. */
  readonly ends: readonly (readonly number[])[];
  /** Bytes of each term, folded. */
  readonly lengths: readonly number[];
}

const NONE: readonly number[] = [];

/**
 * @param classesOf the classes of bytes: terms that differ within a class alone are one.
 * @throws RangeError where the terms need more states than the table can name.
 */
export function buildAutomaton(
  terms: readonly string[],
  classesOf: (terms: readonly (readonly number[])[]) => Classes = exactClasses,
): Automaton {
  const folded = terms.map(foldTerm);
  const { classes, shift } = classesOf(folded);
  const most = folded.reduce((sum, term) => sum + term.length, 1);
  if (most > 0xffff) throw new RangeError(`${most} states are more than a table can name`);
  const next = new Uint16Array(most << shift);
  const ends: (readonly number[])[] = [NONE];
  const slots: number[] = [0];
  const depths: number[] = [0];
  folded.forEach((term, index) => {
    let state = 0;
    for (const byte of term) {
      const slot = (state << shift) + (classes[byte] ?? 0);
      const child = next[slot] ?? 0;
      if (child !== 0) {
        state = child;
        continue;
      }
      depths.push((depths[state] ?? 0) + 1);
      slots.push(slot);
      state = ends.push(NONE) - 1;
      next[slot] = state;
    }
    ends[state] = [...(ends[state] ?? NONE), index];
  });
  const fallback = link(next, ends, slots, depths, shift);
  const blank = classes[BLANK] ?? 0;
  const mask = (1 << shift) - 1;
  // Blanks in a row are one, and class 1 is of the bytes that are passed over.
  slots.forEach((slot, state) => {
    if (state > 0 && (slot & mask) === blank && next[(state << shift) + blank] === 0)
      next[(state << shift) + blank] = state;
    next[(state << shift) + 1] = state;
  });
  return { classes, shift, next, fallback, depths, ends, lengths: folded.map(({ length }) => length) };
}

/** The state behind a byte. */
export function step({ classes, shift, next, fallback }: Automaton, from: number, byte: number): number {
  const slot = classes[byte] ?? 0;
  let state = from;
  let found = next[(state << shift) + slot] ?? 0;
  while (found === 0 && state !== 0) {
    state = fallback[state] ?? 0;
    found = next[(state << shift) + slot] ?? 0;
  }
  return found;
}

interface Classes {
  readonly classes: Uint8Array;
  readonly shift: number;
}

/** Class 0 is of the bytes that no term holds, class 1 of those that are passed over. */
function exactClasses(terms: readonly (readonly number[])[]): Classes {
  const ofFolded = new Map<number, number>([[PASSED, 1]]);
  for (const term of terms) for (const byte of term) if (!ofFolded.has(byte)) ofFolded.set(byte, ofFolded.size + 1);
  const classes = Uint8Array.from({ length: 256 }, (_, byte) => ofFolded.get(FOLDED[byte] ?? PASSED) ?? 0);
  // Folded bytes below 2 are names of their own, so that terms can be looked up by them.
  classes[PASSED] = 1;
  classes[BLANK] = ofFolded.get(BLANK) ?? 0;
  return { classes, shift: Math.ceil(Math.log2(ofFolded.size + 2)) };
}

const ALIKE = ["<>", "|", "()[]{}", "\"',;", "/\\", "-_", ".", ":", "#", "&", "!?", "%=+^", "269"];

/** Few classes, for a table that is closed: other signs are one with their like, and bytes beyond ASCII 16 kinds. */
export function coarseClasses(): Classes {
  const ofFolded = new Uint8Array(256);
  ofFolded[PASSED] = 1;
  ofFolded[BLANK] = 2;
  let count = 3;
  for (let letter = 0x61; letter <= 0x7a; letter++) ofFolded[letter] = count++;
  for (const alike of ALIKE) {
    for (let at = 0; at < alike.length; at++) ofFolded[alike.charCodeAt(at)] = count;
    count++;
  }
  for (let byte = 0x80; byte < 0x100; byte++) ofFolded[byte] = count + (byte & 0x0f);
  const classes = Uint8Array.from({ length: 256 }, (_, byte) => ofFolded[FOLDED[byte] ?? PASSED] ?? 0);
  classes[PASSED] = 1;
  classes[BLANK] = 2;
  return { classes, shift: 6 };
}

/** Fills in the ways on of every state, so that one look is enough for a byte. */
export function close({ next, fallback, shift, depths }: Automaton): void {
  const width = 1 << shift;
  const order = Uint16Array.from(depths.keys()).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
  for (const state of order) {
    if (state === 0) continue;
    const from = state << shift;
    const other = (fallback[state] ?? 0) << shift;
    for (let slot = 0; slot < width; slot++) {
      if (next[from + slot] === 0) next[from + slot] = next[other + slot] ?? 0;
    }
  }
}

/** The shorter beginnings of terms before the longer ones, so that each can lean on those before it. */
function link(
  next: Uint16Array,
  ends: (readonly number[])[],
  slots: readonly number[],
  depths: readonly number[],
  shift: number,
): Uint16Array {
  const fallback = new Uint16Array(ends.length);
  const mask = (1 << shift) - 1;
  const order = Uint16Array.from(ends.keys()).sort((a, b) => (depths[a] ?? 0) - (depths[b] ?? 0));
  for (const state of order) {
    if ((depths[state] ?? 0) < 2) continue;
    const slot = slots[state] ?? 0;
    let other = fallback[slot >> shift] ?? 0;
    let found = next[(other << shift) + (slot & mask)] ?? 0;
    while (found === 0 && other !== 0) {
      other = fallback[other] ?? 0;
      found = next[(other << shift) + (slot & mask)] ?? 0;
    }
    fallback[state] = found;
    const inherited = ends[found] ?? NONE;
    if (inherited.length > 0) ends[state] = [...(ends[state] ?? NONE), ...inherited];
  }
  return fallback;
}

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
  /** Indexes of the terms that end in a state; shared where there are none. */
  readonly ends: readonly (readonly number[])[];
  /** Bytes of each term, folded. */
  readonly lengths: readonly number[];
}

/** One look is enough for a byte. */
export interface ClosedAutomaton extends Pick<Automaton, "classes" | "shift" | "ends"> {
  /** Next state by state and class, with `END` where a term ends in it. */
  readonly next: Uint16Array;
}

export const END = 0x8000;

/** @throws RangeError where the terms need more states than the table can name. */
export function buildAutomaton(terms: readonly string[]): Automaton {
  const folded = terms.map(foldTerm);
  const { classes, shift, next, ends, slots, levels } = trieOf(folded, exactClasses(folded), 0xffff);
  const fallback = new Uint16Array(ends.length);
  const mask = (1 << shift) - 1;
  for (const states of levels.slice(1)) {
    for (const state of states) {
      const slot = slots[state] ?? 0;
      let other = fallback[slot >> shift] ?? 0;
      let found = next[(other << shift) + (slot & mask)] ?? 0;
      while (found === 0 && other !== 0) {
        other = fallback[other] ?? 0;
        found = next[(other << shift) + (slot & mask)] ?? 0;
      }
      fallback[state] = found;
      inheritEnds(ends, state, found);
    }
  }
  // Blanks in a row are one, and what is passed over leads nowhere.
  const blank = classes[BLANK] ?? 0;
  slots.forEach((slot, state) => {
    if ((slot & mask) === blank && next[(state << shift) + blank] === 0) next[(state << shift) + blank] = state;
    next[(state << shift) + PASSED_CLASS] = state;
  });
  return { classes, shift, next, fallback, ends, lengths: folded.map(({ length }) => length) };
}

/**
 * Of few classes, so that the table stays small: terms that differ within a class alone are one.
 * @throws RangeError where the terms need more states than the table can name.
 */
export function buildClosedAutomaton(terms: readonly string[]): ClosedAutomaton {
  const { classes, shift, next, ends, slots, levels } = trieOf(terms.map(foldTerm), coarseClasses(), END - 1);
  const fallback = new Uint16Array(ends.length);
  const mask = (1 << shift) - 1;
  const blank = classes[BLANK] ?? 0;
  const marked = (state: number) => (ends[state] === NONE ? state : state | END);
  let above: readonly number[] = [];
  for (const states of [...levels, []]) {
    for (const state of above) {
      // All ways of the longest other beginning, then the own ones. Copied as a whole, since this runs at a cold start.
      const other = fallback[state] ?? 0;
      next.copyWithin(state << shift, other << shift, (other + 1) << shift);
      if (((slots[state] ?? 0) & mask) === blank) next[(state << shift) + blank] = marked(state);
      next[(state << shift) + PASSED_CLASS] = marked(state);
    }
    for (const state of states) {
      const slot = slots[state] ?? 0;
      const parent = slot >> shift;
      if (parent > 0) fallback[state] = (next[((fallback[parent] ?? 0) << shift) + (slot & mask)] ?? 0) & ~END;
      inheritEnds(ends, state, fallback[state] ?? 0);
      next[slot] = marked(state);
    }
    above = states;
  }
  return { classes, shift, next, ends };
}

interface Trie extends Classes {
  readonly next: Uint16Array;
  readonly ends: (readonly number[])[];
  /** The place in `next` that leads to a state; 0 for the root. */
  readonly slots: readonly number[];
  /** States by the bytes that lead to them, from those of one byte on: each leans on shorter ones alone. */
  readonly levels: readonly (readonly number[])[];
}

const NONE: readonly number[] = [];

function trieOf(terms: readonly (readonly number[])[], { classes, shift }: Classes, limit: number): Trie {
  const most = terms.reduce((sum, term) => sum + term.length, 1);
  if (most > limit) throw new RangeError(`${most} states are more than a table can name`);
  const next = new Uint16Array(most << shift);
  const ends: (readonly number[])[] = [NONE];
  const slots: number[] = [0];
  const levels: number[][] = [];
  terms.forEach((term, index) => {
    let state = 0;
    term.forEach((byte, depth) => {
      const slot = (state << shift) + (classes[byte] ?? 0);
      state = next[slot] ?? 0;
      if (state !== 0) return;
      slots.push(slot);
      state = ends.push(NONE) - 1;
      next[slot] = state;
      (levels[depth] ??= []).push(state);
    });
    ends[state] = [...(ends[state] ?? NONE), index];
  });
  return { classes, shift, next, ends, slots, levels };
}

/** Where a beginning of a term ends, the terms end too that are the end of it. */
function inheritEnds(ends: (readonly number[])[], state: number, from: number): void {
  const inherited = ends[from] ?? NONE;
  if (inherited.length > 0) ends[state] = [...(ends[state] ?? NONE), ...inherited];
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

const PASSED_CLASS = 1;

/** Class 0 is of the bytes that no term holds. */
function exactClasses(terms: readonly (readonly number[])[]): Classes {
  const ofFolded = new Map<number, number>([[PASSED, PASSED_CLASS]]);
  for (const term of terms) for (const byte of term) if (!ofFolded.has(byte)) ofFolded.set(byte, ofFolded.size + 1);
  const classes = Uint8Array.from({ length: 256 }, (_, byte) => ofFolded.get(FOLDED[byte] ?? PASSED) ?? 0);
  // Folded bytes below 2 are names of their own, so that terms can be looked up by them.
  classes[PASSED] = PASSED_CLASS;
  classes[BLANK] = ofFolded.get(BLANK) ?? 0;
  return { classes, shift: Math.ceil(Math.log2(ofFolded.size + 2)) };
}

const ALIKE = ["<>", "|", "()[]{}", "\"',;", "/\\", "-_", ".", ":", "#", "&", "!?", "%=+^", "269"];

/** Few classes: other signs are one with their like, and bytes beyond ASCII 16 kinds. */
export function coarseClasses(): Classes {
  const ofFolded = new Uint8Array(256);
  ofFolded[PASSED] = PASSED_CLASS;
  ofFolded[BLANK] = 2;
  let count = 3;
  for (let letter = 0x61; letter <= 0x7a; letter++) ofFolded[letter] = count++;
  for (const alike of ALIKE) {
    for (let at = 0; at < alike.length; at++) ofFolded[alike.charCodeAt(at)] = count;
    count++;
  }
  for (let byte = 0x80; byte < 0x100; byte++) ofFolded[byte] = count + (byte & 0x0f);
  const classes = Uint8Array.from({ length: 256 }, (_, byte) => ofFolded[FOLDED[byte] ?? PASSED] ?? 0);
  classes[PASSED] = PASSED_CLASS;
  classes[BLANK] = 2;
  return { classes, shift: 6 };
}

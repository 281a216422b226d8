/** Where terms stand in a view. */
import { buildAutomaton, step, type Automaton } from "./automaton.js";
import { isPassedByte, isWordByte } from "./folded-bytes.js";
import { termsOf, type Term } from "./terms/table.js";
import type { View } from "./view.js";

export interface Hit {
  readonly categories: number;
  /** Bytes of the view, half-open. */
  readonly start: number;
  readonly end: number;
}

/** A text with more terms than that is looked at up to there. */
const MAX_HITS = 50_000;

let all: { readonly terms: readonly Term[]; readonly automaton: Automaton } | undefined;

export interface FoundHits {
  /** In order of their ends. */
  readonly hits: readonly Hit[];
  /** Byte of the view from which on none was looked for, where there are too many. */
  readonly stop: number | undefined;
}

export function findHits(view: View): FoundHits {
  all ??= prepare();
  const { terms, automaton } = all;
  const { ends, lengths } = automaton;
  const { bytes } = view;
  const hits: Hit[] = [];
  const joined = view.joined.values();
  let gap = joined.next().value;
  let state = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (hits.length >= MAX_HITS) return { hits, stop: at };
    state = step(automaton, state, bytes[at] ?? 0);
    const found = ends[state];
    if (!found || found.length === 0 || isPassedByte(bytes[at])) continue;
    while (gap && gap.end <= at) gap = joined.next().value;
    const isJoined = gap !== undefined && gap.start <= at;
    for (const index of found) {
      const term = terms[index];
      const start = startOf(bytes, at, lengths[index] ?? 1);
      if (term && (isJoined || isWhole(term, bytes, start, at))) {
        hits.push({ categories: term.categories, start, end: term.isStem ? endOfWord(bytes, at + 1) : at + 1 });
      }
    }
  }
  return { hits, stop: undefined };
}

function prepare(): NonNullable<typeof all> {
  const terms = termsOf(~0);
  return { terms, automaton: buildAutomaton(terms.map(({ text }) => text)) };
}

/** Where a term of so many bytes begins that ends at `last`: blanks count once, and what is passed over not at all. */
function startOf(bytes: Uint8Array, last: number, length: number): number {
  let at = last;
  for (let left = length; at >= 0; at--) {
    const byte = bytes[at];
    if (isPassedByte(byte) || (isBlank(byte) && isBlank(bytes[at - 1]))) continue;
    if (--left === 0) break;
  }
  return Math.max(at, 0);
}

/** Letters that a stem goes on for. */
const MAX_ENDING_LENGTH = 20;

function endOfWord(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at - from < MAX_ENDING_LENGTH && isLetter(bytes, at)) at++;
  return at;
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function isWhole({ isFree, isStem }: Term, bytes: Uint8Array, start: number, last: number): boolean {
  if (isFree) return true;
  if (isWordByte(bytes[start]) && isLetter(bytes, start - 1)) return false;
  return isStem || !isWordByte(bytes[last]) || !isLetter(bytes, last + 1);
}

/** Whether a letter or digit stands at a place of a text that is folded. */
function isLetter(bytes: Uint8Array, at: number): boolean {
  const byte = bytes[at];
  // Latin letters are ASCII in a view: other bytes are of signs and scripts. `$` and `@` stand for letters inside words alone.
  return byte !== undefined && byte < 0x80 && byte !== 0x24 && byte !== 0x40 && isWordByte(byte);
}

/**
 * The question of `prefilter.ts` for a few small files: by a search for each term, which costs more for each byte than the
 * automaton and needs none. Terms that a combination wants may stand anywhere in the file here, so it says yes of more.
 */
import { Buffer } from "node:buffer";
import { coarseClasses, foldTerm } from "./automaton.js";

export interface WantedTerm {
  readonly text: string;
  /** Bits of its categories; -1 where it is enough by itself. */
  readonly categories: number;
}

/** Classes of `coarseClasses`. */
const PASSED = 1;
const BLANK = 2;
const CLASS_BITS = 6;
/** A pair of classes that every text has. */
const ANY_PAIR = 0;

/** A text as the automaton sees it: one character for each class, without what it passes over, one blank for several. */
function seen(classes: Uint8Array, bytes: Iterable<number>, length: number): Buffer {
  const result = Buffer.allocUnsafe(length);
  let end = 0;
  for (const byte of bytes) {
    const of = classes[byte] ?? 0;
    if (of === PASSED || (of === BLANK && result[end - 1] === BLANK && end > 0)) continue;
    result[end++] = of;
  }
  return result.subarray(0, end);
}

export class SmallFilter {
  readonly #classes = coarseClasses().classes;
  readonly #terms: readonly { readonly text: string; readonly categories: number }[];
  /** Of each term its first, middle and last pair of classes. */
  readonly #pairs: Uint16Array;

  constructor(terms: readonly WantedTerm[]) {
    this.#terms = terms.map(({ text, categories }) => {
      const folded = foldTerm(text);
      return { text: seen(this.#classes, folded, folded.length).toString("latin1"), categories };
    });
    this.#pairs = new Uint16Array(this.#terms.length * 3);
    this.#terms.forEach(({ text }, index) => {
      const pairAt = (at: number) => (text.length < 2 ? ANY_PAIR : pair(text.charCodeAt(at), text.charCodeAt(at + 1)));
      this.#pairs.set([pairAt(0), pairAt(Math.max(0, (text.length >> 1) - 1)), pairAt(text.length - 2)], index * 3);
    });
  }

  /**
   * Whether a text without control characters has what is asked for.
   * @param isEnough of the categories that were found so far.
   */
  holds(bytes: Uint8Array, isEnough: (categories: number) => boolean): boolean {
    const classes = seen(this.#classes, bytes, bytes.length);
    const text = classes.toString("latin1");
    const has = new Uint8Array(1 << (2 * CLASS_BITS));
    has[ANY_PAIR] = 1;
    for (let at = 1; at < classes.length; at++) has[pair(classes[at - 1] ?? 0, classes[at] ?? 0)] = 1;
    const pairs = this.#pairs;
    let found = 0;
    for (const [index, term] of this.#terms.entries()) {
      const at = index * 3;
      if (has[pairs[at] ?? 0] === 0 || has[pairs[at + 1] ?? 0] === 0 || has[pairs[at + 2] ?? 0] === 0) continue;
      if ((term.categories & ~found) === 0 || !text.includes(term.text)) continue;
      if (term.categories === -1) return true;
      found |= term.categories;
      if (isEnough(found)) return true;
    }
    return false;
  }
}

function pair(first: number, second: number): number {
  return (first << CLASS_BITS) | second;
}

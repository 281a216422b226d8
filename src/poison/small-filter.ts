/**
 * The question of `prefilter.ts` for a few small files: by a search for each term, which costs more for each byte than the
 * automaton and needs none. Terms that a combination wants may stand anywhere in the file here, so it says yes of more.
 */
import { Buffer } from "node:buffer";
import { coarseClasses } from "./automaton.js";

export interface WantedTerm {
  readonly text: string;
  /** Bits of its categories; -1 where it is enough by itself. */
  readonly categories: number;
}

/** Classes of `coarseClasses`. */
const PASSED = 1;
const BLANK = 2;
const CLASS_BITS = 6;
/** No byte of a text has it: it stands between terms. */
const BETWEEN = 62;
const BETWEEN_BYTE = 0x1e;
/** A pair of classes that every text is taken to have. */
const ANY_PAIR = 0;

export class SmallFilter {
  readonly #classes = coarseClasses().classes;
  readonly #texts: readonly string[];
  readonly #categories: Int32Array;
  /** Of each term its first, middle and last pair of classes. */
  readonly #pairs: Uint16Array;

  constructor(terms: readonly WantedTerm[]) {
    this.#classes[BETWEEN_BYTE] = BETWEEN;
    const joined = terms.map(({ text }) => text).join(String.fromCharCode(BETWEEN_BYTE));
    // All at once: one long loop is soon compiled, a short one for each term is not.
    this.#texts = seen(this.#classes, Buffer.from(joined)).toString("latin1").split(String.fromCharCode(BETWEEN));
    this.#categories = Int32Array.from(terms, ({ categories }) => categories);
    this.#pairs = new Uint16Array(this.#texts.length * 3);
    for (let index = 0; index < this.#texts.length; index++) {
      const text = this.#texts[index] ?? "";
      if (text.length < 2) continue;
      this.#pairs[index * 3] = pairAt(text, 0);
      this.#pairs[index * 3 + 1] = pairAt(text, (text.length >> 1) - 1);
      this.#pairs[index * 3 + 2] = pairAt(text, text.length - 2);
    }
  }

  /**
   * Whether a text without control characters has what is asked for.
   * @param isEnough of the categories that were found so far.
   */
  holds(bytes: Uint8Array, isEnough: (categories: number) => boolean): boolean {
    const classes = seen(this.#classes, bytes);
    const has = new Uint8Array(1 << (2 * CLASS_BITS));
    has[ANY_PAIR] = 1;
    for (let at = 1; at < classes.length; at++) has[((classes[at - 1] ?? 0) << CLASS_BITS) | (classes[at] ?? 0)] = 1;
    const text = classes.toString("latin1");
    const pairs = this.#pairs;
    let found = 0;
    for (let index = 0, at = 0; at < pairs.length; index++, at += 3) {
      if (has[pairs[at] ?? 0] === 0 || has[pairs[at + 1] ?? 0] === 0 || has[pairs[at + 2] ?? 0] === 0) continue;
      const categories = this.#categories[index] ?? 0;
      if ((categories & ~found) === 0 || !text.includes(this.#texts[index] ?? "")) continue;
      if (categories === -1) return true;
      found |= categories;
      if (isEnough(found)) return true;
    }
    return false;
  }
}

/** A text as the automaton sees it: a class for each byte, without what it passes over, one blank for several. */
function seen(classes: Uint8Array, bytes: Uint8Array): Buffer {
  const result = Buffer.allocUnsafe(bytes.length);
  let end = 0;
  let before = PASSED;
  // By index: an iterator costs several times as much where little is read.
  let at = 0;
  while (at < bytes.length) {
    const of = classes[bytes[at++] ?? 0] ?? 0;
    if (of === PASSED || (of === BLANK && before === BLANK)) continue;
    result[end++] = before = of;
  }
  return result.subarray(0, end);
}

function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) << CLASS_BITS) | text.charCodeAt(at + 1);
}

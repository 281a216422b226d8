/** Words of a text as numbers, and a text as one: what an index of many records keeps instead of strings. */
import { normalForm, tokensOf } from "./text.js";

const ASCII = /^[\u0000-\u007F]*$/;
const SEEDS = [0x811c9dc5, 0x9747b28c] as const;
const PRIMES = [0x01000193, 0x5bd1e995] as const;
/** So many bits of the second hash join the 32 of the first: together an exact number. */
const SECOND_BITS = 21;

/** Of ASCII: letters in lower case and digits; 0 for what is no part of a word. */
const LOWER = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code).toLowerCase();
  return /[a-z0-9]/.test(character) ? character.charCodeAt(0) : 0;
});

/** Collects the words of several texts, each once, and a hash of their normal forms. */
export class WordHashes {
  readonly words = new Set<number>();
  #first: number = SEEDS[0];
  #second: number = SEEDS[1];

  /** Equal for texts whose normal forms are equal; what is equal by it may still differ. */
  get digest(): number {
    return (this.#first >>> 0) * 2 ** SECOND_BITS + ((this.#second >>> 0) & (2 ** SECOND_BITS - 1));
  }

  add(text: string): void {
    if (ASCII.test(text)) this.#addAscii(text);
    else {
      const normal = normalForm(text);
      for (const token of tokensOf(normal)) this.words.add(hashOf(token));
      for (let at = 0; at < normal.length; at++) this.#feed(normal.charCodeAt(at));
    }
    this.#feed(0);
  }

  /** The same as by way of normal form and tokens, without making either. */
  #addAscii(text: string): void {
    let first = this.#first;
    let second = this.#second;
    let word = 0;
    let isFirst = true;
    for (let at = 0; at <= text.length; at++) {
      const code = at < text.length ? (LOWER[text.charCodeAt(at)] ?? 0) : 0;
      if (code === 0) {
        if (word !== 0) this.words.add(word >>> 0);
        word = 0;
        continue;
      }
      if (word === 0) {
        word = SEEDS[0];
        if (!isFirst) {
          first = Math.imul(first ^ 32, PRIMES[0]);
          second = mixed(second, 32);
        }
        isFirst = false;
      }
      word = Math.imul(word ^ code, PRIMES[0]);
      first = Math.imul(first ^ code, PRIMES[0]);
      second = mixed(second, code);
    }
    this.#first = first;
    this.#second = second;
  }

  #feed(code: number): void {
    this.#first = Math.imul(this.#first ^ code, PRIMES[0]);
    this.#second = mixed(this.#second, code);
  }
}

function mixed(hash: number, code: number): number {
  const product = Math.imul(hash ^ code, PRIMES[1]);
  return product ^ (product >>> 15);
}

export function hashOf(token: string): number {
  let hash: number = SEEDS[0];
  for (let at = 0; at < token.length; at++) hash = Math.imul(hash ^ token.charCodeAt(at), PRIMES[0]);
  return hash >>> 0;
}

/** Texts that recur as names and as keys, each held and hashed once. */
import { grown } from "../layouts/byte-table.js";
import { hashNumber } from "./shards.js";

const FIRST_KEYS = 1 << 8;

export class KeyTable {
  readonly #numbers = new Map<string, number>();
  readonly #texts: string[] = [];
  #hashes = new Float64Array(FIRST_KEYS);

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#texts.push(text) - 1;
    this.#numbers.set(text, number);
    if (number === this.#hashes.length) this.#hashes = grown(this.#hashes, new Float64Array(number * 2));
    this.#hashes[number] = hashNumber(text);
    return number;
  }

  textOf(number: number): string {
    return this.#texts[number] ?? "";
  }

  hashOf(number: number): number {
    return this.#hashes[number] ?? 0;
  }
}

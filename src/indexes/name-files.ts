/**
 * Which records have a name, in shards: `owners/`, `repositories/`, `tags/`, `targets/`. A large memory has a million pairs of a
 * name and a record, so they are held as numbers.
 */
import type { IndexName } from "../generated/types/index-name.js";
import { grown } from "../layouts/byte-table.js";
import type { Declaration } from "../memory/record.js";
import { nameOf, type NamesIn, namesOf, type NamePair } from "./graph-view.js";
import type { IndexFile } from "./index-file.js";
import type { KeyTable } from "./key-table.js";
import { makeNumberShards, PAIR_DIGITS, pairNumber, type ShardLine } from "./shards.js";

/** One record of a name takes less than a line. */
const NAME_LEAF = 256;

const FIRST_PAIRS = 1 << 8;

export class NamedRecords {
  readonly #declarations: readonly Declaration[];
  readonly #keys: KeyTable;
  /** Of each declaration the number of what it is called. */
  readonly #called: Int32Array;
  /** Numbers of what several declarations are called. */
  readonly #repeated: ReadonlySet<number>;

  constructor(declarations: readonly Declaration[], keys: KeyTable) {
    this.#declarations = declarations;
    this.#keys = keys;
    this.#called = Int32Array.from(declarations, (declaration) => keys.numberOf(nameOf(declaration)));
    const sorted = this.#called.toSorted();
    this.#repeated = new Set(sorted.filter((number, index) => index > 0 && number === sorted[index - 1]));
  }

  /** @param namesIn what a declaration gives: each record stands once for each of them. */
  files(folder: string, namesIn: NamesIn): IndexFile[] {
    const { names, records, length } = this.#pairs(namesIn);
    const keys = this.#keys;
    const numbers = new Float64Array(length).map((_, pair) =>
      pairNumber(keys.hashOf(names[pair] ?? 0), keys.hashOf(records[pair] ?? 0)),
    );
    const pairOf = (pair: number): NamePair => ({
      name: keys.textOf(names[pair] ?? 0),
      of: keys.textOf(records[pair] ?? 0),
    });
    const write = (pairs: Uint32Array) => nameLines(Array.from(pairs, pairOf));
    return makeNumberShards(numbers, write, { folder, leaf: NAME_LEAF, digits: PAIR_DIGITS });
  }

  #pairs(namesIn: NamesIn) {
    const several = new Map<number, Set<string>>();
    let names = new Int32Array(FIRST_PAIRS);
    let records = new Int32Array(FIRST_PAIRS);
    let length = 0;
    this.#declarations.forEach((declaration, index) => {
      const record = this.#called[index] ?? 0;
      const known = several.get(record) ?? new Set<string>();
      if (this.#repeated.has(record)) several.set(record, known);
      for (const name of namesIn(declaration)) {
        if (known.has(name)) continue;
        known.add(name);
        if (length === names.length) {
          names = grown(names, new Int32Array(length * 2));
          records = grown(records, new Int32Array(length * 2));
        }
        names[length] = this.#keys.numberOf(name);
        records[length++] = record;
      }
    });
    return { names, records, length };
  }
}

function nameLines(pairs: readonly NamePair[]): ShardLine[] {
  return Object.entries(namesOf(pairs)).flatMap(([name, [first, ...others]]) => {
    if (first === undefined) return [];
    const item: IndexName = [name, first, ...others];
    return [{ order: name, text: JSON.stringify(item) }];
  });
}

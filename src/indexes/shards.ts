/**
 * Where lines stand: a trie over the hexadecimal digits of a key's hash, in which a node is a leaf exactly when it holds few
 * enough lines. The shape depends on the set of keys alone, never on contents or history, so that one changed record
 * rewrites one small file of each kind and two branches seldom meet in one.
 */
import { createHash } from "node:crypto";
import { caseFolded } from "../memory/case-fold.js";
import { comparePaths } from "../memory/tree.js";
import type { IndexFile } from "./index-file.js";

/** Lines of a file. */
export const LEAF = 128;

/** Beyond so many digits keys are one and the same: a leaf may be larger. */
const MAX_DIGITS = 8;

/** Of a name that many records have: all of them stand below one node of so many digits. */
const NAME_DIGITS = 4;

/** What a record's line is found by: the id, letter case and Unicode form aside; the path where there is no id. */
export function shardKey(id: string | undefined, path: string): string {
  return id === undefined ? `\0${path}` : caseFolded(id);
}

export function hashDigits(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, MAX_DIGITS);
}

/** Digits that all records of a name have in common. */
export function nameDigits(name: string): string {
  return hashDigits(name).slice(0, NAME_DIGITS);
}

/** `hashDigits` as a number, which is what is held of each line of a large memory. */
export function hashNumber(key: string): number {
  return createHash("sha256").update(key).digest().readUInt32BE(0);
}

/** Digits of one of many records that have a name: those of the name first. */
export const PAIR_DIGITS = NAME_DIGITS + MAX_DIGITS;

/** `PAIR_DIGITS` as a number. @param name hash of the name, as `key` is that of the record's key. */
export function pairNumber(name: number, key: number): number {
  return (name >>> (4 * (MAX_DIGITS - NAME_DIGITS))) * 16 ** MAX_DIGITS + key;
}

/** Path of a shard: two digits name a folder, the next two a file or a folder in it, and so on. */
function shardPath(folder: string, digits: string): string {
  return `${folder}/${(digits.match(/..?/g) ?? []).join("/")}.jsonl`;
}

export interface ShardLine {
  /** Lines are sorted by it. */
  readonly order: string;
  /** Without a line end. */
  readonly text: string;
}

export interface ShardOptions {
  /** From the memory's root. */
  readonly folder: string;
  /** Items of a file, at most: `LEAF` unless told. */
  readonly leaf?: number;
  /** Digits of each key: those of `hashNumber` unless told. */
  readonly digits?: number;
}

/**
 * The files of a trie of items that have a line each.
 * @param keyOf `hashNumber` of the item's key.
 */
export function makeShards<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
  lineOf: (item: Item) => ShardLine,
  options: ShardOptions,
): IndexFile[] {
  const write = (positions: Uint32Array) =>
    Array.from(positions, (position) => items[position]).flatMap((item) => (item === undefined ? [] : [lineOf(item)]));
  return makeNumberShards(Float64Array.from(items, keyOf), write, options);
}

/**
 * The files of a trie, in the order of their digits. What becomes of the items is made file by file.
 * @param keys of the items, each a number of as many hexadecimal digits.
 * @param write makes the lines of one file, in any order, of the positions of its items among the keys.
 */
export function makeNumberShards(
  keys: Float64Array,
  write: (positions: Uint32Array) => readonly ShardLine[],
  { folder, leaf = LEAF, digits = MAX_DIGITS }: ShardOptions,
): IndexFile[] {
  const order = Uint32Array.from(keys, (_, position) => position);
  const keyOf = (position: number) => keys[position] ?? 0;
  order.sort((a, b) => keyOf(a) - keyOf(b) || a - b);
  const files: IndexFile[] = [];
  /** @param known digits that the keys between two positions have in common. */
  const split = (from: number, to: number, known: number): void => {
    if (known > 0 && (to - from <= leaf || known === digits)) {
      const first = keyOf(order[from] ?? 0)
        .toString(16)
        .padStart(digits, "0");
      files.push({
        path: shardPath(folder, first.slice(0, known)),
        text: () => linesOf(write(order.subarray(from, to))),
      });
      return;
    }
    const unit = 16 ** (digits - known - 1);
    const startOf = (at: number) => Math.floor(keyOf(order[at] ?? 0) / unit);
    for (let start = from; start < to;) {
      const common = startOf(start);
      let end = start + 1;
      while (end < to && startOf(end) === common) end++;
      split(start, end, known + 1);
      start = end;
    }
  };
  split(0, keys.length, 0);
  return files;
}

/** The text of a file, its lines in their order. */
export function linesOf(lines: readonly ShardLine[]): string {
  return lines
    .toSorted((a, b) => comparePaths(a.order, b.order))
    .map(({ text }) => `${text}\n`)
    .join("");
}

/**
 * Where lines stand: a trie over the hexadecimal digits of a key's hash, in which a node is a leaf exactly when it holds few
 * enough lines. The shape depends on the set of keys alone, never on contents or history, so that one changed record
 * rewrites one small file of each kind and two branches seldom meet in one.
 */
import { createHash } from "node:crypto";
import { caseFolded } from "../memory/case-fold.js";
import { comparePaths } from "../memory/tree.js";

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

/**
 * Digits of one of many records that have a name: those of the name first.
 * @param digitsOf `hashDigits`, or what remembers them where names and keys recur.
 */
export function pairDigits(name: string, key: string, digitsOf = hashDigits): string {
  return digitsOf(name).slice(0, NAME_DIGITS) + digitsOf(key);
}

/** `hashDigits` for keys that recur. */
export function rememberedDigits(): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    let digits = known.get(key);
    if (digits === undefined) known.set(key, (digits = hashDigits(key)));
    return digits;
  };
}

/** Path of a shard: two digits name a folder, the next two a file or a folder in it, and so on. */
function shardPath(folder: string, digits: string): string {
  return `${folder}/${(digits.match(/..?/g) ?? []).join("/")}.jsonl`;
}

/** What becomes a line. */
export interface ShardItem<T> {
  /** As many for each item of one trie. */
  readonly digits: string;
  readonly value: T;
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
  /** Values of a file, at most: `LEAF` unless told. */
  readonly leaf?: number;
}

/**
 * @param write is called once for each value, shard by shard.
 * @returns the text of each shard by its path.
 */
export function makeShards<T>(
  items: readonly ShardItem<T>[],
  write: (value: T) => ShardLine,
  options: ShardOptions,
): Map<string, string> {
  return makeJointShards(items, (values) => values.map(write), options);
}

/**
 * Where several values of a shard may share a line.
 * @param write is called once for each shard.
 * @returns the text of each shard by its path.
 */
export function makeJointShards<T>(
  items: readonly ShardItem<T>[],
  write: (values: readonly T[]) => readonly ShardLine[],
  { folder, leaf = LEAF }: ShardOptions,
): Map<string, string> {
  const shards = new Map<string, string>();
  const split = (group: readonly ShardItem<T>[], depth: number): void => {
    const digits = group[0]?.digits ?? "";
    if (depth > 0 && (group.length <= leaf || depth === digits.length)) {
      shards.set(shardPath(folder, digits.slice(0, depth)), linesOf(write(group.map(({ value }) => value))));
      return;
    }
    const children = Array.from({ length: 16 }, (): ShardItem<T>[] => []);
    for (const item of group) children[digitAt(item.digits, depth)]?.push(item);
    for (const child of children) if (child.length > 0) split(child, depth + 1);
  };
  if (items.length > 0) split(items, 0);
  return shards;
}

function digitAt(digits: string, index: number): number {
  const code = digits.charCodeAt(index);
  return code < LETTER_A ? code - DIGIT_0 : code - LETTER_A + 10;
}

const DIGIT_0 = 0x30;
const LETTER_A = 0x61;

/** The text of a file, its lines in their order. */
export function linesOf(lines: readonly ShardLine[]): string {
  return lines
    .toSorted((a, b) => comparePaths(a.order, b.order))
    .map(({ text }) => `${text}\n`)
    .join("");
}

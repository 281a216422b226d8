/**
 * Where lines stand: a trie over the hexadecimal digits of a key's hash, in which a node is a leaf exactly when it holds
 * at most `LEAF` lines. The shape depends on the set of keys alone, never on contents or history, so that one changed
 * record rewrites one small file and two branches seldom meet in one.
 */
import { createHash } from "node:crypto";
import { caseFolded } from "../memory/case-fold.js";
import { RECORDS_FOLDER } from "../memory/index-paths.js";
import { comparePaths } from "../memory/tree.js";

const LEAF = 128;

/** Beyond so many digits keys are one and the same: a leaf may be larger. */
const MAX_DIGITS = 8;

/** What a line is found by: the id, letter case and Unicode form aside; the path where there is no id. */
export function shardKey(id: string | undefined, path: string): string {
  return id === undefined ? `\0${path}` : caseFolded(id);
}

export function hashDigits(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, MAX_DIGITS);
}

/** Path of a shard from the memory's root: two digits name a folder, the next two a file or a folder in it, and so on. */
function shardPath(digits: string): string {
  return `${RECORDS_FOLDER}/${(digits.match(/..?/g) ?? []).join("/")}.jsonl`;
}

/** What becomes a line. */
export interface ShardItem<T> {
  readonly digits: string;
  readonly value: T;
}

export interface ShardLine {
  /** Id and place: lines are sorted by it. */
  readonly order: string;
  /** Without a line end. */
  readonly text: string;
}

/**
 * @param write is called once for each value, shard by shard.
 * @returns the text of each shard by its path. Lines are sorted by id and place.
 */
export function makeShards<T>(items: readonly ShardItem<T>[], write: (value: T) => ShardLine): Map<string, string> {
  const shards = new Map<string, string>();
  const split = (group: readonly ShardItem<T>[], depth: number): void => {
    if (depth > 0 && (group.length <= LEAF || depth === MAX_DIGITS)) {
      const lines = group.map(({ value }) => write(value)).sort((a, b) => comparePaths(a.order, b.order));
      shards.set(shardPath(group[0]?.digits.slice(0, depth) ?? ""), lines.map(({ text }) => `${text}\n`).join(""));
      return;
    }
    const children = new Map<string, ShardItem<T>[]>();
    for (const item of group) {
      const digit = item.digits[depth] ?? "";
      const child = children.get(digit);
      if (child) child.push(item);
      else children.set(digit, [item]);
    }
    for (const child of children.values()) split(child, depth + 1);
  };
  if (items.length > 0) split(items, 0);
  return shards;
}

/** Which shard of a check a file belongs to. */

/** More jobs than this no matrix of GitHub Actions has. */
export const MAX_SHARDS = 256;

/** Which part of how many: 1 to `of`. */
export interface Shard {
  readonly shard: number;
  readonly of: number;
}

/** @param text such as `2/4`; undefined where it names no part. */
export function parseShard(text: string): Shard | undefined {
  const [, shard = 0, of = 0] = (/^([0-9]{1,3})\/([0-9]{1,3})$/.exec(text) ?? []).map(Number);
  return shard >= 1 && shard <= of && of <= MAX_SHARDS ? { shard, of } : undefined;
}

/**
 * A function of the path alone: FNV-1a over its UTF-16 code units, mixed as in the last step of MurmurHash3, and the range
 * of 32 bits cut into equal pieces.
 * @param path from the root of the tree.
 * @returns 1 to `count`.
 */
export function partOfPath(path: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < path.length; i++) hash = Math.imul(hash ^ path.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return Math.floor((((hash ^ (hash >>> 16)) >>> 0) * count) / 2 ** 32) + 1;
}

/**
 * What differs between two trees, by their objects: for the few folders of a small change, where `git diff-tree` would cost a
 * process. Walks as Git does, entry by entry, so that a tree that is not sorted gives the same.
 */
import type { ObjectFormat } from "../memory/object-format.js";
import { type FileMode, FOLDER_MODE, type TreeDifference, type TreeEntry } from "../memory/tree.js";
import type { ObjectReader } from "./object-reader.js";
import { parseTree } from "./tree-object.js";

/** Beyond so many trees or differences, or so deep, a process is the cheaper way. */
const MAX_TREES = 200;
const MAX_DIFFERENCES = 200;
const MAX_DEPTH = 32;

/** This way does not tell: there is too much, or something that only Git's own words describe. */
class Beyond extends Error {}

/** Told of each tree object that is read: on which side, by its path from the root, empty or with a slash at its end. */
type Look = (side: "before" | "after", folder: string, bytes: Buffer) => void;

/**
 * @param from name of a tree object, as of `to`.
 * @returns undefined where `git diff-tree` has to be asked.
 */
export async function treeDifferences(
  reader: ObjectReader,
  format: ObjectFormat,
  from: string,
  to: string,
  look: Look = () => undefined,
): Promise<TreeDifference[] | undefined> {
  let trees = 0;
  let found = 0;
  const treeOf = async (name: string | undefined): Promise<Buffer> => {
    if (name === undefined) return EMPTY;
    if (++trees > MAX_TREES) throw new Beyond();
    const object = await reader.read(name);
    if (object?.type !== "tree") throw new Beyond();
    return object.bytes;
  };
  const differing = async (folder: string, pair: Pair<string>, depth: number): Promise<TreeDifference[]> => {
    if (depth > MAX_DEPTH) throw new Beyond();
    const [before, after] = await Promise.all([treeOf(pair.before), treeOf(pair.after)]);
    if (pair.before !== undefined) look("before", folder, before);
    if (pair.after !== undefined) look("after", folder, after);
    const pairs = [...differingEntries(before, after, format)];
    found += pairs.length;
    if (found > MAX_DIFFERENCES) throw new Beyond();
    const parts = pairs.map(async (each): Promise<readonly TreeDifference[]> => {
      const path = folder + ((each.before ?? each.after)?.name ?? "");
      if (each.before?.mode === FOLDER_MODE || each.after?.mode === FOLDER_MODE)
        return await differing(`${path}/`, { before: each.before?.oid, after: each.after?.oid }, depth + 1);
      return [{ path, ...sideOf("before", path, each.before), ...sideOf("after", path, each.after) }];
    });
    return (await Promise.all(parts)).flat();
  };
  try {
    return await differing("", { before: from, after: to }, 0);
  } catch {
    return undefined;
  }
}

const EMPTY = Buffer.alloc(0);

interface Pair<T> {
  readonly before: T | undefined;
  readonly after: T | undefined;
}

interface Entry {
  readonly name: string;
  readonly mode: FileMode | typeof FOLDER_MODE;
  readonly oid: string;
  /** Where the next one begins. */
  readonly end: number;
}

/** @throws Beyond where an entry is an odd one; Error where the bytes are no tree. */
function* differingEntries(before: Buffer, after: Buffer, format: ObjectFormat): Generator<Pair<Entry>, void> {
  const idBytes = format === "sha1" ? 20 : 32;
  let left = commonStart(before, after, idBytes);
  let right = left;
  let mayBeDone = true;
  while (left < before.length || right < after.length) {
    if (
      mayBeDone &&
      before.length - left === after.length - right &&
      before.compare(after, right, after.length, left) === 0
    )
      return;
    mayBeDone = false;
    const same = sameEntry(before, left, after, right, idBytes);
    left += same;
    right += same;
    if (same > 0) continue;
    const old = left < before.length ? entryAt(before, left, format, idBytes) : undefined;
    const young = right < after.length ? entryAt(after, right, format, idBytes) : undefined;
    const order = old && young ? compareNames(old, young) : old ? -1 : 1;
    if (order <= 0 && old) left = old.end;
    if (order >= 0 && young) right = young.end;
    if (order === 0 && old?.oid === young?.oid && old?.mode === young?.mode) continue;
    mayBeDone = true;
    yield { before: order <= 0 ? old : undefined, after: order >= 0 ? young : undefined };
  }
}

/** Length of the entry that begins there in both; 0 where two differ. */
function sameEntry(before: Buffer, left: number, after: Buffer, right: number, idBytes: number): number {
  const zero = before.indexOf(0, left);
  const length = zero === -1 ? 0 : zero + 1 + idBytes - left;
  const isSame =
    left + length <= before.length &&
    right + length <= after.length &&
    before.compare(after, right, right + length, left, left + length) === 0;
  return isSame ? length : 0;
}

/** Where the first entry begins that is not the same in both. */
function commonStart(before: Buffer, after: Buffer, idBytes: number): number {
  let same = 0;
  for (let end = Math.min(before.length, after.length); same < end;) {
    const middle = (same + end + 1) >> 1;
    if (before.compare(after, same, middle, same, middle) === 0) same = middle;
    else end = middle - 1;
  }
  let start = 0;
  for (;;) {
    const zero = before.indexOf(0, start);
    if (zero === -1 || zero + 1 + idBytes > same) return start;
    start = zero + 1 + idBytes;
  }
}

function entryAt(bytes: Buffer, start: number, format: ObjectFormat, idBytes: number): Entry {
  const zero = bytes.indexOf(0, start);
  const end = zero === -1 ? bytes.length + 1 : zero + 1 + idBytes;
  const [entry] = end > bytes.length ? [] : parseTree(bytes.subarray(start, end), format);
  if (!entry || entry.name === "" || entry.undecodable === true || entry.mode === "special") throw new Beyond();
  return { name: entry.name, mode: entry.mode, oid: entry.oid, end };
}

function sideOf(
  side: "before" | "after",
  path: string,
  entry: Entry | undefined,
): { readonly before?: TreeEntry; readonly after?: TreeEntry } {
  if (!entry) return {};
  const { mode, oid } = entry;
  // A folder is no difference of its own: those below it are.
  if (mode === FOLDER_MODE) throw new Beyond();
  return { [side]: { path, mode, oid } };
}

/** Git's order: a folder's name as if it ended with a slash. Zero for two folders, or two other things, of one name. */
function compareNames(left: Entry, right: Entry): number {
  return Buffer.compare(sortKey(left), sortKey(right));
}

function sortKey({ name, mode }: Entry): Buffer {
  return Buffer.from(mode === FOLDER_MODE ? `${name}/` : name);
}

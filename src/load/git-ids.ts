/** The ids that Git gives to files and folders. */
import { createHash } from "node:crypto";
import { compareTexts } from "../memory/compare-texts.js";
import { formatOfId, objectHeader, type ObjectFormat } from "../memory/object-format.js";
import type { TreeLookup } from "../memory/tree-lookup.js";
import { firstFrom, FOLDER_MODE, type FolderEntry, isRegular, type TreeEntry } from "../memory/tree.js";

/** The id that Git gives a blob of these bytes, in hex: what `git/blob-oid.ts` says, which this floor may not import. */
export function blobOid(bytes: Uint8Array, format: ObjectFormat): string {
  return createHash(format).update(objectHeader("blob", bytes.length)).update(bytes).digest("hex");
}

/** The id that Git would give the tree of a folder, without what Git cannot store; undefined where nothing is left. */
export async function treeId(lookup: TreeLookup, folder: string): Promise<string | undefined> {
  const { tree } = lookup;
  if (!tree.stored) {
    const entries = await tree.entries();
    const prefix = folder === "" ? "" : `${folder}/`;
    return isDecoded(entries, prefix) ? listedTreeId(entries, prefix) : rawTreeId(entries, prefix);
  }
  const found = [...(await lookup.folder(folder)).values()];
  return idOf(found.flatMap(({ name, mode, oid }) => (mode === "special" ? [] : treeItem(name, mode, oid))));
}

function isDecoded(entries: readonly TreeEntry[], prefix: string): boolean {
  for (let index = firstFrom(entries, prefix); index < entries.length; index++) {
    const entry = entries[index];
    if (entry?.path.startsWith(prefix) !== true) return true;
    if (entry.undecodable === true) return false;
  }
  return true;
}

/** @param prefix of the folder, empty or with a slash at its end. */
function listedTreeId(entries: readonly TreeEntry[], prefix: string): string | undefined {
  const items: TreeItem[] = [];
  let last: string | undefined;
  for (let index = firstFrom(entries, prefix); index < entries.length;) {
    const entry = entries[index];
    if (entry?.path.startsWith(prefix) !== true) break;
    const { path, mode } = entry;
    const slash = path.indexOf("/", prefix.length);
    if (slash === -1) {
      index++;
      // A tree that Git would not have written may list a path twice.
      const isAgain = path === last;
      if (mode === "special" || (isAgain && !isRegular(mode))) continue;
      if (isAgain) items.pop();
      last = path;
      items.push(treeItem(path.slice(prefix.length), mode, entry.oid));
      continue;
    }
    const folder = path.slice(0, slash);
    // The character that follows the slash: behind everything in that folder.
    index = firstFrom(entries, `${folder}0`, index);
    if (entries[firstFrom(entries, folder)]?.path === folder) continue;
    const oid = listedTreeId(entries, `${folder}/`);
    if (oid !== undefined) items.push(treeItem(folder.slice(prefix.length), FOLDER_MODE, oid));
  }
  return idOf(items);
}

/** By names as Latin-1, a character for each byte. */
type RawFolder = Map<string, TreeEntry | RawFolder>;

/** Where names are not valid UTF-8: by their bytes, which costs more. */
function rawTreeId(entries: readonly TreeEntry[], prefix: string): string | undefined {
  const above = prefix.split("/").length - 1;
  const root: RawFolder = new Map();
  for (let index = firstFrom(entries, prefix); index < entries.length; index++) {
    const entry = entries[index];
    if (entry?.path.startsWith(prefix) !== true) break;
    if (entry.mode !== "special") {
      const bytes = Buffer.from(entry.rawPath ?? Buffer.from(entry.path));
      place(root, bytes.toString("latin1").split("/").slice(above), entry);
    }
  }
  return rawIdOf(root);
}

function place(root: RawFolder, names: readonly string[], entry: TreeEntry): void {
  let folder = root;
  for (const name of names.slice(0, -1)) {
    let next = folder.get(name);
    if (next === undefined) folder.set(name, (next = new Map()));
    if (!(next instanceof Map)) return;
    folder = next;
  }
  const name = names.at(-1) ?? "";
  if (isRegular(entry.mode) || !folder.has(name)) folder.set(name, entry);
}

function rawIdOf(folder: RawFolder): string | undefined {
  const items: TreeItem[] = [];
  for (const [name, found] of folder) {
    if (!(found instanceof Map)) {
      items.push(treeItem(name, found.mode, found.oid));
      continue;
    }
    const oid = rawIdOf(found);
    if (oid !== undefined) items.push(treeItem(name, FOLDER_MODE, oid));
  }
  return idOf(items, "latin1");
}

/** @param encoding of the names. */
function idOf(items: TreeItem[], encoding: "utf8" | "latin1" = "utf8"): string | undefined {
  const [first] = items;
  if (!first) return undefined;
  const bytes = joined(items.sort(items.some(({ key }) => BEYOND_UNITS.test(key)) ? byBytes : byUnits), encoding);
  return createHash(formatOfId(first.oid)).update(objectHeader("tree", bytes.length)).update(bytes).digest("hex");
}

/** Git sorts a folder as if its name ended with a slash. */
function treeItem(name: string, mode: FolderEntry["mode"], oid: string): TreeItem {
  return mode === FOLDER_MODE
    ? { key: `${name}/`, start: `40000 ${name}\0`, oid }
    : { key: name, start: `${mode} ${name}\0`, oid };
}

interface TreeItem {
  readonly key: string;
  /** What stands before the id. */
  readonly start: string;
  readonly oid: string;
}

/** One buffer for all: a folder may have thousands. */
function joined(items: readonly TreeItem[], encoding: "utf8" | "latin1"): Buffer {
  const length = items.reduce((sum, { start, oid }) => sum + Buffer.byteLength(start, encoding) + oid.length / 2, 0);
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const { start, oid } of items) {
    at += bytes.write(start, at, encoding);
    at += bytes.write(oid, at, "hex");
  }
  return bytes;
}

/** Characters whose order in UTF-16 may differ from that of their bytes in UTF-8. */
const BEYOND_UNITS = /[\ud800-\uffff]/;

function byUnits({ key: left }: TreeItem, { key: right }: TreeItem): number {
  return compareTexts(left, right);
}

function byBytes({ key: left }: TreeItem, { key: right }: TreeItem): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

/** Git's tree objects: `<octal mode> SP <name> NUL <raw id>`, repeated. */
import { isUtf8 } from "node:buffer";
import type { FolderEntry } from "../memory/tree.js";
import type { ObjectFormat } from "./blob-oid.js";
import { fileMode } from "./file-mode.js";

/** @throws Error where the bytes are not a tree. */
export function parseTree(bytes: Buffer, format: ObjectFormat): FolderEntry[] {
  const idBytes = format === "sha1" ? 20 : 32;
  // As texts: parts of them cost less than calls for parts of the bytes.
  const text = bytes.toString("latin1");
  const hex = bytes.toString("hex");
  const entries: FolderEntry[] = [];
  for (let at = 0; at < text.length;) {
    const space = text.indexOf(" ", at);
    const end = space === -1 ? -1 : text.indexOf("\0", space);
    const next = end + 1 + idBytes;
    if (end === -1 || next > text.length) throw new Error(CUT_SHORT);
    const oid = hex.slice(2 * (end + 1), 2 * next);
    const mode = storedMode(text.slice(at, space));
    const latin = text.slice(space + 1, end);
    entries.push(
      isAscii(latin) ? { name: latin, mode, oid } : { ...decoded(bytes.subarray(space + 1, end)), mode, oid },
    );
    at = next;
  }
  return entries;
}

/** A folder that stands in another one. */
export interface FolderId {
  readonly oid: string;
  /** Whether its name is no UTF-8. */
  readonly undecodable: boolean;
}

/**
 * The folders that a tree object lists, by their names as they are decoded: bytes that are no UTF-8 may make one name of
 * several. Files are passed over, since a folder may have thousands.
 * @throws Error where the bytes are not a tree.
 */
export function foldersIn(bytes: Buffer, format: ObjectFormat): ReadonlyMap<string, readonly FolderId[]> {
  const idBytes = format === "sha1" ? 20 : 32;
  const folders = new Map<string, FolderId[]>();
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(NUL, at);
    const next = end + 1 + idBytes;
    if (end === -1 || next > bytes.length) throw new Error(CUT_SHORT);
    const isFile = bytes[at] === ONE && bytes[at + FILE_MODE_DIGITS] === SPACE;
    if (!isFile) {
      const space = bytes.indexOf(SPACE, at);
      if (space === -1 || space > end) throw new Error(CUT_SHORT);
      if (storedMode(bytes.toString("latin1", at, space)) === "040000") {
        const { name, undecodable = false } = decoded(bytes.subarray(space + 1, end));
        const folder = { oid: bytes.toString("hex", end + 1, next), undecodable };
        const known = folders.get(name);
        if (known) known.push(folder);
        else folders.set(name, [folder]);
      }
    }
    at = next;
  }
  return folders;
}

const CUT_SHORT = "a tree object is cut short";
const NUL = 0x00;
const SPACE = 0x20;
const SLASH = 0x2f;
const ZERO = 0x30;
const ONE = 0x31;
/** So many digits, of which the first is a 1, make no folder. */
const FILE_MODE_DIGITS = 6;
/** The bits of a mode that tell the kind, and those of a folder. */
const KIND = 0o170000;
const FOLDER = 0o040000;

/**
 * Whether a tree object is none that Git writes: it lists a name twice, be it for a file and a folder, or names out of
 * order, empty or with a slash. What is found in it by name may then not be all that a list of its paths tells. One walk
 * over the names, since the folder of a change may have thousands.
 */
export function isAmbiguousTree(bytes: Buffer, format: ObjectFormat): boolean {
  const idBytes = format === "sha1" ? 20 : 32;
  /** Lengths of the files' names that the last one began with: a folder of such a name may come later. */
  const begun: number[] = [];
  let last = { start: 0, length: 0, isFolder: false };
  for (let at = 0; at < bytes.length;) {
    let mode = 0;
    for (; at < bytes.length && bytes[at] !== SPACE; at++) mode = mode * 8 + (bytes[at] ?? 0) - ZERO;
    const start = at + 1;
    let end = start;
    while (end - start < last.length && bytes[end] === bytes[last.start + end - start]) end++;
    const same = end - start;
    for (; end < bytes.length && bytes[end] !== NUL; end++) if (bytes[end] === SLASH) return true;
    const length = end - start;
    if (length === 0 || end + 1 + idBytes > bytes.length) return true;
    const isFolder = (mode & KIND) === FOLDER;
    if (last.length > 0) {
      if (same === last.length && same === length) return true;
      const left = same < last.length ? (bytes[last.start + same] ?? 0) : endOf(last.isFolder);
      const right = same < length ? (bytes[start + same] ?? 0) : endOf(isFolder);
      if (left >= right) return true;
      while ((begun.at(-1) ?? 0) > same) begun.pop();
      if (isFolder && begun.at(-1) === length) return true;
      if (same === last.length && !last.isFolder) begun.push(same);
    }
    last = { start, length, isFolder };
    at = end + 1 + idBytes;
  }
  return false;
}

/** Git sorts a folder as if its name ended with a slash. */
function endOf(isFolder: boolean): number {
  return isFolder ? SLASH : NUL;
}

/** As Git reads it: the kind alone makes a folder. */
function storedMode(octal: string): FolderEntry["mode"] {
  if (octal === "100644") return octal;
  return octal === "40000" || (Number.parseInt(octal, 8) & KIND) === FOLDER ? "040000" : fileMode(octal);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

function decoded(raw: Buffer): { readonly name: string; readonly undecodable?: true } {
  const name = raw.toString("utf8");
  return isUtf8(raw) ? { name } : { name, undecodable: true };
}

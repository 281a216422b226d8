/** Git's tree objects: `<octal mode> SP <name> NUL <raw id>`, repeated. */
import { isUtf8 } from "node:buffer";
import type { ObjectFormat } from "../memory/object-format.js";
import { FOLDER_MODE, type FolderEntry } from "../memory/tree.js";
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
      if (storedMode(bytes.toString("latin1", at, space)) === FOLDER_MODE) {
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
  // As a text: walking over single bytes makes V8 compile this function while a short check waits.
  const text = bytes.toString("latin1");
  /** The files' names that the last one began with: a folder of such a name may come later. */
  const begun: string[] = [];
  let last = "";
  let isLastFolder = false;
  for (let at = 0; at < text.length;) {
    const space = text.indexOf(" ", at);
    const end = space === -1 ? -1 : text.indexOf("\0", space);
    if (end === -1 || end + 1 + idBytes > text.length) return true;
    const name = text.slice(space + 1, end);
    if (name === "" || name === last || name.includes("/")) return true;
    const isFolder = storedMode(text.slice(at, space)) === FOLDER_MODE;
    if (!follows(name, isFolder, last, isLastFolder)) return true;
    while (begun.length > 0 && !name.startsWith(begun.at(-1) ?? "")) begun.pop();
    if (isFolder && begun.at(-1) === name) return true;
    if (!isLastFolder && last !== "" && name.startsWith(last)) begun.push(last);
    last = name;
    isLastFolder = isFolder;
    at = end + 1 + idBytes;
  }
  return false;
}

/** Whether a name stands behind another one in Git's order, where a folder's name ends with a slash. */
function follows(name: string, isFolder: boolean, before: string, isBeforeFolder: boolean): boolean {
  if (name.startsWith(before)) return !isBeforeFolder || name.charCodeAt(before.length) > SLASH;
  return name > before || (isFolder && before.startsWith(name) && before.charCodeAt(name.length) < SLASH);
}

/** As Git reads it: the kind alone makes a folder. */
function storedMode(octal: string): FolderEntry["mode"] {
  if (octal === "100644") return octal;
  return octal === "40000" || (Number.parseInt(octal, 8) & KIND) === FOLDER ? FOLDER_MODE : fileMode(octal);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

function decoded(raw: Buffer): { readonly name: string; readonly undecodable?: true } {
  const name = raw.toString("utf8");
  return isUtf8(raw) ? { name } : { name, undecodable: true };
}

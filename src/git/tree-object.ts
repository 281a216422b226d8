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
    if (end === -1 || next > text.length) throw new Error("a tree object is cut short");
    const octal = text.slice(at, space);
    const oid = hex.slice(2 * (end + 1), 2 * next);
    const mode = octal === "40000" || octal === "040000" ? "040000" : fileMode(octal);
    const latin = text.slice(space + 1, end);
    entries.push(
      isAscii(latin) ? { name: latin, mode, oid } : { ...decoded(bytes.subarray(space + 1, end)), mode, oid },
    );
    at = next;
  }
  return entries;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x7f) return false;
  return true;
}

function decoded(raw: Buffer): { readonly name: string; readonly undecodable?: true } {
  const name = raw.toString("utf8");
  return isUtf8(raw) ? { name } : { name, undecodable: true };
}

/** Git's tree objects: `<octal mode> SP <name> NUL <raw id>`, repeated. */
import { isUtf8 } from "node:buffer";
import type { FolderEntry } from "../memory/tree.js";
import type { ObjectFormat } from "./blob-oid.js";
import { fileMode } from "./file-mode.js";

const SPACE = 0x20;

/** @throws Error where the bytes are not a tree. */
export function parseTree(bytes: Buffer, format: ObjectFormat): FolderEntry[] {
  const idBytes = format === "sha1" ? 20 : 32;
  const entries: FolderEntry[] = [];
  for (let at = 0; at < bytes.length;) {
    const space = bytes.indexOf(SPACE, at);
    const end = bytes.indexOf(0, space);
    if (space === -1 || end === -1 || end + idBytes >= bytes.length) throw new Error("a tree object is cut short");
    const octal = bytes.toString("latin1", at, space);
    const raw = bytes.subarray(space + 1, end);
    const oid = bytes.toString("hex", end + 1, end + 1 + idBytes);
    const mode = octal === "40000" || octal === "040000" ? "040000" : fileMode(octal);
    const name = raw.toString("utf8");
    entries.push(isUtf8(raw) ? { name, mode, oid } : { name, mode, oid, undecodable: true });
    at = end + 1 + idBytes;
  }
  return entries;
}

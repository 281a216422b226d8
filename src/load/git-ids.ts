/** The ids that Git gives to files and folders. */
import { createHash } from "node:crypto";
import type { TreeLookup } from "../memory/tree-lookup.js";

export type IdFormat = "sha1" | "sha256";

/** The format that an id is written in. */
export function formatOfId(oid: string): IdFormat {
  return oid.length === 64 ? "sha256" : "sha1";
}

export function blobId(bytes: Uint8Array, format: IdFormat): string {
  return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** The id that Git would give the tree of a folder, without what Git cannot store; undefined where nothing is left. */
export async function treeId(lookup: TreeLookup, folder: string): Promise<string | undefined> {
  const items: { readonly key: Buffer; readonly bytes: Buffer }[] = [];
  let format: IdFormat = "sha1";
  for (const { name, mode, oid: known } of (await lookup.folder(folder)).values()) {
    if (mode === "special") continue;
    const isFolder = mode === "040000";
    const oid = isFolder ? await treeId(lookup, folder === "" ? name : `${folder}/${name}`) : known;
    if (oid === undefined) continue;
    format = formatOfId(oid);
    items.push({
      // Git sorts a folder as if its name ended with a slash.
      key: Buffer.from(isFolder ? `${name}/` : name),
      bytes: Buffer.concat([Buffer.from(`${isFolder ? "40000" : mode} ${name}\0`), Buffer.from(oid, "hex")]),
    });
  }
  if (items.length === 0) return undefined;
  const bytes = Buffer.concat(items.sort((a, b) => Buffer.compare(a.key, b.key)).map((item) => item.bytes));
  return createHash(format).update(`tree ${bytes.length}\0`).update(bytes).digest("hex");
}

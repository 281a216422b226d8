/** Digest of the sources of a tree (decision 5). */
import { createHash } from "node:crypto";
import type { ResolvedLayout } from "../layouts/layout.js";
import type { TreeEntry } from "../memory/tree.js";

/** `sha256:` over the sorted list of path, mode and blob id; generated files are left out. */
export function sourceDigest(entries: readonly TreeEntry[], layout: ResolvedLayout): string {
  const hash = createHash("sha256");
  for (const entry of entries) {
    if (layout.classOf(entry.path)?.generated) continue;
    hash.update(`${entry.path}\0${entry.mode}\0${entry.oid}\n`);
  }
  return `sha256:${hash.digest("hex")}`;
}

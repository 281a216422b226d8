/** Digest of the sources of a tree (decision 5). */
import { createHash } from "node:crypto";
import type { ResolvedLayout } from "../layouts/layout.js";
import type { TreeEntry } from "../memory/tree.js";

/** Characters that are hashed at once: each call costs more than a short line does. */
const CHUNK = 1 << 16;

/** `sha256:` over the sorted list of path, mode and blob id; generated files are left out. */
export function sourceDigest(entries: readonly TreeEntry[], layout: ResolvedLayout): string {
  const hash = createHash("sha256");
  let lines = "";
  for (const { path, mode, oid } of entries) {
    if (layout.isGenerated(path)) continue;
    lines += `${path}\0${mode}\0${oid}\n`;
    if (lines.length < CHUNK) continue;
    hash.update(lines);
    lines = "";
  }
  hash.update(lines);
  return `sha256:${hash.digest("hex")}`;
}

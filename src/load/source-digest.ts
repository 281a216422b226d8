/** Digest of the sources of a tree (decision 5). */
import { createHash } from "node:crypto";
import type { FolderEntry, Tree } from "../memory/tree.js";
import { comparePaths } from "../memory/tree.js";
import { TreeLookup } from "../memory/tree-lookup.js";
import type { Gate } from "./gate.js";

const FORMAT = "memory-steward.source/v1\n";

/**
 * `sha256:` over path, mode and blob id of every source file below the memory's root, in path order; generated and
 * excluded files are left out. A folder that holds sources alone counts as one line with the id that Git gives its tree,
 * which covers the same list: so the digest of a stored tree costs a few folders, however many files there are.
 */
export async function sourceDigest(tree: Tree, gate: Gate): Promise<string> {
  const { layout, isExcluded, mayExcludeBelow } = gate;
  const classes = [...layout.classes.values()];
  // Where all that may hold records there is generated, nothing else counts: a README among indexes is no source.
  const isGenerated = (folder: string) => {
    const below = folder.slice(layout.root.length);
    const first =
      folder.startsWith(layout.root) &&
      classes.find(({ generated, records, mayMatchBelow }) => (generated || records !== "none") && mayMatchBelow(below));
    return first && first.generated && first.matchesAllBelow(below);
  };
  const isPure = (folder: string) =>
    folder.length >= layout.root.length - 1 &&
    !mayExcludeBelow(folder) &&
    !classes.some(({ generated, mayMatchBelow }) => generated && mayMatchBelow(folder.slice(layout.root.length)));
  const lookup = new TreeLookup(tree);
  const hash = createHash("sha256").update(FORMAT);
  const add = async (folder: string): Promise<void> => {
    const entries = [...(await lookup.folder(folder)).values()].sort((a, b) => comparePaths(a.name, b.name));
    for (const entry of entries) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.mode !== "040000") {
        if (!isExcluded(path) && !layout.isGenerated(path)) hash.update(line(path, entry));
      } else if (isGenerated(path)) {
        continue;
      } else if (isPure(path)) {
        const oid = entry.oid === "" ? await treeOid(lookup, path) : entry.oid;
        if (oid !== undefined) hash.update(line(path, { mode: entry.mode, oid }));
      } else {
        await add(path);
      }
    }
  };
  await add(layout.root.replace(/\/$/, ""));
  return `sha256:${hash.digest("hex")}`;
}

function line(path: string, { mode, oid }: Pick<FolderEntry, "mode" | "oid">): string {
  return `${path}\0${mode}\0${oid}\n`;
}

/** The id that Git would give the tree of a folder, without what Git cannot store; undefined where nothing is left. */
async function treeOid(lookup: TreeLookup, folder: string): Promise<string | undefined> {
  const items: { readonly key: Buffer; readonly bytes: Buffer }[] = [];
  let format = "sha1";
  for (const { name, mode, oid: known } of (await lookup.folder(folder)).values()) {
    if (mode === "special") continue;
    const isFolder = mode === "040000";
    const oid = isFolder ? await treeOid(lookup, `${folder}/${name}`) : known;
    if (oid === undefined) continue;
    if (oid.length === 64) format = "sha256";
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

/** What one commit adds that makes one tree of another. */
import type { AddedContent } from "../../src/memory/added-content.js";
import type { Tree } from "../../src/memory/tree.js";

const COMMIT = "c".repeat(40);

export async function addedBetween(before: Tree, after: Tree): Promise<AddedContent> {
  const known = new Map((await before.entries()).map(({ path, oid }) => [path, oid]));
  const entries = (await after.entries()).filter(({ path, oid }) => known.get(path) !== oid);
  const added = entries.map((entry) => ({
    entry,
    blob: { oid: entry.oid, mode: entry.mode, places: [{ commit: COMMIT, path: entry.path }] },
  }));
  return {
    commits: [{ id: COMMIT, message: new TextEncoder().encode("Change the memory\n") }],
    blobs: added.map(({ blob }) => blob),
    async read(asked, visit) {
      for (const { entry, blob } of added.filter((each) => asked.includes(each.blob))) {
        await after.read([entry], (_, bytes) => {
          visit(blob, bytes);
        });
      }
    },
  };
}

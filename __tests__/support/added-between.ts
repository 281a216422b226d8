/** What commits add that make one tree of another. */
import type { AddedBlob, AddedContent } from "../../src/memory/added-content.js";
import type { Tree } from "../../src/memory/tree.js";

const COMMITS = ["c", "d"].map((digit) => digit.repeat(40));

/** @param trees states, of which each but the first is a commit. */
export async function addedBetween(...trees: readonly Tree[]): Promise<AddedContent> {
  const added = new Map<AddedBlob, () => ReturnType<Tree["read"]>>();
  let bytes: Uint8Array | Error = new Error("nothing was read");
  for (const [index, tree] of trees.slice(1).entries()) {
    const known = new Map((await trees[index]?.entries())?.map(({ path, oid }) => [path, oid]));
    for (const entry of await tree.entries()) {
      const { path, oid, mode } = entry;
      if (known.get(path) === oid) continue;
      const blob = { oid, mode, places: [{ commit: COMMITS[index] ?? "", path }] };
      added.set(blob, () => tree.read([entry], (_, read) => (bytes = read)));
    }
  }
  return {
    commits: trees.slice(1).map((_, index) => ({
      id: COMMITS[index] ?? "",
      message: new TextEncoder().encode("Change the memory\n"),
    })),
    blobs: [...added.keys()],
    async read(asked, visit) {
      for (const blob of asked) {
        await added.get(blob)?.();
        visit(blob, bytes);
      }
    },
  };
}

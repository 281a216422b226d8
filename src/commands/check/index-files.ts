/** The index that stands in a tree: committed, or in the working directory. */
import type { IndexFiles } from "../../indexes/base-index.js";
import { brokenIndex } from "../../indexes/needs-full-check.js";
import { messageOf } from "../../memory/error-text.js";
import { FOLDER_MODE, readFile, type Tree, type TreeEntry } from "../../memory/tree.js";
import { parentOf, TreeLookup, fileNameOf } from "../../memory/tree-lookup.js";

/** @param root of the memory in the tree, empty or ending with a slash. */
export function indexFilesIn(tree: Tree, root: string): IndexFiles {
  const lookup = new TreeLookup(tree);
  const filesBelow = async (folder: string): Promise<TreeEntry[]> => {
    const files = [...(await lookup.folder(folder))].map(async ([name, { mode, oid }]) => {
      const path = `${folder}/${name}`;
      return mode === FOLDER_MODE ? filesBelow(path) : [{ path, mode, oid }];
    });
    return (await Promise.all(files)).flat();
  };
  return {
    async read(path) {
      const entry = await lookup.file(root + path);
      if (!entry) return undefined;
      try {
        const bytes = await readFile(tree, entry);
        return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      } catch (error) {
        throw brokenIndex(`${entry.path} cannot be read: ${messageOf(error)}`);
      }
    },
    async id(path) {
      const full = root + path;
      return (await lookup.folder(parentOf(full))).get(fileNameOf(full))?.oid;
    },
    async names(folder) {
      const entries = await lookup.folder(root + folder);
      return new Set([...entries.values()].map(({ name, mode }) => (mode === FOLDER_MODE ? `${name}/` : name)));
    },
    async visitAll(folder, visit) {
      await tree.read(await filesBelow(root + folder), (entry, bytes) => {
        if (bytes instanceof Error) throw brokenIndex(`${entry.path} cannot be read: ${bytes.message}`);
        visit(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
      });
    },
  };
}

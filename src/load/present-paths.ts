/** Whether paths are files or folders of a memory, without a list of all its entries (`hasPath`). */
import { isIndexFile } from "../memory/index-paths.js";
import { parentOf, type TreeLookup, fileNameOf } from "../memory/tree-lookup.js";
import { FOLDER_MODE } from "../memory/tree.js";
import type { Gate } from "./gate.js";

export class PresentPaths {
  readonly #lookup: TreeLookup;
  readonly #gate: Gate;
  readonly #known = new Map<string, boolean>();

  constructor(lookup: TreeLookup, gate: Gate) {
    this.#lookup = lookup;
    this.#gate = gate;
  }

  /** @param path `a/b`; a slash at its end plays no part. */
  async has(path: string): Promise<boolean> {
    const plain = withoutSlash(path);
    let known = this.#known.get(plain);
    if (known === undefined) this.#known.set(plain, (known = await this.#find(plain)));
    return known;
  }

  /** The same for a path that was asked about before; undefined for others. */
  hasKnown(path: string): boolean | undefined {
    return this.#known.get(withoutSlash(path));
  }

  async #find(path: string): Promise<boolean> {
    const { root } = this.#gate.layout;
    if (path === "") return true;
    // Of what stands above the memory or beside it, only the way to it counts.
    if (root.startsWith(`${path}/`)) return await this.#holdsAny(withoutSlash(root));
    if (!path.startsWith(root)) return false;
    if (isIndexFile(path, root)) return true;
    const found = (await this.#lookup.folder(parentOf(path))).get(fileNameOf(path));
    if (!found) return false;
    return found.mode === FOLDER_MODE ? await this.#holdsAny(path) : !this.#gate.isExcluded(path);
  }

  /** Whether any entry below a folder belongs to the memory. Folders without entries do not exist in Git. */
  async #holdsAny(folder: string): Promise<boolean> {
    const { isExcluded, mayExcludeBelow } = this.#gate;
    const open = [folder];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const mayExclude = mayExcludeBelow(next);
      for (const { name, mode } of (await this.#lookup.folder(next)).values()) {
        const path = next === "" ? name : `${next}/${name}`;
        if (mode === FOLDER_MODE) open.push(path);
        else if (!mayExclude || !isExcluded(path)) return true;
      }
    }
    return false;
  }
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

/** What stands on disk, by looking at folders. Links are named, never followed. */
import { lstatSync, readdirSync, type Dirent, type Stats } from "node:fs";

export type Kind = "file" | "folder" | "link" | "special";

export function kindOf(node: Dirent | Dirent<Buffer> | Stats): Kind {
  if (node.isFile()) return "file";
  if (node.isDirectory()) return "folder";
  return node.isSymbolicLink() ? "link" : "special";
}

/** @returns undefined where there is nothing, or nothing that may be looked at. */
export function lstat(path: string | Buffer): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** A folder's things by name; `closed` where it may not be listed, undefined where there is no such folder. */
type Listing = ReadonlyMap<string, Kind> | "closed" | undefined;

/** Kinds of the things below a folder, each folder listed once, when first asked about. */
export class Disk {
  readonly #root: string;
  readonly #folders = new Map<string, Listing>();
  #lastFolder: string | undefined;
  #lastListing: Listing;

  /** @param root absolute path of a folder. */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * @returns undefined where there is nothing, or where a folder above it is a link; `unknown` in a folder that may not
   * be listed.
   */
  kindOf(path: string): Kind | "unknown" | undefined {
    const slash = path.lastIndexOf("/");
    const folder = slash === -1 ? "" : path.slice(0, slash);
    if (folder !== this.#lastFolder) {
      this.#lastListing = this.#list(folder);
      this.#lastFolder = folder;
    }
    const listing = this.#lastListing;
    if (listing === undefined) return undefined;
    if (listing === "closed") return "unknown";
    const kind = listing.get(path.slice(slash + 1));
    if (kind !== undefined) return kind;
    // A file system that ignores case or normalises names may have it under another spelling.
    const stats = lstat(`${this.#root}/${path}`);
    return stats && kindOf(stats);
  }

  /** Paths of sockets, fifos and devices in the folders that were asked about. */
  specials(): string[] {
    const paths: string[] = [];
    for (const [folder, listing] of this.#folders) {
      if (listing === undefined || listing === "closed") continue;
      for (const [name, kind] of listing) {
        if (kind === "special") paths.push(folder === "" ? name : `${folder}/${name}`);
      }
    }
    return paths;
  }

  #list(folder: string): Listing {
    if (this.#folders.has(folder)) return this.#folders.get(folder);
    const kind = folder === "" ? "folder" : this.#folderKind(folder);
    const listing = kind === "folder" ? this.#read(folder) : kind;
    this.#folders.set(folder, listing);
    return listing;
  }

  #folderKind(folder: string): "folder" | "closed" | undefined {
    const slash = folder.lastIndexOf("/");
    const parent = this.#list(slash === -1 ? "" : folder.slice(0, slash));
    if (parent === undefined || parent === "closed") return parent;
    const kind = parent.get(folder.slice(slash + 1));
    const isFolder = kind === undefined ? lstat(`${this.#root}/${folder}`)?.isDirectory() : kind === "folder";
    return isFolder === true ? "folder" : undefined;
  }

  #read(folder: string): Listing {
    try {
      const nodes = readdirSync(folder === "" ? this.#root : `${this.#root}/${folder}`, { withFileTypes: true });
      const listing = new Map<string, Kind>();
      for (const node of nodes) listing.set(node.name, kindOf(node));
      return listing;
    } catch (error) {
      const gone = error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
      return gone ? undefined : "closed";
    }
  }
}

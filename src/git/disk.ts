/** What stands on disk, by looking at folders. Links are named, never followed. */
import { accessSync, constants, lstatSync, readdirSync, type Dirent, type Stats } from "node:fs";
import { isGone } from "./file-reader.js";

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

/** No file system we know has longer paths in use. An index may hold any, and folders are looked at one by one. */
const MAX_PATH = 4096;

/** A folder's things by name; `closed` where it may not be listed or entered, undefined where there is no such folder. */
type Listing = ReadonlyMap<string, Kind> | "closed" | undefined;

/** Kinds of the things below a folder, by listing folders. Asking in the order of paths lists each folder once. */
export class Disk {
  /** Paths of sockets, fifos and devices in the folders that were listed. */
  readonly specials = new Set<string>();
  readonly #root: string;
  /** Things in the folders that were listed, Git's own folder left out, and how many of them were asked for or listed in turn. */
  #found = 0;
  #named = 0;
  /** Of the folder asked about last and those above it. */
  readonly #folders = new Map<string, Listing>();
  #lastFolder: string | undefined;
  #lastListing: Listing;
  /** What `isBlocked` was asked last. */
  #blocked = { folder: "", answer: false };

  /** @param root absolute path of a folder. */
  constructor(root: string) {
    this.#root = root;
  }

  /** Lists the root, even where nothing in it is asked for. */
  listRoot(): void {
    this.#list("");
  }

  /** Whether the folders that were listed hold anything else than the paths asked for, each of them once, and folders of theirs. */
  holdsMore(): boolean {
    return this.#found !== this.#named;
  }

  /**
   * @returns undefined where there is nothing, or where a folder above it is a link; `unknown` in a folder that may not
   * be listed or entered.
   */
  kindOf(path: string): Kind | "unknown" | undefined {
    if (path.length > MAX_PATH) return undefined;
    const slash = path.lastIndexOf("/");
    const folder = slash === -1 ? "" : path.slice(0, slash);
    if (folder !== this.#lastFolder) {
      this.#forgetAllBut(folder);
      this.#lastListing = this.#list(folder);
      this.#lastFolder = folder;
    }
    const listing = this.#lastListing;
    if (listing === undefined) return undefined;
    if (listing === "closed") return "unknown";
    const kind = listing.get(path.slice(slash + 1));
    if (kind !== undefined) {
      if (kind !== "folder") this.#named++;
      return kind;
    }
    // A file system that ignores case or normalises names may have it under another spelling.
    const stats = lstat(`${this.#root}/${path}`);
    return stats && kindOf(stats);
  }

  /** Whether something that is no folder, such as a link, stands where a folder of the path would. */
  isBlocked(path: string): boolean {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    if (folder !== this.#blocked.folder) this.#blocked = { folder, answer: this.#hasObstacle(folder) };
    return this.#blocked.answer;
  }

  #hasObstacle(folder: string): boolean {
    for (let end = folder.indexOf("/"); ; end = folder.indexOf("/", end + 1)) {
      const stats = lstat(`${this.#root}/${end === -1 ? folder : folder.slice(0, end)}`);
      if (!stats?.isDirectory()) return stats !== undefined;
      if (end === -1) return false;
    }
  }

  #forgetAllBut(folder: string): void {
    for (const known of this.#folders.keys()) {
      if (known !== "" && known !== folder && !folder.startsWith(`${known}/`)) this.#folders.delete(known);
    }
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
    const absolute = folder === "" ? this.#root : `${this.#root}/${folder}`;
    try {
      const nodes = readdirSync(absolute, { withFileTypes: true });
      accessSync(absolute, constants.X_OK);
      const listing = new Map<string, Kind>();
      if (folder !== "") this.#named++;
      for (const node of nodes) {
        const kind = kindOf(node);
        listing.set(node.name, kind);
        if (folder !== "" || node.name !== ".git") this.#found++;
        if (kind === "special") this.specials.add(folder === "" ? node.name : `${folder}/${node.name}`);
      }
      return listing;
    } catch (error) {
      return isGone(error) ? undefined : "closed";
    }
  }
}

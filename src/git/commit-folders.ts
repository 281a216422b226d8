/**
 * The folders of a commit, found from its root on, by their ids. No path is ever part of a question: Git takes a name that
 * ends as those of `git describe` do (`-g<id>`) for that commit, whatever stands before it, and a name ends with its line.
 */
import { messageOf } from "../memory/error-text.js";
import { parentOf, fileNameOf } from "../memory/tree-lookup.js";
import type { FolderEntry } from "../memory/tree.js";
import type { UserError } from "../memory/user-error.js";
import { GitError } from "./git.js";
import type { GitObject } from "./object-reader.js";
import type { ObjectStore } from "./object-store.js";
import { foldersIn, isAmbiguousTree, parseTree, type FolderId } from "./tree-object.js";

interface Folder {
  readonly bytes: Buffer;
  /** As in `TreeEntry`. */
  readonly undecodable: boolean;
  /** Folders that stand in it, by their names, once one is asked for. */
  folders?: ReadonlyMap<string, readonly FolderId[]>;
}

/** Paths are from the top of the commit, without a slash at their end; the root is empty. */
export class CommitFolders {
  readonly #store: Pick<ObjectStore, "reader" | "format">;
  readonly #oid: string;
  readonly #unreadable: (reason: string) => UserError;
  /** Those that are there. Several where bytes that are no UTF-8 make one name of theirs. */
  readonly #known = new Map<string, Promise<readonly Folder[]>>();
  #isAmbiguous = false;

  /**
   * @param oid full id of a commit or tree.
   * @param unreadable what a person is told where a folder cannot be read.
   */
  constructor(store: Pick<ObjectStore, "reader" | "format">, oid: string, unreadable: (reason: string) => UserError) {
    this.#store = store;
    this.#oid = oid;
    this.#unreadable = unreadable;
  }

  /** Whether a folder that was read so far is none that Git writes, or does not tell what stands in it apart by names. */
  get isAmbiguous(): boolean {
    return this.#isAmbiguous;
  }

  /** What stands in a folder; nothing where there is no such folder. */
  async entries(path: string): Promise<readonly FolderEntry[]> {
    const folders = await this.#at(path);
    const entries = folders.flatMap(({ bytes, undecodable }) => {
      const listed = this.#parsed(() => parseTree(bytes, this.#store.format));
      return undecodable ? listed.map((entry) => ({ ...entry, undecodable: true as const })) : listed;
    });
    if (entries.some(({ undecodable }) => undecodable)) {
      this.#isAmbiguous ||= new Set(entries.map(({ name }) => name)).size < entries.length;
    }
    return entries;
  }

  /** Reads a folder and those above it, as far as there are such. */
  async read(path: string): Promise<void> {
    await this.#at(path);
  }

  /** Takes over a folder that was read elsewhere. */
  take(path: string, bytes: Buffer): void {
    this.#isAmbiguous ||= isAmbiguousTree(bytes, this.#store.format);
    // Another folder may have that name once it is decoded.
    if (path.includes(REPLACED) || this.#known.has(path)) return;
    this.#known.set(path, Promise.resolve([{ bytes, undecodable: false }]));
  }

  /** A name of a folder's tree object, for Git; undefined where there is no such folder. */
  async treeName(path: string): Promise<string | undefined> {
    if (path === "") return `${this.#oid}^{tree}`;
    return this.#foldersNamed(fileNameOf(path), await this.#at(parentOf(path)))[0]?.oid;
  }

  /** From the top down, and no further than there are folders: a link may name thousands. */
  async #at(path: string): Promise<readonly Folder[]> {
    const known = this.#known.get(path);
    if (known) return await known;
    const root = { oid: `${this.#oid}^{tree}`, undecodable: false };
    let folders = await this.#once("", () => this.#read("", [root]));
    for (let start = path === "" ? 1 : 0; start <= path.length && folders.length > 0;) {
      const slash = path.indexOf("/", start);
      const end = slash === -1 ? path.length : slash;
      const ids = this.#foldersNamed(path.slice(start, end), folders);
      if (ids.length === 0) return [];
      this.#isAmbiguous ||= ids.length > 1;
      const part = path.slice(0, end);
      folders = await this.#once(part, () => this.#read(part, ids));
      start = end + 1;
    }
    return folders;
  }

  #once(path: string, read: () => Promise<readonly Folder[]>): Promise<readonly Folder[]> {
    let known = this.#known.get(path);
    if (!known) this.#known.set(path, (known = read()));
    return known;
  }

  async #read(path: string, ids: readonly FolderId[]): Promise<readonly Folder[]> {
    const read = async ({ oid, undecodable }: FolderId): Promise<Folder> => {
      const object = await this.#object(oid);
      if (object?.type !== "tree") {
        throw this.#unreadable(`Git has no object for ${path === "" ? "its root" : `its folder ${path}`}.`);
      }
      this.#isAmbiguous ||= isAmbiguousTree(object.bytes, this.#store.format);
      return { bytes: object.bytes, undecodable };
    };
    return await Promise.all(ids.map(read));
  }

  #foldersNamed(name: string, above: readonly Folder[]): readonly FolderId[] {
    return above.flatMap((folder) => {
      folder.folders ??= this.#parsed(() => foldersIn(folder.bytes, this.#store.format));
      const ids = folder.folders.get(name) ?? [];
      return folder.undecodable ? ids.map(({ oid }) => ({ oid, undecodable: true })) : ids;
    });
  }

  async #object(name: string): Promise<GitObject | undefined> {
    try {
      return await this.#store.reader.read(name);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      throw this.#unreadable(error.reason);
    }
  }

  #parsed<T>(parse: () => T): T {
    try {
      return parse();
    } catch (error) {
      throw this.#unreadable(`${messageOf(error)}.`);
    }
  }
}

/** What stands in place of bytes that are no UTF-8. */
const REPLACED = "\uFFFD";

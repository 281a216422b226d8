import {
  comparePaths,
  isRegular,
  type FileMode,
  type FolderEntry,
  type StoredTree,
  type Tree,
  type TreeDifference,
  type TreeEntry,
} from "../memory/tree.js";
import { parentOf } from "../memory/tree-lookup.js";
import { UserError } from "../memory/user-error.js";
import { readFewBlobs } from "./blobs.js";
import { catBlobs } from "./cat-file.js";
import { Checkout } from "./checkout.js";
import { fileMode } from "./file-mode.js";
import { GitError, GitOutputTooLarge, runGit } from "./git.js";
import { MAX_PATHS } from "./limits.js";
import type { GitObject } from "./object-reader.js";
import { unreadable, type ObjectStore } from "./object-store.js";
import { runRecords } from "./records.js";
import { sortByPath } from "./sorted.js";
import { treeDifferences } from "./tree-differences.js";
import { isAmbiguousTree, parseTree } from "./tree-object.js";

export interface CommitTreeOptions {
  /** Folder that is the root, such as `a/b/`; empty for the whole tree. A commit without it gives an empty tree. */
  readonly prefix: string;
  readonly label: string;
  /** False for trees that exist only in the store: a merge, the working directory. */
  readonly isCommit: boolean;
}

/** The tree of a commit, or any other tree of the object store, read without a checkout. */
export class CommitTree implements Tree {
  readonly label: string;
  readonly commit?: string;
  readonly stored: StoredTree;
  readonly #store: ObjectStore;
  readonly #oid: string;
  readonly #prefix: string;
  readonly #folders = new Map<string, Promise<readonly FolderEntry[]>>();
  /** Folders by their paths from the top of the commit, once their names are looked at. */
  readonly #lookedAt = new Map<string, Promise<void>>();
  #isAmbiguous = false;
  #entries: Promise<readonly TreeEntry[]> | undefined;

  /** @param oid full id of a commit or tree. */
  constructor(store: ObjectStore, oid: string, options: CommitTreeOptions) {
    this.#store = store;
    this.#oid = oid;
    this.#prefix = options.prefix;
    this.label = options.label;
    if (options.isCommit) this.commit = oid;
    const folders = this.#folders;
    this.stored = {
      folder: (path) => {
        let folder = folders.get(path);
        if (!folder) folders.set(path, (folder = this.#folder(path, folders.get(parentOf(path)))));
        return folder;
      },
      differences: (after) => this.#differences(after),
      isAmbiguous: (asked) => this.#readsAmbiguous(asked),
    };
  }

  /** @throws UserError where a tree object is missing, broken or stands for more paths than can be listed. */
  entries(): Promise<readonly TreeEntry[]> {
    this.#entries ??= this.#list();
    return this.#entries;
  }

  async read(
    entries: readonly TreeEntry[],
    visit: (entry: TreeEntry, bytes: Uint8Array | Error) => void,
  ): Promise<void> {
    const few = await this.#readFew(entries);
    if (few) {
      for (const [index, entry] of entries.entries()) visit(entry, few[index] ?? withoutBytes(entry));
      return;
    }
    const rest = entries.slice(await this.#readCheckout(entries, visit));
    if (rest.length > 0) await this.#readStore(rest, visit);
  }

  /** @returns how many were visited: all, or those before the one at which the working directory turned out another. */
  async #readCheckout(
    entries: readonly TreeEntry[],
    visit: (entry: TreeEntry, bytes: Uint8Array | Error) => void,
  ): Promise<number> {
    const checkout = new Checkout(this.#store.top, this.#store.format);
    for (const [index, entry] of entries.entries()) {
      if (!isReadable(entry)) {
        visit(entry, withoutBytes(entry));
        continue;
      }
      let bytes = checkout.read(this.#prefix + entry.path, entry.oid);
      if (!bytes && checkout.pays) bytes = (await this.#readFew([entry]))?.[0];
      if (!bytes) return index;
      visit(entry, bytes);
    }
    return entries.length;
  }

  async #readStore(
    entries: readonly TreeEntry[],
    visit: (entry: TreeEntry, bytes: Uint8Array | Error) => void,
  ): Promise<void> {
    const asked: TreeEntry[] = [];
    const oids: string[] = [];
    let next = 0;
    // Entries that have no bytes are visited in their turn, between the blobs.
    const visitUpTo = (index: number) => {
      for (; next < index; next++) {
        const entry = entries[next];
        if (entry && !isReadable(entry)) visit(entry, withoutBytes(entry));
      }
      next = index + 1;
    };
    const positions: number[] = [];
    entries.forEach((entry, index) => {
      if (!isReadable(entry)) return;
      asked.push(entry);
      oids.push(entry.oid);
      positions.push(index);
    });
    await catBlobs(this.#store, oids, (index, bytes) => {
      visitUpTo(positions[index] ?? 0);
      const entry = asked[index];
      if (entry) visit(entry, bytes);
    });
    visitUpTo(entries.length);
  }

  /** Undefined as `readFewBlobs` says, and where one of them has no bytes. */
  async #readFew(entries: readonly TreeEntry[]): Promise<readonly Buffer[] | undefined> {
    if (!entries.every(isReadable)) return undefined;
    return await readFewBlobs(
      this.#store,
      entries.map(({ oid }) => oid),
    );
  }

  /** @param above entries of the folder above, where they are asked for already: an id is found sooner than a path. */
  async #folder(path: string, above?: Promise<readonly FolderEntry[]>): Promise<readonly FolderEntry[]> {
    const name = path.slice(path.lastIndexOf("/") + 1);
    const known =
      path === ""
        ? undefined
        : (await above)?.find(
            ({ name: is, mode, undecodable }) => is === name && mode === "040000" && undecodable !== true,
          );
    const folder = await this.#object(known?.oid ?? `${this.#oid}:${this.#prefix}${path}`);
    if (!folder) await this.#requireAbsent(`${this.#prefix}${path}`.replace(/\/$/, ""));
    if (folder?.type !== "tree") return [];
    this.#take(this.#prefix + path, folder.bytes);
    const entries = parseTree(folder.bytes, this.#store.format);
    this.#isAmbiguous ||= isAmbiguousOnceDecoded(entries);
    return entries;
  }

  async #readsAmbiguous(folders: ReadonlySet<string>): Promise<boolean> {
    const asked = new Set(["", ...folders, ...this.#folders.keys()]);
    await Promise.all([...asked].map((path) => this.#lookAt(withoutSlash(this.#prefix + path))));
    return this.#isAmbiguous;
  }

  /** Looks at the names in a folder and in those above it, each of them once. */
  #lookAt(folder: string): Promise<unknown> {
    const above = folder === "" ? undefined : this.#lookAt(parentOf(folder));
    let looked = this.#lookedAt.get(folder);
    if (!looked) this.#lookedAt.set(folder, (looked = this.#readAndLook(folder)));
    return Promise.all([looked, above]);
  }

  async #readAndLook(folder: string): Promise<void> {
    const object = await this.#object(`${this.#oid}:${folder}`);
    if (object?.type === "tree") this.#take(folder, object.bytes);
  }

  /** @param folder path of a tree object from the top of the commit. */
  #take(folder: string, bytes: Buffer): void {
    this.#isAmbiguous ||= isAmbiguousTree(bytes, this.#store.format);
    this.#lookedAt.set(withoutSlash(folder), Promise.resolve());
  }

  /**
   * Git answers for an object that it lacks as for a path that nobody has: the folder above tells the two apart.
   * @throws UserError where there is such a folder after all.
   */
  async #requireAbsent(path: string): Promise<void> {
    const slash = path.lastIndexOf("/");
    const parent = path === "" ? undefined : await this.#object(`${this.#oid}:${path.slice(0, Math.max(0, slash))}`);
    if (!parent && path !== "") {
      await this.#requireAbsent(path.slice(0, Math.max(0, slash)));
      return;
    }
    const name = path.slice(slash + 1);
    const folders = parent?.type === "tree" ? parseTree(parent.bytes, this.#store.format) : [];
    if (path !== "" && !folders.some((entry) => entry.name === name && entry.mode === "040000")) return;
    throw this.#unreadable(`Git has no object for ${path === "" ? "its root" : `its folder ${path}`}.`);
  }

  async #object(name: string): Promise<GitObject | undefined> {
    try {
      return await this.#store.reader.read(name);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      throw this.#unreadable(error.reason);
    }
  }

  async #differences(after: Tree): Promise<readonly TreeDifference[] | undefined> {
    if (!(after instanceof CommitTree) || after.#store !== this.#store || after.#prefix !== this.#prefix) {
      return undefined;
    }
    const { reader, format } = this.#store;
    const few = await treeDifferences(reader, format, this.#rootName(), after.#rootName(), (side, folder, bytes) => {
      const tree = side === "before" ? this : after;
      tree.#take(tree.#prefix + folder, bytes);
    });
    const differences =
      few ??
      (await this.#listDifferences(after).catch((error: unknown) => {
        throw error instanceof GitError ? this.#unreadable(error.reason) : error;
      }));
    return differences && [...differences].sort((a, b) => comparePaths(a.path, b.path));
  }

  #rootName(): string {
    return `${this.#oid}:${this.#prefix}`;
  }

  async #listDifferences(after: CommitTree): Promise<TreeDifference[] | undefined> {
    const [from, to] = await Promise.all([this.#root(), after.#root()]);
    if (from === undefined || to === undefined) return undefined;
    const differences: TreeDifference[] = [];
    let fields: string[] | undefined;
    await runRecords(this.#store.place, ["diff-tree", "-r", "-z", "--no-renames", from, to], (text, raw) => {
      if (!fields) {
        fields = text.slice(1).split(" ");
        return;
      }
      const [oldMode = "", newMode = "", oldOid = "", newOid = ""] = fields;
      const undecodable = raw !== undefined && { undecodable: true };
      differences.push({
        path: text,
        ...(oldMode !== "000000" && { before: { path: text, mode: fileMode(oldMode), oid: oldOid, ...undecodable } }),
        ...(newMode !== "000000" && { after: { path: text, mode: fileMode(newMode), oid: newOid, ...undecodable } }),
      });
      fields = undefined;
    });
    return differences;
  }

  async #list(): Promise<readonly TreeEntry[]> {
    try {
      const root = await this.#root();
      if (root === undefined) return [];
      const entries: TreeEntry[] = [];
      await runRecords(this.#store.place, ["ls-tree", "-r", "-z", "--full-tree", root], (text, raw) => {
        if (entries.length === MAX_PATHS) throw this.#tooManyPaths();
        entries.push(parseEntry(text, raw !== undefined));
      });
      return sortByPath(entries);
    } catch (error) {
      if (error instanceof GitOutputTooLarge) throw this.#tooManyPaths();
      if (!(error instanceof GitError)) throw error;
      throw this.#unreadable(error.reason);
    }
  }

  #unreadable(reason: string): UserError {
    return unreadable(this.#store, `The tree of ${this.label} cannot be read: ${reason}`);
  }

  #tooManyPaths(): UserError {
    return new UserError(`The tree of ${this.label} has more than ${MAX_PATHS} paths.`, "Check a folder of it");
  }

  /** The tree of the prefix; undefined where the commit has no such folder. */
  async #root(): Promise<string | undefined> {
    if (this.#prefix === "") return this.#oid;
    const folder = this.#prefix.slice(0, -1);
    const { stdout } = await runGit(this.#store.place, ["ls-tree", "-z", "--full-tree", this.#oid, "--", folder]);
    return /^040000 tree ([0-9a-f]+)\t/.exec(stdout.toString("latin1"))?.[1];
  }
}

/** A record `<mode> <type> <oid> TAB <path>`. */
function parseEntry(text: string, undecodable: boolean): TreeEntry {
  const tab = text.indexOf("\t");
  const mode: FileMode = fileMode(text.slice(0, 6));
  const oid = text.slice(text.lastIndexOf(" ", tab) + 1, tab);
  const path = text.slice(tab + 1);
  return undecodable ? { path, mode, oid, undecodable } : { path, mode, oid };
}

/** Whether bytes that are no UTF-8 make one name of several. */
function isAmbiguousOnceDecoded(entries: readonly FolderEntry[]): boolean {
  if (!entries.some(({ undecodable }) => undecodable)) return false;
  return new Set(entries.map(({ name }) => name)).size < entries.length;
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, "");
}

function isReadable(entry: TreeEntry): boolean {
  return isRegular(entry.mode) && entry.undecodable !== true;
}

function withoutBytes(entry: TreeEntry): Error {
  return new Error(entry.undecodable === true ? "its path is not valid UTF-8" : "it is not a regular file");
}

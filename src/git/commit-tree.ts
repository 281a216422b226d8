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
import { UserError } from "../memory/user-error.js";
import { readFewBlobs } from "./blobs.js";
import { catBlobs, LostBlob } from "./cat-file.js";
import { Checkout } from "./checkout.js";
import { CommitFolders } from "./commit-folders.js";
import { diffTree, NO_FILE, type FileVersion } from "./diff-tree.js";
import { fileMode } from "./file-mode.js";
import { GitError, GitTooLarge } from "./git.js";
import { MAX_PATHS } from "./limits.js";
import { unreadable, type ObjectStore } from "./object-store.js";
import { runForNulRecords } from "./nul-records.js";
import { sortByPath } from "./sort-by-path.js";
import { treeDifferences } from "./tree-differences.js";
import { pathsOfTree } from "./tree-paths.js";

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
  readonly #prefix: string;
  readonly #folders: CommitFolders;
  /** What stands in folders, by their paths from the root. */
  readonly #entriesOf = new Map<string, Promise<readonly FolderEntry[]>>();
  #entries: Promise<readonly TreeEntry[]> | undefined;

  /** @param oid full id of a commit or tree. */
  constructor(store: ObjectStore, oid: string, options: CommitTreeOptions) {
    this.#store = store;
    this.#prefix = options.prefix;
    this.label = options.label;
    if (options.isCommit) this.commit = oid;
    this.#folders = new CommitFolders(store, oid, (reason) => this.#unreadable(reason));
    this.stored = {
      folder: (path) => {
        let entries = this.#entriesOf.get(path);
        if (!entries) this.#entriesOf.set(path, (entries = this.#folders.entries(this.#fromTop(path))));
        return entries;
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

  /** @throws UserError where this repository lacks a blob of the tree, or has it broken. */
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
      if (!entry) return;
      if (bytes instanceof LostBlob) throw this.#lost(entry, bytes);
      visit(entry, bytes);
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

  async #readsAmbiguous(asked: ReadonlySet<string>): Promise<boolean> {
    const paths = [...new Set(["", ...asked])];
    await Promise.all([...this.#entriesOf.values(), ...paths.map((path) => this.#folders.read(this.#fromTop(path)))]);
    return this.#folders.isAmbiguous;
  }

  async #differences(after: Tree): Promise<readonly TreeDifference[] | undefined> {
    if (!(after instanceof CommitTree) || after.#store !== this.#store || after.#prefix !== this.#prefix) {
      return undefined;
    }
    const { reader, format } = this.#store;
    const roots = await Promise.all([this, after].map((tree) => tree.#folders.treeName(tree.#fromTop(""))));
    const [from, to] = roots;
    if (from === undefined || to === undefined) return undefined;
    const few = await treeDifferences(reader, format, from, to, (side, folder, bytes) => {
      const tree = side === "before" ? this : after;
      tree.#folders.take(tree.#fromTop(folder), bytes);
    });
    const differences =
      few ??
      (await this.#listDifferences(from, to).catch((error: unknown) => {
        if (error instanceof GitTooLarge) throw after.#tooManyChanges(this);
        throw error instanceof GitError ? this.#unreadable(error.reason) : error;
      }));
    return [...differences].sort((a, b) => comparePaths(a.path, b.path));
  }

  async #listDifferences(from: string, to: string): Promise<TreeDifference[]> {
    const differences: TreeDifference[] = [];
    await diffTree(this.#store.place, [from, to], ({ path, undecodable, before, after }) => {
      const entry = (version: FileVersion | undefined): TreeEntry | undefined =>
        version && version.mode !== NO_FILE
          ? { path, mode: fileMode(version.mode), oid: version.oid, ...(undecodable && { undecodable }) }
          : undefined;
      const [old, young] = [entry(before[0]), entry(after)];
      differences.push({ path, ...(old && { before: old }), ...(young && { after: young }) });
    });
    return differences;
  }

  async #list(): Promise<readonly TreeEntry[]> {
    try {
      const root = await this.#folders.treeName(this.#fromTop(""));
      if (root === undefined) return [];
      const few = await pathsOfTree(this.#store.reader, this.#store.format, root);
      if (few) return few;
      const entries: TreeEntry[] = [];
      await runForNulRecords(this.#store.place, ["ls-tree", "-r", "-z", "--full-tree", root], (text, raw) => {
        if (entries.length === MAX_PATHS) throw this.#tooManyPaths();
        entries.push(parseEntry(text, raw !== undefined));
      });
      return sortByPath(entries);
    } catch (error) {
      if (error instanceof GitTooLarge) throw this.#tooManyPaths();
      if (!(error instanceof GitError)) throw error;
      throw this.#unreadable(error.reason);
    }
  }

  #unreadable(reason: string): UserError {
    return unreadable(this.#store, `The tree of ${this.label} cannot be read: ${reason}`);
  }

  /** What is missing is no content: a record that a base seems not to have may be deleted unseen. */
  #lost({ path }: TreeEntry, { message }: LostBlob): UserError {
    return unreadable(this.#store, `${JSON.stringify(path)} of ${this.label} cannot be read: ${message}.`);
  }

  #tooManyChanges(before: CommitTree): UserError {
    return new UserError(
      `Too many files differ between ${before.label} and ${this.label} to be compared.`,
      "Split the change, or check without a base",
    );
  }

  #tooManyPaths(): UserError {
    return new UserError(
      `The tree of ${this.label} has too many paths to be listed: more than ${MAX_PATHS}, or very long ones.`,
      "Check a folder of it",
    );
  }

  /** @param path from the root; a slash at its end plays no part. */
  #fromTop(path: string): string {
    return `${this.#prefix}${path}`.replace(/\/$/, "");
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

function isReadable(entry: TreeEntry): boolean {
  return isRegular(entry.mode) && entry.undecodable !== true;
}

function withoutBytes(entry: TreeEntry): Error {
  return new Error(entry.undecodable === true ? "its path is not valid UTF-8" : "it is not a regular file");
}

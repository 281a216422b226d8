/** Searches a tree, or what commits add, for secrets. */
import type { AddedBlob, AddedContent, AddingCommit } from "../memory/added-content.js";
import type { FoundSecret, Search, Unscanned } from "../memory/found-secret.js";
import { comparePaths, isRegular, type Tree, type TreeEntry } from "../memory/tree.js";
import { Searcher, type Holder, type SearchOptions } from "./searcher.js";
import { WatchedTree } from "../memory/watched-tree.js";

/** Files of a tree, and their names. Links and submodules hold no text of their own here. */
export async function searchTree(
  tree: Tree,
  entries: readonly TreeEntry[],
  options: SearchOptions & { readonly onProgress?: (done: number, total: number) => void },
): Promise<Search> {
  return await new TreeSearch(tree, entries, options).finish(options.onProgress);
}

/** The same beside somebody who reads the tree: a file that they read is not read again. */
export class TreeSearch {
  /** To be read in place of the tree that is searched. */
  readonly tree: WatchedTree;
  readonly #searcher: Searcher;

  constructor(tree: Tree, entries: readonly TreeEntry[], options: SearchOptions) {
    this.#searcher = new Searcher(options);
    this.#searcher.names(entries.map(({ path }) => ({ source: "path", path, commits: [] })));
    const files = entries.filter(({ mode }) => isRegular(mode));
    this.tree = new WatchedTree(tree, files, ({ path }, bytes) => {
      this.#searcher.file(bytes, [{ source: "file", path, commits: [] }]);
    });
  }

  /** Reads what nobody has read. What is found is in the order of the entries, names first, whoever read what. */
  async finish(onProgress?: (done: number, total: number) => void): Promise<Search> {
    await this.tree.readRest(onProgress);
    const search = this.#searcher.result();
    const { secrets, comments, unscanned } = search;
    return {
      ...search,
      secrets: secrets.toSorted(inOrderOfEntries),
      comments: comments.toSorted((a, b) => comparePaths(a.path, b.path)),
      unscanned: unscanned.toSorted(inOrderOfEntries),
    };
  }
}

function inOrderOfEntries(a: FoundSecret | Unscanned, b: FoundSecret | Unscanned): number {
  return Number(a.source === "file") - Number(b.source === "file") || comparePaths(a.path, b.path);
}

export interface AddedOptions extends SearchOptions {
  /** Which paths count; all unless told. */
  readonly isWanted?: (path: string) => boolean;
  /** Name of the branch, where it is known. */
  readonly branch?: string;
}

/** Every blob once, the names that it comes under, what the commits say and who made them, the name of the branch. */
export async function searchAdded(added: AddedContent, options: AddedOptions): Promise<Search> {
  const { isWanted = () => true, branch } = options;
  const searcher = new Searcher(options);
  const holders = new Map<AddedBlob, readonly Holder[]>();
  for (const blob of added.blobs) {
    const wanted = holdersOf(blob).filter(({ path }) => isWanted(path));
    if (wanted.length > 0) holders.set(blob, wanted);
  }
  searcher.names(distinctPaths([...holders.values()].flat()));
  await added.read([...holders.keys()], (blob, bytes) => {
    searcher.file(bytes, holders.get(blob) ?? []);
  });
  for (const { id, message } of added.commits) {
    if (message.length > 0) searcher.message({ source: "message", path: "", commits: [id] }, message);
  }
  searcher.texts(peopleOf(added.commits));
  if (branch !== undefined) searcher.names([{ source: "branch", path: branch, commits: [] }]);
  return searcher.result();
}

/** One for each path. */
function holdersOf({ oid, places }: AddedBlob): Holder[] {
  const commits = new Map<string, string[]>();
  for (const { path, commit } of places) {
    const known = commits.get(path);
    if (!known) commits.set(path, [commit]);
    else if (!known.includes(commit)) known.push(commit);
  }
  return [...commits].map(([path, of]) => ({ source: "file", path, commits: of, oid }));
}

/** So many bytes a name and an address have at most that people use. */
const LONGEST_PERSON = 1000;

/**
 * Each name and address once, however many commits are theirs, unless it is so long that what is found in it, for each of
 * the commits, would be out of proportion. A committer who is the author too is searched as that.
 */
function peopleOf(commits: readonly AddingCommit[]): { holder: Holder; bytes: Uint8Array }[] {
  const people = new Map<string, { source: "author" | "committer"; commits: string[]; bytes: Uint8Array }>();
  for (const { id, author, committer } of commits) {
    const isOther = !author || !committer || Buffer.compare(author, committer) !== 0;
    const roles = { author, ...(isOther && { committer }) };
    for (const source of ["author", "committer"] as const) {
      const bytes = roles[source];
      if (!bytes) continue;
      const isLong = bytes.length > LONGEST_PERSON;
      const key = `${source} ${isLong ? id : Buffer.from(bytes).toString("latin1")}`;
      const known = people.get(key);
      if (known) known.commits.push(id);
      else people.set(key, { source, commits: [id], bytes });
    }
  }
  return [...people.values()].map(({ source, commits: of, bytes }) => ({
    holder: { source, path: "", commits: of },
    bytes,
  }));
}

function distinctPaths(holders: readonly Holder[]): Holder[] {
  const byPath = new Map<string, Set<string>>();
  for (const { path, commits } of holders) {
    const known = byPath.get(path);
    if (!known) byPath.set(path, new Set(commits));
    else for (const commit of commits) known.add(commit);
  }
  return [...byPath].map(([path, commits]) => ({ source: "path", path, commits: [...commits] }));
}

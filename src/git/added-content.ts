/**
 * What the commits of a range add. Each commit is compared with its parents, a merge with all of them at once: what a
 * merge brings that no parent has at that path is its own. What it takes from one parent and not from another is added to
 * that where the head still has it (`kept-by-merges.ts`). A list of reachable objects would tell less: it gives one path for
 * each blob, and leaves out an old one that is brought back.
 */
import type { AddedBlob, AddedContent, AddedPlace, AddingCommit } from "../memory/added-content.js";
import type { FileMode } from "../memory/tree.js";
import type { Uncommitted } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { catBlobs } from "./cat-file.js";
import { commitWords } from "./commit-words.js";
import { diffTree, NO_FILE, SUBMODULE, type FileDifference } from "./diff-tree.js";
import { fileMode } from "./file-mode.js";
import { GitError, GitTooLarge, runGitOnHistory } from "./git.js";
import { keptByMerges } from "./kept-by-merges.js";
import { MAX_PATHS } from "./limits.js";
import { unreadable, unreadableHistory, type ObjectStore } from "./object-store.js";
import { deepen } from "./revision.js";

export interface RangeOptions {
  /** Full id; what it reaches is known already. Undefined for the whole history of `head`. */
  readonly base: string | undefined;
  /** Full id. */
  readonly head: string;
  /** Root of the trees, such as `a/b/`; files elsewhere in the repository are left out. */
  readonly prefix: string;
  /** What `head` is called where it was made for this question alone. */
  readonly uncommitted: Uncommitted | undefined;
}

/** @throws UserError where a shallow clone hides commits, or the history cannot be read. */
export async function addedContent(store: ObjectStore, options: RangeOptions): Promise<AddedContent> {
  try {
    const { ids, merges } = await commitsOf(store, options);
    const nameOf = (id: string) => (id === options.head ? (options.uncommitted ?? id) : id);
    const added = new Blobs(options.prefix, nameOf);
    await addOwn(store, ids, added);
    const { base, head } = options;
    if (base !== undefined && merges.length > 0) {
      const kept = await keptByMerges(store, { base, head, merges }, added.known());
      for (const { path, mode, oid, commits } of kept) for (const commit of commits) added.add(commit, path, mode, oid);
    }
    const blobs = added.inOrderOf(ids);
    const commits: AddingCommit[] = [];
    for (const id of ids) commits.push({ id: nameOf(id), ...(await wordsOf(store, id, nameOf(id) !== id)) });
    return {
      commits,
      blobs,
      read: (asked, visit) => readBlobs(store, asked, visit),
    };
  } catch (error) {
    if (error instanceof GitTooLarge) throw tooManyFiles();
    throw error instanceof GitError ? unreadableHistory(store, error) : error;
  }
}

function tooManyFiles(): UserError {
  return new UserError(
    "The commits of the range are too many, or add too many files, to be searched.",
    "Split the change, or name a shorter range",
  );
}

/** So many blobs are read one by one. */
const MAX_READ_SINGLY = 100;

async function readBlobs(
  store: ObjectStore,
  asked: readonly AddedBlob[],
  visit: (blob: AddedBlob, bytes: Uint8Array | Error) => void,
): Promise<void> {
  const few =
    asked.length > MAX_READ_SINGLY ? [] : await Promise.allSettled(asked.map(({ oid }) => store.reader.read(oid)));
  const blobs = few.flatMap((answer) =>
    answer.status === "fulfilled" && answer.value?.type === "blob" ? [answer.value.bytes] : [],
  );
  const read = (index: number, bytes: Uint8Array | Error): void => {
    const blob = asked[index];
    if (blob) visit(blob, bytes);
  };
  if (blobs.length === asked.length) for (const [index, bytes] of blobs.entries()) read(index, bytes);
  // One that cannot be read ends the process for single objects.
  else
    await catBlobs(
      store,
      asked.map(({ oid }) => oid),
      read,
    );
}

interface Commits {
  /** The oldest first. */
  readonly ids: readonly string[];
  /** Those of them that have several parents. */
  readonly merges: readonly string[];
}

async function commitsOf(store: ObjectStore, { base, head }: RangeOptions): Promise<Commits> {
  const args = [
    "rev-list",
    "--topo-order",
    "--reverse",
    "--parents",
    head,
    ...(base === undefined ? [] : ["--not", base]),
  ];
  const { stdout } = await runGitOnHistory(store.place, args);
  const lines = stdout
    .toString("latin1")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split(" "));
  const ids = lines.map(([id = ""]) => id);
  if (ids.some((id) => store.shallow.has(id))) {
    throw deepen("This clone is too shallow to show everything that the commits of the range add.");
  }
  return { ids, merges: lines.flatMap(([id = "", ...parents]) => (parents.length > 1 ? [id] : [])) };
}

/** What is added, each blob once. */
class Blobs {
  readonly #prefix: string;
  readonly #nameOf: (id: string) => string;
  readonly #blobs = new Map<string, { oid: string; mode: FileMode; places: AddedPlace[] }>();
  #paths = 0;

  constructor(prefix: string, nameOf: (id: string) => string) {
    this.#prefix = prefix;
    this.#nameOf = nameOf;
  }

  /** @param path from the top of the repository. What lies beside the root is left out. */
  add(commit: string, path: string, mode: string, oid: string): void {
    if (!path.startsWith(this.#prefix) || mode === NO_FILE || mode === SUBMODULE) return;
    if (++this.#paths > MAX_PATHS) {
      throw tooManyFiles();
    }
    let blob = this.#blobs.get(oid);
    if (!blob) this.#blobs.set(oid, (blob = { oid, mode: fileMode(mode), places: [] }));
    blob.places.push({ commit: this.#nameOf(commit), path: path.slice(this.#prefix.length) });
  }

  /** Tells of a path and an id whether they are there now; a path that plays no part counts as one that is. */
  known(): (path: string, oid: string) => boolean {
    const known = new Set<string>();
    for (const { oid, places } of this.#blobs.values()) for (const { path } of places) known.add(`${oid} ${path}`);
    return (path, oid) => !path.startsWith(this.#prefix) || known.has(`${oid} ${path.slice(this.#prefix.length)}`);
  }

  /** @param ids of the commits. */
  inOrderOf(ids: readonly string[]): readonly AddedBlob[] {
    const order = new Map(ids.map((id, index) => [this.#nameOf(id), index]));
    const position = ({ commit }: AddedPlace) => order.get(commit) ?? 0;
    for (const { places } of this.#blobs.values()) places.sort((a, b) => position(a) - position(b));
    return [...this.#blobs.values()];
  }
}

/** What each commit adds that none of its parents has at that path. */
async function addOwn(store: ObjectStore, ids: readonly string[], added: Blobs): Promise<void> {
  if (ids.length === 0) return;
  const visit = ({ commit, path, after }: FileDifference): void => {
    added.add(commit, path, after.mode, after.oid);
  };
  await diffTree(store.place, ["--stdin", "-c", "--root"], visit, { input: ids.map((id) => `${id}\n`).join("") });
}

async function wordsOf(store: ObjectStore, id: string, isUncommitted: boolean): Promise<Omit<AddingCommit, "id">> {
  if (isUncommitted) return { message: new Uint8Array() };
  const commit = await store.reader.read(id).catch((error: unknown) => {
    throw error instanceof GitError ? unreadableHistory(store, error) : error;
  });
  if (commit?.type !== "commit") throw unreadable(store, `Git has no commit ${id}.`);
  return commitWords(commit.bytes);
}

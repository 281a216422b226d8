/**
 * What the commits of a range add. Each commit is compared with its parents, a merge with all of them at once: what a
 * merge brings that no parent has at that path is its own. A list of reachable objects would tell less: it gives one path
 * for each blob, and leaves out an old one that is brought back.
 */
import type { AddedBlob, AddedContent, AddedPlace, AddingCommit } from "../memory/added-content.js";
import type { FileMode } from "../memory/tree.js";
import { WORKING_DIRECTORY } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { catBlobs } from "./cat-file.js";
import { fileMode } from "./file-mode.js";
import { GitError, runGit } from "./git.js";
import { MAX_PATHS } from "./limits.js";
import { unreadable, unreadableHistory, type ObjectStore } from "./object-store.js";
import { runRecords } from "./records.js";
import { deepen } from "./revision.js";

export interface RangeOptions {
  /** Full id; what it reaches is known already. Undefined for the whole history of `head`. */
  readonly base: string | undefined;
  /** Full id. */
  readonly head: string;
  /** Root of the trees, such as `a/b/`; files elsewhere in the repository are left out. */
  readonly prefix: string;
  /** Whether `head` stands for the working directory. */
  readonly isUncommitted: boolean;
}

/** @throws UserError where a shallow clone hides commits, or the history cannot be read. */
export async function addedContent(store: ObjectStore, options: RangeOptions): Promise<AddedContent> {
  try {
    const ids = await commitsOf(store, options);
    const nameOf = (id: string) => (options.isUncommitted && id === options.head ? WORKING_DIRECTORY : id);
    const blobs = await blobsOf(store, ids, options.prefix, nameOf);
    const commits: AddingCommit[] = [];
    for (const id of ids) commits.push({ id: nameOf(id), message: await messageOf(store, id, nameOf(id) !== id) });
    return {
      commits,
      blobs,
      read: (asked, visit) => readBlobs(store, asked, visit),
    };
  } catch (error) {
    throw error instanceof GitError ? unreadableHistory(store, error) : error;
  }
}

/** So many blobs are read one by one. */
const FEW = 100;

async function readBlobs(
  store: ObjectStore,
  asked: readonly AddedBlob[],
  visit: (blob: AddedBlob, bytes: Uint8Array | Error) => void,
): Promise<void> {
  const few = asked.length > FEW ? [] : await Promise.allSettled(asked.map(({ oid }) => store.reader.read(oid)));
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

/** The oldest first. */
async function commitsOf(store: ObjectStore, { base, head }: RangeOptions): Promise<readonly string[]> {
  const args = ["rev-list", "--topo-order", "--reverse", head, ...(base === undefined ? [] : ["--not", base])];
  const { stdout, stderr } = await runGit(store.place, args);
  // A missing commit may be reported and passed over.
  if (/^error:/m.test(stderr)) throw new GitError(args, 0, stderr);
  const ids = stdout
    .toString("latin1")
    .split("\n")
    .filter((id) => id !== "");
  if (ids.some((id) => store.shallow.has(id))) {
    throw deepen("This clone is too shallow to show everything that the commits of the range add.");
  }
  return ids;
}

async function blobsOf(
  store: ObjectStore,
  ids: readonly string[],
  prefix: string,
  nameOf: (id: string) => string,
): Promise<readonly AddedBlob[]> {
  const blobs = new Map<string, { oid: string; mode: FileMode; places: AddedPlace[] }>();
  if (ids.length === 0) return [];
  let commit = "";
  let fields: string[] | undefined;
  let paths = 0;
  const visit = (text: string): void => {
    if (!fields) {
      if (text.startsWith(":")) fields = text.replace(/^:+/, "").split(" ");
      else commit = nameOf(text.trim());
      return;
    }
    const { mode, oid } = resultOf(fields);
    fields = undefined;
    if (!text.startsWith(prefix) || mode === NO_FILE || mode === SUBMODULE) return;
    if (++paths > MAX_PATHS) {
      throw new UserError(`The commits of the range add more than ${MAX_PATHS} files.`, "Name a shorter range");
    }
    let blob = blobs.get(oid);
    if (!blob) blobs.set(oid, (blob = { oid, mode: fileMode(mode), places: [] }));
    blob.places.push({ commit, path: text.slice(prefix.length) });
  };
  const args = ["diff-tree", "--stdin", "-r", "-c", "--root", "--raw", "-z", "--no-renames", "--no-abbrev"];
  await runRecords(store.place, args, visit, { input: ids.map((id) => `${id}\n`).join("") });
  return [...blobs.values()];
}

const NO_FILE = "000000";
const SUBMODULE = "160000";

/** Fields are the modes and ids of each parent and of the commit, then a letter for each parent. */
function resultOf(fields: readonly string[]): { mode: string; oid: string } {
  const sides = (fields.length - 1) / 2;
  return { mode: fields[sides - 1] ?? NO_FILE, oid: fields[2 * sides - 1] ?? "" };
}

/** What follows the headers of a commit. */
async function messageOf(store: ObjectStore, id: string, isUncommitted: boolean): Promise<Uint8Array> {
  if (isUncommitted) return new Uint8Array();
  const commit = await store.reader.read(id);
  if (commit?.type !== "commit") throw unreadable(store, `Git has no commit ${id}.`);
  const end = commit.bytes.indexOf("\n\n");
  return end === -1 ? new Uint8Array() : commit.bytes.subarray(end + 2);
}

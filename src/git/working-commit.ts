/** The working directory as a commit that exists only in the object store (decision 31). */
import { accessSync, constants, lstatSync } from "node:fs";
import { join } from "node:path";
import type { PlainMode } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { blobOid } from "./blob-oid.js";
import { isGone, readError } from "./file-reader.js";
import { adviceOnWriting, GitError, runGit, withVariables, type GitPlace } from "./git.js";
import type { GitWorkFiles } from "./git-work-files.js";
import { MAX_FILE_BYTES, tooLarge } from "./limits.js";
import type { ObjectStore } from "./object-store.js";
import { commitIndex, copyIndex } from "./scratch-commit.js";

export interface WorkingState {
  /** The root of the tree, in the user's repository. Only what lies below it is taken from disk. */
  readonly place: GitPlace;
  /** Where that is below the top: empty or `a/b/`. */
  readonly prefix: string;
  /** Absolute path of Git's folder for this working directory. */
  readonly gitDir: string;
  /** Listed already. */
  readonly files: GitWorkFiles;
  readonly head: string;
}

/**
 * What `git add --all` and `git commit` would make, with no hook, filter or signature, and without touching the
 * repository: a copy of the index is brought up to date, and its objects go to the store. Of files that cannot be read, or
 * are too large to be read, nobody knows what the index has of them now: an id stands for each, and reading it says why.
 * @throws UserError where Git cannot store a file, such as one that is not in the encoding that its attributes claim.
 */
export async function commitWorkingTree(state: WorkingState, store: ObjectStore): Promise<string> {
  const index = join(store.scratch, "index");
  await copyIndex(join(state.gitDir, "index"), index);
  const place = withVariables(state.place, { GIT_INDEX_FILE: index, GIT_OBJECT_DIRECTORY: store.objects });
  const { removed, added, unread, unwatched } = plan(state);
  try {
    // Git takes over nothing of a file that it was told not to look at, though it is there and differs.
    await updateIndex(place, ["--no-assume-unchanged"], unwatched);
    await updateIndex(place, ["--no-skip-worktree"], unwatched);
    await updateIndex(place, ["--force-remove"], removed);
    await updateIndex(place, ["--add", "--replace", "--remove"], added);
    await addUnread(place, state.prefix, unread, store);
    await addNested(place, state);
    return await commitIndex(place, state, store);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new UserError(
      `Git cannot store the working directory: ${error.reason}`,
      adviceOnWriting(error, "Mend the file that it names"),
    );
  }
}

interface Plan {
  readonly removed: readonly Buffer[];
  readonly added: readonly Buffer[];
  readonly unread: readonly Unread[];
  /** Those of the others whose marks must go first. */
  readonly unwatched: readonly Buffer[];
}

/** A file that may hold anything. */
interface Unread {
  readonly bytes: Buffer;
  readonly mode: PlainMode;
  readonly reason: Error;
}

function plan({ files, place }: WorkingState): Plan {
  const unwatched = files.unwatched();
  const plan = { removed: [...files.gone()], added: [] as Buffer[], unread: [] as Unread[], unwatched };
  const root = Buffer.from(`${place.folder}/`);
  const follow = (bytes: Buffer, isTracked: boolean): void => {
    const what = fate(Buffer.concat([root, bytes]));
    if (what === "add") plan.added.push(bytes);
    else if (what === "remove") {
      if (isTracked) plan.removed.push(bytes);
    } else if (what !== "leave") plan.unread.push({ bytes, ...what });
  };
  for (const bytes of files.untracked()) follow(bytes, false);
  for (const bytes of [...files.unreached(), ...unwatched]) follow(bytes, true);
  for (const { bytes, isDeleted, isSubmodule } of files.changes()) {
    if (isDeleted) plan.removed.push(bytes);
    else if (!isSubmodule) follow(bytes, true);
  }
  return plan;
}

/** What becomes of a path: a special file that took a file's place removes it, what is gone meanwhile changes nothing. */
function fate(path: Buffer): "add" | "remove" | "leave" | Omit<Unread, "bytes"> {
  let mode: PlainMode = "100644";
  try {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return "add";
    if (!stats.isFile()) return "remove";
    if ((stats.mode & 0o100) !== 0) mode = "100755";
    if (stats.size > MAX_FILE_BYTES) return { mode, reason: tooLarge() };
    accessSync(path, constants.R_OK);
    return "add";
  } catch (error) {
    return isGone(error) ? "leave" : { mode, reason: readError(error) };
  }
}

/** Git would not store them, so ids of no object stand for them. */
async function addUnread(
  place: GitPlace,
  prefix: string,
  unread: readonly Unread[],
  store: ObjectStore,
): Promise<void> {
  const found = unread.map(({ bytes, mode, reason }) => {
    const oid = blobOid(Buffer.concat([Buffer.from("unread\0"), bytes]), store.format);
    store.unread.set(oid, { path: bytes.toString("utf8"), reason });
    return { mode, oid, bytes };
  });
  await addToIndex(place, prefix, found);
}

async function updateIndex(place: GitPlace, options: readonly string[], paths: readonly Buffer[]): Promise<void> {
  if (paths.length === 0) return;
  const end = Buffer.from([0]);
  await runGit(place, ["update-index", ...options, "-z", "--stdin"], {
    input: Buffer.concat(paths.flatMap((path) => [path, end])),
  });
}

/**
 * Repositories within this one. Git refuses one that has no commit; that must not keep the rest from being judged,
 * and no id would lead anywhere, so ours stands for it.
 */
async function addNested(place: GitPlace, { files, head, prefix }: WorkingState): Promise<void> {
  const found = files.nested().map(({ bytes, commit }) => {
    const oid = commit?.length === head.length ? commit : head;
    return { mode: "160000", oid, bytes };
  });
  await addToIndex(place, prefix, found);
}

interface IndexEntry {
  readonly mode: string;
  readonly oid: string;
  readonly bytes: Buffer;
}

/** By lines `<mode> <oid> TAB <path> NUL`, whose paths start at the top wherever Git is called. */
async function addToIndex(place: GitPlace, prefix: string, entries: readonly IndexEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const end = Buffer.from([0]);
  const lines = entries.flatMap(({ mode, oid, bytes }) => [Buffer.from(`${mode} ${oid}\t${prefix}`), bytes, end]);
  await runGit(place, ["update-index", "--add", "--replace", "-z", "--index-info"], { input: Buffer.concat(lines) });
}

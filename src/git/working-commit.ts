/** The working directory as a commit that exists only in the object store (decision 31). */
import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { UserError } from "../memory/user-error.js";
import { lstat } from "./disk.js";
import { GitError, runGit, withVariables, type GitPlace } from "./git.js";
import type { GitWorkFiles } from "./git-work-files.js";
import { MAX_FILE_BYTES } from "./limits.js";
import type { ObjectStore } from "./object-store.js";
import { commitIndex, copyIndex } from "./scratch-commit.js";

export interface WorkingState {
  /** The root of the tree, in the user's repository. Only what lies below it is taken from disk. */
  readonly place: GitPlace;
  /** Absolute path of Git's folder for this working directory. */
  readonly gitDir: string;
  /** Listed already. */
  readonly files: GitWorkFiles;
  readonly head: string;
}

/**
 * What `git add --all` and `git commit` would make, with no hook, filter or signature, and without touching the
 * repository: a copy of the index is brought up to date, and its objects go to the store. Files that cannot be read, or
 * are too large to be read, stay as the index has them.
 * @throws UserError where Git cannot store a file, such as one that is not in the encoding that its attributes claim.
 */
export async function commitWorkingTree(state: WorkingState, store: ObjectStore): Promise<string> {
  const index = join(store.scratch, "index");
  await copyIndex(join(state.gitDir, "index"), index);
  const place = withVariables(state.place, { GIT_INDEX_FILE: index, GIT_OBJECT_DIRECTORY: store.objects });
  const { removed, added, unwatched } = plan(state);
  try {
    // Git takes over nothing of a file that it was told not to look at, though it is there and differs.
    await updateIndex(place, ["--no-assume-unchanged"], unwatched);
    await updateIndex(place, ["--no-skip-worktree"], unwatched);
    await updateIndex(place, ["--force-remove"], removed);
    await updateIndex(place, ["--add", "--replace", "--remove"], added);
    await addNested(place, state);
    return await commitIndex(place, state, store);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw new UserError(`Git cannot store the working directory: ${error.reason}`, "Mend the file that it names");
  }
}

interface Plan {
  readonly removed: readonly Buffer[];
  readonly added: readonly Buffer[];
  /** Those of the others whose marks must go first. */
  readonly unwatched: readonly Buffer[];
}

function plan({ files, place }: WorkingState): Plan {
  const unwatched = files.unwatched();
  const plan = { removed: [] as Buffer[], added: [] as Buffer[], unwatched };
  const root = Buffer.from(`${place.folder}/`);
  for (const bytes of files.untracked()) {
    if (fate(Buffer.concat([root, bytes])) === "add") plan.added.push(bytes);
  }
  const changed = [...files.changes(), ...unwatched.map((bytes) => ({ bytes, isDeleted: false }))];
  for (const { bytes, isDeleted } of changed) {
    const what = isDeleted ? "remove" : fate(Buffer.concat([root, bytes]));
    if (what === "remove") plan.removed.push(bytes);
    if (what === "add") plan.added.push(bytes);
  }
  return plan;
}

/** What becomes of a path: a special file that took a file's place removes it, what cannot be read changes nothing. */
function fate(path: Buffer): "add" | "remove" | "leave" {
  const stats = lstat(path);
  if (stats === undefined) return "leave";
  if (stats.isSymbolicLink()) return "add";
  if (!stats.isFile()) return "remove";
  if (stats.size > MAX_FILE_BYTES) return "leave";
  try {
    accessSync(path, constants.R_OK);
    return "add";
  } catch {
    return "leave";
  }
}

async function updateIndex(place: GitPlace, options: readonly string[], paths: readonly Buffer[]): Promise<void> {
  if (paths.length === 0) return;
  const end = Buffer.from([0]);
  await runGit(place, ["update-index", ...options, "-z", "--stdin"], {
    input: Buffer.concat(paths.flatMap((path) => [path, end])),
  });
}

/**
 * Untracked repositories within this one. Git refuses one that has no commit; that must not keep the rest from being judged,
 * and no id would lead anywhere, so ours stands for it.
 */
async function addNested(place: GitPlace, { files, head }: WorkingState): Promise<void> {
  const nested = files.nested();
  if (nested.length === 0) return;
  const lines = nested.flatMap(({ bytes, commit }) => [
    Buffer.from(`160000 ${commit?.length === head.length ? commit : head}\t`),
    bytes,
    Buffer.from([0]),
  ]);
  await runGit(place, ["update-index", "--add", "--replace", "-z", "--index-info"], { input: Buffer.concat(lines) });
}

/** What is staged as a commit that exists only in the object store: what `git commit` would make. */
import { realpathSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { firstNames } from "../memory/first-names.js";
import { UserError } from "../memory/user-error.js";
import { adviceOnWriting, GitError, withVariables, type GitPlace } from "./git.js";
import { findGit, type Location } from "./locate.js";
import { runForNulRecords } from "./nul-records.js";
import type { ObjectStore } from "./object-store.js";
import { commitIndex, copyIndex } from "./scratch-commit.js";

/**
 * With no hook, filter or signature, and without touching the repository. Within a hook of `git commit -a` or
 * `git commit PATH` it is the index that Git is about to commit, which is not the usual one.
 * @param place in the user's repository.
 * @param head undefined before the first commit.
 * @throws UserError where files wait to be merged, or Git cannot read the index.
 */
export async function commitStaged(
  place: GitPlace,
  { gitDir, top }: Location,
  head: string | undefined,
  store: ObjectStore,
): Promise<string> {
  const index = join(store.scratch, "staged");
  await copyIndex((await indexOfHook(place, { gitDir, top })) ?? join(gitDir, "index"), index);
  const within = withVariables(place, { GIT_INDEX_FILE: index, GIT_OBJECT_DIRECTORY: store.objects });
  try {
    return await commitIndex(within, { gitDir, head }, store);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const unmerged = await unmergedPaths(within);
    if (unmerged.length === 0) {
      throw new UserError(
        `Git can make no commit of what is staged: ${error.reason}`,
        adviceOnWriting(error, "Run `git status`, and mend what it names"),
      );
    }
    throw new UserError(
      `Nothing can be committed yet, since a merge left conflicts in ${firstNames(unmerged, 5, JSON.stringify)}.`,
      "Resolve them, and `git add` the files",
    );
  }
}

/** Relative to the top; none where Git cannot read the index. */
async function unmergedPaths(place: GitPlace): Promise<readonly string[]> {
  const paths = new Set<string>();
  const args = ["ls-files", "--unmerged", "--full-name", "-z"];
  await runForNulRecords(place, args, (text) => paths.add(text.slice(text.indexOf("\t") + 1)), { accept: [0, 128] });
  return [...paths];
}

/**
 * The index that Git, or who calls, names by a variable. Another repository's is none of ours: a hook may check a memory that
 * is not the one that is committed to. An index may stand anywhere, so what counts is where the call comes from.
 */
async function indexOfHook(
  place: GitPlace,
  { gitDir, top }: Pick<Location, "gitDir" | "top">,
): Promise<string | undefined> {
  const named = process.env["GIT_INDEX_FILE"];
  if (named === undefined || named === "") return undefined;
  const index = resolve(top, named);
  if (isSameFolder(dirname(index), gitDir)) return index;
  const caller = process.env["GIT_DIR"] ?? (await callerOf(place));
  return caller !== undefined && isSameFolder(resolve(caller), gitDir) ? index : undefined;
}

/** Git's folder for the one in which this was called. */
async function callerOf(place: GitPlace): Promise<string | undefined> {
  try {
    return (await findGit({ ...place, folder: process.cwd() }))?.location.gitDir;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function isSameFolder(one: string, other: string): boolean {
  try {
    return realpathSync.native(one) === realpathSync.native(other);
  } catch {
    return false;
  }
}

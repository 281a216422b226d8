/** An index as a commit that exists only in the object store. */
import { promises } from "node:fs";
import { join } from "node:path";
import { isCommitId } from "../memory/commit-id.js";
import { codeOf } from "../memory/error-text.js";
import { runGit, withVariables, type GitPlace } from "./git.js";
import type { ObjectStore } from "./object-store.js";

interface IndexOwner {
  /** Absolute path of Git's folder for this working directory. */
  readonly gitDir: string;
  /** Undefined before the first commit. */
  readonly head: string | undefined;
}

/**
 * @param place whose variables name the index, a copy that may be written to, and the store's folder for objects.
 * @returns the commit's id.
 * @throws GitError where the index is not merged or Git cannot read it.
 */
export async function commitIndex(place: GitPlace, owner: IndexOwner, store: ObjectStore): Promise<string> {
  const { stdout } = await runGit(place, ["write-tree", "--missing-ok"]);
  return await commitTree(store, stdout.toString("latin1").trim(), await parents(owner));
}

/** HEAD, and what is being merged into it. */
async function parents({ gitDir, head }: IndexOwner): Promise<readonly string[]> {
  let merging = "";
  try {
    merging = await promises.readFile(join(gitDir, "MERGE_HEAD"), "latin1");
  } catch {
    // No merge is under way.
  }
  return [...(head === undefined ? [] : [head]), ...merging.split("\n").filter(isCommitId)];
}

async function commitTree(store: ObjectStore, tree: string, parentCommits: readonly string[]): Promise<string> {
  const person = { NAME: "memory-steward", EMAIL: "memory-steward@localhost", DATE: "1000000000 +0000" };
  const variables: Record<string, string> = {};
  for (const [key, value] of Object.entries(person)) {
    variables[`GIT_AUTHOR_${key}`] = value;
    variables[`GIT_COMMITTER_${key}`] = value;
  }
  const args = ["commit-tree", tree, ...parentCommits.flatMap((commit) => ["-p", commit]), "-m", "not committed yet"];
  const { stdout } = await runGit(withVariables(store.place, variables), args);
  return stdout.toString("latin1").trim();
}

/**
 * Git doubts a file that is no older than the index, and looks at its content. A copy that looked newer than the original
 * would lose edits that kept a file's size within the second in which the index was written.
 */
export async function copyIndex(from: string, to: string): Promise<void> {
  try {
    const { mtimeMs } = await promises.stat(from);
    await promises.copyFile(from, to);
    const seconds = Math.floor(mtimeMs / 1000);
    await promises.utimes(to, seconds, seconds);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
}

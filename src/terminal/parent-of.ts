/** The commit before another one, for those who ask what it changed. */
import type { GitRepository } from "../git/repository.js";
import { shortCommit } from "../memory/commit-id.js";
import { UserError } from "../memory/user-error.js";

/**
 * The first parent's full id.
 * @param commit its full id.
 * @param advice what to do where there is none, as an imperative sentence.
 * @throws UserError where there is none, or this clone is too shallow to hold it.
 */
export async function parentOf(repository: GitRepository, commit: string, advice: string): Promise<string> {
  try {
    return await repository.resolve(`${commit}^1`);
  } catch (error) {
    if (!(error instanceof UserError) || repository.isShallow()) throw error;
    throw new UserError(
      `${shortCommit(commit)} is the first commit of this history: there is nothing before it.`,
      advice,
    );
  }
}

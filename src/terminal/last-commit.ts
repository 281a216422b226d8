/** The last commit below a working directory, for those who ask what of it is not committed yet. */
import type { GitRepository } from "../git/repository.js";
import type { Tree } from "../memory/tree.js";

/** Nothing outside Git, where nothing is ever committed. */
export function lastCommitOf(repository: GitRepository): { lastCommit?: () => Promise<Tree | undefined> } {
  if (!repository.isGit) return {};
  const lastCommit = async () => {
    const commit = await repository.headCommit();
    return commit === undefined ? undefined : await repository.commitTree(commit);
  };
  return { lastCommit };
}

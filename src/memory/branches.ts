/**
 * Branches that the steward makes, all below `memory/`. Anyone with write access can use such a name: it says what the
 * branch is for, never who made it.
 */
import { shortCommit } from "./commit-id.js";
import type { PullRequest } from "./forge.js";
import type { ProposalKind } from "./proposal.js";

/**
 * The index's branch, used where the default branch takes no commits of ours. Only its name says that it is ours: anyone
 * who may push a workflow can have its token commit there in the steward's name, signed. Nothing is taken from it: it is
 * made anew from the head of the default branch and replaced where it differs, and what its pull request holds meanwhile
 * is judged like any change.
 */
export const INDEX_BRANCH = "memory/indexes";

/** Begins every branch of a proposal of this kind. */
export function branchPrefix(kind: ProposalKind): string {
  return `memory/${kind}/`;
}

/** Undefined where the name is not that of a proposal's branch. */
export function proposalKind(branch: string): ProposalKind | undefined {
  return (["update", "import"] as const).find((kind) => branch.startsWith(branchPrefix(kind)));
}

/** Whether a pull request is from a proposal's branch of the repository itself: a fork may give its branches such names too. */
export function isOfProposal({ head, base }: Pick<PullRequest, "head" | "base">): boolean {
  return head.repositoryId === base.repositoryId && proposalKind(head.branch) !== undefined;
}

/**
 * @param commit full id of the commit that is taken back.
 * @param part tells apart reverts of different records of the commit; all of it unless told.
 */
export function revertBranch(commit: string, part?: string): string {
  return `memory/revert/${shortCommit(commit)}${part === undefined ? "" : `-${part}`}`;
}

/** @param state name of a snapshot without its folder, or id of a commit, cut short. */
export function knownBadBranch(state: string): string {
  return `memory/known-bad/${state}`;
}

/**
 * Branches that the steward makes, all below `memory/`. Whoever may write can call a branch so: the name says what it would be,
 * and never whose it is.
 */
import type { ProposalKind } from "./proposal.js";

/**
 * Of the index, where the default branch takes no commit of ours. Ours as far as its name goes: whoever may push a workflow can have its token commit there in the
 * steward's name, signed. Nothing is taken from it: it is made anew from the head of the default branch and replaced where
 * it differs, and what its pull request holds meanwhile is judged as any change is.
 */
export const INDEX_BRANCH = "memory/indexes";

/** Begins every branch of a proposal of this kind. */
export function branchPrefix(kind: ProposalKind): string {
  return `memory/${kind}/`;
}

/** Undefined where a branch is not called as a proposal's. */
export function proposalKind(branch: string): ProposalKind | undefined {
  return (["update", "import"] as const).find((kind) => branch.startsWith(branchPrefix(kind)));
}

/** @param commit full id of the commit that is taken back. */
export function revertBranch(commit: string): string {
  return `memory/revert/${commit.slice(0, 12)}`;
}

/** @param state name of a snapshot without its folder, or id of a commit, cut short. */
export function knownBadBranch(state: string): string {
  return `memory/known-bad/${state}`;
}

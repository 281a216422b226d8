/** Merges main into the branch of a proposal, with what the proposal adds to main. The branch only moves forward. */
import type { BranchState, FileChange, Forge } from "../../memory/forge.js";
import { BranchMoved } from "../../memory/forge-refusal.js";
import { readTrailers, writeTrailers, type ProposalTrailers } from "../../memory/proposal.js";

interface ProposalBranch {
  readonly branch: string;
  /** Full id of the commit that was judged. */
  readonly head: string;
  /** What main would have to take from it, from the root of the memory. */
  readonly changes: readonly FileChange[];
}

interface Main {
  readonly forge: Forge;
  /** Full id of main's commit. */
  readonly main: string;
  /** Folder of the memory, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
}

/**
 * @returns the merge commit's full id; undefined where people have committed to the branch, which is theirs from then on.
 * @throws BranchMoved where the branch is not at the head.
 */
export async function mergeMain(
  { branch, head, changes }: ProposalBranch,
  { forge, main, root }: Main,
): Promise<string | undefined> {
  const state = await forge.branchState(branch, main);
  if (state?.head !== head) throw new BranchMoved(`the branch ${branch} has moved`);
  const last = ownTrailers(state);
  if (!last) return undefined;
  return await forge.advanceBranch({
    branch,
    expectedHead: head,
    parents: [head, main],
    onto: main,
    text: { headline: "Lay the proposal on main as it is", body: writeTrailers(last) },
    changes: changes.map(({ path, bytes }) => ({ path: root === "" ? path : `${root}/${path}`, bytes })),
  });
}

/** Those of the newest commit, where every commit is ours and says so. */
export function ownTrailers({ commits }: BranchState): ProposalTrailers | undefined {
  const trailers = commits.map(({ isOurs, message }) => (isOurs ? readTrailers(message) : undefined));
  return trailers.every((each) => each !== undefined) ? trailers.at(-1) : undefined;
}

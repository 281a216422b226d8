/** What keeps an open proposal from passing without a person. */
import type { Gate } from "../../load/gate.js";
import { branchPrefix } from "../../memory/branches.js";
import type { Forge } from "../../memory/forge.js";
import { approvalConditions } from "./auto-approval.js";
import type { Standing } from "./judge-proposal.js";
import { ownTrailers } from "./merge-main.js";

interface ProposalBranch {
  readonly name: string;
  /** Full id. */
  readonly head: string;
  /** The head that the steward made, as the proposal's comment says. */
  readonly ownHead: () => Promise<string | undefined>;
}

interface Main {
  readonly forge: Forge;
  /** Full id of main's commit. */
  readonly main: string;
  readonly gate: Gate;
}

/**
 * Whose commits it holds is asked last.
 * @param isAlone whether nothing competes with it, and no person has committed to its branch.
 * @returns in words, empty where it passes; undefined where nothing may pass by itself.
 */
export async function unmetConditions(
  standing: Standing,
  isAlone: boolean,
  branch: ProposalBranch,
  { forge, main, gate }: Main,
): Promise<readonly string[] | undefined> {
  const policy = gate.proposals.autoApprove;
  if (policy === undefined || branch.name.startsWith(branchPrefix("import"))) return undefined;
  const facts = {
    ...standing,
    records: standing.reviews,
    isAlone: isAlone && standing.conflicts.length === 0 && standing.rejection === undefined,
  };
  const unmetBy = (isOwnWork: boolean) =>
    approvalConditions({ ...facts, isOwnWork }, policy)
      .filter(({ holds }) => !holds)
      .map(({ unmet }) => unmet);
  const others = unmetBy(true);
  if (others.length > 0) return others;
  // Whose name a commit bears is not enough, signed or not: GitHub writes the name of whoever opened a pull request into the
  // commit that a person's squash merge makes of it.
  if ((await branch.ownHead()) !== branch.head) return unmetBy(false);
  const state = await forge.branchState(branch.name, main);
  const isSigned = state?.head === branch.head && state.commits.every((commit) => commit.isSigned);
  return unmetBy(isSigned && ownTrailers(state) !== undefined);
}

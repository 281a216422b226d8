/** What is done with an open proposal, by how it stands on main: its branch, its comment, its labels, its merge. */
import { always, type BeforeWrite, type Forge, type OwnComment, type PullRequest } from "../../memory/forge.js";
import { HeadMoved } from "../../memory/forge-refusal.js";
import { STANDING_LABELS } from "../../memory/proposal.js";
import { UserError } from "../../memory/user-error.js";
import { renderStanding, type StandingStory } from "../../report/proposal/standing.js";
import { isStewardsRequest } from "../publish/merge-request.js";
import type { JudgeProposalInput, Standing } from "./judge-proposal.js";
import { mergeMain } from "./merge-main.js";
import type { Rival } from "./rival-proposals.js";
import { withStanding } from "./standing-comment.js";
import { reasonsOf, storyOf } from "./standing-story.js";
import { unmetConditions } from "./unmet-conditions.js";

/** `laid`: main was merged into its branch. */
export interface ActedOn {
  readonly outcome: "untouched" | "told" | "laid" | "closed" | "approved";
  /** Why, in words of ours and ids of records. */
  readonly reasons: readonly string[];
  /** Whether the steward did not propose it, though its branch is called so. */
  readonly isStrange?: boolean;
}

export interface JudgedProposal {
  readonly pull: PullRequest;
  /** Full id of the commit that was judged, which may be newer than what the list told. */
  readonly head: string;
  readonly standing: Standing;
}

export interface ProposalsPlace {
  readonly forge: Forge;
  /** Of the repository: `https://github.com/owner/name`. */
  readonly address: string;
  /** Full id of main's commit. */
  readonly main: string;
  readonly context: JudgeProposalInput;
}

/** Whether main says all of it. */
export function isOver({ changes, conflicts, duplicates }: Standing): boolean {
  return duplicates.length > 0 || (changes.length === 0 && conflicts.length === 0);
}

/**
 * Each step may be the last: the next pass begins again with what it finds.
 * @throws UserError where the forge does not do it, or the head has moved.
 */
export async function actOnProposal(
  judged: JudgedProposal,
  rivals: readonly Rival[],
  place: ProposalsPlace,
): Promise<ActedOn> {
  const isAsked = await isStewardsRequest(place.forge, judged.pull);
  const proposal = new OpenProposal(judged, rivals, place, isAsked);
  return isOver(judged.standing) ? await proposal.close() : await proposal.keep();
}

/** Where the branch is once main was merged into it, or was not. */
interface BranchNow {
  /** Full id. */
  readonly head: string;
  readonly isUpdated: boolean;
  /** Whether main would have been merged into it, were it not for commits of people. */
  readonly hasPeoplesCommits: boolean;
}

class OpenProposal {
  readonly #judged: JudgedProposal;
  readonly #rivals: readonly Rival[];
  readonly #place: ProposalsPlace;
  /** Whether the steward asked the forge to merge it by itself. */
  readonly #isAsked: boolean;
  #pull: PullRequest;
  #comment: OwnComment | undefined;

  constructor(judged: JudgedProposal, rivals: readonly Rival[], place: ProposalsPlace, isAsked: boolean) {
    this.#judged = judged;
    this.#rivals = rivals;
    this.#place = place;
    this.#isAsked = isAsked;
    this.#pull = judged.pull;
  }

  /** Tells why, then closes it. */
  async close(): Promise<ActedOn> {
    const { standing, head } = this.#judged;
    const { forge } = this.#place;
    const { number } = this.#pull;
    await this.#takeBackRequest();
    const comment = await this.#ownComment();
    if (!comment) return await this.#leaveStrange();
    const isHeld = standing.duplicates.length === 0;
    const story = storyOf(standing, [], this.#place, { isHeld });
    if (!(await this.#tell(comment, story, head, comment.own))) {
      throw new UserError("its comment has no room for why it would be closed, so it stays open");
    }
    await forge.setLabels(this.#pull, { add: [STANDING_LABELS.duplicate], remove: [] }, always);
    await forge.closePullRequest(number, unlessMoved(forge, number, head));
    const ids = standing.duplicates.map(({ id }) => id);
    const reason = isHeld ? "main holds all of it" : `the memory says it in ${ids.join(", ")}`;
    return { outcome: "closed", reasons: [reason] };
  }

  /** Merges main into its branch where that is due, tells how it stands, and asks for its merge where it may pass by itself. */
  async keep(): Promise<ActedOn> {
    const { standing } = this.#judged;
    const { forge } = this.#place;
    const branch = await this.#bringUpToDate();
    if (!branch) return await this.#leaveStrange();
    const unmet = await this.#unmetConditions(branch);
    const passes = unmet?.length === 0;
    // Whoever asked, and whatever label tells of it.
    if (!passes) await this.#takeBackRequest();
    const story = { ...storyOf(standing, this.#rivals, this.#place, branch), ...(unmet && { unmet }) };
    const says = renderStanding(story) !== "";
    // Without a label of these and with nothing to say, its comment has nothing that would have to go.
    if (says || passes || branch.isUpdated || MANAGED.some((label) => this.#pull.labels.includes(label))) {
      const comment = await this.#ownComment();
      if (!comment) return await this.#leaveStrange();
      const isTold = await this.#tell(comment, story, branch.head, this.#ownHead(comment, branch));
      if (!isTold && passes) throw new UserError("its comment has no room for the head that would be merged");
    }
    const add = labelsOf(standing, { isCompeting: this.#rivals.length > 0, passes, ...branch });
    await forge.setLabels(this.#pull, { add, remove: MANAGED.filter((label) => !add.includes(label)) }, always);
    if (passes) await this.#askForMerge(branch.head);
    const outcome = branch.isUpdated ? "laid" : passes ? "approved" : says ? "told" : "untouched";
    return { outcome, reasons: reasonsOf(standing, this.#rivals, branch) };
  }

  /** @returns undefined where it is due, and the proposal is not the steward's to change. */
  async #bringUpToDate(): Promise<BranchNow | undefined> {
    const { standing, head, pull } = this.#judged;
    const { forge, main, context } = this.#place;
    const isDue = standing.isMoved && standing.conflicts.length === 0 && !standing.isBroken;
    if (!isDue) return { head, isUpdated: false, hasPeoplesCommits: false };
    // What comes onto the branch was not asked for.
    await this.#takeBackRequest();
    if (!(await this.#ownComment())) return undefined;
    const { branch } = pull.head;
    const merged = await mergeMain({ branch, head, changes: standing.changes }, { forge, main, root: context.root });
    if (merged === undefined) return { head, isUpdated: false, hasPeoplesCommits: true };
    return { head: merged, isUpdated: true, hasPeoplesCommits: false };
  }

  async #unmetConditions(now: BranchNow): Promise<readonly string[] | undefined> {
    const { standing, pull } = this.#judged;
    const { forge, main, context } = this.#place;
    const isAlone = this.#rivals.length === 0 && !now.hasPeoplesCommits;
    const ownHead = async () => {
      const comment = await this.#ownComment();
      return comment && this.#ownHead(comment, now);
    };
    const branch = { name: pull.head.branch, head: now.head, ownHead };
    return await unmetConditions(standing, isAlone, branch, { forge, main, gate: context.basis.current.gate });
  }

  /** A branch may be called as a proposal's by whoever may write. One that is told nothing is not asked for its comment. */
  async #ownComment(): Promise<OwnComment | undefined> {
    return (this.#comment ??= await this.#place.forge.ownComment(this.#pull.number, "proposal"));
  }

  /** The head that the steward made last: as the comment says, which knows nothing yet of what this pass made. */
  #ownHead({ own }: OwnComment, { isUpdated, head }: BranchNow): string | undefined {
    return isUpdated && own === this.#judged.head ? head : own;
  }

  /** @returns whether the comment says it, for which it may have no room. */
  async #tell(comment: OwnComment, story: StandingStory, head: string, own: string | undefined): Promise<boolean> {
    const body = withStanding(comment.body, renderStanding(story));
    if (!body) return false;
    if (!body.isNew && own === comment.own) return true;
    const told = { subject: "proposal", body: body.text, head, run: comment.run, own } as const;
    await this.#place.forge.upsertComment(this.#pull.number, told, always);
    return true;
  }

  async #askForMerge(head: string): Promise<void> {
    const { forge } = this.#place;
    const now = { ...this.#pull, head: { ...this.#pull.head, sha: head } };
    await forge.setAutoMerge(now, true, unlessMoved(forge, now.number, head));
  }

  /** Nothing where the steward asked for no merge, or it was taken back already. */
  async #takeBackRequest(): Promise<void> {
    if (!this.#isAsked || !this.#pull.mergesItself) return;
    await this.#place.forge.setAutoMerge(this.#pull, false, always);
    const { mergesItself: _, ...rest } = this.#pull;
    this.#pull = rest;
  }

  /** One without a comment of this token's account. Where whoever opened it wrote one, the token of its making was another. */
  async #leaveStrange(): Promise<ActedOn> {
    const { number, author } = this.#pull;
    const isOthers = (await this.#place.forge.ownComment(number, "proposal", author)) !== undefined;
    const reason = isOthers
      ? `its comment is that of ${author.login}, with whose token it was proposed, and this run has another one: give the jobs that propose and this one the same token, or close it by hand`
      : "no comment of the steward stands on it, so it is not the steward's to close or to change";
    return { outcome: "untouched", reasons: [reason], isStrange: true };
  }
}

/** Labels that come and go with how a proposal stands. */
const MANAGED: readonly string[] = [
  STANDING_LABELS.duplicate,
  STANDING_LABELS.competing,
  STANDING_LABELS.broken,
  STANDING_LABELS.outdated,
  STANDING_LABELS.auto,
];

function labelsOf(
  { isBroken, conflicts }: Standing,
  now: { readonly isCompeting: boolean; readonly hasPeoplesCommits: boolean; readonly passes: boolean },
): string[] {
  return [
    ...(now.isCompeting ? [STANDING_LABELS.competing] : []),
    ...(isBroken ? [STANDING_LABELS.broken] : []),
    ...(now.hasPeoplesCommits || conflicts.length > 0 ? [STANDING_LABELS.outdated] : []),
    ...(now.passes ? [STANDING_LABELS.auto] : []),
  ];
}

/** @param head full id of the commit that was judged. */
function unlessMoved(forge: Forge, number: number, head: string): BeforeWrite {
  return async () => {
    const now = await forge.pullRequest(number);
    if (now?.isOpen && now.head.sha === head) return;
    throw new HeadMoved(`pull request ${number} moved on meanwhile`);
  };
}

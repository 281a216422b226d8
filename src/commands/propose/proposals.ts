/**
 * `proposals`: every open proposal, judged again on main as it is now. What main says already is closed; where main moved under
 * one, it is merged into its branch; what competes is linked; what no longer passes is told so. One pass, a bounded number of requests.
 */
import type { GateOptions } from "../../load/gate.js";
import type { Forge, PullRequest } from "../../memory/forge.js";
import { BranchMoved, HeadMoved } from "../../memory/forge-refusal.js";
import { isOfProposal } from "../../memory/branches.js";
import type { FetchedPulls, PullRequestSource } from "../../memory/repository.js";
import { UserError } from "../../memory/user-error.js";
import { actOnProposal, isOver, type ActedOn, type JudgedProposal } from "./act-on-proposal.js";
import { judgeProposal, type JudgeProposalInput } from "./judge-proposal.js";
import { updateBasis, type OverlayChanges, type UpdateBasis } from "./judge-update.js";
import { takeBackRequest } from "../publish/merge-request.js";
import { knownRecords, type KnownRecords } from "./review-changes.js";
import type { OnSecret } from "../check/secrets-of.js";
import { rivalsOf } from "./rival-proposals.js";

export interface ProposalsInput {
  readonly forge: Forge;
  readonly source: PullRequestSource;
  readonly gate: GateOptions;
  /** Folder of the memory, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly overlay: OverlayChanges;
  readonly now: Date;
  /** Gets each secret that was found: for redaction alone. A comparison shows words without what names them. */
  readonly onSecret: OnSecret;
  /** `https://github.com`, without a slash at the end. */
  readonly server: string;
  /** The one that is told and acted on; the others are only compared with it. */
  readonly only?: number;
  /** Main as somebody looked at it before; looked at again where it has moved. */
  readonly memory?: { readonly basis: UpdateBasis; readonly known: KnownRecords };
}

interface LivingProposal extends ActedOn {
  readonly pull: number;
  readonly branch: string;
  /** What the forge did not do; the next pass tries again. */
  readonly failure?: string;
}

export interface ProposalsResult {
  /** Full id of the commit that they were judged on; undefined where none is open. */
  readonly main?: string;
  readonly proposals: readonly LivingProposal[];
  readonly notes: readonly string[];
}

/** Proposals of one pass, and what one list of pull requests holds. */
const MAX_PULLS = 100;
/** Beyond those it is only looked whether they merge themselves. */
const MAX_LISTED = 1000;
/** For finding what one of them changes. */
const MAX_MS = 60_000;

/** @throws UserError where main cannot be judged, or the forge does not answer. */
export async function proposals(input: ProposalsInput): Promise<ProposalsResult> {
  const { forge, source } = input;
  const repository = await forge.repository();
  const { pulls } = await forge.openPullRequests(MAX_LISTED);
  const wanted = ({ number }: PullRequest) => input.only === undefined || number === input.only;
  const open = pulls
    .slice(0, MAX_PULLS)
    .filter(isOfProposal)
    .filter(({ base }) => base.branch === repository.defaultBranch)
    .sort((a, b) => a.number - b.number);
  const living: LivingProposal[] = [];
  for (const pull of pulls
    .filter(isOfProposal)
    .filter((each) => wanted(each) && each.mergesItself && !open.includes(each))) {
    living.push(await leave(pull, "it is not among those that are judged again", forge));
  }
  const notes =
    pulls.length > MAX_PULLS
      ? [`More than ${MAX_PULLS} pull requests are open: those that nobody touched for longest wait.`]
      : [];
  if (open.length === 0) return { proposals: living, notes };
  const fetched = await source.fetch(
    repository.defaultBranch,
    open.map(({ number }) => number),
  );
  const context = await contextOf(fetched.base, input);
  const judged: JudgedProposal[] = [];
  for (const pull of open) {
    const standing = await standingOf(pull, fetched, source, context);
    if (typeof standing !== "string") judged.push(standing);
    else if (wanted(pull)) living.push(await leave(pull, standing, forge));
  }
  const rivals = rivalsOf(
    judged
      .filter(({ standing }) => !isOver(standing))
      .map(({ pull, standing }) => ({ pull: pull.number, ...standing })),
    input.now,
  );
  const address = `${input.server}/${repository.owner}/${repository.name}`;
  const place = { forge, address, main: fetched.base, context };
  for (const each of judged.filter(({ pull }) => wanted(pull))) {
    const own = rivals.get(each.pull.number) ?? [];
    living.push(await attempt(each.pull, () => actOnProposal(each, own, place)));
  }
  return { main: fetched.base, proposals: living.sort((a, b) => a.pull - b.pull), notes };
}

/** One that is not judged, and so does not pass by itself. */
async function leave(pull: PullRequest, reason: string, forge: Forge): Promise<LivingProposal> {
  return await attempt(pull, async () => {
    const taken = await takeBackRequest(forge, pull);
    return { outcome: "untouched", reasons: taken ? [reason, "it merges by itself no more"] : [reason] };
  });
}

/** @returns why it cannot be judged: what one branch holds must not keep the others from being judged. */
async function standingOf(
  pull: PullRequest,
  { base, heads }: FetchedPulls,
  { repository }: PullRequestSource,
  context: JudgeProposalInput,
): Promise<JudgedProposal | string> {
  const head = heads.get(pull.number);
  if (head === undefined) return "its branch is gone";
  const change = await repository.branchChange(base, head, MAX_MS);
  if (!change) return "it shares no history with its target branch, or changes too much, so it is not judged again";
  try {
    return { pull, head, standing: await judgeProposal(change, pull.number, context) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `it cannot be laid on main: ${error.message}`;
  }
}

async function contextOf(commit: string, input: ProposalsInput): Promise<JudgeProposalInput> {
  const { gate, root, now, overlay, memory, onSecret } = input;
  const { basis, known } = memory?.basis.main.commit === commit ? memory : await memoryAt(commit, input);
  const entries = new Map((await basis.main.entries()).map((entry) => [entry.path, entry]));
  return { overlay, root, gate, now, onSecret, basis, known: known.index, broken: known.broken, entries };
}

async function memoryAt(commit: string, input: ProposalsInput): Promise<NonNullable<ProposalsInput["memory"]>> {
  const main = await input.source.repository.commitTree(commit);
  const basis = await updateBasis(main, input);
  return { basis, known: await knownRecords(basis, input.now) };
}

async function attempt({ number, head }: PullRequest, run: () => Promise<ActedOn>): Promise<LivingProposal> {
  const about = { pull: number, branch: head.branch };
  try {
    return { ...about, ...(await run()) };
  } catch (error) {
    if (error instanceof HeadMoved || error instanceof BranchMoved) {
      return { ...about, outcome: "untouched", reasons: [], failure: `${error.message}: the next pass judges it` };
    }
    if (!(error instanceof UserError)) throw error;
    const { message, advice } = error;
    const failure = advice === undefined ? message : `${message} ${advice}.`;
    return { ...about, outcome: "untouched", reasons: [], failure };
  }
}

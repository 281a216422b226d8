/**
 * `proposals`: every open proposal, judged again on main as it is now. What main says already is closed; what main moved under is
 * laid on it; what competes is linked; what no longer passes is told so. One pass, a bounded number of requests.
 */
import type { GateOptions } from "../../load/gate.js";
import type { BeforeWrite, BranchState, Forge, OwnComment, PullRequest } from "../../memory/forge.js";
import { BranchMoved, HeadMoved } from "../../memory/forge-refusal.js";
import { branchPrefix, proposalKind } from "../../memory/branches.js";
import { readTrailers, STANDING_LABELS, writeTrailers } from "../../memory/proposal.js";
import type { FetchedPulls, PullRequestSource } from "../../memory/repository.js";
import { UserError } from "../../memory/user-error.js";
import { renderStanding, type StandingStory } from "../../report/proposal/standing.js";
import { approvalConditions } from "./auto-approval.js";
import { check } from "../check/check.js";
import { judgeProposal, type JudgeProposalInput, type Standing } from "./judge-proposal.js";
import type { OverlayChanges, UpdateBasis } from "./judge-update.js";
import { isStewardsRequest, takeBackRequest } from "../publish/merge-request.js";
import { rejectionText } from "./rejected-before.js";
import { knownRecords, type KnownRecords } from "./review-changes.js";
import type { OnSecret } from "../check/secrets-of.js";
import { rivalsOf, type Rival } from "./rival-proposals.js";
import { withStanding } from "./standing-comment.js";

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

type ProposalOutcome = "untouched" | "told" | "laid" | "closed" | "approved";

interface LivingProposal {
  readonly pull: number;
  readonly branch: string;
  readonly outcome: ProposalOutcome;
  /** Why, in words of ours and ids of records. */
  readonly reasons: readonly string[];
  /** Whether the steward did not propose it, though its branch is called so. */
  readonly isStrange?: boolean;
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
  const named = (all: readonly PullRequest[]) =>
    all.filter(({ head }) => head.repositoryId === repository.id && proposalKind(head.branch) !== undefined);
  const open = named(pulls.slice(0, MAX_PULLS))
    .filter(({ base }) => base.branch === repository.defaultBranch)
    .sort((a, b) => a.number - b.number);
  const living: LivingProposal[] = [];
  for (const pull of named(pulls).filter((each) => wanted(each) && each.mergesItself && !open.includes(each))) {
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
  const judged: Judged[] = [];
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
  const place = {
    ...input,
    main: fetched.base,
    context,
    address: `${input.server}/${repository.owner}/${repository.name}`,
  };
  for (const each of judged.filter(({ pull }) => wanted(pull))) {
    living.push(await treat(each, rivals.get(each.pull.number) ?? [], place));
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

interface Judged {
  readonly pull: PullRequest;
  /** Full id of the commit that was judged. */
  readonly head: string;
  readonly standing: Standing;
}

/** @returns why it cannot be judged: what one branch holds must not keep the others from being judged. */
async function standingOf(
  pull: PullRequest,
  { base, heads }: FetchedPulls,
  { repository }: PullRequestSource,
  context: JudgeProposalInput,
): Promise<Judged | string> {
  const head = heads.get(pull.number);
  if (head === undefined) return "its branch is gone";
  const change = await repository.branchChange(base, head, MAX_MS);
  if (!change) return "it changes too much to be judged again";
  try {
    return { pull, head, standing: await judgeProposal(change, pull.number, context) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `it cannot be laid on main: ${error.message}`;
  }
}

interface Place extends ProposalsInput {
  /** Full id. */
  readonly main: string;
  readonly context: JudgeProposalInput;
  readonly address: string;
}

async function contextOf(commit: string, input: ProposalsInput): Promise<JudgeProposalInput> {
  const { gate, root, now, overlay, memory, onSecret } = input;
  const { basis, known } = memory?.basis.main.commit === commit ? memory : await memoryAt(commit, input);
  const entries = new Map((await basis.main.entries()).map((entry) => [entry.path, entry]));
  return { overlay, root, gate, now, onSecret, basis, known: known.index, broken: known.broken, entries };
}

async function memoryAt(
  commit: string,
  { source, gate, root, now, onSecret }: ProposalsInput,
): Promise<NonNullable<ProposalsInput["memory"]>> {
  const main = await source.repository.commitTree(commit);
  const basis = {
    main,
    current: await check({ subject: { tree: main }, root, gate, now, secrets: { onValue: onSecret } }),
  };
  return { basis, known: await knownRecords(basis, now) };
}

/** Whether main says all of it. */
function isOver({ changes, conflicts, duplicates }: Standing): boolean {
  return duplicates.length > 0 || (changes.length === 0 && conflicts.length === 0);
}

async function treat(judged: Judged, rivals: readonly Rival[], place: Place): Promise<LivingProposal> {
  return await attempt(judged.pull, () => act(judged, rivals, place));
}

type Done = Pick<LivingProposal, "outcome" | "reasons" | "isStrange">;

async function attempt({ number, head }: PullRequest, run: () => Promise<Done>): Promise<LivingProposal> {
  const about = { pull: number, branch: head.branch };
  try {
    return { ...about, ...(await run()) };
  } catch (error) {
    if (error instanceof HeadMoved || error instanceof BranchMoved) {
      return { ...about, outcome: "untouched", reasons: [], failure: `${error.message}: the next pass judges it` };
    }
    if (!(error instanceof UserError)) throw error;
    return { ...about, outcome: "untouched", reasons: [], failure: error.message };
  }
}

async function act(judged: Judged, rivals: readonly Rival[], place: Place): Promise<Done> {
  const { standing, head } = judged;
  const { forge } = place;
  let { pull } = judged;
  const isAsked = await isStewardsRequest(forge, pull);
  const takeBack = async () => {
    await forge.setAutoMerge(pull, false, always);
    const { mergesItself: _, ...rest } = pull;
    pull = rest;
  };
  let comment: OwnComment | undefined;
  // A branch may be called as a proposal's by whoever may write. One that is told nothing is not asked for its comment.
  const isProposed = async () => (comment ??= await forge.ownComment(pull.number, "proposal")) !== undefined;
  if (isOver(standing)) {
    if (isAsked) await takeBack();
    if (!(await isProposed())) return await strange(pull, forge);
    const isHeld = standing.duplicates.length === 0;
    const told = await tell(pull, { head, comment, own: comment?.own }, storyOf(judged, [], place, { isHeld }), place);
    if (!told) throw new UserError("its comment has no room for why it would be closed, so it stays open");
    await forge.setLabels(pull, { add: [STANDING_LABELS.duplicate], remove: [] }, always);
    await forge.closePullRequest(pull.number, unmoved(forge, pull.number, head));
    const ids = standing.duplicates.map(({ id }) => id);
    return {
      outcome: "closed",
      reasons: [isHeld ? "main holds all of it" : `the memory says it in ${ids.join(", ")}`],
    };
  }
  const isWanted = standing.isMoved && standing.conflicts.length === 0 && !standing.isBroken;
  // What comes onto the branch was not asked for.
  if (isWanted && isAsked) await takeBack();
  if (isWanted && !(await isProposed())) return await strange(pull, forge);
  const laid = isWanted ? await layOnMain(judged, place) : undefined;
  const isLaid = laid !== undefined;
  const hasPeoplesCommits = isWanted && !isLaid;
  // What was judged, which may be newer than what the list told.
  const now = { ...pull, head: { ...pull.head, sha: laid ?? head } };
  const state = { rivals, hasPeoplesCommits };
  const ownHead = async () => {
    const own = (await isProposed()) ? comment?.own : undefined;
    return isLaid && own === head ? laid : own;
  };
  const unmet = await unmetConditions({ ...judged, head: now.head.sha }, { ...state, ownHead }, place);
  const passes = unmet?.length === 0;
  // Whoever asked, and whatever label tells of it.
  if (isAsked && !passes && pull.mergesItself) await takeBack();
  const story = {
    ...storyOf(judged, rivals, place, { isLaid, hasPeoplesCommits }),
    ...(unmet && { unmet }),
  };
  const add: string[] = [
    ...(rivals.length > 0 ? [STANDING_LABELS.competing] : []),
    ...(standing.isBroken ? [STANDING_LABELS.broken] : []),
    ...(hasPeoplesCommits || standing.conflicts.length > 0 ? [STANDING_LABELS.outdated] : []),
    ...(passes ? [STANDING_LABELS.auto] : []),
  ];
  const remove = MANAGED.filter((label) => !add.includes(label));
  const says = renderStanding(story) !== "";
  // Without a label of these and with nothing to say, its comment has nothing that would have to go.
  if (says || passes || laid || MANAGED.some((label) => pull.labels.includes(label))) {
    if (!(await isProposed())) return await strange(pull, forge);
    const told = await tell(now, { head: now.head.sha, comment, own: await ownHead() }, story, place);
    if (!told && passes) throw new UserError("its comment has no room for the head that would be merged");
  }
  await forge.setLabels(pull, { add, remove }, always);
  if (passes) await forge.setAutoMerge(now, true, unmoved(forge, pull.number, now.head.sha));
  const outcome = isLaid ? "laid" : passes ? "approved" : says ? "told" : "untouched";
  return { outcome, reasons: reasonsOf(standing, rivals, { isLaid, hasPeoplesCommits }) };
}

/** One without a comment of this token's account. Where whoever opened it wrote one, the token of its making was another. */
async function strange({ number, author }: PullRequest, forge: Forge): Promise<Done> {
  const isOthers = (await forge.ownComment(number, "proposal", author)) !== undefined;
  const reason = isOthers
    ? `its comment is that of ${author.login}, with whose token it was proposed, and this run has another one: give the jobs that propose and this one the same token, or close it by hand`
    : "no comment of the steward stands on it, so it is not the steward's to close or to change";
  return { outcome: "untouched", reasons: [reason], isStrange: true };
}

const MANAGED: readonly string[] = [
  STANDING_LABELS.duplicate,
  STANDING_LABELS.competing,
  STANDING_LABELS.broken,
  STANDING_LABELS.outdated,
  STANDING_LABELS.auto,
];

/** What keeps it from passing by itself; undefined where nothing may. Whose commits it holds is asked last. */
async function unmetConditions(
  { pull, head, standing }: Judged,
  state: {
    readonly rivals: readonly Rival[];
    readonly hasPeoplesCommits: boolean;
    /** The head that the steward made, as its comment says. */
    readonly ownHead: () => Promise<string | undefined>;
  },
  { forge, main, context }: Place,
): Promise<readonly string[] | undefined> {
  const policy = context.basis.current.gate.proposals.autoApprove;
  if (policy === undefined || pull.head.branch.startsWith(branchPrefix("import"))) return undefined;
  const isAlone =
    state.rivals.length === 0 &&
    !state.hasPeoplesCommits &&
    standing.conflicts.length === 0 &&
    standing.rejection === undefined;
  const facts = { ...standing, records: standing.reviews, isAlone };
  const unmetBy = (isOwnWork: boolean) =>
    approvalConditions({ ...facts, isOwnWork }, policy)
      .filter(({ holds }) => !holds)
      .map(({ unmet }) => unmet);
  const others = unmetBy(true);
  if (others.length > 0) return others;
  // Whose name a commit bears is not enough, signed or not: GitHub writes the name of whoever opened a pull request into the
  // commit that a person's squash merge makes of it.
  if ((await state.ownHead()) !== head) return unmetBy(false);
  const branch = await forge.branchState(pull.head.branch, main);
  const isSigned = branch?.head === head && branch.commits.every((commit) => commit.isSigned);
  return unmetBy(isSigned && ownTrailers(branch) !== undefined);
}

function reasonsOf(
  standing: Standing,
  rivals: readonly Rival[],
  state: Pick<StandingStory, "isLaid" | "hasPeoplesCommits">,
): string[] {
  const { conflicts, isBroken, findings, rejection } = standing;
  return [
    ...(state.isLaid ? ["main changed the same files, and it was laid on them"] : []),
    ...(state.hasPeoplesCommits ? ["main changed the same files, and people have committed to its branch"] : []),
    ...(conflicts.length > 0 ? ["main and it changed the same to different ends"] : []),
    ...(isBroken ? [`it does not pass any more: ${[...new Set(findings.map(({ rule }) => rule))].join(", ")}`] : []),
    ...(rivals.length > 0 ? [`it competes with ${rivals.map(({ pull }) => `#${pull}`).join(", ")}`] : []),
    ...(rejection ? ["the same was rejected before"] : []),
  ];
}

function storyOf(
  { standing }: Judged,
  rivals: readonly Rival[],
  { address, root, main }: Place,
  state: Partial<Pick<StandingStory, "isHeld" | "isLaid" | "hasPeoplesCommits">>,
): StandingStory {
  const { duplicates, conflicts, isBroken, findings, rejection, withheld } = standing;
  return {
    repository: address,
    root,
    main,
    duplicates,
    isHeld: false,
    isLaid: false,
    hasPeoplesCommits: false,
    ...state,
    conflicts: conflicts.map(({ path, field, main: now, proposed }) =>
      withheld.has(path) ? { path, field } : { path, field, values: { main: now, proposed } },
    ),
    findings: isBroken
      ? findings.map(({ rule, path, message }) => (withheld.has(path) ? { rule, path } : { rule, path, message }))
      : [],
    rivals,
    ...(rejection && { rejection: rejectionText(rejection) }),
  };
}

interface Told {
  /** Full id of the commit that was judged. */
  readonly head: string;
  /** The proposal's one comment. */
  readonly comment: OwnComment | undefined;
  /** As of the comment. */
  readonly own: string | undefined;
}

/** @returns whether the comment says it, for which it may have no room. */
async function tell(
  { number }: PullRequest,
  { head, comment, own }: Told,
  story: StandingStory,
  { forge }: Place,
): Promise<boolean> {
  if (!comment) return false;
  const body = withStanding(comment.body, renderStanding(story));
  if (!body) return false;
  if (!body.isNew && own === comment.own) return true;
  await forge.upsertComment(number, { subject: "proposal", body: body.text, head, run: comment.run, own }, always);
  return true;
}

/**
 * A commit that joins main, with what the proposal adds to it. The branch only moves forward.
 * @returns the commit's full id; undefined where people have committed to the branch, which is theirs from then on.
 */
async function layOnMain({ pull, head, standing }: Judged, place: Place): Promise<string | undefined> {
  const { forge, main, root } = place;
  const { branch } = pull.head;
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
    changes: standing.changes.map(({ path, bytes }) => ({ path: root === "" ? path : `${root}/${path}`, bytes })),
  });
}

/** Those of the newest commit, where every commit is ours and says so. */
function ownTrailers({ commits }: BranchState) {
  const trailers = commits.map(({ isOurs, message }) => (isOurs ? readTrailers(message) : undefined));
  return trailers.every((each) => each !== undefined) ? trailers.at(-1) : undefined;
}

/** @param head full id of the commit that was judged. */
function unmoved(forge: Forge, number: number, head: string): BeforeWrite {
  return async () => {
    const now = await forge.pullRequest(number);
    if (now?.isOpen && now.head.sha === head) return;
    throw new HeadMoved(`pull request ${number} moved on meanwhile`);
  };
}

function always(): Promise<void> {
  return Promise.resolve();
}

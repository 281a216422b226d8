/**
 * `proposals`: every open proposal, judged again on main as it is now. What main says already is closed; what main moved under is
 * laid on it; what competes is linked; what no longer passes is told so. One pass, a bounded number of requests.
 */
import type { GateOptions } from "../load/gate.js";
import {
  BranchMoved,
  HeadMoved,
  type BeforeWrite,
  type BranchState,
  type Forge,
  type PullRequest,
} from "../memory/forge.js";
import { branchPrefix, readTrailers, STANDING_LABELS, writeTrailers, type ProposalKind } from "../memory/proposal.js";
import type { PullRequestSource } from "../memory/repository.js";
import { UserError } from "../memory/user-error.js";
import { renderStanding, type StandingStory } from "../report/proposal/standing.js";
import { approvalConditions } from "./auto-approval.js";
import { check } from "./check.js";
import { judgeProposal, type JudgeProposalInput, type Standing } from "./judge-proposal.js";
import type { OverlayChanges, UpdateBasis } from "./judge-update.js";
import { rejectionText } from "./rejected-before.js";
import { knownRecords, type KnownRecords } from "./review-changes.js";
import type { OnSecret } from "./secrets-of.js";
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
const MOST_PULLS = 100;

/** @throws UserError where main cannot be judged, or the forge does not answer. */
export async function proposals(input: ProposalsInput): Promise<ProposalsResult> {
  const { forge, source } = input;
  const repository = await forge.repository();
  const { pulls, more } = await forge.openPullRequests(MOST_PULLS);
  const open = pulls
    .filter(({ head, base }) => head.repositoryId === repository.id && base.branch === repository.defaultBranch)
    .filter(({ head }) => kindOf(head.branch) !== undefined)
    .sort((a, b) => a.number - b.number);
  const notes = more
    ? [`More than ${MOST_PULLS} pull requests are open: those that nobody touched for longest wait.`]
    : [];
  if (open.length === 0) return { proposals: [], notes };
  const fetched = await source.fetch(
    repository.defaultBranch,
    open.map(({ number }) => number),
  );
  const context = await contextOf(fetched.base, input);
  const judged: Judged[] = [];
  const living: LivingProposal[] = [];
  for (const pull of open) {
    const head = fetched.heads.get(pull.number);
    const change = head === undefined ? undefined : await source.repository.branchChange(fetched.base, head);
    if (head === undefined || !change) {
      const reason = head === undefined ? "its branch is gone" : "it changes too much to be judged again";
      living.push({ pull: pull.number, branch: pull.head.branch, outcome: "untouched", reasons: [reason] });
      continue;
    }
    judged.push({ pull, head, standing: await judgeProposal(change, pull.number, context) });
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
  const wanted = (number: number) => input.only === undefined || number === input.only;
  for (const each of judged.filter(({ pull }) => wanted(pull.number))) {
    living.push(await treat(each, rivals.get(each.pull.number) ?? [], place));
  }
  const said = living.filter(({ pull }) => wanted(pull)).sort((a, b) => a.pull - b.pull);
  return { main: fetched.base, proposals: said, notes };
}

function kindOf(branch: string): ProposalKind | undefined {
  return (["update", "import"] as const).find((kind) => branch.startsWith(branchPrefix(kind)));
}

interface Judged {
  readonly pull: PullRequest;
  /** Full id of the commit that was judged. */
  readonly head: string;
  readonly standing: Standing;
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
  const { pull } = judged;
  const about = { pull: pull.number, branch: pull.head.branch };
  try {
    return { ...about, ...(await act(judged, rivals, place)) };
  } catch (error) {
    if (error instanceof HeadMoved || error instanceof BranchMoved) {
      return { ...about, outcome: "untouched", reasons: [], failure: `${error.message}: the next pass judges it` };
    }
    if (!(error instanceof UserError)) throw error;
    return { ...about, outcome: "untouched", reasons: [], failure: error.message };
  }
}

async function act(
  judged: Judged,
  rivals: readonly Rival[],
  place: Place,
): Promise<Pick<LivingProposal, "outcome" | "reasons">> {
  const { pull, standing, head } = judged;
  const { forge } = place;
  if (isOver(standing)) {
    const isHeld = standing.duplicates.length === 0;
    await tell(pull, head, storyOf(judged, [], place, { isHeld }), place);
    await forge.setLabels(pull, { add: [STANDING_LABELS.duplicate], remove: [] }, always);
    await forge.closePullRequest(pull.number, unmoved(forge, pull.number, head));
    const ids = standing.duplicates.map(({ id }) => id);
    return {
      outcome: "closed",
      reasons: [isHeld ? "main holds all of it" : `the memory says it in ${ids.join(", ")}`],
    };
  }
  const isWanted = standing.isMoved && standing.conflicts.length === 0 && !standing.isBroken;
  const work = isWanted ? await layOnMain(judged, place) : undefined;
  const laid = work !== undefined && work !== "left";
  // What was judged, which may be newer than what the list told.
  const now = { ...pull, head: { ...pull.head, sha: laid ? work : head } };
  const unmet = await unmetConditions({ ...judged, head: now.head.sha }, { rivals, isLeft: work === "left" }, place);
  const passes = unmet?.length === 0;
  const story = {
    ...storyOf(judged, rivals, place, { isLaid: laid, isLeft: work === "left" }),
    ...(unmet && { unmet }),
  };
  const add: string[] = [
    ...(rivals.length > 0 ? [STANDING_LABELS.competing] : []),
    ...(standing.isBroken ? [STANDING_LABELS.broken] : []),
    ...(work === "left" || standing.conflicts.length > 0 ? [STANDING_LABELS.outdated] : []),
    ...(passes ? [STANDING_LABELS.auto] : []),
  ];
  const remove = MANAGED.filter((label) => !add.includes(label));
  const says = renderStanding(story) !== "";
  // Without a label of these and with nothing to say, its comment has nothing that would have to go.
  if (says || MANAGED.some((label) => pull.labels.includes(label))) await tell(now, now.head.sha, story, place);
  const wasAuto = pull.labels.includes(STANDING_LABELS.auto);
  // Before the label goes by which it is known whose request it was.
  if (!passes && wasAuto) await forge.setAutoMerge(pull, false, always);
  await forge.setLabels(pull, { add, remove }, always);
  if (passes) await forge.setAutoMerge(now, true, unmoved(forge, pull.number, now.head.sha));
  const outcome = laid ? "laid" : passes ? "approved" : says ? "told" : "untouched";
  return { outcome, reasons: reasonsOf(standing, rivals, work) };
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
  state: { readonly rivals: readonly Rival[]; readonly isLeft: boolean },
  { forge, main, context }: Place,
): Promise<readonly string[] | undefined> {
  const policy = context.basis.current.gate.proposals.autoApprove;
  if (policy === undefined || pull.head.branch.startsWith(branchPrefix("import"))) return undefined;
  const isAlone =
    state.rivals.length === 0 && !state.isLeft && standing.conflicts.length === 0 && standing.rejection === undefined;
  const facts = { ...standing, records: standing.reviews, isAlone };
  const unmetBy = (isOwnWork: boolean) =>
    approvalConditions({ ...facts, isOwnWork }, policy)
      .filter(({ holds }) => !holds)
      .map(({ unmet }) => unmet);
  const others = unmetBy(true);
  if (others.length > 0) return others;
  const branch = await forge.branchState(pull.head.branch, main);
  // Whose name a commit bears is not enough: nobody looks at what passes by itself.
  const isSigned = branch?.head === head && branch.commits.every((commit) => commit.isSigned);
  return unmetBy(isSigned && ownTrailers(branch) !== undefined);
}

function reasonsOf(standing: Standing, rivals: readonly Rival[], work: string | undefined): string[] {
  const { conflicts, isBroken, findings, rejection } = standing;
  return [
    ...(work !== undefined && work !== "left" ? ["main changed the same files, and it was laid on them"] : []),
    ...(work === "left" ? ["main changed the same files, and people have committed to its branch"] : []),
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
  state: Partial<Pick<StandingStory, "isHeld" | "isLaid" | "isLeft">>,
): StandingStory {
  const { duplicates, conflicts, isBroken, findings, rejection, withheld } = standing;
  return {
    repository: address,
    root,
    main,
    duplicates,
    isHeld: false,
    isLaid: false,
    isLeft: false,
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

/** In the proposal's one comment; where it has none yet, whoever proposes writes it. */
async function tell(pull: PullRequest, head: string, story: StandingStory, { forge }: Place): Promise<void> {
  const comment = await forge.ownComment(pull.number, "proposal");
  if (!comment) return;
  const body = withStanding(comment.body, renderStanding(story));
  if (body === undefined) return;
  await forge.upsertComment(pull.number, { subject: "proposal", body, head, run: comment.run }, always);
}

/**
 * A commit that joins main, with what the proposal adds to it. The branch only moves forward.
 * @returns the commit's full id; `left` where people have committed to the branch.
 */
async function layOnMain({ pull, head, standing }: Judged, place: Place): Promise<string> {
  const { forge, main, root } = place;
  const { branch } = pull.head;
  const state = await forge.branchState(branch, main);
  if (state?.head !== head) throw new BranchMoved(`the branch ${branch} has moved`);
  const last = ownTrailers(state);
  if (!last) return "left";
  return await forge.advanceBranch({
    branch,
    expectedHead: head,
    parents: [head, main],
    onto: main,
    text: { headline: "Lay the proposal on main as it is", body: writeTrailers(last) },
    changes: standing.changes.map(({ path, bytes }) => ({ path: root === "" ? path : `${root}/${path}`, bytes })),
  });
}

/** Those of the newest commit, where every commit is ours. */
function ownTrailers({ commits }: BranchState) {
  if (!commits.every(({ isOurs }) => isOurs)) return undefined;
  return commits.map(({ message }) => readTrailers(message)).findLast((trailers) => trailers !== undefined);
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

/**
 * A proposal on the forge: one branch, one pull request, one comment, however often and by how many jobs at once it is
 * submitted, and wherever one of them is stopped. The comment is written last: once it names an artifact, all of it is there.
 */
import type { Gate } from "../../load/gate.js";
import {
  always,
  isNewerRun,
  type BranchCommit,
  type BranchState,
  type FileChange,
  type Forge,
  type PullRequest,
  type Reviewers,
  type PullText,
  type RunStamp,
} from "../../memory/forge.js";
import { BranchMoved } from "../../memory/forge-refusal.js";
import type { PlacedConflict } from "../../memory/judged-update.js";
import {
  decisionLabel,
  DECISIONS,
  PROPOSAL_LABELS,
  PROPOSAL_SCHEMA,
  type ProposalBlock,
  type ProposalTrailers,
  readBlock,
  readTrailers,
  writeTrailers,
} from "../../memory/proposal.js";
import type { PullRequestSource } from "../../memory/repository.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { idempotencyKey } from "../../updates/proposal-names.js";
import { holdsExactly, proposalCommit } from "./proposal-commit.js";

/** Where proposals go. */
export interface ProposalPlace {
  readonly forge: Forge;
  readonly source: PullRequestSource;
  /** Folder of the memory, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  /** The branch that is proposed to. */
  readonly target: string;
  /** The run that proposes: an older one never overwrites what a newer one said. */
  readonly run: RunStamp;
}

/** What is proposed, judged and applied to main. */
export interface Submission {
  readonly branch: string;
  /** Main, as a commit. */
  readonly main: Tree;
  /** Of main. */
  readonly gate: Gate;
  /** At least one. From the root of the memory. */
  readonly changes: readonly FileChange[];
  readonly block: Omit<ProposalBlock, "schema" | "idempotencyKey" | "base">;
  /** First line of the commit. */
  readonly headline: string;
  /** Beside those of kind and decision. */
  readonly labels: readonly string[];
  readonly reviewers: Reviewers;
  /** What people read, told what of the proposal gave way to what they wrote on the branch. */
  readonly words: (
    block: ProposalBlock,
    conflicts: readonly PlacedConflict[],
  ) => PullText & { readonly comment: string };
}

/** `newer`: a newer artifact of the run is there already. `closed`: a pull request of this very artifact was closed. */
export type SubmitOutcome = "proposed" | "updated" | "unchanged" | "newer" | "closed";

export interface SubmitResult {
  readonly outcome: SubmitOutcome;
  readonly branch: string;
  /** Undefined where a newer artifact has a branch and no pull request yet. */
  readonly pull: number | undefined;
  readonly conflicts: readonly PlacedConflict[];
  /** What the forge did not allow; all else is there. */
  readonly refused: readonly { readonly output: "labels" | "reviewers"; readonly error: UserError }[];
}

/** Each is lost to somebody who pushed to the branch meanwhile. */
const MAX_ATTEMPTS = 5;

/** What the comment will say for programs. */
export function blockOf({ branch, main, block }: Submission): ProposalBlock {
  return {
    ...block,
    schema: PROPOSAL_SCHEMA,
    idempotencyKey: idempotencyKey(branch, block.digest),
    base: main.commit ?? "",
  };
}

/** @throws UserError where the forge refuses, or the branch keeps moving. */
export async function submitProposal(submission: Submission, place: ProposalPlace): Promise<SubmitResult> {
  const { branch } = submission;
  const block = blockOf(submission);
  const result = { branch, conflicts: [], refused: [] };
  const { known, ...earlier } = await saidBefore(submission, block, place);
  if ("outcome" in earlier) return { ...result, ...earlier };
  const written = await advance(submission, block, place, known);
  if (written === "newer") return { ...result, outcome: "newer", pull: undefined };
  const { conflicts, isNew, head, own } = written;
  const { comment, ...text } = submission.words(block, conflicts);
  const { pull, outcome } = await place.forge.upsertPull(branch, place.target, text);
  const refused = [
    ...(await attempt("labels", () => setLabels(place.forge, pull, labelsOf(submission, conflicts)))),
    ...(await attempt("reviewers", () => place.forge.requestReviewers(pull, submission.reviewers, always))),
  ];
  const { forge, run } = place;
  await forge.upsertComment(pull.number, { subject: "proposal", body: comment, head, run, own }, always);
  const isOld = outcome !== "created" && !isNew;
  return {
    ...result,
    outcome: outcome === "created" ? "proposed" : isOld ? "unchanged" : "updated",
    pull: pull.number,
    conflicts,
    refused,
  };
}

/** Of a run's pull requests that were closed, the newest so many are looked at: each costs a request. */
const MAX_CLOSED = 5;

type Said = Partial<SubmitResult> & Pick<SubmitResult, "outcome" | "pull">;

/**
 * What the pull requests that there are say of this artifact already. Where there is something to write: the head that the
 * steward's comment knows as the steward's own, if any.
 */
async function saidBefore(
  submission: Submission,
  { idempotencyKey: key }: ProposalBlock,
  { forge, target, run }: ProposalPlace,
): Promise<(Said & { readonly known?: never }) | { readonly known: string | undefined }> {
  const pulls = (await forge.branchPulls(submission.branch)).filter(({ pull }) => pull.base.branch === target);
  const open = pulls.find(({ pull }) => pull.isOpen)?.pull;
  const comment = open && (await forge.ownComment(open.number, "proposal"));
  if (open && comment && readBlock(comment.body)?.idempotencyKey === key) {
    if (!comment.isOnly) return { known: comment.own };
    return { outcome: "unchanged", pull: open.number, ...(await missingLabels(submission, open, forge)) };
  }
  if (open && comment && isNewerRun(comment.run, run)) return { outcome: "newer", pull: open.number };
  for (const { pull, isMerged } of pulls.filter((each) => !each.pull.isOpen).slice(0, MAX_CLOSED)) {
    const said = await forge.ownComment(pull.number, "proposal");
    if (said && readBlock(said.body)?.idempotencyKey === key) {
      return { outcome: isMerged ? "unchanged" : "closed", pull: pull.number };
    }
  }
  // What GitHub was asked to merge, whoever asked, is what was there, and not what comes now.
  if (open) await forge.setAutoMerge(open, false, always);
  return { known: comment?.own };
}

/** One request sets them all, and nothing waits for it: it may have been refused when the rest was written. */
async function missingLabels(
  submission: Submission,
  pull: PullRequest,
  forge: Forge,
): Promise<Partial<Pick<SubmitResult, "refused">>> {
  if (pull.labels.includes(PROPOSAL_LABELS[submission.block.kind])) return {};
  return { refused: await attempt("labels", () => setLabels(forge, pull, labelsOf(submission, []))) };
}

interface Written {
  /** Full id of the branch's head. */
  readonly head: string;
  /** Whether the branch moved. */
  readonly isNew: boolean;
  readonly conflicts: readonly PlacedConflict[];
  /** The head, where the steward made all that the branch holds: whoever may write can put a bot's name to a commit. */
  readonly own: string | undefined;
}

/** The branch with the proposal on it. @param known head that is the steward's own, as its comment says. */
async function advance(
  submission: Submission,
  block: ProposalBlock,
  place: ProposalPlace,
  known: string | undefined,
): Promise<Written | "newer"> {
  const { branch } = submission;
  for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
    const state = await place.forge.branchState(branch, block.base);
    const left = state && lastOwn(state, submission);
    if (state && left?.trailers.idempotencyKey === block.idempotencyKey) {
      const isOwn = state.head === known || (await isExactly(submission, state, place));
      return { head: state.head, isNew: false, conflicts: [], own: isOwn ? state.head : undefined };
    }
    if (left && isNewerRun(left.trailers.run, place.run)) return "newer";
    try {
      return await commit(submission, block, place, { state, left: left?.commit, known });
    } catch (error) {
      if (!(error instanceof BranchMoved)) throw error;
    }
  }
  throw new UserError(
    `The branch ${branch} moved ${MAX_ATTEMPTS} times while the proposal was laid on it. Nothing was written.`,
    "Run the job again",
  );
}

/** The last commit of the branch that says itself to be a proposal's, and that nobody but the steward made. */
function lastOwn(
  { commits }: BranchState,
  { branch, block: { kind } }: Submission,
): { readonly commit: BranchCommit; readonly trailers: ProposalTrailers } | undefined {
  for (const commit of [...commits].reverse()) {
    const trailers = commit.isOurs ? readTrailers(commit.message) : undefined;
    if (trailers?.kind === kind && trailers.idempotencyKey === idempotencyKey(branch, trailers.digest)) {
      return { commit, trailers };
    }
  }
  return undefined;
}

/** Whether a branch holds what is proposed and nothing else: its commit is there, and the job was stopped before it could say so. */
async function isExactly(
  { branch, changes }: Submission,
  state: BranchState,
  { source, root }: ProposalPlace,
): Promise<boolean> {
  if ((await source.fetch(branch, [])).base !== state.head) return false;
  return await holdsExactly({ repository: source.repository, state, changes, prefix: root === "" ? "" : `${root}/` });
}

interface Known {
  readonly state: BranchState | undefined;
  /** The last commit that the steward made. */
  readonly left: BranchCommit | undefined;
  readonly known: string | undefined;
}

async function commit(
  { branch, main, gate, changes, headline }: Submission,
  block: ProposalBlock,
  { forge, source, root, run }: ProposalPlace,
  { state, left, known }: Known,
): Promise<Written> {
  const { base } = block;
  const prefix = root === "" ? "" : `${root}/`;
  const text = { headline, body: writeTrailers({ ...block, run }) };
  const fromTop = (files: readonly FileChange[]) => files.map(({ path, bytes }) => ({ path: prefix + path, bytes }));
  if (!state) {
    const request = { branch, expectedHead: undefined, parents: [base], onto: base, text, changes: fromTop(changes) };
    const head = await forge.advanceBranch(request);
    return { head, isNew: true, conflicts: [], own: head };
  }
  const { base: tip } = await source.fetch(branch, []);
  if (tip !== state.head) throw new BranchMoved(`the branch ${branch} has moved`);
  const made = await proposalCommit({
    repository: source.repository,
    gate,
    main,
    base,
    changes,
    state,
    left: left?.sha,
    prefix,
  });
  const { conflicts } = made;
  const isOwn = state.head === known;
  if (made.changes.length === 0 && made.onto === state.head) {
    return { head: state.head, isNew: false, conflicts, own: isOwn ? known : undefined };
  }
  const request = { branch, expectedHead: state.head, ...made, text, changes: fromTop(made.changes) };
  const head = await forge.advanceBranch(request);
  return { head, isNew: true, conflicts, own: isOwn ? head : undefined };
}

function labelsOf({ labels, block }: Submission, conflicts: readonly PlacedConflict[]): readonly string[] {
  const conflict = conflicts.length > 0 ? [PROPOSAL_LABELS.conflict] : [];
  return [PROPOSAL_LABELS[block.kind], decisionLabel(block.decision), ...labels, ...conflict];
}

async function setLabels(forge: Forge, pull: PullRequest, add: readonly string[]): Promise<void> {
  const own = [...DECISIONS.map(decisionLabel), PROPOSAL_LABELS.choice, PROPOSAL_LABELS.conflict];
  const labels = { add: [...new Set(add)], remove: own.filter((label) => !add.includes(label)) };
  await forge.setLabels(pull, labels, always);
}

async function attempt(output: "labels" | "reviewers", write: () => Promise<void>): Promise<SubmitResult["refused"]> {
  try {
    await write();
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return [{ output, error }];
  }
}

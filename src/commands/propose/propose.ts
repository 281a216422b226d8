/**
 * `propose`: an artifact becomes one pull request that a person can decide, or is declined with the reason. Nothing is written to
 * the forge before the update was judged and reviewed.
 */
import type { GateOptions } from "../../load/gate.js";
import type { MemoryUpdate } from "../../generated/types/memory-update.js";
import type { Finding } from "../../memory/finding.js";
import type { Reviewers } from "../../memory/forge.js";
import type { Refusal } from "../../memory/judged-update.js";
import {
  decidedTogether,
  PROPOSAL_LABELS,
  type ProposalDecision,
  type ProposalHandling,
} from "../../memory/proposal.js";
import type { RecordReview } from "../../memory/review-report.js";
import { UserError } from "../../memory/user-error.js";
import { proposalHeadline } from "../../report/proposal/headline.js";
import { mainFails } from "../../report/main-fails.js";
import { memoryBegins } from "../../report/memory-begins.js";
import type { DraftedPull } from "../../report/proposed-terminal.js";
import { bodyDocument, renderProposal } from "../../report/proposal/render-proposal.js";
import { isWithheld, type ProposalStory } from "../../report/proposal/story.js";
import { updateBranch } from "../../updates/proposal-names.js";
import type { ReceivedUpdate } from "./receive-update.js";
import { updateDiff } from "./update-diff.js";
import { followReview } from "./follow-review.js";
import {
  checkChanges,
  judgeUpdate,
  type JudgeUpdateResult,
  type OverlayChanges,
  type UpdateBasis,
} from "./judge-update.js";
import { knownRecords, reviewChanges, type ReviewedRecord } from "./review-changes.js";
import { proposals, type ProposalsInput } from "./proposals.js";
import type { OnSecret } from "../check/secrets-of.js";
import { reviewersOf } from "../publish/reviewers.js";
import { blockOf, submitProposal, type ProposalPlace, type Submission, type SubmitOutcome } from "./submit-proposal.js";
import { touchedRecords } from "../publish/touched-records.js";

export interface ProposeInput extends ProposalPlace {
  readonly artifact: ReceivedUpdate;
  /** `owner/name` of the memory. */
  readonly memoryRepository: string;
  readonly gate: GateOptions;
  readonly overlay: OverlayChanges;
  readonly now: Date;
  /** Gets each secret that was found: for redaction alone. A comparison shows words without what names them. */
  readonly onSecret: OnSecret;
  /** `https://github.com`, without a slash at the end. */
  readonly server: string;
  /** In place of the one that the source run has. */
  readonly branch?: string;
  /** Writes nothing: the result has the words of the pull request instead. */
  readonly isDryRun?: boolean;
}

/** `refused`: the update is wrong. `closed`: it is right, and not worth a pull request. `drafted`: nothing was to be written. */
export interface ProposeResult {
  readonly outcome: "refused" | "drafted" | SubmitOutcome;
  readonly draft?: DraftedPull;
  /** The pull request, where there is one. */
  readonly pull?: number;
  readonly branch?: string;
  /** Identity of the artifact; undefined where it could not be read. */
  readonly digest: string | undefined;
  readonly refusals: readonly Refusal[];
  /** Of a dry run that is refused: what the check finds new in the memory with the update, whose text they repeat. */
  readonly findings?: readonly Finding[];
  readonly decision?: ProposalDecision;
  readonly handling?: ProposalHandling;
  readonly reviews: readonly RecordReview[];
  /** Sentences for the run: why nothing was opened, and what gave way to others. They repeat no text of the update. */
  readonly notes: readonly string[];
  /** What the forge did not allow; all else is there. */
  readonly failures: readonly UserError[];
}

/** @throws UserError where the memory itself cannot be judged, or the forge refuses. */
export async function propose(input: ProposeInput): Promise<ProposeResult> {
  const { source, target, artifact } = input;
  const main = (await source.fetch(target, [])).base;
  const judged = await judgeUpdate({
    ...artifact,
    memoryRepository: input.memoryRepository,
    repository: source.repository,
    main,
    overlay: input.overlay,
    root: input.root,
    gate: input.gate,
    now: input.now,
    onSecret: input.onSecret,
  });
  const { update, digest, refusals, basis, tree } = judged;
  const declined = { digest, refusals, reviews: [], notes: [], failures: [] };
  if (refusals.length > 0 || !update || digest === undefined || !basis || !tree) {
    return { ...declined, outcome: "refused", ...(input.isDryRun && { findings: judged.findings }) };
  }
  const known = await knownRecords(basis, input.now);
  const records = reviewChanges(judged.changes, basis, known, input.now);
  const reviews = records.flatMap(({ review }) => review ?? []);
  const { decision, handling } = decidedTogether(records, basis.isEmpty);
  if (handling === "closed") {
    return { ...declined, outcome: "closed", reviews, notes: reviews.map(({ summary }) => summary) };
  }
  const followed = await follow(input, judged, basis, records);
  const result = await submit(input, { ...followed, update, digest, basis, decision, handling, reviews });
  return await approve(result, { basis, known }, input);
}

/**
 * What may pass by itself is asked for at once, by the pass that judges open proposals after each push to main. Again where nothing
 * is new: an earlier job may have been stopped before it.
 */
async function approve(
  result: ProposeResult,
  memory: NonNullable<ProposalsInput["memory"]>,
  input: ProposeInput,
): Promise<ProposeResult> {
  const { outcome, pull, notes, failures } = result;
  const hasPolicy = memory.basis.current.gate.proposals.autoApprove !== undefined;
  if (!hasPolicy || pull === undefined || !["proposed", "updated", "unchanged"].includes(outcome)) return result;
  const { forge, source, gate, root, overlay, now, onSecret, server } = input;
  const judged = await proposals({ forge, source, gate, root, overlay, now, onSecret, server, memory, only: pull });
  const [said] = judged.proposals;
  return {
    ...result,
    notes: said?.outcome === "approved" ? [...notes, "It passes by itself once the rules of the branch allow."] : notes,
    failures: said?.failure === undefined ? failures : [...failures, new UserError(said.failure, AGAIN)],
  };
}

const AGAIN = "Everything else is there; the next push to the target branch tries again";

/** The update with what its decisions write; as it came where the memory would not take that. */
async function follow(
  input: ProposeInput,
  judged: Applied,
  basis: UpdateBasis,
  records: readonly ReviewedRecord[],
): Promise<Pick<Reviewed, "applied" | "records" | "unwritten">> {
  const followed = await followReview(judged.changes, records, basis);
  if (followed.changes === judged.changes) return { applied: judged, records, unwritten: followed.unwritten };
  const checked = await checkChanges({ ...input, bytes: input.artifact.bytes }, basis, followed.changes);
  if (checked.refusals.length === 0) return { ...followed, applied: checked };
  const unwritten = records.filter(({ record }) => ["merge", "supersede"].includes(record.decision));
  return { applied: judged, records, unwritten: unwritten.map(({ record }) => record.id) };
}

type Applied = Pick<JudgeUpdateResult, "changes" | "findings" | "mainErrors" | "tree">;

interface Reviewed {
  readonly applied: Applied;
  /** Ids of records whose decision could not be written. */
  readonly unwritten: readonly string[];
  readonly update: MemoryUpdate;
  readonly digest: string;
  readonly basis: UpdateBasis;
  readonly records: readonly ReviewedRecord[];
  readonly decision: ProposalDecision;
  readonly handling: ProposalHandling;
  readonly reviews: readonly RecordReview[];
}

async function submit(input: ProposeInput, reviewed: Reviewed): Promise<ProposeResult> {
  const { applied, update, digest, basis, records, decision, handling, reviews } = reviewed;
  const { changes, mainErrors = 0 } = applied;
  const { id, repository, url, issue } = update.sourceRun;
  const source = { id, repository, ...(url !== undefined && { url }), ...(issue !== undefined && { issue }) };
  const branch = input.branch ?? updateBranch(source);
  const { story, reviewers } = await storyOf(input, reviewed);
  const submission: Submission = {
    branch,
    main: basis.main,
    gate: basis.current.gate,
    changes: changes.map(({ path, after }) => ({ path, bytes: after })),
    block: { kind: "update", decision, handling, digest, source, records: records.map(({ record }) => record) },
    headline: proposalHeadline(story),
    labels: labelsOf(reviewed),
    reviewers,
    words: (block, conflicts) => renderProposal({ ...story, block, conflicts }),
  };
  const about = [...memoryBegins(story.begins), ...mainFails(mainErrors)];
  const said = { branch, digest, refusals: [], decision, handling, reviews };
  if (input.isDryRun === true) {
    const told = { ...story, block: blockOf(submission), conflicts: [] };
    const files = isWithheld(told) ? [] : changes;
    const draft = { title: submission.headline, page: bodyDocument(told), files };
    return { ...said, outcome: "drafted", draft, notes: about, failures: [] };
  }
  const submitted = await submitProposal(submission, input);
  const { outcome, pull, refused } = submitted;
  const isWritten = outcome === "proposed" || outcome === "updated";
  return {
    ...said,
    outcome,
    ...(pull !== undefined && { pull }),
    notes: [...notesOf(outcome, submitted.conflicts.length), ...(isWritten ? about : [])],
    failures: refused.map(({ error }) => error),
  };
}

/** What is told of the proposal before it is known what gives way to others, and whom it asks. */
async function storyOf(
  input: ProposeInput,
  { applied, unwritten, update, basis, records }: Reviewed,
): Promise<{ readonly story: Omit<ProposalStory, "block" | "conflicts">; readonly reviewers: Reviewers }> {
  const { change, diff } = await updateDiff(basis, applied.tree ?? basis.main);
  const { gate } = basis.current;
  const organization = input.memoryRepository.split("/")[0] ?? "";
  const touched = { records: touchedRecords(change), editsGate: false, ontology: gate.ontology };
  const reviewers = reviewersOf(touched, { organization });
  const { id, repository } = update.sourceRun;
  const isConfirmed = input.artifact.sourceRun !== undefined;
  const story = {
    root: input.root,
    update,
    ...(isConfirmed && { runAddress: `${input.server}/${repository}/actions/runs/${id}` }),
    changes: applied.changes,
    findings: applied.findings,
    mainErrors: applied.mainErrors ?? 0,
    ...(basis.isEmpty && { begins: gate.layout.name }),
    records,
    unwritten,
    diff,
    reviewers: reviewers.named,
  };
  return { story, reviewers };
}

function labelsOf({ applied, unwritten, decision }: Reviewed): string[] {
  const hasConflicts = applied.changes.some(({ conflicts }) => conflicts.length > 0);
  return [
    ...(decision === "reject" || unwritten.length > 0 ? [PROPOSAL_LABELS.choice] : []),
    ...(hasConflicts ? [PROPOSAL_LABELS.conflict] : []),
  ];
}

function notesOf(outcome: SubmitOutcome, conflicts: number): string[] {
  const said: Readonly<Record<SubmitOutcome, readonly string[]>> = {
    proposed: [],
    updated: [],
    unchanged: ["This artifact is proposed already."],
    newer: ["A newer artifact of the same run is proposed already."],
    closed: ["The pull request of this very artifact was closed without a merge."],
  };
  const kept =
    conflicts === 0
      ? []
      : [`In ${conflicts === 1 ? "1 place" : `${conflicts} places`} what a person wrote on the branch stays.`];
  return [...said[outcome], ...kept];
}

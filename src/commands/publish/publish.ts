/**
 * `publish`: what a check found, on the pull request: check run, one comment, code scanning, labels, reviewers. Every write
 * looks first whether head and base are still those that were judged (security rule 11), and a success also whether another
 * pull request would pass with it.
 */
import { createHash } from "node:crypto";
import { proposalKind } from "../../memory/branches.js";
import type {
  CheckRunReport,
  Conclusion,
  Forge,
  OpenPullRequests,
  PullRequest,
  Reviewers,
  RunStamp,
  WriteOutcome,
} from "../../memory/forge.js";
import { HeadMoved } from "../../memory/forge-refusal.js";
import { UserError } from "../../memory/user-error.js";
import { renderApprovals } from "../../report/approvals.js";
import { checkRunAnnotations, renderCheckRun } from "../../report/comment/check-run.js";
import type { CommentInput } from "../../report/comment/comment-input.js";
import { renderComment } from "../../report/comment/render-comment.js";
import { publicReport } from "../../report/public-report.js";
import { renderSarif, type RuleDescription } from "../../report/sarif.js";
import { APPROVALS_CHECK, isApproved, judgeApprovals, type ApprovalBasis } from "./approvals.js";
import { takeBackUnjudged } from "./merge-request.js";
import { Lookout, sharedSentence, sharedTexts } from "./shared-head.js";

/** Name of the check run: what a ruleset would ask for. */
export const REPORT_CHECK = "memory-steward/report";

export interface PublishOptions {
  readonly checkRun: boolean;
  readonly comment: boolean;
  /** Whether findings go to code scanning. */
  readonly sarif: boolean;
  /** Whether the check run about approvals is written, where the ontology asks for any. */
  readonly approvals: boolean;
  /** Label that a pull request carries while its check fails. */
  readonly failLabel?: string;
  readonly requestReviewers: boolean;
}

export interface PublishInput {
  readonly forge: Forge;
  /** As it was when its head was judged. */
  readonly pull: PullRequest;
  readonly report: CommentInput;
  /** Whom a review is asked of: names of people, slugs of teams. */
  readonly reviewers: Reviewers;
  readonly approvals: ApprovalBasis;
  /** The most recently updated open ones, where they were listed. */
  readonly open?: OpenPullRequests;
  readonly rules: readonly RuleDescription[];
  readonly run: RunStamp;
  readonly options: PublishOptions;
}

type PublishOutput = "auto-merge" | "check run" | "approvals" | "comment" | "code scanning" | "labels" | "reviewers";
type PublishOutcome = WriteOutcome | "sent" | "taken back";

export interface PublishResult {
  readonly written: readonly { readonly output: PublishOutput; readonly outcome: PublishOutcome }[];
  /** What GitHub did not allow or could not do; the other outputs were written all the same. */
  readonly refused: readonly { readonly output: PublishOutput; readonly error: UserError }[];
  /** Why nothing more was written: the pull request moved on. */
  readonly moved?: string;
  /** Why a success would not be one: other pull requests would pass with it. In sentences. */
  readonly shared?: string;
}

export async function publish(input: PublishInput): Promise<PublishResult> {
  const { options } = input;
  const lookout = new Lookout(input.forge, input.pull, input.open);
  const written: { output: PublishOutput; outcome: PublishOutcome }[] = [];
  const refused: { output: PublishOutput; error: UserError }[] = [];
  const outputs: readonly (readonly [PublishOutput, wanted: boolean, Write])[] = [
    ["check run", options.checkRun, writeCheckRun],
    ["approvals", options.approvals && input.approvals.ontology.approvals.length > 0, writeApprovals],
    ["comment", options.comment, writeComment],
    ["code scanning", options.sarif, sendSarif],
    ["labels", options.failLabel !== undefined, setLabels],
    ["reviewers", options.requestReviewers, requestReviewers],
  ];
  try {
    if (await isTakenBack(input)) written.push({ output: "auto-merge", outcome: "taken back" });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    // What is written next may be the last that the merge waits for.
    return { written, refused: [{ output: "auto-merge", error }] };
  }
  let moved: string | undefined;
  for (const [output, wanted, write] of outputs) {
    if (!wanted || moved !== undefined) continue;
    lookout.forget();
    try {
      written.push({ output, outcome: await write(input, lookout) });
    } catch (error) {
      if (error instanceof HeadMoved) moved = error.message;
      else if (error instanceof UserError) refused.push({ output, error });
      else throw error;
    }
  }
  // The job that checks is a check of the commit too, whether or not it writes check runs.
  if (passes(input) && lookout.seen.length === 0) {
    await lookout.first().catch((error: unknown) => {
      // Told of an output already, and what else was written is written.
      if (!refused.some((one) => one.error === error)) throw error;
    });
  }
  const shared = lookout.seen.length > 0 && { shared: sharedSentence(lookout.seen) };
  return { written, refused, ...(moved !== undefined && { moved }), ...shared };
}

interface SharedInput {
  readonly forge: Forge;
  /** Open ones with the same head, two at least. */
  readonly pulls: readonly PullRequest[];
  readonly run: RunStamp;
  /** Whether check runs are written. */
  readonly checkRun: boolean;
}

/**
 * For a run that was about one of several pull requests: neither is judged, and what an earlier report said of the commit
 * must not stand.
 */
export async function publishShared({ forge, pulls, run, checkRun }: SharedInput): Promise<PublishResult> {
  const [first] = [...pulls].sort((a, b) => a.number - b.number);
  const written: { output: PublishOutput; outcome: WriteOutcome }[] = [];
  const refused: { output: PublishOutput; error: UserError }[] = [];
  const shared = sharedSentence(pulls);
  if (!first || !checkRun) return { written, refused, shared };
  const lookout = new Lookout(forge, first);
  const { title, summary } = sharedTexts(pulls);
  const common = { head: first.head.sha, run, title, summary, conclusion: "failure", annotations: [] } as const;
  const words = digest([title, summary]);
  const runs: readonly (readonly [PublishOutput, CheckRunReport])[] = [
    ["check run", { ...common, name: REPORT_CHECK, key: `pull/${first.number}:${words}` }],
    // Whether an ontology asks for approvals is not known: where it does not, there is none to take back.
    ["approvals", { ...common, name: APPROVALS_CHECK, key: `approvals/${first.number}:${words}`, onlyOver: true }],
  ];
  for (const [output, report] of runs) {
    try {
      written.push({ output, outcome: await forge.publishCheckRun(report, lookout.beforeWrite) });
    } catch (error) {
      if (error instanceof HeadMoved) return { written, refused, shared, moved: error.message };
      if (!(error instanceof UserError)) throw error;
      refused.push({ output, error });
    }
  }
  return { written, refused, shared };
}

/** Of proposals alone: the head is one that somebody pushed to what GitHub was asked to merge. */
async function isTakenBack({ forge, pull }: PublishInput): Promise<boolean> {
  if (proposalKind(pull.head.branch) === undefined) return false;
  const now = await forge.pullRequest(pull.number);
  return now?.isOpen === true && (await takeBackUnjudged(forge, now));
}

type Write = (input: PublishInput, lookout: Lookout) => Promise<WriteOutcome | "sent">;

function passes({ report }: PublishInput): boolean {
  return report.report.verdict !== "fail";
}

const writeCheckRun: Write = async (input, lookout) => {
  const first = await reportRun(input, lookout, () => lookout.first());
  return await input.forge.publishCheckRun(first, lookout.beforeWrite);
};

/** @param look for other pull requests that a success would let pass. */
async function reportRun(
  input: PublishInput,
  lookout: Lookout,
  look: () => Promise<readonly PullRequest[]>,
): Promise<CheckRunReport> {
  const { pull, report, run } = input;
  const isPass = passes(input);
  const others = isPass ? await look() : [];
  const own = renderCheckRun(report);
  const { title, summary } = others.length > 0 ? sharedTexts(others) : own;
  const conclusion: Conclusion = isPass && others.length === 0 ? "success" : "failure";
  const annotations = checkRunAnnotations(report);
  return {
    name: REPORT_CHECK,
    head: pull.head.sha,
    key: `pull/${pull.number}:${digest([conclusion, title, annotations, report.collisions ?? [], report.uncompared ?? []])}`,
    run,
    title,
    summary,
    conclusion,
    annotations,
    ...(isPass && { again: () => reportRun(input, lookout, () => lookout.now()) }),
  };
}

const writeApprovals: Write = async (input, lookout) => {
  const first = await countApprovals(input, lookout, () => lookout.first());
  return await input.forge.publishCheckRun(first, lookout.beforeWrite);
};

/** A review may come or go between the look at them and the write: they are read again once the check run stands. */
async function countApprovals(
  input: PublishInput,
  lookout: Lookout,
  look: () => Promise<readonly PullRequest[]>,
): Promise<CheckRunReport> {
  const { forge, pull, approvals, run } = input;
  const verdict = judgeApprovals(approvals, pull, await forge.reviews(pull.number));
  const others = isApproved(verdict) ? await look() : [];
  const { title, summary } =
    others.length > 0 ? sharedTexts(others) : renderApprovals(verdict.demands, verdict.outdated);
  const conclusion: Conclusion = isApproved(verdict) && others.length === 0 ? "success" : "failure";
  return {
    name: APPROVALS_CHECK,
    head: pull.head.sha,
    key: `approvals/${pull.number}:${digest([conclusion, title, summary])}`,
    run,
    title,
    summary,
    conclusion,
    annotations: [],
    again: () => countApprovals(input, lookout, () => lookout.now()),
  };
}

const writeComment: Write = async (input, lookout) => {
  const { forge, pull, report, run } = input;
  const shared = passes(input) ? (await lookout.latest()).map(({ number }) => number) : [];
  const body = renderComment(shared.length === 0 ? report : { ...report, shared });
  return await forge.upsertComment(pull.number, { body, head: pull.head.sha, run }, lookout.beforeWrite);
};

const sendSarif: Write = async ({ forge, pull, report, rules }, { beforeWrite }) => {
  const { restricted, isPublic } = report;
  const sarif = renderSarif(isPublic && restricted ? publicReport(report.report, restricted) : report.report, rules);
  await forge.uploadSarif({ sarif, commit: pull.head.sha, ref: `refs/pull/${pull.number}/head` }, beforeWrite);
  return "sent";
};

const setLabels: Write = async ({ forge, pull, report, options }, { beforeWrite }) => {
  const label = options.failLabel === undefined ? [] : [options.failLabel];
  const fails = report.report.verdict === "fail";
  await forge.setLabels(pull, { add: fails ? label : [], remove: fails ? [] : label }, beforeWrite);
  return "sent";
};

const requestReviewers: Write = async ({ forge, pull, reviewers }, { beforeWrite }) => {
  await forge.requestReviewers(pull, reviewers, beforeWrite);
  return "sent";
};

/** What makes two reports the same, however often and by whichever run they are written. */
function digest(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

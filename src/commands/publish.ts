/**
 * `publish`: what a check found, on the pull request: check run, one comment, code scanning, labels, reviewers. Every write
 * looks first whether the head is still the one that was judged (security rule 11).
 */
import { createHash } from "node:crypto";
import {
  HeadMoved,
  type BeforeWrite,
  type CheckRunReport,
  type Conclusion,
  type Forge,
  type PullRequest,
  type RunStamp,
  type WriteOutcome,
} from "../memory/forge.js";
import { UserError } from "../memory/user-error.js";
import { renderApprovals } from "../report/approvals.js";
import { checkRunAnnotations, renderCheckRun } from "../report/comment/check-run.js";
import type { CommentInput } from "../report/comment/comment-input.js";
import { renderComment } from "../report/comment/render-comment.js";
import { publicReport } from "../report/public-report.js";
import { renderSarif, type RuleDescription } from "../report/sarif.js";
import { APPROVALS_CHECK, isApproved, judgeApprovals, type ApprovalBasis } from "./approvals.js";
import { proposalKind, takeBackUnjudged } from "./merge-request.js";

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
  readonly reviewers: { readonly users: readonly string[]; readonly teams: readonly string[] };
  readonly approvals: ApprovalBasis;
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
}

export async function publish(input: PublishInput): Promise<PublishResult> {
  const { options } = input;
  const beforeWrite = unmoved(input.forge, input.pull);
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
  for (const [output, wanted, write] of outputs) {
    if (!wanted) continue;
    try {
      written.push({ output, outcome: await write(input, beforeWrite) });
    } catch (error) {
      if (error instanceof HeadMoved) return { written, refused, moved: error.message };
      if (!(error instanceof UserError)) throw error;
      refused.push({ output, error });
    }
  }
  return { written, refused };
}

/** Of proposals alone: the head is one that somebody pushed to what GitHub was asked to merge. */
async function isTakenBack({ forge, pull }: PublishInput): Promise<boolean> {
  if (proposalKind(pull.head.branch) === undefined) return false;
  const now = await forge.pullRequest(pull.number);
  return now?.isOpen === true && (await takeBackUnjudged(forge, now));
}

type Write = (input: PublishInput, beforeWrite: BeforeWrite) => Promise<WriteOutcome | "sent">;

/** Asks for the pull request each time: an answer from before the last write may be old. */
function unmoved(forge: Forge, pull: PullRequest): BeforeWrite {
  const judged = pull.head.sha;
  return async () => {
    const now = await forge.pullRequest(pull.number);
    if (!now?.isOpen) throw new HeadMoved(`pull request ${pull.number} was closed while its report was written`);
    if (now.head.sha !== judged) {
      throw new HeadMoved(
        `pull request ${pull.number} moved from ${judged.slice(0, 12)} to ${now.head.sha.slice(0, 12)} while its report was written`,
      );
    }
  };
}

const writeCheckRun: Write = async ({ forge, pull, report, run: stamp }, beforeWrite) => {
  const { title, summary } = renderCheckRun(report);
  const conclusion: Conclusion = report.report.verdict === "fail" ? "failure" : "success";
  const annotations = checkRunAnnotations(report);
  const key = `pull/${pull.number}:${digest([conclusion, title, annotations, report.collisions ?? []])}`;
  const run = { name: REPORT_CHECK, head: pull.head.sha, key, run: stamp, title, summary, conclusion, annotations };
  return await forge.publishCheckRun(run, beforeWrite);
};

const writeApprovals: Write = async (input, beforeWrite) => {
  return await input.forge.publishCheckRun(await countApprovals(input), beforeWrite);
};

/** A review may come or go between the look at them and the write: they are read again once the check run stands. */
async function countApprovals(input: PublishInput): Promise<CheckRunReport> {
  const { forge, pull, approvals, run } = input;
  const verdict = judgeApprovals(approvals, pull, await forge.reviews(pull.number));
  const { title, summary } = renderApprovals(verdict.demands, verdict.outdated);
  const conclusion: Conclusion = isApproved(verdict) ? "success" : "failure";
  return {
    name: APPROVALS_CHECK,
    head: pull.head.sha,
    key: `approvals/${pull.number}:${digest([conclusion, title, summary])}`,
    run,
    title,
    summary,
    conclusion,
    annotations: [],
    again: () => countApprovals(input),
  };
}

const writeComment: Write = async ({ forge, pull, report, run }, beforeWrite) => {
  const comment = { body: renderComment(report), head: pull.head.sha, run };
  return await forge.upsertComment(pull.number, comment, beforeWrite);
};

const sendSarif: Write = async ({ forge, pull, report, rules }, beforeWrite) => {
  const { guarded, isPublic } = report;
  const sarif = renderSarif(isPublic && guarded ? publicReport(report.report, guarded) : report.report, rules);
  await forge.uploadSarif({ sarif, commit: pull.head.sha, ref: `refs/pull/${pull.number}/head` }, beforeWrite);
  return "sent";
};

const setLabels: Write = async ({ forge, pull, report, options }, beforeWrite) => {
  const label = options.failLabel === undefined ? [] : [options.failLabel];
  const fails = report.report.verdict === "fail";
  await forge.setLabels(pull, { add: fails ? label : [], remove: fails ? [] : label }, beforeWrite);
  return "sent";
};

const requestReviewers: Write = async ({ forge, pull, reviewers }, beforeWrite) => {
  await forge.requestReviewers(pull, reviewers, beforeWrite);
  return "sent";
};

/** What makes two reports the same, however often and by whichever run they are written. */
function digest(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 32);
}

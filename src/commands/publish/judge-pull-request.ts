/**
 * Judges a pull request from its own commits, by the gate of its target branch (decision 31), and gathers what its report
 * needs beside the findings. Nothing is checked out, and nothing that a run of the pull request left behind is read.
 */
import { type Gate, type GateOptions, tryGate } from "../../load/gate.js";
import { pictureOfChange } from "../../load/compare/picture-of-change.js";
import type { Change } from "../../memory/change.js";
import type { Forge, OpenPullRequests, PullRequest } from "../../memory/forge.js";
import type { RestrictedRecords } from "../../memory/restricted.js";
import type { MemoryDiff } from "../../memory/memory-diff.js";
import { filesAt } from "../../memory/tree-lookup.js";
import type { Comparison, NeighbourSource } from "../../memory/repository.js";
import { UserError } from "../../memory/user-error.js";
import { WHY_LEFT_OUT, type Collision, type CommentInput } from "../../report/comment/comment-input.js";
import type { RuleDescription } from "../../report/sarif.js";
import type { ApprovalBasis } from "./approvals.js";
import { check, type CheckResult } from "../check/check.js";
import { placedFiles } from "../check/placed-files.js";
import { gateChange, memoryDiff } from "../diff.js";
import { LISTED_PULLS } from "./find-pull-request.js";
import { clashesWith, NEIGHBOURS, type Clash, type Neighbours } from "./neighbours.js";
import { restrictedOf } from "./restricted-of.js";
import { reviewersOf, type AskedReviewers } from "./reviewers.js";
import type { SecretSearch } from "../check/secrets-of.js";
import { titlesOf } from "./titles-of.js";
import { touchedRecords } from "./touched-records.js";

export interface JudgePullRequestInput {
  readonly forge: Forge;
  readonly pull: PullRequest;
  /** The most recently updated open ones, where the caller has listed `LISTED_PULLS` of them. */
  readonly open?: OpenPullRequests;
  readonly source: NeighbourSource;
  readonly gate: GateOptions;
  /** Folder of the memory, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly now: Date;
  readonly isPublic: boolean;
  readonly links: { readonly server: string; readonly repository: string; readonly run: number };
  readonly rules: readonly RuleDescription[];
  /** Texts of the files that findings stand in. */
  readonly textsOf: (result: CheckResult) => Promise<(path: string) => string | undefined>;
  /** Gets each secret that was found: for redaction alone. */
  readonly onSecret?: SecretSearch["onValue"];
  readonly onProgress?: (done: number, total: number) => void;
  /** An earlier judgement, which counts where it is of the same two commits. */
  readonly checked?: CheckResult;
  /** What those that it is compared with may cost; `NEIGHBOURS` unless told. */
  readonly neighbours?: Neighbours;
}

export interface JudgedPullRequest {
  readonly result: CheckResult;
  readonly report: CommentInput;
  readonly reviewers: AskedReviewers;
  readonly approvals: ApprovalBasis;
  /** The most recently updated open ones, as they were before the judgement. */
  readonly open: OpenPullRequests;
  /** What could not be looked at, in words. */
  readonly notes: readonly string[];
}

/** Other pull requests that are compared, the newest first. */
const MAX_BRANCHES = LISTED_PULLS - 1;

/** Clashes told of one other pull request. */
const MAX_CLASHES = 3;

/** @returns undefined where the head that was to be judged is not the head any more. */
export async function judgePullRequest(input: JudgePullRequestInput): Promise<JudgedPullRequest | undefined> {
  const { forge, pull, source } = input;
  const open = input.open ?? (await forge.openPullRequests(LISTED_PULLS));
  const fetched = await source.fetch(pull.base.branch, [pull.number]);
  if (fetched.heads.get(pull.number) !== pull.head.sha) return undefined;

  const judged = await judgeCommits(fetched.base, input);
  const { result } = judged;
  const gateEdits = await editsOfGate(result, input.gate);
  const presentEdits = judged.isOutdated ? await editsOfGate(judged.present, input.gate) : gateEdits;
  const known = await knownFindings(judged, input);
  const limits = input.neighbours ?? NEIGHBOURS;
  const { found, leftOut } = await clashesWith(othersOf(pull, open), fetched.base, result, source, limits);
  const approvals = approvalBasis(judged.present, presentEdits);
  const [organization = ""] = input.links.repository.split("/");
  const reviewers = reviewersOf(approvals, { author: pull.author, organization });
  const report: CommentInput = {
    ...(await whatChanges(judged, input)),
    ...(known && { known }),
    ...(gateEdits && gateEdits !== UNUSABLE && { ontology: gateEdits }),
    collisions: collisionsOf(found),
    ...(leftOut.length > 0 && { uncompared: leftOut }),
    reviewers: reviewers.named,
    ...(pull.head.repositoryId !== pull.base.repositoryId && { fork: pull.head.repositoryName ?? "a deleted fork" }),
  };
  const notes = [
    ...leftOut.map((number) => `Pull request ${number} was not compared: ${WHY_LEFT_OUT}.`),
    ...(judged.isOutdated ? [`${pull.base.branch} has moved: ${RERUN}`] : []),
    ...(open.more ? [`Only the ${MAX_BRANCHES} most recently updated other pull requests were compared.`] : []),
  ];
  return { result, report, reviewers, approvals, open, notes };
}

/** Numbers of those that it is compared with. */
function othersOf(pull: PullRequest, { pulls }: OpenPullRequests): number[] {
  return pulls
    .filter(({ number, base }) => number !== pull.number && base.branch === pull.base.branch)
    .slice(0, MAX_BRANCHES)
    .map(({ number }) => number);
}

interface JudgedCommits {
  /** Full id of the commit that `result` compares with. */
  readonly base: string;
  readonly comparison: Comparison;
  /** What is told. */
  readonly result: CheckResult;
  /** Of the head against the target branch as it is now. */
  readonly present: CheckResult;
  /** Whether `result` is of an earlier tip of the target branch, on which the head failed. */
  readonly isOutdated: boolean;
}

/** @param tip full id of the target branch's newest commit. */
async function judgeCommits(tip: string, input: JudgePullRequestInput): Promise<JudgedCommits> {
  const { checked, pull, source, onProgress, onSecret } = input;
  const comparison = await source.repository.compare(tip, pull.head.sha);
  const present = isOf(checked, tip, pull.head.sha)
    ? checked
    : await check({
        ...gateOf(input),
        subject: { comparison },
        secrets: { branch: pull.head.branch, ...(onSecret && { onValue: onSecret }) },
        ...(onProgress && { onProgress }),
      });
  const before = await failedBefore(input, present);
  return { base: tip, comparison, result: present, ...before, present, isOutdated: before !== undefined };
}

function gateOf({ root, gate, now }: JudgePullRequestInput) {
  return { root, gate, now };
}

/** Of a change that leaves no gate which can be read: a finding tells it already. */
const UNUSABLE = "unusable";

/** What the change makes of the gate; undefined where it leaves it as it is. */
async function editsOfGate(
  result: CheckResult,
  options: GateOptions,
): Promise<CommentInput["ontology"] | typeof UNUSABLE> {
  const proposed = await tryGate(result.judgement.memory.tree, options);
  return proposed instanceof UserError ? UNUSABLE : gateChange(result.gate, proposed);
}

/** Whatever is told, who must approve is what the branch says now. */
function approvalBasis(
  { judgement, gate }: CheckResult,
  edits: Awaited<ReturnType<typeof editsOfGate>>,
): ApprovalBasis {
  return {
    records: judgement.change ? touchedRecords(judgement.change) : [],
    editsGate: edits !== undefined,
    ontology: gate.ontology,
  };
}

/** The part of the report that speaks of the pull request alone. */
async function whatChanges({ comparison, result }: JudgedCommits, input: JudgePullRequestInput) {
  const { pull, isPublic, links } = input;
  const { change } = result.judgement;
  const restricted = await restrictedOf(result);
  const picture = change && pictureOfChange(change, result.gate);
  return {
    report: result.report,
    links: { ...links, head: pull.head.sha, pull: pull.number },
    files: await placedFiles(result),
    ...(picture && { picture }),
    titles: await titlesOf(result, picture, isPublic),
    ...(change && { diff: await diffOf(change, comparison, result.gate, isPublic ? restricted : NONE_RESTRICTED) }),
    ruleOf: (id: string) => input.rules.find((rule) => rule.id === id),
    textOf: await input.textsOf(result),
    isPublic,
    restricted,
  };
}

const RERUN =
  "the change fails on it as it was when this job checked it, and passes on it as it is now. Run the job again";

/**
 * A job whose own check failed is red, whatever its branch has become since: its report says the same, until it is run again.
 * @returns undefined where the check passed, or failed on commits that are not to be had.
 */
async function failedBefore(
  { checked, pull, source }: JudgePullRequestInput,
  present: CheckResult,
): Promise<{ base: string; comparison: Comparison; result: CheckResult } | undefined> {
  const { verdict, comparison } = checked?.report ?? {};
  if (verdict !== "fail" || present.report.verdict === "fail") return undefined;
  if (!checked || comparison?.head !== pull.head.sha) return undefined;
  try {
    const { base, head } = comparison;
    return { base, comparison: await source.repository.compare(base, head), result: checked };
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function isOf(checked: CheckResult | undefined, base: string, head: string): checked is CheckResult {
  const { comparison } = checked?.report ?? {};
  return comparison?.base === base && comparison.head === head;
}

const NONE_RESTRICTED: RestrictedRecords = { ids: new Set(), paths: new Set() };

async function diffOf(
  change: Change,
  { changeBase, judged }: Comparison,
  gate: Gate,
  restricted: RestrictedRecords,
): Promise<MemoryDiff> {
  const paths = new Set(change.files.map(({ path }) => path));
  const [before, after] = await Promise.all([filesAt(paths, changeBase), filesAt(paths, judged)]);
  const sides = { before: { tree: changeBase, entries: before }, after: { tree: judged, entries: after } };
  return await memoryDiff({ change, ...sides, gate, restricted });
}

/** Fingerprints of what the target branch has already; undefined where nothing was found or the target cannot be judged. */
async function knownFindings(
  { base, result }: JudgedCommits,
  input: JudgePullRequestInput,
): Promise<ReadonlySet<string> | undefined> {
  const { report, history } = result;
  if (report.findings.every(({ accepted }) => accepted !== undefined)) return undefined;
  try {
    // Against itself: where the target has an index, that tells all of it at once.
    const comparison = await input.source.repository.compare(base, base);
    const asked = { ...gateOf(input), subject: { comparison }, secrets: false } as const;
    const target = await check({ ...asked, ...(history && { history }) });
    return new Set(target.report.findings.map(({ fingerprint }) => fingerprint));
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function collisionsOf(found: ReadonlyMap<number, readonly Clash[]>): Collision[] {
  return [...found].flatMap(([pull, clashes]) => {
    const rest = clashes.length - MAX_CLASHES;
    const told = clashes.slice(0, MAX_CLASHES).map(messageOf);
    if (rest > 0) told.push(`and so on for ${rest} more ${rest === 1 ? "record" : "records"}`);
    return told.map((message) => ({ pull, message }));
  });
}

function messageOf({ kind, id }: Clash): string {
  switch (kind) {
    case "same-id":
      return `it also adds ${id}`;
    case "same-record":
      return `it also changes ${id}`;
    case "removed-here":
      return `it relies on ${id}, which this pull request removes`;
    case "removed-there":
      return `it removes ${id}, which this pull request relies on`;
  }
}

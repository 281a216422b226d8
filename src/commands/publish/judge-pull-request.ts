/**
 * Judges a pull request from its own commits, by the gate of its target branch (decision 31), and gathers what its report
 * needs beside the findings. Nothing is checked out, and nothing that a run of the pull request left behind is read.
 */
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import { changePicture } from "../../memory/change-picture.js";
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
import { gateChange, memoryDiff } from "../diff.js";
import { LISTED_PULLS } from "./find-pull-request.js";
import { clashesWith, NEIGHBOURS, type Clash, type Neighbours } from "./neighbours.js";
import { restrictedOf } from "./restricted-of.js";
import { reviewersOf, type AskedReviewers } from "./reviewers.js";
import type { SecretSearch } from "../check/secrets-of.js";
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
  const others = open.pulls
    .filter(({ number, base }) => number !== pull.number && base.branch === pull.base.branch)
    .slice(0, MAX_BRANCHES);
  const fetched = await source.fetch(pull.base.branch, [pull.number]);
  if (fetched.heads.get(pull.number) !== pull.head.sha) return undefined;

  const tip = await source.repository.compare(fetched.base, pull.head.sha);
  const common = { root: input.root, gate: input.gate, now: input.now };
  const progress = input.onProgress && { onProgress: input.onProgress };
  const secrets = { branch: pull.head.branch, ...(input.onSecret && { onValue: input.onSecret }) };
  const earlier = isOf(input.checked, fetched.base, pull.head.sha) ? input.checked : undefined;
  const present = earlier ?? (await check({ ...common, subject: { comparison: tip }, secrets, ...progress }));
  const standing = await failedBefore(input, present);
  const { base, comparison, result } = standing ?? { base: fetched.base, comparison: tip, result: present };
  const editsOf = async ({ gate, ...rest }: CheckResult) => {
    const proposed = await proposedGate({ gate, ...rest }, input.gate);
    return proposed && gateChange(gate, proposed);
  };
  const ontology = await editsOf(result);
  const known = await knownFindings(result, async () => {
    // Against itself: where the target has an index, that tells all of it at once.
    const unchanged = await source.repository.compare(base, base);
    const asked = result.history && { history: result.history };
    return await check({ ...common, subject: { comparison: unchanged }, secrets: false, ...asked });
  });
  const numbers = others.map(({ number }) => number);
  const { found, leftOut } = await clashesWith(numbers, fetched.base, result, source, input.neighbours ?? NEIGHBOURS);
  const notes = leftOut.map((number) => `Pull request ${number} was not compared: ${WHY_LEFT_OUT}.`);
  if (standing) notes.push(`${pull.base.branch} has moved: ${RERUN}`);
  const { change } = result.judgement;
  // Whatever is told, who must approve is what the branch says now.
  const basis = {
    records: present.judgement.change ? touchedRecords(present.judgement.change) : [],
    editsGate: (standing ? await editsOf(present) : ontology) !== undefined,
    ontology: present.gate.ontology,
  };
  const [organization = ""] = input.links.repository.split("/");
  const reviewers = reviewersOf(basis, { author: pull.author, organization });
  const restricted = await restrictedOf(result);
  const report: CommentInput = {
    report: result.report,
    links: {
      ...input.links,
      head: pull.head.sha,
      base,
      pull: pull.number,
    },
    ...(change && { picture: changePicture(change, result.gate.ontology) }),
    ...(change && {
      diff: await diffOf(change, comparison, result.gate, input.isPublic ? restricted : NONE_RESTRICTED),
    }),
    ...(known && { known }),
    ruleOf: (id) => input.rules.find((rule) => rule.id === id),
    textOf: await input.textsOf(result),
    isPublic: input.isPublic,
    restricted,
    ...(ontology && { ontology }),
    collisions: collisionsOf(found),
    ...(leftOut.length > 0 && { uncompared: leftOut }),
    reviewers: reviewers.named,
    ...(pull.head.repositoryId !== pull.base.repositoryId && { fork: pull.head.repositoryName ?? "a deleted fork" }),
  };
  if (open.more) notes.push(`Only the ${MAX_BRANCHES} most recently updated other pull requests were compared.`);
  return { result, report, reviewers, approvals: basis, open, notes };
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

async function proposedGate({ judgement }: CheckResult, options: GateOptions): Promise<Gate | undefined> {
  try {
    return await loadGate(judgement.memory.tree, options);
  } catch (error) {
    // A gate that the change breaks is a finding already.
    if (error instanceof UserError) return undefined;
    throw error;
  }
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
  { report }: CheckResult,
  checkTarget: () => Promise<CheckResult>,
): Promise<ReadonlySet<string> | undefined> {
  if (report.findings.every(({ accepted }) => accepted !== undefined)) return undefined;
  try {
    const target = await checkTarget();
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

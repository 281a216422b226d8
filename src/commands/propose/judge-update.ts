/** Judges an update: reads it, applies it to the memory, and checks the result by the memory's own gate (decisions 18 to 20). */
import { isSameName } from "../../memory/repository-name.js";
import { createHash } from "node:crypto";
import type { MemoryUpdate } from "../../generated/types/memory-update.js";
import { candidateSubjects } from "../../load/review-subjects.js";
import type { RatedProblem } from "../../load/fingerprint.js";
import type { Gate, GateOptions } from "../../load/gate.js";
import { changeLabel } from "../../memory/change-label.js";
import { taggedDigest } from "../../memory/digest.js";
import type { Finding } from "../../memory/finding.js";
import type { AppliedChange, JudgedUpdate, Refusal } from "../../memory/judged-update.js";
import type { Position } from "../../memory/place.js";
import type { Repository } from "../../memory/repository.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { wholeSentence } from "../../memory/whole-sentence.js";
import { MOST_COMPARED } from "../../review/constants.js";
import { readUpdate } from "../../updates/read-update.js";
import { refusal, type RefusalName } from "../../updates/refusal.js";
import { UpdatePlaces } from "../../updates/update-places.js";
import { check, type CheckResult } from "../check/check.js";
import { applyUpdate } from "./apply-update.js";
import { overlayComparison } from "../check/overlay-comparison.js";
import { newErrors, numberOf } from "../check/new-errors.js";
import { hasMemory } from "../check/require-memory.js";
import { saltOf, type OnSecret } from "../check/secrets-of.js";
import { rejectedBefore, rejectionText, type RejectedClaim } from "./rejected-before.js";
import { SecretsInUpdate } from "./secrets-in-update.js";

/** Lays files over a tree and takes some away: an adapter's work, given by floor 5. */
export type OverlayChanges = (
  base: Tree,
  files: readonly { readonly path: string; readonly bytes: Uint8Array | undefined }[],
) => Promise<Tree>;

export interface JudgeUpdateInput {
  readonly bytes: Uint8Array;
  /** What the sender announced, where anything was: `sha256:` of the file. */
  readonly announcedDigest?: string;
  /** `owner/name` of the memory at hand, where it is known. */
  readonly memoryRepository?: string;
  /** The run that sends it, where it is known. */
  readonly sourceRun?: { readonly id: string; readonly repository: string };
  readonly repository: Repository;
  /** What the update is applied to: a revision. */
  readonly main: string;
  readonly overlay: OverlayChanges;
  /** Folder of the trees, relative to the top of the repository: empty or `a/b`. */
  readonly root: string;
  readonly gate: GateOptions;
  readonly now: Date;
  /** Gets each secret that was found: for redaction alone. A comparison shows words without what names them. */
  readonly onSecret: OnSecret;
}

export interface JudgeUpdateResult extends JudgedUpdate {
  /** Undefined where the file could not be read as an update. */
  readonly update: MemoryUpdate | undefined;
  /** Main, and what the check says of it; undefined where the update was refused before. */
  readonly basis: UpdateBasis | undefined;
  /** The memory with the update; undefined where it was refused before the check. */
  readonly tree: Tree | undefined;
}

/** What an update is applied to. */
export interface UpdateBasis {
  readonly main: Tree;
  readonly current: CheckResult;
  /** Whether main has no file of its layout yet. */
  readonly isEmpty: boolean;
}

/** @throws UserError as `check` does, except where a memory is about to begin. */
export async function updateBasis(
  main: Tree,
  { root, gate, now, onSecret }: Pick<JudgeUpdateInput, "root" | "gate" | "now" | "onSecret">,
): Promise<UpdateBasis> {
  const subject = { tree: main };
  const current = await check({ subject, root, gate, now, secrets: { onValue: onSecret }, mayBeEmpty: true });
  return { main, current, isEmpty: !(await hasMemory([main], current.gate)) };
}

/** @throws UserError as `check` does, where the memory itself cannot be judged. */
export async function judgeUpdate(input: JudgeUpdateInput): Promise<JudgeUpdateResult> {
  const { bytes, repository } = input;
  const wrong = announced(input);
  const read = wrong ? [wrong] : await readUpdate(bytes);
  if (!("update" in read)) return { ...NOTHING, refusals: read };
  const { update, digest } = read;
  const known = { ...NOTHING, update, digest };
  const places = new UpdatePlaces(bytes);
  const strangers = strange(update, input, places);
  if (strangers.length > 0) return { ...known, refusals: strangers };
  const main = await repository.commitTree(input.main);
  const base = await baseOf(repository, update.baseCommit);
  if (!base) {
    const at = places.of(["baseCommit"]);
    return {
      ...known,
      refusals: [refusal("UNKNOWN_BASE", "The memory has no such commit as baseCommit names.", { at })],
    };
  }
  const basis = await updateBasis(main, input);
  const { gate, judgement } = basis.current;
  const applied = await applyUpdate({ update, main, base, gate, graph: judgement.graph, places });
  if (applied.refusals.length > 0) return { ...known, basis, refusals: applied.refusals };
  if (applied.changes.length === 0) {
    return { ...known, basis, refusals: [refusal("NOTHING_NEW", "The memory says all of this already.")] };
  }
  const fresh = newRecords(applied.changes, basis);
  if (fresh > MOST_COMPARED) {
    const message = `The update brings ${fresh} new records; up to ${MOST_COMPARED} are compared with the memory.`;
    return { ...known, basis, refusals: [refusal("TOO_LARGE", message)] };
  }
  const rejected = rejectedBefore(applied.changes, gate);
  if (rejected.length > 0) {
    return { ...known, basis, refusals: rejected.map((claim) => rejectedRefusal(claim, applied.changes, places)) };
  }
  return { ...known, basis, ...(await checkChanges(input, basis, applied.changes)) };
}

/** Those that are reviewed: held against all that is known. */
function newRecords(changes: readonly AppliedChange[], { current: { gate, judgement } }: UpdateBasis): number {
  const subjects = changes.flatMap(({ path, after }) => (after ? candidateSubjects(path, after, gate) : []));
  return subjects.filter(({ id }) => !judgement.graph.records.has(id)).length;
}

/** What main's gate says of main with changes over it. */
export async function checkChanges(
  input: Pick<JudgeUpdateInput, "bytes" | "overlay" | "root" | "gate" | "now" | "onSecret">,
  { main, current }: UpdateBasis,
  changes: readonly AppliedChange[],
): Promise<
  Pick<JudgeUpdateResult, "changes" | "refusals" | "findings"> & { readonly tree: Tree; readonly mainErrors: number }
> {
  const { bytes, overlay, root, gate, now, onSecret } = input;
  const isOnBranch = bytes.length === 0;
  const files = changes.map(({ change, path, after }) => {
    return { path, bytes: after, ...(!isOnBranch && { label: changeLabel(change) }) };
  });
  const tree = await overlay(main, files);
  // The artifact's own text counts as a message: pull request and commit quote it.
  const { report, judgement } = await check({
    subject: { comparison: overlayComparison(main, tree, files, { id: "", message: bytes }) },
    similar: current,
    root,
    gate,
    now,
    secrets: { onValue: onSecret },
  });
  const twice = secretsSaidTwice(judgement.problems, new Set(changes.map(({ path }) => path)));
  const findings = report.findings.filter(
    ({ accepted, fingerprint }) => accepted === undefined && !twice.has(fingerprint),
  );
  const paths = new Set(changes.map(({ path }) => path));
  const isOfOwnText = ({ rule, path }: Finding) => rule.startsWith("secret/") && !paths.has(path);
  const fresh = freshOf(current.report.findings, findings).filter((finding) => !isOfOwnText(finding));
  const errors = newErrors(current.report.findings, findings);
  const inFiles = errors.filter((finding) => !isOfOwnText(finding));
  const secrets = new SecretsInUpdate(bytes, saltOf(current.gate, {}));
  const problems = new Map(judgement.problems.map(({ fingerprint, problem }) => [fingerprint, problem]));
  const places = new UpdatePlaces(bytes);
  const placeOf = ({ rule, fingerprint }: Finding, { change, before }: AppliedChange) => {
    const problem = problems.get(fingerprint);
    const found = rule.startsWith("secret/")
      ? secrets.inChange(change, problem?.subject ?? "", places)
      : problem && places.inRecord(change, problem.at, before === undefined);
    return found ?? places.subject(change);
  };
  const refusals = refusalsFor({ fresh, errors: inFiles, changes, gate: current.gate, placeOf });
  const isToldOfSecret = inFiles.some(({ rule }) => rule.startsWith("secret/"));
  if (inFiles.length < errors.length && !isToldOfSecret) refusals.push(ownTextRefusal(secrets.first()));
  const mainErrors = numberOf(findings.filter(({ severity }) => severity === "error")) - numberOf(errors);
  return { tree, changes, refusals, findings: fresh, mainErrors };
}

/** Of a secret that stands in no file of the update: the check, which knows files and commits alone, has no place for it. */
function ownTextRefusal(at: Position | undefined): Refusal {
  const message =
    "The update holds a secret beside the text of its records, such as in a reason or a path: pull request and commit would quote it.";
  return refusal("SECRET", message, at && { at });
}

function rejectedRefusal(
  { subject, rejection }: RejectedClaim,
  changes: readonly AppliedChange[],
  places: UpdatePlaces,
): Refusal {
  const change = changes.find(({ path }) => path === subject.path)?.change ?? 1;
  return refusal("BEFORE", wholeSentence(`What change ${change} says ${rejectionText(rejection)}`), {
    change,
    at: places.subject(change),
  });
}

const NOTHING: JudgeUpdateResult = {
  update: undefined,
  digest: undefined,
  basis: undefined,
  tree: undefined,
  changes: [],
  refusals: [],
  findings: [],
};

function announced({ bytes, announcedDigest }: JudgeUpdateInput): Refusal | undefined {
  if (announcedDigest === undefined) return undefined;
  const digest = taggedDigest(createHash("sha256").update(bytes));
  return digest === announcedDigest ? undefined : refusal("DIGEST_MISMATCH", "The file is not the one announced.");
}

/** The update's own word of where it comes from and goes to counts only where it agrees with what is known. */
function strange(
  update: MemoryUpdate,
  { memoryRepository, sourceRun }: JudgeUpdateInput,
  places: UpdatePlaces,
): Refusal[] {
  const refusals: Refusal[] = [];
  if (memoryRepository !== undefined && !isSameName(update.memoryRepository, memoryRepository)) {
    const at = places.of(["memoryRepository"]);
    refusals.push(refusal("WRONG_REPOSITORY", `The update is for another memory than ${memoryRepository}.`, { at }));
  }
  const { id, repository } = update.sourceRun;
  if (sourceRun && (id !== sourceRun.id || !isSameName(repository, sourceRun.repository))) {
    const at = places.of(["sourceRun", id === sourceRun.id ? "repository" : "id"]);
    refusals.push(refusal("WRONG_RUN", "The update names another run than the one that sent it.", { at }));
  }
  return refusals;
}

async function baseOf(repository: Repository, commit: string): Promise<Tree | undefined> {
  try {
    return await repository.commitTree(commit);
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

/** Fingerprints of findings in the update's own text about values that stand in a file of the update as well. */
function secretsSaidTwice(problems: readonly RatedProblem[], paths: ReadonlySet<string>): ReadonlySet<string> {
  const secrets = problems.filter(({ problem: { rule } }) => rule.startsWith("secret/"));
  const inFiles = new Set(
    secrets.filter(({ problem: { at } }) => paths.has(at.path)).map(({ problem }) => problem.subject),
  );
  const elsewhere = secrets.filter(({ problem: { at, subject } }) => !paths.has(at.path) && inFiles.has(subject));
  return new Set(elsewhere.map(({ fingerprint }) => fingerprint));
}

function freshOf(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  const known = new Set(before.map(({ fingerprint }) => fingerprint));
  return after.filter(({ fingerprint }) => !known.has(fingerprint));
}

/** What the check finds in a memory with the update. */
interface Failed {
  readonly fresh: readonly Finding[];
  readonly errors: readonly Finding[];
  readonly changes: readonly AppliedChange[];
  readonly gate: Gate;
  /** In the text of the update. */
  readonly placeOf: (finding: Finding, change: AppliedChange) => Position;
}

/** One refusal for each rule and file. What steers agents is not let in by an update, whatever its weight elsewhere. */
function refusalsFor({ fresh, errors, changes, gate: { layout }, placeOf }: Failed): Refusal[] {
  const poison = fresh.filter(({ rule }) => rule.startsWith("poison/"));
  const told = new Map<string, Refusal>();
  for (const finding of new Set([...errors, ...poison])) {
    const applied = changes.find(({ path }) => path === finding.path);
    const change = applied?.change;
    const where = change === undefined ? `elsewhere below ${layout.root || "the root"}` : `in change ${change}`;
    const key = `${finding.rule}\0${change}`;
    if (told.has(key)) continue;
    const place = applied ? { change: applied.change, at: placeOf(finding, applied) } : {};
    told.set(key, refusal(nameOf(finding.rule), `The check finds ${finding.rule} ${where}.`, place));
  }
  return [...told.values()];
}

function nameOf(rule: string): RefusalName {
  if (rule.startsWith("secret/")) return "SECRET";
  return rule.startsWith("poison/") ? "POISON" : "BREAKS_CHECK";
}

/** Which commits of a line are approved, by the policy of the last approved commit before each (decision 1). */
import { posix } from "node:path";
import type { AttestationsFile } from "../../generated/types/attestations.js";
import type { Approval } from "../../generated/types/snapshot.js";
import { compareMemories } from "../../load/compare/compare-memory.js";
import { isOfGate, loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import { GateFiles } from "../../load/gate-files.js";
import { readMemory, unjudged } from "../../load/read-memory.js";
import type { Change } from "../../memory/change.js";
import type { Forge, MergedPullRequest, Review } from "../../memory/forge.js";
import type { SnapshotSource } from "../../memory/repository.js";
import type { Tree } from "../../memory/tree.js";
import { ATTESTATIONS_PATH } from "../../snapshots/attestations.js";
import { parseCodeOwners, type CodeOwners } from "../../snapshots/codeowners.js";
import { candidates, judgeReviews, wordsBy, type Demand } from "../../snapshots/judge-reviews.js";
import { policyOf } from "../../snapshots/policy.js";
import { isApproved, judgeApprovals } from "../publish/approvals.js";
import { demandsOf } from "./approval-demands.js";
import { codeOwnersFile } from "./code-owners-file.js";
import type { LineGroup } from "../reindex/line-groups.js";
import { touchedRecords } from "../publish/touched-records.js";

type Attestation = AttestationsFile["attestations"][number];

export interface JudgedGroup {
  readonly group: LineGroup;
  readonly approval?: Approval;
  /** Sentences' ends: why it is not approved. */
  readonly reasons: readonly string[];
  /** Whether it and everything before it is approved, by this commit of the line. */
  readonly isSettled: boolean;
}

export interface JudgeLineInput {
  readonly forge: Forge;
  readonly source: SnapshotSource;
  readonly options: GateOptions;
  /** Folder of the trees, from the top of the repository: empty or `a/b`. */
  readonly directory: string;
  /** Oldest first. */
  readonly groups: readonly LineGroup[];
  /** The last approved commit. */
  readonly start: string;
  /** Whether it counts only once an attestation of it and all before it is approved. */
  readonly needsAttestation: boolean;
}

export interface JudgedLine {
  /** Oldest first. */
  readonly groups: readonly JudgedGroup[];
  /** Of the start, where it needs an attestation and has one. */
  readonly start?: Approval;
}

export async function judgeLine(input: JudgeLineInput): Promise<JudgedLine> {
  const { groups, source } = input;
  const state = new Approvals(input);
  const judged: JudgedGroup[] = [];
  let ground = await groundOf(input.start, input);
  for (const group of groups) {
    const { approval, reasons } = await judgeGroup(group, ground, input);
    if (approval) state.approve(await newAttestations(group, approval, ground.gate, source));
    else state.reject(group.commit);
    const isSettled = state.isSettled();
    judged.push({ group, reasons, isSettled, ...(approval && { approval }) });
    if (isSettled && group.exempt === undefined) ground = await groundOf(group.commit, input);
  }
  const start = input.needsAttestation ? state.attestationOf(input.start) : undefined;
  return {
    groups: judged.map((one) => {
      const attestation = one.approval ? undefined : state.attestationOf(one.group.commit);
      return attestation ? { ...one, approval: attestation } : one;
    }),
    ...(start && { start }),
  };
}

/** What a change is judged by: an approved commit's own rules, which the change cannot loosen. */
interface Ground {
  readonly gate: Gate;
  readonly codeOwners: CodeOwners;
}

async function groundOf(commit: string, { source, options, directory }: JudgeLineInput): Promise<Ground> {
  const tree = await source.repository.commitTree(commit);
  return { gate: await loadGate(tree, options), codeOwners: await codeOwnersOf(commit, source, directory) };
}

/** Place of what lies before the groups. */
const START = -1;

/** What is still open, and which attestations have been approved. */
class Approvals {
  readonly #order: ReadonlyMap<string, number>;
  readonly #attestations: Attestation[] = [];
  #open: string[] = [];

  constructor({ groups, start, needsAttestation }: JudgeLineInput) {
    this.#order = new Map([[start, START], ...groups.map(({ commit }, index) => [commit, index] as const)]);
    if (needsAttestation) this.#open.push(start);
  }

  approve(attestations: readonly Attestation[]): void {
    this.#attestations.push(...attestations);
    this.#open = this.#open.filter((commit) => !this.#find(commit));
  }

  reject(commit: string): void {
    this.#open.push(commit);
  }

  isSettled(): boolean {
    return this.#open.length === 0;
  }

  attestationOf(commit: string): Approval | undefined {
    const attestation = this.#find(commit);
    return attestation && { commit, by: "attestation", attestedBy: attestation.actor, reason: attestation.reason };
  }

  #find(commit: string): Attestation | undefined {
    const place = this.#order.get(commit);
    return this.#attestations.find((entry) => {
      // All before the start is attested with it, or by nobody.
      if (entry.commit === commit) return place !== START || entry.history === true;
      const limit = this.#order.get(entry.commit);
      return entry.history === true && place !== undefined && limit !== undefined && place < limit;
    });
  }
}

interface GroupVerdict {
  readonly approval?: Approval;
  readonly reasons: readonly string[];
}

async function judgeGroup(
  group: LineGroup,
  { gate, codeOwners }: Ground,
  input: JudgeLineInput,
): Promise<GroupVerdict> {
  const { commit, pull, exempt } = group;
  if (exempt !== undefined) return { approval: { commit, by: exempt }, reasons: [] };
  if (!pull) return { reasons: [group.reason ?? "came without a merged pull request"] };
  const about = {
    commit,
    pullRequest: pull.number,
    head: pull.head,
    mergedAt: pull.mergedAt,
    author: pull.author.login,
  };
  if (await isTrusted(pull, gate, input.forge)) return { approval: { ...about, by: "trusted-actor" }, reasons: [] };
  const reviews = await input.forge.reviewHistory(pull.number);
  const change = await changeOf(group, gate, input.source);
  const policy = policyOf(gate.snapshots);
  const demands = demandsOf({
    paths: [...group.differences.map(({ path }) => path), ...group.beside],
    directory: input.directory,
    change,
    circles: policy.approvers,
    ontology: gate.ontology,
    codeOwners,
  });
  const writers = await writersAmong(candidates(pull, reviews), demands, input.forge);
  const verdict = judgeReviews(demands, policy.requiredApprovals, pull, reviews, writers);
  const reasons = [...verdict.reasons, ...ontologyReasons(group, gate, change, pull, reviews)];
  if (policy.approvers.includes("record-owners") && !change) {
    reasons.push("changes too many files to ask their owners");
  }
  if (reasons.length > 0) return { reasons };
  return { approval: { ...about, by: "reviews", reviewers: [...verdict.reviewers] }, reasons: [] };
}

/** What one of them opened and one of them merged was seen by one of them as it was merged. */
async function isTrusted({ number, author }: MergedPullRequest, gate: Gate, forge: Forge): Promise<boolean> {
  const { trustedActors } = policyOf(gate.snapshots);
  if (!trustedActors.has(author.login.toLowerCase())) return false;
  const by = await forge.mergedBy(number);
  return by !== undefined && trustedActors.has(by.login.toLowerCase());
}

/** Undefined where the change touches too many files to be read. */
async function changeOf(
  { parent, commit }: LineGroup,
  gate: Gate,
  source: SnapshotSource,
): Promise<Change | undefined> {
  const slices = await source.repository.branchChange(parent, commit);
  if (!slices) return undefined;
  const read = (tree: Tree) => readMemory(tree, gate, unjudged);
  return await compareMemories(await read(slices.before), await read(slices.after), gate);
}

/** The rules of the ontology, as the check run of approvals counts them. */
function ontologyReasons(
  { differences }: LineGroup,
  gate: Gate,
  change: Change | undefined,
  pull: MergedPullRequest,
  reviews: readonly Review[],
): string[] {
  // Which records it touches is not known, so neither whose approvals it needs.
  if (!change && gate.ontology.approvals.some(({ ontology }) => !ontology)) {
    return ["changes too many files to tell which approvals the ontology asks for"];
  }
  const editsGate = differences.some(({ path }) => isOfGate(gate, path));
  const basis = { records: change ? touchedRecords(change) : [], editsGate, ontology: gate.ontology };
  const merged = { author: pull.author, head: { sha: pull.head } };
  const verdict = judgeApprovals(basis, merged, wordsBy(reviews, pull.mergedAt));
  if (isApproved(verdict)) return [];
  return verdict.demands
    .filter(({ given, needed }) => given.length < needed)
    .map(
      ({ subject, given, needed }) =>
        `${subject}: ${given.length} of the ${needed} approvals that the ontology asks for`,
    );
}

async function writersAmong(
  approving: readonly Review[],
  demands: readonly Demand[],
  forge: Forge,
): Promise<ReadonlySet<string>> {
  const writers = new Set<string>();
  if (demands.every(({ allowed }) => allowed !== undefined)) return writers;
  for (const { author } of approving) {
    if (await forge.mayWrite(author.login)) writers.add(author.login.toLowerCase());
  }
  return writers;
}

/** Its patterns are from the top of the repository, wherever in it the memory lies. */
async function codeOwnersOf(commit: string, source: SnapshotSource, directory: string): Promise<CodeOwners> {
  const file = await codeOwnersFile(commit, source.history);
  if (!file) return () => [];
  const owners = parseCodeOwners(file.text);
  return (path) => owners(posix.join(directory, path));
}

/** Entries that a pull request brought. Only reviews approve them: an attestation cannot vouch for the next. */
async function newAttestations(
  { parent, commit, differences }: LineGroup,
  { by }: Approval,
  { layout }: Gate,
  { repository }: SnapshotSource,
): Promise<readonly Attestation[]> {
  const path = layout.root + ATTESTATIONS_PATH;
  if (by !== "reviews" || !differences.some((difference) => difference.path === path)) return [];
  const [before, after] = [await repository.commitTree(parent), await repository.commitTree(commit)];
  const known = new Set((await attestationsIn(before, path)).map(keyOf));
  return (await attestationsIn(after, path)).filter((entry) => !known.has(keyOf(entry)));
}

function keyOf({ commit, history }: Attestation): string {
  return `${commit} ${history === true ? "and before" : ""}`;
}

/** Empty where there is no such file or it cannot be read, which the check says. */
export async function attestationsIn(tree: Tree, path: string): Promise<readonly Attestation[]> {
  const files = new GateFiles(tree);
  const file = (await files.has(path)) ? await files.readValid(path, "attestations") : undefined;
  return file?.attestations ?? [];
}

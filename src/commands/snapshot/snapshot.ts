/** `snapshot`: tags the approved states of the memory since the last snapshot, and names what is not approved. */
import { posix } from "node:path";
import type { Approval, SnapshotManifest } from "../../generated/types/snapshot.js";
import { indexDigest } from "../../load/index-digest.js";
import { loadGate, type GateOptions } from "../../load/gate.js";
import { statedSourceDigest } from "../../memory/check-report.js";
import { shortCommit } from "../../memory/commit-id.js";
import type { Forge } from "../../memory/forge.js";
import type { Line } from "../../memory/history.js";
import type { SnapshotSource } from "../../memory/repository.js";
import type { MadeSnapshot, SnapshotReport, Unapproved } from "../../memory/snapshot-report.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { ATTESTATIONS_PATH } from "../../snapshots/attestations.js";
import { adviceOnTag, strangersBehind } from "../../snapshots/at-time.js";
import { isSnapshot, type Chain, type Snapshot } from "../../snapshots/chain.js";
import { chainFaults, strangeTagFault } from "../../snapshots/chain-faults.js";
import { plannedSnapshots, type PlannedSnapshot } from "../../snapshots/plan.js";
import { policyOf } from "../../snapshots/policy.js";
import { check } from "../check/check.js";
import { hasMemory } from "../check/require-memory.js";
import { attestationsIn, judgeLine, type JudgedGroup, type JudgedLine } from "./judge-line.js";
import { groupsOf } from "../reindex/line-groups.js";
import { makeTag } from "./make-tag.js";
import { readChain } from "./read-snapshots.js";
import { STEWARD_VERSION } from "../version.js";

export interface SnapshotInput {
  readonly forge: Forge;
  readonly source: SnapshotSource;
  readonly options: GateOptions;
  /** Folder of the memory, from the top of the repository: empty or `a/b`. */
  readonly directory: string;
  readonly now: Date;
  /** Says what would be tagged, and tags nothing. */
  readonly isDryRun: boolean;
  /** Whether nothing is done where the configuration says nothing of snapshots. */
  readonly onlyIfConfigured?: boolean;
}

/** @throws UserError where nothing can be said: no attested beginning, tags that were tampered with. */
export async function snapshot(input: SnapshotInput): Promise<SnapshotReport> {
  const { forge, source } = input;
  const { defaultBranch: branch } = await forge.repository();
  const tip = await source.fetchSnapshots(branch);
  const line = await source.history.line(tip);
  const chain = await readChain(source.history, await source.history.refs(), line);
  const last = newest(chain, input.directory);
  const faults = chainFaults(chain);
  const nothing = { branch, made: [], latest: last?.tag, unapproved: [], failing: [], faults };
  if (input.onlyIfConfigured && !(await isConfigured(tip, input))) {
    return { ...nothing, notes: ["No snapshots are made: memory-steward.yml says nothing of `snapshots`."] };
  }
  const start = last ? last.manifest.commit : await attestedStart(tip, line, input);
  if (start === undefined) {
    const notes = [
      `There is no snapshot yet, and nobody vouches for the history so far. ${await firstAttestation(tip, input)}`,
    ];
    return { ...nothing, notes };
  }
  const end = line.positions.get(start);
  if (end === undefined) throw new Error(`${start} is not on the line`);
  if (end === 0) return { ...nothing, notes: [`Nothing was merged since ${last?.tag ?? shortCommit(start)}.`] };
  const startGate = await loadGate(await source.repository.commitTree(start), input.options);
  const { options, directory } = input;
  const groups = await groupsOf({ forge, source, branch, line, end, gate: startGate, options, directory });
  const judgement = await judgeLine({ forge, source, options, directory, groups, start, needsAttestation: !last });
  const judged = judgement.groups;
  const approved = await source.repository.commitTree(lastSettled(judged) ?? start);
  const policy = policyOf((await loadGate(approved, options)).snapshots);
  const planned = plannedSnapshots(
    judged.map(({ group, isSettled }) => ({
      commit: group.commit,
      isIndex: group.exempt === "regeneration",
      mergedAt: group.pull?.mergedAt,
      isSettled,
    })),
    policy.cadence,
    last?.manifest.approvedAt,
    input.now,
  );
  const { made, failing, empty } = await makeAll(planned, judgement, last, input);
  const result = { branch, made, latest: made.at(-1)?.tag ?? last?.tag, failing, faults };
  const unapproved = await unapprovedIn(judged, source);
  if (!last && !judgement.start) {
    const beginning = { commit: start, ...(await source.history.headline(start)), pullRequest: undefined };
    const reasons = [
      "is where the snapshots are to begin, and its attestation came without the reviews that the policy asks for",
    ];
    return {
      ...result,
      unapproved: [{ ...beginning, reasons }, ...unapproved],
      notes: [await firstAttestation(tip, input)],
    };
  }
  return { ...result, unapproved, notes: [...emptyNotes(empty), ...notesOf(planned, judged, made)] };
}

async function isConfigured(tip: string, { source, options }: SnapshotInput): Promise<boolean> {
  return (await loadGate(await source.repository.commitTree(tip), options)).snapshots !== undefined;
}

/** @throws UserError where a tag behind the newest snapshot, or of its second, was tampered with, so that it would be built over. */
function newest({ links, strangers }: Chain, directory: string): Snapshot | undefined {
  const last = links.findLast(isSnapshot);
  const [doubtful] = strangersBehind(last, strangers);
  if (doubtful) {
    throw new UserError(
      `No snapshot is made, since one may have been tampered with: ${strangeTagFault(doubtful)}`,
      adviceOnTag(doubtful.tag),
    );
  }
  if (last && last.manifest.directory !== directory) {
    throw new UserError(
      `The snapshots of this repository are of the memory in "${last.manifest.directory}", not in "${directory}".`,
      "Name that folder: a repository has the snapshots of one memory",
    );
  }
  return last;
}

/** The newest commit whose history is attested, as the file on the default branch says. */
async function attestedStart(tip: string, line: Line, { source, options }: SnapshotInput): Promise<string | undefined> {
  const tree = await source.repository.commitTree(tip);
  const { layout } = await loadGate(tree, options);
  const entries = await attestationsIn(tree, layout.root + ATTESTATIONS_PATH);
  const places = entries
    .filter(({ history }) => history === true)
    .flatMap(({ commit }) => line.positions.get(commit) ?? [])
    .sort((a, b) => a - b);
  return line.commits[places[0] ?? -1]?.commit;
}

async function firstAttestation(tip: string, { source, options, directory }: SnapshotInput): Promise<string> {
  const { layout } = await loadGate(await source.repository.commitTree(tip), options);
  const path = posix.join(directory, layout.root + ATTESTATIONS_PATH);
  return `Add an entry to ${path} by a pull request that gets its reviews: commit ${tip}, history true, a reason and an actor.`;
}

function lastSettled(judged: readonly JudgedGroup[]): string | undefined {
  return judged.findLast(({ isSettled }) => isSettled)?.group.commit;
}

async function makeAll(
  planned: readonly PlannedSnapshot[],
  { groups, start }: JudgedLine,
  last: Snapshot | undefined,
  input: SnapshotInput,
): Promise<Pick<SnapshotReport, "made" | "failing"> & { readonly empty: readonly string[] }> {
  const made: MadeSnapshot[] = [];
  const failing: { commit: string; errors: number }[] = [];
  const empty: string[] = [];
  let previous: SnapshotManifest["previous"] = last ? { tag: last.tag, object: last.object } : null;
  let from = 0;
  for (const plan of planned) {
    const approvals = groups.slice(from, plan.to).flatMap(({ approval }) => approval ?? []);
    if (start && previous === null) approvals.unshift(start);
    const answer = await manifestFor(plan, approvals, previous, input);
    if (!answer) {
      empty.push(plan.commit);
      continue;
    }
    if ("errors" in answer) {
      failing.push(answer);
      continue;
    }
    const { tag, object } = await makeTag(answer, input);
    made.push({
      tag,
      commit: plan.commit,
      mergeCommit: plan.mergeCommit,
      approvedAt: plan.approvedAt,
      pullRequests: [...new Set(approvals.flatMap(({ pullRequest }) => pullRequest ?? []))],
    });
    previous = { tag, object };
    from = plan.to;
  }
  return { made, failing, empty };
}

/**
 * The check's own judgement of the commit, as of its approval, so that the same commit is judged alike at any time.
 * @returns undefined where the memory has no file yet: nothing was approved that could be asked for.
 */
async function manifestFor(
  { commit, mergeCommit, approvedAt }: PlannedSnapshot,
  approvals: readonly Approval[],
  previous: SnapshotManifest["previous"],
  { source, options, directory }: SnapshotInput,
): Promise<SnapshotManifest | { readonly commit: string; readonly errors: number } | undefined> {
  const tree: Tree = await source.repository.commitTree(commit);
  const gate = await loadGate(tree, options);
  if (!(await hasMemory([tree], gate))) return undefined;
  const { report } = await check({ subject: { tree }, root: directory, gate: options, now: new Date(approvedAt) });
  if (report.verdict === "fail") return { commit, errors: report.counts.error };
  const { files, records, notes, edges } = report.statistics;
  const { layout } = gate;
  return {
    schema: "memory-steward.snapshot/v1",
    steward: STEWARD_VERSION,
    commit,
    mergeCommit,
    approvedAt,
    directory,
    layout: report.layout,
    sourceDigest: statedSourceDigest(report),
    ontologyDigest: report.ontologyDigest,
    indexDigest: await indexDigest(tree, layout.root),
    statistics: { files, records, notes, edges },
    approvals: [...approvals],
    previous,
  };
}

async function unapprovedIn(judged: readonly JudgedGroup[], { history }: SnapshotSource): Promise<Unapproved[]> {
  const open = judged.filter(({ approval }) => !approval);
  return await Promise.all(
    open.map(async ({ group: { commit, pull }, reasons }) => {
      return { commit, ...(await history.headline(commit)), pullRequest: pull?.number, reasons };
    }),
  );
}

function emptyNotes(commits: readonly string[]): string[] {
  const [first] = commits;
  if (first === undefined) return [];
  const which =
    commits.length === 1 ? `${shortCommit(first)} has` : `${commits.length} commits from ${shortCommit(first)} on have`;
  return [`${which} no file of the memory yet: the first snapshot is made once there is one.`];
}

function notesOf(
  planned: readonly PlannedSnapshot[],
  judged: readonly JudgedGroup[],
  made: readonly MadeSnapshot[],
): string[] {
  const notes: string[] = [];
  const blocked = judged.findIndex(({ approval }) => !approval);
  if (blocked !== -1 && judged.length > blocked + 1) {
    const later = judged.length - blocked - 1;
    notes.push(`${later} later commit${later === 1 ? " waits" : "s wait"} until that is attested.`);
  }
  const ready = judged.some(({ isSettled, group }) => isSettled && group.pull !== undefined);
  if (ready && planned.length === 0) notes.push("The day's snapshot is made when the day has ended (UTC).");
  if (judged.length > 0 && made.length === 0 && blocked === -1 && !ready) {
    notes.push("Since the last snapshot only indexes or other files have changed.");
  }
  return notes;
}

/** `resolve`: which commit a request for memory means. It answers or refuses; it never guesses. */
import { indexDigest } from "../../load/index-digest.js";
import { loadGate, type Gate, type GateOptions } from "../../load/gate.js";
import { sourceDigest } from "../../load/source-digest.js";
import { shortCommit } from "../../memory/commit-id.js";
import { parseCommitRange } from "../../memory/commit-range.js";
import { DEEPEN, type History, type Line, type Ref } from "../../memory/history.js";
import { utcSeconds } from "../../memory/instant.js";
import type { Repository } from "../../memory/repository.js";
import type { MemoryDigests, Resolution } from "../../memory/resolution.js";
import type { Tree } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { brokenLink, doubtsOf, positionAtDate, snapshotsUpTo } from "../../snapshots/at-time.js";
import { isSnapshot, type Chain, type Snapshot } from "../../snapshots/chain.js";
import { strangeTagFaults } from "../../snapshots/chain-faults.js";
import { durationText } from "../../snapshots/duration.js";
import { commitOfRef, defaultBranch, nearRefs } from "../../snapshots/find-ref.js";
import { findSnapshot } from "../../snapshots/find-snapshot.js";
import { KnownBadList, type KnownBad } from "../../snapshots/known-bad.js";
import { snapshotTagNames } from "../../snapshots/tag-name.js";
import { refusedFuture, requestedTime } from "../../snapshots/time-request.js";
import { readChain, readKnownBad } from "./read-snapshots.js";
import { STEWARD_VERSION } from "../version.js";

export type ResolveRequest =
  | { readonly mode: "current" }
  | { readonly mode: "explicit-ref"; readonly ref: string }
  | { readonly mode: "snapshot-tag"; readonly tag: string }
  | { readonly mode: "ref-at-time"; readonly at: string; readonly requireApprovedCommit: boolean };

export interface ResolveInput {
  readonly repository: Repository;
  readonly history: History;
  /** Folder of the memory, from the top of the repository: empty or `a/b/`. */
  readonly prefix: string;
  readonly gate: GateOptions;
  readonly request: ResolveRequest;
  /** Name of the default branch, where the caller knows it. */
  readonly branch: string | undefined;
  readonly now: Date;
}

/** What all answers are made from. */
interface Ground extends ResolveInput {
  readonly refs: readonly Ref[];
  readonly current: string;
  readonly line: Line;
  readonly chain: Chain;
  readonly snapshots: ReadonlyMap<string, Snapshot>;
  readonly bad: KnownBadList;
}

type Skipped = Resolution["skipped"][number];

interface Choice {
  readonly commit: string;
  readonly requested: string;
  readonly skipped: readonly Skipped[];
  readonly warnings: readonly string[];
  readonly time?: number;
}

/** @throws UserError where the request means no commit or several, or where what it means was tampered with. */
export async function resolve(input: ResolveInput): Promise<Resolution> {
  const { history, repository, request, now } = input;
  const refs = await history.refs();
  const branch = defaultBranch(refs, input.branch);
  const [line, currentTree] = await Promise.all([history.line(branch.commit), repository.commitTree(branch.commit)]);
  const chain = await readChain(history, refs, line);
  const currentGate = await loadGate(currentTree, input.gate);
  const known = await readKnownBad(currentTree, currentGate, { history, tags: snapshotTagNames(refs), line });
  const bad = new KnownBadList(known.file, history, line);
  const snapshots = snapshotsByCommit(chain);
  const ground: Ground = { ...input, refs, current: branch.commit, line, chain, snapshots, bad };
  const choice = await choose(ground, branch.name);
  const { commit } = choice;
  const snapshot = snapshots.get(commit);
  const isCurrent = commit === branch.commit;
  const tree = isCurrent ? currentTree : await repository.commitTree(commit);
  const digests = await digestsOf(tree, isCurrent ? currentGate : await loadGate(tree, input.gate));
  const contradictions = snapshot ? contradictionsOf(snapshot, digests, input.prefix) : [];
  const seconds = await secondsOf(commit, snapshot, history);
  const currentSeconds = await secondsOf(branch.commit, snapshots.get(branch.commit), history);
  const strange = strangeTagFaults(chain.strangers);
  return {
    schema: "memory-steward.resolution/v1",
    requested: choice.requested,
    mode: request.mode,
    ...(choice.time !== undefined && { requestedTime: utcSeconds(choice.time) }),
    ...(request.mode === "ref-at-time" && {
      resolutionPolicy: "latest-commit-before-or-at",
      requireApprovedCommit: request.requireApprovedCommit,
    }),
    resolvedCommit: commit,
    resolvedAt: utcSeconds(now.getTime()),
    commitTime: utcSeconds(seconds * 1000),
    approved: snapshot !== undefined,
    currentCommit: branch.commit,
    staleBy: isCurrent ? null : durationText(currentSeconds - seconds),
    commitsBehind: line.positions.get(commit) ?? null,
    digests,
    snapshot: snapshot
      ? {
          tag: snapshot.tag,
          object: snapshot.object,
          approvedAt: snapshot.manifest.approvedAt,
          mergeCommit: snapshot.manifest.mergeCommit,
        }
      : null,
    knownBad: await bad.of(commit, snapshot?.tag),
    skipped: choice.skipped,
    warnings: [
      ...choice.warnings,
      ...(snapshot ? doubtsOf(snapshot, chain) : []),
      ...contradictions,
      ...known.warnings,
      ...strange,
    ],
  };
}

async function choose(ground: Ground, branch: string): Promise<Choice> {
  const { request } = ground;
  switch (request.mode) {
    case "current":
      return await newestGood(ground, 0, { requested: branch, warnings: [] });
    case "explicit-ref":
      return { commit: await explicit(request.ref, ground), requested: request.ref, skipped: [], warnings: [] };
    case "snapshot-tag": {
      const { manifest } = requireOnLine(findSnapshot(request.tag, ground.chain), ground);
      return { commit: manifest.commit, requested: request.tag, skipped: [], warnings: [] };
    }
    case "ref-at-time":
      return await atTime(request, ground);
  }
}

/** A name, and steps from it to its parents: `~2`, `^2`. No name of a ref has either sign. */
const STEPS = /^([^~^]+)((?:[~^]\d{0,9})+)$/;

async function explicit(name: string, ground: Ground): Promise<string> {
  const [, start, steps] = STEPS.exec(name) ?? [];
  if (start === undefined || steps === undefined) return await named(name, ground);
  const commit = await named(start, ground);
  try {
    return await ground.history.resolve(commit + steps);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const from = `${JSON.stringify(start.slice(0, 100))} (${shortCommit(commit)})`;
    throw new UserError(`In this clone no commit lies ${steps.slice(0, 100)} from ${from}.`, error.advice);
  }
}

async function named(name: string, { refs, history }: Ground): Promise<string> {
  const isId = /^[0-9a-f]{4,64}$/.test(name);
  const commit = commitOfRef(name, refs);
  if (commit !== undefined && !isId) return commit;
  if (commit !== undefined) {
    throw new UserError(`"${name}" is ambiguous: a ref is named like the id of a commit.`, "Write the ref in full");
  }
  if (isId || name === "HEAD") return await history.resolve(name);
  const near = nearRefs(name, refs);
  throw new UserError(
    `There is no branch, tag or commit ${JSON.stringify(name.slice(0, 100))} in this clone.`,
    near.length > 0 ? `Near it: ${near.join(", ")}` : adviceOn(name),
  );
}

/** What a reflog, a message or a path says differs from clone to clone, or is no commit. */
function adviceOn(name: string): string {
  return /[:{}]/.test(name) || parseCommitRange(name)
    ? "Give a branch, a tag or the id of a commit, with ~1 or ^2 behind it where a parent is meant; for a time, --at"
    : "Check its spelling, or fetch it first";
}

async function atTime(request: Extract<ResolveRequest, { mode: "ref-at-time" }>, ground: Ground): Promise<Choice> {
  const { now, chain, line, bad } = ground;
  const time = requestedTime(request.at, now);
  if (!request.requireApprovedCommit) {
    if (time > now.getTime()) throw refusedFuture(time, now, "");
    const warning = "Approval was not asked for: the time is the committer's word.";
    return {
      ...(await newestGood(ground, positionAtDate(line, time), { requested: request.at, warnings: [warning] })),
      time,
    };
  }
  const skipped: Skipped[] = [];
  for (const snapshot of snapshotsUpTo(chain, time, now)) {
    const [last] = skipped.slice(-1);
    if (!isSnapshot(snapshot)) throw brokenLink(`What was approved before ${last?.snapshot ?? "it"}`, snapshot);
    const { commit } = requireOnLine(snapshot, ground).manifest;
    const [reason] = await bad.of(commit, snapshot.tag);
    if (!reason) return { commit, requested: request.at, skipped, warnings: [], time };
    skipped.push({ commit, snapshot: snapshot.tag, reason: reason.reason });
  }
  throw allBad(`Every snapshot at or before ${utcSeconds(time)}`);
}

/** The first commit of the line from a place on that is not known to be bad. */
async function newestGood(
  { line, bad, snapshots }: Ground,
  from: number,
  rest: Pick<Choice, "requested" | "warnings">,
): Promise<Choice> {
  const skipped: Skipped[] = [];
  for (const { commit } of line.commits.slice(from)) {
    const tag = snapshots.get(commit)?.tag;
    const [reason]: readonly KnownBad[] = await bad.of(commit, tag);
    if (!reason) return { ...rest, commit, skipped };
    skipped.push({ commit, ...(tag !== undefined && { snapshot: tag }), reason: reason.reason });
  }
  throw allBad("Every commit of the line");
}

function allBad(what: string): UserError {
  return new UserError(`${what} is known to be bad.`, "Name a commit or a snapshot to get it all the same");
}

/** The oldest of each commit. */
function snapshotsByCommit({ links }: Chain): ReadonlyMap<string, Snapshot> {
  const found = new Map<string, Snapshot>();
  for (const link of links) {
    if (isSnapshot(link) && !found.has(link.manifest.commit)) found.set(link.manifest.commit, link);
  }
  return found;
}

/** @throws UserError where a shallow clone cannot tell whether a snapshot is one of the default branch. */
function requireOnLine(snapshot: Snapshot, { line, prefix }: Ground): Snapshot {
  if (snapshot.position === undefined && line.isCut) {
    throw new UserError(`This clone is shallow, and ${snapshot.tag} lies before its beginning.`, DEEPEN);
  }
  const { directory } = snapshot.manifest;
  if (directory !== prefix.replace(/\/$/, "")) {
    throw new UserError(
      `${snapshot.tag} is a snapshot of the memory in ${directory === "" ? "the top folder" : directory}.`,
      "Name that folder",
    );
  }
  return snapshot;
}

async function digestsOf(tree: Tree, gate: Gate): Promise<MemoryDigests> {
  const [source, index] = await Promise.all([sourceDigest(tree, gate), indexDigest(tree, gate.layout.root)]);
  return { source, ontology: gate.ontologyDigest, index };
}

/**
 * @returns sentences about digests that another version of the steward made otherwise.
 * @throws UserError where a manifest of this version does not tell what its commit holds.
 */
function contradictionsOf({ tag, manifest }: Snapshot, digests: MemoryDigests, prefix: string): string[] {
  if (manifest.directory !== prefix.replace(/\/$/, "")) return [];
  const pairs = [
    ["source", manifest.sourceDigest, digests.source],
    ["ontology", manifest.ontologyDigest, digests.ontology],
    ["index", manifest.indexDigest, digests.index],
  ] as const;
  const differing = pairs.filter(([, stated, found]) => stated !== found).map(([name]) => name);
  if (differing.length === 0) return [];
  const message = `The manifest of ${tag} does not match its commit in the digest of ${differing.join(", ")}`;
  if (manifest.steward === STEWARD_VERSION) {
    throw new UserError(`${message}.`, "Do not use this tag: find out who made it");
  }
  return [`${message}; it was made by version ${manifest.steward}, this is ${STEWARD_VERSION}.`];
}

async function secondsOf(commit: string, snapshot: Snapshot | undefined, history: History): Promise<number> {
  return snapshot ? snapshot.time / 1000 : await history.commitSeconds(commit);
}

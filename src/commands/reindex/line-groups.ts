/** The commits of a line since the last snapshot, each merged pull request as one. */
import { posix } from "node:path";
import { builtFrom } from "../../indexes/committed-index.js";
import { isOfGate, type Gate, type GateOptions, tryGate } from "../../load/gate.js";
import { GateFiles } from "../../load/gate-files.js";
import { readRejections } from "../../load/rejections.js";
import type { Forge, MergedPullRequest } from "../../memory/forge.js";
import type { Line } from "../../memory/history.js";
import { INDEX_HEADER_PATH, isIndexPath } from "../../memory/index-paths.js";
import { REJECTIONS_FILE } from "../../memory/rejection.js";
import type { SnapshotSource } from "../../memory/repository.js";
import { isRegular, readFile, type Tree, type TreeDifference } from "../../memory/tree.js";
import { UserError } from "../../memory/user-error.js";
import { CODEOWNERS_PATHS } from "../../snapshots/codeowners.js";
import { codeOwnersFile } from "../snapshot/code-owners-file.js";
import { indexSource } from "./index-source.js";
import { makeIndex } from "./make-index.js";

export interface LineGroup {
  /** The newest of its commits. */
  readonly commit: string;
  /** First parent of the oldest. */
  readonly parent: string;
  /** What the group changes below the folder of the memory. */
  readonly differences: readonly TreeDifference[];
  /** What it changes beside that folder of what says who may approve: paths relative to the folder. */
  readonly beside: readonly string[];
  /** Where its content alone says that it needs no approval. */
  readonly exempt?: "regeneration" | "elsewhere";
  readonly pull?: MergedPullRequest;
  /** Why no pull request stands behind it, as a sentence's end. */
  readonly reason?: string;
}

export interface GroupInput {
  readonly forge: Forge;
  readonly source: SnapshotSource;
  readonly branch: string;
  readonly line: Line;
  /** Position of the first commit that is not judged any more. */
  readonly end: number;
  /** Of the last approved commit. */
  readonly gate: Gate;
  readonly options: GateOptions;
  /** Folder of the trees, from the top of the repository: empty or `a/b`. */
  readonly directory: string;
}

/** Each costs a request, and a job's token has a thousand an hour. */
const MAX_COMMITS = 250;

/** @returns oldest first. @throws UserError where there are too many to ask about. */
export async function groupsOf(input: GroupInput): Promise<readonly LineGroup[]> {
  const { source } = input;
  const singles = await singlesOf(input);
  const asked = singles.filter(({ exempt }) => exempt === undefined).map(({ commit }) => commit);
  if (asked.length > MAX_COMMITS) {
    throw new UserError(
      `${asked.length} commits are to be judged, which is more than ${MAX_COMMITS}.`,
      `Attest the history up to one of the newest in snapshots/attestations.yaml, with \`history: true\``,
    );
  }
  const pulls = await pullsOf(asked, input);
  const numbers = [...new Set([...pulls.values()].flatMap((found) => found.map(({ number }) => number)))];
  if (numbers.length > 0) await source.fetch(input.branch, numbers);
  const groups: LineGroup[] = [];
  for (let at = 0; at < singles.length;) {
    const { group, size } = await grouped(at, singles, pulls, input);
    groups.push(group);
    at += size;
  }
  return groups.reverse();
}

/**
 * Each commit as a group of its own, the newest first. Which files are the memory's is what the commit before it says: one
 * that is not approved keeps all behind it from being so, whatever they change.
 */
async function singlesOf(input: GroupInput): Promise<readonly LineGroup[]> {
  const { line, end, source, options } = input;
  const singles: LineGroup[] = [];
  let gate: Gate | UserError = input.gate;
  for (let at = end - 1; at >= 0; at--) {
    const [commit, parent] = [line.commits[at]?.commit, line.commits[at + 1]?.commit];
    if (commit === undefined || parent === undefined) continue;
    const single = await exemption(commit, parent, gate, input);
    singles.push(single);
    if (mayEdit(single, gate)) gate = await tryGate(await source.repository.commitTree(commit), options);
  }
  return singles.reverse();
}

function mayEdit({ differences }: LineGroup, gate: Gate | UserError): boolean {
  return gate instanceof UserError || differences.some(({ path }) => isOfGate(gate, path));
}

/**
 * A commit as a group of its own, and whether what it changes needs no approval.
 * @param gate of the commit before it.
 */
async function exemption(
  commit: string,
  parent: string,
  gate: Gate | UserError,
  input: GroupInput,
): Promise<LineGroup> {
  const { source } = input;
  const differences = await differencesOf(source, parent, commit);
  const beside = await besideOf(input, parent, commit);
  const group = { commit, parent, differences, beside };
  if (beside.length > 0 || gate instanceof UserError) return group;
  const { root } = gate.layout;
  const paths = differences.map(({ path }) => path);
  const isElsewhere = (path: string) =>
    !path.startsWith(root) && !gate.mayDependOn(path) && !CODEOWNERS_PATHS.includes(path);
  if (paths.every(isElsewhere)) return { ...group, exempt: "elsewhere" };
  const rejections = root + REJECTIONS_FILE;
  // What stands beside the index in its folder, such as a README, is somebody's.
  if (!paths.every((path) => isIndexPath(path, root) || path === rejections)) return group;
  if (paths.includes(rejections) && !(await onlyAddsRejections(parent, commit, rejections, source))) {
    return { ...group, reason: "takes back or rewrites what was rejected" };
  }
  return (await isRegenerated(await source.repository.commitTree(commit), root, input))
    ? { ...group, exempt: "regeneration" }
    : { ...group, reason: "changes indexes to something else than generation gives" };
}

/** What only keeps claims out, the steward may write by itself; what lets one in again, or says otherwise who kept it out, needs a person. */
async function onlyAddsRejections(
  parent: string,
  commit: string,
  path: string,
  { repository }: SnapshotSource,
): Promise<boolean> {
  const read = async (revision: string) => {
    const files = new GateFiles(await repository.commitTree(revision));
    return { ...(await readRejections(files, path)), isBroken: files.problems.length > 0 };
  };
  const [before, after] = [await read(parent), await read(commit)];
  // What stands there names a person and his reason: that is not rewritten either.
  const stays = ([claim, entry]: readonly [string, unknown]) =>
    JSON.stringify(after.claims.get(claim)) === JSON.stringify(entry);
  return !after.isBroken && [...before.claims].every(stays);
}

async function differencesOf({ repository }: SnapshotSource, from: string, to: string) {
  const [before, after] = await Promise.all([repository.commitTree(from), repository.commitTree(to)]);
  const differences = await before.stored?.differences(after);
  if (!differences) throw new Error(`${from} and ${to} are not stored together`);
  return differences;
}

/** CODEOWNERS, where the memory is a folder of its repository: in the top folder it is among the differences. */
async function besideOf({ source: { history }, directory }: GroupInput, from: string, to: string): Promise<string[]> {
  if (directory === "") return [];
  const [before, after] = [await codeOwnersFile(from, history), await codeOwnersFile(to, history)];
  if (before?.oid === after?.oid && before?.path === after?.path) return [];
  const paths = new Set([before, after].flatMap((file) => file?.path ?? []));
  return [...paths].map((path) => posix.relative(directory, path)).filter((path) => path.startsWith("../"));
}

/** Whether the index is what generation gives, byte for byte: authorship plays no part (decision 7). */
async function isRegenerated(tree: Tree, root: string, input: GroupInput): Promise<boolean> {
  const { source, options, directory } = input;
  const present = (await tree.entries()).filter(({ path }) => isIndexPath(path, root));
  const header = present.find(({ path }) => path === root + INDEX_HEADER_PATH);
  // An index of an older build stays what was generated, where this one finds the same.
  const { judgeDigest } = (header && builtFrom(await readFile(tree, header))) ?? {};
  const made = {
    ...(await indexSource(source.repository, tree, options, new Date(0))),
    ...(judgeDigest !== undefined && { judgeDigest }),
  };
  const index = await makeIndex({ tree, root: directory, gate: options, source: made });
  if (present.length !== index.paths.length) return false;
  const entries = new Map(present.map((entry) => [entry.path, entry]));
  for await (const { path, oid } of index.files()) {
    const entry = entries.get(path);
    if (!entry || !isRegular(entry.mode) || entry.oid !== oid) return false;
  }
  return true;
}

async function pullsOf(
  commits: readonly string[],
  { forge, branch }: GroupInput,
): Promise<ReadonlyMap<string, readonly MergedPullRequest[]>> {
  const { id } = await forge.repository();
  const found = new Map<string, readonly MergedPullRequest[]>();
  for (const commit of commits) {
    const pulls = await forge.mergedPullRequests(commit);
    found.set(
      commit,
      pulls.filter(({ base }) => base.branch === branch && base.repositoryId === id),
    );
  }
  return found;
}

/**
 * The group that ends with a commit. The forge says which pull request was merged, the trees say what of it: a commit counts
 * as a merge only if it holds what merging the reviewed head gives, so that nothing can be slipped into a merge by hand.
 */
async function grouped(
  at: number,
  singles: readonly LineGroup[],
  pulls: ReadonlyMap<string, readonly MergedPullRequest[]>,
  input: GroupInput,
): Promise<{ group: LineGroup; size: number }> {
  const { source } = input;
  const single = singles[at];
  if (!single) throw new Error(`there is no commit ${at}`);
  const found = pulls.get(single.commit) ?? [];
  const isBy = (number: number) => (commit: string) =>
    pulls.get(commit)?.some((pull) => pull.number === number) === true;
  for (const pull of found) {
    const size = await sizeOf(at, singles, isBy(pull.number), pull.head, source);
    const oldest = size === undefined ? undefined : singles[at + size - 1];
    if (size === undefined || !oldest) continue;
    const { commit } = single;
    const { parent } = oldest;
    if (size === 1) return { group: { ...single, pull }, size };
    const differences = await differencesOf(source, parent, commit);
    const beside = await besideOf(input, parent, commit);
    return { group: { commit, parent, differences, beside, pull }, size };
  }
  if (single.exempt !== undefined || single.reason !== undefined) return { group: single, size: 1 };
  const [pull] = found;
  const reason = pull
    ? `does not hold what merging pull request ${pull.number} gives`
    : "came without a merged pull request";
  return { group: { ...single, reason }, size: 1 };
}

/** How many commits of the line a pull request gave: one for a merge or a squash, as many as it had for a rebase. */
async function sizeOf(
  at: number,
  singles: readonly LineGroup[],
  isByPull: (commit: string) => boolean,
  head: string,
  { history }: SnapshotSource,
): Promise<number | undefined> {
  const run = singles.slice(at);
  const end = run.findIndex(({ commit }) => !isByPull(commit));
  for (let size = end === -1 ? run.length : end; size > 0; size--) {
    const [last, first] = [run[0], run[size - 1]];
    if (last && first && (await history.isMergeOf(last.commit, first.parent, head))) return size;
  }
  return undefined;
}

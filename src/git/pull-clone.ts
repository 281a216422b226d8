/**
 * A repository of our own that holds pull requests as data: commits, trees and blobs fetched from the forge, never
 * checked out (security rule 4). It borrows what a full checkout beside it already has.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { devNull } from "node:os";
import { join } from "node:path";
import { ForgeRefusal } from "../memory/forge-refusal.js";
import type { History } from "../memory/history.js";
import type {
  FetchedPulls,
  FetchLimits,
  NeighbourLimits,
  NeighbourSource,
  SnapshotSource,
} from "../memory/repository.js";
import { UserError } from "../memory/user-error.js";
import { closedPlace, readSettings } from "./closed-config.js";
import { fetchWithin } from "./fetch-within.js";
import { GitError, runGit, withVariables, type GitPlace } from "./git.js";
import { findGit } from "./locate.js";
import { makeScratch, quotePath, removeScratch } from "./object-store.js";
import { openRepository, type GitRepository } from "./repository.js";

export interface PullCloneOptions {
  /** `https://github.com/owner/name`, without credentials. Plain `http:` serves tests and servers behind a proxy. */
  readonly url: string;
  readonly token: string;
  /** Folder of the memory, from the top of the repository: empty or `a/b`. */
  readonly directory: string;
  /** A checkout of the same repository whose objects need not be fetched again. */
  readonly checkout?: string;
}

export interface PullClone extends SnapshotSource, NeighbourSource {
  readonly repository: GitRepository;
  readonly history: History;
  /**
   * One fetch of every branch and tag, as a clone has them.
   * @throws UserError where the forge refuses or cannot be reached.
   */
  fetchRefs(): Promise<void>;
  /** Removes everything. */
  close(): Promise<void>;
}

export async function makePullClone(options: PullCloneOptions): Promise<PullClone> {
  const scratch = makeScratch();
  try {
    const top = join(scratch, "clone");
    const place = closedPlace(scratch, devNull, new Set());
    const format = await borrow(options.checkout);
    const template = ["--template=", `--object-format=${format?.format ?? "sha1"}`];
    await runGit(place, ["init", "--quiet", ...template, "--initial-branch=none", "--", top]);
    if (format) await writeFile(join(top, ".git", "objects", "info", "alternates"), `${quotePath(format.objects)}\n`);
    await mkdir(join(top, options.directory), { recursive: true });
    const network = withVariables({ folder: top, env: place.env }, networkVariables(options, place));
    const repository = await openRepository(join(top, options.directory));
    return {
      repository,
      history: repository.history(),
      fetchRefs: () => fetchAll(network, options),
      fetchSnapshots: (branch) => fetchSnapshots(network, options, branch),
      fetch: (branch, numbers) => fetchPulls(network, options, branch, numbers),
      fetchNeighbours: (numbers, limits) => fetchNeighbours(network, options, numbers, limits),
      async close() {
        await repository.close();
        await rm(top, { recursive: true, force: true });
        removeScratch(scratch);
      },
    };
  } catch (error) {
    removeScratch(scratch);
    throw error;
  }
}

/** The objects of a checkout that has its whole history; undefined where there is none to borrow from. */
async function borrow(checkout: string | undefined): Promise<{ objects: string; format: string } | undefined> {
  if (checkout === undefined) return undefined;
  try {
    const settings = await readSettings(checkout);
    const location = (await findGit(closedPlace(checkout, devNull, settings.filters)))?.location;
    if (!location || settings.partial) return undefined;
    const { stdout } = await runGit(closedPlace(checkout, devNull, settings.filters), [
      "rev-parse",
      "--is-shallow-repository",
    ]);
    return stdout.toString("latin1").trim() === "false" ? location : undefined;
  } catch (error) {
    // What cannot be borrowed is fetched.
    if (error instanceof UserError || error instanceof GitError) return undefined;
    throw error;
  }
}

/**
 * Credentials by variables, for the server's address alone: they are neither in the stored configuration nor in the
 * address, which error messages quote (security rule 26).
 */
function networkVariables({ url, token }: PullCloneOptions, place: GitPlace): Record<string, string> {
  const { protocol, origin } = addressOf(url);
  const scheme = protocol.slice(0, -1);
  const credential = Buffer.from(`x-access-token:${token}`).toString("base64");
  const keys: readonly (readonly [string, string])[] = [
    [`protocol.${scheme}.allow`, "always"],
    [`http.${origin}/.extraheader`, `AUTHORIZATION: basic ${credential}`],
    // A redirect could lead the credentials elsewhere.
    ["http.followRedirects", "false"],
    ["credential.helper", ""],
    ["fetch.unpackLimit", "1"],
    ["fetch.recurseSubmodules", "false"],
    ["fetch.writeCommitGraph", "false"],
    ["submodule.recurse", "false"],
  ];
  const first = Number(place.env["GIT_CONFIG_COUNT"]);
  const variables: Record<string, string> = {
    GIT_ALLOW_PROTOCOL: scheme,
    GIT_CONFIG_COUNT: String(first + keys.length),
    GIT_ASKPASS: "",
    SSH_ASKPASS: "",
  };
  keys.forEach(([key, value], index) => {
    variables[`GIT_CONFIG_KEY_${first + index}`] = key;
    variables[`GIT_CONFIG_VALUE_${first + index}`] = value;
  });
  return variables;
}

function addressOf(url: string): URL {
  const address = new URL(url);
  if (!/^https?:$/.test(address.protocol) || address.username !== "" || address.password !== "") {
    throw new UserError("The forge's address must be plain http or https.", "Correct GITHUB_SERVER_URL");
  }
  return address;
}

async function fetchPulls(
  place: GitPlace,
  { url, token }: PullCloneOptions,
  branch: string,
  numbers: readonly number[],
): Promise<FetchedPulls> {
  const base = "refs/steward/base";
  const refspecs = [`+refs/heads/${branchName(branch)}:${base}`, ...numbers.map(refspecOf)];
  try {
    await fetchRefs(place, url, refspecs);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (numbers.length < 2 || !/couldn't find remote ref/i.test(error.stderr)) throw failure(error, token);
    // One of them was closed and cleaned up meanwhile, which must not hide the others.
    await fetchRefs(place, url, refspecs.slice(0, 1)).catch((again: unknown) => {
      throw again instanceof GitError ? failure(again, token) : again;
    });
    for (const refspec of refspecs.slice(1)) {
      await fetchRefs(place, url, [refspec]).catch((gone: unknown) => {
        if (!(gone instanceof GitError)) throw gone;
      });
    }
  }
  const oids = await fetchedRefs(place);
  const tip = oids.get(base);
  if (tip === undefined) throw new UserError(`The branch ${branch} was not delivered.`, "Run the job again");
  return { base: tip, heads: headsAmong(oids, numbers) };
}

async function fetchNeighbours(
  place: GitPlace,
  { url }: PullCloneOptions,
  numbers: readonly number[],
  { together, each }: NeighbourLimits,
): Promise<ReadonlyMap<number, string>> {
  const isFetched = async (some: readonly number[], limits: FetchLimits): Promise<boolean> => {
    const args = [...fetchArguments(url), ...some.map(refspecOf)];
    return await fetchWithin(place, { args, refs: some.map(refOf), limits });
  };
  const until = performance.now() + 2 * together.ms;
  if (numbers.length > 0 && !(await isFetched(numbers, together))) {
    for (const number of numbers) {
      const ms = Math.min(each.ms, until - performance.now());
      if (ms > 0) await isFetched([number], { ...each, ms });
    }
  }
  return headsAmong(await fetchedRefs(place), numbers);
}

/** Object ids by name. */
async function fetchedRefs(place: GitPlace): Promise<ReadonlyMap<string, string>> {
  const listed = await runGit(place, ["for-each-ref", "--format=%(objectname) %(refname)", "refs/steward"]);
  const oids = new Map<string, string>();
  for (const line of listed.stdout.toString("latin1").split("\n")) {
    const [oid, name] = line.split(" ");
    if (oid !== undefined && name !== undefined) oids.set(name, oid);
  }
  return oids;
}

function headsAmong(oids: ReadonlyMap<string, string>, numbers: readonly number[]): ReadonlyMap<number, string> {
  const heads = new Map<number, string>();
  for (const number of numbers) {
    const oid = oids.get(refOf(number));
    if (oid !== undefined) heads.set(number, oid);
  }
  return heads;
}

async function fetchAll(place: GitPlace, { url, token }: PullCloneOptions): Promise<void> {
  try {
    await fetchRefs(place, url, ["+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*"]);
  } catch (error) {
    throw error instanceof GitError ? failure(error, token) : error;
  }
}

async function fetchSnapshots(place: GitPlace, { url, token }: PullCloneOptions, branch: string): Promise<string> {
  const base = "refs/steward/base";
  const tags = "refs/tags/memory/snapshots/*";
  try {
    await fetchRefs(place, url, [`+refs/heads/${branchName(branch)}:${base}`, `+${tags}:${tags}`]);
    const { stdout } = await runGit(place, ["rev-parse", "--verify", "--end-of-options", base]);
    return stdout.toString("latin1").trim();
  } catch (error) {
    throw error instanceof GitError ? failure(error, token) : error;
  }
}

/** A fetch prints nothing until it ends, and a history of years takes its time. */
const MAX_FETCH_MS = 30 * 60_000;

async function fetchRefs(place: GitPlace, url: string, refspecs: readonly string[]): Promise<void> {
  await runGit(place, [...fetchArguments(url), ...refspecs], { maxSilenceMs: MAX_FETCH_MS });
}

/** Refspecs follow. */
function fetchArguments(url: string): readonly string[] {
  const flags = ["--quiet", "--no-tags", "--no-write-fetch-head", "--no-auto-maintenance", "--no-recurse-submodules"];
  return ["fetch", ...flags, "--end-of-options", url];
}

function refOf(number: number): string {
  return `refs/steward/pull/${number}`;
}

function refspecOf(number: number): string {
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${number} is not a pull request's number`);
  return `+refs/pull/${number}/head:${refOf(number)}`;
}

/** A refspec gives `:`, `*` and a leading `+` or `^` a meaning, which no branch can hold. */
function branchName(branch: string): string {
  if (branch !== "" && branch.length <= 1000 && !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|^[-/]|\/$/u.test(branch)) return branch;
  throw new UserError(`${JSON.stringify(branch.slice(0, 100))} is not a branch.`);
}

function failure(error: GitError, token: string): UserError {
  const credential = Buffer.from(`x-access-token:${token}`).toString("base64");
  const reason = error.reason.replaceAll(credential, "***").replaceAll(token === "" ? "\0" : token, "***");
  const advice = /\b(401|403)\b|Authentication|could not read Username/i.test(reason)
    ? "Add the line `contents: read # fetches the repository` under `permissions:` of the job"
    : "Run the job again";
  return new ForgeRefusal(`The repository cannot be fetched: ${reason}`, advice);
}

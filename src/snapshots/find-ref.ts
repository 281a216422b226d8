/** What a branch, tag or commit id means in a clone. Where it may mean two commits, nothing is chosen. */
import { shortCommit } from "../memory/commit-id.js";
import { editDistance } from "../memory/edit-distance.js";
import { firstNames } from "../memory/first-names.js";
import type { Ref } from "../memory/history.js";
import { UserError } from "../memory/user-error.js";

/** Beside the name itself. In a clone a branch of the forge stands below its remote. */
function foldersIn(refs: readonly Ref[]): string[] {
  return ["", "refs/", HEADS, "refs/tags/", ...forgeFolders(refs), REMOTES];
}

const HEADS = "refs/heads/";
const REMOTES = "refs/remotes/";

/**
 * Where the branches of the forge stand: below `origin`, and below every remote in a clone whose remotes are called
 * otherwise. Each ends in `/`.
 */
function forgeFolders(refs: readonly Ref[]): string[] {
  const below = refs.filter(({ name }) => name.startsWith(REMOTES)).map(({ name }) => name);
  // The name of a remote may hold slashes: where it has a HEAD, that tells how far it goes.
  const known = below.filter((name) => name.endsWith("/HEAD")).map((name) => name.slice(0, -"HEAD".length));
  const others = below
    .filter((name) => !known.some((folder) => name.startsWith(folder)))
    .map((name) => name.slice(0, name.indexOf("/", REMOTES.length) + 1));
  const folders = [...new Set([...known, ...others])].filter((folder) => folder.length > REMOTES.length);
  const origin = `${REMOTES}origin/`;
  return folders.includes(origin) ? [origin] : folders;
}

/**
 * The commit of a branch or a tag.
 * @returns undefined where no ref has the name.
 * @throws UserError where refs of that name lead to different commits, or to none.
 */
export function commitOfRef(name: string, refs: readonly Ref[]): string | undefined {
  const full = new Set(foldersIn(refs).map((folder) => folder + name));
  const found = refs.filter((ref) => full.has(ref.name));
  const commits = new Set(found.map(({ commit }) => commit));
  const [commit] = commits;
  if (found.length === 0) return undefined;
  if (commits.size > 1) {
    throw new UserError(`"${name}" is ambiguous: ${meaningsOf(found)}.`, "Write the one that is meant in full");
  }
  if (commit === undefined) throw new UserError(`"${name}" leads to no commit.`, "Name a branch, a tag or a commit");
  return commit;
}

/** A name that is near costs at most so many edits. */
const MAX_EDITS = 3;

/** Branches that are named where none is near. */
const MAX_NAMED = 5;

/** Comparing more names is not worth the time. */
const MAX_COMPARED = 2000;

function shortNames(refs: readonly Ref[]): string[] {
  const folders = [HEADS, "refs/tags/", ...forgeFolders(refs), REMOTES];
  const short = new Set(
    refs.map(({ name: full }) => full.slice(folders.find((folder) => full.startsWith(folder))?.length ?? 0)),
  );
  short.delete("HEAD");
  return [...short];
}

/** Short names of refs that a person may have meant, the nearest first; at most three. */
export function nearRefs(name: string, refs: readonly Ref[]): string[] {
  return shortNames(refs)
    .slice(0, MAX_COMPARED)
    .map((candidate) => ({ candidate, distance: distanceOf(name, candidate) }))
    .filter(({ distance }) => distance <= MAX_EDITS)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

function distanceOf(name: string, candidate: string): number {
  const [a, b] = [name.toLowerCase(), candidate.toLowerCase()];
  return b.endsWith(`/${a}`) || (a.length > 2 && b.startsWith(a)) ? 1 : editDistance(a, b, MAX_EDITS);
}

/** The default branch as a clone knows it. */
export interface DefaultBranch {
  /** Short name. */
  readonly name: string;
  readonly commit: string;
}

/**
 * The branch of the forge where the clone has one, since a local branch of the name may hold what nobody has seen.
 * @param asked the branch's name, where the caller knows it; with that of its remote before it where several have it.
 * @throws UserError where there is none, or no saying which.
 */
export function defaultBranch(refs: readonly Ref[], asked: string | undefined): DefaultBranch {
  if (refs.length === 0) throw new UserError("This repository has no commit yet.", "Commit first, or fetch");
  const byName = new Map(refs.map((ref) => [ref.name, ref]));
  const folders = forgeFolders(refs);
  const targets = new Set(
    folders.flatMap((folder) => {
      const target = byName.get(`${folder}HEAD`)?.target;
      return target?.startsWith(folder) === true ? target.slice(folder.length) : [];
    }),
  );
  const hasBranch = (name: string) => [...folders, HEADS].some((folder) => byName.has(folder + name));
  const names = asked !== undefined ? [asked] : targets.size > 0 ? [...targets] : ["main", "master"].filter(hasBranch);
  const [name, second] = names;
  if (name === undefined || second !== undefined) {
    throw new UserError("This clone does not say which branch is the default one.", "Name it with --branch");
  }
  const ofForge = folders.flatMap((folder) => byName.get(folder + name) ?? []);
  if (new Set(ofForge.map(({ commit }) => commit)).size > 1) {
    throw new UserError(
      `This clone has several remotes and none called origin, so ${JSON.stringify(name)} may be ${meaningsOf(ofForge)}.`,
      `Name the one that is meant, as in --branch ${ofForge[0]?.name.slice(REMOTES.length) ?? name}`,
    );
  }
  const ref = ofForge[0] ?? byName.get(REMOTES + name) ?? byName.get(HEADS + name);
  if (ref?.commit !== undefined) return { name, commit: ref.commit };
  throw new UserError(`There is no branch ${JSON.stringify(name)} in this clone.`, adviceOn(name, refs));
}

/** What is there in place of a branch that is not. */
function adviceOn(name: string, refs: readonly Ref[]): string {
  const branches = refs.filter((ref) => [HEADS, REMOTES].some((folder) => ref.name.startsWith(folder)));
  const near = nearRefs(name, branches);
  if (near.length > 0) return `Near it: ${near.join(", ")}`;
  const remotes = branches.some((ref) => ref.name.startsWith(REMOTES)) ? forgeFolders(refs) : [];
  const names = shortNames(branches);
  const ways = [
    ...(names.length > 0 ? [`Name one that is there: ${firstNames(names, MAX_NAMED)}`] : []),
    ...remotes.slice(0, 1).map((folder) => `Fetch it: git fetch ${folder.slice(REMOTES.length, -1)} ${name}`),
  ];
  return ways.length > 0 ? ways.join(". ") : "Fetch it first";
}

function meaningsOf(refs: readonly Ref[]): string {
  return refs.map(({ name, commit, object }) => `${name} at ${shortCommit(commit ?? object)}`).join(", ");
}

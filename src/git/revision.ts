import { isCommitId } from "../memory/commit-id.js";
import { parseCommitRange } from "../memory/commit-range.js";
import { formatOfId } from "../memory/object-format.js";
import { DEEPEN } from "../memory/history.js";
import { UserError } from "../memory/user-error.js";
import { runGit, type GitPlace } from "./git.js";
import type { ObjectStore } from "./object-store.js";

/** Others may have some. */
export const NO_COMMIT_HERE = "The branch that is checked out has no commit yet";

/** What to do where a shallow clone lacks commits. */
export function deepen(message: string): UserError {
  return new UserError(message, DEEPEN);
}

/**
 * The full id of the commit that a revision names.
 * @param place the user's repository.
 * @param store the one that borrows its objects: a full id is asked of the process that answers about objects anyway.
 * @throws UserError when the revision is missing, ambiguous or not a commit.
 */
export async function resolveCommit(place: GitPlace, store: ObjectStore, revision: string): Promise<string> {
  const known = isCommitId(revision) ? await readCommit(store, revision) : undefined;
  if (known !== undefined && known !== ABSENT) return known;
  // Lists of other tools name thousands that are gone: to start Git for each would take minutes.
  if (known === ABSENT && !store.partial && (await mayHoldCommits(place, store))) throw missing(store, revision);
  if (revision === "" || revision.length > 1000 || /[\0-\x1f\x7f-\x9f\u2028\u2029]/.test(revision)) {
    throw new UserError(`${quote(revision)} is not a revision.`, "Name a branch, a tag or a commit");
  }
  // In this order, or the marker is echoed.
  const args = ["rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`];
  const { code, stdout, stderr } = await runGit(place, args, { accept: [0, 1, 128] });
  const commit = stdout.toString("latin1").trim();
  if (stderr.includes(" is ambiguous") && !isCommitId(revision) && !(await isWholeName(place, revision))) {
    throw new UserError(
      `Revision ${quote(revision)} is ambiguous.`,
      "Write `refs/heads/<branch>`, `refs/tags/<tag>` or the full commit id",
    );
  }
  // A leading `^` is answered with an id that has one, too.
  if (code === 0 && isCommitId(commit)) return commit;
  const [brokenRefs] = BROKEN_REFS.exec(stderr) ?? [];
  if (brokenRefs !== undefined) {
    throw new UserError(`Git cannot read the refs of this repository: ${brokenRefs}`, "Mend that file, or clone anew");
  }
  if (!(await mayHoldCommits(place, store))) {
    throw new UserError(
      "This repository has no commit yet.",
      revision === "HEAD" ? "Commit first" : "Commit first, or fetch what it names",
    );
  }
  if (revision === "HEAD") {
    await headCommit(place);
    throw new UserError(`${NO_COMMIT_HERE}.`, "Commit first, or check out another branch");
  }
  if (parseCommitRange(revision)) {
    throw new UserError(`${quote(revision)} is a range, where one commit is wanted.`, "Name one of its ends");
  }
  const followed = await remoteBranch(place, revision);
  if (followed !== undefined) {
    throw new UserError(
      `Revision ${quote(revision)} is not a branch of this clone, which follows it as ${followed}.`,
      `Name it so: \`${followed}\``,
    );
  }
  throw missing(store, revision, await fetchCommand(place, revision));
}

/** Of the file that holds most of them: no name is found then, whatever its spelling. */
const BROKEN_REFS = /^fatal: .*\bline in .*packed-refs.*$/m;

function missing(store: ObjectStore, revision: string, command = ""): UserError {
  if (store.shallow.size > 0) return deepen(`Revision ${quote(revision)} is not in this clone, which is shallow.`);
  return new UserError(
    `Revision ${quote(revision)} is not a commit of this repository.`,
    `Check its spelling, or fetch it first${command}`,
  );
}

/** Names that no shell gives a meaning. */
const PLAIN_NAME = /^[\w][\w./-]*$/;

/** `origin/main` where a branch `main` is known of a remote alone, and of one remote. */
async function remoteBranch(place: GitPlace, revision: string): Promise<string | undefined> {
  if (!PLAIN_NAME.test(revision)) return undefined;
  const args = ["for-each-ref", "--format=%(refname:lstrip=2)", `refs/remotes/*/${revision}`];
  const { stdout } = await runGit(place, args, { accept: [0, 128] });
  const [name, ...others] = stdout
    .toString("utf8")
    .split("\n")
    .filter((line) => line.endsWith(`/${revision}`));
  return others.length === 0 && name !== undefined && PLAIN_NAME.test(name) ? name : undefined;
}

/** Of a branch that a clone of a single one does not follow: `git fetch` alone does not bring it. */
async function fetchCommand(place: GitPlace, revision: string): Promise<string> {
  const [remote = "", ...rest] = revision.split("/");
  const branch = rest.join("/");
  if (branch === "" || !PLAIN_NAME.test(revision)) return "";
  const { stdout } = await runGit(place, ["remote"], { accept: [0, 128] });
  if (!stdout.toString("utf8").split("\n").includes(remote)) return "";
  return `: \`git fetch ${remote} +refs/heads/${branch}:refs/remotes/${remote}/${branch}\``;
}

/**
 * Whether a revision is the whole name of something that is there: Git takes it then, whatever branches and tags are called so
 * as well. A tag `HEAD` is no reason to read nothing.
 */
async function isWholeName(place: GitPlace, revision: string): Promise<boolean> {
  if (/^HEAD(?![^~^@])/.test(revision)) return true;
  if (!revision.startsWith("refs/")) return false;
  const { code } = await runGit(place, ["show-ref", "--verify", "--quiet", "--", revision], { accept: [0, 1, 128] });
  return code === 0;
}

const ABSENT = Symbol("no such object");

/** The commit that an object is, or that a tag leads to; undefined where that cannot be told. */
async function readCommit({ reader, format }: ObjectStore, id: string): Promise<string | typeof ABSENT | undefined> {
  try {
    const found = await reader.read(`${id}^{commit}`);
    return found?.oid ?? (formatOfId(id) === format ? ABSENT : undefined);
  } catch {
    return undefined;
  }
}

const withCommits = new WeakSet<ObjectStore>();

/** `hasCommits`, asked once of a repository that has some. */
async function mayHoldCommits(place: GitPlace, store: ObjectStore): Promise<boolean> {
  if (!withCommits.has(store) && (await hasCommits(place))) withCommits.add(store);
  return withCommits.has(store);
}

/** Whether HEAD or any branch or tag names one. Where Git cannot say, there may be some. */
async function hasCommits(place: GitPlace): Promise<boolean> {
  const { code, stdout } = await runGit(place, ["rev-list", "--all", "--max-count=1"], { accept: [0, 128] });
  return code !== 0 || stdout.length > 0;
}

/**
 * The commit of HEAD; undefined where HEAD is a branch without a commit.
 * @throws UserError where HEAD leads to something that Git cannot read: nothing is a first commit because of that.
 */
export async function headCommit(place: GitPlace): Promise<string | undefined> {
  const accept = [0, 1, 128];
  const head = await runGit(place, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], { accept });
  if (head.code === 0) return head.stdout.toString("latin1").trim();
  const object = await runGit(place, ["rev-parse", "--verify", "--quiet", "HEAD"], { accept });
  const branch = await runGit(place, ["symbolic-ref", "--quiet", "HEAD"], { accept });
  if (object.code === 1 && branch.code === 0) return undefined;
  const id = object.stdout.toString("latin1").trim();
  const [words = ""] = (head.stderr || branch.stderr).split("\n", 1);
  throw new UserError(
    `HEAD leads to ${id === "" ? "no commit" : `${id}, and that to no commit`} that Git can read${words === "" ? "." : `: ${words}`}`,
    "Run `git fsck` to find what is broken, or check out a branch that is whole",
  );
}

function quote(revision: string): string {
  return JSON.stringify(revision.length > 100 ? `${revision.slice(0, 100)}...` : revision);
}

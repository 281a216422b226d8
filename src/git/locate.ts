/** Finds the repository that a folder is in, and what Git says against it. */
import { isCommitId } from "../memory/commit-id.js";
import type { ObjectFormat } from "../memory/object-format.js";
import { UserError } from "../memory/user-error.js";
import { GitError, runGit, type GitPlace } from "./git.js";

/** Absolute paths of a repository. */
export interface Location {
  readonly top: string;
  readonly gitDir: string;
  readonly objects: string;
  readonly shallow: string;
  readonly format: ObjectFormat;
}

/** What Git was asked on the way: revisions that it knows beyond doubt, with the commits that they name. */
export interface Found {
  readonly location: Location;
  readonly commits: ReadonlyMap<string, string>;
}

const QUESTIONS = ["--show-toplevel", "--git-dir", "--git-path", "objects", "--git-path", "shallow"];
const ARGS = ["rev-parse", "--path-format=absolute", ...QUESTIONS, "--show-object-format"];

/** A name that can be nothing else than one, such as an option or a range. */
const PLAIN_REVISION = /^(?!.*\.\.)[A-Za-z0-9_][A-Za-z0-9_./-]{0,200}$/;

/**
 * @param revisions that will be asked for: what is known at once saves a process each.
 * @returns undefined where the folder is in no repository.
 * @throws UserError where Git refuses the repository, or where there is no work tree.
 */
export async function findGit(place: GitPlace, revisions: readonly string[] = []): Promise<Found | undefined> {
  const plain = [...new Set(revisions)].filter((revision) => PLAIN_REVISION.test(revision));
  const found = plain.length > 0 ? await findWithCommits(place, plain) : undefined;
  if (found) return found;
  const location = await locate(place);
  return location && { location, commits: new Map() };
}

/** Undefined where Git has anything to say about the revisions, or the place. */
async function findWithCommits(place: GitPlace, revisions: readonly string[]): Promise<Found | undefined> {
  const names = revisions.map((revision) => `${revision}^{commit}`);
  const { code, stdout, stderr } = await runGit(place, [...ARGS, ...names], { accept: [0, 1, 128] });
  const lines = stdout.toString("utf8").trimEnd().split("\n");
  const ids = lines.splice(-revisions.length);
  if (code !== 0 || stderr !== "" || !ids.every(isCommitId)) return undefined;
  const location = parseLocation(lines);
  const commits = new Map(revisions.map((revision, index) => [revision, ids[index] ?? ""]));
  return location && { location, commits };
}

async function locate(place: GitPlace): Promise<Location | undefined> {
  let answer: string;
  try {
    const { stdout } = await runGit(place, ARGS);
    answer = stdout.toString("utf8");
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (error.stderr.includes("not a git repository (or any")) return undefined;
    throw refusal(place.folder, error);
  }
  const location = parseLocation(answer.trimEnd().split("\n"));
  if (location) return location;
  throw new UserError(
    `Git describes the repository of ${place.folder} in a way that cannot be read.`,
    "Use Git 2.38 or newer, and a path without line breaks",
  );
}

function parseLocation(lines: readonly string[]): Location | undefined {
  const [top, gitDir, objects, shallow, format, ...rest] = lines;
  const isFormat = format === "sha1" || format === "sha256";
  if (!top || !gitDir || !objects || !shallow || !isFormat || rest.length > 0) return undefined;
  return { top, gitDir, objects, shallow, format };
}

function refusal(folder: string, error: GitError): UserError {
  if (error.stderr.includes("dubious ownership")) {
    return new UserError(
      `Git refuses the repository of ${folder}, because another user owns it.`,
      `If you trust it, run: git config --global --add safe.directory ${/in repository at '(.*)'/.exec(error.stderr)?.[1] ?? folder}`,
    );
  }
  if (/must be run in a work tree|bare repository/.test(error.stderr)) {
    return new UserError(
      `${folder} has no working directory: it is a bare repository, or where Git keeps one itself.`,
      "Clone it, and name the folder of the clone",
    );
  }
  const isNewer = /unknown repository extension|Expected git repo version/.test(error.stderr);
  return new UserError(
    `Git cannot open the repository of ${folder}: ${error.reason}`,
    isNewer ? "Install a newer Git, which knows that form of repository" : "Mend the repository first",
  );
}

/** @throws UserError where Git is older than 2.38, which brought `merge-tree --write-tree`. */
export async function requireVersion(place: GitPlace): Promise<void> {
  const { stdout } = await runGit(place, ["version"]);
  const text = stdout.toString("latin1").trim();
  const [, major, minor] = /(\d+)\.(\d+)/.exec(text) ?? [];
  if (Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38)) return;
  throw new UserError(`A comparison needs Git 2.38 or newer; this is ${text}.`, "Install a newer Git");
}

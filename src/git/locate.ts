/** Finds the repository that a folder is in, and what Git says against it. */
import { UserError } from "../memory/user-error.js";
import type { ObjectFormat } from "./blob-oid.js";
import { GitError, runGit, type GitPlace } from "./git.js";

/** Absolute paths of a repository. */
export interface Location {
  readonly top: string;
  readonly gitDir: string;
  readonly objects: string;
  readonly shallow: string;
  readonly format: ObjectFormat;
}

/**
 * @returns undefined where the folder is in no repository.
 * @throws UserError where Git refuses the repository, or where there is no work tree.
 */
export async function findGit(place: GitPlace): Promise<Location | undefined> {
  const questions = ["--show-toplevel", "--git-dir", "--git-path", "objects", "--git-path", "shallow"];
  const args = ["rev-parse", "--path-format=absolute", ...questions, "--show-object-format"];
  let answer: string;
  try {
    const { stdout } = await runGit(place, args);
    answer = stdout.toString("utf8");
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (error.stderr.includes("not a git repository (or any")) return undefined;
    throw refusal(place.folder, error);
  }
  const [top, gitDir, objects, shallow, format, ...rest] = answer.trimEnd().split("\n");
  const isFormat = format === "sha1" || format === "sha256";
  if (!top || !gitDir || !objects || !shallow || !isFormat || rest.length > 0) {
    throw new UserError(
      `Git describes the repository of ${place.folder} in a way that cannot be read.`,
      "Use Git 2.38 or newer, and a path without line breaks",
    );
  }
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
    return new UserError(`${folder} is not in the work tree of a repository.`, "Name a folder of a checkout");
  }
  return new UserError(`Git cannot open the repository of ${folder}: ${error.reason}`, "Mend the repository first");
}

/** @throws UserError where Git is older than 2.38, which brought `merge-tree --write-tree`. */
export async function requireVersion(place: GitPlace): Promise<void> {
  const { stdout } = await runGit(place, ["version"]);
  const text = stdout.toString("latin1").trim();
  const [, major, minor] = /(\d+)\.(\d+)/.exec(text) ?? [];
  if (Number(major) > 2 || (Number(major) === 2 && Number(minor) >= 38)) return;
  throw new UserError(`A comparison needs Git 2.38 or newer; this is ${text}.`, "Install a newer Git");
}

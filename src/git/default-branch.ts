/** Which branch is a repository's default, as far as a clone of it tells. Nothing is asked of the forge. */
import { runGit, type GitPlace } from "./git.js";

const ORIGIN = "refs/remotes/origin/";
const LOCAL = "refs/heads/";

/**
 * What the remote said when it was cloned; else the one of the usual names that is there, first the user's own; else the
 * branch that is checked out, which need not have a commit yet.
 * @param place the user's repository.
 * @returns undefined where HEAD names no branch and nothing else tells.
 */
export async function findDefaultBranch(place: GitPlace): Promise<string | undefined> {
  const told = await symbolicRef(place, `${ORIGIN}HEAD`, ORIGIN);
  if (told !== undefined) return told;
  const names = [await configured(place), "main", "master"].filter((name) => name !== undefined);
  const wanted = [ORIGIN, LOCAL].flatMap((folder) => names.map((name) => ({ ref: folder + name, name })));
  const refs = wanted.map(({ ref }) => ref);
  const { stdout } = await runGit(place, ["for-each-ref", "--format=%(refname)", "--end-of-options", ...refs]);
  const present = new Set(stdout.toString("utf8").split("\n"));
  const usual = wanted.find(({ ref }) => present.has(ref));
  return usual?.name ?? (await symbolicRef(place, "HEAD", LOCAL));
}

async function symbolicRef(place: GitPlace, name: string, folder: string): Promise<string | undefined> {
  const { code, stdout } = await runGit(place, ["symbolic-ref", "--quiet", name], { accept: [0, 1, 128] });
  const ref = stdout.toString("utf8").trim();
  return code === 0 && ref.startsWith(folder) ? ref.slice(folder.length) : undefined;
}

async function configured(place: GitPlace): Promise<string | undefined> {
  const { stdout } = await runGit(place, ["config", "--get", "init.defaultBranch"], { accept: [0, 1] });
  const name = stdout.toString("utf8").trim();
  // A pattern would name other branches.
  return name === "" || /[*?[\\]/.test(name) ? undefined : name;
}

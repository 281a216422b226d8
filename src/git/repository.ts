/** Opens the repository that a folder is in. */
import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { codeOf, messageOf } from "../memory/error-text.js";
import { UserError } from "../memory/user-error.js";
import { Clone } from "./clone.js";
import { closedPlace, readSettings, writeUserSettings } from "./closed-config.js";
import { GitMissing } from "./git.js";
import type { GitRepository } from "./git-repository.js";
import { findGit, type Location } from "./locate.js";
import { createObjectStore, makeScratch, removeScratch } from "./object-store.js";
import { PlainFolder } from "./plain-folder.js";
import { repositoryTop } from "./repository-top.js";

export type { GitRepository };

/**
 * Opens the repository that a folder is in, or the folder alone where it is in none. Symlinks on the way to the folder
 * are followed; below it none is.
 * @param revisions that will be asked for.
 * @throws UserError where there is no such folder, where Git is missing, or where Git refuses the repository.
 */
export async function openRepository(dir: string, revisions: readonly string[] = []): Promise<GitRepository> {
  const root = realFolder(dir);
  const scratch = makeScratch();
  try {
    const config = join(scratch, "gitconfig");
    const settings = await readSettings(root);
    writeUserSettings(config, settings);
    const place = closedPlace(root, config, settings.filters);
    const found = await findGit(place, revisions);
    if (found === undefined) {
      refuseBroken(repositoryTop(root));
      removeScratch(scratch);
      return new PlainFolder(root);
    }
    const { location, commits } = found;
    refuseOutside(root, location);
    refuseLinkInside(dir, location.top);
    const store = createObjectStore(scratch, { ...location, partial: settings.partial });
    return new Clone({ root, place, location, commits, store, settings });
  } catch (error) {
    removeScratch(scratch);
    if (error instanceof GitMissing && repositoryTop(root) === undefined) return new PlainFolder(root);
    throw error;
  }
}

/**
 * Git passes over a `.git` whose HEAD is gone or broken as if it were none.
 * @param top where the nearest `.git` stands.
 * @throws UserError where that has objects, and so is a repository that is broken. A stray folder of the name is nobody's.
 */
function refuseBroken(top: string | undefined): void {
  if (top === undefined || !existsSync(join(top, ".git", "objects"))) return;
  throw new UserError(
    `Git takes ${join(top, ".git")} for no repository, though it holds objects.`,
    "Its file HEAD may be broken or gone: write `ref: refs/heads/<branch>` into it, or clone anew",
  );
}

/**
 * Git may be told to keep the files of a repository in another folder (`core.worktree`): it then reads those wherever it is
 * called, and paths of this folder are none of its commits.
 * @throws UserError where the folder is not in the work tree.
 */
function refuseOutside(root: string, { top, gitDir }: Location): void {
  const below = relative(top, root);
  if (below !== ".." && !below.startsWith(`..${sep}`) && !isAbsolute(below)) return;
  throw new UserError(
    `${root} is not in the working directory of its repository, which is ${top} by core.worktree.`,
    `Where that is a mistake, run \`git --git-dir=${gitDir} config --unset core.worktree\`; else check a clone`,
  );
}

/**
 * A link inside the work tree is the repository's content: a change could turn the folder that is checked into a link to
 * another one, which the target branch does not have. Links that lead to the work tree from outside are the caller's.
 * @throws UserError where a part of the path below the top is a symlink.
 */
function refuseLinkInside(dir: string, top: string): void {
  const parts: string[] = [];
  for (let path = resolve(dir); realpathSync.native(path) !== top; path = dirname(path)) {
    if (dirname(path) === path) return;
    parts.push(path);
  }
  for (const path of parts) {
    if (lstatSync(path).isSymbolicLink()) {
      throw new UserError(
        `${path} is a symlink inside the repository, and is not followed.`,
        "Name the folder that it leads to.",
      );
    }
  }
}

function realFolder(dir: string): string {
  try {
    const root = realpathSync.native(dir);
    if (statSync(root).isDirectory()) return root;
  } catch (error) {
    const code = codeOf(error);
    if (code !== "ENOENT" && code !== "ENOTDIR") {
      throw new UserError(`The folder ${dir} cannot be opened: ${messageOf(error)}`);
    }
  }
  throw new UserError(`There is no folder ${dir}.`, "Name the folder that holds the memory");
}

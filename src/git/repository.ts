/** Opens the repository that a folder is in. */
import { lstatSync, realpathSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { codeOf, messageOf } from "../memory/error-text.js";
import { UserError } from "../memory/user-error.js";
import { Clone } from "./clone.js";
import { closedPlace, readSettings, writeUserSettings } from "./closed-config.js";
import { GitMissing } from "./git.js";
import type { GitRepository } from "./git-repository.js";
import { findGit } from "./locate.js";
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
      removeScratch(scratch);
      return new PlainFolder(root);
    }
    const { location, commits } = found;
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

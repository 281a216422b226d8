/** Writes files of the disk, whole or not at all, and says what the system refuses. Reports go through `write-output.ts`. */
import { chmodSync, linkSync, renameSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { codeOf } from "../memory/error-text.js";
import { UserError } from "../memory/user-error.js";
import { visibleStart } from "../report/visible-text.js";
import { makeFolder } from "./make-folder.js";
import { sweepFolder, temporaryName } from "./stopped-writes.js";

/**
 * Writes a file so that no reader ever sees half of it. One that is there keeps its permissions.
 * @throws UserError where the system refuses; then what was there is there still.
 */
export function writeFileWhole(path: string, content: string | Uint8Array): void {
  try {
    replace(path, content, statSync(path, { throwIfNoEntry: false })?.mode);
  } catch (error) {
    throw asUserError(path, error);
  }
}

/**
 * Writes a file where nothing is, whole or not at all.
 * @returns false where something is there already, which stays as it is.
 * @throws UserError where the system refuses.
 */
export function createFileWhole(path: string, content: string | Uint8Array): boolean {
  try {
    const temporary = written(path, content);
    try {
      linkSync(temporary, path);
    } finally {
      unlinkSync(temporary);
    }
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    if (!NO_LINKS.has(codeOf(error) ?? "")) throw asUserError(path, error);
  }
  return createWithoutLink(path, content);
}

/** On file systems without hard links nothing both whole and exclusive can be had: what fails half-way is taken away. */
function createWithoutLink(path: string, content: string | Uint8Array): boolean {
  try {
    writeFileSync(path, "", { flag: "wx" });
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw asUserError(path, error);
  }
  try {
    writeFileSync(path, content);
    return true;
  } catch (error) {
    rmSync(path, { force: true });
    throw asUserError(path, error);
  }
}

function replace(path: string, content: string | Uint8Array, mode?: number): void {
  const temporary = written(path, content, mode);
  try {
    renameSync(temporary, path);
  } catch (error) {
    unlinkSync(temporary);
    // What is mounted by itself, as one file of a container, cannot be replaced.
    if (codeOf(error) !== "EBUSY") throw error;
    writeFileSync(path, content);
  }
}

/** Writes beside a path, where nothing is. @returns the name */
function written(path: string, content: string | Uint8Array, mode?: number): string {
  const folder = dirname(path);
  makeFolder(folder);
  sweepFolder(folder);
  const temporary = join(folder, temporaryName());
  try {
    writeFileSync(temporary, content, { flag: "wx" });
    if (mode !== undefined) chmodSync(temporary, mode & 0o7777);
    return temporary;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

const NO_LINKS: ReadonlySet<string> = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EXDEV"]);

/** What the system's refusals mean to a person, and what to do. */
const REFUSALS: Readonly<Record<string, readonly [why: string, advice: string]>> = {
  ENOSPC: ["no space is left on the disk", "Make room, then run the command again"],
  EDQUOT: ["the quota of disk space is used up", "Make room, then run the command again"],
  EFBIG: ["it would be larger than this process may write", "Raise the limit (`ulimit -f`)"],
  EROFS: ["the file system can only be read", "Choose another place"],
  EACCES: ["permission denied", "Check the permissions of the file and its folder"],
  EPERM: ["the system does not permit it", "Check the permissions of the file and its folder"],
  ENOTDIR: ["a part of the path is a file", "Choose another place"],
  EEXIST: ["a part of the path is a file", "Choose another place"],
  EISDIR: ["it is a folder", "Name a file"],
  ERR_FS_EISDIR: ["it is a folder", "Name a file"],
  ENOTEMPTY: ["it is a folder", "Name a file"],
  ELOOP: ["its symlinks lead in a circle", "Choose another place"],
  ENXIO: ["nobody reads from it", "Name a file"],
  ENOENT: ["its folder is not there", "Make the folder first, or choose another place"],
  ENAMETOOLONG: ["its name is too long", "Choose a shorter one"],
};

/** What a person is told of what the system says; other errors stay what they are. */
export function asUserError(path: string, error: unknown): Error {
  const refusal = REFUSALS[codeOf(error) ?? ""];
  if (!refusal) return error instanceof Error ? error : new Error(String(error));
  const [why, advice] = refusal;
  return new UserError(`${visibleStart(path, 500)} cannot be written: ${why}.`, advice);
}

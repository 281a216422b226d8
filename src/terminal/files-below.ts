/**
 * Writes files below a folder and nowhere else: no symlink is written through, neither the file nor a folder on the way
 * to it, since a repository's content must not choose where we write (security rule 27).
 */
import { chmodSync, lstatSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { firstNames } from "../memory/first-names.js";
import type { PlainMode } from "../memory/tree.js";
import { UserError } from "../memory/user-error.js";
import { visibleStart } from "../report/visible-text.js";
import { asUserError, createFileWhole, writeFileWhole } from "./write-whole.js";

export type Occupant = "nothing" | "file" | "folder" | "symlink" | "other";

/** What stands at a path below a folder. */
export function occupant(folder: string, path: string): Occupant {
  const found = lstatSync(join(folder, path), { throwIfNoEntry: false });
  if (!found) return "nothing";
  if (found.isSymbolicLink()) return "symlink";
  return found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
}

/**
 * @param path `/`-separated, relative to the folder.
 * @throws UserError where the path leaves the folder or a part of it is in the way of a file there.
 */
export function assertWritable(folder: string, path: string): void {
  const segments = path.split("/");
  if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) {
    throw new UserError(`"${shown(path)}" is not a path below ${folder}.`);
  }
  for (let count = 1; count <= segments.length; count++) {
    const part = segments.slice(0, count).join("/");
    const found = occupant(folder, part);
    if (found === "nothing") return;
    const wanted = count === segments.length ? "file" : "folder";
    if (found !== wanted) {
      throw new UserError(
        `${shown(part)} is a ${found === "other" ? "special file" : found}, where a ${wanted} is wanted. Nothing was written.`,
        found === "symlink"
          ? "Name the place that the symlink leads to, or replace the symlink."
          : "Move it out of the way.",
      );
    }
  }
}

/** What is to become of a file, and what must stand there until then. */
export interface FileChange {
  /** `/`-separated, relative to the folder. */
  readonly path: string;
  /** Undefined where nothing may be there. */
  readonly before: Uint8Array | undefined;
  /** Undefined where the file goes. */
  readonly after: string | Uint8Array | undefined;
  /** Whether it may be run; as it is unless told. */
  readonly mode?: PlainMode;
}

/**
 * Writes, replaces and removes files, each whole or not at all. All are looked at before the first is touched, and each
 * once more in its turn: what somebody else wrote meanwhile stays.
 * @throws UserError where a path is not safe, a file is not what it was, or the system refuses; it names what was done.
 */
export function changeFilesBelow(folder: string, changes: readonly FileChange[]): void {
  for (const change of changes) assertUnchanged(folder, change);
  const done: string[] = [];
  for (const change of changes) {
    try {
      assertUnchanged(folder, change);
      changeFile(folder, change);
    } catch (error) {
      const told = asUserError(change.path, error);
      throw done.length > 0 && told instanceof UserError ? stoppedAfter(done, changes.length, told) : told;
    }
    done.push(change.path);
  }
}

function changeFile(folder: string, { path, before, after, mode }: FileChange): void {
  const target = join(folder, path);
  if (after === undefined) rmSync(target, { force: true });
  else if (before !== undefined && occupant(folder, path) === "file") writeFileWhole(target, after);
  else if (!createFileWhole(target, after)) throw isThere(path);
  if (after !== undefined && mode !== undefined) setRunnable(target, mode === "100755");
}

/** Whoever may read the file may run it, or nobody; Git looks at the owner alone. */
function setRunnable(target: string, isRunnable: boolean): void {
  const found = lstatSync(target);
  const { mode } = found;
  if (!found.isFile() || ((mode & 0o100) !== 0) === isRunnable) return;
  chmodSync(target, isRunnable ? mode | ((mode & 0o444) >> 2) : mode & ~0o111);
}

function assertUnchanged(folder: string, change: FileChange): void {
  const { path, before } = change;
  assertWritable(folder, path);
  const found = occupant(folder, path);
  if (before === undefined) {
    if (found !== "nothing") throw isThere(path);
  } else if (found === "nothing") {
    // What a sparse checkout leaves out is a file of the memory all the same, and comes into being when it is written.
    if (change.after !== undefined) return;
    throw new UserError(
      `${shown(path)} is to be removed, and the working directory does not have it.`,
      "Where a sparse checkout leaves it out, remove it with `git rm --sparse`",
    );
  } else if (Buffer.compare(readFileSync(join(folder, path)), before) !== 0) {
    throw new UserError(`${shown(path)} changed while it was being looked at.`, "Run the command again.");
  }
}

function isThere(path: string): UserError {
  return new UserError(
    `${shown(path)} is there already, and is left as it is.`,
    "Move it away, or choose another file.",
  );
}

function stoppedAfter(done: readonly string[], all: number, { message, advice }: UserError): UserError {
  const named = firstNames(done, MAX_NAMED, shown);
  return new UserError(
    `${message} Of ${all} files ${done.length} ${done.length === 1 ? "was" : "were"} changed before: ${named}.`,
    advice,
  );
}

const MAX_NAMED = 20;

function shown(path: string): string {
  return visibleStart(path, 500);
}

/**
 * Writes files below a folder and nowhere else: no symlink is written through, neither the file nor a folder on the way
 * to it, since a repository's content must not choose where we write (security rule 27).
 */
import { lstatSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { UserError } from "../memory/user-error.js";
import { visibleStart } from "../report/visible-text.js";
import { writeFileWhole } from "./output.js";

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

/** @throws UserError where the file is there already or the path is not safe. */
export function createFileBelow(folder: string, path: string, content: string): void {
  assertWritable(folder, path);
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  try {
    writeFileSync(target, content, { flag: "wx" });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") {
      throw new UserError(`${shown(path)} is there already, and is left as it is.`, "Choose another file.");
    }
    throw error;
  }
}

/** A file to be replaced, and what it must still hold. */
export interface Replacement {
  readonly path: string;
  readonly before: Uint8Array;
  readonly after: string | Uint8Array;
}

/**
 * Replaces files whole and keeps their permissions. All are looked at before the first is written.
 * @throws UserError where a path is not safe, or a file is no longer what it was.
 */
export function replaceFilesBelow(folder: string, files: readonly Replacement[]): void {
  for (const file of files) assertUnchanged(folder, file);
  for (const file of files) {
    assertUnchanged(folder, file);
    const target = join(folder, file.path);
    writeFileWhole(target, file.after, lstatSync(target).mode & 0o7777);
  }
}

function assertUnchanged(folder: string, { path, before }: Replacement): void {
  assertWritable(folder, path);
  const changed =
    occupant(folder, path) === "nothing" || Buffer.compare(readFileSync(join(folder, path)), before) !== 0;
  if (changed) throw new UserError(`${shown(path)} changed while it was being looked at.`, "Run the command again.");
}

function shown(path: string): string {
  return visibleStart(path, 500);
}

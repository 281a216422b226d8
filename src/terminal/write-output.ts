import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { UserError } from "../memory/user-error.js";
import { visibleStart } from "../report/visible-text.js";
import { createFileWhole, writeFileWhole } from "./output.js";
import { redactedContent } from "./redaction.js";

/**
 * Writes a report where the caller asked for it. No symlink of the repository is followed on the way: what is checked must
 * not choose where we write (security rule 27). No secret goes into it.
 * @param folder of the repository, or in it.
 * @param path absolute.
 */
export function writeOutput(folder: string, path: string, content: string | Uint8Array): void {
  assertNoLinkInside(folder, path);
  writeFileWhole(path, redactedContent(content));
}

/** The same for a file that must not be there yet. */
export function createOutput(folder: string, path: string, content: string | Uint8Array): void {
  assertNoLinkInside(folder, path);
  if (createFileWhole(path, redactedContent(content))) return;
  throw new UserError(`${visibleStart(path, 500)} is there already.`, "Name another file with --output.");
}

/** Whoever names a path may lead it through links of their own; one that stands in the repository is the repository's. */
function assertNoLinkInside(folder: string, path: string): void {
  const top = topOf(realpathSync.native(folder));
  const parts: string[] = [];
  for (let part = path; dirname(part) !== part; part = dirname(part)) parts.unshift(part);
  for (const part of parts) {
    const found = lstatSync(part, { throwIfNoEntry: false });
    if (!found) return;
    const isFolder = found.isDirectory();
    if (isFolder && part !== path) continue;
    const below = relative(top, join(realpathSync.native(dirname(part)), "."));
    if (below === ".." || below.startsWith(`..${sep}`)) continue;
    if (found.isFile() && part === path) continue;
    const what = found.isSymbolicLink() ? "symlink" : isFolder ? "folder" : found.isFile() ? "file" : "special file";
    throw new UserError(
      `${visibleStart(part, 500)} is a ${what}, where a ${part === path ? "file" : "folder"} is wanted. Nothing was written.`,
      what === "symlink"
        ? "Name the place that the symlink leads to, or replace the symlink."
        : "Move it out of the way.",
    );
  }
}

/** The nearest folder that holds `.git`, from a folder upwards, or else the folder itself. */
function topOf(folder: string): string {
  for (let top = folder; ; top = dirname(top)) {
    if (existsSync(join(top, ".git"))) return top;
    if (dirname(top) === top) return folder;
  }
}

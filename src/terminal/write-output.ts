import { existsSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { repositoryTop } from "../git/repository-top.js";
import { UserError } from "../memory/user-error.js";
import { visibleStart } from "../report/visible-text.js";
import { followLinks, type Place } from "./follow-links.js";
import { asUserError, createFileWhole, writeFileWhole } from "./write-whole.js";
import { redactedContent } from "./redaction.js";

/**
 * Writes a report where the caller asked for it. No symlink of a repository is followed on the way: what is checked must
 * not choose where we write (security rule 27). No secret goes into it. A folder that is not there is not made: most often
 * its name is misspelt.
 * @param path absolute.
 */
export function writeOutput(path: string, content: string | Uint8Array): void {
  const place = placeOf(path);
  const text = redactedContent(content);
  if (place.descriptor === 1) process.stdout.write(text);
  else if (place.descriptor === 2) process.stderr.write(text);
  else if (place.descriptor !== undefined || isSpecial(place)) writeTo(path, text);
  else {
    requireFolder(place.path);
    writeFileWhole(place.path, text);
  }
}

/** The same for a file that must not be there yet. */
export function createOutput(path: string, content: string | Uint8Array): void {
  const place = placeOf(path);
  if (!place.stats) requireFolder(place.path);
  if (!place.stats && createFileWhole(place.path, redactedContent(content))) return;
  throw new UserError(`${visibleStart(path, 500)} is there already.`, "Name another file with --output.");
}

/** @throws UserError naming the first folder on the way that is not there. */
function requireFolder(path: string): void {
  let missing = dirname(path);
  if (existsSync(missing)) return;
  while (dirname(missing) !== missing && !existsSync(dirname(missing))) missing = dirname(missing);
  throw new UserError(
    `There is no folder ${visibleStart(missing, 500)}. Nothing was written.`,
    "Make the folder first, or name a file in one that is there.",
  );
}

function placeOf(path: string): Place {
  try {
    const place = followLinks(path);
    if (!isSpecial(place) || repositoryTop(dirname(place.path)) === undefined) return place;
  } catch (error) {
    throw asUserError(path, error);
  }
  throw new UserError(
    `${visibleStart(path, 500)} is a special file, where a file is wanted. Nothing was written.`,
    "Move it out of the way.",
  );
}

/** A device or a pipe is written to and stays what it is. */
function isSpecial({ stats }: Place): boolean {
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

function writeTo(path: string, text: string | Uint8Array): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw asUserError(path, error);
  }
}

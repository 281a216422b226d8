/**
 * A bare repository of our own in a temporary folder. It borrows every object of the user's repository and keeps what we
 * add (the merge that is judged, the working directory as a commit), so the user's repository is never written to. Its
 * configuration is ours: see `closed-config.ts`. Its few small files are written at once: a detour by the thread pool
 * costs more.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join } from "node:path";
import { codeOf, messageOf } from "../memory/error-text.js";
import { ALL_BRANCHES } from "../memory/history.js";
import type { ObjectFormat } from "../memory/object-format.js";
import { IncompleteCloneError, UserError } from "../memory/user-error.js";
import { closedPlace } from "./closed-config.js";
import { GitTooLarge, withVariables, type GitError, type GitPlace } from "./git.js";
import { ObjectReader } from "./object-reader.js";
import { forgetScratch, rememberScratch, watchForTheEnd } from "./live-scratch.js";

/** A folder for this process alone, removed by `removeScratch`, and where the process ends before that. */
export function makeScratch(): string {
  watchForTheEnd();
  try {
    const scratch = mkdtempSync(join(tmpdir(), "memory-steward-"));
    rememberScratch(scratch);
    // Where TMPDIR is a folder of the memory, what is in here is none of it.
    writeFileSync(join(scratch, ".gitignore"), "*\n");
    return scratch;
  } catch (error) {
    throw new UserError(
      `No temporary folder can be made: ${messageOf(error)}`,
      "Set TMPDIR to a folder that can be written to",
    );
  }
}

export function removeScratch(scratch: string): void {
  rmSync(scratch, { recursive: true, force: true });
  forgetScratch(scratch);
}

export interface Borrowed {
  /** Absolute path of the working directory. */
  readonly top: string;
  /** Absolute path of the user's object folder. */
  readonly objects: string;
  /** Absolute path of the file that lists where a shallow clone ends; it need not exist. */
  readonly shallow: string;
  readonly format: ObjectFormat;
  readonly partial: boolean;
}

interface UnreadFile {
  /** From the root that is judged. */
  readonly path: string;
  readonly reason: Error;
}

export interface ObjectStore {
  /** Where commands about commits, trees and blobs run. */
  readonly place: GitPlace;
  /** Folder for files that live no longer than this store. */
  readonly scratch: string;
  /** Folder for new objects: the value of `GIT_OBJECT_DIRECTORY` for commands that must run in the user's repository. */
  readonly objects: string;
  readonly format: ObjectFormat;
  /** Absolute path of the user's working directory, which may hold anything. */
  readonly top: string;
  /** Commits whose parents a shallow clone left out. */
  readonly shallow: ReadonlySet<string>;
  /** Whether blobs and trees may be absent because the clone is partial. */
  readonly partial: boolean;
  /** Files of the working directory that cannot be read, by the ids that stand for them. No object has these. */
  readonly unread: Map<string, UnreadFile>;
  /** For single objects. It starts its process at the first question. */
  readonly reader: ObjectReader;
}

export function createObjectStore(scratch: string, borrowed: Borrowed): ObjectStore {
  const folder = join(scratch, "store");
  const objects = join(folder, "objects");
  mkdirSync(join(objects, "info"), { recursive: true });
  mkdirSync(join(folder, "refs"));
  writeFileSync(join(folder, "HEAD"), "ref: refs/heads/none\n");
  writeFileSync(
    join(folder, "config"),
    `[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = ${borrowed.format}\n`,
  );
  writeFileSync(join(objects, "info", "alternates"), `${quotePath(borrowed.objects)}\n`);
  const boundary = readIfPresent(borrowed.shallow);
  if (boundary !== "") writeFileSync(join(folder, "shallow"), boundary);
  const place = withVariables(closedPlace(folder, devNull, new Set()), { GIT_DIR: folder });
  return {
    place,
    reader: new ObjectReader(place),
    scratch,
    objects,
    format: borrowed.format,
    top: borrowed.top,
    shallow: new Set(boundary.split("\n").filter((line) => line !== "")),
    partial: borrowed.partial,
    unread: new Map(),
  };
}

/** What a person is told where Git cannot read an object. */
export function unreadable(store: ObjectStore, message: string): UserError {
  return store.partial
    ? new IncompleteCloneError(`${message} This clone is partial: objects are missing.`, COMPLETE)
    : new UserError(message, "Run `git fsck` to find what is broken");
}

const COMPLETE = `Nothing is fetched while checking, so bring what is missing with \`git fetch --refetch --no-filter ${ALL_BRANCHES}\`, or clone without --filter; in GitHub Actions leave \`filter\` out of the checkout`;

/** @param missing ids of blobs that a partial clone lacks, of so many that are needed. */
export function lacking(missing: readonly string[], needed: number): IncompleteCloneError {
  const some = needed === 1 ? "a file that is needed" : `${missing.length} of the ${needed} files that are needed`;
  return new IncompleteCloneError(`This clone is partial: it lacks ${some} (blob ${missing[0] ?? ""}).`, COMPLETE);
}

/** What a person is told where Git fails over the commits themselves. */
export function unreadableHistory(store: ObjectStore, error: GitError): UserError {
  if (error instanceof GitTooLarge)
    return new UserError("The history is too large to be read.", "Name a shorter range");
  return unreadable(store, `The history cannot be read: ${error.reason}`);
}

function readIfPresent(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return "";
    throw new UserError(
      `${path}, which says where the history of this clone ends, cannot be read: ${messageOf(error)}`,
      "Mend its permissions, or clone anew",
    );
  }
}

/** The quoted form of `info/alternates`, which allows any character in a path. */
export function quotePath(path: string): string {
  return `"${path.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}

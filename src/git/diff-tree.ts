/** `git diff-tree`: the files that differ between trees, for any number of trees and commits. */
import type { GitPlace, RunOptions } from "./git.js";
import { runForNulRecords } from "./nul-records.js";

/** Mode of the side on which there is no file. */
export const NO_FILE = "000000";
/** Mode of a commit of another repository. */
export const SUBMODULE = "160000";

/**
 * Git holds all differences of two trees before it prints the first one, some 400 bytes for each: half a million files. A few small
 * tree objects can stand for billions.
 */
const MAX_MEMORY_BYTES = 192 * 1024 * 1024;

export interface FileVersion {
  /** As Git prints it, six octal digits. */
  readonly mode: string;
  /** Full id; zeros where there is no file. */
  readonly oid: string;
}

export interface FileDifference {
  /** From the top of the repository, with U+FFFD in place of bytes that are no UTF-8. */
  readonly path: string;
  /** Whether there are such bytes. */
  readonly undecodable: boolean;
  /** One for each tree that was compared with at once. */
  readonly before: readonly FileVersion[];
  readonly after: FileVersion;
  /** Of several commits the full id of the one that the difference belongs to; empty where two trees are compared. */
  readonly commit: string;
}

/**
 * Visits what differs, renames as a file that goes and one that comes.
 * @param trees two trees or commits, or `--stdin` with its options, for the ids in `options.input`.
 * @throws GitError where they cannot be compared; GitTooLarge where too much differs.
 */
export async function diffTree(
  place: GitPlace,
  trees: readonly string[],
  visit: (difference: FileDifference) => void,
  options: Pick<RunOptions, "input" | "maxBytes" | "watch"> = {},
): Promise<void> {
  let commit = "";
  let versions: Pick<FileDifference, "before" | "after"> | undefined;
  const args = ["diff-tree", "-r", "--raw", "-z", "--no-renames", "--no-abbrev", ...trees];
  const take = (text: string, raw: Buffer | undefined): void => {
    if (versions) {
      visit({ path: text, undecodable: raw !== undefined, ...versions, commit });
      versions = undefined;
    } else if (text.startsWith(":")) versions = versionsOf(text);
    else commit = text.trim();
  };
  await runForNulRecords(place, args, take, { ...options, maxMemoryBytes: MAX_MEMORY_BYTES });
}

/** @param text a colon for each tree before, the modes of all trees, their ids, and a letter for each before. */
function versionsOf(text: string): Pick<FileDifference, "before" | "after"> {
  const fields = text.replace(/^:+/, "").split(" ");
  const sides = (fields.length - 1) / 2;
  const versions = fields.slice(0, sides).map((mode, side) => ({ mode, oid: fields[sides + side] ?? "" }));
  return { before: versions.slice(0, -1), after: versions.at(-1) ?? { mode: NO_FILE, oid: "" } };
}

/** Paths in an archive that a stranger made: each is relative, leads nowhere else and stands for one file alone. */
import { caseFolded } from "../memory/case-fold.js";
import { comparePaths } from "../memory/tree.js";
import { ArchiveError } from "./archive-fault.js";

/** No system holds longer paths. What folds letter case takes far more time for a long name than for many short ones. */
const MAX_PATH_BYTES = 4096;
const MAX_NAME_LENGTH = 255;

/**
 * @param isUtf8 whether the archive says so. Other bytes than ASCII would be read by the code page of each reader.
 * @returns the path, with a slash at its end where it is a folder's.
 * @throws ArchiveError
 */
export function safeName(bytes: Buffer, isUtf8: boolean): string {
  const name = decoded(bytes);
  const isPlain = !/[\p{Cc}\p{Cf}\\]|^[A-Za-z]:/u.test(name) && (isUtf8 || bytes.length === name.length);
  const isOne = (step: string) => step !== "" && step !== "." && step !== ".." && step.length <= MAX_NAME_LENGTH;
  if (isPlain && name.replace(/\/$/, "").split("/").every(isOne)) return name;
  throw new ArchiveError("unsafe-path");
}

function decoded(bytes: Buffer): string {
  if (bytes.length > MAX_PATH_BYTES) throw new ArchiveError("unsafe-path");
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ArchiveError("unsafe-path");
  }
}

/**
 * No path twice in any spelling, and nothing below a file.
 *
 * @throws ArchiveError
 */
export function requireDistinct(names: readonly string[]): void {
  // NUL is in no name and comes first in order, so that what is below a path stands directly behind it. `replaceAll` takes
  // ten times as long for a path of thousands of steps.
  const paths = names.map((name) => ({
    isFile: !name.endsWith("/"),
    path: caseFolded(name.replace(/\/$/, "")).split("/").join("\0"),
  }));
  paths.sort((left, right) => comparePaths(left.path, right.path));
  for (const [index, { path, isFile }] of paths.entries()) {
    const next = paths[index + 1]?.path;
    if (next === path || (isFile && next?.startsWith(`${path}\0`) === true)) throw new ArchiveError("duplicate-path");
  }
}

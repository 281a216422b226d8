/** The files of an archive as a source: the one run's folder in it, wherever in the archive it stands. */
import { createHash } from "node:crypto";
import type { RunSource } from "../memory/agent-run.js";
import { taggedDigest } from "../memory/digest.js";
import { comparePaths } from "../memory/tree.js";

/** @param files by paths that are safe. */
export function archiveSource(files: ReadonlyMap<string, Uint8Array>): RunSource {
  const folder = folderOfRun([...files.keys()]);
  const below = new Map(
    [...files].flatMap(([path, bytes]) => (path.startsWith(folder) ? [[path.slice(folder.length), bytes]] : [])),
  );
  const read = (path: string) => below.get(path) ?? new Uint8Array();
  return {
    files: [...below]
      .map(([path, bytes]) => ({ path, size: bytes.length, isFile: true }))
      .sort((a, b) => comparePaths(a.path, b.path)),
    read: (path) => Promise.resolve(read(path)),
    digest: (path) => Promise.resolve(taggedDigest(createHash("sha256").update(read(path)))),
  };
}

/**
 * Empty, or ending with a slash. What looks like a run below another one is a file of that one, as in a folder on disk. Several runs
 * beside each other are none: then nothing is found at the top of the archive.
 */
function folderOfRun(paths: readonly string[]): string {
  const folders = paths.flatMap((path) => /^((?:[^/]+\/){0,4}?)(?:run\.json$|journal\/)/.exec(path)?.[1] ?? []);
  const [outermost = ""] = folders.sort((a, b) => a.length - b.length);
  return folders.every((folder) => folder.startsWith(outermost)) ? outermost : "";
}

/** What is said where a command wrote a file that is no memory into the memory's folder. */
import { realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import type { GitRepository } from "../git/repository.js";
import { loadGate, type GateOptions } from "../load/gate.js";
import { isOfMemory } from "../load/read-memory.js";
import { fileNameOf } from "../memory/tree-lookup.js";
import { hasPath } from "../memory/tree.js";
import { visibleStart } from "../report/visible-text.js";

interface MemoryFolder {
  readonly repository: GitRepository;
  readonly dir: string;
  readonly gate: GateOptions;
}

/**
 * A file there is one of the memory's, whatever it holds: no class may read it, and no index knows it.
 * @param file that is there, from the present folder.
 * @param option that named its place.
 * @returns a line, or nothing where the file lies elsewhere, Git ignores it, or the configuration excludes it.
 */
export async function fileInMemoryLine(
  { repository, dir, gate }: MemoryFolder,
  file: string,
  option: "--output" | "--dashboard",
): Promise<string> {
  const written = resolve(file);
  // Of a pipe or a device nothing lies anywhere.
  if (statSync(written, { throwIfNoEntry: false })?.isFile() !== true) return "";
  const path = relative(realpathSync(dir), realpathSync(written)).replaceAll("\\", "/");
  if (path.startsWith("../") || isAbsolute(path)) return "";
  const tree = await repository.workingTree();
  if (!hasPath(await tree.entries(), path)) return "";
  if (!isOfMemory(path, await loadGate(tree, gate))) return "";
  const name = visibleStart(fileNameOf(path), 200);
  return `${name} lies in the memory: as long as it does, the check takes it for one of its files, and the index for out of date. Name a place outside, such as ${option} ../${name}, or let Git ignore it.\n`;
}

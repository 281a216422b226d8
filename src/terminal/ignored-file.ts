/** What is said where Git ignores a file of the gate that was just written. */
import type { Repository } from "../memory/repository.js";
import { hasPath } from "../memory/tree.js";
import { visibleStart } from "../report/visible-text.js";

/**
 * A file that Git ignores is no part of the memory: nothing reads it, however well it was written.
 * @param path from the folder of the memory.
 * @returns a line, or nothing where the file counts.
 */
export async function ignoredLine(repository: Repository, path: string): Promise<string> {
  const tree = await repository.workingTree();
  if (hasPath(await tree.entries(), path)) return "";
  return `Git ignores ${visibleStart(path, 500)}, so it does not count: no check reads it. Take it out of .gitignore, then commit it.\n`;
}

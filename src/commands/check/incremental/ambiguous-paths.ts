/**
 * Trees that Git would not have written: a folder lists a name twice, say. What is asked by path is then not all that the list
 * of their entries tells, and the index of the base is no help.
 */
import { NeedsFullCheck } from "../../../indexes/needs-full-check.js";
import type { StoredFinding } from "../../../indexes/stored-finding.js";
import type { Tree, TreeDifference } from "../../../memory/tree.js";
import { parentOf } from "../../../memory/tree-lookup.js";

/** @throws NeedsFullCheck where a folder that differs, or that was read so far, does not tell its entries apart by their names. */
export async function refuseAmbiguous(trees: readonly Tree[], differences: readonly TreeDifference[]): Promise<void> {
  if (differences.some(isBelowUndecodable)) throw new NeedsFullCheck("the name of a folder is not valid UTF-8");
  const folders = new Set(differences.map(({ path }) => parentOf(path)));
  const asked = await Promise.all([...new Set(trees)].map(async ({ stored }) => await stored?.isAmbiguous(folders)));
  if (asked.includes(true)) throw new NeedsFullCheck("a folder lists a name twice, or names as Git never writes them");
}

/** Such a folder cannot be asked for by its path. */
function isBelowUndecodable({ path, before, after }: TreeDifference): boolean {
  const undecodable = before?.undecodable === true || after?.undecodable === true;
  return undecodable && parentOf(path).includes("\uFFFD");
}

/**
 * The index of such a base may have been made from the very same tree. Its folders that do not differ are not read, but then its
 * findings tell of each path that is there twice.
 * @throws NeedsFullCheck where they do.
 */
export function refusePathsListedTwice(findings: readonly StoredFinding[]): void {
  if (findings.some(tellsOfOnePathTwice)) throw new NeedsFullCheck("the base lists a path twice");
}

function tellsOfOnePathTwice({ problem: { rule, at, related = [] } }: StoredFinding): boolean {
  if (rule !== "tree/path-collision") return false;
  const paths = [at.path, ...related.map((place) => place.at.path)];
  const known = new Set(paths);
  return known.size < paths.length || paths.some((path) => foldersAbove(path).some((folder) => known.has(folder)));
}

function foldersAbove(path: string): string[] {
  const folders: string[] = [];
  for (let folder = parentOf(path); folder !== ""; folder = parentOf(folder)) folders.push(folder);
  return folders;
}

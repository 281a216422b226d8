/** Ids that a memory would have if its broken files could be read. */
import { idsByPlace } from "../layouts/place-text.js";
import type { ResolvedLayout } from "../layouts/layout.js";
import type { Problem } from "../memory/finding.js";
import { comparePaths } from "../memory/tree.js";
import { breaksFile } from "./file-state.js";

/**
 * Ids that layouts take from the places of files, each with the first file in path order that cannot be read. What such a
 * file declares by its content nobody knows.
 * @param problems of record files.
 */
export function unreadableIds(problems: Iterable<Problem>, layout: ResolvedLayout): ReadonlyMap<string, string> {
  const paths = new Set<string>();
  for (const problem of problems) if (breaksFile(problem)) paths.add(problem.at.path);
  const ids = new Map<string, string>();
  for (const path of [...paths].sort(comparePaths)) {
    for (const id of idsByPlace(path, layout)) if (!ids.has(id)) ids.set(id, path);
  }
  return ids;
}

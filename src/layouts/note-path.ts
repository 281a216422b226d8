/** Notes as targets of edges. */
import type { ResolvedLayout } from "./layout.js";

/**
 * The file that an edge means where its target is the path of a note: free-form Markdown needs no id, and a record may be
 * derived from it (schema specification, free-form Markdown and initial edge kinds).
 * @param target path from the memory's root.
 * @returns the path from the root of the tree, whether or not a file is there; undefined where no note can be.
 */
export function notePath(target: string, layout: Pick<ResolvedLayout, "root" | "classOf">): string | undefined {
  if (!target.includes(".")) return undefined;
  const path = layout.root + target;
  const records = layout.classOf(path)?.records;
  return records === "never" || records === "identified" ? path : undefined;
}

import type { Change } from "../memory/change.js";
import type { GeneratedFile, GraphContext } from "./rule.js";

/**
 * Whether the change writes bytes into a generated file that no generation gives (decision 7). A file that speaks of
 * other sources than its tree's cannot be what generation gives; who wrote it plays no part.
 */
export function isHandEdited({ path, stale, expected }: GeneratedFile, { change }: GraphContext): boolean {
  if (expected === "same") return false;
  const differs = expected === "different" || stale === true;
  return differs && change !== undefined && changedPaths(change).has(path);
}

const CHANGED = new WeakMap<Change, ReadonlySet<string>>();

function changedPaths(change: Change): ReadonlySet<string> {
  let paths = CHANGED.get(change);
  if (!paths) CHANGED.set(change, (paths = new Set(change.files.map((file) => file.path))));
  return paths;
}

/** Patterns of the configuration that match no file: after a slip in one, a folder is read that was to be left out. */
import type { FilePattern } from "../../load/gate.js";
import type { CheckResult } from "./check.js";

/** In the order of the configuration. */
export async function emptyPatterns({ shown, gate }: Pick<CheckResult, "shown" | "gate">): Promise<FilePattern[]> {
  const empty = new Set(gate.filePatterns);
  if (empty.size === 0) return [];
  for (const { path } of await shown.entries()) {
    for (const pattern of empty) if (pattern.matches(path)) empty.delete(pattern);
    if (empty.size === 0) break;
  }
  return [...empty];
}

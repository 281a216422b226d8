/**
 * Patterns of `lowTrust` that match no file: after a slip in one, texts of strangers are trusted. One of `exclude` is no loss,
 * since more is read then, and what it is for may come and go.
 */
import type { FilePattern } from "../../load/gate.js";
import type { CheckResult } from "./check.js";

/** In the order of the configuration. */
export async function emptyLowTrust({ shown, gate }: Pick<CheckResult, "shown" | "gate">): Promise<string[]> {
  const empty = new Set<FilePattern>(gate.lowTrustPatterns);
  if (empty.size === 0) return [];
  for (const { path } of await shown.entries()) {
    for (const pattern of empty) if (pattern.matches(path)) empty.delete(pattern);
    if (empty.size === 0) break;
  }
  return [...empty].map(({ pattern }) => pattern);
}

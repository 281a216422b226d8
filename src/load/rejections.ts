/** Reads the claims that were rejected from a tree (decision 34). */
import type { Rejection, Rejections } from "../memory/rejection.js";
import type { GateFiles } from "./gate-files.js";

/** Empty where there is no such file or it cannot be read, which the check says. */
export async function readRejections(files: GateFiles, path: string): Promise<Rejections> {
  const file = (await files.has(path)) ? await files.readValid(path, "rejections") : undefined;
  const claims = new Map<string, Rejection>();
  for (const entry of file?.rejections ?? []) if (!claims.has(entry.claim)) claims.set(entry.claim, entry);
  return { claims, closedUntil: file?.closedUntil, closedThen: file?.closedThen };
}

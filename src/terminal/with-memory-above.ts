/** What a command throws where its folder may be no memory. */
import { NoMemoryError } from "../memory/no-memory.js";

/**
 * The same error. Where the folder is no memory it is named; where a folder above or below holds one, with the advice to take
 * that: what looks for it is no part of what a command loads that has nothing to look for.
 * @param dir absolute path.
 */
export async function withMemoryAbove(error: unknown, dir: string): Promise<Error> {
  if (!(error instanceof Error)) return new Error(String(error));
  if (!(error instanceof NoMemoryError)) return error;
  const { elsewhere } = await import("./find-memory.js");
  return elsewhere(error, dir);
}

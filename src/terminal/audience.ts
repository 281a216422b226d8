/** Whether everybody may read what a run prints. */
import { readFileSync } from "node:fs";
import { valueAt } from "../memory/plain-data.js";

/** The end of a sentence. */
export const WITHHELD = "withheld, since restricted records may be concerned and everybody can read this.";

/**
 * A job of GitHub Actions writes for everybody unless its event says that the repository is private. Elsewhere a terminal is
 * its user's own.
 */
export function isReadByAll(environment: NodeJS.ProcessEnv): boolean {
  return environment["GITHUB_ACTIONS"] === "true" && !isPrivate(environment["GITHUB_EVENT_PATH"]);
}

function isPrivate(path: string | undefined): boolean {
  if (path === undefined) return false;
  try {
    const event: unknown = JSON.parse(readFileSync(path, "utf8"));
    return valueAt(event, ["repository", "private"]) === true;
  } catch {
    return false;
  }
}

/** The repository that a job of GitHub Actions belongs to, as the place of a commit. */
import { readFileSync } from "node:fs";
import { valueAt } from "../memory/plain-data.js";
import { parseRepositoryName } from "../memory/repository-name.js";
import type { ForgePlace } from "../report/addresses.js";

/**
 * @param commit that was judged, in full: a job may check out another repository than its own, whose commits have no page here.
 * @returns undefined outside of a job, and of a commit that its event does not name.
 */
export function jobRepository(
  commit: string | undefined,
  environment: NodeJS.ProcessEnv = process.env,
): ForgePlace | undefined {
  const { GITHUB_ACTIONS, GITHUB_SERVER_URL = "", GITHUB_REPOSITORY = "" } = environment;
  const name = parseRepositoryName(GITHUB_REPOSITORY);
  if (GITHUB_ACTIONS !== "true" || GITHUB_SERVER_URL === "" || !name || commit === undefined) return undefined;
  if (!isOfJob(commit, environment)) return undefined;
  return { server: GITHUB_SERVER_URL.replace(/\/+$/, ""), repository: `${name.owner}/${name.name}` };
}

function isOfJob(commit: string, { GITHUB_SHA, GITHUB_EVENT_PATH }: NodeJS.ProcessEnv): boolean {
  if (commit === GITHUB_SHA) return true;
  if (GITHUB_EVENT_PATH === undefined) return false;
  try {
    const event: unknown = JSON.parse(readFileSync(GITHUB_EVENT_PATH, "utf8"));
    return valueAt(event, ["pull_request", "head", "sha"]) === commit;
  } catch {
    return false;
  }
}

/** The command that brings a deleted file back. */
import { isCommitId, shortCommit } from "../memory/commit-id.js";
import type { ReportComparison } from "../memory/check-report.js";
import type { Finding, RuleId } from "../memory/finding.js";
import { repositoryPath } from "./repository-path.js";

/** Rules about what a change took away: to bring the file back is a mend. */
const DELETIONS: ReadonlySet<RuleId> = new Set([
  "change/deleted-record",
  "change/journal-rewritten",
  "change/renamed-id",
  "index/hand-edited",
]);

/** Paths that no shell gives a meaning. */
const PLAIN_PATH = /^[\w.][\w./+-]*$/;

/** The commit that deleted files were in (decision 31). */
export function commitBefore(comparison: ReportComparison | undefined): string | undefined {
  return comparison && (comparison.conflicts.length > 0 ? comparison.mergeBase : comparison.base);
}

/**
 * For a finding in a deleted file.
 * @param root folder of the memory
 * @param before full id of a commit that has the file
 */
export function restoringOf(
  { rule, path }: Pick<Finding, "rule" | "path">,
  root: string,
  before: string | undefined,
): string | undefined {
  if (before === undefined || !DELETIONS.has(rule)) return undefined;
  return restoreCommand(repositoryPath(root, path), before);
}

/**
 * For a shell, from wherever in the repository it is called. Undefined where the path would need quotes.
 * @param path from the top of the repository
 * @param commit that the file was in, in full
 */
function restoreCommand(path: string, commit: string): string | undefined {
  return PLAIN_PATH.test(path) && isCommitId(commit)
    ? `git restore --source=${shortCommit(commit)} :/${path}`
    : undefined;
}

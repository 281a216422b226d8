/** The command that brings a deleted file back. */
import { isCommitId, shortCommit } from "../memory/commit-id.js";
import type { ReportComparison } from "../memory/check-report.js";
import type { RuleId } from "../memory/finding.js";

/** Rules about what a change took away: the file of their finding may be gone. */
const DELETIONS: ReadonlySet<RuleId> = new Set([
  "change/deleted-record",
  "change/journal-rewritten",
  "change/renamed-id",
]);

/** Paths that no shell gives a meaning. */
const PLAIN_PATH = /^[\w.][\w./+-]*$/;

/** Whether a finding of this rule may lie in a file that the change deletes. */
export function mayBeDeleted(rule: RuleId): boolean {
  return DELETIONS.has(rule);
}

/** The commit that deleted files were in (decision 31). */
export function commitBefore(comparison: ReportComparison | undefined): string | undefined {
  return comparison && (comparison.conflicts.length > 0 ? comparison.mergeBase : comparison.base);
}

/**
 * For a shell, from wherever in the repository it is called. Undefined where the path would need quotes.
 * @param path from the top of the repository
 * @param commit that the file was in, in full
 */
export function restoreCommand(path: string, commit: string): string | undefined {
  return PLAIN_PATH.test(path) && isCommitId(commit)
    ? `git restore --source=${shortCommit(commit)} :/${path}`
    : undefined;
}

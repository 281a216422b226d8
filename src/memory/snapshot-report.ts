/** What a run of `snapshot` did and found. */

export interface MadeSnapshot {
  readonly tag: string;
  readonly commit: string;
  readonly mergeCommit: string;
  readonly approvedAt: string;
  readonly pullRequests: readonly number[];
}

/** A commit that keeps itself and what comes after it from being tagged. */
export interface Unapproved {
  readonly commit: string;
  /** The author's words. */
  readonly subject: string;
  readonly author: string;
  readonly pullRequest: number | undefined;
  /** Sentences' ends. */
  readonly reasons: readonly string[];
}

export interface SnapshotReport {
  readonly branch: string;
  readonly made: readonly MadeSnapshot[];
  /** Newest snapshot, old or new. */
  readonly latest: string | undefined;
  readonly unapproved: readonly Unapproved[];
  /** Approved commits that the check fails on, with its errors. */
  readonly failing: readonly { readonly commit: string; readonly errors: number }[];
  /** What is wrong with tags that are there, in sentences. */
  readonly faults: readonly string[];
  readonly notes: readonly string[];
}

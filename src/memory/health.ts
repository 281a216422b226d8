/** How a memory is: what the scheduled run finds, tells and keeps in one issue. */
import type { Counts } from "./check-report.js";

type AlertName =
  | "index-build-failed"
  | "ontology-invalid"
  | "secret-found"
  | "repository-unreachable"
  | "stale-indexes"
  | "historical-ref-unresolvable";

export interface Alert {
  readonly name: AlertName;
  readonly severity: "warning" | "critical";
  /** What was found, as a sentence. */
  readonly message: string;
  /** What to do about it, as a sentence. */
  readonly response: string;
}

/** A snapshot as far as the trend goes. */
export interface SnapshotFacts {
  readonly tag: string;
  /** RFC 3339, UTC. */
  readonly approvedAt: string;
  readonly records: number;
  readonly edges: number;
}

export interface OpenWork {
  /** Open pull requests, at most 100. */
  readonly pulls: number;
  readonly more: boolean;
  /** Numbers of proposals: updates and imports that wait to be merged. */
  readonly updates: readonly number[];
  /** Numbers of those that nobody has touched for `STALE_PULL_DAYS`. */
  readonly stale: readonly number[];
}

export const STALE_PULL_DAYS = 14;

export interface Health {
  /** RFC 3339, UTC. */
  readonly at: string;
  readonly commit: string;
  readonly layout: string | undefined;
  readonly alerts: readonly Alert[];
  /** Undefined where nothing could be judged. */
  readonly counts: Counts | undefined;
  readonly records: number;
  readonly index: {
    readonly state: "current" | "stale" | "absent";
    readonly generatedAt?: string;
    readonly sourceCommit?: string;
  };
  /** Ids of records, or paths where a record has none. */
  readonly withoutOwners: readonly string[];
  readonly stale: readonly string[];
  /** Records whose owners nobody declares any more. */
  readonly lostOwners: readonly string[];
  readonly dangling: readonly string[];
  /** Places of secrets, never their values. */
  readonly secrets: readonly string[];
  /** Files that were not searched for secrets to their end. */
  readonly unsearched: readonly string[];
  /** Oldest first. */
  readonly snapshots: readonly SnapshotFacts[];
  /** Undefined where the forge was not asked, or did not answer. */
  readonly work: OpenWork | undefined;
}

/** The answer of `resolve`: which commit a request for memory means. `schemas/resolution.schema.json` describes it. */

type ResolutionMode = "current" | "explicit-ref" | "ref-at-time" | "snapshot-tag";

export interface MemoryDigests {
  readonly source: string;
  readonly ontology: string;
  /** Null where the commit holds no indexes. */
  readonly index: string | null;
}

export interface Resolution {
  readonly schema: "memory-steward.resolution/v1";
  readonly requested: string;
  readonly mode: ResolutionMode;
  readonly requestedTime?: string;
  readonly resolutionPolicy?: "latest-commit-before-or-at";
  readonly requireApprovedCommit?: boolean;
  readonly resolvedCommit: string;
  readonly resolvedAt: string;
  readonly commitTime: string;
  readonly approved: boolean;
  readonly currentCommit: string;
  readonly staleBy: string | null;
  readonly commitsBehind: number | null;
  readonly digests: MemoryDigests;
  readonly snapshot: {
    readonly tag: string;
    readonly object: string;
    readonly approvedAt: string;
    readonly mergeCommit: string;
  } | null;
  readonly knownBad: readonly {
    readonly records: readonly string[];
    readonly reason: string;
    readonly remediation?: string;
  }[];
  readonly skipped: readonly { readonly commit: string; readonly snapshot?: string; readonly reason: string }[];
  /** Sentences. */
  readonly warnings: readonly string[];
}

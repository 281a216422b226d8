/** The result of `scan` as data: places and kinds of secrets, never a value. */
import type { AllowComment, SecretSource, Unscanned } from "./found-secret.js";
import type { RuleId, Severity } from "./finding.js";
import type { Range } from "./place.js";
import type { SecretTier } from "./secret.js";

export interface ScanReport {
  /** `fail`: a finding of severity error that is not accepted, or something that was not searched. */
  readonly verdict: "pass" | "fail";
  /** Version of the steward that searched. */
  readonly steward: string;
  /** Present where commits were searched. */
  readonly range?: ScannedRange;
  /** Files, each version once. */
  readonly files: number;
  readonly bytes: number;
  /** By path, place and rule. */
  readonly findings: readonly ScanFinding[];
  readonly comments: readonly AllowComment[];
  readonly unscanned: readonly Unscanned[];
}

export interface ScannedRange {
  /** Commit id; absent where the whole history was searched. */
  readonly base?: string;
  /** Commit id. */
  readonly head: string;
  readonly commits: number;
}

export interface ScanFinding {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly tier: SecretTier;
  /** Id of the format, such as `github-token`. */
  readonly format: string;
  readonly source: SecretSource;
  /** Empty for what a commit says; the name of a branch. Secrets in it are hidden. */
  readonly path: string;
  /** Offsets into the bytes of what holds it, half open. */
  readonly start: number;
  readonly end: number;
  readonly range: Range;
  /** UTF-16 code units of the value. */
  readonly length: number;
  readonly views: readonly string[];
  /** Commits that add it, the oldest first; none where a tree was searched. */
  readonly commits: readonly string[];
  /** `ms1:<format>:<32 hex>` */
  readonly fingerprint: string;
  /** By the base of the range, or the searched tree itself (decision 16). */
  readonly accepted?: "baseline" | "waived";
}

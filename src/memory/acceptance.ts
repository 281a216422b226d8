/** Findings that a repository has accepted: the baseline and the waivers (decision 16). */

export interface Waiver {
  readonly rule: string;
  /** Record id or path. */
  readonly subject: string;
  /** The finding's own subject, where the waiver is for one alone. */
  readonly detail: string | undefined;
  readonly actor: string;
  readonly reason: string;
  /** Source text, RFC 3339 or a date (to the end of that day, UTC). */
  readonly expires: string;
  /** Where it stands. */
  readonly path: string;
  readonly index: number;
}

/** Fingerprints of accepted findings. */
export type Baseline = ReadonlySet<string>;

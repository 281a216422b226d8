/** What a scan for secrets says: places and kinds, never a value. */

/**
 * 1: a provider's format, key material, or a URL with a password. 2: a secret word, an operator and a value that looks
 * random. 3: random text alone. Tiers 1 and 2 are errors, tier 3 is a warning (decision 15).
 */
export type SecretTier = 1 | 2 | 3;

export interface SecretMatch {
  /** Id of the format, such as `github-token`. */
  readonly format: string;
  readonly tier: SecretTier;
  /** Offsets into the bytes that were scanned, half open. Where the value was wrapped, those of the wrapping. */
  readonly start: number;
  readonly end: number;
  /** UTF-16 code units of the value, unwrapped. */
  readonly length: number;
  /** Views in which it was seen, such as `raw`, `base64`; sorted. */
  readonly views: readonly string[];
  /** `ms1:<format>:<32 hex>`: keyed, or of the place where the value could be guessed. Never the same for two values. */
  readonly fingerprint: string;
}

/** Words by which another scanner is told to look away. Offsets are as of a match. */
export interface AllowWords {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

export interface ScanResult {
  /** By start, then end. Of matches that overlap, the most specific alone. */
  readonly matches: readonly SecretMatch[];
  /** By start. They stand in the bytes as they are, not in another reading of them. */
  readonly comments: readonly AllowWords[];
  /** Why not all was looked at, as a clause; a caller fails closed. Undefined where all was. */
  readonly incomplete: string | undefined;
}

/** What a part of the scan found in a view, before views are merged. */
import type { SecretTier } from "../memory/secret.js";

export interface Candidate {
  readonly format: string;
  readonly tier: SecretTier;
  /** Offsets in the view, half open: of the value alone, without key or quotes. */
  readonly start: number;
  readonly end: number;
  /** Whether a person may have chosen it, so that its keyed hash could be guessed. The fingerprint then tells its place. */
  readonly guessable?: boolean;
}

export type Report = (found: Candidate) => void;

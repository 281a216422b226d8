/** Findings that a repository has accepted: the baseline and the waivers (decision 16). */
import { parseInstant } from "./clock.js";

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

/** A date without a time holds to the end of that day, UTC. An unreadable time counts as expired. */
export function isExpired({ expires }: Waiver, now: Date): boolean {
  const instant = parseInstant(expires);
  if (!instant) return true;
  return now.getTime() >= instant.time + (instant.dateOnly ? DAY : 0);
}

const DAY = 24 * 60 * 60 * 1000;

/** Fingerprints of accepted findings. */
export type Baseline = ReadonlySet<string>;

/** Findings that a repository has accepted: the baseline and the waivers (decision 16). */
import { DAY, parseInstant } from "./instant.js";
import type { Pointer } from "./place.js";

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
  /** Of the secret that it accepts, wherever that stands and whichever rule speaks of it. */
  readonly fingerprint?: string;
  /** Where it stands. */
  readonly path: string;
  readonly pointer: Pointer;
}

/** A date without a time holds to the end of that day, UTC. An unreadable time counts as expired. */
export function isExpired({ expires }: Waiver, now: Date): boolean {
  const instant = parseInstant(expires);
  if (!instant) return true;
  return now.getTime() >= instant.time + (instant.dateOnly ? DAY : 0);
}

export interface Baseline {
  /** Accepted findings: fingerprint to rule. */
  readonly findings: ReadonlyMap<string, string>;
  /** Accepted secrets by fingerprint. */
  readonly secrets: ReadonlyMap<string, AcceptedSecret>;
  /** Key of the fingerprints of secrets; undefined where none was ever accepted. */
  readonly salt: string | undefined;
}

/** An entry as the file has it. */
export interface AcceptedSecret {
  /** `ms1:<format>:<32 hex>` */
  readonly fingerprint: string;
  /** What it was reported as. */
  readonly rule: string;
  /** Where it stood. */
  readonly path: string;
  readonly actor?: string;
  readonly reason?: string;
  readonly expires?: string;
}

/**
 * Whether a finding is about a secret: then nothing but its fingerprint accepts it. The subject alone does not tell: that of
 * other rules is what a record says, such as a kind or an owner, and may be written like the fingerprint of an accepted secret.
 */
export function isSecret({ rule, subject }: { readonly rule: string; readonly subject?: string | undefined }): boolean {
  return rule.startsWith("secret/") && subject?.startsWith("ms1:") === true;
}

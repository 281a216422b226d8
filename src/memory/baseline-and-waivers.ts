/** Findings that a repository has accepted: the baseline and the waivers (decision 16). */
import type { ProblemName } from "./finding.js";
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
export function isExpired(waiver: Waiver, now: Date): boolean {
  return now.getTime() >= expiryOf(waiver);
}

/** In milliseconds since 1970; before all times where it cannot be read. */
export function expiryOf({ expires }: Waiver): number {
  const instant = parseInstant(expires);
  return instant ? instant.time + (instant.dateOnly ? DAY : 0) : -Infinity;
}

/** What a waiver names, expired or not, as a key: it is for the problems of which that is one of the `waysToWaive`. */
export function meantBy({ rule, subject, detail, fingerprint }: Waiver): string {
  return fingerprint === undefined ? JSON.stringify([rule, subject, detail]) : JSON.stringify([fingerprint]);
}

/**
 * Each way in which a waiver may name a problem: by record or path, alone or with its subject; a secret never by its place
 * alone. What stands for problems that are not kept is waived as they are.
 */
export function waysToWaive(problem: ProblemName): string[] {
  const { rule, record, at, subject, more } = problem;
  if (more) return more.waiver === undefined ? [] : [more.waiver];
  const names = record === undefined ? [at.path] : [record, at.path];
  const details = isSecret(problem) ? [subject] : [subject, undefined];
  const ways = names.flatMap((name) => details.map((detail) => JSON.stringify([rule, name, detail])));
  return isSecret(problem) ? [...ways, JSON.stringify([subject])] : ways;
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

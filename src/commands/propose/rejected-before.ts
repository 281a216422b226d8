/** What a change claims, and which of it was rejected before (decision 34). */
import type { Gate } from "../../load/gate.js";
import { candidateSubjects } from "../../load/review-subjects.js";
import type { Rejection } from "../../memory/rejection.js";
import type { ReviewSubject } from "../../memory/review-subject.js";
import { claimOf } from "../../review/claim.js";

/** A file before and after a change. */
export interface ChangedFile {
  readonly path: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
}

export interface Claim {
  readonly claim: string;
  readonly subject: ReviewSubject;
}

/** What records say after a change and did not say before: a change of tags alone claims nothing. */
export function newClaims(files: readonly ChangedFile[], gate: Gate): Claim[] {
  const claimsIn = (path: string, bytes: Uint8Array | undefined) =>
    bytes ? candidateSubjects(path, bytes, gate).map((subject) => ({ claim: claimOf(subject), subject })) : [];
  const known = new Set(files.flatMap(({ path, before }) => claimsIn(path, before).map(({ claim }) => claim)));
  return files.flatMap(({ path, after }) => claimsIn(path, after).filter(({ claim }) => !known.has(claim)));
}

export interface RejectedClaim extends Claim {
  readonly rejection: Rejection;
}

export function rejectedBefore(files: readonly ChangedFile[], gate: Gate): RejectedClaim[] {
  if (gate.rejections.claims.size === 0) return [];
  return newClaims(files, gate).flatMap((claim) => {
    const rejection = gate.rejections.claims.get(claim.claim);
    return rejection ? [{ ...claim, rejection }] : [];
  });
}

/** As a sentence without its subject: "was rejected ...". */
export function rejectionText({ by, at, pullRequest, reason }: Rejection): string {
  const who = by === undefined ? "" : ` by ${by}`;
  const where = pullRequest === undefined ? "" : ` in pull request #${pullRequest}`;
  return `was rejected${who} on ${at.slice(0, 10)}${where}${reason === undefined ? ", without a reason" : `: ${reason}`}`;
}

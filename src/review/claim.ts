/** What a record claims, as one digest: proposed again under another id or date it is the same (decision 34). */
import type { ReviewSubject } from "../memory/review-subject.js";
import { digestOf, featuresOf } from "./subject.js";

export function claimOf(subject: ReviewSubject): string {
  const { title, summary, detail, scopeIdentity } = featuresOf(subject);
  return digestOf("claim/v1", subject.type, scopeIdentity, title.normal, summary.normal, detail.normal);
}

/** What a record claims, as one digest: proposed again under another id or date it is the same (decision 34). */
import type { ReviewSubject } from "../memory/review-subject.js";
import { leavesOf } from "./facts.js";
import { sentencesOf } from "./sentences.js";
import { digestOf, featuresOf } from "./subject.js";

export function claimOf(subject: ReviewSubject): string {
  const { type, title, summary = "", detail, facts } = subject;
  const { scopeIdentity } = featuresOf(subject);
  const texts = [title, summary, detail].map((text) => [...sentencesOf(text).byMeaning.keys()].join("\n"));
  return digestOf("claim/v2", type, scopeIdentity, ...texts, ...leavesOf(facts).sort());
}

/** What is computed of a record once, however often it is compared. */
import { createHash } from "node:crypto";
import { taggedDigest } from "../memory/digest.js";
import type { ReviewSubject } from "../memory/review-subject.js";
import { marksOf, type Marks } from "./marks.js";
import { scopeEntries } from "./scope.js";
import { sentencesOf } from "./sentences.js";
import { comparedText, once, slugOf, type ComparedText } from "./text.js";

/** Computed part by part when it is asked for: of most records that are looked at the title is enough. */
export interface Features {
  readonly subject: ReviewSubject;
  readonly title: ComparedText;
  readonly summary: ComparedText;
  readonly detail: ComparedText;
  /** Whether the detail goes on beyond what is compared. */
  readonly isCut: boolean;
  readonly slug: string;
  readonly scope: readonly string[];
  readonly scopeIdentity: string;
  readonly tags: ReadonlySet<string>;
  readonly marks: () => Marks;
  /** Of summary and detail, by what they say. */
  readonly sentences: () => ReadonlyMap<string, string>;
  /** Of the normal forms of title, summary and detail. */
  readonly digest: string;
}

/** Characters of a detail that are compared. */
const MAX_DETAIL_LENGTH = 100_000;

export function featuresOf(subject: ReviewSubject): Features {
  const written = subject.detail.slice(0, MAX_DETAIL_LENGTH);
  const title = comparedText(subject.title);
  const summary = once(() => comparedText(subject.summary ?? ""));
  const detail = once(() => comparedText(written));
  const digest = once(() => digestOf(title.normal, summary().normal, detail().normal));
  const sentences = once(() => sentencesOf([subject.summary ?? "", written].join("\n\n")));
  const scope = scopeEntries(subject.scope);
  return {
    subject,
    title,
    get summary() {
      return summary();
    },
    get detail() {
      return detail();
    },
    isCut: subject.detail.length > MAX_DETAIL_LENGTH,
    slug: slugOf(title.normal),
    scope,
    scopeIdentity: scope.length === 0 ? "global" : scope.join("|"),
    tags: new Set(subject.tags),
    marks: once(() => marksOf([subject.title, sentences().text].join("\n"))),
    sentences: () => sentences().byMeaning,
    get digest() {
      return digest();
    },
  };
}

/** The same text under whatever title. Records without a text have none in common but their title. */
export function saysTheSame(one: Features, other: Features): boolean {
  const hasText = one.summary.normal !== "" || one.detail.normal !== "";
  return (
    (hasText || one.title.normal === other.title.normal) &&
    one.summary.normal === other.summary.normal &&
    one.detail.normal === other.detail.normal
  );
}

export function digestOf(...texts: readonly string[]): string {
  return taggedDigest(createHash("sha256").update(texts.join("\0")));
}

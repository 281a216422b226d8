/** What is computed of a record once, however often it is compared. */
import { createHash } from "node:crypto";
import type { ReviewSubject } from "../memory/review-subject.js";
import { marksOf, type Marks } from "./marks.js";
import { scopeEntries } from "./scope.js";
import { comparedText, sentencesOf, slugOf, type ComparedText } from "./text.js";

export interface Features {
  readonly subject: ReviewSubject;
  readonly title: ComparedText;
  readonly summary: ComparedText;
  readonly detail: ComparedText;
  readonly slug: string;
  readonly scope: readonly string[];
  readonly scopeIdentity: string;
  readonly tags: ReadonlySet<string>;
  /** Computed when it is first asked for: few records come so far. */
  readonly marks: () => Marks;
  /** Of summary and detail, by their normal forms. */
  readonly sentences: () => ReadonlyMap<string, string>;
  /** Of the normal forms of title, summary and detail. */
  readonly digest: string;
}

/** Characters of a detail that are compared. */
const LONGEST_DETAIL = 100_000;

export function featuresOf(subject: ReviewSubject): Features {
  const title = comparedText(subject.title);
  const summary = comparedText(subject.summary ?? "");
  const detail = comparedText(subject.detail.slice(0, LONGEST_DETAIL));
  const scope = scopeEntries(subject.scope);
  return {
    subject,
    title,
    summary,
    detail,
    slug: slugOf(title.normal),
    scope,
    scopeIdentity: scope.length === 0 ? "global" : scope.join("|"),
    tags: new Set(subject.tags),
    marks: once(() =>
      marksOf([subject.title, subject.summary ?? "", subject.detail.slice(0, LONGEST_DETAIL)].join("\n")),
    ),
    sentences: once(() => sentencesOf(subject.summary ?? "", subject.detail.slice(0, LONGEST_DETAIL))),
    digest: digestOf(title.normal, summary.normal, detail.normal),
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

export function digestOf(...texts: readonly string[]): string {
  return `sha256:${createHash("sha256").update(texts.join("\0")).digest("hex")}`;
}

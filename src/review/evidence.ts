/** What speaks for and against two records being about one thing: six buckets, each the sum of its items. */
import { DAY, timeOfText } from "../memory/instant.js";
import { IDENTITY, LIKENESS, LINEAGE, OVERLAP, RECENCY, REPLACEMENT, SCOPE } from "./constants.js";
import { factChange } from "./facts.js";
import { isTitleContrast, markChanges, newTitleWords, wordChange, type MarkChange } from "./marks.js";
import { isInside, scopeRelation, type ScopeRelation } from "./scope.js";
import type { Features } from "./subject.js";
import { exactForm, likeness, once } from "./text.js";
import { addedWords, type Wording } from "./wording.js";

/** An item of a bucket: points, with the likeness in ten-thousandths that gave it, where one did. */
interface EvidenceItem {
  readonly code: string;
  readonly weight: number;
  readonly value?: number;
}

interface Bucket {
  /** Hundredths. */
  readonly sum: number;
  readonly items: readonly EvidenceItem[];
}

export interface Evidence {
  /** Ten-thousandths. */
  readonly title: number;
  readonly summary: number;
  readonly detail: number;
  readonly scopeRelation: ScopeRelation;
  /** Whether the record holds wherever the candidate does. */
  readonly holdsThere: boolean;
  readonly identity: Bucket;
  readonly scope: Bucket;
  readonly overlap: Bucket;
  readonly replacement: Bucket;
  readonly recency: Bucket;
  readonly lineage: Bucket;
  readonly sameIdentity: boolean;
  readonly titleContrast: boolean;
  readonly notOlder: boolean;
  /** Of title, summary and detail those whose normal forms are equal. */
  readonly equal: readonly ("title" | "summary" | "detail")[];
  readonly changes: readonly MarkChange[];
  /** Of the title, and of sentences that only one side has. */
  readonly wordChange: MarkChange;
  readonly newTitleWords: readonly string[];
  readonly factChange: MarkChange;
  /** Whether there is more of the details than is compared. */
  readonly isCut: boolean;
  readonly added: Added;
}

/** What the candidate has and the record has not. */
interface Added {
  /** Sentences, by what they say. */
  readonly sentences: number;
  readonly tags: number;
  /** Words of addition or of exception. */
  readonly phrases: readonly string[];
}

export interface Likenesses {
  readonly title: number;
  readonly summary: number;
  readonly detail: number;
}

/** Undefined where the scopes are disjoint and the titles too: no text can make them comparable. */
export function likenesses(candidate: Features, target: Features): Likenesses | undefined {
  const title = likeness(candidate.title, target.title, LIKENESS.longText);
  if (title < LIKENESS.elsewhere.title && scopeRelation(candidate.scope, target.scope) === "disjoint") return undefined;
  return {
    title,
    summary: likeness(candidate.summary, target.summary, LIKENESS.longText),
    detail: likeness(candidate.detail, target.detail, LIKENESS.longText),
  };
}

/** @param now a date beyond it counts as it. */
export function evidenceOf(
  candidate: Features,
  wording: Wording,
  target: Features,
  { title, summary, detail }: Likenesses,
  now: Date,
): Evidence {
  const relation = scopeRelation(candidate.scope, target.scope);
  const identity = bucket(
    [
      ...(candidate.slug !== "" && candidate.slug === target.slug
        ? [{ code: "equal slug", weight: IDENTITY.slug }]
        : []),
      ...graded("title", title, IDENTITY.title),
      ...graded("summary", summary, IDENTITY.summary),
      ...graded("detail", detail, IDENTITY.detail),
      ...(relation === "same" && title >= IDENTITY.scopeAndTitle.title
        ? [{ code: "same scope and title", weight: IDENTITY.scopeAndTitle.weight, value: title }]
        : []),
      ...([...candidate.tags].some((tag) => target.tags.has(tag))
        ? [{ code: "shared tag", weight: IDENTITY.tag }]
        : []),
    ],
    0,
  );
  const titleContrast = !wording.additive && isTitleContrast(candidate.title.tokens, target.title.tokens);
  const added = once(() => ({
    sentences: countMissing(candidate.sentences().keys(), target.sentences()),
    tags: countMissing(candidate.tags, target.tags),
    phrases: addedWords(wording, target),
  }));
  const titleWords = once(() =>
    candidate.title.normal === "" && exactForm(candidate.subject.title) !== exactForm(target.subject.title)
      ? [candidate.subject.title]
      : newTitleWords(candidate.title.tokens, target.title.tokens),
  );
  const facts = once(() => factChange(candidate.subject, target.subject));
  const changes = once(() => markChanges(candidate.marks(), target.marks()));
  const age = ageOf(candidate.subject.updated, target.subject.updated, now);
  return {
    title,
    summary,
    detail,
    scopeRelation: relation,
    holdsThere: isInside(candidate.scope, target.scope),
    identity,
    scope: bucket([{ code: relation, weight: SCOPE[relation] }], -100),
    overlap: bucket([...overlap("title", title), ...overlap("summary", summary), ...overlap("detail", detail)], 0),
    replacement: bucket(
      (["replacement", "additive", "partial", "split"] as const).flatMap((code) =>
        wording[code] ? [{ code: `${code} wording`, weight: REPLACEMENT[code] }] : [],
      ),
      -100,
    ),
    recency: bucket([age], -100),
    lineage: bucket(lineage(target), -100),
    sameIdentity: identity.sum >= IDENTITY.limit && !titleContrast,
    titleContrast,
    notOlder: age.weight >= 0,
    equal: (["title", "summary", "detail"] as const).filter((part) => candidate[part].normal === target[part].normal),
    get added() {
      return added();
    },
    get changes() {
      return changes();
    },
    get wordChange() {
      const { flag, candidate: own, target: others } = wordChange(candidate.sentences(), target.sentences());
      return { flag, candidate: [...titleWords(), ...own], target: others };
    },
    get factChange() {
      return facts();
    },
    isCut: candidate.isCut || target.isCut,
    get newTitleWords() {
      return titleWords();
    },
  };
}

function countMissing(values: Iterable<string>, known: ReadonlySet<string> | ReadonlyMap<string, unknown>): number {
  return [...values].filter((value) => !known.has(value)).length;
}

function bucket(items: readonly EvidenceItem[], least: number): Bucket {
  const sum = items.reduce((all, { weight }) => all + weight, 0);
  return { sum: Math.min(Math.max(sum, least), 100), items };
}

function graded(code: string, value: number, grades: readonly (readonly [number, number])[]): EvidenceItem[] {
  const grade = grades.find(([least]) => value >= least);
  return grade ? [{ code: `${code} alike`, weight: grade[1], value }] : [];
}

function overlap(code: "title" | "summary" | "detail", value: number): EvidenceItem[] {
  const [strong, moderate] = OVERLAP[code];
  if (value >= OVERLAP.strong) return [{ code: `${code} strong`, weight: strong, value }];
  return value >= OVERLAP.moderate ? [{ code: `${code} moderate`, weight: moderate, value }] : [];
}

function ageOf(candidate: string | undefined, target: string | undefined, now: Date): EvidenceItem {
  const own = instantOf(candidate, now);
  const other = instantOf(target, now);
  const days = own !== undefined && other !== undefined ? Math.round((own - other) / DAY) : undefined;
  const isNotOlder = days === undefined ? (candidate ?? "") >= (target ?? "") : (own ?? 0) >= (other ?? 0);
  if (!isNotOlder) return { code: "older", weight: RECENCY.older, ...(days !== undefined && { value: days }) };
  const isNewer = days !== undefined && days >= RECENCY.newerDays;
  return {
    code: isNewer ? "newer" : "not older",
    weight: isNewer ? RECENCY.newer : RECENCY.notOlder,
    ...(days !== undefined && { value: days }),
  };
}

/** Milliseconds; a day begins at midnight UTC. */
function instantOf(written: string | undefined, now: Date): number | undefined {
  if (written === undefined || !/^\d{4}-\d{2}-\d{2}/.test(written)) return undefined;
  const time = timeOfText(/^\d{4}-\d{2}-\d{2}$/.test(written) ? `${written}T00:00:00Z` : written);
  return Number.isNaN(time) ? undefined : Math.min(time, now.getTime());
}

function lineage({ subject }: Features): EvidenceItem[] {
  const { status, supersedes } = subject;
  const items: EvidenceItem[] = status === "out" ? [] : [{ code: `target ${status}`, weight: LINEAGE[status] }];
  if (supersedes.length > 0) items.push({ code: "target supersedes another", weight: LINEAGE.supersedes });
  return items;
}

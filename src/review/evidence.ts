/** What speaks for and against two records being about one thing: six buckets, each the sum of its items. */
import { DAY, timeOfText } from "../memory/instant.js";
import { IDENTITY, LIKENESS, LINEAGE, OVERLAP, RECENCY, REPLACEMENT, SCOPE } from "./constants.js";
import { factChange } from "./facts.js";
import { isTitleContrast, markChanges, newTitleWords, wordChange, type MarkChange } from "./marks.js";
import { isInside, scopeRelation, type ScopeRelation } from "./scope.js";
import { saysTheSame, type Features } from "./subject.js";
import { exactForm, likeness, once } from "./text.js";
import { addedWords, type Wording } from "./wording.js";
import type { ReviewBucket, ReviewItem } from "../memory/review-report.js";

export interface Evidence {
  /** Ten-thousandths. */
  readonly title: number;
  readonly summary: number;
  readonly detail: number;
  readonly scopeRelation: ScopeRelation;
  /** Whether the record holds wherever the candidate does. */
  readonly holdsThere: boolean;
  readonly identity: ReviewBucket;
  readonly scope: ReviewBucket;
  readonly overlap: ReviewBucket;
  readonly replacement: ReviewBucket;
  readonly recency: ReviewBucket;
  readonly lineage: ReviewBucket;
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

/** A candidate, a record that it is held against, and how alike their texts are. */
interface Compared {
  readonly candidate: Features;
  /** Of the candidate. */
  readonly wording: Wording;
  readonly target: Features;
  readonly alike: Likenesses;
  readonly now: Date;
}

/** The same text, with a scope on one side alone. */
export function isWidened(candidate: Features, target: Features): boolean {
  return (candidate.scope.length === 0) !== (target.scope.length === 0) && saysTheSame(candidate, target);
}

/** Undefined where the scopes are disjoint and the titles too, unless the text is the same and only one side has a scope. */
export function likenesses(candidate: Features, target: Features): Likenesses | undefined {
  const title = likeness(candidate.title, target.title, LIKENESS.longText);
  const isElsewhere = scopeRelation(candidate.scope, target.scope) === "disjoint";
  if (isElsewhere && title < LIKENESS.elsewhere.title && !isWidened(candidate, target)) return undefined;
  return {
    title,
    summary: likeness(candidate.summary, target.summary, LIKENESS.longText),
    detail: likeness(candidate.detail, target.detail, LIKENESS.longText),
  };
}

/**
 * What costs time is found when it is first asked for, since most matches end before.
 * @param now a date beyond it counts as it.
 */
export function evidenceOf({ candidate, wording, target, alike, now }: Compared): Evidence {
  const { title, summary, detail } = alike;
  const relation = scopeRelation(candidate.scope, target.scope);
  const identity = identityBucket(candidate, target, alike, relation);
  const titleContrast = !wording.additive && isTitleContrast(candidate.title.tokens, target.title.tokens);
  const age = ageOf(candidate.subject.updated, target.subject.updated, now);
  const added = once(() => addedBy(candidate, wording, target));
  const titleWords = once(() => titleWordsAdded(candidate, target));
  const facts = once(() => factChange(candidate.subject, target.subject));
  const changes = once(() => markChanges(candidate.marks(), target.marks()));
  return {
    title,
    summary,
    detail,
    scopeRelation: relation,
    holdsThere: isInside(candidate.scope, target.scope),
    identity,
    scope: bucket([{ code: relation, weight: SCOPE[relation] }], -100),
    overlap: bucket([...overlap("title", title), ...overlap("summary", summary), ...overlap("detail", detail)], 0),
    replacement: bucket(replacementWords(wording), -100),
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

function identityBucket(
  candidate: Features,
  target: Features,
  alike: Likenesses,
  relation: ScopeRelation,
): ReviewBucket {
  const { title, summary, detail } = alike;
  const items: ReviewItem[] = [];
  if (candidate.slug !== "" && candidate.slug === target.slug) {
    items.push({ code: "equal slug", weight: IDENTITY.slug });
  }
  items.push(
    ...graded("title", title, IDENTITY.title),
    ...graded("summary", summary, IDENTITY.summary),
    ...graded("detail", detail, IDENTITY.detail),
  );
  const { title: least, weight } = IDENTITY.scopeAndTitle;
  if (relation === "same" && title >= least) items.push({ code: "same scope and title", weight, value: title });
  if ([...candidate.tags].some((tag) => target.tags.has(tag))) {
    items.push({ code: "shared tag", weight: IDENTITY.tag });
  }
  return bucket(items, 0);
}

function replacementWords(wording: Wording): ReviewItem[] {
  const codes = ["replacement", "additive", "partial", "split"] as const;
  return codes.flatMap((code) => (wording[code] ? [{ code: `${code} wording`, weight: REPLACEMENT[code] }] : []));
}

function addedBy(candidate: Features, wording: Wording, target: Features): Added {
  return {
    sentences: countMissing(candidate.sentences().keys(), target.sentences()),
    tags: countMissing(candidate.tags, target.tags),
    phrases: addedWords(wording, target),
  };
}

/** Words of the title that the record's title lacks; the title as it is where it has no words to compare, such as `!!`. */
function titleWordsAdded(candidate: Features, target: Features): readonly string[] {
  const { title, subject } = candidate;
  if (title.normal === "" && exactForm(subject.title) !== exactForm(target.subject.title)) return [subject.title];
  return newTitleWords(title.tokens, target.title.tokens);
}

function countMissing(values: Iterable<string>, known: ReadonlySet<string> | ReadonlyMap<string, unknown>): number {
  return [...values].filter((value) => !known.has(value)).length;
}

function bucket(items: readonly ReviewItem[], least: number): ReviewBucket {
  const sum = items.reduce((all, { weight }) => all + weight, 0);
  return { sum: Math.min(Math.max(sum, least), 100), items };
}

function graded(code: string, value: number, grades: readonly (readonly [number, number])[]): ReviewItem[] {
  const grade = grades.find(([least]) => value >= least);
  return grade ? [{ code: `${code} alike`, weight: grade[1], value }] : [];
}

function overlap(code: "title" | "summary" | "detail", value: number): ReviewItem[] {
  const [strong, moderate] = OVERLAP[code];
  if (value >= OVERLAP.strong) return [{ code: `${code} strong`, weight: strong, value }];
  return value >= OVERLAP.moderate ? [{ code: `${code} moderate`, weight: moderate, value }] : [];
}

function ageOf(candidate: string | undefined, target: string | undefined, now: Date): ReviewItem {
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

function lineage({ subject }: Features): ReviewItem[] {
  const { status, supersedes } = subject;
  const items: ReviewItem[] = status === "out" ? [] : [{ code: `target ${status}`, weight: LINEAGE[status] }];
  if (supersedes.length > 0) items.push({ code: "target supersedes another", weight: LINEAGE.supersedes });
  return items;
}

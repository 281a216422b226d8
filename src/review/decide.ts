/** The decision about one candidate: the first rule that holds, and what is left to a person. */
import type { ReviewSubject } from "../memory/review-subject.js";
import { recordConditions } from "./automatic.js";
import { DECISION, LIKENESS } from "./constants.js";
import { evidenceOf, isWidened, likenesses, type Evidence, type Likenesses } from "./evidence.js";
import { compareMatches, isKnown, matchOf, statusRank, type Match, type Relation } from "./relation.js";
import type { ReviewIndex } from "./review-index.js";
import { featuresOf, saysTheSame, type Features } from "./subject.js";
import { weightOf } from "./text.js";
import { wordingOf, type Wording } from "./wording.js";

type Decision = "accept" | "merge" | "supersede" | "reject";
type Handling = "closed" | "person" | "auto" | "refused";

type Reason =
  | "insufficient_signal"
  | "temporary_detail"
  | "duplicate_memory"
  | "newer_memory_replaces_older"
  | "same_scope_summary_overlap"
  | "possible_scope_split"
  | "ambiguous_existing_overlap"
  | "novel_memory";

interface Verdict {
  readonly decision: Decision;
  readonly reason: Reason;
  readonly relation: Relation | "none";
  /** Number of the rule that decided (docs/reviewer.md). */
  readonly rule: number;
  readonly handling: Handling;
  readonly targets: readonly Match[];
  /** Ten-thousandths. */
  readonly confidence: number;
}

/** Why the best match of a relation was not taken. */
interface Rivalry {
  readonly match: Match;
  readonly rival: Match;
  /** Ten-thousandths by which the rival is weaker. */
  readonly distance: number;
  /** A rival at most so far behind counts. */
  readonly margin: number;
}

export interface Reviewed extends Verdict {
  readonly candidate: Features;
  readonly wording: Wording;
  /** All comparable records, best first. */
  readonly matches: readonly Match[];
  /** Same texts under any title, in another type or scope, or in a record that is out of force. */
  readonly equals: readonly ReviewSubject[];
  /** Records in force or proposed of any type and scope that have the title. */
  readonly namesakes: readonly ReviewSubject[];
  readonly rivals: readonly Rivalry[];
  readonly retrieval: {
    readonly records: number;
    readonly bucket: number;
    readonly compared: number;
    readonly broken: number;
  };
}

/**
 * @param now the instant that dates are held against.
 * @param broken files that could not be compared: with any of them nothing passes by itself.
 */
export function review(subject: ReviewSubject, index: ReviewIndex, now: Date, broken = 0): Reviewed {
  const candidate = featuresOf(subject);
  const wording = wordingOf(subject.title, subject.summary ?? "", subject.detail);
  const { targets, bucket, equals, namesakes } = index.find(candidate, subject.supersedes);
  const matches = targets
    .flatMap((target) => {
      const alike = likenesses(candidate, target);
      if (!alike || !mayCompare(candidate, target, alike)) return [];
      const evidence = evidenceOf({ candidate, wording, target, alike, now });
      if (!isComparable(candidate, target, evidence)) return [];
      return [matchOf(evidence, wording, target)];
    })
    .sort(compareMatches);
  const verdict = decide(candidate, wording, matches);
  const retrieval = { records: index.size, bucket, compared: targets.length, broken };
  const rivals = rivalsOf(matches, verdict.rule);
  const reviewed = { ...verdict, candidate, wording, matches, equals, namesakes, rivals, retrieval };
  const isAutomatic = recordConditions(reviewed).every(({ holds }) => holds);
  return isAutomatic ? { ...reviewed, handling: "auto" } : reviewed;
}

/** A first look at likeness alone: most records end here. */
function mayCompare(candidate: Features, target: Features, { title, summary, detail }: Likenesses): boolean {
  const { comparable } = LIKENESS;
  return (
    title >= comparable.title ||
    summary >= comparable.summary ||
    detail >= comparable.detail ||
    candidate.slug === target.slug
  );
}

function isComparable(candidate: Features, target: Features, evidence: Evidence): boolean {
  const { title, summary, detail, sameIdentity, overlap, scopeRelation } = evidence;
  const { comparable, elsewhere } = LIKENESS;
  if (scopeRelation === "disjoint") {
    const isNearlyEqual = sameIdentity && title >= elsewhere.title && overlap.sum >= elsewhere.overlap;
    return isNearlyEqual || isWidened(candidate, target);
  }
  return title >= comparable.title || summary >= comparable.summary || detail >= comparable.detail || sameIdentity;
}

/** The rules in the order in which they are tried, as docs/reviewer.md numbers them. */
const RULES = {
  thin: { rule: 1, decision: "reject", reason: "insufficient_signal", relation: "none" },
  temporary: { rule: 2, decision: "reject", reason: "temporary_detail", relation: "none" },
  duplicate: { rule: 3, decision: "merge", reason: "duplicate_memory", relation: "duplicate" },
  replacement: { rule: 4, decision: "supersede", reason: "newer_memory_replaces_older", relation: "full_replacement" },
  addition: { rule: 5, decision: "merge", reason: "same_scope_summary_overlap", relation: "additive_update" },
  split: { rule: 6, decision: "reject", reason: "possible_scope_split", relation: "possible_split" },
  severalMatches: { rule: 7, ...overlap() },
  oneMatch: { rule: 8, ...overlap() },
  replacedText: { rule: 9, ...overlap() },
  sameText: { rule: 10, ...overlap() },
  novel: { rule: 11, decision: "accept", reason: "novel_memory", relation: "none" },
} satisfies Record<string, Outcome>;

type Outcome = Pick<Verdict, "rule" | "decision" | "reason" | "relation">;

function overlap(): Omit<Outcome, "rule"> {
  return { decision: "reject", reason: "ambiguous_existing_overlap", relation: "ambiguous_overlap" };
}

function closed(outcome: Outcome, targets: readonly Match[], confidence: number): Verdict {
  return { ...outcome, handling: "closed", targets, confidence };
}

/** @param targets best first: the verdict is as sure as the first one. */
function forPerson(outcome: Outcome, targets: readonly Match[], confidence = targets[0]?.confidence ?? 0): Verdict {
  return { ...outcome, handling: "person", targets, confidence };
}

/** Without a look at what may pass without a person. */
function decide(candidate: Features, wording: Wording, matches: readonly Match[]): Verdict {
  if (isThin(candidate)) return closed(RULES.thin, [], DECISION.thin);
  if (wording.temporary && !isForAWhile(candidate)) return closed(RULES.temporary, [], DECISION.temporary);
  const duplicates = matches.filter(({ relation }) => relation === "duplicate");
  const known = duplicates.filter(isKnown);
  if (known[0]) return closed(RULES.duplicate, known, known[0].confidence);
  if (duplicates.length > 0) return forPerson(RULES.duplicate, duplicates);
  const replacement = replacementIn(matches);
  if (replacement?.rivals.length === 0) return forPerson(RULES.replacement, [replacement.match]);
  const addition = additionIn(matches);
  if (addition?.rivals.length === 0) return forPerson(RULES.addition, [addition.match]);
  const splits = matches.filter(
    ({ relation, confidence }) => relation === "possible_split" && confidence >= DECISION.split,
  );
  if (splits.length > 0) return forPerson(RULES.split, splits);
  return overlapIn(candidate, wording, matches) ?? forPerson(RULES.novel, [], novelty(matches[0]));
}

/** Rules 7 to 10: it overlaps with what is known, and how is not clear. Undefined where none of them applies. */
function overlapIn(candidate: Features, wording: Wording, matches: readonly Match[]): Verdict | undefined {
  const near = matches.filter(isNear);
  const listed = matches.filter(({ confidence }) => confidence >= DECISION.listed);
  const [first, second] = near.filter(({ confidence }) => confidence >= DECISION.listed);
  if (listed.length > 1 && first && second && first.confidence - second.confidence <= DECISION.near) {
    return forPerson(RULES.severalMatches, listed);
  }
  const single = near.filter(
    ({ confidence, evidence, relation }) =>
      confidence >= DECISION.single ||
      evidence.sameIdentity ||
      (confidence >= DECISION.listed && relation !== "ambiguous_overlap"),
  );
  if (single.length > 0) return forPerson(RULES.oneMatch, single);
  const replaced = wording.replacement ? near.filter(({ evidence }) => isReplacedText(evidence)) : [];
  if (replaced.length > 0) return forPerson(RULES.replacedText, replaced);
  const same = matches.filter(
    (match) => isWidened(candidate, match.target) || (isNear(match) && saysTheSame(candidate, match.target)),
  );
  return same.length > 0 ? forPerson(RULES.sameText, same) : undefined;
}

/** Of a text that is known, what is open: where it holds, or which of two titles it should have. */
export function openOf({ rule, targets }: Reviewed): "scope" | "title" | undefined {
  if (rule !== RULES.sameText.rule) return undefined;
  return targets.some(isNear) ? "title" : "scope";
}

/** How sure it is that nothing known says this: the less, the likelier the best match. In ten-thousandths. */
function novelty(best: Match | undefined): number {
  if (!best) return DECISION.novel;
  const [least, most] = DECISION.novelRange;
  return Math.min(Math.max(10_000 - Math.round(best.confidence / 2), least), most);
}

/** A working memory that says when it ends is temporary by nature. */
function isForAWhile({ subject }: Features): boolean {
  return subject.type === "working" && subject.until !== undefined;
}

interface Size {
  /** Different tokens of all texts. */
  readonly words: number;
  /** Absent where the family has no summary. */
  readonly summaryLength?: number;
  readonly detailLength: number;
}

export function sizeOf({ title, summary, detail, subject }: Features): Size {
  return {
    words: new Set([...title.tokens, ...summary.tokens, ...detail.tokens]).size,
    ...(subject.summary !== undefined && { summaryLength: weightOf(summary.normal) }),
    detailLength: weightOf(detail.normal),
  };
}

function isThin(candidate: Features): boolean {
  const { words, summaryLength = DECISION.leastSummary, detailLength } = sizeOf(candidate);
  return words < DECISION.leastTokens || summaryLength < DECISION.leastSummary || detailLength < DECISION.leastDetail;
}

interface Contested {
  readonly match: Match;
  readonly rivals: readonly Rivalry[];
}

/** The best replacement of enough confidence. */
function replacementIn(matches: readonly Match[]): Contested | undefined {
  const replacements = matches.filter(({ relation }) => relation === "full_replacement");
  const [match] = replacements;
  if (!match || match.confidence < DECISION.supersede) return undefined;
  return { match, rivals: rivalries(match, replacements, DECISION.rival) };
}

/** The best addition of enough confidence. */
function additionIn(matches: readonly Match[]): Contested | undefined {
  const match = matches.find(({ relation }) => relation === "additive_update");
  if (!match || match.confidence < DECISION.merge) return undefined;
  const additions = matches.filter((other) => other.relation === "additive_update" && !isNear(other));
  const rivals = [
    ...rivalries(match, additions, DECISION.rival),
    ...rivalries(match, matches.filter(isNear), DECISION.neighbour),
  ];
  return { match, rivals };
}

function rivalsOf(matches: readonly Match[], rule: number): readonly Rivalry[] {
  if (rule <= RULES.replacement.rule) return [];
  const ofAddition = rule > RULES.addition.rule ? (additionIn(matches)?.rivals ?? []) : [];
  return [...(replacementIn(matches)?.rivals ?? []), ...ofAddition];
}

function isNear({ evidence }: Match): boolean {
  return evidence.scopeRelation !== "disjoint";
}

/** Records in force or proposed, of another type or scope, that have the candidate's text. */
export function toldElsewhere({ equals }: Reviewed): readonly string[] {
  return equals.filter(({ status }) => status !== "out").map(({ id }) => id);
}

/** Records of another type or scope that have the candidate's title, or nearly so with much of its text. */
export function namedAlikeElsewhere({ namesakes, matches }: Reviewed): readonly string[] {
  const alike = matches.filter((match) => !isNear(match) && match.confidence >= DECISION.listed);
  return [...new Set([...namesakes, ...alike.map(({ target }) => target.subject)].map(({ id }) => id))];
}

/** Other matches so close, of records that count as much. */
function rivalries(match: Match, others: readonly Match[], margin: number): Rivalry[] {
  return others
    .filter((other) => other !== match && statusRank(other) >= statusRank(match))
    .map((rival) => ({ match, rival, distance: match.confidence - rival.confidence, margin }))
    .filter(({ distance }) => distance <= margin);
}

function isReplacedText({ title, summary, detail }: Likenesses): boolean {
  return [title, summary, detail].filter((value) => value >= LIKENESS.replacedText).length >= 2;
}

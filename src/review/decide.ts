/** The decision about one candidate: the first rule that holds, and what is left to a person. */
import type { ReviewSubject } from "../memory/review-subject.js";
import { recordConditions } from "./automatic.js";
import { DECISION, LIKENESS } from "./constants.js";
import { evidenceOf, likenesses, type Likenesses } from "./evidence.js";
import { compareMatches, isKnown, matchOf, statusRank, type Match, type Relation } from "./relation.js";
import type { ReviewIndex } from "./review-index.js";
import { featuresOf, type Features } from "./subject.js";
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
  /** Same texts in another type or scope, or in a record that is out of force. */
  readonly equals: readonly ReviewSubject[];
  readonly hasNamesake: boolean;
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
  const { targets, bucket, equals, hasNamesake } = index.find(candidate, subject.supersedes);
  const matches = targets
    .flatMap((target) => {
      const alike = likenesses(candidate, target);
      if (!alike || !mayCompare(candidate, target, alike)) return [];
      const evidence = evidenceOf(candidate, wording, target, alike, now);
      if (!isComparable(alike, evidence.sameIdentity, evidence.overlap.sum, evidence.scopeRelation)) return [];
      return [matchOf(evidence, wording, target)];
    })
    .sort(compareMatches);
  const verdict = decide(candidate, wording, matches);
  const retrieval = { records: index.size, bucket, compared: targets.length, broken };
  const rivals = rivalsOf(matches, verdict.rule);
  const reviewed = { ...verdict, candidate, wording, matches, equals, hasNamesake, rivals, retrieval };
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

function isComparable(alike: Likenesses, sameIdentity: boolean, overlap: number, scope: string): boolean {
  const { comparable, elsewhere } = LIKENESS;
  if (scope === "disjoint") return sameIdentity && alike.title >= elsewhere.title && overlap >= elsewhere.overlap;
  return (
    alike.title >= comparable.title ||
    alike.summary >= comparable.summary ||
    alike.detail >= comparable.detail ||
    sameIdentity
  );
}

/** Without a look at what may pass without a person. */
function decide(candidate: Features, wording: Wording, matches: readonly Match[]): Verdict {
  const of = (relation: Relation): Match[] => matches.filter((match) => match.relation === relation);
  const person = (
    rule: number,
    decision: Decision,
    reason: Reason,
    relation: Relation | "none",
    targets: readonly Match[],
  ): Verdict => ({
    decision,
    reason,
    relation,
    rule,
    handling: "person",
    targets,
    confidence: targets[0]?.confidence ?? 0,
  });

  if (isThin(candidate)) {
    return closed(1, "reject", "insufficient_signal", "none", [], DECISION.thin);
  }
  if (wording.temporary && !isForAWhile(candidate)) {
    return closed(2, "reject", "temporary_detail", "none", [], DECISION.temporary);
  }
  const duplicates = of("duplicate");
  const known = duplicates.filter(isKnown);
  if (known[0]) return closed(3, "merge", "duplicate_memory", "duplicate", known, known[0].confidence);
  if (duplicates.length > 0) return person(3, "merge", "duplicate_memory", "duplicate", duplicates);
  const newer = replacementIn(matches);
  if (newer?.rivals.length === 0) {
    return person(4, "supersede", "newer_memory_replaces_older", "full_replacement", [newer.match]);
  }
  const near = matches.filter(isNear);
  const addition = additionIn(matches);
  if (addition?.rivals.length === 0) {
    return person(5, "merge", "same_scope_summary_overlap", "additive_update", [addition.match]);
  }
  const splits = of("possible_split").filter(({ confidence }) => confidence >= DECISION.split);
  if (splits[0]) return person(6, "reject", "possible_scope_split", "possible_split", splits);
  const listed = matches.filter(({ confidence }) => confidence >= DECISION.listed);
  const [first, second] = near.filter(({ confidence }) => confidence >= DECISION.listed);
  if (listed.length > 1 && first && second && first.confidence - second.confidence <= DECISION.near) {
    return person(7, "reject", "ambiguous_existing_overlap", "ambiguous_overlap", listed);
  }
  const single = near.filter(
    ({ confidence, evidence, relation }) =>
      confidence >= DECISION.single ||
      evidence.sameIdentity ||
      (confidence >= DECISION.listed && relation !== "ambiguous_overlap"),
  );
  if (single[0]) return person(8, "reject", "ambiguous_existing_overlap", "ambiguous_overlap", single);
  const replaced = wording.replacement ? near.filter(({ evidence }) => isReplacedText(evidence)) : [];
  if (replaced[0]) return person(9, "reject", "ambiguous_existing_overlap", "ambiguous_overlap", replaced);
  const widened = matches.filter((match) => isWidened(candidate, match));
  if (widened[0]) return person(10, "reject", "ambiguous_existing_overlap", "ambiguous_overlap", widened);
  const [best] = matches;
  const [least, most] = DECISION.novelRange;
  const confidence = best ? Math.min(Math.max(10_000 - Math.round(best.confidence / 2), least), most) : DECISION.novel;
  return { ...person(11, "accept", "novel_memory", "none", []), confidence };
}

function closed(
  rule: number,
  decision: Decision,
  reason: Reason,
  relation: Relation | "none",
  targets: readonly Match[],
  confidence: number,
): Verdict {
  return { decision, reason, relation, rule, handling: "closed", targets, confidence };
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
  if (rule <= 4) return [];
  return [...(replacementIn(matches)?.rivals ?? []), ...(rule > 5 ? (additionIn(matches)?.rivals ?? []) : [])];
}

function isNear({ evidence }: Match): boolean {
  return evidence.scopeRelation !== "disjoint";
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

/** The same text, with a scope on one side alone. */
function isWidened(candidate: Features, { evidence, target }: Match): boolean {
  return (
    evidence.equal.includes("summary") &&
    evidence.equal.includes("detail") &&
    (candidate.scope.length === 0) !== (target.scope.length === 0)
  );
}

/** How a candidate relates to one record: the first rule that holds, with the conditions on which the earlier ones failed. */
import { CONFIDENCE, IDENTITY, LIKENESS, TOTAL } from "./constants.js";
import { compareTexts } from "../memory/compare-texts.js";
import { percent } from "../memory/percent.js";
import type { Evidence } from "./evidence.js";
import type { ReviewStatus } from "../memory/review-subject.js";
import type { Features } from "./subject.js";
import { once } from "./text.js";
import type { Wording } from "./wording.js";

export type Relation = "duplicate" | "additive_update" | "full_replacement" | "possible_split" | "ambiguous_overlap";

/** A condition with what it asks for and what was there. */
interface FailedRule {
  readonly relation: Relation;
  readonly failed: string;
}

export interface Match {
  readonly target: Features;
  readonly evidence: Evidence;
  readonly relation: Relation;
  readonly failedBefore: readonly FailedRule[];
  /** Ten-thousandths. */
  readonly confidence: number;
  /** Ten-thousandths; for ties alone. */
  readonly total: number;
  readonly flags: readonly string[];
}

type Condition = readonly [holds: boolean, failed: string];
/** Asked for when those before it hold. */
type LaterCondition = () => Condition;

export function matchOf(evidence: Evidence, wording: Wording, target: Features): Match {
  const { relation, failedBefore, flags } = relate(evidence, wording, target.subject.status);
  return {
    target,
    evidence,
    relation,
    failedBefore,
    confidence: confidenceOf(relation, evidence),
    total: clamp(weigh(TOTAL, evidence, evidence.replacement.sum)),
    flags,
  };
}

function relate(
  evidence: Evidence,
  wording: Wording,
  status: ReviewStatus,
): { relation: Relation; failedBefore: FailedRule[]; flags: string[] } {
  const failedBefore: FailedRule[] = [];
  const changed = once(() => evidence.changes.map(({ flag }) => flag));
  const flags: string[] = evidence.titleContrast ? ["title_contrast"] : [];
  const ambiguous = (more: readonly string[]) => ({
    relation: "ambiguous_overlap" as const,
    failedBefore,
    flags: [...flags, ...more],
  });
  if (evidence.titleContrast) {
    failedBefore.push({ relation: "duplicate", failed: "the titles name different things" });
    return ambiguous(saysAll(evidence) ? changed() : []);
  }
  for (const [relation, conditions] of rulesOf(evidence, wording, status)) {
    const failed = firstFailed(conditions);
    if (failed !== undefined) {
      failedBefore.push({ relation, failed });
      continue;
    }
    const saysTheSame =
      relation === "duplicate" ||
      (relation === "additive_update" &&
        !wording.additive &&
        evidence.summary >= LIKENESS.sameText.summary &&
        evidence.detail >= LIKENESS.sameText.detail);
    if (saysTheSame && changed().length > 0 && !isContained(evidence)) {
      failedBefore.push({ relation, failed: `a text that is otherwise the same has ${changed().join(", ")}` });
      return ambiguous(changed());
    }
    return { relation, failedBefore, flags: relation === "duplicate" ? newsIn(evidence) : flags };
  }
  return ambiguous([]);
}

/** A duplicate that brings nothing at all: neither another word nor a tag nor another field. */
export function isKnown({ evidence, flags }: Match): boolean {
  return evidence.added.tags === 0 && flags.length === 0;
}

/** What a duplicate may say that the record does not. */
function newsIn(evidence: Evidence): string[] {
  const { candidate, target } = evidence.factChange;
  return [
    ...(evidence.added.sentences + evidence.newTitleWords.length > 0 ? ["words_changed"] : []),
    ...(candidate.length + target.length > 0 ? ["fields_changed"] : []),
    ...(evidence.isCut ? ["detail_cut"] : []),
  ];
}

/** Every sentence, tag, value and name of the candidate stands in the record, which holds wherever it does. */
function isContained(evidence: Evidence): boolean {
  if (!evidence.holdsThere || evidence.title < LIKENESS.additive.title) return false;
  const { sentences, tags } = evidence.added;
  return sentences + tags === 0 && evidence.changes.every(({ candidate }) => candidate.length === 0);
}

function saysAll({ equal }: Evidence): boolean {
  return equal.length === 3;
}

function firstFailed(conditions: readonly (Condition | LaterCondition)[]): string | undefined {
  for (const condition of conditions) {
    const [holds, failed] = typeof condition === "function" ? condition() : condition;
    if (!holds) return failed;
  }
  return undefined;
}

/** The rules in the order in which they are tried, each with its conditions. */
function rulesOf(
  evidence: Evidence,
  wording: Wording,
  status: ReviewStatus,
): [Relation, (Condition | LaterCondition)[]][] {
  return [
    ["duplicate", duplicateConditions(evidence, wording, status)],
    ["full_replacement", replacementConditions(evidence, status)],
    ["additive_update", additionConditions(evidence, wording)],
    ["possible_split", splitConditions(evidence, wording)],
  ];
}

function duplicateConditions(
  evidence: Evidence,
  wording: Wording,
  status: ReviewStatus,
): (Condition | LaterCondition)[] {
  const isOpen: Condition = [status !== "done", "target is done"];
  if (isContained(evidence)) return [isOpen];
  if (saysAll(evidence)) return [sameScope(evidence), isOpen];
  const { title, summary, detail } = evidence;
  const { duplicate } = LIKENESS;
  return [
    isOpen,
    sameScope(evidence),
    sameIdentity(evidence),
    alike("title", title, duplicate.title),
    alike("summary", summary, duplicate.summary),
    alike("detail", detail, duplicate.detail),
    [!wording.replacement, "replacement wording"],
    [!wording.split, "split wording"],
    () => [evidence.added.phrases.length === 0, `it adds: ${evidence.added.phrases.join(", ")}`],
  ];
}

function replacementConditions(evidence: Evidence, status: ReviewStatus): Condition[] {
  const { title, detail, overlap, replacement, notOlder } = evidence;
  const { replacement: least } = LIKENESS;
  return [
    [status === "active", `target ${status} ≠ active`],
    sameScope(evidence),
    sameIdentity(evidence),
    [notOlder, "candidate is older"],
    [replacement.sum >= least.wording, fewPoints("replacement", replacement.sum, least.wording)],
    [
      overlap.sum >= least.overlap || detail >= least.detail || title >= least.title,
      [
        fewPoints("overlap", overlap.sum, least.overlap),
        unlike("detail", detail, least.detail),
        unlike("title", title, least.title),
      ].join("; "),
    ],
  ];
}

function additionConditions(evidence: Evidence, wording: Wording): Condition[] {
  const { title, overlap, replacement, scopeRelation } = evidence;
  const { additive: least } = LIKENESS;
  const isSameScope = scopeRelation === "same";
  const [isSame, noIdentity] = sameIdentity(evidence);
  return [
    nearScope(evidence),
    [
      isSame || (isSameScope && title >= least.title),
      `${noIdentity}; ${isSameScope ? unlike("title", title, least.title) : "another scope"}`,
    ],
    [overlap.sum >= least.overlap, fewPoints("overlap", overlap.sum, least.overlap)],
    [replacement.sum < least.wording, `replacement ${replacement.sum} points, ${least.wording} or more`],
    [!wording.split, "split wording"],
  ];
}

function splitConditions(evidence: Evidence, wording: Wording): Condition[] {
  const { overlap, replacement, scopeRelation } = evidence;
  const isReplacedInPart = scopeRelation === "overlapping" && replacement.sum >= LIKENESS.replacement.wording;
  const [isSame, noIdentity] = sameIdentity(evidence);
  return [
    nearScope(evidence),
    [
      wording.split || wording.partial || isReplacedInPart,
      "no split or partial wording, no replacement in an overlapping scope",
    ],
    [
      isSame || overlap.sum >= LIKENESS.split.overlap,
      `${noIdentity}; ${fewPoints("overlap", overlap.sum, LIKENESS.split.overlap)}`,
    ],
  ];
}

function sameScope({ scopeRelation }: Evidence): Condition {
  return [scopeRelation === "same", `scope ${scopeRelation} ≠ same`];
}

function nearScope({ scopeRelation }: Evidence): Condition {
  return [scopeRelation !== "disjoint", "scope disjoint"];
}

function sameIdentity({ sameIdentity: isSame, identity }: Evidence): Condition {
  return [isSame, fewPoints("identity", identity.sum, IDENTITY.limit)];
}

/** The words of a failed condition on a sum of the evidence: `identity 0 points, fewer than 58`. */
function fewPoints(name: string, sum: number, wanted: number): string {
  return `${name} ${sum} points, fewer than ${wanted}`;
}

/** The same on a similarity: `title 20.34 %, less than 68.00 %`. */
function unlike(name: string, similarity: number, wanted: number): string {
  return `${name} ${percent(similarity)}, less than ${percent(wanted)}`;
}

function alike(name: string, similarity: number, wanted: number): Condition {
  return [similarity >= wanted, unlike(name, similarity, wanted)];
}

function confidenceOf(relation: Relation, evidence: Evidence): number {
  const { sum } = evidence.replacement;
  const wording =
    relation === "additive_update" ? Math.max(0, 100 - sum) : relation === "possible_split" ? Math.abs(sum) : sum;
  return clamp(weigh(CONFIDENCE[relation], evidence, wording));
}

/**
 * @param weights of identity, scope, overlap, replacement, recency and lineage, in this order.
 * @param replacement points of the replacement wording, as the relation counts them.
 */
function weigh(
  weights: readonly [number, number, number, number, number, number],
  { identity, scope, overlap, recency, lineage }: Evidence,
  replacement: number,
): number {
  const points = [identity.sum, scope.sum, overlap.sum, replacement, recency.sum, lineage.sum];
  return weights.reduce((sum, weight, index) => sum + weight * (points[index] ?? 0), 0);
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 10_000);
}

const STATUS_RANK: Readonly<Record<ReviewStatus, number>> = { active: 3, candidate: 2, done: 1, out: 0 };

export function statusRank({ target }: Match): number {
  return STATUS_RANK[target.subject.status];
}

/** Best first; total, so that the order in which records were given plays no part. */
export function compareMatches(a: Match, b: Match): number {
  return (
    b.confidence - a.confidence ||
    Number(b.evidence.scopeRelation === "same") - Number(a.evidence.scopeRelation === "same") ||
    statusRank(b) - statusRank(a) ||
    b.total - a.total ||
    compareTexts(b.target.subject.updated ?? "", a.target.subject.updated ?? "") ||
    compareTexts(a.target.subject.id, b.target.subject.id) ||
    compareTexts(a.target.subject.path, b.target.subject.path)
  );
}

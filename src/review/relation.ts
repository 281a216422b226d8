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

function rulesOf(
  evidence: Evidence,
  wording: Wording,
  status: ReviewStatus,
): [Relation, (Condition | LaterCondition)[]][] {
  const { title, summary, detail, overlap, replacement, scopeRelation, sameIdentity, notOlder } = evidence;
  const isSame = scopeRelation === "same";
  const isNear = scopeRelation !== "disjoint";
  const scope: Condition = [isSame, `scope ${scopeRelation} ≠ same`];
  const isOpen: Condition = [status !== "done", "target is done"];
  const near: Condition = [isNear, "scope disjoint"];
  const identity: Condition = [sameIdentity, fewPoints("identity", evidence.identity.sum, IDENTITY.limit)];
  const { duplicate, replacement: full, additive } = LIKENESS;
  return [
    [
      "duplicate",
      isContained(evidence)
        ? [isOpen]
        : saysAll(evidence)
          ? [scope, isOpen]
          : [
              isOpen,
              scope,
              identity,
              alike("title", title, duplicate.title),
              alike("summary", summary, duplicate.summary),
              alike("detail", detail, duplicate.detail),
              [!wording.replacement, "replacement wording"],
              [!wording.split, "split wording"],
              () => [evidence.added.phrases.length === 0, `it adds: ${evidence.added.phrases.join(", ")}`],
            ],
    ],
    [
      "full_replacement",
      [
        [status === "active", `target ${status} ≠ active`],
        scope,
        identity,
        [notOlder, "candidate is older"],
        [replacement.sum >= full.wording, fewPoints("replacement", replacement.sum, full.wording)],
        [
          overlap.sum >= full.overlap || detail >= full.detail || title >= full.title,
          [
            fewPoints("overlap", overlap.sum, full.overlap),
            unlike("detail", detail, full.detail),
            unlike("title", title, full.title),
          ].join("; "),
        ],
      ],
    ],
    [
      "additive_update",
      [
        near,
        [
          sameIdentity || (isSame && title >= additive.title),
          `${fewPoints("identity", evidence.identity.sum, IDENTITY.limit)}; ${isSame ? unlike("title", title, additive.title) : "another scope"}`,
        ],
        [overlap.sum >= additive.overlap, fewPoints("overlap", overlap.sum, additive.overlap)],
        [replacement.sum < additive.wording, `replacement ${replacement.sum} points, ${additive.wording} or more`],
        [!wording.split, "split wording"],
      ],
    ],
    [
      "possible_split",
      [
        near,
        [
          wording.split ||
            wording.partial ||
            (scopeRelation === "overlapping" && replacement.sum >= LIKENESS.replacement.wording),
          "no split or partial wording, no replacement in an overlapping scope",
        ],
        [
          sameIdentity || overlap.sum >= LIKENESS.split.overlap,
          `${fewPoints("identity", evidence.identity.sum, IDENTITY.limit)}; ${fewPoints("overlap", overlap.sum, LIKENESS.split.overlap)}`,
        ],
      ],
    ],
  ];
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

function weigh(
  [i, s, o, r, c, l]: readonly [number, number, number, number, number, number],
  { identity, scope, overlap, recency, lineage }: Evidence,
  replacement: number,
): number {
  return i * identity.sum + s * scope.sum + o * overlap.sum + r * replacement + c * recency.sum + l * lineage.sum;
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

/** A reader of a report: computes relation, confidence and decision from its numbers alone, by docs/reviewer.md. */
import type { RecordReview, ReviewMatch } from "../../src/memory/review-report.js";

type Decided = Pick<RecordReview, "decision" | "reason" | "relation" | "rule" | "handling" | "targets" | "confidence">;

type Buckets = Record<keyof ReviewMatch["evidence"], number>;

const WORDING: Readonly<Record<string, number>> = { replacement: 72, additive: -12, partial: -18, split: -28 };

export function buckets(match: ReviewMatch, review: RecordReview): Buckets {
  const { title, summary, detail, evidence, scopeRelation, status } = match;
  const days = evidence.recency.items[0]?.value;
  const overlap = (value: number, strong: number, moderate: number): number =>
    value >= 7800 ? strong : value >= 4800 ? moderate : 0;
  const has = (code: string): boolean => evidence.identity.items.some((item) => item.code === code);
  return {
    identity: clamp(
      (has("equal slug") ? 42 : 0) +
        (title >= 9200 ? 28 : title >= 7500 ? 18 : 0) +
        (summary >= 7000 ? 20 : summary >= 4800 ? 12 : 0) +
        (detail >= 6200 ? 12 : 0) +
        (scopeRelation === "same" && title >= 7200 ? 8 : 0) +
        (has("shared tag") ? 6 : 0),
      0,
      100,
    ),
    scope: scopeRelation === "same" ? 65 : scopeRelation === "overlapping" ? 35 : -45,
    overlap: overlap(title, 32, 18) + overlap(summary, 30, 16) + overlap(detail, 22, 10),
    replacement: clamp(
      Object.entries(WORDING).reduce((sum, [signal, weight]) => sum + (signals(review).has(signal) ? weight : 0), 0),
      -100,
      100,
    ),
    recency: !match.notOlder ? -22 : days !== undefined && days >= 7 ? 24 : 16,
    lineage:
      (status === "active" ? 20 : status === "candidate" ? 8 : -8) -
      (evidence.lineage.items.some(({ code }) => code === "target supersedes another") ? 4 : 0),
  };
}

export function relation(match: ReviewMatch, review: RecordReview): string {
  const { title, summary, detail, scopeRelation, status, added, changes, equal, notOlder } = match;
  const { identity, overlap, replacement } = buckets(match, review);
  const said = signals(review);
  if (match.flags.includes("title_contrast")) return "ambiguous_overlap";
  const [isSame, isNear, isDone] = [scopeRelation === "same", scopeRelation !== "disjoint", status === "done"];
  const marks = changes.filter(({ flag }) => !["words_changed", "fields_changed"].includes(flag));
  const isKnown =
    isInside(review.candidate.scope, match.scope) &&
    title >= 6800 &&
    added.sentences + added.tags === 0 &&
    marks.every(({ candidate }) => candidate.length === 0);
  const isAlike =
    identity >= 58 &&
    title >= 9000 &&
    summary >= 7800 &&
    detail >= 6600 &&
    !said.has("replacement") &&
    !said.has("split") &&
    added.phrases.length === 0;
  const isChanged = marks.length > 0 && !isKnown;
  if (isKnown && !isDone) return "duplicate";
  if (isSame && !isDone && (equal.length === 3 || isAlike)) return isChanged ? "ambiguous_overlap" : "duplicate";
  const isReplaced = overlap >= 32 || detail >= 4200 || title >= 9500;
  if (status === "active" && isSame && identity >= 58 && notOlder && replacement >= 42 && isReplaced) {
    return "full_replacement";
  }
  const isAbout = identity >= 58 || (isSame && title >= 6800);
  if (isNear && isAbout && overlap >= 44 && replacement < 32 && !said.has("split")) {
    const isSameText = !said.has("additive") && summary >= 7800 && detail >= 6600;
    return isSameText && isChanged ? "ambiguous_overlap" : "additive_update";
  }
  const isPart = said.has("split") || said.has("partial") || (scopeRelation === "overlapping" && replacement >= 42);
  return isNear && isPart && (identity >= 58 || overlap >= 50) ? "possible_split" : "ambiguous_overlap";
}

const SHARES: Readonly<Record<string, readonly number[]>> = {
  duplicate: [42, 20, 30, 0, 0, 8],
  full_replacement: [28, 14, 18, 24, 10, 6],
  additive_update: [26, 16, 32, 14, 0, 12],
  possible_split: [18, 18, 18, 28, 6, 12],
  ambiguous_overlap: [18, 18, 22, 0, 0, 8],
};

export function confidence(match: ReviewMatch, review: RecordReview): number {
  const { identity, scope, overlap, replacement, recency, lineage } = buckets(match, review);
  const wording =
    match.relation === "additive_update"
      ? Math.max(0, 100 - replacement)
      : match.relation === "possible_split"
        ? Math.abs(replacement)
        : replacement;
  const values = [identity, scope, overlap, wording, recency, lineage];
  const sum = (SHARES[match.relation] ?? []).reduce((all, share, at) => all + share * (values[at] ?? 0), 0);
  return clamp(sum, 0, 10_000);
}

export function decide(review: RecordReview): Decided {
  const { automatic, candidate, matches, related, retrieval } = review;
  const said = signals(review);
  const of = (wanted: string): ReviewMatch[] => matches.filter((match) => match.relation === wanted);
  const near = matches.filter(({ scopeRelation }) => scopeRelation !== "disjoint");
  const rank = ({ status }: ReviewMatch): number => ["done", "candidate", "active"].indexOf(status);
  const isAlone = (best: ReviewMatch, others: readonly ReviewMatch[], margin: number): boolean =>
    !others.some(
      (other) => other !== best && best.confidence - other.confidence <= margin && rank(other) >= rank(best),
    );
  const person = (
    rule: number,
    decision: RecordReview["decision"],
    reason: string,
    relationOf: string,
    targets: readonly ReviewMatch[],
    handling: RecordReview["handling"] = "person",
  ): Decided => ({
    decision,
    reason,
    relation: relationOf,
    rule,
    handling,
    targets: targets.map(({ id }) => id),
    confidence: targets[0]?.confidence ?? 0,
  });
  const ambiguous = (rule: number, targets: readonly ReviewMatch[]): Decided =>
    person(rule, "reject", "ambiguous_existing_overlap", "ambiguous_overlap", targets);
  const isWorking = candidate.type === "working";

  if (candidate.words < 8 || (candidate.summaryLength ?? 18) < 18 || candidate.detailLength < 48) {
    return { ...person(1, "reject", "insufficient_signal", "none", [], "closed"), confidence: 9800 };
  }
  if (said.has("temporary") && !(isWorking && candidate.until !== undefined)) {
    return { ...person(2, "reject", "temporary_detail", "none", [], "closed"), confidence: 9700 };
  }
  const duplicates = of("duplicate");
  const known = duplicates.filter(({ added, flags }) => added.tags === 0 && flags.length === 0);
  if (known.length > 0) return person(3, "merge", "duplicate_memory", "duplicate", known, "closed");
  if (duplicates.length > 0) return person(3, "merge", "duplicate_memory", "duplicate", duplicates);
  const [newer] = of("full_replacement");
  if (newer && newer.confidence >= 5600 && isAlone(newer, of("full_replacement"), 600)) {
    return person(4, "supersede", "newer_memory_replaces_older", "full_replacement", [newer]);
  }
  const [addition] = of("additive_update");
  if (
    addition &&
    addition.confidence >= 5800 &&
    isAlone(addition, of("additive_update"), 600) &&
    isAlone(addition, near, 800)
  ) {
    return person(5, "merge", "same_scope_summary_overlap", "additive_update", [addition]);
  }
  const splits = of("possible_split").filter((match) => match.confidence >= 2800);
  if (splits.length > 0) return person(6, "reject", "possible_scope_split", "possible_split", splits);
  const listed = matches.filter((match) => match.confidence >= 2500);
  const [first, second] = near.filter((match) => match.confidence >= 2500);
  if (first && second && first.confidence - second.confidence <= 1200) return ambiguous(7, listed);
  const single = near.filter(
    (match) =>
      match.confidence >= 3500 ||
      match.sameIdentity ||
      (match.confidence >= 2500 && match.relation !== "ambiguous_overlap"),
  );
  if (single.length > 0) return ambiguous(8, single);
  const isReplaced = ({ title, summary, detail }: ReviewMatch): boolean =>
    [title, summary, detail].filter((value) => value >= 4800).length >= 2;
  const replaced = said.has("replacement") ? near.filter(isReplaced) : [];
  if (replaced.length > 0) return ambiguous(9, replaced);
  const same = matches.filter(
    ({ equal, scope, scopeRelation }) =>
      equal.includes("summary") &&
      equal.includes("detail") &&
      (scopeRelation !== "disjoint" || (scope === "global") !== (candidate.scope === "global")),
  );
  if (same.length > 0) return ambiguous(10, same);
  const isPlain = ["temporary", "temporary mention", "replacement", "split", "partial", "routing"].every(
    (signal) => !said.has(signal),
  );
  const isAlien = listed.length === 0 && related.length === 0 && retrieval.broken === 0;
  return {
    decision: "accept",
    reason: "novel_memory",
    relation: "none",
    rule: 11,
    handling: isPlain && isAlien && !isWorking && automatic.every(({ holds }) => holds) ? "auto" : "person",
    targets: [],
    confidence: matches[0] ? clamp(10_000 - Math.round(matches[0].confidence / 2), 5500, 9200) : 8400,
  };
}

function signals({ candidate }: RecordReview): ReadonlySet<string> {
  return new Set(candidate.signals.map(({ signal }) => signal));
}

function isInside(inner: string, outer: string): boolean {
  if (inner === "global" || outer === "global") return inner === outer;
  return inner
    .split("|")
    .every((entry) => outer.split("|").some((above) => entry === above || entry.startsWith(`${above}/`)));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

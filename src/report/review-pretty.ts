/** The reviewer's report for a person at a terminal: the decision, and the numbers that led to it. */
import pc from "picocolors";
import type { RecordReview, ReviewMatch, ReviewReport } from "../memory/review-report.js";
import { percent } from "../memory/percent.js";
import { visibleStart } from "./visible-text.js";
import { plural } from "./wording.js";

const TEXT_LIMIT = 300;
const MAX_SHOWN = 10;

export function renderReviewPretty({ reviews }: ReviewReport, color: boolean): string {
  const paint = pc.createColors(color);
  return reviews.map((review) => `${linesOf(review, paint).join("\n")}\n`).join("\n");
}

type Paint = ReturnType<typeof pc.createColors>;

function linesOf(review: RecordReview, paint: Paint): string[] {
  const { candidate, decision, handling, matches, related, retrieval } = review;
  const lines = [
    `${paint.bold(decision.toUpperCase())}  ${safe(candidate.id)}  ${paint.dim(safe(candidate.path))}`,
    `  ${safe(review.summary)}`,
    `  reason ${review.reason} · relation ${review.relation} · handling ${handling} · confidence ${percent(review.confidence)}`,
    `  type ${safe(candidate.type)} · scope ${safe(candidate.scope)} · compared with ${retrieval.compared} of ${plural(retrieval.records, "record")}${retrieval.broken === 0 ? "" : `, without ${plural(retrieval.broken, "file")} that cannot be read`}`,
  ];
  for (const { signal, phrase } of candidate.signals) lines.push(`  wording: ${signal} (${safe(phrase)})`);
  for (const match of matches.slice(0, MAX_SHOWN)) lines.push(...matchLines(match, paint));
  if (matches.length > MAX_SHOWN) lines.push(`  and ${matches.length - MAX_SHOWN} more (--format json shows all)`);
  for (const { id, status } of related) lines.push(`  same text in ${safe(id)} (${safe(status)})`);
  for (const { match, rival, distance, margin } of review.rivals) {
    lines.push(
      `  ${safe(match)} is not taken: ${safe(rival)} is only ${percent(distance)} behind it, and must be more than ${percent(margin)} behind`,
    );
  }
  const unmet = review.automatic.filter(({ holds }) => !holds).map((condition) => condition.unmet);
  if (decision === "accept" && unmet.length > 0) lines.push(`  would not pass by itself: ${safe(unmet.join("; "))}`);
  for (const { operation, record, values } of review.operations) {
    lines.push(`  would ${operation} on ${safe(record)}: ${safe(values.join(" · "))}`);
  }
  return lines;
}

function matchLines(match: ReviewMatch, paint: Paint): string[] {
  const { evidence, flags } = match;
  const buckets = Object.entries(evidence).map(([name, bucket]) => `${name} ${bucket.sum}`);
  const flagged = flags.length === 0 ? "" : ` · ${flags.join(", ")}`;
  return [
    `  ${paint.bold(safe(match.id))}  ${match.relation} · confidence ${percent(match.confidence)}${flagged}`,
    `    similarity: title ${percent(match.title)} · summary ${percent(match.summary)} · detail ${percent(match.detail)} · scope ${match.scopeRelation}`,
    `    points: ${buckets.join(" · ")}`,
    ...match.failedBefore.map(({ relation, failed }) => paint.dim(`    not ${relation}: ${safe(failed)}`)),
    ...match.changes.map(
      ({ flag, candidate, target }) =>
        `    ${flag}: ${safe(target.join(", ")) || "nothing"} → ${safe(candidate.join(", ")) || "nothing"}`,
    ),
  ];
}

function safe(text: string): string {
  return visibleStart(text, TEXT_LIMIT);
}

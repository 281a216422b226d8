/** The decision on each record of a proposal, with every number that led to it. */
import { clip } from "../../memory/clip.js";
import type { DecidedRecord } from "../../memory/proposal.js";
import type { RecordReview, ReviewBucket, ReviewMatch } from "../../memory/review-report.js";
import { percent } from "../../memory/percent.js";
import { code, commas, paragraph, prose, strong, table, text, type Block, type Line } from "../comment/document.js";
import { decisionWord } from "../decision-word.js";
import { plural } from "../wording.js";
import { isWithheld, type ProposalStory } from "./story.js";

const NAME_LIMIT = 120;
const VALUE_LIMIT = 200;
const SUMMARY_LIMIT = 400;
const LISTED_MATCHES = 5;
const LISTED_RECORDS = 20;
const VALUES_LIMIT = 1000;

/** Each list may be shown alone. */
export function decisionParts({ records }: Pick<ProposalStory, "records">): readonly (readonly Block[])[] {
  return records.map(({ record, review }): Block[] => {
    if (review) return reviewBlocks(review);
    const why = WORDS[record.reason] ?? "";
    return [paragraph(strong(text(record.decision)), text(" "), name(record.id), text(`: ${why}`))];
  });
}

const WORDS: Readonly<Record<string, string>> = {
  edit_of_known_record: "an edit of a record that is known, which is compared with no other; a person decides.",
  removal: "it goes; a person decides.",
  no_record: "a file without a record that could be compared; a person decides.",
};

/**
 * `accept decision:one-lockfile: nothing known says this (rule 11; a person decides).`
 * @param isOpened false where nothing is opened for any of the records.
 */
export function decisionLine({ record, review }: DecidedRecord, isOpened = true): Line {
  const words = isOpened ? summaryWords : wordsAlone;
  const said = review ? words(review) : (WORDS[record.reason] ?? "");
  const decision = decisionWord(record.decision, review?.handling);
  return [strong(text(decision)), text(" "), name(record.id), text(": "), prose(clip(said, SUMMARY_LIMIT))];
}

/** The summary of a record that came with others, whatever would have become of it alone. */
function summaryWords(review: RecordReview): string {
  return wordsAlone(review).replace("; nothing is opened).", "; alone it would not have come).");
}

function wordsAlone({ summary }: RecordReview): string {
  return summary.replace(/^[a-z]+: /, "");
}

/** Records that came with others and would not have come alone: an update is proposed as a whole. */
export function notAloneBlocks({ records }: Pick<ProposalStory, "records">): readonly Block[] {
  const closed = records.flatMap(({ review }) => (review?.handling === "closed" ? [review] : []));
  if (closed.length === 0) return [];
  const items = closed
    .slice(0, LISTED_RECORDS)
    .map((review): Line => [name(review.candidate.id), text(": "), prose(clip(summaryWords(review), SUMMARY_LIMIT))]);
  const rest = closed.length - items.length;
  return [
    paragraph(strong(text("An update comes as a whole.")), text(" Take out what brings nothing:")),
    { kind: "list", items: [...items, ...(rest > 0 ? [[text(plural(rest, "more record"))]] : [])] },
  ];
}

/** What a person would have to write by hand, where the steward could not write the decision into the records. */
export function byHandBlocks(story: ProposalStory): readonly Block[] {
  const { unwritten, records } = story;
  if (unwritten.length === 0) return [];
  const operations = records.flatMap(({ record, review }) =>
    unwritten.includes(record.id) && !isWithheld(story) ? (review?.operations ?? []) : [],
  );
  const items = operations
    .slice(0, LISTED_RECORDS)
    .map(({ operation, record, values }): Line => [
      name(record),
      text(`: ${operation.replaceAll("-", " ")}: `),
      prose(clip(values.join(" "), VALUES_LIMIT)),
    ]);
  const reviews = records.flatMap(({ record, review }) => (review && unwritten.includes(record.id) ? [review] : []));
  return [
    paragraph(text("The decision on these could not be written into the records; they stand beside what is known:")),
    { kind: "list", items: [...reviews.slice(0, LISTED_RECORDS).map(unwrittenItem), ...items] },
  ];
}

/** `decision:other: the memory says nearly this: decision:known (rule 3; a person decides). Words: scan → leave` */
function unwrittenItem(review: RecordReview): Line {
  const nearly = review.matches.find(({ id }) => id === review.targets[0]);
  const words = nearly?.changes.find(
    ({ flag, target, candidate }) => flag === "words_changed" && target.length + candidate.length > 0,
  );
  return [
    name(review.candidate.id),
    text(": "),
    prose(clip(summaryWords(review), SUMMARY_LIMIT)),
    ...(words ? [text(" Words: "), ...values(words.target), text(" → "), ...values(words.candidate)] : []),
  ];
}

function reviewBlocks(review: RecordReview): Block[] {
  const { candidate, decision, matches, related, retrieval } = review;
  const facts = [
    `relation ${review.relation.replaceAll("_", " ")}`,
    `rule ${review.rule}`,
    `handling ${review.handling}`,
    `confidence ${percent(review.confidence)}`,
    `compared with ${retrieval.compared} of ${plural(retrieval.records, "record")}`,
  ];
  const shown = matches.slice(0, LISTED_MATCHES);
  const rest = matches.length - shown.length;
  const items: Line[] = [
    ...candidate.signals.map(({ signal, phrase }): Line => [
      text(`wording: ${signal} `),
      code(clip(phrase, NAME_LIMIT)),
    ]),
    ...related
      .slice(0, LISTED_MATCHES)
      .map(({ id, status }): Line => [text("same text in "), name(id), text(` (${status})`)]),
    ...shown.flatMap(matchItems),
    ...(rest > 0 ? [[text(`and ${plural(rest, "weaker match")}`)]] : []),
  ];
  return [
    paragraph(
      strong(text(decisionWord(decision, review.handling))),
      text(" "),
      name(candidate.id),
      text(": "),
      code(review.reason),
      text(` · ${facts.join(" · ")}`),
    ),
    ...(shown.length > 0 ? [matchTable(shown)] : []),
    ...(items.length > 0 ? [{ kind: "list" as const, items }] : []),
  ];
}

function matchTable(matches: readonly ReviewMatch[]): Block {
  const head = ["Record", "Relation", "Confidence", "Title", "Summary", "Detail", "Scope", "Status"];
  return table(
    head,
    matches.map((match): Line[] => [
      [name(match.id)],
      [text(match.relation.replaceAll("_", " "))],
      [text(percent(match.confidence))],
      [text(percent(match.title))],
      [text(percent(match.summary))],
      [text(percent(match.detail))],
      [text(match.scopeRelation)],
      [text(clip(match.status, NAME_LIMIT))],
    ]),
  );
}

function matchItems(match: ReviewMatch): Line[] {
  const buckets = Object.entries(match.evidence).map(([bucket, sum]) => `${bucket} ${bucketText(sum)}`);
  return [
    [name(match.id), text(`: points: ${buckets.join(" · ")}`)],
    ...match.failedBefore.map(({ relation, failed }): Line => [name(match.id), text(`: not ${relation}: ${failed}`)]),
    ...match.changes.map(({ flag, target, candidate }): Line => [
      name(match.id),
      text(`: ${flag}: `),
      ...values(target),
      text(" → "),
      ...values(candidate),
    ]),
  ];
}

/** `70 (title 42, tags 28)` */
function bucketText({ sum, items }: ReviewBucket): string {
  const parts = items.map(({ code: what, weight }) => `${what} ${weight}`);
  return parts.length === 0 ? `${sum}` : `${sum} (${parts.join(", ")})`;
}

function values(list: readonly string[]): Line {
  if (list.length === 0) return [text("nothing")];
  return commas(list.slice(0, 10).map((value) => code(clip(value, VALUE_LIMIT))));
}

function name(id: string) {
  return code(clip(id, NAME_LIMIT));
}

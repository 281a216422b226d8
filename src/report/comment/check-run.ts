/** What an API check run says of a report: title, summary, annotations. */
import { clip } from "../../memory/clip.js";
import type { CheckAnnotation } from "../../memory/forge.js";
import type { Finding, Severity } from "../../memory/finding.js";
import { isByDesign } from "../by-design.js";
import { remedyFor, type RemedyOf } from "../remedies.js";
import { repositoryPath } from "../repository-path.js";
import { spread } from "../selection.js";
import { lastLineOf } from "../source-text.js";
import { clipBytes, visible, visibleStart } from "../visible-text.js";
import { number } from "../wording.js";
import type { CommentInput } from "./comment-input.js";
import { composeComment } from "./compose.js";
import { paragraph, text } from "./document.js";
import { printMarkdown } from "./print-markdown.js";
import { isRestricted, sortFindings } from "./sorting.js";
import { verdictWords } from "./verdict.js";

/** GitHub states no ceiling; each 50 cost a request, and nobody reads more. */
export const MAX_ANNOTATIONS = 500;

/** What GitHub accepts for a summary. */
const SUMMARY_BYTES = 65_535;
const MESSAGE_BYTES = 8 * 1024;

const LEVELS: Readonly<Record<Severity, CheckAnnotation["level"]>> = {
  error: "failure",
  warning: "warning",
  note: "notice",
};

export interface CheckRunTexts {
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
}

/** The comment without its picture, and how many of the findings are annotations. */
export function renderCheckRun(input: CommentInput): CheckRunTexts {
  const total = openFindings(input).length;
  const shown = Math.min(total, MAX_ANNOTATIONS);
  const line =
    shown < total ? `Showing ${number(shown)} of ${number(total)} findings as annotations, worst first.` : undefined;
  const document = composeComment(input, { bytes: SUMMARY_BYTES - 512, withDrawing: false });
  // The page shows the title above the summary already.
  const [, ...body] = document;
  return {
    title: verdictWords(input, sortFindings(input.report, input.known)),
    summary: `${printMarkdown([...(line === undefined ? [] : [paragraph(text(line))]), ...body])}\n`,
  };
}

/** Worst first, what the change brought before what was there; within a severity every file gets one before any gets two. */
export function checkRunAnnotations(input: CommentInput): readonly CheckAnnotation[] {
  const { root } = input.report;
  const remedyOf = (rule: string) => input.ruleOf?.(rule)?.remedy;
  return openFindings(input)
    .slice(0, MAX_ANNOTATIONS)
    .map((finding) =>
      annotation(finding, root, isRestricted(finding, input) ? WITHHELD : messageOf(finding, remedyOf)),
    );
}

function openFindings({ report, known }: CommentInput): readonly Finding[] {
  const { error, warning, note, old } = sortFindings(report, known);
  const inTurns = (findings: readonly Finding[]) => spread(findings, ({ path }) => path);
  return [...inTurns([...error, ...warning, ...note]), ...inTurns(old)].filter((finding) => !isByDesign(finding));
}

function annotation(finding: Finding, root: string, message: string): CheckAnnotation {
  const { range, rule, severity, path } = finding;
  const { start, end } = range;
  return {
    path: visible(repositoryPath(root, path)),
    startLine: start.line,
    endLine: lastLineOf(range),
    // Columns here include the last one, and are refused for several lines.
    ...(start.line === end.line && {
      columns: { start: start.column, end: Math.max(start.column, end.column - 1) },
    }),
    level: LEVELS[severity],
    title: visibleStart(rule, 120),
    message,
  };
}

const WITHHELD = "What this finding says stays out of a public check, since the record is restricted.";

function messageOf(finding: Finding, remedyOf: RemedyOf): string {
  const { message, suggestion, record } = finding;
  const remedy = remedyFor(finding, remedyOf);
  const rest = [
    ...(suggestion ? [`\nMend: ${clipBytes(visible(clip(suggestion.message, 1000)), 1000)}`] : []),
    ...(remedy === undefined ? [] : [`\nMend: ${remedy}`]),
    ...(record === undefined ? [] : [`\nRecord: ${clipBytes(visible(clip(record, 400)), 400)}`]),
  ].join("");
  return clipBytes(visible(clip(message, MESSAGE_BYTES)), MESSAGE_BYTES) + rest;
}

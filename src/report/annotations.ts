/** Findings as workflow commands: annotations that need no token scope (security rule 2). */
import type { CheckReport } from "../memory/check-report.js";
import { SEVERITIES, type Finding, type Severity } from "../memory/finding.js";
import { isByDesign } from "./by-design.js";
import { remedyFor, type RemedyOf } from "./remedies.js";
import { repositoryPath } from "./repository-path.js";
import { spread } from "./selection.js";
import { lastLineOf } from "./source-text.js";
import { clipBytes, visible, visibleStart } from "./visible-text.js";
import { lineAndColumn, number } from "./wording.js";

interface AnnotationLimits {
  /** The runner keeps 10 of each level for a step. */
  readonly perLevel: number;
  /** GitHub shows 50 for a job. */
  readonly total: number;
}

const LEVELS: Readonly<Record<Severity, string>> = { error: "error", warning: "warning", note: "notice" };

/** The runner cuts longer ones without a sign. Counted in bytes, which are never fewer than its characters. */
const MESSAGE_BYTES = 4096;

export interface AnnotationOptions {
  readonly limits?: AnnotationLimits;
  /** What to do about findings that have no mend of their own; without it they have none. */
  readonly remedyOf?: RemedyOf;
}

const LIMITS: AnnotationLimits = { perLevel: 10, total: 50 };

/**
 * Lines for standard output, past the log sink: each but the last is a command. The worst come first, and of those
 * that weigh the same every file gets one before any gets two. The last line is plain text and says how many of all are shown,
 * or that there are none. Accepted findings, and what is so by design, are neither shown nor counted.
 */
export function renderAnnotations(
  report: CheckReport,
  { limits: { perLevel, total } = LIMITS, remedyOf = () => undefined }: AnnotationOptions = {},
): readonly string[] {
  const open = report.findings.filter((finding) => finding.accepted === undefined && !isByDesign(finding));
  const shown = SEVERITIES.flatMap((severity) =>
    spread(
      open.filter((finding) => finding.severity === severity),
      ({ path }) => path,
    ).slice(0, perLevel),
  ).slice(0, total);
  if (open.length === 0) return ["No open findings to show as annotations."];
  return [
    ...shown.map((finding) => command(finding, report.root, remedyOf)),
    `${number(shown.length)} of ${number(open.length)} findings shown as annotations, worst first.`,
  ];
}

function command(finding: Finding, root: string, remedyOf: RemedyOf): string {
  const { start, end } = finding.range;
  const properties: [name: string, value: string][] = [
    ["file", visible(repositoryPath(root, finding.path))],
    ["line", String(start.line)],
    ["endLine", String(lastLineOf(finding.range))],
  ];
  if (start.line === end.line) {
    // The runner's columns include the last one: without an end it takes the start for it.
    properties.push(["col", String(start.column)], ["endColumn", String(Math.max(start.column, end.column - 1))]);
  }
  properties.push(["title", visibleStart(finding.rule, 200)]);
  const list = properties.map(([name, value]) => `${name}=${escapeProperty(value)}`).join(",");
  return `::${LEVELS[finding.severity]} ${list}::${escapeData(messageOf(finding, root, remedyFor(finding, remedyOf)))}`;
}

/** @param remedy each annotation stands alone on its line, so that it is said at each */
function messageOf(
  { message, suggestion, record, related }: Finding,
  root: string,
  remedy: string | undefined,
): string {
  const rest = [
    ...(suggestion ? [`\nMend: ${clipBytes(visible(suggestion.message), 1000)}`] : []),
    ...(remedy === undefined ? [] : [`\nMend: ${remedy}`]),
    ...related.slice(0, 1).map((place) => `\nSee: ${seen(place, root)}`),
    ...(record === undefined ? [] : [`\nRecord: ${clipBytes(visible(record), 400)}`]),
  ].join("");
  return clipBytes(visible(message), MESSAGE_BYTES - Buffer.byteLength(rest)) + rest;
}

/** The first other place, which no annotation of its own shows. */
function seen({ path, range, message }: Finding["related"][number], root: string): string {
  const place = `${clipBytes(visible(repositoryPath(root, path)), 1000)}:${lineAndColumn(range.start)}`;
  return `${place} ${clipBytes(visible(message), 400)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

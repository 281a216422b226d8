/** The report as GitHub Markdown within a budget of bytes: job summary, `--format markdown`. */
import { statedSourceDigest, type CheckReport } from "../memory/check-report.js";
import { clip } from "../memory/clip.js";
import type { Finding } from "../memory/finding.js";
import { UNPLACED, type PlacedFiles } from "../memory/placed-files.js";
import { pageAddress } from "../memory/project-address.js";
import { addresses, isPlainAddress, type ForgePlace } from "./addresses.js";
import { Budget } from "./budget.js";
import { withoutByDesign } from "./by-design.js";
import { codeSpan } from "./markdown-escape.js";
import { REPEATS_HEAD, fileHead, findingRow, repeatRow, ruleTable, suggestionBlock } from "./markdown-rows.js";
import { isFixed } from "./pretty-finding.js";
import { remediesFor, type RemedyOf } from "./remedies.js";
import { commitBefore, restoringOf } from "./restore-command.js";
import { byFile, select, type Repeat } from "./selection.js";
import { SourceText } from "./source-text.js";
import { acceptedCounts, comparisonLine, extent, findingCounts, isEmpty, number, plural } from "./wording.js";

export interface MarkdownOptions {
  /** UTF-8 bytes of the whole text at most, not below 8 KiB. */
  readonly bytes?: number;
  /** Findings shown at most, worst first. */
  readonly maxFindings?: number;
  /** The repository of the report: places become links to their lines. */
  readonly repository?: ForgePlace | undefined;
  /** Where the files of the report stand. */
  readonly files?: PlacedFiles;
  /** Content of a file of the report, for suggestions as diffs. */
  readonly textOf?: (path: string) => string | undefined;
  /** What to do about findings that have no mend of their own; without it they have none. */
  readonly remedyOf?: RemedyOf;
}

/** GitHub drops a job summary above 1 MiB; the margin is for what other parts of the step write. */
export const JOB_SUMMARY_BYTES = 1024 * 1024 - 64 * 1024;
const SMALLEST_BYTES = 8 * 1024;

const MAX_FINDINGS = 500;
/** Findings of one cause that get a row of their own. */
const REPEATS_SHOWN = 10;
const CAUSES_LISTED = 50;
const DIFFS_SHOWN = 20;
/** Below this many findings a table of rules says nothing that the list does not. */
const RULE_TABLE_FROM = 12;

/**
 * Verdict and counts, findings by rule, findings by file (the files with the worst first), causes that repeat, suggested
 * edits, footer. What does not fit is left out by whole rows, the least severe first, and counted. Links take the room that is
 * left, those of the worst first.
 */
export function renderMarkdown(whole: CheckReport, options: MarkdownOptions = {}): string {
  const { report, line: byDesign } = withoutByDesign(whole);
  const findings = report.findings.filter(({ accepted }) => accepted === undefined);
  const footer = footerOf(report);
  const fixed = [
    ...headOf(report, byDesign),
    shownLine(findings.length, findings.length, findings.length, true),
    footer,
  ].join("\n");
  const bytes = Math.max(SMALLEST_BYTES, options.bytes ?? JOB_SUMMARY_BYTES);
  const budget = new Budget(bytes - Buffer.byteLength(fixed) - 1024);

  const rules = findings.length < RULE_TABLE_FROM ? [] : ruleRows(findings, budget);
  const limits = { findings: options.maxFindings ?? MAX_FINDINGS, repeats: REPEATS_SHOWN };
  const selection = select(findings, limits);
  const rowFor = rowOf(selection.shown, report, options);
  const shown = withinRoom(selection.shown, rowFor, report.root, budget);
  const repeats = repeatRows(selection.repeats, report.root, budget);
  const { textOf } = options;
  const edits = textOf ? editSection(shown, { textOf, root: report.root }, budget) : [];
  const lines = fileSections(shown, rowFor, linksOf(shown, report.root, options, budget), report.root);

  const isCut = shown.length < findings.length;
  const body = isCut ? [shownLine(shown.length, findings.length, selection.repeated, false)] : [];
  return [...headOf(report, byDesign), ...body, ...rules, ...lines, ...repeats, ...edits, footer].join("\n") + "\n";
}

function headOf(report: CheckReport, byDesign: string | undefined): string[] {
  const { counts, comparison, verdict } = report;
  const accepted = acceptedCounts(counts);
  const lines = [
    `## ${verdict === "fail" ? "❌" : "✅"} Memory check: ${verdict}`,
    "",
    isEmpty(report)
      ? "**No records yet.**"
      : `**${findingCounts(counts).replace("no ", "No ")}** ${extent(report)}.${accepted ? ` Accepted: ${accepted}.` : ""}`,
  ];
  const fixed = report.findings.filter(isFixed).length;
  if (fixed > 0) lines.push(`\`memory-steward fix\` mends ${number(fixed)} of them.`);
  if (comparison) lines.push(`${comparisonLine(comparison, (commit) => codeSpan(clip(commit, 80)))}.`);
  if (byDesign !== undefined) lines.push(byDesign);
  return lines;
}

/** @param longest the longest form of the line, to reserve room for it */
function shownLine(shown: number, total: number, repeated: number, longest: boolean): string {
  const rest = [
    ...(repeated > 0 || longest ? [`${number(repeated)} repeat a cause`] : []),
    ...(total - shown - repeated > 0 || longest ? [`${number(total - shown - repeated)} left out`] : []),
  ];
  return `\n${number(shown)} of ${number(total)} findings shown, worst first (${rest.join(", ")}).`;
}

function footerOf(report: CheckReport): string {
  const digests = [statedSourceDigest(report), report.ontologyDigest].map((digest) => codeSpan(digest.slice(0, 19)));
  const [sources, ontology] = digests;
  const layout = codeSpan(clip(report.layout, 200));
  const rules = `[what each rule means](${pageAddress("docs/rules/README.md")})`;
  return `\nmemory-steward ${report.steward}, ${rules}, layout ${layout}, sources ${sources}, ontology ${ontology}`;
}

function ruleRows(findings: readonly Finding[], budget: Budget): string[] {
  const { head, rows } = ruleTable(findings);
  return fitting(head, rows, rows.length, budget, (count) => `\n${plural(count, "further rule")}`);
}

/** @param url of the finding's line. */
type RowOf = (finding: Finding, url?: string) => string;

function rowOf(
  findings: readonly Finding[],
  { root, comparison }: CheckReport,
  { files = UNPLACED, remedyOf = () => undefined }: MarkdownOptions,
): RowOf {
  // Whoever looks for one file reads its table alone.
  const remedies = new Map(byFile(findings).flatMap(([, list]) => [...remediesFor(list, remedyOf)]));
  const before = commitBefore(comparison);
  return (finding, url) => {
    const isDeleted = files.isDeleted(finding.path);
    const restoring = isDeleted ? restoringOf(finding, root, before) : undefined;
    return findingRow(finding, { url, isDeleted, restoring, remedy: remedies.get(finding) });
  };
}

/** Those of which the rows have room, worst first. */
function withinRoom(findings: readonly Finding[], rowFor: RowOf, root: string, budget: Budget): readonly Finding[] {
  const heads = new Set<string>();
  for (const [at, finding] of findings.entries()) {
    const row = rowFor(finding);
    const isNew = !heads.has(finding.path);
    if (!budget.take(isNew ? `${fileHead(finding.path, root)}\n${row}` : row)) return findings.slice(0, at);
    heads.add(finding.path);
  }
  return findings;
}

function linksOf(
  findings: readonly Finding[],
  root: string,
  { repository, files = UNPLACED }: MarkdownOptions,
  budget: Budget,
): ReadonlyMap<Finding, string> {
  const links = new Map<Finding, string>();
  if (!repository) return links;
  const { line } = addresses(repository, root, files);
  for (const finding of findings) {
    const url = line(finding.path, finding.range.start.line);
    if (url === undefined || !isPlainAddress(url)) continue;
    if (!budget.take(`[](${url})`)) break;
    links.set(finding, url);
  }
  return links;
}

/** Chosen worst first, shown by file. */
function fileSections(
  findings: readonly Finding[],
  rowFor: RowOf,
  links: ReadonlyMap<Finding, string>,
  root: string,
): string[] {
  return byFile(findings).flatMap(([path, list]) => [
    fileHead(path, root),
    ...list.map((finding) => rowFor(finding, links.get(finding))),
  ]);
}

function repeatRows(repeats: readonly Repeat[], root: string, budget: Budget): string[] {
  const rows = repeats.map((repeat) => repeatRow(repeat, root));
  return fitting(REPEATS_HEAD, rows, CAUSES_LISTED, budget, (count) => `\n${plural(count, "further cause")}`);
}

/** Blank lines around the tags let Markdown between them be read as such. */
function editSection(
  findings: readonly Finding[],
  { textOf, root }: { readonly textOf: (path: string) => string | undefined; readonly root: string },
  budget: Budget,
): string[] {
  const withEdits = findings.filter(({ suggestion }) => suggestion !== undefined && suggestion.edits.length > 0);
  const sourceOf = (path: string): SourceText | undefined => {
    const text = textOf(path);
    return text === undefined ? undefined : new SourceText(text);
  };
  const headOf = (count: number): string =>
    `\n<details><summary>${number(count)} of ${plural(withEdits.length, "suggested edit")}</summary>`;
  const tail = "\n</details>";
  const blocks: string[] = [];
  if (!budget.take(`${headOf(withEdits.length)}\n${tail}`)) return [];
  for (const finding of withEdits) {
    const block = suggestionBlock(finding, sourceOf, root);
    if (block === undefined) continue;
    if (blocks.length === DIFFS_SHOWN || !budget.take(block)) break;
    blocks.push(block);
  }
  return blocks.length === 0 ? [] : [headOf(blocks.length), ...blocks, tail];
}

/** A table with as many of its rows as there is room for; `restOf` counts the others. */
function fitting(
  head: string,
  rows: readonly string[],
  limit: number,
  budget: Budget,
  restOf: (count: number) => string,
): string[] {
  if (rows.length === 0 || !budget.take(`${head}\n${restOf(rows.length)}`)) return [];
  const shown: string[] = [];
  for (const row of rows.slice(0, limit)) {
    if (!budget.take(row)) break;
    shown.push(row);
  }
  const rest = rows.length - shown.length;
  if (shown.length === 0) return [];
  return [head, ...shown, ...(rest > 0 ? [restOf(rest)] : [])];
}

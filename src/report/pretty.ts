/** The report for a person at a terminal. */
import pc from "picocolors";
import type { CheckReport } from "../memory/check-report.js";
import type { Finding } from "../memory/finding.js";
import { mostFirst, tallied } from "../memory/grouped.js";
import { UNPLACED, type PlacedFiles } from "../memory/placed-files.js";
import { withoutByDesign } from "./by-design.js";
import { isFixed, prettyFinding, type Style } from "./pretty-finding.js";
import { remediesFor, type RemedyOf } from "./remedies.js";
import { commitBefore } from "./restore-command.js";
import { byFile, select, type Repeat, type Selection } from "./selection.js";
import { SourceText } from "./source-text.js";
import { visibleStart } from "./visible-text.js";
import { comparisonLine, lineAndColumn, number, plural, verdictWords } from "./wording.js";
import { lineWidth, wrap } from "./wrap.js";

export interface PrettyOptions {
  readonly color: boolean;
  /** Content of a file of the report; undefined leaves the code frame out. */
  readonly sourceLines: (path: string) => string | undefined;
  /** Where the files of the report stand. */
  readonly files?: PlacedFiles;
  /** Columns of the terminal; 100 unless told. */
  readonly width?: number;
  /** Findings shown at most, worst first; 200 unless told. */
  readonly maxFindings?: number;
  /** Also shows what the baseline and the waivers accept. */
  readonly showAccepted?: boolean;
  /** What the rules say is to be done, for findings that have no mend of their own; without it there is no word of that. */
  readonly remedyOf?: RemedyOf;
  /** Paths of files that no class of the layout takes. */
  readonly unclassified?: readonly { readonly path: string; readonly meant: string | undefined }[];
  /** Names of classes that take no file. */
  readonly emptyClasses?: readonly string[];
  /** Patterns of `lowTrust` that match no file. */
  readonly emptyLowTrust?: readonly string[];
}

/** Findings of one cause that get a frame of their own. */
const REPEATS_SHOWN = 3;
/** Files that no class takes, and classes that take none: enough to see which glob is wrong. */
const UNCLASSIFIED_SHOWN = 5;
const CAUSES_LISTED = 20;
const MAX_FINDINGS = 200;

/**
 * Findings by file, the files with the worst first, each with the lines around it and its mend; then causes that repeat;
 * then counts and the verdict in one line. No character of a record reaches the terminal with an effect.
 */
export function renderPretty(whole: CheckReport, options: PrettyOptions): string {
  const { report, line: byDesign } = withoutByDesign(whole);
  const { maxFindings = MAX_FINDINGS, files: placed = UNPLACED } = options;
  const findings = options.showAccepted ? report.findings : report.findings.filter((f) => f.accepted === undefined);
  const selection = select(findings, { findings: maxFindings, repeats: REPEATS_SHOWN });
  const style: Style = { ...painters(options.color), width: lineWidth(options.width) };
  const before = commitBefore(report.comparison);
  const { remedyOf = () => undefined, unclassified = [], emptyClasses = [], emptyLowTrust = [] } = options;
  const files = byFile(selection.shown);
  // A reader of one file has not read the others.
  const remedies = new Map(files.flatMap(([, list]) => [...remediesFor(list, remedyOf)]));
  const lines: string[] = [];
  for (const [path, list] of files) {
    const sourceOf = remembering(options.sourceLines);
    lines.push(style.strong(visibleStart(path, 500)), "");
    for (const finding of list)
      lines.push(
        ...prettyFinding(finding, {
          sourceOf,
          root: report.root,
          isDeleted: placed.isDeleted,
          before,
          style,
          remedy: remedies.get(finding),
        }),
        "",
      );
  }
  lines.push(
    ...repeatBlock(selection.repeats, style),
    ...closing(
      report,
      findings,
      selection,
      { maxFindings, remedyOf, unclassified, emptyClasses, emptyLowTrust },
      byDesign,
      style,
    ),
  );
  return `${lines.join("\n")}\n`;
}

function painters(enabled: boolean): Omit<Style, "width"> {
  const colors = pc.createColors(enabled);
  return {
    strong: (text) => colors.bold(text),
    faint: (text) => colors.dim(text),
    error: (text) => colors.red(text),
    warning: (text) => colors.yellow(text),
    note: (text) => colors.cyan(text),
    good: (text) => colors.green(text),
  };
}

/** Keeps texts for the findings of one file only: a report may touch thousands. */
function remembering(textOf: (path: string) => string | undefined): (path: string) => SourceText | undefined {
  const known = new Map<string, SourceText | undefined>();
  return (path) => {
    if (!known.has(path)) {
      const text = textOf(path);
      known.set(path, text === undefined ? undefined : new SourceText(text));
    }
    return known.get(path);
  };
}

function repeatBlock(repeats: readonly Repeat[], style: Style): string[] {
  if (repeats.length === 0) return [];
  const lines = [style.strong("More of the same"), ""];
  for (const { severity, rule, cause, message = cause, leftOut, first } of repeats.slice(0, CAUSES_LISTED)) {
    lines.push(
      `  ${style[severity](severity.padEnd(7))}  ${number(leftOut)} more  ${visibleStart(message, 120)}  ${style.faint(rule)}`,
    );
    const places = first.map((f) => `${visibleStart(f.path, 200)}:${lineAndColumn(f.range.start)}`);
    for (const place of places) lines.push(`    ${place}`);
    if (leftOut > places.length) lines.push(style.faint(`    and ${number(leftOut - places.length)} more`));
  }
  const unlisted = repeats.slice(CAUSES_LISTED);
  if (unlisted.length > 0) {
    const hidden = unlisted.reduce((sum, { leftOut }) => sum + leftOut, 0);
    lines.push(style.faint(`  ${plural(unlisted.length, "further cause")} with ${number(hidden)} more`));
  }
  return [...lines, ""];
}

function closing(
  report: CheckReport,
  findings: readonly Finding[],
  selection: Selection,
  {
    maxFindings,
    remedyOf,
    unclassified,
    emptyClasses,
    emptyLowTrust,
  }: Required<Pick<PrettyOptions, "maxFindings" | "remedyOf" | "unclassified" | "emptyClasses" | "emptyLowTrust">>,
  byDesign: string | undefined,
  style: Style,
): string[] {
  const lines: string[] = [];
  const { comparison } = report;
  if (selection.shown.length < selection.total) {
    const rest = [
      ...(selection.repeated > 0 ? [`${number(selection.repeated)} repeat a cause`] : []),
      ...(selection.beyond > 0 ? [`${number(selection.beyond)} are beyond the limit of ${number(maxFindings)}`] : []),
    ];
    lines.push(
      `${number(selection.shown.length)} of ${number(selection.total)} findings shown, worst first: ${rest.join(", ")}.`,
      ...byRule(findings, style.width),
    );
  }
  const fixed = findings.filter(isFixed).length;
  if (fixed > 0) {
    lines.push(`memory-steward fix mends ${number(fixed)} of ${plural(findings.length, "finding")}, marked "fix".`);
  }
  const example = selection.shown.find(({ rule }) => remedyOf(rule) !== undefined);
  if (example) lines.push(`Explain a rule: memory-steward explain ${example.rule}`);
  if (comparison) lines.push(style.faint(`${comparisonLine(comparison, (commit) => visibleStart(commit, 80))}.`));
  if (byDesign !== undefined) lines.push(style.faint(byDesign));
  if (unclassified.length > 0) lines.push(style.faint(unclassifiedLine(unclassified)));
  if (emptyClasses.length > 0) lines.push(style.faint(emptyClassesLine(emptyClasses)));
  if (emptyLowTrust.length > 0) lines.push(style.faint(emptyLowTrustLine(emptyLowTrust)));
  const [verdict, of] = verdictWords(report, unclassified.length);
  const paint = report.verdict === "fail" ? style.error : style.good;
  return [...lines, `${style.strong(paint(verdict))}${of}`];
}

const MAX_RULES_NAMED = 10;

/** `By rule: 143 graph/dangling-edge, 54 parse/invalid-syntax.`, those with most first; a count stays beside its rule. */
function byRule(findings: readonly Finding[], width: number): string[] {
  const most = mostFirst(tallied(findings.map(({ rule }) => rule)));
  const named = most.slice(0, MAX_RULES_NAMED).map(([rule, count]) => `${number(count)}${TIED}${rule}`);
  const more = most.slice(MAX_RULES_NAMED).reduce((sum, [, count]) => sum + count, 0);
  const all = [...named, ...(more > 0 ? [`${number(more)} of other rules`] : [])].join(", ");
  return wrap(`By rule: ${all}.`, width - INDENT.length).map(
    (line, index) => (index > 0 ? INDENT : "") + line.replaceAll(TIED, " "),
  );
}

const INDENT = "  ";
/** A blank at which no line is broken. */
const TIED = "\u00A0";

function unclassifiedLine(files: NonNullable<PrettyOptions["unclassified"]>): string {
  const named = files.map(({ path, meant }) => ({
    name: path,
    more: meant === undefined ? "" : ` (was ${visibleStart(meant, 80)} meant?)`,
  }));
  return `No class takes ${someOf(named)}, so ${files.length === 1 ? "it is" : "they are"} not read.`;
}

function emptyClassesLine(names: readonly string[]): string {
  const [classes, their] = names.length === 1 ? ["class", "its"] : ["classes", "their"];
  return `The layout's ${classes} ${someOf(names.map((name) => ({ name, more: "" })))} ${names.length === 1 ? "takes" : "take"} no file: if there are such files, mend ${their} \`files\`.`;
}

function emptyLowTrustLine(patterns: readonly string[]): string {
  return `No file matches ${someOf(patterns.map((name) => ({ name, more: "" })))} under \`lowTrust\`: if there are such files, mend the ${patterns.length === 1 ? "pattern" : "patterns"}.`;
}

function someOf(names: readonly { readonly name: string; readonly more: string }[]): string {
  const shown = names.slice(0, UNCLASSIFIED_SHOWN).map(({ name, more }) => visibleStart(name, 80) + more);
  const rest = names.length - shown.length;
  return `${shown.join(", ")}${rest > 0 ? ` and ${number(rest)} more` : ""}`;
}

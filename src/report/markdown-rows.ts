/** The pieces of a Markdown report: rows, tables, folded diffs. Every text of a record passes the escaper here. */
import { clip } from "../memory/clip.js";
import type { Finding, Severity } from "../memory/finding.js";
import { codeBlock, codeCell, codeSpan, escapeWithin, proseCell } from "./markdown-escape.js";
import { repositoryPath } from "./repository-path.js";
import type { Repeat } from "./selection.js";
import type { SourceText } from "./source-text.js";
import { diffRows, suggestionDiff } from "./suggestion-diff.js";
import { DELETED, lineAndColumn, number, plural } from "./wording.js";

const MARKS: Readonly<Record<Severity, string>> = { error: "❌", warning: "⚠️", note: "ℹ️" };

const MESSAGE_LIMIT = 500;
const NAME_LIMIT = 200;
const PATH_LIMIT = 300;
const DIFF_LINES = 20;
const DIFF_COLUMNS = 200;
const REPEAT_PLACES = 3;

/** `### path` and the head of the table of its findings. @param root folder of the memory: paths begin at the repository's top */
export function fileHead(path: string, root: string): string {
  const title = codeSpan(clip(repositoryPath(root, path), PATH_LIMIT));
  return `\n### ${title}\n\n| | Place | Problem | Mend |\n| --- | --- | --- | --- |`;
}

interface RowParts {
  /** Address of the line; without one the place has no link. */
  readonly url: string | undefined;
  /** Whether the change deletes the file: there is no line then. */
  readonly isDeleted: boolean;
  /** What brings it back. */
  readonly restoring: string | undefined;
  /** What the rule says is to be done, where the finding has no mend of its own. */
  readonly remedy: string | undefined;
}

export function findingRow(finding: Finding, { url, isDeleted, restoring, remedy = "" }: RowParts): string {
  const { severity, range, rule, record, message, suggestion } = finding;
  const place = isDeleted ? DELETED : lineAndColumn(range.start);
  const mend = suggestion ? proseCell(clip(suggestion.message, MESSAGE_LIMIT)) : ownWords(remedy);
  const names = [rule, ...(record === undefined ? [] : [record])].map((name) => codeCell(clip(name, NAME_LIMIT)));
  return row([
    `${MARKS[severity]} ${severity}`,
    url === undefined ? place : `[${place}](${url})`,
    `${proseCell(clip(message, MESSAGE_LIMIT))}<br>${names.join(" · ")}`,
    restoring === undefined ? mend : `${mend}<br>${codeCell(restoring)}`,
  ]);
}

/** Words of a rule's author, in which backticks mark code. */
function ownWords(value: string): string {
  const parts = value.split("`");
  return parts.map((part, at) => (at % 2 === 0 ? escapeWithin(part) : codeCell(part))).join("");
}

export const REPEATS_HEAD = "\n### More of the same\n\n| | More | Shared | First places |\n| --- | ---: | --- | --- |";

/** @param root as of `fileHead` */
export function repeatRow({ severity, rule, cause, message = cause, leftOut, first }: Repeat, root: string): string {
  const places = first
    .slice(0, REPEAT_PLACES)
    .map(({ path, range }) =>
      codeCell(`${clip(repositoryPath(root, path), NAME_LIMIT)}:${lineAndColumn(range.start)}`),
    );
  return row([
    `${MARKS[severity]} ${severity}`,
    number(leftOut),
    `${codeCell(clip(message, NAME_LIMIT))}<br>${codeCell(clip(rule, NAME_LIMIT))}`,
    places.join("<br>"),
  ]);
}

/** Findings that are not accepted, counted by rule, most errors first, then most warnings, then most notes. */
export function ruleTable(findings: readonly Finding[]): { readonly head: string; readonly rows: readonly string[] } {
  const rules = new Map<string, Record<Severity, number>>();
  for (const { rule, severity } of findings) {
    const counts = rules.get(rule) ?? { error: 0, warning: 0, note: 0 };
    counts[severity]++;
    rules.set(rule, counts);
  }
  const rows = [...rules]
    .sort(([a, x], [b, y]) => y.error - x.error || y.warning - x.warning || y.note - x.note || (a < b ? -1 : 1))
    .map(([rule, counts]) =>
      row([
        codeCell(clip(rule, NAME_LIMIT)),
        ...[counts.error, counts.warning, counts.note].map((count) => (count > 0 ? number(count) : "")),
      ]),
    );
  return { head: "\n| Rule | Errors | Warnings | Notes |\n| --- | ---: | ---: | ---: |", rows };
}

/** The edits of a suggestion as a fenced diff under their places; undefined where there is nothing true to show. @param root as of `fileHead` */
export function suggestionBlock(
  { suggestion, rule }: Finding,
  sourceOf: (path: string) => SourceText | undefined,
  root: string,
): string | undefined {
  const hunks = suggestion ? suggestionDiff(suggestion.edits, sourceOf) : [];
  if (hunks.length === 0) return undefined;
  const lines: string[] = [];
  for (const hunk of hunks) {
    lines.push(
      `@@ ${clip(repositoryPath(root, hunk.path), PATH_LIMIT)}:${hunk.line} @@`,
      ...diffRows(hunk, DIFF_COLUMNS),
    );
  }
  const shown = lines.slice(0, DIFF_LINES);
  if (shown.length < lines.length) shown.push(`… ${plural(lines.length - shown.length, "more line")}`);
  return `\n${codeSpan(clip(rule, NAME_LIMIT))}\n\n${codeBlock("diff", shown)}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

/** The pieces of a Markdown report: rows, tables, folded diffs. Every text of a record passes the escaper here. */
import { clip } from "../memory/clip.js";
import type { Finding, Severity } from "../memory/finding.js";
import { codeBlock, codeCell, codeSpan, escapeWithin, proseCell } from "./markdown-escape.js";
import { encodePath, repositoryPath } from "./repository-path.js";
import type { Repeat } from "./selection.js";
import type { SourceText } from "./source-text.js";
import { suggestionDiff } from "./suggestion-diff.js";
import { lineAndColumn, number, plural } from "./wording.js";

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

/**
 * @param lineUrl address of a line of a file; undefined leaves the place without a link
 * @param remedy what its rule says is to be done, where the finding has no mend of its own
 * @param deletion where the change deletes the file: what brings it back, or empty. There is no line then.
 */
export function findingRow(
  finding: Finding,
  lineUrl: (path: string, line: number) => string | undefined,
  remedy = "",
  deletion?: string,
): string {
  const { severity, path, range, rule, record, message, suggestion } = finding;
  const place = deletion === undefined ? lineAndColumn(range.start) : "deleted";
  const url = deletion === undefined ? lineUrl(path, range.start.line) : undefined;
  const mend = suggestion ? proseCell(clip(suggestion.message, MESSAGE_LIMIT)) : ownWords(remedy);
  const names = [rule, ...(record === undefined ? [] : [record])].map((name) => codeCell(clip(name, NAME_LIMIT)));
  return row([
    `${MARKS[severity]} ${severity}`,
    url === undefined ? place : `[${place}](${url})`,
    `${proseCell(clip(message, MESSAGE_LIMIT))}<br>${names.join(" · ")}`,
    deletion ? `${mend}<br>${codeCell(deletion)}` : mend,
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
  for (const { path, line, removed, added } of hunks) {
    lines.push(`@@ ${clip(repositoryPath(root, path), PATH_LIMIT)}:${line} @@`);
    for (const text of removed) lines.push(`-${clip(text, DIFF_COLUMNS)}`);
    for (const text of added) lines.push(`+${clip(text, DIFF_COLUMNS)}`);
  }
  const shown = lines.slice(0, DIFF_LINES);
  if (shown.length < lines.length) shown.push(`… ${plural(lines.length - shown.length, "more line")}`);
  return `\n${codeSpan(clip(rule, NAME_LIMIT))}\n\n${codeBlock("diff", shown)}`;
}

/** Links to lines below a base such as `https://github.com/owner/name/blob/<commit>`. */
export function lineUrls(base: string | undefined, root: string): (path: string, line: number) => string | undefined {
  return (path, line) => {
    const whole = repositoryPath(root, path);
    // A browser resolves dots in an address before it asks for it: such a path would leave the base.
    const leavesBase = whole.split("/").some((segment) => segment === "." || segment === "..");
    if (base === undefined || leavesBase) return undefined;
    return `${base}/${encodePath(whole)}#L${line}`;
  };
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}

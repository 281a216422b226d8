/** What a reader opens on demand: tables of further findings, findings by rule, the reasons of the rules. */
import { SEVERITIES, compareWorstFirst, type Finding, type Severity } from "../../memory/finding.js";
import { number, plural } from "../wording.js";
import { code, ownWords, paragraph, strong, text, type Block, type Line } from "./document.js";
import { furtherSentences } from "../remedies.js";
import { MARKS, findingRow, isFixable, remediesIn, ruleName, type FindingContext } from "./finding-blocks.js";
import type { Room } from "./room.js";

const MAX_ROWS = 100;
const MAX_RULE_ROWS = 12;
const MAX_REASONS = 12;

/** Bytes of the line that takes the place of a table without room: it is not asked for again. */
export const LEFT_OUT_BYTES = 200;

/**
 * `<details>` with a table, worst first; one line that counts them where not even one row fits.
 * @param title says what they are, given their number in words
 * @param told rules of which the comment has said already what to do
 */
export function foldedRows(
  findings: readonly Finding[],
  title: (total: string) => string,
  noun: string,
  context: FindingContext,
  room: Room,
  told: ReadonlySet<string> = new Set(),
): readonly Block[] {
  const sorted = [...findings].sort(compareWorstFirst);
  const remedies = remediesIn(sorted, context, told);
  const block = room.fill(sorted, MAX_ROWS, (shown) => ({
    kind: "details",
    summary: [text(shownOf(title(plural(findings.length, noun)), shown.length, findings.length))],
    blocks: [
      {
        kind: "table",
        head: ROW_HEAD,
        rows: shown.map((finding) => findingRow(finding, context, remedies.get(finding))),
      },
    ],
  }));
  if (block || findings.length === 0) return block ? [block] : [];
  return [paragraph(text(`${title(plural(findings.length, noun))}: no room for them here.`))];
}

const ROW_HEAD: readonly Line[] = [[], [text("Where")], [text("Problem")], [text("Mend")]];

/** `26 more errors`, or `4,990 more errors, showing 100 of 4,990` */
function shownOf(title: string, shown: number, total: number): string {
  return shown < total ? `${title}, showing ${number(shown)} of ${number(total)}` : title;
}

/** Findings by rule, the most severe and most frequent first. Open: it is what many findings are about. */
export function ruleTable(findings: readonly Finding[], context: FindingContext, room: Room): readonly Block[] {
  const counts = new Map<string, { rule: string; severity: Severity; count: number; fixable: number }>();
  for (const finding of findings) {
    const { rule, severity } = finding;
    const key = `${severity} ${rule}`;
    const entry = counts.get(key) ?? { rule, severity, count: 0, fixable: 0 };
    entry.count++;
    if (isFixable(finding)) entry.fixable++;
    counts.set(key, entry);
  }
  const rows = [...counts.values()].sort(
    (a, b) => rank(a) - rank(b) || b.count - a.count || (a.rule < b.rule ? -1 : 1),
  );
  // A column of blanks says nothing.
  const canFix = rows.some(({ fixable }) => fixable > 0);
  const fixed = (fixable: number): Line[] => (canFix ? [[text(fixable > 0 ? number(fixable) : "")]] : []);
  const block = room.fill(rows, MAX_RULE_ROWS, (shown) => ({
    kind: "table",
    head: [
      [],
      [text("Rule")],
      [text("Findings")],
      ...(canFix ? [[text("Mended by "), code("memory-steward fix")]] : []),
    ],
    rows: [
      ...shown.map((row): Line[] => [
        [text(MARKS[row.severity])],
        [ruleName(row, context)],
        [text(number(row.count))],
        ...fixed(row.fixable),
      ]),
      ...(shown.length < rows.length ? [restRow(rows.slice(shown.length), fixed)] : []),
    ],
  }));
  return block ? [block] : [];
}

function restRow(
  rows: readonly { readonly count: number; readonly fixable: number }[],
  fixed: (fixable: number) => readonly Line[],
): Line[] {
  const sum = (of: "count" | "fixable") => rows.reduce((total, row) => total + row[of], 0);
  return [[], [text(plural(rows.length, "further rule"))], [text(number(sum("count")))], ...fixed(sum("fixable"))];
}

function rank({ severity }: { readonly severity: Severity }): number {
  return SEVERITIES.indexOf(severity);
}

/**
 * Why the rules at hand exist, each once, with the address of its page.
 * @param told rules whose remedy stands above, but for what follows its first sentence
 */
export function foldedReasons(
  rules: readonly string[],
  context: FindingContext,
  room: Room,
  told: ReadonlySet<string>,
): readonly Block[] {
  const known = [...new Set(rules)].flatMap((id) => context.ruleOf(id) ?? []);
  const block = room.fill(known, MAX_REASONS, (shown) => ({
    kind: "details",
    summary: [text(known.length === 1 ? "Why this matters" : "Why these matter")],
    blocks: [
      {
        kind: "list",
        items: shown.map((rule): Line => [
          strong(text(rule.title)),
          text(" ("),
          ruleName({ rule: rule.id }, context),
          text("). "),
          ...ownWords(`${rule.rationale} ${told.has(rule.id) ? furtherSentences(rule.remedy) : rule.remedy}`.trimEnd()),
        ]),
      },
    ],
  }));
  return block ? [block] : [];
}

/** What to do: the worst findings in full, by record, and all the others that fit as rows of folded tables. */
import type { Finding, Severity } from "../../memory/finding.js";
import { spread } from "../selection.js";
import { clip } from "../visible-text.js";
import { number, plural } from "../wording.js";
import { code, heading, strong, text, type Block, type Line } from "./document.js";
import { findingBlocks, findingRow, NAME_LIMIT, ruleName, type FindingContext } from "./finding-blocks.js";
import type { Room } from "./room.js";
import { byRecord } from "./sorting.js";

/** A reader who has mended these asks for the next. */
const SHOWN_IN_FULL = 10;
const ROWS = 100;

export interface Todo {
  readonly blocks: readonly Block[];
  /** The findings that did not come in full. */
  readonly rest: readonly Finding[];
}

/** Among equals each rule comes once before any comes twice, so that a cut anywhere leaves something of each. */
export function fullFindings(findings: readonly Finding[], context: FindingContext, room: Room): Todo {
  const shown = new Set<Finding>();
  const heads = new Set<string>();
  for (const finding of spread(findings, ({ rule }) => rule).slice(0, listedFrom(findings.length))) {
    const head = groupHead(finding, context);
    const key = groupKey(finding);
    const isNew = !heads.has(key);
    if (!room.take([...(isNew ? [head] : []), ...findingBlocks(finding, context)])) continue;
    heads.add(key);
    shown.add(finding);
  }
  const inOrder = [...shown];
  const blocks = [...byRecord(inOrder).values()].flatMap((group) => {
    const [first] = group;
    return first ? [groupHead(first, context), ...group.flatMap((finding) => findingBlocks(finding, context))] : [];
  });
  return { blocks, rest: findings.filter((finding) => !shown.has(finding)) };
}

/** A table is no shorter than the one or two findings that would stand in it. */
function listedFrom(total: number): number {
  return total <= SHOWN_IN_FULL + 2 ? total : SHOWN_IN_FULL;
}

function groupKey(finding: Finding): string {
  return [...byRecord([finding]).keys()].join("");
}

function groupHead(finding: Finding, { isGuarded }: FindingContext): Block {
  const { record, path } = finding;
  if (record !== undefined) return heading(4, code(clip(record, NAME_LIMIT)));
  return isGuarded(finding) ? heading(4, text("A restricted file")) : heading(4, code(clip(path, NAME_LIMIT)));
}

/** `<details>` with a table; its title counts what is in it and what is not. */
export function foldedRows(
  findings: readonly Finding[],
  title: (shown: number) => Line,
  context: FindingContext,
  room: Room,
): readonly Block[] {
  const block = room.fill(findings, ROWS, (shown) => ({
    kind: "details",
    summary: title(shown.length),
    blocks: [{ kind: "table", head: ROW_HEAD, rows: shown.map((finding) => findingRow(finding, context)) }],
  }));
  return block ? [block] : [];
}

const ROW_HEAD: readonly Line[] = [[], [text("Where")], [text("Problem")], [text("Mend")]];

/** `30 more errors, 20 of them here` */
export function counted(total: number, shown: number, noun: string): string {
  return shown < total ? `${plural(total, noun)}, ${number(shown)} of them here` : plural(total, noun);
}

/** Why the rules at hand exist, each once, with the address of its page. */
export function foldedReasons(rules: readonly string[], context: FindingContext, room: Room): readonly Block[] {
  const known = [...new Set(rules)].flatMap((id) => context.ruleOf(id) ?? []);
  const block = room.fill(known, REASONS, (shown) => ({
    kind: "details",
    summary: [text(`Why ${shown.length === 1 ? "this matters" : "these matter"}`)],
    blocks: [
      {
        kind: "list",
        items: shown.map((rule): Line => [
          strong(text(rule.title)),
          text(" ("),
          ruleName({ rule: rule.id }, context),
          text("). "),
          ...ownWords(`${rule.rationale} ${rule.remedy}`),
        ]),
      },
    ],
  }));
  return block ? [block] : [];
}

const REASONS = 12;

/** Words of a rule's author, in which backticks mark code. */
function ownWords(value: string): Line {
  return value.split("`").flatMap((part, at) => (part === "" ? [] : [at % 2 === 0 ? text(part) : code(part)]));
}

/** Findings counted by rule, the most severe and most frequent first. */
export function ruleCounts(findings: readonly Finding[], context: FindingContext, room: Room): readonly Block[] {
  const counts = new Map<string, { rule: string; severity: Severity; count: number }>();
  for (const { rule, severity } of spread(findings, () => "")) {
    const key = `${severity} ${rule}`;
    const entry = counts.get(key);
    if (entry) entry.count++;
    else counts.set(key, { rule, severity, count: 1 });
  }
  const rows = [...counts.values()];
  const order = rows.map(({ severity }) => severity).filter((severity, at, all) => all.indexOf(severity) === at);
  rows.sort(
    (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity) || b.count - a.count || (a.rule < b.rule ? -1 : 1),
  );
  const block = room.fill(rows, ROWS, (shown) => ({
    kind: "details",
    summary: [text(`By rule: ${counted(rows.length, shown.length, "rule")}`)],
    blocks: [
      {
        kind: "table",
        head: [[text("Rule")], [text("Severity")], [text("Findings")]],
        rows: shown.map((row) => [[ruleName(row, context)], [text(row.severity)], [text(number(row.count))]]),
      },
    ],
  }));
  return block ? [block] : [];
}

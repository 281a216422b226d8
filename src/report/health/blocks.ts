/** How a memory is, as blocks: for the health issue, the summary of a job, and the dashboard. */
import { clip } from "../../memory/clip.js";
import { shortCommit } from "../../memory/commit-id.js";
import type { Alert, Health } from "../../memory/health.js";
import {
  code,
  factTable,
  heading,
  paragraph,
  prose,
  strong,
  table,
  text,
  type Block,
  type Document,
  type Line,
} from "../comment/document.js";
import { NAME_LIMIT, namesOf } from "../comment/listing.js";
import { printMarkdown } from "../comment/print-markdown.js";
import { printWithin } from "../comment/print-within.js";
import { printTerminal } from "../print-terminal.js";
import { acceptedCounts, number, plural } from "../wording.js";

const CLAUSE_LIMIT = 500;
const MAX_LISTED = 20;
const SHOWN_SNAPSHOTS = 10;

/** GitHub Markdown. It tells no time of its own, so that an issue is edited only when something else has changed. */
export function renderHealthMarkdown(health: Health): string {
  return `${printMarkdown(healthDocument(health, markedWords(health)))}\n`;
}

/** The same in at most so many bytes. */
export function renderHealthIssue(health: Health, bytes: number): string {
  return printWithin(healthDocument(health, markedWords(health)), bytes);
}

/** The same for a terminal. @param width its columns */
export function renderHealthPretty(health: Health, color: boolean, width: number): string {
  return printTerminal(healthDocument(health, healthWords(health)), color, width);
}

function healthDocument(health: Health, title: string): Document {
  const foot: Block = {
    kind: "small",
    line: [text("memory-steward, of commit "), code(shortCommit(health.commit))],
  };
  return [
    ...alertBlocks(health, title),
    ...factBlocks(health),
    ...driftBlocks(health),
    ...snapshotBlocks(health),
    foot,
  ];
}

/** `2 alerts, 1 critical`, or that there is none. */
export function healthWords({ alerts, counts }: Pick<Health, "alerts" | "counts">): string {
  if (alerts.length === 0) {
    const errors = counts?.error ?? 0;
    return errors === 0 ? "No alert" : `No alert, but the check finds ${plural(errors, "error")}`;
  }
  const critical = alerts.filter(({ severity }) => severity === "critical").length;
  return `${plural(alerts.length, "alert")}${critical > 0 ? `, ${number(critical)} critical` : ""}`;
}

/** The same behind the mark that comments begin with. */
export function markedWords(health: Health): string {
  const { alerts, counts } = health;
  const isWell = alerts.length === 0 && (counts?.error ?? 0) === 0;
  const isCritical = alerts.some(({ severity }) => severity === "critical");
  return `${isCritical ? "❌" : isWell ? "✅" : "⚠️"} ${healthWords(health)}`;
}

/** @param title what the first heading says */
export function alertBlocks({ alerts }: Health, title: string): Block[] {
  const first = heading(2, text(title));
  if (alerts.length === 0) return [first];
  const rows = [...alerts]
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MAX_LISTED)
    .map(alertRow);
  const rest = alerts.length - rows.length;
  return [
    first,
    table(["Severity", "Alert", "What", "What to do"], rows),
    ...(rest > 0 ? [paragraph(text(`and ${plural(rest, "more alert")}`))] : []),
  ];
}

function alertRow({ name, severity, message, response }: Alert): Line[] {
  return [[strong(text(severity))], [code(name)], [prose(clip(message, CLAUSE_LIMIT))], [prose(response)]];
}

function rank({ severity }: Alert): number {
  return severity === "critical" ? 0 : 1;
}

export function factBlocks({ commit, counts, records, index, work, layout }: Health): Block[] {
  const accepted = counts && acceptedCounts(counts);
  const judged =
    counts === undefined
      ? "could not be judged"
      : `${plural(counts.error, "error")}, ${plural(counts.warning, "warning")}${accepted === undefined ? "" : ` (${accepted})`}`;
  const made = index.generatedAt === undefined ? [] : [text(", of "), code(index.generatedAt)];
  const facts: readonly (readonly [string, Line])[] = [
    ["Commit", [code(shortCommit(commit))]],
    [
      "Memory",
      [text(`${plural(records, "record")}${layout === undefined ? "" : `, layout ${clip(layout, NAME_LIMIT)}`}`)],
    ],
    ["Check", [text(judged)]],
    ["Index", [text(index.state), ...made]],
    ...(work
      ? ([
          ["Pending updates", pullLine(work.updates)],
          ["Stale pull requests", pullLine(work.stale)],
          ["Open pull requests", [text(`${number(work.pulls)}${work.more ? " or more" : ""}`)]],
        ] as const)
      : []),
  ];
  return [factTable("State", facts)];
}

/** Numbers without a link: a mention would write into each of them. */
function pullLine(numbers: readonly number[]): Line {
  if (numbers.length === 0) return [text("none")];
  return [text(`${number(numbers.length)}: `), ...namesOf(numbers.map(String), MAX_LISTED)];
}

export function driftBlocks({ withoutOwners, stale, lostOwners, dangling, secrets, unsearched }: Health): Block[] {
  return [
    ...listed("Secrets", secrets),
    ...listed("Not searched for secrets to the end", unsearched),
    ...listed("Records without owners", withoutOwners),
    ...listed("Records whose owners nobody declares", lostOwners),
    ...listed("Records that have become stale", stale),
    ...listed("Records with edges that lead nowhere", dangling),
  ];
}

function listed(title: string, items: readonly string[]): Block[] {
  return items.length === 0
    ? []
    : [heading(3, text(`${title}: ${number(items.length)}`)), paragraph(...namesOf(items, MAX_LISTED))];
}

export function snapshotBlocks({ snapshots }: Health): Block[] {
  if (snapshots.length === 0) return [heading(3, text("No snapshot yet"))];
  const newest = snapshots.slice(-SHOWN_SNAPSHOTS).reverse();
  const shown = newest.length < snapshots.length ? `, the newest ${newest.length} of ${number(snapshots.length)}` : "";
  return [
    heading(3, text(`Snapshots${shown}`)),
    table(
      ["Approved", "Tag", "Records", "Edges"],
      newest.map(({ approvedAt, tag, records, edges }) => [
        [code(approvedAt)],
        [code(clip(tag, NAME_LIMIT))],
        [text(number(records))],
        [text(number(edges))],
      ]),
    ),
  ];
}

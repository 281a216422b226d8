/** The verdict on an update, for a person at a terminal. */
import pc from "picocolors";
import type { Finding } from "../memory/finding.js";
import type { FieldCount, JudgedUpdate, Refusal } from "../memory/judged-update.js";
import type { Position, Range } from "../memory/place.js";
import type { Decided, DecidedRecord } from "../memory/proposal.js";
import { decisionWord } from "./decision-word.js";
import { mainFails } from "./main-fails.js";
import { memoryBegins } from "./memory-begins.js";
import { printTerminal } from "./print-terminal.js";
import { frame } from "./pretty-finding.js";
import { decisionLine } from "./proposal/decision-blocks.js";
import { remediesFor, type RemedyOf } from "./remedies.js";
import type { SourceText } from "./source-text.js";
import { visibleStart } from "./visible-text.js";
import { lineAndColumn, number, plural } from "./wording.js";
import { pageWidth, wrap } from "./wrap.js";

const TEXT_LIMIT = 500;
const MAX_SHOWN = 50;

/** The lines of the artifact that refusals are about. The redactor has taken up its secrets. */
export interface ShownLines {
  /** What the artifact is called where it was read. */
  readonly name: string;
  readonly source: SourceText;
  /** Columns. */
  readonly width: number;
}

/** What `propose` would do with an update that the memory takes. */
type DecidedUpdate = JudgedUpdate & { readonly decided?: Decided & { readonly records: readonly DecidedRecord[] } };

export function renderUpdatePretty(
  judged: DecidedUpdate,
  color: boolean,
  shown?: ShownLines,
  remedyOf?: RemedyOf,
): string {
  const { digest, changes, refusals, findings, decided, mainErrors = 0 } = judged;
  const paint = pc.createColors(color);
  const lines: string[] = [];
  for (const { path, before, after, conflicts } of changes) {
    const word = after === undefined ? "delete" : before === undefined ? "add" : "modify";
    lines.push(`${word.padEnd(7)}  ${visibleStart(path, TEXT_LIMIT)}`);
    for (const { field } of conflicts) {
      lines.push(
        `         ${paint.yellow("conflict")} in ${visibleStart(field, TEXT_LIMIT)}: main went on; its value stays`,
      );
    }
  }
  lines.push(...findingLines(findings, paint, remedyOf), ...refusalLines(refusals, paint, shown));
  if (decided) lines.push("", ...decidedLines(decided, color, shown?.width));
  if (decided && decided.handling !== "closed") {
    for (const line of [...memoryBegins(judged.begins), ...mainFails(mainErrors)])
      lines.push(...wrap(line, shown?.width ?? pageWidth(undefined)));
  }
  if (lines.length > 0) lines.push("");
  const fails = refusals.length > 0;
  const [word, inColor] = fails
    ? (["REFUSED", paint.red] as const)
    : decided?.handling === "closed"
      ? (["NOTHING TO PROPOSE", paint.yellow] as const)
      : (["CAN BE PROPOSED", paint.green] as const);
  const verdict = paint.bold(inColor(word));
  const counts = plural(changes.length, "changed file") + (fails ? "" : leftFields(changes));
  lines.push(`${verdict}  ${counts}${digest === undefined ? "" : ` · ${digest}`}`);
  return `${lines.join("\n")}\n`;
}

/** `, 1 of 2 fields not taken`, or nothing. */
function leftFields(changes: DecidedUpdate["changes"]): string {
  const sum = (name: keyof FieldCount) => changes.reduce((total, { fields }) => total + (fields?.[name] ?? 0), 0);
  const left = sum("left");
  return left === 0 ? "" : `, ${number(left)} of ${plural(sum("proposed"), "field")} not taken`;
}

const THEN: Readonly<Record<Decided["handling"], string>> = {
  closed: ". `propose` would open no pull request.",
  person: "; a person decides. `propose` would open a pull request.",
  auto: ". `propose` would open a pull request, which may pass by itself where proposals.autoApprove allows that.",
};

function decidedLines(
  { decision, handling, records }: NonNullable<DecidedUpdate["decided"]>,
  color: boolean,
  width = pageWidth(undefined),
): string[] {
  const items = records.slice(0, MAX_SHOWN).map((record) => decisionLine(record, handling !== "closed"));
  const rest = records.length - items.length;
  return [
    ...printTerminal([{ kind: "list", items }], color, width)
      .trimEnd()
      .split("\n"),
    ...(rest > 0 ? [`and ${plural(rest, "more record")}`] : []),
    "",
    ...wrap(`Decision: ${decisionWord(decision, handling)}${THEN[handling]}`, width),
  ];
}

/** What the check says of the memory with the update. */
export function findingLines(
  findings: readonly Finding[],
  paint: ReturnType<typeof pc.createColors>,
  remedyOf: RemedyOf = () => undefined,
): string[] {
  const lines: string[] = [];
  const remedies = remediesFor(findings, remedyOf);
  for (const finding of findings.slice(0, MAX_SHOWN)) {
    const { rule, severity, path, range, message, suggestion } = finding;
    const mend = suggestion?.message ?? remedies.get(finding);
    lines.push(
      `${severity.padEnd(7)}  ${visibleStart(path, TEXT_LIMIT)}:${lineAndColumn(range.start)}  ${paint.bold(rule)}`,
    );
    lines.push(`         ${visibleStart(message, TEXT_LIMIT)}`);
    if (mend !== undefined) lines.push(`         ${paint.cyan("mend")}  ${visibleStart(mend, TEXT_LIMIT)}`);
  }
  if (findings.length > MAX_SHOWN) lines.push(`and ${plural(findings.length - MAX_SHOWN, "more finding")}`);
  return lines;
}

export function refusalLines(
  refusals: readonly Refusal[],
  paint: ReturnType<typeof pc.createColors>,
  shown?: ShownLines,
): string[] {
  const lines: string[] = [];
  const framed = new Set<string>();
  for (const [index, { code, message, advice, at }] of refusals.entries()) {
    const next = refusals[index + 1];
    const name = shown ? `${visibleStart(shown.name, TEXT_LIMIT)}:` : "";
    lines.push(`${paint.red("refused")}  ${paint.bold(code)}${at ? `  ${name}${lineAndColumn(at)}` : ""}`);
    lines.push(`         ${visibleStart(message, TEXT_LIMIT)}`);
    // What several in a row have in common, the place and what to do, is said once, below the last.
    const place = at && lineAndColumn(at);
    if (shown && at && place !== undefined && !framed.has(place) && place !== (next?.at && lineAndColumn(next.at))) {
      framed.add(place);
      lines.push(...frame(shown.source, placeOf(at), { ...shown, faint: paint.dim }, paint.red));
    }
    if (next?.advice !== advice) lines.push(`         ${advice}`);
  }
  return lines;
}

/** Its first character: where what is wrong ends is not said. */
function placeOf({ line, column }: Position): Range {
  return { start: { line, column }, end: { line, column: column + 1 } };
}

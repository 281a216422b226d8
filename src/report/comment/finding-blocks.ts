/** One finding in full, and one finding as a row of a table. */
import { clip } from "../../memory/clip.js";
import type { Finding, Severity } from "../../memory/finding.js";
import type { Addresses } from "../addresses.js";
import type { SourceText } from "../source-text.js";
import { diffRows, suggestionDiff } from "../suggestion-diff.js";
import { remediesFor } from "../remedies.js";
import { restoringOf } from "../restore-command.js";
import { listedOf, number, plural } from "../wording.js";
import type { RuleDescription } from "../sarif.js";
import {
  BREAK,
  code,
  commas,
  dotted,
  linked,
  ownWords,
  paragraph,
  prose,
  strong,
  text,
  type Block,
  type Inline,
  type Line,
} from "./document.js";

export const MARKS: Readonly<Record<Severity, string>> = { error: "❌", warning: "⚠️", note: "ℹ️" };

export interface FindingContext {
  readonly addresses: Addresses;
  readonly ruleOf: (id: string) => RuleDescription | undefined;
  readonly sourceOf: (path: string) => SourceText | undefined;
  /** Title of a record, where it is known and its id does not say it. */
  readonly titleOf: (id: string) => string | undefined;
  readonly isRestricted: (finding: Finding) => boolean;
  readonly isDeleted: (path: string) => boolean;
  /** Whether places and rules in tables are links. */
  readonly linksRows: boolean;
  /** Where the target branch and the change parted, in full: the author's clone has it. */
  readonly mergeBase: string | undefined;
}

const MESSAGE_LIMIT = 500;
export const NAME_LIMIT = 160;
const PATH_LIMIT = 240;
const DIFF_LINES = 12;
const DIFF_COLUMNS = 160;
const RELATED_LIMIT = 5;
const RELATED_MESSAGE_LIMIT = 200;

/** What stands in for the text of a finding about a restricted record. */
const WITHHELD: Line = [
  text("Details stay out of this public comment, since the record is restricted. "),
  code("memory-steward check"),
  text(" shows them."),
];

/**
 * What the rules say is to be done about those findings that have no mend of their own, at the first of each rule.
 * @param told rules of which the reader knows it already
 */
export function remediesIn(
  findings: readonly Finding[],
  { ruleOf, isRestricted }: FindingContext,
  told?: ReadonlySet<string>,
): ReadonlyMap<Finding, string> {
  const shown = findings.filter((finding) => !isRestricted(finding));
  return remediesFor(shown, (rule) => ruleOf(rule)?.remedy, told);
}

/**
 * Message, place and rule; the mend with its diff; the other places.
 * @param remedy what to do by its rule, where the finding has no mend of its own
 */
export function findingBlocks(finding: Finding, context: FindingContext, remedy?: string): readonly Block[] {
  const { severity, message, suggestion, related } = finding;
  const mark = text(`${MARKS[severity]} `);
  if (context.isRestricted(finding)) {
    return [paragraph(mark, strong(ruleName(finding, context)), BREAK, ...WITHHELD)];
  }
  const origin = dotted([place(finding, context), ruleName(finding, context)]);
  const blocks: Block[] = [paragraph(mark, strong(prose(clip(message, MESSAGE_LIMIT))), BREAK, ...origin)];
  if (suggestion) {
    const fixes = isFixable(finding) ? FIXES : [];
    blocks.push(paragraph(text("Mend: "), prose(clip(suggestion.message, MESSAGE_LIMIT)), ...fixes));
    const diff = diffLines(finding, context);
    if (diff.length > 0) blocks.push({ kind: "code", language: "diff", lines: diff });
  } else if (remedy !== undefined) blocks.push(paragraph(text("Mend: "), ...ownWords(remedy)));
  blocks.push(...restoring(finding, context));
  if (related.length > 0) blocks.push(relatedBlock(finding, context));
  return blocks;
}

/** How a file comes back that the change deletes. */
function restoring(finding: Finding, { addresses, isDeleted, mergeBase }: FindingContext): readonly Block[] {
  const command = isDeleted(finding.path) ? restoringOf(finding, addresses.root, mergeBase) : undefined;
  if (command === undefined || command.length > PATH_LIMIT) return [];
  return [{ kind: "code", language: "sh", lines: [command] }];
}

/** Whether `memory-steward fix` mends it. */
export function isFixable({ suggestion }: Finding): boolean {
  return suggestion?.certain === true && suggestion.edits.length > 0;
}

const FIXES: Line = [text(" ("), code("memory-steward fix"), text(" does it)")];

/** Mark, record and place, problem with its rule, mend. */
export function findingRow(finding: Finding, context: FindingContext, remedy = ""): readonly Line[] {
  const { severity, record, message, suggestion } = finding;
  const [rule, at] = context.linksRows
    ? [ruleName(finding, context), place(finding, context)]
    : [ruleCode(finding), placeCode(finding, context)];
  const name = record === undefined ? [] : [code(clip(record, NAME_LIMIT)), BREAK];
  if (context.isRestricted(finding)) return [[text(MARKS[severity])], name.slice(0, 1), [rule], []];
  return [
    [text(MARKS[severity])],
    [...name, at],
    [prose(clip(message, MESSAGE_LIMIT)), BREAK, rule],
    suggestion ? [prose(clip(suggestion.message, MESSAGE_LIMIT))] : ownWords(remedy),
  ];
}

export function ruleName(of: { readonly rule: string }, { ruleOf }: FindingContext): Inline {
  return linked(ruleOf(of.rule)?.documentation, ruleCode(of));
}

function ruleCode({ rule }: { readonly rule: string }): Inline {
  return code(clip(rule, NAME_LIMIT));
}

/** `graph/teams/build.yaml:5`, as a link to the line. */
function place(at: Pick<Finding, "path" | "range">, context: FindingContext): Inline {
  return linked(context.addresses.line(at.path, at.range.start.line), placeCode(at, context));
}

function placeCode({ path, range }: Pick<Finding, "path" | "range">, context: FindingContext): Inline {
  const whole = clip(context.addresses.whole(path), PATH_LIMIT);
  return code(context.isDeleted(path) ? whole : `${whole}:${range.start.line}`);
}

/** A list, or one line where every place has the same to say. */
function relatedBlock({ related }: Finding, context: FindingContext): Block {
  const shown = related.slice(0, listedOf(related.length, RELATED_LIMIT));
  const more = related.length - shown.length;
  const rest = more > 0 ? [text(plural(more, "more place"))] : [];
  const [first] = shown;
  if (first && related.every(({ message }) => message === first.message)) {
    const places = shown.map((other) => place(other, context));
    return paragraph(
      prose(sentenceStart(clip(first.message, RELATED_MESSAGE_LIMIT))),
      text(": "),
      ...commas([...places, ...rest]),
    );
  }
  const items = shown.map((other): Line => [
    place(other, context),
    text(": "),
    prose(clip(other.message, RELATED_MESSAGE_LIMIT)),
  ]);
  return { kind: "list", items: rest.length > 0 ? [...items, rest] : items };
}

function sentenceStart(message: string): string {
  return message.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** Empty where there is nothing true to show. */
function diffLines({ suggestion }: Finding, { addresses, sourceOf }: FindingContext): string[] {
  const hunks = suggestion ? suggestionDiff(suggestion.edits, sourceOf) : [];
  const lines = hunks.flatMap((hunk) => [
    `@@ ${clip(addresses.whole(hunk.path), PATH_LIMIT)}:${hunk.line} @@`,
    ...diffRows(hunk, DIFF_COLUMNS),
  ]);
  const shown = lines.slice(0, listedOf(lines.length, DIFF_LINES));
  const rest = lines.length - shown.length;
  return rest > 0 ? [...shown, `@@ ${number(rest)} more lines @@`] : shown;
}

/** One finding in full, and one finding as a row of a table. */
import { clip } from "../../memory/clip.js";
import type { Finding, Severity } from "../../memory/finding.js";
import type { SourceText } from "../source-text.js";
import { suggestionDiff } from "../suggestion-diff.js";
import { remediesFor } from "../remedies.js";
import { mayBeDeleted, restoreCommand } from "../restore-command.js";
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
import type { Addresses } from "./links.js";

export const MARKS: Readonly<Record<Severity, string>> = { error: "❌", warning: "⚠️", note: "ℹ️" };

export interface FindingContext {
  readonly addresses: Addresses;
  readonly ruleOf: (id: string) => RuleDescription | undefined;
  readonly sourceOf: (path: string) => SourceText | undefined;
  /** Title of a record, where it is known and its id does not say it. */
  readonly titleOf: (id: string) => string | undefined;
  readonly isRestricted: (finding: Finding) => boolean;
  readonly isDeleted: (path: string) => boolean;
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
function restoring({ rule, path }: Finding, { addresses, isDeleted, mergeBase }: FindingContext): readonly Block[] {
  if (mergeBase === undefined || !mayBeDeleted(rule) || !isDeleted(path)) return [];
  const command = restoreCommand(addresses.whole(path), mergeBase);
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
  const rule = ruleName(finding, context);
  const name = record === undefined ? [] : [code(clip(record, NAME_LIMIT)), BREAK];
  if (context.isRestricted(finding)) return [[text(MARKS[severity])], name.slice(0, 1), [rule], []];
  return [
    [text(MARKS[severity])],
    [...name, place(finding, context)],
    [prose(clip(message, MESSAGE_LIMIT)), BREAK, rule],
    suggestion ? [prose(clip(suggestion.message, MESSAGE_LIMIT))] : ownWords(remedy),
  ];
}

export function ruleName({ rule }: { readonly rule: string }, { ruleOf }: FindingContext): Inline {
  return linked(ruleOf(rule)?.documentation, code(clip(rule, NAME_LIMIT)));
}

/** `graph/teams/build.yaml:5`, as a link to the line. */
function place({ path, range }: Pick<Finding, "path" | "range">, { addresses, isDeleted }: FindingContext): Inline {
  const { line } = range.start;
  const whole = clip(addresses.whole(path), PATH_LIMIT);
  const name = isDeleted(path) ? whole : `${whole}:${line}`;
  return linked(addresses.line(path, line), code(name));
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
  const lines = hunks.flatMap(({ path, line, removed, added }) => [
    `@@ ${clip(addresses.whole(path), PATH_LIMIT)}:${line} @@`,
    ...removed.map((row) => `-${clip(row, DIFF_COLUMNS)}`),
    ...added.map((row) => `+${clip(row, DIFF_COLUMNS)}`),
  ]);
  const shown = lines.slice(0, listedOf(lines.length, DIFF_LINES));
  const rest = lines.length - shown.length;
  return rest > 0 ? [...shown, `@@ ${number(rest)} more lines @@`] : shown;
}

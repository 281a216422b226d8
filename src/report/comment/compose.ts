/** A comment put together within a budget: what matters most takes its room first. */
import { plural, number, acceptedCounts } from "../wording.js";
import { clip } from "../visible-text.js";
import { SourceText } from "../source-text.js";
import type { CommentInput } from "./comment-input.js";
import {
  code,
  heading,
  linked,
  paragraph,
  prose,
  strong,
  text,
  type Block,
  type Document,
  type Inline,
  type Line,
} from "./document.js";
import { drawingOf } from "./drawing.js";
import type { FindingContext } from "./finding-blocks.js";
import { addresses, type Addresses } from "./links.js";
import { ontologyBlocks } from "./ontology-blocks.js";
import { Room, sizeOf } from "./room.js";
import { isGuarded, sortFindings } from "./sorting.js";
import { counted, foldedReasons, foldedRows, fullFindings, ruleCounts } from "./todo.js";
import { changeWords, verdictLine } from "./verdict.js";

export interface ComposeOptions {
  /** UTF-8 bytes of the document as Markdown, at most; not below 8 KiB. */
  readonly bytes: number;
  /** Whether the reader's page draws Mermaid. */
  readonly withDrawing: boolean;
}

const SMALLEST = 8 * 1024;
const NAMED = 10;
const RULES_FROM = 15;

/**
 * Verdict, what to do, what else was found, the ontology, the picture, who should review, why, what was there before,
 * footer. The parts are chosen in the order of their weight and shown in this one.
 */
export function composeComment(input: CommentInput, { bytes, withDrawing }: ComposeOptions): Document {
  const { report, picture } = input;
  const context = findingContext(input);
  const sorted = sortFindings(report, input.known);
  const { error, warning, note, old, accepted } = sorted;
  const brought = [...error, ...warning, ...note];

  const head: Block[] = [heading(2, text(verdictLine(report, sorted)))];
  const footer = footerBlock(input, context.addresses);
  const room = new Room(Math.max(SMALLEST, bytes) - sizeOf([...head, footer]) - RESERVE);

  const about = picture ? kept(room, [paragraph(text(`${changeWords(picture)}.`))]) : [];
  const collisions = collisionBlocks(input, context.addresses, room);
  const isVerdictChange = ({ rule }: { rule: string }) => rule === "gate/verdict-change";
  const urgent = (error.length > 0 ? error : warning).filter((finding) => !isVerdictChange(finding));
  const ontology = ontologyBlocks(input, brought.find(isVerdictChange), context, room);
  const todo = fullFindings(urgent, context, room);
  const reviewers = reviewerBlocks(input, room);
  const drawing =
    withDrawing && picture ? drawingOf(picture, input.isPublic ? (input.guarded?.ids ?? NONE) : NONE) : undefined;
  const isPressing = report.verdict === "fail" && drawing?.edges.some(({ state }) => state !== "added") === true;
  const drawn = drawing ? kept(room, drawingBlocks(drawing, isPressing)) : [];
  const urgentNoun = error.length > 0 ? "error" : "warning";
  const more = foldedRows(
    todo.rest,
    (shown) => [text(counted(todo.rest.length, shown, `more ${urgentNoun}`))],
    context,
    room,
  );
  const others = (error.length > 0 ? [...warning, ...note] : note).filter((finding) => !isVerdictChange(finding));
  const asides = foldedRows(others, (shown) => [text(asideTitle(others, shown))], context, room);
  const rules = brought.length >= RULES_FROM ? ruleCounts(brought, context, room) : [];
  const reasons = foldedReasons(
    [...urgent].map(({ rule }) => rule),
    context,
    room,
  );
  const before = foldedRows(
    old,
    (shown) => [text(`${counted(old.length, shown, "finding")} that the target branch has already`)],
    context,
    room,
  );

  const todoHead = todo.blocks.length > 0 ? [heading(3, text(todoTitle(urgent.length, todo.rest.length)))] : [];
  const acceptedLine =
    accepted.length > 0 ? [paragraph(text(`Accepted and not counted: ${acceptedCounts(report.counts) ?? ""}.`))] : [];
  return [
    ...head,
    ...about,
    ...collisions,
    ...todoHead,
    ...todo.blocks,
    ...more,
    ...asides,
    ...rules,
    ...reasons,
    ...ontology,
    ...drawn,
    ...reviewers,
    ...before,
    ...acceptedLine,
    footer,
  ];
}

/** For the lines that are always there and whose numbers are known last. */
const RESERVE = 1024;
const NONE: ReadonlySet<string> = new Set();

export function findingContext(input: CommentInput): FindingContext {
  const isDeleted = (path: string) => input.picture?.deletedFiles.has(path) === true;
  return {
    addresses: addresses(input.links, input.report.root, isDeleted),
    ruleOf: input.ruleOf ?? (() => undefined),
    sourceOf: (path) => {
      const content = input.textOf?.(path);
      return content === undefined ? undefined : new SourceText(content);
    },
    isGuarded: (finding) => isGuarded(finding, input),
    isDeleted,
  };
}

function kept(room: Room, blocks: readonly Block[]): readonly Block[] {
  return room.take(blocks) ? blocks : [];
}

function todoTitle(total: number, rest: number): string {
  return rest > 0 ? `What to do first: ${number(total - rest)} of ${number(total)}, worst first` : "What to do";
}

function asideTitle(findings: readonly { severity: string }[], shown: number): string {
  const warnings = findings.filter(({ severity }) => severity === "warning").length;
  const notes = findings.length - warnings;
  const parts = [
    ...(warnings > 0 ? [plural(warnings, "warning")] : []),
    ...(notes > 0 ? [plural(notes, "note")] : []),
  ].join(", ");
  return shown < findings.length ? `${parts}, ${number(shown)} of them here` : parts;
}

function drawingBlocks(drawing: NonNullable<ReturnType<typeof drawingOf>>, isPressing: boolean): readonly Block[] {
  const left = drawing.edgesLeftOut;
  const caption = left > 0 ? [paragraph(text(`${plural(left, "edge")} more, not drawn.`))] : [];
  const blocks: Block[] = [{ kind: "drawing", drawing }, ...caption];
  if (isPressing) return [heading(3, text("What changes around the records")), ...blocks];
  return [{ kind: "details", summary: [text("Picture of the change")], blocks }];
}

function collisionBlocks({ collisions = [] }: CommentInput, { pull }: Addresses, room: Room): readonly Block[] {
  if (collisions.length === 0) return [];
  const items = collisions.map(({ pull: number, message }): Line => [
    linked(pull(number), strong(text(`Pull request ${number}`))),
    text(": "),
    prose(clip(message, 300)),
  ]);
  const list = room.fill(items, NAMED, (shown) => ({
    kind: "list",
    items:
      shown.length < items.length
        ? [...shown, [text(`and ${plural(items.length - shown.length, "more collision")}`)]]
        : shown,
  }));
  const title = heading(
    3,
    text(`⚠️ Collides with ${collisions.length === 1 ? "another open pull request" : "other open pull requests"}`),
  );
  return list && room.take([title]) ? [title, list] : [];
}

function reviewerBlocks({ reviewers = [] }: CommentInput, room: Room): readonly Block[] {
  if (reviewers.length === 0) return [];
  const named = reviewers.map(({ name, reason }): Line => [
    code(`@${clip(name, 120)}`),
    text(" "),
    prose(clip(reason, 200)),
  ]);
  const [only] = named;
  if (named.length === 1 && only) return kept(room, [paragraph(strong(text("Reviewer:")), text(" "), ...only)]);
  const title = paragraph(strong(text("Reviewers")));
  const list = room.fill(named, NAMED, (shown) => ({ kind: "list", items: shown }));
  return list && room.take([title]) ? [title, list] : [];
}

function footerBlock({ report, links, fork }: CommentInput, { commit, run }: Addresses): Block {
  const short = (id: string): Inline => linked(commit(id), code(id.slice(0, 12)));
  const base = report.comparison?.base ?? links.base;
  const judged: Line = [
    short(links.head),
    ...(fork === undefined ? [] : [text(" from the fork "), code(clip(fork, 120))]),
    ...(base === undefined ? [] : [text(" against "), short(base)]),
  ];
  const parts: Line[] = [
    judged,
    ...(run === undefined ? [] : [[linked(run, text("whole report"))]]),
    [text(`memory-steward ${report.steward}`)],
    [text("layout "), code(clip(report.layout, 80))],
    [text("ontology "), code(report.ontologyDigest.slice(0, 19))],
  ];
  return { kind: "small", line: parts.flatMap((part, at) => (at === 0 ? part : [text(" · "), ...part])) };
}

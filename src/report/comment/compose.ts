/** A comment put together within a budget: what matters most takes its room first. */
import type { Finding } from "../../memory/finding.js";
import { addresses } from "../addresses.js";
import { SourceText } from "../source-text.js";
import { plural } from "../wording.js";
import { diffBlocks } from "../diff/blocks.js";
import { diffInRepository } from "../diff/in-repository.js";
import type { CommentInput } from "./comment-input.js";
import { heading, paragraph, text, type Block, type Document } from "./document.js";
import { drawingOf, saysTheSame } from "./drawing.js";
import type { FindingContext } from "./finding-blocks.js";
import { LEFT_OUT_BYTES, foldedReasons, foldedRows, ruleTable } from "./folds.js";
import { footBlocks, headBlocks } from "./frame-blocks.js";
import { ontologyBlocks } from "./ontology-blocks.js";
import { collisionBlocks, reviewerBlocks, uncomparedBlocks } from "./people-blocks.js";
import { Room, sizeOf } from "./room.js";
import { isRestricted, isVerdictChange, sortFindings, type SortedFindings } from "./sorting.js";
import { todoBlocks } from "./todo.js";

export interface ComposeOptions {
  /** UTF-8 bytes of the document as Markdown, at most; not below 8 KiB. */
  readonly bytes: number;
  /** Whether the reader's page draws Mermaid. */
  readonly withDrawing: boolean;
}

const SMALLEST = 8 * 1024;
/** Below so many findings a table of rules says nothing that the list does not. */
const RULE_TABLE_FROM = 12;

/**
 * Verdict, what to do, what else was found, the ontology, the picture, who should review, what was there before, footer.
 * The parts take their room in the order of their weight and are shown in this one. Where room is short, the rows of tables are
 * without links, so that no finding is left out for them.
 */
export function composeComment(input: CommentInput, options: ComposeOptions): Document {
  const context = findingContext(input);
  const { document, isShort } = composeWith(context, input, options);
  return isShort ? composeWith({ ...context, linksRows: false }, input, options).document : document;
}

function composeWith(
  context: FindingContext,
  input: CommentInput,
  { bytes, withDrawing }: ComposeOptions,
): { readonly document: Document; readonly isShort: boolean } {
  const { report, known } = input;
  const { addresses } = context;
  const sorted = sortFindings(report, known);
  const brought = [...sorted.error, ...sorted.warning, ...sorted.note];
  const verdictChange = brought.find(isVerdictChange);
  const { urgent, asides } = byUrgency(sorted);

  const head = headBlocks(input, sorted);
  const foot = footBlocks(input, addresses);
  const room = new Room(Math.max(SMALLEST, bytes) - sizeOf([...head, ...foot]) - 3 * LEFT_OUT_BYTES);
  const collisions = collisionBlocks(input, addresses, room);
  const uncompared = uncomparedBlocks(input, addresses, room);
  const ontology = ontologyBlocks(input, verdictChange, context, room);
  const reviewers = reviewerBlocks(input, room);
  const overview = brought.length < RULE_TABLE_FROM ? [] : ruleTable(brought, context, room);
  const todo = todoBlocks(urgent, overview, context, room);
  const drawing = withDrawing ? drawingBlocks(input, room) : [];
  const noun = `more ${urgent[0]?.severity ?? "finding"}`;
  const more = foldedRows(todo.rest, (total) => total, noun, context, room, todo.told);
  const others = foldedRows(asides, () => asideTitle(asides), "finding", context, room, todo.told);
  const reasons = foldedReasons(
    urgent.map(({ rule }) => rule),
    context,
    room,
    todo.told,
  );
  const oldTitle = (total: string) => `${total} that the target branch has already`;
  const old = foldedRows(sorted.old, oldTitle, "finding", context, room, todo.told);
  const { isShort } = room;
  const changes = changeBlocks(input, room);
  const document = [
    ...head,
    ...collisions,
    ...todo.blocks,
    ...more,
    ...others,
    ...reasons,
    ...ontology,
    ...drawing,
    ...changes,
    ...uncompared,
    ...reviewers,
    ...old,
    ...foot,
  ];
  return { document, isShort };
}

/** Errors where there are any, else warnings; and what is told by the way. What the gate's edit would do has its own place. */
function byUrgency({ error, warning, note }: SortedFindings): {
  urgent: readonly Finding[];
  asides: readonly Finding[];
} {
  const without = (findings: readonly Finding[]) => findings.filter((finding) => !isVerdictChange(finding));
  return error.length > 0
    ? { urgent: without(error), asides: without([...warning, ...note]) }
    : { urgent: without(warning), asides: without(note) };
}

function asideTitle(findings: readonly Finding[]): string {
  const warnings = findings.filter(({ severity }) => severity === "warning").length;
  const notes = findings.length - warnings;
  return [...(warnings > 0 ? [plural(warnings, "warning")] : []), ...(notes > 0 ? [plural(notes, "note")] : [])].join(
    ", ",
  );
}

/** Open where a failed change took something away or broke it; else folded, and absent where no edge came or went. */
function drawingBlocks({ picture, titles, report, isPublic, restricted }: CommentInput, room: Room): readonly Block[] {
  const drawing = picture && drawingOf(picture, isPublic && restricted ? restricted.ids : new Set(), titles);
  if (!drawing) return [];
  const rest = drawing.edgesLeftOut;
  const more = rest > 0 ? [paragraph(text(`${plural(rest, "more edge")} of this change, not drawn.`))] : [];
  const drawn: Block[] = [{ kind: "drawing", drawing }, ...more];
  const isPressing = report.verdict === "fail" && drawing.edges.some(({ state }) => state !== "added");
  const blocks: Block[] = isPressing
    ? [heading(3, text("Edges that came, went or broke")), ...drawn]
    : [{ kind: "details", summary: [text("Picture of the change")], blocks: drawn }];
  return room.take(blocks) ? blocks : [];
}

const DIFF_ROWS = 30;

/** Folded: what changed is the author's to know and the reviewer's to look at. */
function changeBlocks({ diff, report }: CommentInput, room: Room): readonly Block[] {
  const fold = (blocks: readonly Block[]): Block => ({
    kind: "details",
    summary: [text("What changed, record by record")],
    blocks,
  });
  if (!diff || !room.take([fold([])])) return [];
  const blocks = diffBlocks(diffInRepository(diff, report.root), { rows: DIFF_ROWS, room });
  return blocks.length === 0 ? [] : [fold(blocks)];
}

function findingContext(input: CommentInput): FindingContext {
  const { picture, textOf, ruleOf, files } = input;
  const titles = new Map([...(input.titles ?? [])].filter(([id, title]) => !saysTheSame(id, title)));
  for (const { id, title } of [...(picture?.added ?? []), ...(picture?.changed ?? []), ...(picture?.deleted ?? [])]) {
    if (title !== undefined && !saysTheSame(id, title)) titles.set(id, title);
  }
  return {
    addresses: addresses(input.links, input.report.root, files),
    ruleOf: (id) => ruleOf?.(id),
    sourceOf: (path) => {
      const content = textOf?.(path);
      return content === undefined ? undefined : new SourceText(content);
    },
    titleOf: (id) => titles.get(id),
    isRestricted: (finding) => isRestricted(finding, input),
    isDeleted: files.isDeleted,
    linksRows: true,
    mergeBase: input.report.comparison?.mergeBase,
  };
}

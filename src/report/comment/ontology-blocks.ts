/** What the change does to the words that the memory is judged by. */
import { clip } from "../../memory/clip.js";
import type { Finding } from "../../memory/finding.js";
import type { OntologyChange } from "../../memory/ontology-change.js";
import { listedOf, number } from "../wording.js";
import type { CommentInput } from "./comment-input.js";
import { BREAK, code, commas, heading, linked, paragraph, prose, text, type Block, type Line } from "./document.js";
import { MARKS, ruleName, type FindingContext } from "./finding-blocks.js";
import type { Room } from "./room.js";

const MAX_NAMES = 8;

/**
 * Empty where the change leaves the gate alone.
 * @param verdictChange the finding that says what its edit would do
 */
export function ontologyBlocks(
  { ontology }: CommentInput,
  verdictChange: Finding | undefined,
  context: FindingContext,
  room: Room,
): readonly Block[] {
  if (!verdictChange && (!ontology || ontology.edited.length === 0)) return [];
  const items: Line[] = ontology ? itemsOf(ontology, context) : [];
  const blocks: Block[] = [heading(3, text("Ontology and rules"))];
  if (verdictChange && !context.isRestricted(verdictChange)) {
    const mark = text(`${MARKS[verdictChange.severity]} `);
    blocks.push(paragraph(mark, prose(clip(verdictChange.message, 800)), BREAK, ruleName(verdictChange, context)));
  }
  if (items.length > 0) blocks.push({ kind: "list", items });
  return room.take(blocks) ? blocks : [];
}

function itemsOf({ before, after, edited, added, removed }: OntologyChange, { addresses }: FindingContext): Line[] {
  const items: Line[] = [];
  if (before !== after) {
    items.push([text("Version: "), version(before), text(" → "), version(after)]);
  }
  if (added.length > 0) items.push([text("Adds "), ...named(added)]);
  if (removed.length > 0) items.push([text("Takes away "), ...named(removed)]);
  if (edited.length > 0) {
    const files = edited.map((path) => linked(addresses.line(path, 1), code(clip(addresses.whole(path), 200))));
    items.push([text("Edits "), ...someOf(files)]);
  }
  return items;
}

function version(value: string | undefined): Line[number] {
  return value === undefined ? text("none") : code(clip(value, 40));
}

function named(values: readonly string[]): Line {
  return someOf(values.map((value) => prose(clip(value, 120))));
}

function someOf(parts: Line): Line {
  const shown = parts.slice(0, listedOf(parts.length, MAX_NAMES));
  const rest = parts.length - shown.length;
  return commas(rest > 0 ? [...shown, text(`${number(rest)} more`)] : shown);
}

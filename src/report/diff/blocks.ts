/**
 * The difference of two commits as blocks, for a comment, a file or a terminal. What a reader must not miss comes first: what
 * broke, what is gone, what moved its status; then what changed, grouped where records changed alike. Every table says how many
 * it leaves out.
 */
import { capitalised } from "../../memory/capitalised.js";
import type { PictureEdge } from "../../memory/change-picture.js";
import { clip } from "../../memory/clip.js";
import { grouped } from "../../memory/grouped.js";
import { statusMoves, type DiffSide, type MemoryDiff, type RecordDiff } from "../../memory/memory-diff.js";
import {
  BREAK,
  code,
  commas,
  heading,
  paragraph,
  strong,
  text,
  type Block,
  type Document,
  type Inline,
  type Line,
} from "../comment/document.js";
import type { Room } from "../comment/room.js";
import { number, plural } from "../wording.js";
import { fieldLine } from "./field-line.js";
import { groupByFields, groupChanges } from "./groups.js";
import { diffWords } from "./words.js";

export interface DiffOptions {
  /** Rows of each table at most. */
  readonly rows: number;
  /** Within so many bytes of Markdown; the caller's, who may have more to say. */
  readonly room: Room;
}

const NAME_LIMIT = 120;
const SHOWN_IDS = 5;
const SHOWN_FIELDS = 8;

/** A page of its own. */
export function diffDocument(diff: MemoryDiff, options: DiffOptions): Document {
  const title = heading(2, text("Memory from "), sideName(diff.before), text(" to "), sideName(diff.after));
  const summary = paragraph(text(`${capitalised(diffWords(diff))}.`));
  return [title, summary, ...diffBlocks(diff, options)];
}

/** The same without title and summary. */
export function diffBlocks(diff: MemoryDiff, { rows, room }: DiffOptions): Block[] {
  const { records, edges } = diff;
  const of = (...states: RecordDiff["state"][]) => records.filter(({ state }) => states.includes(state));
  const section: Section = (title, items, head, row) => sectionBlocks(title, items, head, row, rows, room);
  const { same, single } = groupChanges(diff);
  const broken = edges.filter(({ state }) => state === "broken");
  const shownSingles = single.slice(0, rows);
  return [
    ...ontologyBlocks(diff, room),
    ...brokenBlocks(broken, section),
    ...section("No longer readable", of("unreadable"), ["Record", "File"], fileRow),
    ...section("Removed", of("removed"), ["Record", "Kind", "File"], kindRow),
    ...section("Renamed", of("renamed"), ["Before", "Now", "What else differs"], renamedRow),
    ...section("Status", statusMoves(diff), ["From", "To", "Records", ""], ({ before, after, ids }) => [
      status(before),
      status(after),
      [text(number(ids.length))],
      someIds(ids),
    ]),
    ...section("Changed in the same way", same, ["Records", "What changed", ""], (group) => [
      [text(number(group.records.length))],
      fieldLines(group.fields, 0),
      someIds(group.records.map(({ id }) => id)),
    ]),
    ...section("Changed", single, ["Record", "What changed"], (record) => [
      recordName(record),
      fieldLines(record.fields, record.moreFields),
    ]),
    ...(shownSingles.length < single.length
      ? section("Changed, by field", groupByFields(single), ["Records", "Fields", ""], (group) => [
          [text(number(group.records.length))],
          fieldNames(group.fields),
          someIds(group.records.map(({ id }) => id)),
        ])
      : []),
    ...section("Added", of("added"), ["Record", "Kind", "File"], kindRow),
    ...section("Moved to another file", of("moved"), ["Record", "From", "To"], movedRow),
    ...edgeBlocks(edges, section),
    ...kindBlocks(records, section),
    ...section("Other files that differ", diff.otherFiles, ["File", ""], ({ path, kind }) => [
      [code(clip(path, NAME_LIMIT))],
      [text(kind)],
    ]),
  ];
}

type Section = <T>(title: string, items: readonly T[], head: readonly string[], row: (item: T) => Line[]) => Block[];

function sectionBlocks<T>(
  title: string,
  items: readonly T[],
  head: readonly string[],
  row: (item: T) => Line[],
  limit: number,
  room: Room,
): Block[] {
  if (items.length === 0) return [];
  const titleFor = (shown: number) =>
    heading(3, text(shown < items.length ? `${title}, ${number(shown)} of ${number(items.length)}` : title));
  if (!room.take([titleFor(0)])) return [];
  const shownRows = items.slice(0, limit).map(row);
  let shown = 0;
  const table = room.fill(shownRows, limit, (part) => {
    shown = part.length;
    return { kind: "table", head: head.map((cell) => (cell === "" ? [] : [text(cell)])), rows: part };
  });
  if (table?.kind === "table") shown = table.rows.length;
  return table ? [titleFor(shown), table] : [titleFor(0)];
}

function ontologyBlocks({ ontology }: MemoryDiff, room: Room): Block[] {
  if (!ontology) return [];
  const { before, after, added, removed, edited, members } = ontology;
  const version = before === after ? [] : [text(`, version ${before ?? "none"} to ${after ?? "none"}`)];
  const words = (verb: string, list: readonly string[]): Line[] =>
    list.length === 0
      ? []
      : [
          [
            text(`${verb} `),
            ...commas(list.slice(0, SHOWN_MANY).map((word) => code(clip(word, NAME_LIMIT)))),
            ...andMore(list, SHOWN_MANY),
          ],
        ];
  const files: Line = commas(edited.slice(0, SHOWN_IDS).map((path) => code(clip(path, NAME_LIMIT))));
  const blocks: Block[] = [
    paragraph(strong(text("Rules of the memory")), ...version, text(": "), ...files, ...andMore(edited, SHOWN_IDS)),
  ];
  const items = [...words("edits", members), ...words("gains", added), ...words("loses", removed)];
  if (items.length > 0) blocks.push({ kind: "list", items });
  return room.take(blocks) ? blocks : [];
}

const SHOWN_MANY = 20;

/** One by one where they are few, else by the record that is not there. */
function brokenBlocks(broken: readonly PictureEdge[], section: Section): Block[] {
  const title = "Edges that lead nowhere now";
  if (broken.length <= FEW_EDGES) return section(title, broken, ["From", "Edge", "To"], edgeRow);
  const targets = grouped(broken, ({ to }) => to);
  const rows = [...targets].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
  return section(`${title}, by where they lead`, rows, ["Edges", "To", "From"], ([to, edges]) => [
    [text(number(edges.length))],
    [code(clip(to, NAME_LIMIT))],
    someIds(edges.map(({ from }) => from)),
  ]);
}

/** Edges that came and went, by kind; one by one where they are few. */
function edgeBlocks(edges: readonly PictureEdge[], section: Section): Block[] {
  const settled = edges.filter(({ state }) => state !== "broken");
  if (settled.length <= FEW_EDGES) {
    return section("Edges", settled, ["", "From", "Edge", "To"], (edge) => [[text(edge.state)], ...edgeRow(edge)]);
  }
  const kinds = new Map<string, { kind: string; added: number; removed: number }>();
  for (const { kind, state } of settled) {
    const entry = kinds.get(kind) ?? { kind, added: 0, removed: 0 };
    entry[state === "added" ? "added" : "removed"]++;
    kinds.set(kind, entry);
  }
  const rows = [...kinds.values()].sort(
    (a, b) => b.added + b.removed - a.added - a.removed || (a.kind < b.kind ? -1 : 1),
  );
  return section("Edges by kind", rows, ["Edge", "Added", "Removed"], ({ kind, added, removed }) => [
    [code(clip(kind, NAME_LIMIT))],
    count(added),
    count(removed),
  ]);
}

const FEW_EDGES = 20;

/** Where records of many kinds differ, what happened to each kind. */
function kindBlocks(records: readonly RecordDiff[], section: Section): Block[] {
  if (records.length <= FEW_RECORDS) return [];
  const kinds = new Map<string, Record<"added" | "changed" | "removed" | "other", number>>();
  for (const { kind = "", state } of records) {
    const entry = kinds.get(kind) ?? { added: 0, changed: 0, removed: 0, other: 0 };
    entry[state === "added" || state === "changed" || state === "removed" ? state : "other"]++;
    kinds.set(kind, entry);
  }
  const total = ([, { added, changed, removed, other }]: [string, Record<string, number>]) =>
    (added ?? 0) + (changed ?? 0) + (removed ?? 0) + (other ?? 0);
  const rows = [...kinds].sort((a, b) => total(b) - total(a) || (a[0] < b[0] ? -1 : 1));
  return section("Records by kind", rows, ["Kind", "Added", "Changed", "Removed", "Other"], ([kind, counts]) => [
    kind === "" ? [text("none")] : [code(clip(kind, NAME_LIMIT))],
    count(counts.added),
    count(counts.changed),
    count(counts.removed),
    count(counts.other),
  ]);
}

const FEW_RECORDS = 20;

function edgeRow({ from, kind, to }: PictureEdge): Line[] {
  return [from, kind, to].map((name) => [code(clip(name, NAME_LIMIT))]);
}

function fileRow(record: RecordDiff): Line[] {
  return [recordName(record), fileName(record.path)];
}

function kindRow(record: RecordDiff): Line[] {
  const [name = [], file = []] = fileRow(record);
  return [name, record.kind === undefined ? [] : [code(clip(record.kind, NAME_LIMIT))], file];
}

function renamedRow(record: RecordDiff): Line[] {
  return [
    [code(clip(record.formerId ?? "", NAME_LIMIT))],
    recordName(record),
    fieldLines(record.fields, record.moreFields),
  ];
}

function movedRow(record: RecordDiff): Line[] {
  return [recordName(record), fileName(record.formerPath), fileName(record.path)];
}

function fileName(path: string | undefined): Line {
  return path === undefined ? [] : [code(clip(path, NAME_LIMIT))];
}

function recordName({ id, title, restricted }: RecordDiff): Line {
  const name = code(clip(id, NAME_LIMIT));
  if (restricted) return [name, text(" (restricted)")];
  if (title === undefined || title === id) return [name];
  const shown = clip(title, NAME_LIMIT);
  // Without colour nothing else would tell where an id that holds spaces ends.
  return [name, text(/\s/.test(id) ? ` (${shown})` : ` ${shown}`)];
}

function fieldLines(fields: RecordDiff["fields"], more: number): Line {
  const shown = fields.slice(0, SHOWN_FIELDS).map(fieldLine);
  const rest = fields.length - shown.length + more;
  if (rest > 0) shown.push([text(`and ${plural(rest, "more field")}`)]);
  if (shown.length === 0) return [text("only edges, or their order")];
  return shown.flatMap((line, at) => (at === 0 ? line : [BREAK, ...line]));
}

function fieldNames(fields: readonly string[]): Line {
  if (fields.length === 0) return [text("only edges, or their order")];
  return [
    ...commas(fields.slice(0, SHOWN_FIELDS).map((name) => code(clip(name, NAME_LIMIT)))),
    ...andMore(fields, SHOWN_FIELDS),
  ];
}

function someIds(ids: readonly string[]): Line {
  return [...commas(ids.slice(0, SHOWN_IDS).map((id) => code(clip(id, NAME_LIMIT)))), ...andMore(ids, SHOWN_IDS)];
}

function andMore(all: readonly unknown[], shown: number): Inline[] {
  return all.length > shown ? [text(` and ${number(all.length - shown)} more`)] : [];
}

function status(name: string | undefined): Line {
  return name === undefined ? [text("none")] : [code(clip(name, NAME_LIMIT))];
}

function count(value: number): Line {
  return value === 0 ? [] : [text(number(value))];
}

function sideName({ label }: DiffSide): Inline {
  return code(clip(label, NAME_LIMIT));
}

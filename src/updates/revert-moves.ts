/** Records that a change moved to another file: they go back to the file that they came from, with what came later in them. */
import type { Inspected } from "../layouts/extract.js";
import { addTo, grouped } from "../memory/grouped.js";
import { isSame } from "../memory/three-way.js";
import type { ChangedFile } from "./changed-file.js";
import { appendToLists, type ListItem } from "./edit-lists.js";
import { keyedBefore } from "./keyed-records.js";
import { findPresent, type Present, type RevertContext } from "./present-record.js";
import type { RevertConflict } from "./revert-conflict.js";
import type { Deletion } from "./revert-deletions.js";
import { editRecordsOfLists, replaceWhole, revertFields } from "./revert-fields.js";
import type { RevertedRecords } from "./revert-records.js";
import { hasDocuments, SIDES, type Side, type WorkingFile } from "./working-file.js";

/** One record in two files of the change, and in no other of its files. */
export interface Move {
  readonly key: string;
  readonly from: ChangedFile;
  readonly to: ChangedFile;
  readonly before: Inspected;
  readonly after: Inspected;
}

interface Place {
  readonly file: ChangedFile;
  readonly inspected: Inspected;
}

/** In the order of the files that the records came from. */
export function movesOf(files: readonly ChangedFile[]): Move[] {
  const [was, is] = (["before", "after"] as const).map((side) => {
    const places = new Map<string, Place[]>();
    for (const file of files) {
      for (const [key, inspected] of file.records(side) ?? []) {
        addTo(places, key, { file, inspected });
      }
    }
    return places;
  });
  return [...(was ?? [])].flatMap(([key, places]): Move[] => {
    const [[from, other], [to, another]] = [places, is?.get(key) ?? []];
    if (!from || !to || other || another || from.file === to.file) return [];
    return [{ key, from: from.file, to: to.file, before: from.inspected, after: to.inspected }];
  });
}

/**
 * Files that the change gave another path as a whole, by the path that they got: each of their records moved from the one to the
 * other, one of the two paths has no file now, and the other has no record but those.
 * @param open as in the context of a revert.
 */
export function renamedFiles(moves: readonly Move[], open: RevertContext["open"]): ReadonlyMap<string, string> {
  const result = new Map<string, string>();
  const [leaving, coming] = [grouped(moves, ({ from }) => from), grouped(moves, ({ to }) => to)];
  for (const [from, own] of leaving) {
    const targets = new Set(own.map(({ to }) => to));
    const [[to, otherTo], [file, otherFile]] = [
      [...targets],
      [from, ...targets].flatMap(({ form }) => open(form.path) ?? []),
    ];
    if (!to || otherTo || !file || otherFile || from.after || to.before) continue;
    const isAlike = from.form.layoutClass === to.form.layoutClass && from.form.format === to.form.format;
    if (!isAlike || coming.get(to)?.length !== own.length) continue;
    const moved = new Set(own.map(({ key }) => key));
    const sides = [from.records("before"), to.records("after"), keyedBefore(file)];
    const isAlone = sides.every((records) => records && [...records.keys()].every((key) => moved.has(key)));
    if (isAlone) result.set(to.form.path, from.form.path);
  }
  return result;
}

/** Paths of the files that records moved between, directly or over others, each with all of its group. */
export function linkedBy(moves: readonly Move[]): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const { from, to } of moves) {
    const [left, right] = [from, to].map(({ form: { path } }) => groups.get(path) ?? new Set([path]));
    const [small, large] = (left?.size ?? 0) < (right?.size ?? 0) ? [left, right] : [right, left];
    if (!small || !large || small === large) continue;
    for (const path of small) large.add(path);
    for (const path of [...small, from.form.path, to.form.path]) groups.set(path, large);
  }
  return groups;
}

/** Whether a record that the change added to a file or took away from it stands in another file now: something later put it there. */
export function hasStrayed(changed: ChangedFile, context: RevertContext, isMoved: (key: string) => boolean): boolean {
  const { path } = changed.form;
  const [was, is] = [changed.records("before"), changed.records("after")];
  if (!was || !is) return false;
  return [...was, ...is].some(([key, { declaration }]) => {
    if ((was.has(key) && is.has(key)) || isMoved(key)) return false;
    const present = findPresent(key, declaration.id ?? "", path, context);
    return present !== undefined && present !== "unreadable" && present.file.form.path !== path;
  });
}

export interface MoveContext extends RevertContext {
  /** Whether what the change did to a file is taken back by lines. */
  readonly isText: (path: string) => boolean;
  /** Gets files into which a record comes with comments that lines of the change do not know. */
  readonly byRecords: Set<WorkingFile>;
}

export type RevertedMoves = Omit<RevertedRecords, "homes">;

/**
 * A record that stands where the change left it goes back. One that something later moved on stays there, and one that it took away
 * stays away. What the change did within a record is taken back wherever that is.
 */
export function revertMoves(moves: readonly Move[], context: MoveContext): RevertedMoves {
  const conflicts: RevertConflict[] = [];
  const gone: string[] = [];
  const deletions: Deletion[] = [];
  const items: ListItem[] = [];
  const found = moves.map((move) => ({ move, present: presentOf(move, context) }));
  const edited = editRecordsOfLists(
    found.flatMap(({ move, present }) =>
      present && present !== "unreadable" && isOneFormat(move) && !isInText(move, context)
        ? [{ ...move, present }]
        : [],
    ),
  );
  for (const { move, present } of found) {
    const record = move.before.declaration.id ?? "";
    if (!present) {
      gone.push(record);
    } else if (present === "unreadable" || isInText(move, context)) {
      conflicts.push({ path: move.to.form.path, record, reason: UNREADABLE });
    } else {
      const reverted = revertMove(move, present, edited.get(present.inspected), context);
      conflicts.push(...reverted.conflicts);
      if (reverted.item) items.push(reverted.item);
      if (reverted.deletion) deletions.push(reverted.deletion);
    }
  }
  appendToLists(items);
  return { conflicts, gone, deletions };
}

interface RevertedMove {
  readonly conflicts: readonly RevertConflict[];
  /** What is to be brought back into a list. */
  readonly item?: ListItem | undefined;
  /** Absent where the record stays where it is. */
  readonly deletion?: Deletion;
}

/** @param edited sides on which the record is edited already. */
function revertMove(
  move: Move,
  present: Present,
  edited: ReadonlySet<Side> | undefined,
  context: MoveContext,
): RevertedMove {
  const { from, to, before, after } = move;
  const record = before.declaration.id ?? "";
  const isLeft = isWhereLeft(move, present, context);
  const home = isLeft ? roomFor(move, present, context) : undefined;
  const isStuck = isLeft && !home;
  const conflicts: RevertConflict[] = [];
  const conflict = (path: string, reason: string, field?: string) => {
    conflicts.push({ path: home?.form.path ?? path, record, ...(field !== undefined && { field }), reason });
  };
  if (hasSameFields(move)) {
    const changed = { form: to.form, before: from.before, after: to.after };
    if (!revertFields({ before, after, present, changed, conflict, edited })) replaceWhole(present, before, from);
  } else if (!isStuck && !home && present.file.form.path !== from.form.path) {
    conflict(present.file.form.path, OTHER_FORMAT);
  }
  if (isStuck) conflict(present.file.form.path, NO_ROOM);
  if (!home) return { conflicts };
  const item = bringBack(move, present, home, context);
  const { file, inspected } = present;
  const isOfChange = (line: string) => to.isBrought(line);
  return { conflicts, item, deletion: { file, declaration: inspected.declaration, sides: SIDES, isOfChange } };
}

function presentOf({ key, from, to, before }: Move, context: RevertContext): Present | "unreadable" | undefined {
  const record = before.declaration.id ?? "";
  return findPresent(key, record, to.form.path, context) ?? findPresent(key, record, from.form.path, context);
}

function isOneFormat({ from, to }: Move): boolean {
  return from.form.format === to.form.format;
}

function isInText({ from, to }: Move, { isText }: MoveContext): boolean {
  return [from, to].some(({ form }) => isText(form.path));
}

const UNREADABLE = "the change moved it to another file, and a file that it may be in cannot be read record by record";

const NO_ROOM = "the change moved it to another file, and there is no way back for it as it is now";

const OTHER_FORMAT =
  "the change wrote it in another format, and it was moved again since, so that nobody can tell what the change did in it";

/** Whether what the change did within the record can be told field by field: data says the same in each of its formats. */
function hasSameFields(move: Move): boolean {
  const { from, to, before, after } = move;
  if (isOneFormat(move)) return true;
  const isData = [from, to].every(({ form }) => form.format !== "markdown");
  return isData && isSame(before.shape.fields, after.shape.fields);
}

/** And in the file that it came from as well it is not. */
function isWhereLeft({ key, from, to }: Move, { file }: Present, { open }: RevertContext): boolean {
  const former = open(from.form.path);
  const isThere = former && keyedBefore(former)?.has(key);
  return file.form.path === to.form.path && !isThere;
}

/** The file that it came from, where it can take it. */
function roomFor(
  { from, to, before, after }: Move,
  present: Present,
  { create }: MoveContext,
): WorkingFile | undefined {
  const isText = before.declaration.root.length === 0;
  const isAsLeft = isSame(present.inspected.value, after.value);
  if (from.form.format !== to.form.format && !isAsLeft) return undefined;
  if (isText && present.inspected.declaration.root.length > 0 && !isAsLeft) return undefined;
  const home = create(from.form.path);
  if (!home || (isText && home.before !== "" && !hasDocuments(home.form))) return undefined;
  const list = isText ? [] : home.valueAt("now", before.declaration.document, before.declaration.root.slice(0, -1));
  return Array.isArray(list) ? home : undefined;
}

/**
 * The text from before the change, unless something later edited the record or its comments.
 * @returns what is to be brought back into a list: all of them come together.
 */
function bringBack(
  { from, to, before, after }: Move,
  { file, inspected }: Present,
  home: WorkingFile,
  { byRecords }: MoveContext,
): ListItem | undefined {
  const { document, root } = inspected.declaration;
  const [was, is] = [before.declaration, after.declaration];
  const isAsLeft = plain(file.recordTextBefore(document)) === plain(to.recordText("after", is.document));
  if (!isAsLeft) byRecords.add(home);
  const isOther = from.form.format !== to.form.format;
  if (was.root.length > 0) {
    const [now, wanted] = SIDES.map((side) => (isOther ? before.value : file.valueAt(side, document, root)));
    const value = (side: Side) => (side === "now" ? now : wanted);
    return { file: home, document: was.document, list: was.root.slice(0, -1), value };
  }
  const isFormer = isAsLeft || isOther || root.length > 0;
  for (const side of SIDES) {
    home.append(side, isFormer ? from.recordText("before", was.document) : file.recordText(side, document));
  }
  return undefined;
}

/** Without its marker, which is of the place and not of the record. */
function plain(text: string): string {
  return text.replace(/^---[ \t]*\r?\n/, "").trim();
}

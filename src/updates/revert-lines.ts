/**
 * Takes a change back by lines, which keeps every comment and the layout. It counts only where the records of the result say
 * what taking it back record by record made of them: lines alone do not know what they mean.
 */
import { addTo, tallied } from "../memory/grouped.js";
import { isSame } from "../memory/three-way.js";
import { commentsOf } from "../parse/comments.js";
import { decode } from "../parse/decode.js";
import { mergeLines, type Meeting } from "./merge-lines.js";
import type { StructuralEdit } from "../parse/edit-value.js";
import type { ChangedFile } from "./changed-file.js";
import { keyed, keyedBefore, timeSince } from "./keyed-records.js";
import { bodyOf, WorkingFile, type FileForm } from "./working-file.js";

export interface Sides {
  readonly now: string;
  readonly wanted: string;
}

/**
 * @param file where the change is taken back record by record.
 * @param changes of the text that the file holds now, wherever it stood then.
 * @returns undefined where the lines do not give what the records are to say.
 */
export function revertLines(file: WorkingFile, changes: readonly ChangedFile[]): Sides | undefined {
  const { form } = file;
  const [now, wanted] = [file.text("now"), file.text("wanted")];
  if (now === undefined || wanted === undefined) return undefined;
  for (const meeting of ["touching", "overlapping"] as const) {
    const sides = mergedSides(file, changes, meeting);
    if (!sides || !saySame(form, sides.now, now) || !saySame(form, sides.wanted, wanted)) continue;
    // Nobody is asked to decide about a layout, or about comments that are none of the change.
    const isSettled = now === wanted && changes.every((change) => isSameOfChange(form, sides, change));
    return isSettled ? { now: sides.now, wanted: sides.now } : sides;
  }
  return undefined;
}

function mergedSides(file: WorkingFile, changes: readonly ChangedFile[], meeting: Meeting): Sides | undefined {
  let sides: Sides = { now: file.before, wanted: file.before };
  for (const change of changes) {
    const [was, is] = [textOf(change, "before", file), textOf(change, "after", file)];
    if (was === undefined || is === undefined || change.form.format !== file.form.format) return undefined;
    const merged = mergeLines(is, sides.now, was, meeting);
    const other = sides.now === sides.wanted ? merged : mergeLines(is, sides.wanted, was, meeting);
    if (!merged || !other) return undefined;
    sides = { now: merged.value, wanted: other.wanted };
  }
  return sides;
}

/** One side of a change, with the time of today in each record where that is another since: it is nothing to decide about. */
function textOf(change: ChangedFile, side: "before" | "after", present: WorkingFile): string | undefined {
  const { form, [side]: bytes } = change;
  if (!bytes) return undefined;
  const file = new WorkingFile(form, bytes);
  const [was, is] = [change.records("before"), change.records("after")];
  const edits = new Map<number, StructuralEdit[]>();
  for (const [key, inspected] of keyedBefore(present) ?? []) {
    const [left, right] = [was?.get(key), is?.get(key)];
    const time = left && right && timeSince(inspected, right.value, left.value);
    const written = side === "before" ? left : right;
    if (!time || !written) continue;
    const { document, root } = written.declaration;
    const edit: StructuralEdit = { kind: "set", pointer: [...root, ...time.pointer], value: time.value };
    addTo(edits, document, edit);
  }
  file.editWherePossible("now", edits);
  return file.text("now");
}

function saySame(form: FileForm, text: string, other: string): boolean {
  const [left, right] = [Buffer.from(text), Buffer.from(other)];
  const [ours, theirs] = [keyed(form, left), keyed(form, right)];
  if (ours?.size !== theirs?.size || !ours || !theirs || bodyOf(form, left) !== bodyOf(form, right)) return false;
  return [...ours].every(([key, { value }]) => {
    const its = theirs.get(key);
    return its !== undefined && isSame(value, its.value);
  });
}

/** Comments of a change that are not as they were before it, since they could not be taken back by lines. */
export interface LeftComments {
  readonly path: string;
  /** What the change wrote and what still stands, by its text; what it took away and what did not come back. */
  readonly standing: readonly string[];
  readonly missing: readonly string[];
}

/** What differs on one side alone is for a person to decide, and nothing is said of it here. */
export function leftComments(form: FileForm, sides: Sides, change: ChangedFile): LeftComments {
  const [was, is] = commentsOfChange(change);
  const both = [sides.now, sides.wanted].map((text) => tallied(commentsOf(form.path, form.format, text)));
  const count = (comments: Counts, comment: string) => comments.get(comment) ?? 0;
  const isMore = (comment: string) => both.every((present) => count(present, comment) > count(was, comment));
  const isLess = (comment: string) => both.every((present) => count(present, comment) < count(was, comment));
  return {
    path: form.path,
    standing: [...is.keys()].filter((text) => count(is, text) > count(was, text) && isMore(text)),
    missing: [...was.keys()].filter((text) => count(was, text) > count(is, text) && isLess(text)),
  };
}

type Counts = ReadonlyMap<string, number>;

/** Whether both sides agree on each comment that the change wrote or took away. */
function isSameOfChange(form: FileForm, { now, wanted }: Sides, change: ChangedFile): boolean {
  const [was, is] = commentsOfChange(change);
  const [left, right] = [now, wanted].map((text) => tallied(commentsOf(form.path, form.format, text)));
  return [...was.keys(), ...is.keys()].every(
    (comment) => was.get(comment) === is.get(comment) || left?.get(comment) === right?.get(comment),
  );
}

function commentsOfChange({ form, before, after }: ChangedFile): readonly [was: Counts, is: Counts] {
  const textIn = (bytes: Uint8Array | undefined) => (bytes ? (decode(form.path, bytes).text ?? "") : "");
  const countedIn = (bytes: Uint8Array | undefined) => tallied(commentsOf(form.path, form.format, textIn(bytes)));
  return [countedIn(before), countedIn(after)];
}

/** Takes a change of records back where the files went on since: record by record, and field by field within a record. */
import type { Inspected } from "../layouts/extract.js";
import type { Pointer } from "../memory/place.js";
import { isSame, threeWay, type ThreeWay } from "../memory/three-way.js";
import type { StructuralEdit } from "../parse/edit-value.js";
import type { BothSides, ChangedFile } from "./changed-file.js";
import { appendToLists, editLists } from "./edit-lists.js";
import { keyedBefore, renames, withTimeOf, type Keyed } from "./keyed-records.js";
import { mergeLines } from "./merge-lines.js";
import { editsBetween, type ListEdits } from "./value-edits.js";
import { bodyOf, SIDES, type FileForm, type Side, type WorkingFile } from "./working-file.js";

/** What could not be taken back, since something later says otherwise. */
export interface RevertConflict {
  readonly path: string;
  readonly record?: string;
  /** Keys from the record, joined with dots; absent where the record as a whole is meant. */
  readonly field?: string;
  /** As a clause: `it was changed again since`. */
  readonly reason: string;
}

export interface RevertContext {
  /** The file of the present at a path; undefined where there is none, or none that can be read. */
  readonly open: (path: string) => WorkingFile | undefined;
  /** The same, or a new file where there is none. */
  readonly create: (path: string) => WorkingFile | undefined;
  /** Path of the file that declares an id now. */
  readonly whereNow: (id: string) => string | undefined;
}

export interface RevertedRecords {
  readonly conflicts: readonly RevertConflict[];
  /** Records that something later took away: there is nothing to take back in them. */
  readonly gone: readonly string[];
  /** Where the records of the change stand now. */
  readonly homes: readonly string[];
  readonly deletions: readonly Deletion[];
}

/** A record to cut out of a file once all else is done there: places in the file are those of the present until then. */
export interface Deletion {
  readonly file: WorkingFile;
  readonly declaration: Inspected["declaration"];
  readonly sides: readonly Side[];
  /** Tells the lines that the change brought into the file from those that others did. */
  readonly isOfChange: (line: string) => boolean;
}

/**
 * @param isMoved tells the keys of records that are not of this file alone: they are left out.
 * @returns undefined where the file has to be taken as text: it cannot be read, or holds what has no id.
 */
export function revertRecords(
  changed: ChangedFile,
  context: RevertContext,
  isMoved: (key: string) => boolean,
): RevertedRecords | undefined {
  const [was, is] = (["before", "after"] as const).map((side) => {
    const records = changed.records(side);
    return records && new Map([...records].filter(([key]) => !isMoved(key)));
  });
  if (!was || !is) return undefined;
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  const present = presentRecords(keys, { was, is }, changed.form.path, context);
  return present && new RecordRevert({ was, is, present }, changed, context).run(keys);
}

/** A change's records before it and after it, and where they stand now. */
interface RecordsOfChange {
  readonly was: Keyed;
  readonly is: Keyed;
  readonly present: ReadonlyMap<string, Present>;
}

/** Takes back one file's change. Edits come first, then what comes back; what goes is told: places must stay until then. */
class RecordRevert {
  readonly #records: RecordsOfChange;
  readonly #changed: ChangedFile;
  readonly #context: RevertContext;
  readonly #isBodyChanged: boolean;
  readonly #conflicts: RevertConflict[] = [];
  readonly #gone: string[] = [];
  readonly #deletions: Deletion[] = [];
  readonly #restored: Inspected[] = [];
  /** Sides on which a record is edited already, by what it is now. */
  readonly #edited = new Map<Inspected, ReadonlySet<Side>>();

  constructor(records: RecordsOfChange, changed: ChangedFile, context: RevertContext) {
    this.#records = records;
    this.#changed = changed;
    this.#context = context;
    this.#isBodyChanged = changed.form.format === "markdown" && bodiesDiffer(changed);
  }

  run(keys: readonly string[]): RevertedRecords {
    const { was, is, present } = this.#records;
    const formerKeys = renames(was, is, (key) => present.has(key));
    this.#editLists(keys, formerKeys);
    for (const [key, formerKey] of formerKeys) this.#revertRename(key, formerKey);
    const renamed = new Set([...formerKeys].flat());
    for (const key of keys) if (!renamed.has(key)) this.#revertRecord(key);
    this.#restoreAll();
    const homes = new Set([...present.values()].map(({ file }) => file.form.path));
    return { conflicts: this.#conflicts, gone: this.#gone, homes: [...homes], deletions: this.#deletions };
  }

  /** Records that stand in lists, those of one document together. */
  #editLists(keys: readonly string[], formerKeys: ReadonlyMap<string, string>): void {
    const { was, is, present } = this.#records;
    const changes = keys.flatMap((key) => {
      const [before, after, now] = [was.get(formerKeys.get(key) ?? key), is.get(key), present.get(key)];
      return before && after && now ? [{ before, after, present: now }] : [];
    });
    for (const [inspected, sides] of editRecordsOfLists(changes)) this.#edited.set(inspected, sides);
  }

  #revertRename(key: string, formerKey: string): void {
    const { was, is, present } = this.#records;
    const [before, after, now] = [was.get(formerKey), is.get(key), present.get(key)];
    if (before && after && now) this.#revertEdit(before, after, now);
  }

  #revertRecord(key: string): void {
    const { was, is, present } = this.#records;
    const [before, after, now] = [was.get(key), is.get(key), present.get(key)];
    if (before && after) {
      if (isSame(before.value, after.value) && !this.#isBodyChanged) return;
      if (now) this.#revertEdit(before, after, now);
      else this.#gone.push(idOf(before));
    } else if (after) {
      if (now) this.#revertAddition(after, now);
    } else if (before) this.#revertRemoval(before, now);
  }

  #revertEdit(before: Inspected, after: Inspected, present: Present): void {
    const conflict = (path: string, reason: string, field?: string) => {
      this.#conflicts.push({ path, record: idOf(present.inspected), ...(field !== undefined && { field }), reason });
    };
    const edited = this.#edited.get(present.inspected);
    const isEdited = revertFields({ before, after, present, changed: this.#changed, conflict, edited });
    if (!isEdited) replaceWhole(present, before, this.#changed);
  }

  #revertAddition(after: Inspected, { file, inspected }: Present): void {
    const { form, after: bytes } = this.#changed;
    const isSameStill = isSame(inspected.value, after.value) && !isBodyOther(file, bytes, form);
    if (!isSameStill) this.#conflict(file, after, "the change added it, and it was changed again since");
    const { declaration } = inspected;
    const isOfChange = (line: string) => this.#changed.isBrought(line);
    this.#deletions.push({ file, declaration, sides: isSameStill ? SIDES : ["wanted"], isOfChange });
  }

  #revertRemoval(before: Inspected, present: Present | undefined): void {
    if (!present) {
      this.#restored.push(before);
    } else if (!isSame(present.inspected.value, before.value)) {
      this.#conflict(present.file, before, "the change removed it, and it was written again since");
      replaceWhole(present, before, this.#changed);
    }
  }

  /** Behind the others of the file that they stood in. */
  #restoreAll(): void {
    const file = this.#restored.length > 0 ? this.#context.create(this.#changed.form.path) : undefined;
    const items = this.#restored.flatMap((before) => {
      const { document, root } = before.declaration;
      if (!file || root.length === 0) return [];
      return [{ before, file, document, list: root.slice(0, -1), value: () => before.value }];
    });
    const left = new Set([...appendToLists(items)].map(({ before }) => before));
    for (const before of this.#restored) this.#restore(before, file, left);
  }

  #restore(before: Inspected, file: WorkingFile | undefined, left: ReadonlySet<Inspected>): void {
    const { path } = this.#changed.form;
    const { document, root } = before.declaration;
    const append = (side: Side) => file?.append(side, this.#changed.recordText("before", document));
    if (root.length > 0 ? file && !left.has(before) : SIDES.every(append)) return;
    const reason = "the change removed it, and there is no room for it in the file as it is now";
    this.#conflicts.push({ path, record: idOf(before), reason });
  }

  #conflict(file: WorkingFile, record: Inspected, reason: string): void {
    this.#conflicts.push({ path: file.form.path, record: idOf(record), reason });
  }
}

/** Cuts records out of their files, the last of each first. */
export function makeDeletions(deletions: readonly Deletion[]): RevertConflict[] {
  const sorted = lastFirst(deletions);
  const ofLists = sorted.flatMap((deletion) => {
    const { document, root } = deletion.declaration;
    const edits = () => [{ kind: "delete" as const, pointer: root }];
    return root.length > 0 ? [{ deletion, file: deletion.file, document, edits, sides: deletion.sides }] : [];
  });
  const made = new Map([...editLists(ofLists)].map(([{ deletion }, sides]) => [deletion, sides]));
  return sorted.flatMap((deletion): RevertConflict[] => {
    const { file, declaration, sides, isOfChange } = deletion;
    const { id = "", document, root } = declaration;
    const isCut = (side: Side) =>
      made.get(deletion)?.has(side) === true || file.delete(side, document, root, isOfChange);
    if (sides.every(isCut)) return [];
    return [{ path: file.form.path, record: id, reason: "it cannot be cut out of the text of the file" }];
  });
}

/** What the record was before the change, for a person to choose. @param from the file that it stood in then. */
export function replaceWhole({ file, inspected }: Present, before: Inspected, from: ChangedFile): void {
  const { document, root } = inspected.declaration;
  if (!from.before || root.length > 0 || from.form.format !== file.form.format) return;
  file.replaceDocument("wanted", document, from.documentBefore(before.declaration.document));
}

function idOf({ declaration }: Inspected): string {
  return declaration.id ?? "";
}

export interface Present {
  readonly file: WorkingFile;
  readonly inspected: Inspected;
}

/** Undefined where a file that may hold one of them cannot be read. */
function presentRecords(
  keys: readonly string[],
  { was, is }: Pick<RecordsOfChange, "was" | "is">,
  path: string,
  context: RevertContext,
): RecordsOfChange["present"] | undefined {
  const present = new Map<string, Present>();
  for (const key of keys) {
    const record = was.get(key) ?? is.get(key);
    const found = record && findPresent(key, idOf(record), path, context);
    if (found === "unreadable") return undefined;
    if (found) present.set(key, found);
  }
  return present;
}

/** By the place of the change, or where the record has moved to. */
export function findPresent(
  key: string,
  id: string,
  path: string,
  { open, whereNow }: RevertContext,
): Present | "unreadable" | undefined {
  for (const candidate of new Set([path, whereNow(id)])) {
    if (candidate === undefined) continue;
    const file = open(candidate);
    if (!file) continue;
    const found = keyedBefore(file);
    if (!found) return "unreadable";
    const inspected = found.get(key);
    if (inspected) return { file, inspected };
  }
  return undefined;
}

interface FieldsInput {
  readonly before: Inspected;
  readonly after: Inspected;
  readonly present: Present;
  readonly changed: BothSides;
  readonly conflict: (path: string, reason: string, field?: string) => void;
  /** Sides on which the record is edited already. */
  readonly edited?: ReadonlySet<Side> | undefined;
}

/** What taking a change of one record back makes of it. */
class RevertedFields {
  readonly merged: ThreeWay;
  readonly #inspected: Inspected;

  constructor(before: Inspected, after: Inspected, inspected: Inspected) {
    const [is, was] = withTimeOf(inspected, after.value, before.value);
    this.merged = threeWay(is, inspected.value, was, { texts: textsByLine });
    this.#inspected = inspected;
  }

  edits(side: Side, lists: ListEdits): readonly StructuralEdit[] {
    const { value, declaration } = this.#inspected;
    return editsBetween(value, side === "now" ? this.merged.value : this.merged.wanted, declaration.root, lists);
  }
}

/**
 * Takes changes of records back that stand in lists, those of one document together.
 * @returns sides on which each is edited, by what the record is now.
 */
export function editRecordsOfLists(
  changes: readonly Pick<FieldsInput, "before" | "after" | "present">[],
): ReadonlyMap<Inspected, ReadonlySet<Side>> {
  const edits = changes.flatMap(({ before, after, present: { file, inspected } }) => {
    const { document, root } = inspected.declaration;
    if (root.length === 0 || isSame(before.value, after.value)) return [];
    const fields = new RevertedFields(before, after, inspected);
    return [{ inspected, file, document, edits: (side: Side) => fields.edits(side, "members"), sides: SIDES }];
  });
  return new Map([...editLists(edits)].map(([{ inspected }, sides]) => [inspected, sides]));
}

/** @returns false, and a conflict told, where the text of the present cannot be edited. */
export function revertFields({ before, after, present, changed, conflict, edited }: FieldsInput): boolean {
  const { file, inspected } = present;
  const { document } = inspected.declaration;
  const { path } = file.form;
  const fields = new RevertedFields(before, after, inspected);
  const done = SIDES.every((side) => {
    const edit = (lists: ListEdits) => file.edit(side, document, fields.edits(side, lists));
    return edited?.has(side) === true || edit("members") || edit("whole");
  });
  if (!done) {
    conflict(path, "its text cannot be edited field by field");
    return false;
  }
  for (const { pointer } of fields.merged.conflicts) conflict(path, "it was changed again since", fieldOf(pointer));
  if (file.form.format !== "markdown" || !changed.before || !changed.after) return true;
  const [old, bad] = [bodyOf(changed.form, changed.before), bodyOf(changed.form, changed.after)];
  const now = bodyOf(file.form, Buffer.from(file.before));
  const body = mergeLines(bad, now, old) ?? { value: now, wanted: old, isClean: false };
  file.setBody("now", body.value);
  file.setBody("wanted", body.wanted);
  if (!body.isClean) conflict(path, "its text was changed again since in the same lines", "text");
  return true;
}

/** Only texts of several lines: in others the line is the whole. */
function textsByLine(base: string, now: string, wanted: string): ReturnType<typeof mergeLines> {
  return [base, now, wanted].every((text) => text.trimEnd().includes("\n")) ? mergeLines(base, now, wanted) : undefined;
}

/** So that the places of those that are left to delete stay. */
function lastFirst(deletions: readonly Deletion[]): Deletion[] {
  const place = ({ declaration: { document, root } }: Deletion) => [document, Number(root.at(-1) ?? 0)] as const;
  return [...deletions].sort((a, b) => {
    const [left, right] = [place(a), place(b)];
    return right[0] - left[0] || right[1] - left[1];
  });
}

function bodiesDiffer({ form, before, after }: ChangedFile): boolean {
  return (before ? bodyOf(form, before) : "") !== (after ? bodyOf(form, after) : "");
}

function isBodyOther(file: WorkingFile, after: Uint8Array | undefined, form: FileForm): boolean {
  return bodyOf(file.form, Buffer.from(file.before)) !== (after ? bodyOf(form, after) : "");
}

function fieldOf(pointer: Pointer): string {
  return pointer.map(String).join(".");
}

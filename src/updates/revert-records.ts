/** Takes a change of records back where the files went on since: record by record, and field by field within a record. */
import type { Inspected } from "../layouts/extract.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import type { Pointer } from "../memory/place.js";
import { isSame, threeWay } from "../memory/three-way.js";
import { editValue } from "../parse/edit-value.js";
import { mergeLines } from "./merge-lines.js";
import { editsBetween, type ListEdits } from "./value-edits.js";
import { bodyOf, declarationsIn, documentText, recordText, type FileForm, type WorkingFile } from "./working-file.js";

/** What could not be taken back, since something later says otherwise. */
export interface RevertConflict {
  readonly path: string;
  readonly record?: string;
  /** Keys from the record, joined with dots; absent where the record as a whole is meant. */
  readonly field?: string;
  /** As a clause: `it was changed again since`. */
  readonly reason: string;
}

/** A file before the change, and after it. */
export interface ChangedFile {
  readonly form: FileForm;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
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
  readonly sides: readonly ("now" | "wanted")[];
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
  isMoved: (key: string) => boolean = () => false,
): RevertedRecords | undefined {
  const { form } = changed;
  const [was, is] = [changed.before, changed.after].map((bytes) => {
    const records = keyed(form, bytes);
    return records && new Map([...records].filter(([key]) => !isMoved(key)));
  });
  if (!was || !is) return undefined;
  const conflicts: RevertConflict[] = [];
  const gone: string[] = [];
  const deletions: Deletion[] = [];
  const restored: Inspected[] = [];
  const keys = [...new Set([...was.keys(), ...is.keys()])];
  const isOfChange = broughtLines(changed);
  const idOf = (key: string) => (was.get(key) ?? is.get(key))?.declaration.id ?? "";
  const places = new Map(keys.map((key) => [key, findPresent(key, idOf(key), form.path, context)]));
  const homes = new Set<string>();
  for (const place of places.values()) {
    if (place === "unreadable") return undefined;
    if (place) homes.add(place.file.form.path);
  }
  const formerKeys = renames(was, is, (key) => places.get(key) !== undefined);
  for (const [key, formerKey] of formerKeys) {
    const [before, after, present] = [was.get(formerKey), is.get(key), places.get(key)];
    if (!before || !after || !present || present === "unreadable") continue;
    const conflict: FieldsInput["conflict"] = (path, reason, field) => {
      conflicts.push({ path, record: idOf(key), ...(field !== undefined && { field }), reason });
    };
    revertFields({ before, after, present, changed, conflict });
  }
  const renamed = new Set([...formerKeys].flat());
  for (const key of keys.filter((key) => !renamed.has(key))) {
    const before = was.get(key);
    const after = is.get(key);
    const record = idOf(key);
    const conflict = (path: string, reason: string, field?: string) => {
      conflicts.push({ path, record, ...(field !== undefined && { field }), reason });
    };
    const isBodyChanged = form.format === "markdown" && bodiesDiffer(changed);
    if (before && after && isSame(before.value, after.value) && !isBodyChanged) continue;
    const present = places.get(key);
    if (present === "unreadable") continue;
    if (before && after) {
      if (!present) gone.push(record);
      else revertFields({ before, after, present, changed, conflict });
    } else if (after) {
      if (!present) continue;
      const isSameStill = isSame(present.inspected.value, after.value) && !isBodyOther(present, changed.after, form);
      if (!isSameStill) conflict(present.file.form.path, "the change added it, and it was changed again since");
      deletions.push({
        file: present.file,
        declaration: present.inspected.declaration,
        sides: isSameStill ? ["now", "wanted"] : ["wanted"],
        isOfChange,
      });
    } else if (before) {
      if (present) {
        if (isSame(present.inspected.value, before.value)) continue;
        conflict(present.file.form.path, "the change removed it, and it was written again since");
        replaceWhole(present, before, changed);
      } else {
        restored.push(before);
      }
    }
  }
  for (const before of restored) {
    const { id, document, root } = before.declaration;
    const file = context.create(form.path);
    const isBack = (["now", "wanted"] as const).every((side) =>
      root.length > 0
        ? file?.appendItem(side, document, root, before.value)
        : file?.append(side, textOf(before, changed)),
    );
    if (!isBack) {
      conflicts.push({
        path: form.path,
        record: id ?? "",
        reason: "the change removed it, and there is no room for it in the file as it is now",
      });
    }
  }
  return { conflicts, gone, homes: [...homes], deletions };
}

export function makeDeletions(deletions: readonly Deletion[]): RevertConflict[] {
  return lastFirst(deletions).flatMap(({ file, declaration, sides, isOfChange }): RevertConflict[] => {
    const { id, document, root } = declaration;
    if (sides.every((side) => file.delete(side, document, root, isOfChange))) return [];
    return [{ path: file.form.path, record: id ?? "", reason: "it cannot be cut out of the text of the file" }];
  });
}

type Keyed = ReadonlyMap<string, Inspected>;

/**
 * Records to which the change gave another id and maybe another time, and nothing else: keys of now with those of before. They
 * are edited in their place, so that what stands around them stays.
 */
function renames(was: Keyed, is: Keyed, isPresent: (key: string) => boolean): ReadonlyMap<string, string> {
  const result = new Map<string, string>();
  const gone = [...was].filter(([key]) => !is.has(key) && !isPresent(key));
  for (const [key, after] of is) {
    if (was.has(key) || !isPresent(key)) continue;
    const formers = gone.filter(([, before]) => isRenamed(before, after));
    const [former, other] = formers;
    if (former && !other && ![...result.values()].includes(former[0])) result.set(key, former[0]);
  }
  return result;
}

function isRenamed(before: Inspected, after: Inspected): boolean {
  if (before.declaration.role !== after.declaration.role) return false;
  let { value }: { value: unknown } = before;
  for (const field of ["id", "updatedAt"] as const) {
    const source = before.shape.fields[field]?.find(({ from }) => from === "record");
    const pointer = source?.from === "record" ? source.path : [];
    const written = pointer.length > 0 ? valueAt(after.value, pointer) : undefined;
    if (written === undefined || valueAt(value, pointer) === undefined) continue;
    value = editValue(value, { kind: "set", pointer, value: written })?.value;
  }
  return isSame(value, after.value);
}

/** Of one file. */
export function broughtLines({ before, after }: ChangedFile): (line: string) => boolean {
  const [was, is] = [before, after].map(
    (bytes) => new Set(bytes ? Buffer.from(bytes).toString("utf8").split(/\r?\n/) : []),
  );
  return (line) => is?.has(line) === true && was?.has(line) !== true;
}

export interface Present {
  readonly file: WorkingFile;
  readonly inspected: Inspected;
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
    const found = keyed(file.form, Buffer.from(file.before));
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
  readonly changed: ChangedFile;
  readonly conflict: (path: string, reason: string, field?: string) => void;
}

export function revertFields({ before, after, present, changed, conflict }: FieldsInput): void {
  const { file, inspected } = present;
  const { document, root } = inspected.declaration;
  const { path } = file.form;
  const [is, was] = withTimeOf(inspected, after.value, before.value);
  const merged = threeWay(is, inspected.value, was, textsByLine);
  const done = (["now", "wanted"] as const).every((side) => {
    const goal = side === "now" ? merged.value : merged.wanted;
    const edits = (lists: ListEdits) => editsBetween(inspected.value, goal, root, lists);
    return file.edit(side, document, edits("members")) || file.edit(side, document, edits("whole"));
  });
  if (!done) {
    conflict(path, "its text cannot be edited field by field");
    replaceWhole(present, before, changed);
    return;
  }
  for (const { pointer } of merged.conflicts) conflict(path, "it was changed again since", fieldOf(pointer));
  if (file.form.format !== "markdown" || !changed.before || !changed.after) return;
  const [old, bad] = [bodyOf(changed.form, changed.before), bodyOf(changed.form, changed.after)];
  const now = bodyOf(file.form, Buffer.from(file.before));
  const body = mergeLines(bad, now, old) ?? { value: now, wanted: old, isClean: false };
  file.setBody("now", body.value);
  file.setBody("wanted", body.wanted);
  if (!body.isClean) conflict(path, "its text was changed again since in the same lines", "text");
}

/** Only texts of several lines: in others the line is the whole. */
function textsByLine(base: string, now: string, wanted: string): ReturnType<typeof mergeLines> {
  return [base, now, wanted].every((text) => text.trimEnd().includes("\n")) ? mergeLines(base, now, wanted) : undefined;
}

/** Sides of a change with the time of today where that is another since: a time that went on is nothing to decide about. */
function withTimeOf(inspected: Inspected, after: unknown, before: unknown): readonly [unknown, unknown] {
  const time = timeSince(inspected, after, before);
  if (!time) return [after, before];
  const set = { kind: "set" as const, ...time };
  return [editValue(after, set)?.value, editValue(before, set)?.value];
}

/** The time of today and its place in the record, where it is another since. */
export function timeSince(
  { shape, value }: Inspected,
  after: unknown,
  before: unknown,
): { readonly pointer: Pointer; readonly value: string } | undefined {
  const source = shape.fields.updatedAt?.find(({ from }) => from === "record");
  const pointer = source?.from === "record" ? source.path : [];
  const [now, is, was] = [value, after, before].map((side) =>
    pointer.length > 0 ? valueAt(side, pointer) : undefined,
  );
  if (typeof now !== "string" || typeof is !== "string" || typeof was !== "string" || now === is) return undefined;
  return { pointer, value: now };
}

/** What the record was before the change, for a person to choose. */
function replaceWhole({ file, inspected }: Present, before: Inspected, { form, before: bytes }: ChangedFile): void {
  if (!bytes || inspected.declaration.root.length > 0 || form.format !== file.form.format) return;
  file.replaceDocument(
    "wanted",
    inspected.declaration.document,
    documentText(form, bytes, before.declaration.document),
  );
}

function textOf({ declaration }: Inspected, { form, before }: ChangedFile): string {
  return before ? recordText(form, before, declaration.document) : "";
}

/** So that the places of those that are left to delete stay. */
function lastFirst(deletions: readonly Deletion[]): Deletion[] {
  const place = ({ declaration: { document, root } }: Deletion) => [document, Number(root.at(-1) ?? 0)] as const;
  return [...deletions].sort((a, b) => {
    const [left, right] = [place(a), place(b)];
    return right[0] - left[0] || right[1] - left[1];
  });
}

/** Declarations by id and role, in order where one file has several; undefined where one has no id or cannot be told exactly. */
export function keyed(form: FileForm, bytes: Uint8Array | undefined): ReadonlyMap<string, Inspected> | undefined {
  const result = new Map<string, Inspected>();
  if (!bytes) return result;
  const declarations = declarationsIn(form, bytes);
  if (!declarations) return undefined;
  for (const inspected of declarations) {
    const { id, role } = inspected.declaration;
    if (id === undefined || hasInexactNumber(inspected.value)) return undefined;
    for (let count = 1; ; count++) {
      const key = `${role}\0${id}\0${count}`;
      if (result.has(key)) continue;
      result.set(key, inspected);
      break;
    }
  }
  return result;
}

/** Beyond these, two numbers that are written differently may be one number here. */
function hasInexactNumber(value: unknown): boolean {
  if (typeof value === "number") return !(Math.abs(value) <= Number.MAX_SAFE_INTEGER);
  if (Array.isArray(value)) return value.some(hasInexactNumber);
  return isMapping(value) && Object.values(value).some(hasInexactNumber);
}

function bodiesDiffer({ form, before, after }: ChangedFile): boolean {
  return (before ? bodyOf(form, before) : "") !== (after ? bodyOf(form, after) : "");
}

function isBodyOther({ file }: Present, after: Uint8Array | undefined, form: FileForm): boolean {
  return bodyOf(file.form, Buffer.from(file.before)) !== (after ? bodyOf(form, after) : "");
}

function fieldOf(pointer: Pointer): string {
  return pointer.map(String).join(".");
}

/** A structural edit on plain data: what a document has to mean once the edit is made. */
import type { Edit } from "../memory/finding.js";
import type { Pointer } from "../memory/place.js";
import { isMapping } from "../memory/plain-data.js";
import { setOwn } from "./scalar-texts.js";

export type StructuralEdit = Exclude<Edit, { kind: "text" }>;

/** The edited copy; undefined where the edit does not fit the value. The value itself stays as it is. */
export function editValue(root: unknown, edit: StructuralEdit): { readonly value: unknown } | undefined {
  switch (edit.kind) {
    case "set":
      return editAt(root, edit.pointer, () => ({ value: edit.value }));
    case "insert":
      return editAt(root, edit.pointer, (value) => insertKey(value, edit.key, edit.value));
    case "rename-key":
      return editParent(root, edit.pointer, (parent, step) => renameKey(parent, String(step), edit.key));
    case "delete":
      return editParent(root, edit.pointer, removeAt);
  }
}

/**
 * The value itself with all of the edits; undefined where one of them does not fit. Faster than a copy for each of many. What an
 * edit puts in is copied, since one behind it may change that.
 */
export function editedInPlace(
  root: unknown,
  edits: readonly StructuralEdit[],
): { readonly value: unknown } | undefined {
  const holder = { value: root };
  return edits.every((edit) => makeEdit(holder, edit)) ? holder : undefined;
}

function makeEdit(holder: object, edit: StructuralEdit): boolean {
  const pointer = ["value", ...edit.pointer];
  const depth = edit.kind === "insert" ? pointer.length : pointer.length - 1;
  let parent: unknown = holder;
  for (const step of pointer.slice(0, depth)) parent = memberOf(parent, step);
  const step = pointer.at(-1) ?? "value";
  if (edit.kind === "insert") return insertInto(parent, edit.key, structuredClone(edit.value));
  if (edit.kind === "set") return setMember(parent, step, structuredClone(edit.value));
  return edit.kind === "delete" && deleteMember(parent, step);
}

function memberOf(parent: unknown, step: string | number): unknown {
  if (typeof parent !== "object" || parent === null || !Object.hasOwn(parent, step)) return undefined;
  return Array.isArray(parent) === (typeof step === "number") ? Reflect.get(parent, step) : undefined;
}

function insertInto(parent: unknown, key: string, value: unknown): boolean {
  if (Array.isArray(parent)) {
    const index = /^\d{1,9}$/.test(key) ? Number(key) : Infinity;
    if (index <= parent.length) parent.splice(index, 0, value);
    return index <= parent.length;
  }
  return isMapping(parent) && !Object.hasOwn(parent, key) && setMember(parent, key, value);
}

function setMember(parent: unknown, step: string | number, value: unknown): boolean {
  if (Array.isArray(parent)) {
    if (typeof step !== "number" || step > parent.length) return false;
    parent[step] = value;
    return true;
  }
  if (!isMapping(parent)) return false;
  setOwn(parent, String(step), value);
  return true;
}

function deleteMember(parent: unknown, step: string | number): boolean {
  if (Array.isArray(parent)) return typeof step === "number" && parent.splice(step, 1).length === 1;
  return isMapping(parent) && Object.hasOwn(parent, step) && Reflect.deleteProperty(parent, step);
}

type Change = (value: unknown) => { readonly value: unknown } | undefined;

function editAt(value: unknown, pointer: Pointer, change: Change): ReturnType<Change> {
  const [step, ...rest] = pointer;
  if (step === undefined) return change(value);
  if (Array.isArray(value)) {
    if (typeof step !== "number" || step > value.length) return undefined;
    const items = Array.from<unknown>(value);
    const edited = editAt(items[step], rest, change);
    if (!edited) return undefined;
    items[step] = edited.value;
    return { value: items };
  }
  if (!isMapping(value)) return undefined;
  const edited = editAt(Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined, rest, change);
  return (
    edited && {
      value: copyWith(value, (key, own) => [key, key === String(step) ? edited.value : own], step, edited.value),
    }
  );
}

function editParent(
  root: unknown,
  pointer: Pointer,
  change: (parent: unknown, step: string | number) => ReturnType<Change>,
) {
  const last = pointer.at(-1);
  return last === undefined ? undefined : editAt(root, pointer.slice(0, -1), (parent) => change(parent, last));
}

/** Into a list at an index, written as a key. */
function insertKey(value: unknown, key: string, inserted: unknown): ReturnType<Change> {
  if (Array.isArray(value)) {
    const index = /^\d{1,9}$/.test(key) ? Number(key) : Infinity;
    return index <= value.length ? { value: value.toSpliced(index, 0, inserted) } : undefined;
  }
  const mapping = value ?? {};
  if (!isMapping(mapping) || Object.hasOwn(mapping, key)) return undefined;
  return { value: copyWith(mapping, (name, own) => [name, own], key, inserted) };
}

function renameKey(parent: unknown, from: string, to: string): ReturnType<Change> {
  if (!isMapping(parent) || !Object.hasOwn(parent, from) || Object.hasOwn(parent, to)) return undefined;
  return { value: copyWith(parent, (name, own) => [name === from ? to : name, own]) };
}

function removeAt(parent: unknown, step: string | number): ReturnType<Change> {
  if (Array.isArray(parent)) {
    return typeof step === "number" && step < parent.length ? { value: parent.toSpliced(step, 1) } : undefined;
  }
  if (!isMapping(parent) || !Object.hasOwn(parent, step)) return undefined;
  const copy = copyWith(parent, (name, own) => [name, own]);
  Reflect.deleteProperty(copy, step);
  return { value: copy };
}

function copyWith(
  value: object,
  entry: (name: string, own: unknown) => [string, unknown],
  added?: string | number,
  addedValue?: unknown,
): object {
  const copy = {};
  for (const [name, own] of Object.entries(value)) setOwn(copy, ...entry(name, own));
  if (added !== undefined && !Object.hasOwn(copy, added)) setOwn(copy, String(added), addedValue);
  return copy;
}

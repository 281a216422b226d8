/** Records of one file at several times, known again by id and role: where they are the same, renamed, or of another time. */
import type { Inspected } from "../layouts/extract.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import type { Pointer } from "../memory/place.js";
import { isSame } from "../memory/three-way.js";
import { editValue } from "../parse/edit-value.js";
import { declarationsIn, type FileForm } from "./working-file.js";

/** Declarations of one file by role, id, and number where several have both. */
export type Keyed = ReadonlyMap<string, Inspected>;

/** Declarations by id and role, in order where one file has several; undefined where one has no id or cannot be told exactly. */
export function keyed(form: FileForm, bytes: Uint8Array | undefined): Keyed | undefined {
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

/**
 * Records to which the change gave another id and maybe another time, and nothing else: keys of now with those of before. They
 * are edited in their place, so that what stands around them stays.
 */
export function renames(was: Keyed, is: Keyed, isPresent: (key: string) => boolean): ReadonlyMap<string, string> {
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

/** Sides of a change with the time of today where that is another since: a time that went on is nothing to decide about. */
export function withTimeOf(inspected: Inspected, after: unknown, before: unknown): readonly [unknown, unknown] {
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

/** Records of one file at several times, known again by id and role: where they are the same, renamed, or of another time. */
import { diffArrays } from "diff";
import type { Inspected } from "../layouts/extract.js";
import { recordPointer } from "../layouts/record-pointer.js";
import { addTo } from "../memory/grouped.js";
import { canonicalJson, isMapping, valueAt } from "../memory/plain-data.js";
import type { Pointer } from "../memory/place.js";
import { editValue } from "../parse/edit-value.js";
import { declarationsIn, type FileForm, type WorkingFile } from "./working-file.js";

/** Declarations of one file by role, id, and number where several have both. */
export type Keyed = ReadonlyMap<string, Inspected>;

/**
 * Declarations by id and role, in order where one file has several.
 * @param isNamelessKept whether those without an id are known again by all that they say.
 * @returns undefined where one has no id all the same, or cannot be told exactly.
 */
export function keyed(form: FileForm, bytes: Uint8Array | undefined, isNamelessKept = false): Keyed | undefined {
  const result = new Map<string, Inspected>();
  if (!bytes) return result;
  const declarations = declarationsIn(form, bytes);
  if (!declarations) return undefined;
  const counts = new Map<string, number>();
  for (const inspected of declarations) {
    const { id, role } = inspected.declaration;
    if (id === undefined && !(isNamelessKept && isWhole(inspected))) return undefined;
    if (hasInexactNumber(inspected.value)) return undefined;
    const name = id === undefined ? `${NAMELESS}${role}\0${canonicalJson(inspected.value)}` : `${role}\0${id}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    result.set(`${name}\0${count}`, inspected);
  }
  return result;
}

/** What is no mapping says something that its value here does not. */
function isWhole({ oddities }: Inspected): boolean {
  return oddities.every(({ kind }) => kind !== "not-a-mapping");
}

/** No role begins with it. */
const NAMELESS = "\0";

export function isNameless(key: string): boolean {
  return key.startsWith(NAMELESS);
}

const OF_FILES = new WeakMap<WorkingFile, { readonly records: Keyed | undefined }>();

/** What a file held before it was worked on, read once. */
export function keyedBefore(file: WorkingFile): Keyed | undefined {
  let known = OF_FILES.get(file);
  if (!known) {
    known = { records: keyed(file.form, Buffer.from(file.before)) };
    OF_FILES.set(file, known);
  }
  return known.records;
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
  const formers = new Map<string, string[]>();
  for (const [key, before] of was) {
    if (is.has(key) || isPresent(key)) continue;
    const content = contentOf(before);
    addTo(formers, content, key);
  }
  const result = new Map<string, string>();
  const taken = new Set<string>();
  for (const [key, after] of is) {
    if (was.has(key) || !isPresent(key)) continue;
    const [former, other] = formers.get(contentOf(after)) ?? [];
    if (former === undefined || other !== undefined || taken.has(former)) continue;
    taken.add(former);
    result.set(key, former);
  }
  return result;
}

/** More places at which two files differ are not told apart. */
const MAX_DIFFERENCES = 4000;

/** Records without an id in whose places others stand now: keys of those with the keys of before. */
export function replacements(was: Keyed, is: Keyed): ReadonlyMap<string, string> {
  const result = new Map<string, string>();
  if (![...is.keys()].some((key) => isNameless(key) && !was.has(key))) return result;
  const parts = diffArrays([...was.keys()], [...is.keys()], { maxEditLength: MAX_DIFFERENCES }) ?? [];
  for (const [index, gone] of parts.entries()) {
    const come = parts[index + 1];
    if (!gone.removed || !come?.added || gone.count !== come.count) continue;
    const isAll = [...gone.value, ...come.value].every(isNameless);
    if (isAll) come.value.forEach((key, at) => result.set(key, gone.value[at] ?? ""));
  }
  return result;
}

/** What a record says beside its id and its time, but where it has them; two that say the same have the same text. */
function contentOf({ declaration, shape, value }: Inspected): string {
  const pointers = [recordPointer(shape, "id"), recordPointer(shape, "updatedAt")];
  let rest: unknown = value;
  for (const pointer of pointers) {
    if (pointer && valueAt(rest, pointer) !== undefined) {
      rest = editValue(rest, { kind: "set", pointer, value: null })?.value;
    }
  }
  return canonicalJson([declaration.role, pointers.map((pointer) => pointer ?? null), rest]);
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
  const pointer = recordPointer(shape, "updatedAt");
  if (!pointer) return undefined;
  const [now, is, was] = [value, after, before].map((side) => valueAt(side, pointer));
  if (typeof now !== "string" || typeof is !== "string" || typeof was !== "string" || now === is) return undefined;
  return { pointer, value: now };
}

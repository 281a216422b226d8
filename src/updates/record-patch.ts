/** A proposed change of one record as fields and body, so that it can be laid on a record that went on meanwhile. */
import { isDeepStrictEqual } from "node:util";
import { createTwoFilesPatch, applyPatch } from "diff";
import { valueAt } from "../layouts/values.js";
import type { Format } from "../memory/document.js";
import type { Edit } from "../memory/finding.js";
import type { FieldConflict } from "../memory/judged-update.js";
import type { Pointer } from "../memory/place.js";
import { applyTextEdits, editToText } from "../parse/edit.js";
import { OpenFile } from "../parse/open-file.js";

/** A file that holds one record: a mapping, and for Markdown the text below it. */
export interface RecordFile {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly fields: Mapping;
  /** Empty where the format has none. */
  readonly body: string;
}

export interface RecordPatch {
  /** New values of fields; undefined for one that goes. A mapping on both sides is patched member by member. */
  readonly fields: readonly { readonly pointer: Pointer; readonly value: unknown }[];
  /** Undefined where the body stays. */
  readonly body: string | undefined;
}

/** Undefined where the file is broken or does not hold exactly one mapping. */
export function openRecord(path: string, format: Format, bytes: Uint8Array): RecordFile | undefined {
  const file = new OpenFile(path, format, bytes);
  const value = file.content(0)?.value;
  if (file.slices.length !== 1 || !isMapping(value)) return undefined;
  return { bytes, text: file.text, fields: value, body: format === "markdown" ? file.text.slice(file.body) : "" };
}

/** What makes one file of another. */
export function patchBetween(base: RecordFile, proposed: RecordFile): RecordPatch {
  return {
    fields: differences(base.fields, proposed.fields, []),
    body: base.body === proposed.body ? undefined : proposed.body,
  };
}

/** What sets the members that are named and leaves all others; `null` removes one. */
export function patchOf(base: RecordFile, members: Mapping, body: string | undefined): RecordPatch {
  return { fields: assignments(base.fields, members, []), body };
}

function differences(base: Mapping, proposed: Mapping, above: Pointer): RecordPatch["fields"] {
  return [...new Set([...Object.keys(base), ...Object.keys(proposed)])].flatMap((name) => {
    const [was, is] = [own(base, name), own(proposed, name)];
    if (isDeepStrictEqual(was, is)) return [];
    const pointer = [...above, name];
    return isMapping(was) && isMapping(is) ? differences(was, is, pointer) : [{ pointer, value: is }];
  });
}

function assignments(base: Mapping, members: Mapping, above: Pointer): RecordPatch["fields"] {
  return Object.entries(members).flatMap(([name, member]) => {
    const was = own(base, name);
    const pointer = [...above, name];
    if (isMapping(was) && isMapping(member)) return assignments(was, member, pointer);
    return [{ pointer, value: member ?? undefined }];
  });
}

export interface LaidPatch {
  readonly bytes: Uint8Array;
  /** Fields in which main's value stays and the proposed one is left out. */
  readonly conflicts: readonly FieldConflict[];
}

/**
 * Lays a patch that was made on `base` on `main`, field by field (decision 20).
 * @returns undefined where the result cannot be written without changing something else.
 */
export function layPatch(
  path: string,
  format: Format,
  { base, main, patch }: { readonly base: RecordFile; readonly main: RecordFile; readonly patch: RecordPatch },
): LaidPatch | undefined {
  const conflicts: FieldConflict[] = [];
  let { bytes } = main;
  for (const { pointer, value: proposed } of patch.fields) {
    const [was, is] = [valueAt(base.fields, pointer), valueAt(main.fields, pointer)];
    if (isDeepStrictEqual(is, proposed)) continue;
    if (!isDeepStrictEqual(was, is)) {
      conflicts.push({ field: pointer.join("."), base: was, main: is, proposed });
      continue;
    }
    const edited = setField(path, format, bytes, pointer, proposed);
    if (!edited) return undefined;
    bytes = edited;
  }
  if (patch.body === undefined || patch.body === main.body) return { bytes, conflicts };
  const body = base.body === main.body ? patch.body : mergeTexts(base.body, main.body, patch.body);
  if (body === undefined) {
    conflicts.push({ field: "body", base: base.body, main: main.body, proposed: patch.body });
    return { bytes, conflicts };
  }
  const text = new OpenFile(path, format, bytes).text;
  const head = text.slice(0, text.length - main.body.length);
  return { bytes: new TextEncoder().encode(head + body), conflicts };
}

function setField(
  path: string,
  format: Format,
  bytes: Uint8Array,
  pointer: Pointer,
  value: unknown,
): Uint8Array | undefined {
  const present = openRecord(path, format, bytes)?.fields;
  if (!present) return undefined;
  const key = String(pointer.at(-1));
  const isThere = valueAt(present, pointer) !== undefined;
  if (!isThere && value === undefined) return bytes;
  const edit: Edit = !isThere
    ? { kind: "insert", pointer: pointer.slice(0, -1), key, value }
    : value === undefined
      ? { kind: "delete", pointer }
      : { kind: "set", pointer, value };
  const change = editToText(path, format, bytes, { path, document: 0 }, edit);
  if (!change) return undefined;
  return new TextEncoder().encode(applyTextEdits(Buffer.from(bytes).toString("utf8"), [change]));
}

/** Differences of lines that are looked for, at most: hostile texts have more. */
const MAX_DIFFERENCES = 2000;

/** Lines of both sides; undefined unless laying either side's change on the other gives the same. */
function mergeTexts(base: string, main: string, proposed: string): string | undefined {
  const options = { context: 1, maxEditLength: MAX_DIFFERENCES };
  const theirs = createTwoFilesPatch("a", "b", base, proposed, "", "", options);
  const ours = createTwoFilesPatch("a", "b", base, main, "", "", options);
  if (theirs === undefined || ours === undefined) return undefined;
  const onMain = applyPatch(main, theirs);
  return onMain !== false && onMain === applyPatch(proposed, ours) ? onMain : undefined;
}

type Mapping = Readonly<Record<string, unknown>>;

function own(fields: Mapping, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function isMapping(value: unknown): value is Mapping {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

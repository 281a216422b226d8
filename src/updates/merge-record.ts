/** Merges a proposed record into one that went on meanwhile, field by field and line by line (decision 20). */
import { isMapping, valueAt, type Mapping } from "../memory/plain-data.js";
import type { Format } from "../memory/document.js";
import { parseInstant } from "../memory/instant.js";
import type { FieldConflict, FieldCount } from "../memory/judged-update.js";
import type { Pointer } from "../memory/place.js";
import { isSame, threeWay, type MemberName, type ThreeWay } from "../memory/three-way.js";
import { markOf } from "../parse/decode.js";
import { editTogether } from "../parse/edit-together.js";
import { editValue, type StructuralEdit } from "../parse/edit-value.js";
import { OpenFile } from "../parse/open-file.js";
import type { ListTime } from "./record-names.js";
import { mergeLines } from "./merge-lines.js";
import { editsBetween, type ListEdits } from "./value-edits.js";

/** What a file says that holds one record: a mapping, and for Markdown the text below it. */
export interface RecordContent {
  readonly fields: Mapping;
  /** Empty where the format has none. */
  readonly body: string;
}

/** Undefined where the file is broken or does not hold exactly one mapping. */
export function recordContent(path: string, format: Format, bytes: Uint8Array): RecordContent | undefined {
  const file = new OpenFile(path, format, bytes);
  const value = file.content(0)?.value;
  if (file.slices.length !== 1 || !isMapping(value)) return undefined;
  return { fields: value, body: format === "markdown" ? file.text.slice(file.body) : "" };
}

/** The record with the members that are named set and all others as they are; `null` removes one. */
export function withMembers(
  { fields, body }: RecordContent,
  members: Mapping,
  text: string | undefined,
): RecordContent {
  return { fields: assign(fields, members), body: text ?? body };
}

function assign(fields: Mapping, members: Mapping): Mapping {
  const result = new Map(Object.entries(fields));
  for (const [name, member] of Object.entries(members)) {
    const was = result.get(name);
    if (member === null) result.delete(name);
    else result.set(name, isMapping(was) && isMapping(member) ? assign(was, member) : member);
  }
  return Object.fromEntries(result);
}

export interface MergedRecord {
  readonly bytes: Uint8Array;
  /** Where main's value stays and the proposed one is left out. */
  readonly conflicts: readonly FieldConflict[];
  readonly fields: FieldCount;
}

/** Fields of a record at three times. */
export interface FieldSides {
  readonly base: Mapping;
  readonly main: Mapping;
  readonly proposed: Mapping;
  /** Where the record has the time of its last change, of which the later one counts; undefined where it has none. */
  readonly time: Pointer | undefined;
  /** What records in a list are called; by default members are known by keys that they have in common. */
  readonly memberName?: MemberName | undefined;
  /** The same as `time` for records in lists. */
  readonly listTimes?: readonly ListTime[] | undefined;
}

export function mergeFields(
  sides: FieldSides,
): Pick<MergedRecord, "conflicts" | "fields"> & { readonly value: unknown } {
  const { base, main, proposed, time, memberName } = sides;
  const merged = threeWay(base, main, proposed, memberName ? { memberName } : {});
  const places = new ListPlaces(sides, merged.value);
  const { value, conflicts } = withLaterTimes(merged, (pointer) =>
    time && isSame(pointer, time) ? time : places.timeAt(pointer),
  );
  return {
    value,
    conflicts: conflicts.map(({ label, now, wanted }) => ({ field: label.join("."), main: now, proposed: wanted })),
    fields: {
      proposed: editsBetween(base, proposed, [], "whole").length,
      left: new Set(conflicts.map(({ pointer }) => fieldOf(pointer))).size,
    },
  };
}

export interface RecordSides {
  /** What the agent read; empty where the file came meanwhile. */
  readonly base: RecordContent;
  readonly main: RecordContent;
  /** Bytes of main's file. */
  readonly bytes: Uint8Array;
  readonly proposed: RecordContent;
  /** As in `FieldSides`. */
  readonly time?: Pointer;
  readonly memberName?: MemberName | undefined;
  readonly listTimes?: readonly ListTime[] | undefined;
}

/** @returns undefined where the result cannot be written without changing something else. */
export function mergeRecord(path: string, format: Format, sides: RecordSides): MergedRecord | undefined {
  const { base, main, proposed } = sides;
  const merged = mergeFields({
    base: base.fields,
    main: main.fields,
    proposed: proposed.fields,
    time: sides.time,
    memberName: sides.memberName,
    listTimes: sides.listTimes,
  });
  const edited = (lists: ListEdits) =>
    applyEdits(path, format, sides.bytes, editsBetween(main.fields, merged.value, [], lists, sides.memberName));
  const bytes = edited("members") ?? edited("whole");
  if (!bytes) return undefined;
  const fit = lineEndsOf(Buffer.from(sides.bytes).toString("utf8"));
  const [was, wanted] = [fit(base.body), fit(proposed.body)];
  const isTextChanged = wanted !== was;
  const conflicts = [...merged.conflicts];
  const fields = { proposed: merged.fields.proposed + Number(isTextChanged), left: merged.fields.left };
  if (wanted === main.body || !isTextChanged) return { bytes, conflicts, fields };
  if (format !== "markdown") return undefined;
  const lines = mergeLines(was, main.body, wanted);
  if (!lines?.isClean) {
    conflicts.push({ field: "body", main: main.body, proposed: proposed.body });
    fields.left++;
  }
  const body = lines?.value ?? main.body;
  const { text, body: start } = new OpenFile(path, format, bytes);
  const head = text.slice(0, start);
  // A fence at the end of a file may lack the end of its line.
  const end = body === "" || head === "" || head.endsWith("\n") ? "" : fit("\n");
  return { bytes: new TextEncoder().encode(markOf(bytes) + head + end + body), conflicts, fields };
}

/**
 * Both sides say when they changed a record: it was changed last by the later of them, which is nothing to decide about.
 * @param timeAt where a time of main's stands in the result; undefined for what is no time of a record.
 */
function withLaterTimes(
  merged: ThreeWay,
  timeAt: (pointer: Pointer) => Pointer | undefined,
): Pick<ThreeWay, "value" | "conflicts"> {
  let { value } = merged;
  const conflicts = merged.conflicts.filter((conflict) => {
    const [now, wanted] = [timeOf(conflict.now), timeOf(conflict.wanted)];
    const pointer = now === undefined || wanted === undefined ? undefined : timeAt(conflict.pointer);
    if (!pointer || now === undefined || wanted === undefined) return true;
    if (wanted <= now) return false;
    const edited = editValue(value, { kind: "set", pointer, value: conflict.wanted });
    if (edited) ({ value } = edited);
    return !edited;
  });
  return { value, conflicts };
}

/** Where the times of records in lists stand in a result, by where main has them: others may stand before them now. */
class ListPlaces {
  readonly #main: Mapping;
  readonly #result: unknown;
  readonly #nameOf: MemberName;
  readonly #times: readonly ListTime[];
  /** Places of members by name, of each list; undefined for a name that several have. */
  readonly #places = new Map<ListTime, ReadonlyMap<string, number | undefined>>();

  constructor({ main, memberName, listTimes }: FieldSides, result: unknown) {
    this.#main = main;
    this.#result = result;
    this.#nameOf = memberName ?? (() => undefined);
    this.#times = listTimes ?? [];
  }

  timeAt(pointer: Pointer): Pointer | undefined {
    for (const place of this.#times) {
      const { list, time } = place;
      const index = pointer[list.length];
      if (typeof index !== "number" || !isSame(pointer, [...list, index, ...time])) continue;
      const name = this.#nameOf(valueAt(this.#main, [...list, index]), list);
      const now = name === undefined ? undefined : this.#placesIn(place).get(name);
      if (now !== undefined) return [...list, now, ...time];
    }
    return undefined;
  }

  #placesIn(place: ListTime): ReadonlyMap<string, number | undefined> {
    const known = this.#places.get(place);
    if (known) return known;
    const places = new Map<string, number | undefined>();
    const members = valueAt(this.#result, place.list);
    for (const [index, member] of Array.isArray(members) ? members.entries() : []) {
      const name = this.#nameOf(member, place.list);
      if (name !== undefined) places.set(name, places.has(name) ? undefined : index);
    }
    this.#places.set(place, places);
    return places;
  }
}

/** In milliseconds. */
function timeOf(value: unknown): number | undefined {
  return typeof value === "string" ? parseInstant(value)?.time : undefined;
}

/** What a place is a part of, as a name for it: members of a list are parts of one field. */
function fieldOf(pointer: Pointer): string {
  const list = pointer.findIndex((step) => typeof step === "number");
  return JSON.stringify(list === -1 ? pointer : pointer.slice(0, list));
}

/** Gives a text the line ends of another, unless that has ends of both kinds: an update tells no line ends apart. */
function lineEndsOf(text: string): (other: string) => string {
  const all = text.split("\n").length - 1;
  const windows = text.split("\r\n").length - 1;
  if (all === 0 || (windows > 0 && windows < all)) return (other) => other;
  return (other) => other.replace(/\r?\n/g, windows > 0 ? "\r\n" : "\n");
}

function applyEdits(
  path: string,
  format: Format,
  bytes: Uint8Array,
  edits: readonly StructuralEdit[],
): Uint8Array | undefined {
  if (edits.length === 0) return bytes;
  const edited = editTogether(path, format, Buffer.from(bytes).toString("utf8"), 0, edits);
  return edited === undefined ? undefined : new TextEncoder().encode(edited);
}

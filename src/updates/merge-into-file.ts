/** Merges what is proposed for a file into the file as it is now (decision 20). */
import type { FieldConflict } from "../memory/judged-update.js";
import type { Pointer } from "../memory/place.js";
import { isMapping, ownValue, type Mapping } from "../memory/plain-data.js";
import { formatOf } from "../parse/parse-file.js";
import { mergeRecords } from "./merge-records.js";
import { mergeRecord, recordContent, withMembers, type MergedRecord, type RecordContent } from "./merge-record.js";
import { listTimes, recordNames } from "./record-names.js";
import { keepsOddNumbers } from "./odd-numbers.js";
import { hasDocuments, type FileForm } from "./working-file.js";

/** Members of the record and, where it is told, its body; or the whole file. */
export type ProposedContent =
  | { readonly members: Mapping; readonly body: string | undefined }
  | { readonly bytes: Uint8Array };

interface Sides {
  readonly main: Uint8Array;
  /** What the proposal began with; undefined where the file came meanwhile. */
  readonly base: Uint8Array | undefined;
  readonly propose: ProposedContent;
  /** As in `FieldSides`. */
  readonly time?: Pointer | undefined;
  /** Undefined where the layout reads no records in the file. */
  readonly form?: FileForm | undefined;
}

export interface MergedFile extends Pick<MergedRecord, "conflicts" | "fields"> {
  readonly after: Uint8Array;
}

const NOTHING: RecordContent = { fields: {}, body: "" };

/** @returns undefined where the file does not hold records, or the result cannot be written. */
export function mergeIntoFile(path: string, sides: Sides): MergedFile | undefined {
  const merged = mergeByForm(path, sides);
  const format = sides.form?.format ?? formatOf(path);
  if (!merged || !format || !("bytes" in sides.propose)) return merged;
  const { main, base, propose } = sides;
  const all = { main, base, wanted: propose.bytes, merged: merged.after };
  return keepsOddNumbers(path, format, all) ? merged : undefined;
}

function mergeByForm(path: string, sides: Sides): MergedFile | undefined {
  // One line of JSON Lines is one of several: two that have other ids are two records.
  if (sides.form?.format === "jsonl") return mergeIntoRecords(sides) ?? mergeIntoRecord(path, sides);
  return mergeIntoRecord(path, sides) ?? mergeIntoRecords(sides);
}

/** Only a whole file is proposed for several records. */
function mergeIntoRecords({ main, base, propose, form }: Sides): MergedFile | undefined {
  if (!form || !hasDocuments(form) || !("bytes" in propose)) return undefined;
  const merged = mergeRecords(form, { main, base, wanted: propose.bytes });
  if (!merged) return undefined;
  const { bytes, ...told } = merged;
  return { after: bytes, ...told };
}

function mergeIntoRecord(path: string, { main, base, propose, time, form }: Sides): MergedFile | undefined {
  const format = formatOf(path);
  if (!format) return undefined;
  const present = recordContent(path, format, main);
  const read = base ? recordContent(path, format, base) : NOTHING;
  if (!present || !read) return undefined;
  const proposed =
    "bytes" in propose
      ? recordContent(path, format, propose.bytes)
      : withMembers(base ? read : present, propose.members, framed(propose.body, (base ? read : present).body));
  const names = form && { memberName: recordNames(form), listTimes: listTimes(form) };
  const sides = proposed && { base: read, main: present, bytes: main, proposed, ...(time && { time }), ...names };
  const merged = sides && mergeRecord(path, format, sides);
  if (!merged) return undefined;
  const { bytes, conflicts, fields } = merged;
  const removals = "members" in propose ? unseenMembers(read.fields, present.fields, propose.members) : [];
  const unseen = removals.filter(isNew(conflicts));
  return {
    after: bytes,
    conflicts: [...conflicts, ...unseen],
    fields: { proposed: fields.proposed + unseen.length, left: fields.left + unseen.length },
  };
}

/**
 * The text as the file has it: behind the blank lines that stand below its front matter, and with an end to its last line. Who
 * tells a text means neither, and would change it each time that it is told again.
 */
function framed(text: string | undefined, present: string): string | undefined {
  if (text === undefined || text.trim() === "" || text === present) return text;
  const gap = /^[ \t]*\r?\n/.test(text)
    ? ""
    : present.trim() === ""
      ? "\n"
      : (/^[ \t\r\n]*\n/.exec(present)?.[0] ?? "");
  return gap + text + (text.endsWith("\n") ? "" : "\n");
}

/**
 * Members that the proposal removes, that main has and that the proposal did not begin with: to three sides of which two have
 * nothing there no wish to remove it can be told from none.
 */
function unseenMembers(base: unknown, main: unknown, members: Mapping, above = ""): FieldConflict[] {
  if (!isMapping(main)) return [];
  const seen = isMapping(base) ? base : {};
  return Object.entries(members).flatMap(([name, member]): FieldConflict[] => {
    const field = above + name;
    if (!Object.hasOwn(main, name)) return [];
    if (isMapping(member)) return unseenMembers(ownValue(seen, name), main[name], member, `${field}.`);
    const isUnseen = member === null && !Object.hasOwn(seen, name);
    return isUnseen ? [{ field, main: main[name], proposed: undefined }] : [];
  });
}

/** Where a whole mapping is in conflict, its members are. */
function isNew(known: readonly FieldConflict[]): (conflict: FieldConflict) => boolean {
  return ({ field }) => !known.some((other) => field === other.field || field.startsWith(`${other.field}.`));
}

/** Lays what is proposed for a file on the file as it is now (decision 20). */
import type { FieldConflict } from "../memory/judged-update.js";
import { formatOf } from "../parse/parse-file.js";
import { layRecord, recordContent, withMembers, type RecordContent } from "./lay-record.js";

/** Members of the record and, where it is told, its body; or the whole file. */
export type ProposedContent =
  | { readonly members: Readonly<Record<string, unknown>>; readonly body: string | undefined }
  | { readonly bytes: Uint8Array };

interface Sides {
  readonly main: Uint8Array;
  /** What the proposal began with; undefined where the file came meanwhile. */
  readonly base: Uint8Array | undefined;
  readonly propose: ProposedContent;
}

const NOTHING: RecordContent = { fields: {}, body: "" };

/** @returns undefined where the file does not hold one record, or the result cannot be written. */
export function layOnFile(
  path: string,
  { main, base, propose }: Sides,
): { readonly after: Uint8Array; readonly conflicts: readonly FieldConflict[] } | undefined {
  const format = formatOf(path);
  if (!format) return undefined;
  const present = recordContent(path, format, main);
  const read = base ? recordContent(path, format, base) : NOTHING;
  if (!present || !read) return undefined;
  const proposed =
    "bytes" in propose
      ? recordContent(path, format, propose.bytes)
      : withMembers(base ? read : present, propose.members, propose.body);
  const laid = proposed && layRecord(path, format, { base: read, main: present, bytes: main, proposed });
  return laid && { after: laid.bytes, conflicts: laid.conflicts };
}

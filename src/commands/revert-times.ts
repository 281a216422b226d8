/** Times of records that a revert would set back: the gate lets no time go back, and what changes now is of now. */
import type { ResolvedLayout } from "../layouts/layout.js";
import type { Change } from "../memory/change.js";
import { timeOfText } from "../memory/clock.js";
import { valueAt } from "../memory/plain-data.js";
import type { Declaration } from "../memory/record.js";
import { OpenFile } from "../parse/open-file.js";
import { formatOf } from "../parse/parse-file.js";
import { fieldPointer } from "../rules/field-pointer.js";
import { timeText } from "../rules/time-text.js";
import { editRecord } from "../updates/edit-record.js";
import type { RevertedFile } from "../updates/revert-change.js";

/**
 * The files with the time of now in each record whose time would go back. A time of today that is later still stays.
 * @param change from today to what the files make of it.
 */
export function withTimesOfNow(
  files: readonly RevertedFile[],
  { changed }: Change,
  layout: ResolvedLayout,
  now: Date,
): RevertedFile[] {
  const result = new Map(files.map((file) => [file.path, file]));
  for (const { before, after } of changed) {
    const [was, is] = [before.primary.updatedAt ?? "", after.primary.updatedAt ?? ""];
    if (!(timeOfText(is) < timeOfText(was))) continue;
    const text = timeText(now, /^\d{4}-\d{2}-\d{2}$/.test(was));
    const file = result.get(after.primary.path);
    if (!file?.bytes) continue;
    const bytes = withTime(file.bytes, after.primary, layout, timeOfText(text) > timeOfText(was) ? text : was);
    if (bytes) result.set(file.path, { ...file, bytes });
  }
  return [...result.values()];
}

/** Undefined where the record has no such field that can be written. */
function withTime(
  bytes: Uint8Array,
  declaration: Declaration,
  layout: ResolvedLayout,
  value: string,
): Uint8Array | undefined {
  const { path, document, root } = declaration;
  const format = formatOf(path);
  const field = fieldPointer(declaration, "updatedAt", layout);
  if (!format || field.length === 0) return undefined;
  const pointer = [...root, ...field];
  const written = valueAt(new OpenFile(path, format, bytes).content(document)?.value, pointer);
  return typeof written === "string" ? editRecord(path, bytes, document, [{ pointer, value }]) : undefined;
}

/**
 * Many structural edits of one document. Made one by one each costs a reading of the document; here they are planned on one text,
 * made at once, and proved by one reading. Where that does not give what they mean, each half is tried by itself.
 */
import { Buffer } from "node:buffer";
import { isDeepStrictEqual } from "node:util";
import type { Format } from "../memory/document.js";
import { BYTE_ORDER_MARK } from "./decode.js";
import { applyTextEdits, editOpenFile, planOf, regionOf } from "./edit.js";
import type { PlannedEdit } from "./edit-plan.js";
import type { Span } from "./flaw.js";
import { editedInPlace, type StructuralEdit } from "./edit-value.js";
import { OpenFile } from "./open-file.js";

/** Characters that are read for the edits of one document, so that hostile ones end soon. */
const MAX_READ = 16 * 1024 * 1024;

/** What a reading costs beside its characters, and each edit that is planned on it, in characters. */
const COST_OF_READING = 16 * 1024;
const COST_OF_EDIT = 512;

/** More edits of one document are not made. */
const MAX_EDITS = 5000;

/**
 * The text with the edits made in their order, each on what those before it left. Everything else stays as it is written.
 * @param text of the whole file.
 * @returns undefined where one of them does not fit, no text gives what they mean, or there are too many.
 */
export function editTogether(
  path: string,
  format: Format,
  text: string,
  document: number,
  edits: readonly StructuralEdit[],
): string | undefined {
  if (edits.length > MAX_EDITS) return undefined;
  const mark = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
  const budget = { left: MAX_READ };
  const edited = editedText(path, format, text.slice(mark.length), document, edits, budget);
  return edited === undefined ? undefined : mark + edited;
}

function editedText(
  path: string,
  format: Format,
  text: string,
  document: number,
  edits: readonly StructuralEdit[],
  budget: { left: number },
): string | undefined {
  const [first] = edits;
  if (!first) return text;
  if (budget.left <= 0) return undefined;
  budget.left -= COST_OF_READING + text.length + COST_OF_EDIT * edits.length;
  const file = new OpenFile(path, format, Buffer.from(text));
  if (edits.length === 1) {
    const edit = editOpenFile(file, document, first);
    return edit && applyTextEdits(text, [edit]);
  }
  const whole = atOnce(file, document, edits);
  if (whole !== undefined) return whole;
  const middle = Math.ceil(edits.length / 2);
  const half = editedText(path, format, text, document, edits.slice(0, middle), budget);
  return half === undefined ? undefined : editedText(path, format, half, document, edits.slice(middle), budget);
}

/**
 * The text of a region with all of the edits; undefined where they do not stand apart. Entries between brackets that go one behind
 * the other up to the last meet there: each of the others goes with the comma behind it, the last one with the comma before it.
 * @param plans by their place.
 */
function joined(text: string, region: Span, plans: readonly PlannedEdit[]): string | undefined {
  const parts: string[] = [];
  let from = region.start;
  let isCut = false;
  for (const plan of plans) {
    const isDeletion = plan.text === "";
    if (plan.start >= from) {
      if (plan.start > from || !isDeletion) parts.push(text.slice(from, plan.start), plan.text);
    } else {
      if (!isDeletion || !isCut || plan.end < from) return undefined;
      const kept = parts.findLastIndex((part) => part !== "");
      parts[kept] = withoutComma(parts[kept] ?? "");
    }
    isCut = isDeletion;
    from = plan.end;
  }
  return parts.join("") + text.slice(from, region.end);
}

/** Without the comma at its end, and the blanks behind that; one of a comment stays. */
function withoutComma(text: string): string {
  const trimmed = text.trimEnd();
  const isComma = trimmed.endsWith(",") && !trimmed.slice(trimmed.lastIndexOf("\n") + 1).includes("#");
  return isComma ? trimmed.slice(0, -1) : trimmed;
}

interface Placed extends PlannedEdit {
  readonly index: number;
  /** What is inserted later into one place of a list stands before what was inserted there first. */
  readonly isItem: boolean;
}

function atOnce(file: OpenFile, document: number, edits: readonly StructuralEdit[]): string | undefined {
  const value = file.content(document)?.value;
  const region = regionOf(file, document);
  const meant = region && editedInPlace(structuredClone(value), edits);
  if (!meant) return undefined;
  const plans: Placed[] = [];
  for (const [index, edit] of edits.entries()) {
    const plan = planOf(file, document, edit);
    if (!plan) return undefined;
    plans.push({ ...plan, index, isItem: edit.kind === "insert" && /^\d+$/.test(edit.key) });
  }
  plans.sort((a, b) => a.start - b.start || (a.isItem && b.isItem ? b.index - a.index : a.index - b.index));
  const edited = joined(file.text, region, plans);
  if (edited === undefined) return undefined;
  const after = file.withText(edited);
  if (after.slices.length !== 1 || !isDeepStrictEqual(after.content(0)?.value, meant.value)) return undefined;
  return file.text.slice(0, region.start) + edited + file.text.slice(region.end);
}

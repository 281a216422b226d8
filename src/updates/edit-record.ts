/** Sets members of a record in its file and writes below its text, keeping everything else as it is written. */
import type { Pointer } from "../memory/place.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import { applyTextEdits, editToText } from "../parse/edit.js";
import { OpenFile } from "../parse/open-file.js";
import { formatOf } from "../parse/parse-file.js";

export interface RecordEdit {
  /** From the document. */
  readonly pointer: Pointer;
  readonly value: unknown;
}

/** @returns undefined where an edit cannot be written without changing something else. */
export function editRecord(
  path: string,
  bytes: Uint8Array,
  document: number,
  edits: readonly RecordEdit[],
): Uint8Array | undefined {
  const format = formatOf(path);
  if (!format) return undefined;
  let result = bytes;
  for (const { pointer, value } of edits) {
    const content = new OpenFile(path, format, result).content(document)?.value;
    const edit = settingOf(content, pointer, value);
    const text = edit && editToText(path, format, result, { path, document }, edit);
    if (!text) return undefined;
    result = new TextEncoder().encode(applyTextEdits(Buffer.from(result).toString("utf8"), [text]));
  }
  return result;
}

/** Sets what is there; else inserts it, with the mappings that lead to it, into the innermost one that is there. */
function settingOf(content: unknown, pointer: Pointer, value: unknown) {
  if (valueAt(content, pointer) !== undefined) return { kind: "set" as const, pointer, value };
  let depth = pointer.length - 1;
  while (depth > 0 && valueAt(content, pointer.slice(0, depth)) === undefined) depth--;
  const key = pointer[depth];
  if (typeof key !== "string" || !isMapping(valueAt(content, pointer.slice(0, depth)))) return undefined;
  const inner = pointer.slice(depth + 1).reduceRight<unknown>((sum, step) => ({ [step]: sum }), value);
  return { kind: "insert" as const, pointer: pointer.slice(0, depth), key, value: inner };
}

/** Sentences as a paragraph below a Markdown body, items of lists on lines of their own. */
export function appendText(path: string, bytes: Uint8Array, sentences: readonly string[]): Uint8Array | undefined {
  if (formatOf(path) !== "markdown") return undefined;
  const lines: string[] = [];
  for (const sentence of sentences) {
    if (/^#{1,6} /.test(sentence)) continue;
    const last = lines.at(-1);
    if (last === undefined || ITEM.test(sentence) || ITEM.test(last)) lines.push(sentence);
    else lines[lines.length - 1] = `${last} ${sentence}`;
  }
  if (lines.length === 0) return bytes;
  const text = Buffer.from(bytes).toString("utf8");
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  return new TextEncoder().encode(`${text.trimEnd()}${end}${end}${lines.join(end)}${end}`);
}

const ITEM = /^(?:[-*+]|\d{1,9}[.)]) /;

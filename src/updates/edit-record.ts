/** Sets members of a record in its file and writes below its text, keeping everything else as it is written. */
import { CodeFence } from "../memory/code-fence.js";
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

/**
 * Sentences below a Markdown body: items of lists on lines of their own, others as a paragraph.
 * @returns undefined where they would not be text there: in another format, or inside a fence or comment that is not closed
 */
export function appendText(path: string, bytes: Uint8Array, sentences: readonly string[]): Uint8Array | undefined {
  const text = Buffer.from(bytes).toString("utf8").trimEnd();
  if (formatOf(path) !== "markdown" || isOpen(text)) return undefined;
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  let added = text;
  let last: string | undefined;
  for (const sentence of sentences) {
    const isNext = last !== undefined && ITEM.test(last) === ITEM.test(sentence);
    if (isNext && ITEM.test(sentence)) added += end;
    else if (isNext && /[.!?\u3002\uFF01\uFF1F]$/.test(last ?? "")) added += " ";
    else added += end + end;
    added += sentence;
    last = sentence;
  }
  return new TextEncoder().encode(`${added}${end}`);
}

function isOpen(text: string): boolean {
  const fence = new CodeFence();
  for (const line of text.split("\n")) fence.take(line);
  return fence.isOpen || text.lastIndexOf("<!--") > text.lastIndexOf("-->");
}

const ITEM = /^(?:[-*+]|\d{1,9}[.)]) /;

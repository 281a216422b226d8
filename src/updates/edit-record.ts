/** Sets members of a record in its file and writes below its text, keeping everything else as it is written. */
import { CodeFence } from "../memory/code-fence.js";
import type { Pointer } from "../memory/place.js";
import { isMapping, valueAt } from "../memory/plain-data.js";
import { isSame } from "../memory/three-way.js";
import { applyTextEdits, editToText } from "../parse/edit.js";
import { lineBreakOf } from "../parse/lines.js";
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
  const set = (before: Uint8Array, { pointer, value }: RecordEdit): Uint8Array | undefined => {
    const content = new OpenFile(path, format, before).content(document)?.value;
    const edit = settingOf(content, pointer, value);
    const text = edit && editToText(path, format, before, { path, document }, edit);
    return text && new TextEncoder().encode(applyTextEdits(Buffer.from(before).toString("utf8"), [text]));
  };
  const setAll = (before: Uint8Array, all: readonly RecordEdit[]) =>
    all.reduce<Uint8Array | undefined>((sum, edit) => sum && set(sum, edit), before);
  return edits.reduce<Uint8Array | undefined>((sum, edit) => {
    const added = sum && additionsOf(new OpenFile(path, format, sum).content(document)?.value, edit);
    return sum && ((added && setAll(sum, added)) ?? set(sum, edit));
  }, bytes);
}

/** Entries that come behind those of a list, one by one: set as a whole, it would lose the comments in it. */
function additionsOf(content: unknown, { pointer, value }: RecordEdit): readonly RecordEdit[] | undefined {
  const present = valueAt(content, pointer);
  if (!Array.isArray(present) || !Array.isArray(value) || present.length === 0) return undefined;
  if (!isSame(present, value.slice(0, present.length))) return undefined;
  return value.slice(present.length).map((item: unknown, index) => {
    return { pointer: [...pointer, present.length + index], value: item };
  });
}

/** Sets what is there, or the entry behind the last one of a list; else inserts it, with the mappings that lead to it, into the innermost one that is there. */
function settingOf(content: unknown, pointer: Pointer, value: unknown) {
  if (valueAt(content, pointer) !== undefined || typeof pointer.at(-1) === "number") {
    return { kind: "set" as const, pointer, value };
  }
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
  const end = lineBreakOf(text);
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

/** A file under revision, as two texts: what is now, and the same with what was wanted where that met another change. */
import { Buffer } from "node:buffer";
import { extract, type Inspected } from "../layouts/extract.js";
import type { LayoutClass, ResolvedLayout } from "../layouts/layout.js";
import { valueAt } from "../memory/plain-data.js";
import type { Format, Limits } from "../memory/document.js";
import type { Pointer } from "../memory/place.js";
import { decode } from "../parse/decode.js";
import { editTogether } from "../parse/edit-together.js";
import type { StructuralEdit } from "../parse/edit-value.js";
import { OpenFile } from "../parse/open-file.js";
import { formatOf, parseFile } from "../parse/parse-file.js";

export interface FileForm {
  readonly path: string;
  readonly format: Format;
  readonly layoutClass: LayoutClass;
  readonly layout: ResolvedLayout;
  readonly limits: Limits;
}

/** @returns undefined where the layout reads no records at the path. */
export function formOf(path: string, layout: ResolvedLayout, limits: Limits): FileForm | undefined {
  const layoutClass = layout.classOf(path);
  if (!layoutClass || layoutClass.records === "none") return undefined;
  return { path, format: layoutClass.format ?? formatOf(path) ?? "yaml", layoutClass, layout, limits };
}

/** What a file declares; undefined where it cannot be read as a whole. */
export function declarationsIn(form: FileForm, bytes: Uint8Array): readonly Inspected[] | undefined {
  const parsed = parseFile(form.path, form.format, bytes, form.limits);
  if (parsed.problems.some(({ severity }) => severity !== "warning")) return undefined;
  return extract(parsed, form.layoutClass, form.layout);
}

/** Text below the front matter; empty for other formats. */
export function bodyOf({ path, format }: FileForm, bytes: Uint8Array): string {
  if (format !== "markdown") return "";
  const file = new OpenFile(path, format, bytes);
  return file.text.slice(file.body);
}

/** Text of one document, with its marker. */
export function documentText({ path, format }: FileForm, bytes: Uint8Array, document: number): string {
  const file = new OpenFile(path, format, bytes);
  const slice = file.slices[document];
  return slice ? file.text.slice(slice.start, slice.end) : "";
}

/** Text of one document; for a format that holds one record alone the whole file. */
export function recordText(form: FileForm, bytes: Uint8Array, document: number): string {
  if (form.format === "yaml" || form.format === "jsonl") return documentText(form, bytes, document);
  return decode(form.path, bytes).text ?? "";
}

type Side = "now" | "wanted";

const LEADING_COMMENTS = /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*/;

const BYTE_ORDER_MARK = "\uFEFF";

export class WorkingFile {
  readonly form: FileForm;
  /** Without a byte-order mark, as are the others. */
  readonly before: string;
  /** Stands before each of them, or is empty. */
  readonly mark: string;
  readonly #texts: Record<Side, string>;
  /** The file goes where nothing is left in it. */
  readonly #gone: Record<Side, boolean> = { now: false, wanted: false };

  constructor(form: FileForm, bytes: Uint8Array) {
    this.form = form;
    this.before = decode(form.path, bytes).text ?? "";
    this.mark = Buffer.from(bytes.subarray(0, 3)).toString("utf8") === BYTE_ORDER_MARK ? BYTE_ORDER_MARK : "";
    this.#texts = { now: this.before, wanted: this.before };
  }

  /** Undefined where the file goes. */
  text(side: Side): string | undefined {
    return this.#gone[side] ? undefined : this.#texts[side];
  }

  /** @returns false, and nothing changed, where an edit cannot be made in this text. */
  edit(side: Side, document: number, edits: readonly StructuralEdit[]): boolean {
    const { path, format } = this.form;
    const text = editTogether(path, format, this.#texts[side], document, edits);
    if (text === undefined) return false;
    this.#texts[side] = text;
    return true;
  }

  /** Another text in the place of a document's. */
  replaceDocument(side: Side, document: number, by: string): void {
    const file = this.#open(side);
    const slice = file.slices[document];
    if (!slice) return;
    this.#set(side, this.#texts[side].slice(0, slice.start) + by + this.#texts[side].slice(slice.end));
  }

  setBody(side: Side, body: string): void {
    const file = this.#open(side);
    this.#texts[side] = file.text.slice(0, file.body) + body;
  }

  /**
   * Comments before the first document stay, since they are of the file as a whole.
   * @param isOfChange tells those that go all the same.
   * @returns false where the document cannot be cut out of the file.
   */
  delete(side: Side, document: number, root: Pointer, isOfChange: (line: string) => boolean): boolean {
    if (root.length > 0) return this.edit(side, document, [{ kind: "delete", pointer: root }]);
    if (this.form.format === "yaml" && document === 0) this.#deleteFirst(side, isOfChange);
    else if (this.form.format === "yaml" || this.form.format === "jsonl") this.replaceDocument(side, document, "");
    else this.#gone[side] = true;
    return true;
  }

  /** Where it had no marker, what stands first now needs none. */
  #deleteFirst(side: Side, isOfChange: (line: string) => boolean): void {
    const end = this.#open(side).slices[0]?.end ?? 0;
    const [text, rest] = [this.#texts[side].slice(0, end), this.#texts[side].slice(end)];
    const [lead = ""] = LEADING_COMMENTS.exec(text) ?? [];
    const lines = lead.match(/[^\n]*\n/g) ?? [];
    const kept = lines.filter((line) => !isOfChange(line.trimEnd())).join("");
    const hasMarker = text.slice(lead.length).startsWith("---");
    this.#set(side, kept + (hasMarker ? rest : rest.replace(/^---[ \t]*\r?\n/, "")));
  }

  /** Brings a document back, behind the others. @returns false where the file can hold one alone, and has it. */
  append(side: Side, document: string): boolean {
    const text = this.#texts[side];
    if (text !== "" && this.form.format !== "yaml") return false;
    const end = (text || document).includes("\r\n") ? "\r\n" : "\n";
    const start = text === "" || text.endsWith("\n") ? text : `${text}${end}`;
    const hasMarker = text === "" || document.startsWith("---");
    this.#texts[side] = start + (hasMarker ? document : `---${end}${document}`);
    return true;
  }

  /** As it stands on one side. */
  recordText(side: Side, document: number): string {
    return recordText(this.form, Buffer.from(this.#texts[side]), document);
  }

  valueAt(side: Side, document: number, pointer: Pointer): unknown {
    return valueAt(this.#open(side).content(document)?.value, pointer);
  }

  /** Brings a record back into a list of records, behind the others. @param root of the record as it stood. */
  appendItem(side: Side, document: number, root: Pointer, value: unknown): boolean {
    const list = valueAt(this.#open(side).content(document)?.value, root.slice(0, -1));
    if (!Array.isArray(list)) return false;
    return this.edit(side, document, [{ kind: "set", pointer: [...root.slice(0, -1), list.length], value }]);
  }

  #open(side: Side): OpenFile {
    return new OpenFile(this.form.path, this.form.format, Buffer.from(this.#texts[side]));
  }

  #set(side: Side, text: string): void {
    this.#texts[side] = text;
    this.#gone[side] = this.#open(side).slices.length === 0;
  }
}

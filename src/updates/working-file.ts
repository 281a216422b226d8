/** A file under revision, as two texts: what is now, and the same with what was wanted where that met another change. */
import { Buffer } from "node:buffer";
import { extract, type Inspected } from "../layouts/extract.js";
import type { LayoutClass, ResolvedLayout } from "../layouts/layout.js";
import { valueAt } from "../memory/plain-data.js";
import type { Format, Limits } from "../memory/document.js";
import type { Pointer } from "../memory/place.js";
import { decode, markOf } from "../parse/decode.js";
import { editTogether } from "../parse/edit-together.js";
import type { StructuralEdit } from "../parse/edit-value.js";
import { lineBreakOf } from "../parse/lines.js";
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
  // Values that stand in the body change with it, line by line.
  return extract(parsed, { ...form.layoutClass, text: [] }, form.layout);
}

/** Text below the front matter; empty for other formats. */
export function bodyOf({ path, format }: FileForm, bytes: Uint8Array): string {
  if (format !== "markdown") return "";
  const file = new OpenFile(path, format, bytes);
  return file.text.slice(file.body);
}

/** Texts of the documents, each with its marker. */
export function documentTexts({ path, format }: FileForm, bytes: Uint8Array): readonly string[] {
  const file = new OpenFile(path, format, bytes);
  return file.slices.map(({ start, end }) => file.text.slice(start, end));
}

/** Texts of the documents; for a format that holds one record alone the whole file. */
export function recordTexts(form: FileForm, bytes: Uint8Array): readonly string[] {
  return hasDocuments(form) ? documentTexts(form, bytes) : [decode(form.path, bytes).text ?? ""];
}

/** Whether a file of the form can hold several records without a list. */
export function hasDocuments({ format }: FileForm): boolean {
  return format === "yaml" || format === "jsonl";
}

export const SIDES = ["now", "wanted"] as const;

export type Side = (typeof SIDES)[number];

/** Records that are brought back into a list with one reading of it. */
const MOST_AT_ONCE = 2000;

const LEADING_COMMENTS = /^(?:[ \t\r\n]*\n|[ \t]*#[^\n]*\n)*/;

/** A document, and what stands between it and the one before. The text of one that goes is empty: the others keep their places. */
interface Piece {
  before: string;
  text: string;
  open?: OpenFile;
}

/** A file's text in pieces, so that work on one of many documents does not read the others again. */
interface Pieces {
  readonly documents: Piece[];
  /** What stands behind the last one. */
  tail: string;
  /** End of a line that is put in; undefined while there is no text. */
  end: string | undefined;
}

export class WorkingFile {
  readonly form: FileForm;
  /** Without a byte-order mark, as are the others. */
  readonly before: string;
  /** Stands before each of them, or is empty. */
  readonly mark: string;
  readonly #documentsBefore: readonly string[];
  readonly #pieces: Record<Side, Pieces>;
  /** The file goes where nothing is left in it. */
  readonly #gone: Record<Side, boolean> = { now: false, wanted: false };

  constructor(form: FileForm, bytes: Uint8Array) {
    this.form = form;
    this.before = decode(form.path, bytes).text ?? "";
    this.mark = markOf(bytes);
    const pieces = piecesOf(form, this.before);
    this.#documentsBefore = pieces.documents.map(({ text }) => text);
    this.#pieces = { now: pieces, wanted: structuredClone(pieces) };
  }

  /** Undefined where the file goes. */
  text(side: Side): string | undefined {
    return this.#gone[side] ? undefined : this.#whole(side);
  }

  /** @returns false, and nothing changed, where an edit cannot be made in this text. */
  edit(side: Side, document: number, edits: readonly StructuralEdit[]): boolean {
    const { path, format } = this.form;
    const piece = this.#pieces[side].documents[document];
    const text = piece && editTogether(path, format, piece.text, 0, edits);
    if (!piece || text === undefined) return edits.length === 0;
    piece.text = text;
    return true;
  }

  /** By document. Where not all of one document can be made, those that can. */
  editWherePossible(side: Side, edits: ReadonlyMap<number, readonly StructuralEdit[]>): void {
    for (const [document, all] of edits) {
      if (this.edit(side, document, all)) continue;
      for (const each of all) this.edit(side, document, [each]);
    }
  }

  /** Another text in the place of a document's. */
  replaceDocument(side: Side, document: number, by: string): void {
    const piece = this.#pieces[side].documents[document];
    if (!piece) return;
    const [slice] = this.form.format === "markdown" ? this.#open(piece).slices : [{ start: 0, end: piece.text.length }];
    if (!slice) return;
    piece.text = piece.text.slice(0, slice.start) + by + piece.text.slice(slice.end);
    this.#gone[side] = isEmpty(this.#pieces[side]);
  }

  setBody(side: Side, body: string): void {
    this.#pieces[side].tail = body;
  }

  /**
   * Comments before the first document stay, since they are of the file as a whole.
   * @param isOfChange tells those that go all the same.
   * @returns false where the document cannot be cut out of the file.
   */
  delete(side: Side, document: number, root: Pointer, isOfChange: (line: string) => boolean): boolean {
    if (root.length > 0) return this.edit(side, document, [{ kind: "delete", pointer: root }]);
    if (this.form.format === "yaml" && document === 0) this.#deleteFirst(side, isOfChange);
    else if (this.form.format === "yaml") this.replaceDocument(side, document, "");
    else if (this.form.format === "jsonl") this.#deleteLine(side, document);
    else this.#gone[side] = true;
    return true;
  }

  /** Where it had no marker, what stands first now needs none. */
  #deleteFirst(side: Side, isOfChange: (line: string) => boolean): void {
    const pieces = this.#pieces[side];
    const [first, ...others] = pieces.documents;
    if (!first) return;
    const [lead = ""] = LEADING_COMMENTS.exec(first.text) ?? [];
    const lines = lead.match(/[^\n]*\n/g) ?? [];
    const hasMarker = first.text.slice(lead.length).startsWith("---");
    first.before = lines.filter((line) => !isOfChange(line.trimEnd())).join("");
    first.text = "";
    const next = others.find(({ text }) => text !== "");
    if (next && !hasMarker) next.text = next.text.replace(/^---[ \t]*\r?\n/, "");
    this.#gone[side] = isEmpty(pieces);
  }

  /** With one end of a line: that before it, or behind it where it was the first. */
  #deleteLine(side: Side, document: number): void {
    this.replaceDocument(side, document, "");
    const { documents } = this.#pieces[side];
    const [piece, next] = [documents[document], documents.findIndex(({ text }) => text !== "")];
    if (piece && document > 0) piece.before = "";
    const first = documents[next];
    if (first && next > document) first.before = first.before.replace(/^\r?\n/, "");
  }

  /** Brings a document back, behind the others. @returns false where the file can hold one alone, and has it. */
  append(side: Side, document: string): boolean {
    const pieces = this.#pieces[side];
    const { format } = this.form;
    if (isBlank(pieces)) {
      const isLine = format === "jsonl" && !document.endsWith("\n");
      this.#pieces[side] = piecesOf(this.form, isLine ? `${document}\n` : document);
      return true;
    }
    if (format !== "yaml" && format !== "jsonl") return false;
    const end = (pieces.end ??= lineBreakOf(document));
    if (format === "jsonl") {
      pieces.documents.push({ before: ended(pieces.tail, end), text: document.trimEnd() });
      pieces.tail = end;
      return true;
    }
    const last = pieces.tail === "" ? pieces.documents.findLast(({ text }) => text !== "") : undefined;
    // The end of the last line is of the document that it ends, and goes with it.
    if (last && !last.text.endsWith("\n")) last.text += end;
    const before = pieces.tail === "" ? "" : ended(pieces.tail, end);
    const text = document.startsWith("---") ? document : `---${end}${document}`;
    pieces.documents.push({ before, text });
    pieces.tail = "";
    return true;
  }

  /** Text of one document before all work; for a format that holds one record alone the whole file. */
  recordTextBefore(document: number): string {
    return hasDocuments(this.form) ? (this.#documentsBefore[document] ?? "") : this.before;
  }

  /** The same as it stands on one side. */
  recordText(side: Side, document: number): string {
    if (!hasDocuments(this.form)) return this.#whole(side);
    return this.#pieces[side].documents[document]?.text ?? "";
  }

  valueAt(side: Side, document: number, pointer: Pointer): unknown {
    const piece = this.#pieces[side].documents[document];
    return piece && valueAt(this.#open(piece).content(0)?.value, pointer);
  }

  /**
   * Brings records back into a list of records, behind the others.
   * @param list of the records as they stood.
   * @returns whether each is back.
   */
  appendItems(side: Side, document: number, list: Pointer, values: readonly unknown[]): readonly boolean[] {
    const length = this.#lengthOf(side, document, list);
    if (length === undefined) return values.map(() => false);
    if (values.length === 1) {
      return [this.edit(side, document, [{ kind: "set", pointer: [...list, length], value: values[0] }])];
    }
    // What is inserted later into one place stands before what was inserted there first.
    const edits = values.map((value) => ({ kind: "insert" as const, pointer: list, key: String(length), value }));
    if (values.length <= MOST_AT_ONCE && this.edit(side, document, edits.reverse())) return values.map(() => true);
    const middle = Math.ceil(values.length / 2);
    return [values.slice(0, middle), values.slice(middle)].flatMap((half) =>
      half.length > 0 ? this.appendItems(side, document, list, half) : [],
    );
  }

  #lengthOf(side: Side, document: number, list: Pointer): number | undefined {
    const value = this.valueAt(side, document, list);
    return Array.isArray(value) ? value.length : undefined;
  }

  #whole(side: Side): string {
    const { documents, tail } = this.#pieces[side];
    return documents.map(({ before, text }) => before + text).join("") + tail;
  }

  /** Read once as long as its text is the same. */
  #open(piece: Piece): OpenFile {
    const { path, format } = this.form;
    if (piece.open?.text !== piece.text) piece.open = new OpenFile(path, format, Buffer.from(piece.text));
    return piece.open;
  }
}

/** Front matter with its fences, a document of a stream, a line, or the whole file, as its format has it. */
function piecesOf({ path, format }: FileForm, whole: string): Pieces {
  const file = new OpenFile(path, format, Buffer.from(whole));
  const slices = format === "markdown" ? [{ start: 0, end: file.body }] : file.slices;
  let end = 0;
  const documents = slices.map((slice) => {
    const before = whole.slice(end, slice.start);
    end = slice.end;
    return { before, text: whole.slice(slice.start, end) };
  });
  return { documents, tail: whole.slice(end), end: whole === "" ? undefined : lineBreakOf(whole) };
}

/** What stands behind a line, so that another can follow. */
function ended(text: string, end: string): string {
  return text.endsWith("\n") ? text : text + end;
}

/** Whether there is no text at all. */
function isBlank({ documents, tail }: Pieces): boolean {
  return tail === "" && documents.every(({ before, text }) => before === "" && text === "");
}

/** Whether no document is left. */
function isEmpty({ documents }: Pieces): boolean {
  return documents.every(({ text }) => text === "");
}

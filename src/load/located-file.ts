import type { LayoutClass } from "../layouts/layout.js";
import { wholePaths } from "../layouts/record-pointer.js";
import type { Format } from "../memory/document.js";
import type { Edit, TextEdit } from "../memory/finding.js";
import { START_OF_FILE, type Anchor, type Pointer, type Range } from "../memory/place.js";
import { remembered } from "../memory/remembered.js";
import { editOpenFile } from "../parse/edit.js";
import { locatorOf } from "../parse/locate.js";
import type { Span } from "../parse/flaw.js";
import { keepsWriting } from "../parse/kept-writing.js";
import { locateText } from "../parse/markdown-body.js";
import { OpenFile } from "../parse/open-file.js";
import { isAbsent, nodeAt, type TreeNode } from "../parse/tree.js";

/** Characters that were read again to prove edits, in one run. */
export interface EditBudget {
  spent: number;
}

/** The most of them. Findings beyond it keep their suggestion as a sentence. */
export const EDIT_CHARACTERS = 16 * 1024 * 1024;

/** A file that has findings: anchors become lines and columns, structural edits become text edits. */
export class LocatedFile {
  readonly #path: string;
  readonly #file: OpenFile | undefined;
  readonly #range: (at: Anchor) => Range;
  readonly #isJudged: boolean;
  readonly #layoutClass: LayoutClass | undefined;

  /**
   * @param format undefined for a file that is no memory: it is shown as a whole.
   * @param isJudged whether these are the bytes that were judged, or the author's other version of the file.
   * @param layoutClass of the file: a rule names a field by the place that is preferred for it.
   */
  constructor(
    path: string,
    format: Format | undefined,
    bytes: Uint8Array,
    isJudged: boolean,
    layoutClass?: LayoutClass,
  ) {
    this.#path = path;
    this.#layoutClass = layoutClass;
    this.#isJudged = isJudged;
    this.#file = format && new OpenFile(path, format, bytes);
    const locator = this.#file && locatorOf(this.#file);
    this.#range = (at) => locator?.range(at) ?? START_OF_FILE;
  }

  range(at: Anchor): Range {
    if (at.range) return this.#isJudged ? at.range : START_OF_FILE;
    const { pointer } = at;
    const text = pointer && this.#textSpan(at.document ?? 0, pointer);
    if (text && this.#file) return this.#file.lines.range(text.start, text.end);
    return this.#range(pointer ? { ...at, pointer: this.#written(at.document ?? 0, pointer) } : at);
  }

  /**
   * Undefined also when the budget is spent, since each edit costs a second reading of its document, and where one that writes
   * a list or a mapping anew would lose a comment or a number as it is written.
   */
  edit(at: Anchor, edit: Edit, budget: EditBudget): TextEdit | undefined {
    if (edit.kind === "text") {
      return this.#isJudged ? { path: this.#path, range: edit.range, newText: edit.text } : undefined;
    }
    const span = this.#textSpan(at.document ?? 0, edit.pointer);
    if (span) return edit.kind === "set" ? this.#editText(span, edit.value) : undefined;
    const slice = this.#file?.slices[at.document ?? 0];
    if (!this.#file || !slice || budget.spent >= EDIT_CHARACTERS) return undefined;
    budget.spent += slice.end - slice.start;
    const document = at.document ?? 0;
    const pointer = this.#written(document, edit.pointer);
    // The preferred place may be set; that of a value which stays is not for another one.
    if (pointer !== edit.pointer && this.#stays(pointer)) return undefined;
    const written = editOpenFile(this.#file, document, { ...edit, pointer });
    const node = written && edit.kind === "set" ? this.#node(document, pointer) : undefined;
    if (!written || !node || node.entries.length === 0) return written;
    const { lines, text } = this.#file;
    const { start, end } = written.range;
    return keepsWriting(text.slice(lines.offset(start), lines.offset(end)), written.newText) ? written : undefined;
  }

  /** Where a value stands in the Markdown body, if the front matter has none of its name. */
  #textSpan(document: number, [key]: Pointer): Span | undefined {
    const place = this.#layoutClass?.text.find(([name]) => name === key)?.[1];
    if (!place || !this.#file || key === undefined || this.#has(document, [key])) return undefined;
    const { text, body } = this.#file;
    const span = locateText(text.slice(body), place);
    return span && { start: span.start + body, end: span.end + body };
  }

  /** Undefined where what is written would not be read as that value. */
  #editText({ start, end }: Span, value: unknown): TextEdit | undefined {
    if (!this.#file || typeof value !== "string" || !/^[\p{L}\p{N}](?:[^\n\r]*\S)?$/u.test(value)) return undefined;
    return { path: this.#path, range: this.#file.lines.range(start, end), newText: value };
  }

  /** Where a field stands that is not at the place which is preferred for it, but at another that the layout names. */
  #written(document: number, pointer: Pointer): Pointer {
    for (const { place, others } of otherPlaces(pointer, this.#layoutClass)) {
      if (this.#has(document, place)) continue;
      const found = others.find((other) => this.#has(document, other));
      if (found) return [...found, ...pointer.slice(place.length)];
    }
    return pointer;
  }

  /** Whether the layout keeps some records' value there as it is. */
  #stays(pointer: Pointer): boolean {
    const name = pointer.join("\0");
    return this.#layoutClass?.keeps.some(({ same }) => same.some((path) => path.join("\0") === name)) === true;
  }

  #has(document: number, pointer: Pointer): boolean {
    const node = this.#node(document, pointer);
    return node !== undefined && !isAbsent(node);
  }

  #node(document: number, pointer: Pointer): TreeNode | undefined {
    const root = this.#file?.tree(document);
    return root && nodeAt(root, pointer);
  }
}

/** The fields that a pointer may lead to, or into, by their preferred places, with the others that the layout has for each. */
function otherPlaces(pointer: Pointer, layoutClass: LayoutClass | undefined): readonly PlacedTwice[] {
  if (!layoutClass) return [];
  return placedTwice(layoutClass).flatMap(({ each, place, others }) => {
    const root = each ? pointer.slice(0, each.length + 1) : [];
    const isAbove = place.every((key, index) => pointer[root.length + index] === key);
    return isAbove ? [{ place: [...root, ...place], others: others.map((path) => [...root, ...path]) }] : [];
  });
}

interface PlacedTwice {
  readonly place: Pointer;
  readonly others: readonly Pointer[];
}

/** The fields of a class that have several places in a record. */
const placedTwice = remembered(({ shapes }: LayoutClass) =>
  shapes.flatMap(({ fields, each }) =>
    Object.values(fields).flatMap((sources) => {
      const [place, ...others] = wholePaths(sources);
      return place && others.length > 0 ? [{ each, place, others }] : [];
    }),
  ),
);

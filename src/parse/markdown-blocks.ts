/**
 * The block structure of CommonMark as far as links and headings need it: which lines are prose, which are headings, and
 * which are code, HTML comments or link definitions. Each line is looked at once.
 */
import { linkLabel } from "../memory/link-label.js";
import type { Span } from "./flaw.js";
import { ListContext, indentOf, leadingMarker, type Indent } from "./markdown-lists.js";

interface Prose {
  /** Lines of the text without quote marks, list marks and heading marks. */
  readonly lines: readonly Span[];
  /** The first heading of level 1 outside quotes and lists. */
  readonly title: boolean;
  /** Of a heading outside quotes and lists; 0 of everything else. */
  readonly level: number;
}

interface Heading {
  readonly level: number;
  readonly lines: readonly Span[];
}

export interface Definition extends Span {
  readonly target: string;
}

export interface MarkdownBlocks {
  /** The title, and what holds one of the marks that are asked for: a bracket, without which there is no link. */
  readonly prose: readonly Prose[];
  /** Lines of HTML up to a blank line: tags, and no links of Markdown. */
  readonly html: readonly (readonly Span[])[];
  /** Headings outside quotes and lists, in order. */
  readonly headings: readonly Heading[];
  /** Of the list items outside quotes and lists the first one behind each heading, and the first one before all of them. */
  readonly items: readonly Span[];
  /** By normalised label; the first one counts. */
  readonly definitions: ReadonlyMap<string, Definition>;
}

const ATX = /^(#{1,6})(?:[ \t]+|$)/;
const FENCE = /^(?:(`{3,})[^`]*|(~{3,})[^]*)$/;
// No group repeats: V8 remembers each turn of one, and a line of a million marks would be more than its stack holds.
const BREAK = /^(?:\*[ \t]*\*[ \t]*\*[ \t*]*|-[ \t]*-[ \t]*-[ \t-]*|_[ \t]*_[ \t]*_[ \t_]*)$/;
const UNDERLINE = /^(?:(=+)|-+)[ \t]*$/;
const LABEL = /^\[((?:[^[\]\\]|\\.){1,999})\]:[ \t]*/;
const DESTINATION = /^(?:<((?:[^<>\\]|\\.)*)>|([^\s<]\S*))(?=[ \t]|$)/;
/** What may stand behind a destination: no more than a title. One that goes on in the next line may be one or not. */
const ENDED = /^[ \t]*(?:[ \t](?:"[^"]*"|'[^']*'|\([^()]*\))[ \t]*)?$/;
const TITLED = /^[ \t]+["'(]/;
/** HTML up to what ends it (CommonMark 0.31, section 4.6, kinds 1 and 2). */
const HTML = /^<(?:(!--)|(script|pre|style|textarea)(?=[\s>]|$))/i;
/** HTML up to a blank line (kind 6). */
const HTML_BLOCK = new RegExp(
  `^</?(?:${[
    "address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt",
    "fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu",
    "menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr",
    "track|ul",
  ].join("|")})(?=[\\s>]|/>|$)`,
  "i",
);
/** A tag alone, likewise, where no paragraph goes on (kind 7). */
const LONE_TAG =
  /^<(?:\/[a-z][a-z\d-]*\s*|[a-z][a-z\d-]*(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?)>[ \t]*$/i;
/** What ends such HTML. */
const BLANK = "";

/** Prose holds no label longer than this (CommonMark 0.31, section 4.7). */
export const MAX_LABEL = 999;

/** List marks at the beginning of one line that are looked at. */
const MAX_MARKS = 32;

/** @param marks of the prose that is wanted. */
export function scanBlocks(text: string, marks: readonly string[] = ["["]): MarkdownBlocks {
  return scanned(text, marks).finish();
}

/** Whether fenced code is open behind a text. */
export function endsInCode(text: string): boolean {
  return scanned(text, []).isInCode;
}

function scanned(text: string, marks: readonly string[]): BlockScanner {
  const scanner = new BlockScanner(text, marks);
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf("\n", start);
    const end = feed === -1 ? text.length : feed;
    scanner.line(start, end > start && text[end - 1] === "\r" ? end - 1 : end);
    start = end + 1;
  }
  return scanner;
}

interface Container {
  readonly quotes: number;
  /** Column of the content of the innermost list item. */
  readonly offset: number;
}

interface Fence {
  readonly char: string;
  readonly length: number;
}

class BlockScanner {
  readonly #text: string;
  readonly #marks: readonly string[];
  readonly #prose: Prose[] = [];
  readonly #htmlBlocks: Span[][] = [];
  readonly #headings: Heading[] = [];
  readonly #items: Span[] = [];
  /** Whether an item stands behind the last heading. */
  #listed = false;
  readonly #definitions = new Map<string, Definition>();
  readonly #lists = new ListContext();
  #paragraph: Span[] = [];
  #quotes = 0;
  #titled = false;
  /** The label of a definition whose target the next line has; its own line is the paragraph until then. */
  #pending: string | undefined;
  #fence: Fence | undefined;
  /** Where the content of the line begins, behind its quotes. */
  #column = 0;
  /** What the code or the HTML block stands in that is open, or was. */
  #opened: Container | undefined;
  /** What ends the HTML block that is open. */
  #htmlEnd: string | undefined;

  constructor(text: string, marks: readonly string[]) {
    this.#text = text;
    this.#marks = marks;
  }

  get isInCode(): boolean {
    return this.#fence !== undefined;
  }

  line(start: number, end: number): void {
    const isOpen = this.#fence !== undefined || this.#htmlEnd !== undefined;
    // A mark behind those of the quotes that code stands in is code.
    const { at, quotes, column } = this.#skipQuotes(start, end, isOpen ? this.#opened?.quotes : undefined);
    this.#column = column;
    if (this.#opened && isOpen && this.#isLeft(this.#opened, at, end, quotes)) {
      this.#fence = undefined;
      this.#htmlEnd = undefined;
      this.line(start, end);
      return;
    }
    if (this.#fence) {
      if (closesFence(this.#text.slice(at, end), this.#fence)) this.#fence = undefined;
      return;
    }
    if (this.#htmlEnd !== undefined) {
      this.#html(at, end, this.#htmlEnd);
      return;
    }
    if (quotes > this.#quotes) this.#endParagraph();
    const blank = this.#text.slice(at, end).trim() === "";
    if (blank) {
      this.#endParagraph();
      this.#leaveQuotes(quotes);
      return;
    }
    const indent = this.#indent(at, end, this.#text[at - 1] === ">" && this.#text[at] === "\t" ? -1 : 0);
    const isInside = quotes >= this.#quotes && indent.columns >= this.#lists.offset;
    const goesOn = this.#paragraph.length > 0 && !this.#interrupts(indent, end);
    if (goesOn) {
      this.#quotes = Math.max(quotes, this.#quotes);
    } else {
      this.#leaveQuotes(quotes);
      this.#lists.leave(indent.columns);
    }
    this.#content(indent, end, goesOn, isInside);
  }

  /** Lists end with the quote that they stand in. */
  #leaveQuotes(quotes: number): void {
    if (quotes < this.#quotes) this.#lists.leave(0);
    this.#quotes = quotes;
  }

  /** Whether the paragraph above does not go on here: what begins here is not in the quotes and items that the line has no marks of. */
  #interrupts({ at, columns }: Indent, end: number): boolean {
    if (columns - this.#lists.offsetAt(columns) >= 4) return false;
    const rest = this.#text.slice(at, end);
    if (!/^[#`~<*_+\d-]/.test(rest)) return false;
    return [ATX, FENCE, HTML, HTML_BLOCK, BREAK].some((block) => block.test(rest)) || leadingMarker(rest) !== undefined;
  }

  /** Code and HTML end with the quote or the list item that they stand in. */
  #isLeft(opened: Container, at: number, end: number, quotes: number): boolean {
    if (quotes < opened.quotes) return true;
    const indent = this.#indent(at, end, 0);
    return indent.at < end && indent.columns < opened.offset;
  }

  finish(): MarkdownBlocks {
    this.#endParagraph();
    return {
      prose: this.#prose,
      html: this.#htmlBlocks,
      headings: this.#headings,
      items: this.#items,
      definitions: this.#definitions,
    };
  }

  /**
   * @param goesOn whether the line is of the paragraph above.
   * @param isInside whether it is in all quotes and items that the paragraph is in.
   */
  #content(first: Indent, end: number, goesOn: boolean, isInside: boolean): void {
    let indent = first;
    for (let marks = 0; ; marks++) {
      const relative = indent.columns - this.#lists.offset;
      if (relative >= 4) {
        // Behind a paragraph this is its continuation, otherwise code.
        if (goesOn && marks === 0) this.#paragraph.push({ start: indent.at, end });
        return;
      }
      const rest = this.#text.slice(indent.at, end);
      if (this.#closing(rest, marks === 0 && isInside)) return;
      const marker = marks < MAX_MARKS ? leadingMarker(rest) : undefined;
      if (marker === undefined) break;
      this.#endParagraph();
      this.#lists.leave(indent.columns);
      this.#noteItem(indent.at, end);
      const at = indent.at + marker;
      const inner = this.#indent(at, end, indent.columns + marker);
      this.#lists.enter(indent.columns + marker, inner, end);
      if (inner.at >= end) return;
      indent = inner;
    }
    this.#leaf(indent.at, end);
  }

  #noteItem(start: number, end: number): void {
    if (this.#listed || this.#quotes > 0 || this.#lists.offset > 0) return;
    this.#listed = true;
    this.#items.push({ start, end });
  }

  /** Columns are told from where the quotes of the line end; tabs reach to stops that are counted from its beginning. */
  #indent(at: number, end: number, column: number): Indent {
    const indent = indentOf(this.#text, at, end, this.#column + column);
    return { at: indent.at, columns: indent.columns - this.#column };
  }

  /** An underline that makes the paragraph above a heading, or a line across. */
  #closing(rest: string, mayUnderline: boolean): boolean {
    const underline = mayUnderline && this.#paragraph.length > 0 ? UNDERLINE.exec(rest) : null;
    if (underline) {
      this.#add(this.#paragraph, underline[1] === undefined ? 2 : 1);
      this.#paragraph = [];
      return true;
    }
    if (!BREAK.test(rest)) return false;
    this.#endParagraph();
    return true;
  }

  #leaf(start: number, end: number): void {
    const rest = this.#text.slice(start, end);
    const heading = ATX.exec(rest);
    if (heading) {
      this.#endParagraph();
      const from = start + heading[0].length;
      this.#add(
        [{ start: from, end: from + withoutClosing(rest.slice(heading[0].length)).length }],
        heading[1]?.length ?? 1,
      );
      return;
    }
    const fence = FENCE.exec(rest);
    if (fence) {
      this.#endParagraph();
      const run = fence[1] ?? fence[2] ?? "";
      this.#fence = { char: run.charAt(0), length: run.length };
      this.#opened = { quotes: this.#quotes, offset: this.#lists.offset };
      return;
    }
    const htmlEnd = this.#endOfHtml(rest);
    if (htmlEnd !== undefined) {
      this.#endParagraph();
      this.#opened = { quotes: this.#quotes, offset: this.#lists.offset };
      if (htmlEnd === BLANK) this.#htmlBlocks.push([]);
      this.#html(start, end, htmlEnd);
      return;
    }
    if (!this.#definition(start, rest)) this.#paragraph.push({ start, end });
  }

  /** A label with its target, which may stand on the next line. A footnote's label is none. */
  #definition(start: number, rest: string): boolean {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) {
      this.#paragraph = [];
      if (this.#define(pending, start, rest)) return true;
    }
    const written = this.#paragraph.length === 0 ? LABEL.exec(rest) : null;
    const label = written?.[1];
    if (!written || label === undefined || label.startsWith("^") || label.trim() === "") return false;
    const behind = written[0].length;
    if (behind < rest.trimEnd().length) return this.#define(label, start + behind, rest.slice(behind));
    this.#pending = label;
    return false;
  }

  #define(label: string, start: number, rest: string): boolean {
    const match = DESTINATION.exec(rest);
    if (!match) return false;
    const behind = rest.slice(match[0].length);
    const isEnded = ENDED.test(behind);
    if (match[2] !== undefined && !isBalanced(match[2])) return false;
    if (!isEnded && !TITLED.test(behind)) return false;
    const target = match[1] ?? match[2] ?? "";
    const at = match[1] === undefined ? start : start + 1;
    const name = linkLabel(label);
    if (!this.#definitions.has(name)) this.#definitions.set(name, { target, start: at, end: at + target.length });
    // What goes on in the next line is a title or not: it is read as words too, so that no link is hidden in it.
    if (!isEnded) this.#paragraph.push({ start, end: start + rest.length });
    return true;
  }

  /** What ends the HTML that begins with this line; undefined where none does. */
  #endOfHtml(rest: string): string | undefined {
    if (!rest.startsWith("<")) return undefined;
    const html = HTML.exec(rest);
    if (html) return html[1] ? "-->" : `</${html[2] ?? ""}>`.toLowerCase();
    return HTML_BLOCK.test(rest) || (this.#paragraph.length === 0 && LONE_TAG.test(rest)) ? BLANK : undefined;
  }

  #html(start: number, end: number, until: string): void {
    const line = this.#text.slice(start, end).toLowerCase();
    const isEnd = until === BLANK ? line.trim() === "" : line.includes(until);
    if (until === BLANK && !isEnd) this.#htmlBlocks.at(-1)?.push({ start, end });
    this.#htmlEnd = isEnd ? undefined : until;
  }

  #isWanted({ start, end }: Span): boolean {
    const line = this.#text.slice(start, end);
    return this.#marks.some((mark) => line.includes(mark));
  }

  #endParagraph(): void {
    this.#pending = undefined;
    if (this.#paragraph.length > 0) this.#add(this.#paragraph, 0);
    this.#paragraph = [];
  }

  #add(lines: readonly Span[], level: number): void {
    const shown = this.#quotes === 0 && this.#lists.offset === 0 ? level : 0;
    if (shown > 0) {
      this.#headings.push({ level: shown, lines });
      this.#listed = false;
    }
    const title = shown === 1 && !this.#titled;
    if (title) this.#titled = true;
    if (title || lines.some((line) => this.#isWanted(line))) {
      this.#prose.push({ lines, title, level: shown });
    }
  }

  /** @returns the column of what the quotes hold too: a blank behind a mark is of the mark, also where it is part of a tab. */
  #skipQuotes(start: number, end: number, most = Infinity): { at: number; quotes: number; column: number } {
    let at = start;
    let quotes = 0;
    for (;;) {
      let mark = at;
      while (mark < at + 3 && this.#text[mark] === " ") mark++;
      if (quotes === most || mark >= end || this.#text[mark] !== ">") {
        const isPart = quotes > 0 && this.#text[at - 1] === ">" && this.#text[at] === "\t";
        return { at, quotes, column: at - start + (isPart ? 1 : 0) };
      }
      quotes++;
      at = this.#text[mark + 1] === " " ? mark + 2 : mark + 1;
    }
  }
}

/** A bare destination holds parentheses in pairs alone. */
function isBalanced(target: string): boolean {
  let depth = 0;
  for (const [mark] of target.matchAll(/\\?[()]/g)) {
    if (mark === "(") depth++;
    if (mark === ")" && --depth < 0) return false;
  }
  return depth === 0;
}

function closesFence(rest: string, { char, length }: Fence): boolean {
  const line = rest.trim();
  return line.length >= length && line === char.repeat(line.length);
}

/** Heading text without the closing run of `#` and the blanks around it. */
function withoutClosing(text: string): string {
  const trimmed = text.trimEnd();
  let end = trimmed.length;
  while (end > 0 && trimmed[end - 1] === "#") end--;
  const closed = end === 0 || trimmed[end - 1] === " " || trimmed[end - 1] === "\t";
  return closed ? trimmed.slice(0, end).trimEnd() : trimmed;
}

/** Which parts of a Markdown text a reader sees as prose, as code, as a quotation, or not at all. Linear in the text. */

import type { LinkDefinition } from "./link-definitions.js";
import { unseenTitles } from "./unseen-titles.js";

export type Zone = "prose" | "code" | "quoted" | "hidden";

export interface ZoneSpan {
  readonly zone: Zone;
  readonly start: number;
  readonly end: number;
  /** What hides it, where it is hidden, as a noun phrase. */
  readonly by?: string;
  /**
   * Of code that may be none to another reader of Markdown, who then does not see a comment in it: for what stands in its own
   * paragraph, or for what stands around that.
   */
  readonly isDoubtful?: "span" | "block";
}

/**
 * Spans that are not prose, in order, none over another. A comment in code is code where that is beyond doubt, and code in a
 * comment is hidden.
 */
export function zonesOf(text: string, definitions: readonly LinkDefinition[]): ZoneSpan[] {
  const { spans: blocks, doubtFrom } = blockSpans(text);
  const inline = inlineSpans(text, blocks, doubtFrom);
  const firm = [...hiddenSpans(text)];
  for (const title of unseenTitles(text, definitions)) firm.push({ zone: "hidden", ...title });
  const weak: ZoneSpan[] = [];
  for (const span of [...blocks, ...inline]) (span.zone === "quoted" || span.isDoubtful ? weak : firm).push(span);
  const first = firstOf(firm);
  return [...first, ...outside(firstOf(weak), first)].sort((a, b) => a.start - b.start);
}

/** Blanks before text on a line that nobody scrolls to. */
const FAR = /[ \t\u00A0]{120,}/g;
const REFERENCE_COMMENT = /^ {0,3}\[(?:\/\/|comment|_|#)[^\]\n]{0,20}\]:[^\n]*/gim;
/** Tags of which the text is not shown, and attributes that hide. */
const TAG = /<([a-z][a-z0-9-]{0,30})((?:\s[^<>]{0,600})?)\/?>/gi;
const UNSHOWN = /^(?:script|style|template|noscript|noembed|noframes|iframe|object|math|metadata|title)$/i;
const HIDING =
  /(?:^|\s)hidden(?=[\s=/]|$)|(?:^|\s)type\s*=\s*["']?hidden\b|display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?(?![.\d])|(?:font-size|(?:max-)?(?:width|height)|line-height)\s*:\s*0(?:\.0+)?(?:px|em|rem|pt|%)?\s*(?:[;"'!]|$)|font-size\s*:\s*(?:0?\.\d+|1)(?:px|pt)|(?:^|[;"'\s])color\s*:\s*(?:white|#fff(?:fff)?\b|transparent|rgba?\(\s*255\s*,\s*255\s*,\s*255|rgba\([^)]*,\s*0\s*\))|(?:text-indent|left|top)\s*:\s*-\d{3,}|aria-hidden\s*=\s*["']?true|\scolor\s*=\s*["']?(?:white|#fff)|clip\s*:\s*rect\(0/i;

interface Markup {
  readonly opens: RegExp;
  readonly closes: string;
  readonly by: string;
}

/** Beside comments (CommonMark 0.31, section 6.6). */
const UNSHOWN_MARKUP: readonly Markup[] = [
  { opens: /<\?/g, closes: "?>", by: "a processing instruction" },
  { opens: /<!\[CDATA\[/g, closes: "]]>", by: "a CDATA section" },
  { opens: /<![a-z]/gi, closes: ">", by: "a declaration of HTML" },
];

function unshownMarkup(text: string, { opens, closes, by }: Markup): ZoneSpan[] {
  const spans: ZoneSpan[] = [];
  opens.lastIndex = 0;
  for (let match = opens.exec(text); match; match = opens.exec(text)) {
    const close = text.indexOf(closes, opens.lastIndex);
    if (close === -1) break;
    const end = close + closes.length;
    spans.push({ zone: "hidden", start: match.index, end, by });
    opens.lastIndex = end;
  }
  return spans;
}

function hiddenSpans(text: string): ZoneSpan[] {
  const spans: ZoneSpan[] = [];
  for (let at = text.indexOf("<!--"); at !== -1; at = text.indexOf("<!--", at)) {
    const close = text.indexOf("-->", at + 4);
    const end = close === -1 ? text.length : close + 3;
    spans.push({ zone: "hidden", start: at, end, by: "an HTML comment" });
    at = end;
  }
  for (const markup of UNSHOWN_MARKUP) for (const span of unshownMarkup(text, markup)) spans.push(span);
  if (text.includes("<")) for (const span of hidingTags(text)) spans.push(span);
  for (const { index, 0: line } of text.matchAll(REFERENCE_COMMENT)) {
    spans.push({
      zone: "hidden",
      start: index,
      end: index + line.length,
      by: "a link definition that nothing refers to",
    });
  }
  for (const { index, 0: blanks } of text.matchAll(FAR)) {
    const start = index + blanks.length;
    const feed = text.indexOf("\n", start);
    const end = feed === -1 ? text.length : feed;
    if (start < end) spans.push({ zone: "hidden", start, end, by: "the end of a line behind a row of blanks" });
  }
  return spans;
}

/** Names of elements without a closing tag that are searched for: HTML has some hundred. */
const MAX_UNCLOSED = 200;

/** Elements whose closing tag was not found: they are asked for once. */
function hidingTags(text: string): ZoneSpan[] {
  const spans: ZoneSpan[] = [];
  const unclosed = new Set<string>();
  let lower: string | undefined;
  for (const { index, 0: tag, 1: name = "", 2: attributes = "" } of text.matchAll(TAG)) {
    const isUnshown = UNSHOWN.test(name);
    if (!isUnshown && !HIDING.test(attributes)) continue;
    if ((spans.at(-1)?.end ?? 0) > index) continue;
    // Letters beyond ASCII may become two in lower case, and offsets others.
    lower ??= text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    const closing = `</${name.toLowerCase()}`;
    const close =
      unclosed.has(closing) || unclosed.size > MAX_UNCLOSED ? -1 : lower.indexOf(closing, index + tag.length);
    if (close === -1) unclosed.add(closing);
    const paragraph = close === -1 ? text.indexOf("\n\n", index) : close;
    const end = paragraph === -1 ? text.length : paragraph;
    const by = isUnshown ? `a <${name.toLowerCase()}> element` : "markup that hides it";
    spans.push({ zone: "hidden", start: index, end, by });
  }
  return spans;
}

const FENCE = /^ {0,12}(?:>\s?|[-*+]\s+|\d{1,9}[.)]\s+)?(`{3,}|~{3,})([^\n]*)/;
const QUOTE = /^ {0,8}>/;
const LIST = /^ {0,8}(?:[-*+]|\d{1,9}[.)])\s/;

/** What ends a fence that begins at the beginning of a line, in no quote and no item. */
const CLOSING = /^ {0,3}(`{3,}|~{3,})[ \t\r]*$/;
/** A fence that begins behind something else: what it stands in ends it too. */
const PLACED_FENCE = /^[ \t>*+\-\d.)]+(?:`{3}|~{3})/;
/** HTML that goes on to the next blank line, and such as goes on past it: no fence begins in either. */
const HTML_LINE = /^[ \t>*+\-\d.)]*</;
const RAW_HTML = /<(?:pre|textarea|script|style)(?=[\s>]|$)/i;
/** The end of a line that is not looked for here. */
const LONE_RETURN = /\r(?!\n)/;

interface Blocks {
  readonly spans: ZoneSpan[];
  /** From where on another reader may take other lines for fences than those here. */
  readonly doubtFrom: number;
}

/** Fences and indented code, as most readers see them; of what depends on more of the structure, code is doubtful. */
function blockSpans(text: string): Blocks {
  const spans: ZoneSpan[] = [];
  let fence: { readonly marks: string; readonly start: number; readonly isSure: boolean } | undefined;
  let afterBlank = true;
  let inList = false;
  let inHtml = false;
  const lone = text.search(LONE_RETURN);
  let doubtFrom = lone === -1 ? Infinity : lone;
  const code = (start: number, end: number, isSure: boolean): ZoneSpan =>
    isSure && end <= doubtFrom ? { zone: "code", start, end } : { zone: "code", start, end, isDoubtful: "block" };
  for (let start = 0; start < text.length;) {
    const feed = text.indexOf("\n", start);
    const end = feed === -1 ? text.length : feed;
    const head = text.slice(start, Math.min(end, start + 400));
    const open = FENCE.exec(head);
    const [, marks = "", info = ""] = open ?? [];
    const isBlank = head.trim() === "";
    if (!fence?.isSure) {
      const line = text.slice(start, end);
      inHtml = !isBlank && (inHtml || HTML_LINE.test(line));
      if (PLACED_FENCE.test(line) || RAW_HTML.test(line) || (inHtml && marks !== "")) {
        doubtFrom = Math.min(doubtFrom, start);
      }
    }
    if (fence) {
      const closes = fence.isSure
        ? CLOSING.exec(head)?.[1]?.startsWith(fence.marks)
        : marks.startsWith(fence.marks) && info.trim() === "";
      if (closes) {
        spans.push(code(fence.start, end, fence.isSure));
        fence = undefined;
      }
    } else if (open && !(marks.startsWith("`") && info.includes("`"))) {
      const from = start + open[0].length - info.length;
      // A word alone is the language of the code.
      if (/\S\s+\S/.test(info)) spans.push({ zone: "hidden", start: from, end, by: "the info string of a code fence" });
      fence = { marks, start: end, isSure: head.startsWith(marks) && start < doubtFrom };
    } else if (QUOTE.test(head)) spans.push({ zone: "quoted", start, end });
    else if (/^(?: {4}|\t)/.test(head) && afterBlank && !inList) spans.push(code(start, end, false));
    const wasCode = spans.at(-1)?.zone === "code" && spans.at(-1)?.end === end;
    if (!isBlank && !fence) inList = LIST.test(head) || (inList && (/^\s/.test(head) || !afterBlank));
    afterBlank = isBlank || wasCode;
    start = end + 1;
  }
  if (fence) spans.push(code(fence.start, text.length, fence.isSure));
  return { spans, doubtFrom };
}

/** Code spans and quotations, paragraph by paragraph. */
function inlineSpans(text: string, blocks: readonly ZoneSpan[], doubtFrom: number): ZoneSpan[] {
  const spans: ZoneSpan[] = [];
  // Past the others: a paragraph ends before code, whether or not the info string of its fence hides something.
  const block = blocks.filter(({ zone }) => zone === "code").values();
  let next = block.next().value;
  let blank = -1;
  for (let start = 0; start < text.length;) {
    while (next && next.end <= start) next = block.next().value;
    if (next && next.start <= start) {
      start = next.end + 1;
      continue;
    }
    if (blank < start) {
      const found = text.indexOf("\n\n", start);
      blank = found === -1 ? text.length : found;
    }
    const limit = Math.min(blank, next?.start ?? text.length);
    const end = Math.max(limit, start + 1);
    // One at a time: a call takes so many arguments only.
    for (const span of codeSpans(text, start, end)) {
      spans.push(span.isDoubtful || span.end <= doubtFrom ? span : { ...span, isDoubtful: "block" });
    }
    for (const span of quotations(text, start, end)) spans.push(span);
    start = end;
    while (text.startsWith("\n", start)) start++;
  }
  return spans;
}

/** What makes it doubtful which marks of a paragraph belong together: a tag or an address that holds one, and one that is escaped. */
const UNSURE = /<|\\`/;
/** A mark in another cell, or in another block, which begins with its line. */
const PARTED = /[|\r\n]/;

function codeSpans(text: string, start: number, end: number): ZoneSpan[] {
  const paragraph = text.slice(start, end);
  if (!paragraph.includes("`")) return [];
  const spans: ZoneSpan[] = [];
  const runs = [...paragraph.matchAll(/`+/g)].map(({ index, 0: marks }) => ({ index, length: marks.length }));
  const later = new Map<number, number[]>();
  for (const [place, { length }] of runs.entries()) {
    const list = later.get(length);
    if (list) list.push(place);
    else later.set(length, [place]);
  }
  const passed = new Map<number, number>();
  let isSure = true;
  let behind = 0;
  for (let place = 0; place < runs.length; place++) {
    const run = runs[place];
    if (!run) break;
    const same = later.get(run.length) ?? [];
    let at = passed.get(run.length) ?? 0;
    while ((same[at] ?? Infinity) <= place) at++;
    passed.set(run.length, at);
    const closing = runs[same[at] ?? -1];
    isSure &&= closing !== undefined && !UNSURE.test(paragraph.slice(behind, run.index + 1));
    if (!closing) continue;
    const end = closing.index + closing.length;
    isSure &&= !PARTED.test(paragraph.slice(run.index, end));
    behind = end;
    // Marks in the middle of a word only break it up.
    const isInWord = /\w/.test(paragraph.charAt(run.index - 1)) && /\w/.test(paragraph.charAt(end));
    const span: ZoneSpan = { zone: "code", start: start + run.index, end: start + end };
    if (!isInWord) spans.push(isSure ? span : { ...span, isDoubtful: "span" });
    place = same[at] ?? place;
  }
  return spans;
}

const QUOTATION =
  /(?<![0-9A-Za-z])"[^"\n]{2,400}"(?![0-9A-Za-z])|\u201C[^\u201C\u201D]{2,400}\u201D|\u201E[^\u201C\u201D\u201E]{2,400}[\u201C\u201D]|\u00AB[^\u00AB\u00BB]{2,400}\u00BB|\u300C[^\u300C\u300D]{2,400}\u300D|\u300E[^\u300E\u300F]{2,400}\u300F|(?<![0-9A-Za-z])\u2018[^\u2018]{2,400}\u2019(?![0-9A-Za-z])|(?<![0-9A-Za-z])'[^'\n]{8,400}'(?![0-9A-Za-z])/g;

/** Letters outside of quotations that a paragraph needs to be about them. */
const ABOUT = 15;

function quotations(text: string, start: number, end: number): ZoneSpan[] {
  const paragraph = text.slice(start, end);
  const spans: ZoneSpan[] = [];
  let outside = paragraph.length;
  for (const { index, 0: quotation } of paragraph.matchAll(QUOTATION)) {
    outside -= quotation.length;
    spans.push({ zone: "quoted", start: start + index, end: start + index + quotation.length });
  }
  // A text that is nothing but a quotation says what it quotes.
  return outside >= ABOUT ? spans : [];
}

/** Spans in order; one that begins inside another is left out, as far as the other goes. */
function firstOf(spans: readonly ZoneSpan[]): ZoneSpan[] {
  const result: ZoneSpan[] = [];
  let end = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start < end) continue;
    result.push(span);
    end = span.end;
  }
  return result;
}

/** What of some spans lies outside of others; both in order. */
function outside(spans: readonly ZoneSpan[], others: readonly ZoneSpan[]): ZoneSpan[] {
  const result: ZoneSpan[] = [];
  let next = 0;
  for (const span of spans) {
    let { start } = span;
    while ((others[next]?.end ?? Infinity) <= start) next++;
    for (let at = next; start < span.end; at++) {
      const other = others[at];
      const end = Math.min(other?.start ?? Infinity, span.end);
      if (start < end) result.push({ ...span, start, end });
      if (!other) break;
      start = Math.max(start, other.end);
    }
  }
  return result;
}

/** Looks up zones of places that are asked for in order. */
export class ZoneReader {
  readonly #spans: readonly ZoneSpan[];
  #next = 0;

  constructor(spans: readonly ZoneSpan[]) {
    this.#spans = spans;
  }

  at(place: number): ZoneSpan | undefined {
    if ((this.#spans[this.#next - 1]?.end ?? 0) > place) this.#next = 0;
    for (let span = this.#spans[this.#next]; span && span.end <= place; span = this.#spans[this.#next]) this.#next++;
    const span = this.#spans[this.#next];
    return span && span.start <= place ? span : undefined;
  }
}

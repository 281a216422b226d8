/** Fences, indented code and quotes of Markdown, as most readers see them. Linear in the text. */
import type { ZoneSpan } from "./zone-span.js";

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
export function blockSpans(text: string): Blocks {
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

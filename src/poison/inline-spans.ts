/** Code spans and quotations within the paragraphs of Markdown. Linear in the text. */
import type { ZoneSpan } from "./zone-span.js";

/** Code spans and quotations, paragraph by paragraph. */
export function inlineSpans(text: string, blocks: readonly ZoneSpan[], doubtFrom: number): ZoneSpan[] {
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

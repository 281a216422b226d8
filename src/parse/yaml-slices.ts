/**
 * The documents of a YAML stream as slices of its text. A line that begins with `---` or `...` and a blank is a document
 * marker wherever it stands (YAML 1.2.2, section 9.1.4), so a document with an error cannot swallow the next one.
 */
import type { Span } from "./flaw.js";

const MARKER = /(?:^|\n)(---|\.\.\.)(?=[ \t\r\n]|$)/g;

/** Slices between `start` and `end`, in order; comments and blank lines alone are no document. Stops behind `atMost` of them. */
export function sliceStream(text: string, start = 0, end = text.length, atMost = Infinity): Span[] {
  const region = start === 0 && end === text.length ? text : text.slice(start, end);
  const slices: Span[] = [];
  let from = 0;
  let opened = false;
  for (const match of region.matchAll(MARKER)) {
    if (slices.length >= atMost) return slices;
    const at = match.index + (match[0].length - 3);
    if (match[1] === "...") {
      const feed = region.indexOf("\n", at);
      const next = feed === -1 ? region.length : feed + 1;
      slices.push({ start: start + from, end: start + next });
      from = next;
      opened = false;
    } else {
      if (opened || !isPrelude(region, from, at)) {
        slices.push({ start: start + from, end: start + at });
        from = at;
      }
      opened = true;
    }
  }
  if (opened || !isPrelude(region, from, region.length) || hasDirective(region, from)) {
    slices.push({ start: start + from, end: start + region.length });
  }
  return slices;
}

/** Whether a region holds nothing but blank lines, comments and directives. */
function isPrelude(text: string, from: number, to: number): boolean {
  for (let at = from; at < to;) {
    const feed = text.indexOf("\n", at);
    const next = feed === -1 ? to : feed + 1;
    if (text[at] !== "%") {
      let first = at;
      while (text[first] === " " || text[first] === "\t") first++;
      const char = text[first];
      const blank = first >= to || char === "\n" || (char === "\r" && first + 1 === feed);
      if (!blank && char !== "#") return false;
    }
    at = next;
  }
  return true;
}

function hasDirective(text: string, from: number): boolean {
  return text[from] === "%" || text.includes("\n%", from);
}

/** The part of an inline link between its parentheses (CommonMark 0.31, section 6.3). */
import type { Span } from "./flaw.js";

export interface Destination {
  /** Of the target as written, without angle brackets. */
  readonly place: Span;
  /** Offset behind the closing parenthesis. */
  readonly end: number;
}

const MAX_PARENTHESES = 32;
const CLOSERS: Readonly<Record<string, string>> = { '"': '"', "'": "'", "(": ")" };

/** @param open offset of the opening parenthesis. Undefined where this is no link, or one without a target. */
export function readDestination(prose: string, open: number): Destination | undefined {
  const start = skipSpace(prose, open + 1);
  const place = prose[start] === "<" ? angled(prose, start) : bare(prose, start);
  if (!place || place.end === place.start) return undefined;
  const behind = prose[start] === "<" ? place.end + 1 : place.end;
  let at = skipSpace(prose, behind);
  const closer = CLOSERS[prose[at] ?? ""];
  if (closer !== undefined && at > behind) {
    const titleEnd = skipTitle(prose, at + 1, closer);
    if (titleEnd === -1) return undefined;
    at = skipSpace(prose, titleEnd);
  }
  return prose[at] === ")" ? { place, end: at + 1 } : undefined;
}

function angled(prose: string, open: number): Span | undefined {
  for (let at = open + 1; at < prose.length; at++) {
    const char = prose[at];
    if (char === ">") return { start: open + 1, end: at };
    if (char === "<" || char === "\n") return undefined;
    if (char === "\\") at++;
  }
  return undefined;
}

function bare(prose: string, start: number): Span | undefined {
  let depth = 0;
  let at = start;
  for (; at < prose.length; at++) {
    const code = prose.charCodeAt(at);
    if (code <= 0x20 || code === 0x7f) break;
    if (code === 0x28 && ++depth > MAX_PARENTHESES) return undefined;
    if (code === 0x29 && depth-- === 0) break;
    if (code === 0x5c && prose.charCodeAt(at + 1) > 0x20) at++;
  }
  return { start, end: Math.min(at, prose.length) };
}

function skipTitle(prose: string, from: number, closer: string): number {
  for (let at = from; at < prose.length; at++) {
    if (prose[at] === closer) return at + 1;
    if (closer === ")" && prose[at] === "(") return -1;
    if (prose[at] === "\\") at++;
  }
  return -1;
}

function skipSpace(prose: string, from: number): number {
  let at = from;
  while (prose[at] === " " || prose[at] === "\t" || prose[at] === "\n" || prose[at] === "\r") at++;
  return at;
}

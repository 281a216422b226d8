/** A line of block YAML as a person reads it, for lines that YAML itself cannot read. */
import type { Span } from "./flaw.js";
import { lineEnd, lineStart } from "./lines.js";

export interface ReadLine {
  /** The whole line without its end. */
  readonly line: Span;
  /** The text before the first `: `; absent where there is none. */
  readonly key: string | undefined;
  /** What stands behind the key, or behind the dashes of a list item, blanks trimmed. */
  readonly value: Span;
  /** True where the value might end at a ` #` that begins a comment. */
  readonly comment: boolean;
  /** True behind one or more `- `. */
  readonly item: boolean;
}

/** Reads the line that holds `offset`. */
export function readLine(source: string, offset: number): ReadLine {
  const start = lineStart(source, offset);
  const end = lineEnd(source, start);
  let at = skipBlanks(source, start, end);
  const first = at;
  while (source[at] === "-" && isBlank(source[at + 1])) at = skipBlanks(source, at + 1, end);
  const item = at > first;
  const keyEnd = findKeyEnd(source, at, end);
  const key = keyEnd === -1 ? undefined : source.slice(at, keyEnd).trimEnd();
  const valueStart = keyEnd === -1 ? at : skipBlanks(source, keyEnd + 1, end);
  let valueEnd = end;
  while (valueEnd > valueStart && isBlank(source[valueEnd - 1])) valueEnd--;
  const text = source.slice(valueStart, valueEnd);
  return {
    line: { start, end },
    key,
    value: { start: valueStart, end: valueEnd },
    comment: text.includes(" #") || text.includes("\t#"),
    item,
  };
}

/** Offset of the colon that ends a key, -1 where the line has none. A quoted key ends at its closing quote. */
function findKeyEnd(source: string, start: number, end: number): number {
  const quote = source[start];
  let at = start;
  if (quote === '"' || quote === "'") {
    at = source.indexOf(quote, start + 1);
    if (at === -1 || at >= end) return -1;
    at = skipBlanks(source, at + 1, end);
    return source[at] === ":" && (at + 1 === end || isBlank(source[at + 1])) ? at : -1;
  }
  for (; at < end; at++) {
    if (source[at] === ":" && (at + 1 === end || isBlank(source[at + 1]))) return at === start ? -1 : at;
    if (source[at] === "#" && isBlank(source[at - 1])) return -1;
  }
  return -1;
}

function skipBlanks(source: string, from: number, end: number): number {
  let at = from;
  while (at < end && isBlank(source[at])) at++;
  return at;
}

function isBlank(char: string | undefined): boolean {
  return char === " " || char === "\t";
}

/** Of a line: a colon of another script, or what stands behind one and is no space to YAML though it looks like one, or like nothing. */
export function oddColon(text: string): (Span & { readonly character: string }) | undefined {
  const [before = "", , colon, blank] = ODD_COLON.exec(text) ?? [];
  const character = colon ?? blank;
  return character === undefined ? undefined : { start: before.length - 1, end: before.length, character };
}

const ODD_COLON = /^[ ]*(- )*[^\s:#"'[\]{}\uFF1A]+(?:(\uFF1A)|:([\u00A0\u1680\u2000-\u200B\u202F\u205F\u3000\uFEFF]))/;

/** The strings of JSON or JSON Lines, changed without a look at the rest. */
import { unicodeEscape } from "../memory/unicode-escape.js";

/**
 * @param change gets each string's value, and whether it is a member's name. What it gives back as it was stays as it was
 * written, to the byte.
 * @param spans of the text, in order: a string without escapes that none of them touches stays as it is.
 */
export function mapJsonStrings(
  json: string,
  change: (value: string, isName: boolean) => string,
  spans: readonly (readonly [start: number, end: number])[],
): string {
  let next = 0;
  let result = "";
  let written = 0;
  for (let start = json.indexOf('"'); start !== -1;) {
    const end = endOfString(json, start);
    if (end === -1) break;
    while ((spans[next]?.[1] ?? Infinity) <= start) next++;
    const isTouched = (spans[next]?.[0] ?? Infinity) <= end;
    const literal = json.slice(start, end + 1);
    const value = isTouched || literal.includes("\\") ? valueOf(literal) : undefined;
    const changed = value === undefined ? undefined : change(value, isName(json, end));
    if (changed !== undefined && changed !== value) {
      result += json.slice(written, start) + written7bit(changed);
      written = end + 1;
    }
    start = json.indexOf('"', end + 1);
  }
  return result + json.slice(written);
}

/** Index of the closing quote; -1 where there is none. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (json[end - 1 - backslashes] === "\\") backslashes++;
    if (backslashes % 2 === 0) return end;
  }
  return -1;
}

function valueOf(literal: string): string | undefined {
  if (!literal.includes("\\")) return literal.slice(1, -1);
  try {
    const value: unknown = JSON.parse(literal);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}

function isName(json: string, end: number): boolean {
  let at = end + 1;
  while (json[at] === " ") at++;
  return json[at] === ":";
}

/** Nothing in it acts in a terminal or a workflow log, whatever the value was. */
function written7bit(value: string): string {
  return JSON.stringify(value).replace(/[#\u007f-\uffff]/g, unicodeEscape);
}

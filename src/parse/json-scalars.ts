/** Strings and numbers of JSON (RFC 8259, sections 6 and 7). */
import type { Span } from "./flaw.js";

export type ScannedJson =
  | { readonly end: number }
  | { readonly fault: Span & { readonly message: string; readonly advice: string } };

const ESCAPED = new Set('"\\/bfnrt');

/** Scans the string whose opening quote is at `start`. */
export function scanString(text: string, start: number, limit: number): ScannedJson {
  for (let at = start + 1; at < limit; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return { end: at + 1 };
    if (code === 0x0a || code === 0x0d) break;
    if (code < 0x20) {
      return fault(at, at + 1, "A control character stands in a string.", "Write it as an escape, such as \\t");
    }
    if (code !== 0x5c) continue;
    const next = text.charAt(at + 1);
    if (ESCAPED.has(next)) {
      at++;
    } else if (next === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6))) {
      at += 5;
    } else {
      return fault(
        at,
        Math.min(at + 2, limit),
        "This escape is not one that JSON has.",
        "Write a backslash twice to mean one",
      );
    }
  }
  return fault(start, start + 1, "The quote that opens here is never closed on its line.", "Close the quote");
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const NUMBER_LIKE = /[-+.0-9a-zA-Z]+/y;

/** Scans the number that begins at `start`. */
export function scanNumber(text: string, start: number): ScannedJson {
  NUMBER.lastIndex = start;
  NUMBER_LIKE.lastIndex = start;
  const end = NUMBER.test(text) ? NUMBER.lastIndex : start;
  const written = NUMBER_LIKE.test(text) ? NUMBER_LIKE.lastIndex : start;
  if (end === written && end > start) return { end };
  return fault(
    start,
    Math.max(written, start + 1),
    "This is not a number that JSON has.",
    "Write it plainly, or as a string in double quotes",
  );
}

function fault(start: number, end: number, message: string, advice: string): ScannedJson {
  return { fault: { start, end, message, advice } };
}

/** Tier 2: a secret word, an operator, and a value that looks random. */
import { assignedValue, foldedEnd } from "./assigned-value.js";
import type { Report } from "./candidate.js";
import { isSecretValue } from "./secret-value.js";
import { BESIDE_NAME, isOfAnotherSense, namesSecret, SECRET_WORDS } from "./secret-words.js";
import { columnValues } from "./table-column.js";

export { SECRET_WORDS };

const ASSIGNMENT = "secret-assignment";

/** Longest name that a secret word is part of, on either side of it. */
const NAME_REACH = 40;

/** `text` has one code unit for each byte of a view; the word stands at `wordStart` to `wordEnd` of it, in any case. */
export function findAssignments(text: string, wordStart: number, wordEnd: number, report: Report): void {
  const nameStart = backOverName(text, wordStart);
  const nameEnd = forwardOverName(text, wordEnd);
  const name = text.slice(nameStart, nameEnd);
  // A part of a longer address: `arn:…:secret:name`. `tool:api_token=…` is none.
  if ((text[nameStart - 1] === ":" && text[nameEnd] !== "=") || !namesSecret(name)) return;
  const before = text.slice(Math.max(0, nameStart - BESIDE_NAME), nameStart);
  if (isOfAnotherSense(before, name, text.slice(nameEnd, nameEnd + BESIDE_NAME))) return;
  const value = assignedValue(text, name, nameStart, nameEnd);
  if (value) tell(text, value, report);
  else for (const cell of columnValues(text, nameStart, nameEnd)) tell(text, cell, report);
}

function tell(text: string, place: { readonly start: number; readonly end: number }, report: Report): void {
  if (!isSecretValue(text.slice(place.start, place.end))) return;
  const end = foldedEnd(text, place.end, isSecretValue);
  report({ format: ASSIGNMENT, tier: 2, start: place.start, end, guessable: true });
}

function backOverName(text: string, from: number): number {
  let start = from;
  while (start > 0 && from - start < NAME_REACH && isNameCode(text.charCodeAt(start - 1))) start--;
  return start;
}

function forwardOverName(text: string, from: number): number {
  let end = from;
  while (end < text.length && end - from < NAME_REACH && isNameCode(text.charCodeAt(end))) end++;
  // A sentence may end behind the word, and an arrow or emphasis may begin.
  while (end > from && !isLetterOrDigit(text.charCodeAt(end - 1))) end--;
  return end;
}

function isNameCode(code: number): boolean {
  return isLetterOrDigit(code) || code === 0x5f || code === 0x2d || code === 0x2e;
}

function isLetterOrDigit(code: number): boolean {
  const letter = code | 0x20;
  return (letter >= 0x61 && letter <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

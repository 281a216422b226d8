/** Escapes with a backslash: those of JSON and YAML strings, and of Markdown. */
import type { Resolved } from "./entities.js";

const BACKSLASH = 0x5c;
const CONTROLS: Readonly<Record<string, number>> = { n: 0x0a, r: 0x0d, t: 0x09, b: 0x20, f: 0x20, e: 0x20 };
const DIGITS: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/**
 * The escape whose first backslash stands at `at`. Backslashes in a row count as one: each string within a string doubles
 * them. Undefined where they escape nothing.
 */
export function readBackslash(bytes: Buffer, at: number): Resolved | undefined {
  let letter = at + 1;
  while (bytes[letter] === BACKSLASH) letter++;
  const byte = bytes[letter];
  if (byte === undefined || byte < 0x21 || byte > 0x7e) return undefined;
  const name = String.fromCharCode(byte);
  const control = Object.hasOwn(CONTROLS, name) ? CONTROLS[name] : undefined;
  if (control !== undefined) return { code: control, end: letter + 1 };
  const digits = Object.hasOwn(DIGITS, name) ? DIGITS[name] : undefined;
  if (digits !== undefined) return readDigits(bytes, letter + 1, digits);
  return /[A-Za-z0-9]/.test(name) ? undefined : { code: byte, end: letter + 1 };
}

function readDigits(bytes: Buffer, at: number, count: number): Resolved | undefined {
  const isBraced = bytes[at] === 0x7b && count === 4;
  const start = isBraced ? at + 1 : at;
  const text = bytes.toString("latin1", start, start + (isBraced ? 6 : count));
  const digits = /^[0-9a-fA-F]+/.exec(text)?.[0] ?? "";
  if (isBraced ? digits === "" || bytes[start + digits.length] !== 0x7d : digits.length < count) return undefined;
  const code = parseInt(digits, 16);
  const isCharacter = code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  return { code: isCharacter ? code : 0xfffd, end: start + digits.length + (isBraced ? 1 : 0) };
}

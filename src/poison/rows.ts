/**
 * Base64 and hex that is broken over several rows, as mail programs, `base64 -w`, folded YAML and paragraphs do it: a word may be
 * cut between two of them, and a row by itself need not begin where a byte does.
 */
import { Buffer } from "node:buffer";

/** A row that stands for itself, or begins such a text, or goes on with it. */
const ROW = /[A-Za-z0-9+/_-]{24,}={0,2}/g;
const LEAST = 24;

/** Between two rows: a line end, with what indents or quotes the next line, or the blank that folding makes of one. */
const BREAK = /^(?:[ \t]{0,8}\r?\n[ \t>]{0,80}| )$/;
const MAX_BREAK = 92;
/** What is left for the last row. */
const REST = /(?:[ \t]{0,8}\r?\n[ \t>]{0,80}| )([A-Za-z0-9+/_-]{1,23}={0,2})(?![A-Za-z0-9+/_=-])/y;

export interface Row {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Rows that may be one text: nothing but breaks stands between them. */
export interface Rows extends Row {
  readonly rows: readonly Row[];
}

/** Each `text` is without what stands between its rows. */
export function* rowsIn(text: string): Generator<Rows> {
  let rows: Row[] = [];
  for (const { index, 0: row } of text.matchAll(ROW)) {
    const before = rows.at(-1);
    if (before && !isBreak(text, before.end, index)) {
      yield joined(text, rows);
      rows = [];
    }
    rows.push({ start: index, end: index + row.length, text: row });
  }
  if (rows.length > 0) yield joined(text, rows);
}

function joined(text: string, rows: readonly Row[]): Rows {
  const [first, last] = [rows[0], rows.at(-1)];
  REST.lastIndex = last?.end ?? 0;
  const [all = "", rest = ""] = REST.exec(text) ?? [];
  return {
    rows,
    start: first?.start ?? 0,
    end: (last?.end ?? 0) + all.length,
    text: [...rows.map((row) => row.text), rest].join(""),
  };
}

function isBreak(text: string, from: number, to: number): boolean {
  return to - from <= MAX_BREAK && BREAK.test(text.slice(from, to));
}

/** So many readable characters in a row are no accident, but in a long text of noise. A row of hex has few. */
const READABLE = /[\x20-\x7e\t\n\r]{12,}/g;
const READABLE_HEX = /[\x20-\x7e\t\n\r]{10,}/g;

/** Bytes beyond ASCII between two such stretches that are one text. */
const NEAR = 32;

const HEX = /^[0-9a-fA-F]+$/;

/**
 * What rows say, wherever in them a byte begins: other rows may stand before them.
 * @returns for each place where a byte may begin what can be read, without what cannot.
 */
export function readingsOf(text: string): string[] {
  const joined = text.replaceAll("=", "");
  const isHex = HEX.test(joined);
  return Array.from({ length: isHex ? 2 : 4 }, (_, skipped) => {
    const bytes = Buffer.from(joined.slice(skipped), isHex ? "hex" : "base64");
    return readableIn(bytes, isHex ? READABLE_HEX : READABLE);
  }).filter((reading) => reading !== "");
}

function readableIn(bytes: Buffer, readable: RegExp): string {
  const texts: string[] = [];
  let [start, end] = [0, 0];
  for (const { index, 0: stretch } of bytes.toString("latin1").matchAll(readable)) {
    if (index > end + NEAR) {
      texts.push(bytes.toString("utf8", start, end));
      start = index;
    }
    end = index + stretch.length;
  }
  texts.push(bytes.toString("utf8", start, end));
  return texts.filter((text) => text !== "").join("\n\n");
}

const IS_OF_ROW = Uint8Array.from({ length: 256 }, (_, byte) =>
  /[A-Za-z0-9+/_-]/.test(String.fromCharCode(byte)) ? 1 : 0,
);

/** Whether a file may hold such rows that say something. It looks at every third byte or so of usual text. */
export function mayHoldRows(bytes: Uint8Array): boolean {
  const { length } = bytes;
  // No row holds `at - LEAST`: one that begins behind that place reaches `at`.
  for (let at = LEAST - 1; at < length;) {
    const few = membersBefore(bytes, at);
    if (few < FEW) {
      at += LEAST - few;
      continue;
    }
    let before = at - FEW;
    while (before > at - LEAST && isMember(bytes, before) === 1) before--;
    if (before > at - LEAST) {
      at = before + LEAST;
      continue;
    }
    let end = at + 1;
    while (end < length && isMember(bytes, end) === 1) end++;
    if (goesOn(bytes, end) && saysSomething(bytes.subarray(before + 1, end))) return true;
    at = end + LEAST;
  }
  return false;
}

/** Most words are shorter. */
const FEW = 8;

/** How many of so many bytes up to a place are of a row, from its end: without a branch, since nobody can guess where words end. */
function membersBefore(bytes: Uint8Array, at: number): number {
  let all = isMember(bytes, at);
  let members = all;
  members += all &= isMember(bytes, at - 1);
  members += all &= isMember(bytes, at - 2);
  members += all &= isMember(bytes, at - 3);
  members += all &= isMember(bytes, at - 4);
  members += all &= isMember(bytes, at - 5);
  members += all &= isMember(bytes, at - 6);
  return members + (all & isMember(bytes, at - 7));
}

function isMember(bytes: Uint8Array, at: number): number {
  return IS_OF_ROW[bytes[at] ?? 0] ?? 0;
}

/** Behind a row in a file: the next one, whose end of line may be escaped. */
const NEXT = /^={0,2}(?:[ \t\r\n>]|\\[nrt\r\n]){1,90}[A-Za-z0-9+/_-]+={0,2}(?:[\s\\"'<>]|$)/;
const MAX_NEXT = 4096;

function goesOn(bytes: Uint8Array, end: number): boolean {
  const byte = bytes[end];
  if (byte !== 0x0a && byte !== 0x0d && byte !== 0x20 && byte !== 0x3d && byte !== 0x5c && byte !== 0x09) return false;
  return NEXT.test(asText(bytes.subarray(end, end + MAX_NEXT)));
}

/** Paths and names have seldom both capital and small letters; a digest has no capital ones. */
const MIXED = /[a-z].*[A-Z]|[A-Z].*[a-z]/;

function saysSomething(row: Uint8Array): boolean {
  const text = asText(row.subarray(0, MAX_NEXT));
  return (HEX.test(text) || MIXED.test(text)) && readingsOf(text).length > 0;
}

function asText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

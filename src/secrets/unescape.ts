/** Lines that hold escapes, read as a reader sees them: of JSON, YAML, Markdown, HTML and URLs, and without hidden characters. */
import { WORD } from "./alphabets.js";
import { readBackslash } from "./backslash.js";
import { readEntity } from "./entities.js";
import { isUnseen, readHidden } from "./hidden-characters.js";
import { ViewWriter } from "./view-writer.js";
import type { View } from "./view.js";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BACKSLASH = 0x5c;
const AMPERSAND = 0x26;
const PERCENT = 0x25;
const LESS_THAN = 0x3c;
const EMPHASIS = new Set([0x2a, 0x7e, 0x60]);

/** Bytes that may begin an escape: 1 anywhere, 2 behind a letter, digit or underscore alone. */
const TRIGGER = new Uint8Array(256);
for (const byte of [BACKSLASH, AMPERSAND, PERCENT, 0xc2, 0xcd, 0xd8, 0xe1, 0xe2, 0xe3, 0xef, 0xf0, 0xf3])
  TRIGGER[byte] = 1;
for (const byte of [LESS_THAN, ...EMPHASIS]) TRIGGER[byte] = 2;

/** The next byte that may begin an escape; `limit` where none does. */
function nextTrigger(bytes: Buffer, from: number, limit: number): number {
  for (let at = from; at < limit; at++) {
    const trigger = TRIGGER[bytes[at] ?? 0];
    if (trigger === 0 || (trigger === 2 && (at === 0 || WORD[bytes[at - 1] ?? 0] === 0))) continue;
    if (bytes[at] === 0xe2 && !mayHide(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)) continue;
    return at;
  }
  return limit;
}

/** Dashes, quotes and arrows of prose begin with the same byte as hidden characters. */
function mayHide(second: number, third: number): boolean {
  if (second === 0x80) return (third >= 0x8b && third <= 0x8f) || (third >= 0xaa && third <= 0xae);
  return (
    second === 0x81 ||
    second === 0x82 ||
    second === 0x84 ||
    second === 0x85 ||
    second === 0x91 ||
    second === 0x92 ||
    second === 0x93
  );
}

/** What stands at a trigger: nothing to resolve up to `end`, or `code` instead of it, or nothing where `code` is undefined. */
type Piece =
  | { readonly plain: true; readonly end: number }
  | { readonly plain: false; readonly code: number | undefined; readonly end: number };

/** Undefined where no line holds an escape. */
export function unescapeView(view: View): View | undefined {
  const { bytes } = view;
  const writer = new ViewWriter(view);
  let at = nextTrigger(bytes, 0, bytes.length);
  while (at < bytes.length) {
    const piece = readPiece(bytes, at);
    let next = piece.end;
    if (!piece.plain) next = unescapeLine(writer, bytes, at === 0 ? 0 : bytes.lastIndexOf(LINE_FEED, at - 1) + 1);
    at = nextTrigger(bytes, next, bytes.length);
  }
  return writer.isEmpty ? undefined : writer.view("unescaped");
}

/** Returns the start of the next line. A line that a backslash folds goes on in the next one. */
function unescapeLine(writer: ViewWriter, bytes: Buffer, start: number): number {
  let lineEnd = lineEndFrom(bytes, start);
  let copied = start;
  for (let at = nextTrigger(bytes, start, lineEnd); at < lineEnd;) {
    const piece = readPiece(bytes, at);
    if (!piece.plain) {
      writer.copy(copied, at);
      if (piece.code !== undefined && !isUnseen(piece.code)) writer.put(piece.code, at, piece.end);
      copied = piece.end;
      if (copied > lineEnd) lineEnd = lineEndFrom(bytes, copied);
    }
    at = nextTrigger(bytes, piece.end, lineEnd);
  }
  writer.copy(copied, Math.max(copied, lineEnd));
  writer.separate(Math.max(copied, lineEnd));
  return Math.max(copied, lineEnd) + 1;
}

function lineEndFrom(bytes: Buffer, start: number): number {
  const lineFeed = bytes.indexOf(LINE_FEED, start);
  return lineFeed < 0 ? bytes.length : lineFeed;
}

function readPiece(bytes: Buffer, at: number): Piece {
  const byte = bytes[at] ?? 0;
  if (byte === BACKSLASH) {
    const escape = readBackslash(bytes, at) ?? readFold(bytes, at);
    return escape ? { plain: false, ...escape } : { plain: true, end: runEnd(bytes, at) };
  }
  if (byte === AMPERSAND) {
    const entity = readEntity(bytes, at);
    return entity ? { plain: false, ...entity } : { plain: true, end: at + 1 };
  }
  if (byte === PERCENT) return readPercent(bytes, at);
  if (EMPHASIS.has(byte)) return readEmphasis(bytes, at);
  if (byte === LESS_THAN) return readTag(bytes, at);
  const character = readHidden(bytes, at);
  return character ? { plain: false, code: character.reads, end: character.end } : { plain: true, end: at + 1 };
}

/** The end of a line of quoted YAML that ends with a backslash, and the indent of the next: neither counts. */
function readFold(bytes: Buffer, at: number): { readonly code: undefined; readonly end: number } | undefined {
  let end = runEnd(bytes, at);
  if (bytes[end] === CARRIAGE_RETURN) end++;
  if (bytes[end] !== LINE_FEED) return undefined;
  end++;
  while (bytes[end] === 0x20 || bytes[end] === 0x09) end++;
  return { code: undefined, end };
}

function runEnd(bytes: Buffer, at: number): number {
  let end = at + 1;
  while (bytes[end] === bytes[at]) end++;
  return end;
}

/** Percent signs that are escaped themselves, as in `%255F`, are looked through, to a depth of three. */
function readPercent(bytes: Buffer, at: number): Piece {
  let digits = at + 1;
  for (let depth = 0; depth < 3 && bytes[digits] === 0x32 && bytes[digits + 1] === 0x35; depth++) {
    if (hexAt(bytes, digits + 2) === undefined) break;
    digits += 2;
  }
  const code = hexAt(bytes, digits);
  if (code === undefined) return { plain: true, end: at + 1 };
  return { plain: false, code: code < 0x80 ? code : 0xfffd, end: digits + 2 };
}

function hexAt(bytes: Buffer, at: number): number | undefined {
  const digits = bytes.toString("latin1", at, at + 2);
  return /^[0-9a-fA-F]{2}$/.test(digits) ? parseInt(digits, 16) : undefined;
}

/** Emphasis within a word: the marks do not show, and the word reads whole. */
function readEmphasis(bytes: Buffer, at: number): Piece {
  const end = runEnd(bytes, at);
  const isWithin = end - at <= 3 && WORD[bytes[at - 1] ?? 0] === 1 && WORD[bytes[end] ?? 0] === 1;
  return isWithin ? { plain: false, code: undefined, end } : { plain: true, end };
}

/** Longest tag or comment that can stand within a word. */
const MAX_TAG = 64;

/** `<wbr>`, `</b>` or a comment within a word. */
function readTag(bytes: Buffer, at: number): Piece {
  const plain: Piece = { plain: true, end: at + 1 };
  if (WORD[bytes[at - 1] ?? 0] === 0) return plain;
  const text = bytes.toString("latin1", at, at + MAX_TAG);
  const tag = /^<(?:\/?[a-z]{1,10}(?: [^<>\n]{0,40})?\/?|!--[^<>\n]{0,50}--)>/i.exec(text)?.[0];
  if (tag === undefined || WORD[bytes[at + tag.length] ?? 0] === 0) return plain;
  return { plain: false, code: undefined, end: at + tag.length };
}

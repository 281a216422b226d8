/**
 * Files in the plain subset of YAML, read without the full parser. The answer is what `parseFile` would give, or
 * undefined: then the whole file takes the full path. Never states a problem (decision 30).
 */
import { Buffer, isUtf8 } from "node:buffer";
import type { Format, Limits, ParsedDocument, ParsedFile } from "../memory/document.js";
import { readMarkdownBody } from "./markdown-body.js";
import { OURS } from "./merge-conflict.js";
import { OpenFile } from "./open-file.js";
import { readsInFull } from "./reader-choice.js";
import { RETURN, SPACE, SUBSET_DEPTH } from "./strict-scan.js";
import { type JsonBytes, parseStrictSubset, strictSubsetAsJson } from "./strict-subset.js";

/** @param bytes are only read while the returned file is in use. */
export function readFast(path: string, format: Format, bytes: Uint8Array, limits: Limits): ParsedFile | undefined {
  const framed = plainFrame(format, bytes, limits);
  if (!framed || (format === "markdown" && asBuffer(bytes).includes(OURS))) return undefined;
  const values = parseStrictSubset(bytes, framed.start, framed.end);
  if (!values || values.length > limits.documents || (format === "markdown" && values.length !== 1)) return undefined;
  let full: OpenFile | undefined;
  const documents = values.map((value, index): ParsedDocument => ({
    index,
    value,
    scalarText(pointer) {
      full ??= new OpenFile(path, format, bytes, limits);
      return full.content(index)?.scalarText(pointer);
    },
  }));
  return {
    path,
    format,
    documents,
    body:
      format === "markdown"
        ? () => readMarkdownBody(text(bytes.subarray(framed.body)), () => feedsIn(bytes.subarray(0, framed.body)))
        : undefined,
    problems: [],
  };
}

function feedsIn(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => (byte === FEED ? count + 1 : count), 0);
}

/** The documents of a file that `readFast` reads as JSON text, valid until the next call: one, where the text has one. */
export function readAsJson(format: Format, bytes: Uint8Array, limits: Limits): JsonBytes | undefined {
  if (bytes.length > limits.fileBytes) return undefined;
  const framed = plainFrame(format, bytes, limits);
  return framed && strictSubsetAsJson(bytes, framed.start, framed.end);
}

/** Where the YAML of a file stands that may be read by the subset. */
function plainFrame(format: Format, bytes: Uint8Array, limits: Limits): ByteFrame | undefined {
  if (readsInFull()) return undefined;
  if ((format !== "yaml" && format !== "markdown") || limits.depth < SUBSET_DEPTH) return undefined;
  const framed = format === "markdown" ? frame(bytes) : { start: 0, end: bytes.length, body: bytes.length };
  return framed && isPlain(bytes, framed.body) ? framed : undefined;
}

interface ByteFrame {
  readonly start: number;
  readonly end: number;
  readonly body: number;
}

const TAB = 9;
const FEED = 10;
const HASH = 35;
const DASH = 45;
const NEXT_FENCE = Buffer.from("\n---");

/** The front matter between lines that are exactly `---`; undefined for every other beginning or end. */
function frame(bytes: Uint8Array): ByteFrame | undefined {
  const start = isFence(bytes, 0) ? afterLineBreak(bytes, 3) : undefined;
  if (start === undefined) return undefined;
  const feed = asBuffer(bytes).indexOf(NEXT_FENCE, start - 1);
  if (feed === -1) return undefined;
  const body = feed + 4 === bytes.length ? bytes.length : afterLineBreak(bytes, feed + 4);
  return body === undefined || fencesFollow(bytes, body) ? undefined : { start, end: feed + 1, body };
}

/** Whether a line of dashes begins the body, or what is below its first heading: another block of fields may stand there. */
function fencesFollow(bytes: Uint8Array, body: number): boolean {
  const at = afterBlanks(bytes, body);
  if (bytes[at] !== HASH) return isFence(bytes, at);
  const feed = asBuffer(bytes).indexOf(FEED, at);
  return feed !== -1 && isFence(bytes, afterBlanks(bytes, feed));
}

function afterBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === FEED || bytes[at] === RETURN || bytes[at] === SPACE || bytes[at] === TAB) at++;
  return at;
}

/** The offset behind the LF or CRLF that stands there. */
function afterLineBreak(bytes: Uint8Array, at: number): number | undefined {
  const feed = bytes[at] === RETURN ? at + 1 : at;
  return bytes[feed] === FEED ? feed + 1 : undefined;
}

function isFence(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === DASH && bytes[at + 1] === DASH && bytes[at + 2] === DASH;
}

/** The subset vouches for what it reads; all else must be UTF-8 text without NUL as well. */
function isPlain(bytes: Uint8Array, from: number): boolean {
  return from === bytes.length || (!bytes.includes(0, from) && isUtf8(bytes));
}

function text(bytes: Uint8Array): string {
  return asBuffer(bytes).toString("utf8");
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

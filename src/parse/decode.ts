/** Bytes to text: UTF-8 only (record families, text hygiene). */
import { Buffer, isUtf8 } from "node:buffer";
import type { Problem } from "../memory/finding.js";
import { RULE } from "./flaw.js";
import { LineIndex } from "./lines.js";

export interface Decoded {
  /** Without a byte-order mark; undefined where the bytes are no UTF-8 text. */
  readonly text: string | undefined;
  readonly problems: readonly Problem[];
}

export const BYTE_ORDER_MARK = "\uFEFF";

const MARK_BYTES = Buffer.from(BYTE_ORDER_MARK);

/** The byte-order mark that a file begins with, or an empty text. */
export function markOf(bytes: Uint8Array): string {
  return MARK_BYTES.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK : "";
}

export function decode(path: string, bytes: Uint8Array): Decoded {
  const problems: Problem[] = [];
  const marked = markOf(bytes) !== "";
  if (marked) problems.push(byteOrderMark(path));
  const content = marked ? bytes.subarray(MARK_BYTES.length) : bytes;
  const bad = encodingProblem(path, content);
  if (bad) return { text: undefined, problems: [...problems, bad] };
  return { text: utf8(content), problems };
}

function encodingProblem(path: string, bytes: Uint8Array): Problem | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return encoding(path, bytes, 0, "The file is UTF-16", "Save the file as UTF-8 without a byte-order mark");
  }
  const nul = bytes.indexOf(0);
  const valid = isUtf8(bytes);
  const invalid = valid ? -1 : firstInvalidByte(bytes);
  if (invalid !== -1 && (nul === -1 || invalid < nul)) {
    const hex = (bytes[invalid] ?? 0).toString(16).toUpperCase().padStart(2, "0");
    return encoding(path, bytes, invalid, `Byte ${invalid} (0x${hex}) is not valid UTF-8`, "Save the file as UTF-8");
  }
  if (nul === -1) return undefined;
  return encoding(path, bytes, nul, `Byte ${nul} is NUL, which no text file holds`, "Remove the NUL character");
}

function encoding(path: string, bytes: Uint8Array, offset: number, message: string, advice: string): Problem {
  const before = utf8(bytes.subarray(0, offset));
  const start = new LineIndex(before).position(before.length);
  const end = { line: start.line, column: start.column + 1 };
  return {
    rule: RULE.encoding,
    message: `${message}. The file was not read.`,
    at: { path, range: { start, end } },
    suggestion: { message: advice, certain: false },
  };
}

function byteOrderMark(path: string): Problem {
  const start = { line: 1, column: 1 };
  return {
    rule: RULE.byteOrderMark,
    severity: "warning",
    message: "The file begins with a byte-order mark, which many tools take for text.",
    at: { path, range: { start, end: start } },
    suggestion: {
      message: "Remove the byte-order mark",
      certain: true,
      edit: { kind: "text", range: { start, end: start }, text: "" },
    },
  };
}

function utf8(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
}

/** Offset of the first byte that begins no well-formed sequence (Unicode, table 3-7); -1 where all do. */
function firstInvalidByte(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length;) {
    const length = sequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return -1;
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0;
  if (lead < 0x80) return 1;
  const follows =
    lead >= 0xc2 && lead <= 0xdf ? 1 : lead >= 0xe0 && lead <= 0xef ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
  if (follows === 0) return 0;
  const second = bytes[at + 1] ?? 0;
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  if (second < lowest || second > highest) return 0;
  for (let next = 2; next <= follows; next++) if (((bytes[at + next] ?? 0) & 0xc0) !== 0x80) return 0;
  return follows + 1;
}

/** The fast reader of YAML: a strict subset of the language, read straight from bytes. */
import { mayBeTooDense } from "./density.js";
import { copyDocument, writeNull } from "./strict-blocks.js";
import { nextLine } from "./strict-lines.js";
import { PRIMER } from "./strict-primer.js";
import {
  AT_DOCUMENT_END,
  AT_DOCUMENT_START,
  AT_END,
  CLOSE_BRACKET,
  COMMA,
  NEWLINE,
  OPEN_BRACKET,
  RETURN,
  Scan,
} from "./strict-scan.js";

/** Bytes of JSON for one byte of input, at most: three for the `~` and comma of a list and for the letters of `\u` escapes. */
const GROWTH = 4;

/** What is larger than a file may be by default is left to the full parser, for the room that this one takes. */
const MAX_BYTES = 1 << 22;

/** Before this call the primer is read; so few files are soon done without. */
const PRIMED_CALL = 32;

const scan = new Scan();
let unreturned = Buffer.alloc(0);
let calls = 0;

/**
 * The documents of the YAML stream in `bytes` from `start` to `end`, as plain data equal to what the `yaml` package
 * gives (decision 30), or `undefined` where the text is not plainly in the subset: then the full parser must read it.
 * Never throws and never reports an error.
 *
 * In the subset: block mappings and sequences, plain and quoted scalars, literal and folded text, flow collections,
 * comments, document markers without content, lines that end with LF or CRLF. Not in it: anchors, aliases, tags,
 * directives, tabs, other carriage returns, control characters, invalid UTF-8, numbers that JSON writes otherwise,
 * explicit and duplicate keys, `__proto__`, keys over several lines, escapes that JSON does not have, documents that are
 * neither a mapping nor a sequence.
 */
export function parseStrictSubset(bytes: Uint8Array, start: number, end: number): unknown[] | undefined {
  const json = strictSubsetAsJson(bytes, start, end);
  const documents: unknown = json && JSON.parse(json.bytes.toString("latin1", 0, json.length));
  return Array.isArray(documents) ? documents : undefined;
}

/** A JSON list of documents, in Latin-1: what it does not have it writes as escapes. */
export interface JsonBytes {
  readonly bytes: Buffer;
  readonly length: number;
}

/** The same as JSON text, valid until the next call. */
export function strictSubsetAsJson(bytes: Uint8Array, start: number, end: number): JsonBytes | undefined {
  if (++calls === PRIMED_CALL) {
    const primer = Buffer.from(PRIMER);
    copy(primer, 0, primer.length);
  }
  return copy(bytes, start, end) ? { bytes: scan.out, length: scan.o } : undefined;
}

function copy(bytes: Uint8Array, start: number, end: number): boolean {
  if (end - start > MAX_BYTES || mayBeTooDense(bytes, start, end)) return false;
  const needed = (end - start) * GROWTH + 64;
  if (scan.out.length < needed) scan.out = Buffer.allocUnsafeSlow(needed * 2);
  scan.reset(bytes, start, end);
  if (copyStream(scan)) return true;
  const length = withoutReturns(bytes, start, end);
  if (length === -1) return false;
  scan.reset(unreturned, 0, length);
  return copyStream(scan);
}

/**
 * Writes a text whose lines end with CR and LF as one whose lines end with LF, as which YAML reads it (1.2.2, section 5.4).
 * @returns its length; -1 where no line does, or a CR stands alone.
 */
function withoutReturns(bytes: Uint8Array, start: number, end: number): number {
  const first = bytes.indexOf(RETURN, start);
  if (first === -1 || first >= end) return -1;
  if (unreturned.length < end - start) unreturned = Buffer.allocUnsafeSlow(2 * (end - start));
  let length = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte !== RETURN) unreturned[length++] = byte;
    else if (at + 1 === end || bytes[at + 1] !== NEWLINE) return -1;
  }
  return length;
}

function copyStream(s: Scan): boolean {
  const out = s.out;
  out[s.o++] = OPEN_BRACKET;
  if (!nextLine(s, false)) return false;
  for (let count = 0; s.indent !== AT_END; count++) {
    if (count > 0) out[s.o++] = COMMA;
    if (s.indent === AT_DOCUMENT_START) {
      s.pos += 3;
      if (!nextLine(s, true)) return false;
    } else if (count > 0 || s.indent === AT_DOCUMENT_END) {
      return false;
    }
    if (s.indent < 0) writeNull(s);
    else if (s.indent > 0 || !copyDocument(s)) return false;
    if (s.indent === AT_DOCUMENT_END) {
      s.pos += 3;
      if (!nextLine(s, true)) return false;
    }
  }
  out[s.o++] = CLOSE_BRACKET;
  return true;
}

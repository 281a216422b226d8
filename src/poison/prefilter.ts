/** Tells from the bytes of a file whether it can hold poison at all: most files cannot, and are looked at no further. */
import { Buffer, isAscii } from "node:buffer";
import { AnchorSearch, BEYOND, searchable, TERM, type Terms } from "./anchor-search.js";
import { asScanned } from "./beyond-ascii.js";
import { holdsCombination } from "./combination-search.js";
import { NAMED_ENTITY } from "./link-escapes.js";
import { LINK, mayLie } from "./link-text.js";
import { mayHoldRows } from "./rows.js";
import { Sample } from "./sample.js";
import { holdsWanted } from "./small-filter.js";
import { termsOf } from "./terms/table.js";
import { ANCHORS, areEnough, SIGNS } from "./wanted.js";

let anchors: AnchorSearch | undefined;
let terms: Terms | undefined;

/** Every control character. */
const CONTROLS = /[^\t\n\r -~\x80-\xff]/;

/** Bytes that are searched before tables pay, and of one file. */
const FEW_BYTES = 64 * 1024;
const SMALL_BYTES = 16 * 1024;
let searched = 0;

/** What the search for anchors goes by is learned from all files at first, later from one of so many. */
const ONE_OF = 256;
const LEARNS_AGAIN = 16;
const sample = new Sample();
let files = 0;
let learnsAt = 0;
/** Copies of the small files that came before the search for anchors was needed. */
let unlearned: Buffer[] = [];

/** Whether a file is worth to be looked at. Never says no of a file in which something is found. */
export function mayHoldPoison(bytes: Uint8Array): boolean {
  if (!anchors && bytes.length <= SMALL_BYTES && searched < FEW_BYTES) {
    searched += bytes.length;
    unlearned.push(Buffer.from(bytes));
    return mayHoldInSmall(bytes);
  }
  return mayHold(bytes);
}

/** The same, without large tables: for a few small files. */
export function mayHoldInSmall(bytes: Uint8Array): boolean {
  const text = asScanned(bytes)?.bytes;
  if (!text) return true;
  if (CONTROLS.test(Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString("latin1"))) return true;
  return holdsWanted(text, areEnough) || holdsLyingLink(text) || holdsStructure(text);
}

function holdsLyingLink(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = buffer.indexOf(LINK); at !== -1; at = buffer.indexOf(LINK, at + 1)) {
    if (mayLie(bytes, at + 1)) return true;
  }
  return false;
}

/**
 * The same for many files: the search for combinations costs several times what the search for anchors costs, and is
 * made where there is an anchor, or a script that the other does not know.
 */
export function mayHold(bytes: Uint8Array): boolean {
  anchors = learned(bytes);
  const has = anchors.look(bytes, BEYOND);
  if (has === 0) return holdsRow(bytes) || mayHoldRows(bytes);
  const text = asScanned(bytes);
  if (!text) return true;
  const isAnchored = (has & TERM) !== 0 || !text.isInReach || ((has & BEYOND) !== 0 && anchors.mayFind(text.bytes));
  return (isAnchored && holdsCombination(text.bytes)) || holdsStructure(text.bytes);
}

/** Any search finds the same: this is about how much it asks. */
function learned(bytes: Uint8Array): AnchorSearch {
  searched += bytes.length;
  for (const before of unlearned) sample.take(before);
  unlearned = [];
  if (!anchors || files++ % ONE_OF === 0) sample.take(bytes.subarray(0, FEW_BYTES));
  if (anchors && searched < learnsAt) return anchors;
  learnsAt = searched * LEARNS_AGAIN;
  terms ??= searchable([...termsOf(ANCHORS).map(({ text }) => text), ...SIGNS]);
  return new AnchorSearch(terms, sample);
}

/** A tag with attributes, which an escaped line end may part from its name, or of an element that is not shown as text. */
const TAG =
  /<(?:[a-z][a-z0-9-]{0,30}(?:\s|\\[nrt])|(?:script|style|template|noscript|noembed|noframes|iframe|object|math|metadata|title)\/?>)/i;

/** What hides or lies by where it stands, whatever its words. */
function holdsStructure(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return holdsMarkup(buffer) || holdsAddress(buffer) || holdsEscape(buffer) || holdsRow(bytes) || mayHoldRows(bytes);
}

/** A character of quoted YAML or of JSON by its number: what the text says, the parser alone knows. */
const ESCAPE = /\\(?:x[\da-f]{2}|u[\da-f]{4}|U[\da-f]{8})/i;

function holdsEscape(buffer: Buffer): boolean {
  return buffer.includes("\\") && ESCAPE.test(buffer.toString("latin1"));
}

/** Tags, and definitions of links, which may begin behind an escaped line end too. */
function holdsMarkup(buffer: Buffer): boolean {
  return (buffer.includes("<") && TAG.test(buffer.toString("latin1"))) || buffer.includes("]:");
}

/** An address with a user's name, or with letters in its host that may look like others; its slashes may be escaped. */
const SEEMING = /:(?:\\?\/){2}[^\x00-\x20/?#]{0,2000}?[@\xCD-\xD4]/;

/** Addresses outside of links that may not be what they seem, and such with entities that have names. */
function holdsAddress(buffer: Buffer): boolean {
  const maySeem = (buffer.includes("@") || !isAscii(buffer)) && (buffer.includes("://") || buffer.includes(":\\/"));
  if (maySeem && SEEMING.test(buffer.toString("latin1"))) return true;
  return buffer.includes("&") && NAMED_ENTITY.test(buffer.toString("latin1"));
}

/** Blanks that text stands behind which nobody sees. */
const ROW = 120;

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09;
}

function holdsRow(bytes: Uint8Array): boolean {
  // A row covers one of these places.
  for (let at = ROW - 1; at < bytes.length; at += ROW) {
    if (!isBlank(bytes[at]) || !isBlank(bytes[at - 1])) continue;
    let start = at - 1;
    while (start > at - ROW && isBlank(bytes[start - 1])) start--;
    let end = at + 1;
    while (end < start + ROW && isBlank(bytes[end])) end++;
    if (end - start >= ROW) return true;
  }
  return false;
}

/** Tells from the bytes of a file whether it can hold poison at all: most files cannot, and are looked at no further. */
import { Buffer } from "node:buffer";
import { AnchorSearch } from "./anchor-search.js";
import { asScanned } from "./beyond-ascii.js";
import { holdsCombination } from "./combination-search.js";
import { LINK, mayLie } from "./link-text.js";
import { Sample } from "./sample.js";
import { holdsWanted } from "./small-filter.js";
import { termsOf } from "./terms/table.js";
import { ANCHORS, areEnough, SIGNS } from "./wanted.js";

let anchors: AnchorSearch | undefined;

/** Every control character. */
const CONTROLS = /[^\t\n\r -~\x80-\xff]/;

/** Bytes that are searched before tables pay, and of one file. */
const FEW_BYTES = 64 * 1024;
const SMALL_BYTES = 16 * 1024;
let searched = 0;

/** What the search for anchors goes by is learned from all files at first, later from one of so many. */
const ONE_OF = 64;
const LEARNS_AGAIN = 8;
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
  return holdsWanted(text, areEnough) || holdsLyingLink(text) || holdsMarkup(text) || holdsRow(text);
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
  const text = asScanned(bytes);
  if (!text) return true;
  anchors = learned(text.bytes);
  if ((!text.isInReach || anchors.mayFind(text.bytes)) && holdsCombination(text.bytes)) return true;
  return holdsMarkup(text.bytes) || holdsRow(text.bytes);
}

/** Any search finds the same: this is about how much it asks. */
function learned(bytes: Uint8Array): AnchorSearch {
  searched += bytes.length;
  for (const before of unlearned) sample.take(before);
  unlearned = [];
  if (!anchors || files++ % ONE_OF === 0) sample.take(bytes.subarray(0, FEW_BYTES));
  if (anchors && searched < learnsAt) return anchors;
  learnsAt = searched * LEARNS_AGAIN;
  return new AnchorSearch([...termsOf(ANCHORS).map(({ text }) => text), ...SIGNS], sample);
}

/** A tag with attributes, or of an element that is not shown as text. */
const TAG =
  /<(?:[a-z][a-z0-9-]{0,30}\s|(?:script|style|template|noscript|noembed|noframes|iframe|object|math|metadata|title)\/?>)/i;

/** A definition of a link that is a comment. */
const COMMENT = /^ {0,3}\[(?:\/\/|comment|_|#)/im;

function holdsMarkup(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    (buffer.includes("<") && TAG.test(buffer.toString("latin1"))) ||
    (buffer.includes("]:") && COMMENT.test(buffer.toString("latin1")))
  );
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

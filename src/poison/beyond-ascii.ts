/**
 * Reads the characters of a text beyond ASCII as the scan reads them, for the first look: in the bytes of the text where
 * a letter takes the place of a character, and with the scan where that is not all.
 */
import { Buffer, isAscii, isUtf8 } from "node:buffer";
import { isInReach } from "./anchor-search.js";
import { isHidden } from "./characters.js";
import { ALIKE_BESIDE_LATIN, foldedCharacter } from "./fold.js";
import { foldTerm } from "./folded-bytes.js";

/** What is done with a character; 0 where it stays what it is. Beside the flags up to three bytes that replace it. */
const ODD = 1 << 30;
/** Odd beside a Latin letter. */
const ALIKE = 1 << 29;
const REPLACED = 1 << 28;
const LENGTH_SHIFT = 24;
const LENGTH = 3;

const BLOCK_BITS = 7;
const BLOCK = 1 << BLOCK_BITS;
/** By the block of a character. Each is made when a text first has one of its characters. */
const blocks: (Int32Array | undefined)[] = [];

export interface Scanned {
  /** With letters in the place of what the scan takes for them. */
  readonly bytes: Uint8Array;
  /** Whether the search for anchors knows all of its letters. */
  readonly isInReach: boolean;
}

/** @returns undefined where only the scan knows what a text says. */
export function asScanned(bytes: Uint8Array): Scanned | undefined {
  if (isAscii(bytes)) return { bytes, isInReach: true };
  if (!isUtf8(bytes)) return undefined;
  let isReplaced = false;
  let isKnown = true;
  for (let at = nextBeyond(bytes, 0); at < bytes.length; at = nextBeyond(bytes, at)) {
    const lead = bytes[at] ?? 0;
    const size = sizeOf(lead);
    const what = treatmentOf(codeAt(bytes, at, size));
    if ((what & ODD) !== 0 || ((what & ALIKE) !== 0 && isBesideLatin(bytes, at, size))) return undefined;
    if ((what & REPLACED) !== 0) isReplaced = true;
    if (!isInReach((what & REPLACED) === 0 ? lead : what & 0xff)) isKnown = false;
    at += size;
  }
  return { bytes: isReplaced ? replaced(bytes) : bytes, isInReach: isKnown };
}

/** The first place from one on where no ASCII stands. */
function nextBeyond(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] ?? 0) < 0x80) at++;
  return at;
}

function replaced(bytes: Uint8Array): Uint8Array {
  const result = Buffer.allocUnsafe(bytes.length);
  let end = 0;
  for (let at = 0; at < bytes.length;) {
    const size = sizeOf(bytes[at] ?? 0);
    const what = size === 1 ? 0 : treatmentOf(codeAt(bytes, at, size));
    if ((what & REPLACED) !== 0) {
      for (let left = (what >> LENGTH_SHIFT) & LENGTH, rest = what; left > 0; left--, rest >>= 8) {
        result[end++] = rest & 0xff;
      }
    } else for (let next = at; next < at + size; next++) result[end++] = bytes[next] ?? 0;
    at += size;
  }
  return result.subarray(0, end);
}

function treatmentOf(code: number): number {
  const block = (blocks[code >> BLOCK_BITS] ??= blockOf(code >> BLOCK_BITS));
  return block[code & (BLOCK - 1)] ?? ODD;
}

function blockOf(index: number): Int32Array {
  return Int32Array.from({ length: BLOCK }, (_, at) => treatment((index << BLOCK_BITS) + at));
}

function treatment(code: number): number {
  const character = String.fromCodePoint(code);
  if (isHidden(character)) return ODD;
  const alike = ALIKE_BESIDE_LATIN.test(character) ? ALIKE : 0;
  const folded = foldedCharacter(character);
  if (folded === character || isTheSame(character, folded)) return alike;
  const bytes = Buffer.from(folded);
  if (bytes.length > Math.min(LENGTH, Buffer.byteLength(character))) return ODD;
  return bytes.reduceRight((sum, byte) => (sum << 8) | byte, 0) | (bytes.length << LENGTH_SHIFT) | REPLACED | alike;
}

/** Whether the searches take one for the other as it stands, as they do with `é` and `e`. */
function isTheSame(character: string, folded: string): boolean {
  return foldTerm(character).join() === foldTerm(folded).join();
}

/** Marks are passed over: what is behind one may be beside a letter. */
function isBesideLatin(bytes: Uint8Array, at: number, size: number): boolean {
  return (
    isLatin(bytes[at - 1]) ||
    isLatin(bytes[at + size]) ||
    isMark(bytes, at + size) ||
    isMark(bytes, startBefore(bytes, at))
  );
}

function isLatin(byte: number | undefined): boolean {
  const lower = (byte ?? 0) | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

/** Nothing stays of marks, and of nothing else. */
function isMark(bytes: Uint8Array, at: number): boolean {
  const size = sizeOf(bytes[at] ?? 0);
  if (size < 2) return false;
  return (treatmentOf(codeAt(bytes, at, size)) & (REPLACED | (LENGTH << LENGTH_SHIFT))) === REPLACED;
}

function startBefore(bytes: Uint8Array, at: number): number {
  let start = at - 1;
  while (start > 0 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start--;
  return start;
}

/** Bytes of the character that a byte begins. */
function sizeOf(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte < 0xe0) return 2;
  return byte < 0xf0 ? 3 : 4;
}

function codeAt(bytes: Uint8Array, at: number, size: number): number {
  const second = (bytes[at + 1] ?? 0) & 0x3f;
  const first = bytes[at] ?? 0;
  if (size === 2) return ((first & 0x1f) << 6) | second;
  const third = (bytes[at + 2] ?? 0) & 0x3f;
  if (size === 3) return ((first & 0x0f) << 12) | (second << 6) | third;
  return ((first & 0x07) << 18) | (second << 12) | (third << 6) | ((bytes[at + 3] ?? 0) & 0x3f);
}

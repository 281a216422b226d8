/** The sentences of a view, with what terms tell of each. */
import type { Hit } from "./hits.js";
import type { View } from "./view.js";
import type { Zone, ZoneSpan } from "./zone-span.js";
import { ZoneReader } from "./zones.js";

export interface PlacedHit extends Hit {
  readonly zone: Zone;
  readonly by: string | undefined;
}

export interface Sentence {
  /** Bytes of the view, half-open. */
  readonly start: number;
  readonly end: number;
  readonly hits: readonly PlacedHit[];
}

/** Bytes of the longest sentence; a longer one is cut. */
const MAX_LENGTH = 1200;

/** Sentences that hold a term, in order. */
export function sentencesOf(view: View, hits: readonly Hit[], zones: readonly ZoneSpan[]): Sentence[] {
  const reader = new ZoneReader(zones);
  const sentences: Sentence[] = [];
  let open: { start: number; end: number; hits: PlacedHit[] } | undefined;
  for (const hit of [...hits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const span = reader.at(view.offsets[hit.start] ?? 0);
    const placed: PlacedHit = { ...hit, zone: span?.zone ?? "prose", by: span?.by };
    if (!open || hit.start >= open.end) {
      open = { ...boundsAt(view.bytes, hit.start, open?.end ?? 0), hits: [] };
      sentences.push(open);
    }
    open.hits.push(placed);
    if (hit.end > open.end) open.end = hit.end;
  }
  return sentences;
}

function boundsAt(bytes: Uint8Array, at: number, least: number): { start: number; end: number } {
  let start = at;
  while (start > least && at - start < MAX_LENGTH && !endsSentence(bytes, start - 1)) start--;
  let end = at;
  while (end < bytes.length && end - at < MAX_LENGTH && !endsSentence(bytes, end)) end++;
  return { start, end: Math.min(end + 1, bytes.length) };
}

const DOT = 0x2e;
const FEED = 0x0a;

/** Whether the last byte of a sentence stands at a place. */
function endsSentence(bytes: Uint8Array, at: number): boolean {
  const byte = bytes[at] ?? 0;
  const next = bytes[at + 1] ?? FEED;
  if (byte === DOT || byte === 0x21 || byte === 0x3f) return isBlank(next) || next === 0x22 || next === 0x3c;
  if (byte === FEED) return startsBlock(bytes, at + 1);
  // The full stops of Chinese and Japanese, and of Hindi.
  if (byte === 0x82) return bytes[at - 1] === 0x80 && bytes[at - 2] === 0xe3;
  if (byte === 0xa4) return bytes[at - 1] === 0xa5 && bytes[at - 2] === 0xe0;
  return false;
}

/** Whether a line at a place is blank, or begins a heading, a list item, a quotation or a row of a table. */
function startsBlock(bytes: Uint8Array, from: number): boolean {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x09 || bytes[at] === 0x0d) at++;
  const byte = bytes[at] ?? FEED;
  if (byte === FEED || byte === 0x23 || byte === 0x7c) return true;
  const isMark = byte === 0x2d || byte === 0x2a || byte === 0x2b;
  return isMark && isBlank(bytes[at + 1] ?? FEED);
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === FEED || byte === 0x0d || byte === 0x09;
}

/** Secrets that are told by what stands around them, found by hand-written scanners. */
import type { Report } from "../candidate.js";
import type { View } from "../view.js";

export interface Structure {
  /** Such as `private-key`: lower case, stable, part of fingerprints. */
  readonly id: string;
  /** What it is, as a provider of formats is named. */
  readonly provider: string;
  /** Where it is described. */
  readonly document: string;
  /** Where its holder revokes it, as an imperative sentence. */
  readonly revoke: string;
  /** Lower case. */
  readonly keywords: readonly string[];
  /**
   * Called once for a view that holds a keyword; what it returns is called at each keyword, in order. `clear` tells of text
   * that looks random and is public.
   */
  open(view: View, report: Report, clear: Clear): (start: number, end: number) => void;
}

export type Clear = (start: number, end: number) => void;

const LINE_FEED = 0x0a;

/** The offset of the next line's first byte; the length where there is none. */
export function nextLine(bytes: Buffer, from: number): number {
  const lineFeed = bytes.indexOf(LINE_FEED, from);
  return lineFeed < 0 ? bytes.length : lineFeed + 1;
}

/** Past bytes that `table` holds, `most` at most. */
export function skip(bytes: Uint8Array, from: number, table: Uint8Array, most: number): number {
  const limit = Math.min(bytes.length, from + most);
  let at = from;
  while (at < limit && table[bytes[at] ?? 0] === 1) at++;
  return at;
}

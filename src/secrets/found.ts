/** All that one scan has found, in whatever view, until it is merged. */
import { now } from "./clock.js";
import { AllowComments } from "./allow-comments.js";
import { isAllowed, isDocumentedSample } from "./allowed.js";
import type { Candidate } from "./candidate.js";
import { MAX_CANDIDATES, SURROUNDINGS } from "./limits.js";
import type { View } from "./view.js";

export interface Sighting {
  readonly candidate: Candidate;
  readonly view: View;
  /** Offsets in the scanned bytes. */
  readonly start: number;
  readonly end: number;
}

const ASKED_BETWEEN = 64;

export class Found {
  private readonly sightings: Sighting[] = [];
  private over = false;
  /** Whether a candidate was refused because there are too many: from then on none is taken. */
  isFull = false;
  private asked = 0;
  private readonly publicTexts: { readonly start: number; readonly end: number }[] = [];
  readonly comments = new AllowComments();
  /** Why not all was looked at. The first reason stays. */
  incomplete: string | undefined;

  /**
   * @param end when the time for the scan is over, by `now` of clock.ts.
   * @param isOutput as in `ScanOptions`.
   */
  constructor(
    private readonly isKnownId: (text: string) => boolean,
    private readonly end: number,
    readonly isOutput = false,
  ) {}

  add(view: View, candidate: Candidate): void {
    if (this.sightings.length >= MAX_CANDIDATES) {
      this.isFull = true;
      this.stop(`more than ${MAX_CANDIDATES} texts look like secrets`);
      return;
    }
    const { start, end, tier } = candidate;
    const value = view.slice(start, end);
    if (tier !== 1 && this.isKnownId(value)) return;
    if (isAllowed(value, tier, lineBefore(view, start), lineAfter(view, end))) return;
    if (isDocumentedSample(value)) {
      this.clear(view, start, end);
      return;
    }
    this.sightings.push({ candidate, view, start: view.rootStart(start), end: view.rootEnd(end) });
  }

  /** That it looks like a token and is public: nothing within it is one unless a format of tier 1 says so. */
  clear(view: View, start: number, end: number): void {
    if (this.publicTexts.length >= MAX_CANDIDATES) return;
    this.publicTexts.push({ start: view.rootStart(start), end: view.rootEnd(end) });
  }

  /** Tells whether something that was found so far overlaps a part of the scanned bytes. */
  overlaps(): (start: number, end: number) => boolean {
    const spans = this.sightings.map(({ start, end }) => ({ start, end })).sort((a, b) => a.start - b.start);
    const reaches = reachesOf(spans);
    return (start, end) => {
      const count = countUpTo(spans, end - 1);
      return count > 0 && (reaches[count - 1] ?? 0) > start;
    };
  }

  /** Without what is public. */
  remaining(): Sighting[] {
    const texts = this.publicTexts.sort((a, b) => a.start - b.start);
    const reaches = reachesOf(texts);
    return this.sightings.filter(({ candidate, start, end }) => {
      if (candidate.tier === 1) return true;
      const count = countUpTo(texts, start);
      return count === 0 || (reaches[count - 1] ?? 0) < end;
    });
  }

  /** Whether nothing more is to be looked at. Asked before each piece of work, it reads the clock now and then. */
  isOver(): boolean {
    if (!this.over && this.asked++ % ASKED_BETWEEN === 0 && now() > this.end) {
      this.over = true;
      this.stop("the time for it was over");
    }
    return this.over;
  }

  stop(reason: string): void {
    this.incomplete ??= reason;
    this.over ||= this.isOutput;
  }
}

/** The furthest end of each and those before it. */
function reachesOf(spans: readonly { readonly end: number }[]): number[] {
  let reach = 0;
  return spans.map(({ end }) => (reach = Math.max(reach, end)));
}

/** How many start at `start` or before. */
function countUpTo(texts: readonly { readonly start: number }[], start: number): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((texts[middle]?.start ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** On the same line, up to `SURROUNDINGS` bytes. */
export function lineBefore(view: View, start: number): string {
  const text = view.slice(Math.max(0, start - SURROUNDINGS), start);
  return text.slice(Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1);
}

function lineAfter(view: View, end: number): string {
  const text = view.slice(end, Math.min(view.bytes.length, end + SURROUNDINGS));
  const lineEnd = text.search(/[\r\n]/);
  return lineEnd < 0 ? text : text.slice(0, lineEnd);
}

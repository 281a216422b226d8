/** Which parts of a Markdown text a reader sees as prose, as code, as a quotation, or not at all. Linear in the text. */
import { blockSpans } from "./block-spans.js";
import { hiddenSpans } from "./hidden-spans.js";
import { inlineSpans } from "./inline-spans.js";
import type { LinkDefinition } from "./link-definitions.js";
import { unseenTitles } from "./unseen-titles.js";
import type { ZoneSpan } from "./zone-span.js";

/**
 * Spans that are not prose, in order, none over another. A comment in code is code where that is beyond doubt, and code in a
 * comment is hidden.
 */
export function zonesOf(text: string, definitions: readonly LinkDefinition[]): ZoneSpan[] {
  const { spans: blocks, doubtFrom } = blockSpans(text);
  const inline = inlineSpans(text, blocks, doubtFrom);
  const firm = [...hiddenSpans(text)];
  for (const title of unseenTitles(text, definitions)) firm.push({ zone: "hidden", ...title });
  const weak: ZoneSpan[] = [];
  for (const span of [...blocks, ...inline]) (span.zone === "quoted" || span.isDoubtful ? weak : firm).push(span);
  const first = firstOf(firm);
  return [...first, ...outside(firstOf(weak), first)].sort((a, b) => a.start - b.start);
}

/** Spans in order; one that begins inside another is left out, as far as the other goes. */
function firstOf(spans: readonly ZoneSpan[]): ZoneSpan[] {
  const result: ZoneSpan[] = [];
  let end = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start < end) continue;
    result.push(span);
    end = span.end;
  }
  return result;
}

/** What of some spans lies outside of others; both in order. */
function outside(spans: readonly ZoneSpan[], others: readonly ZoneSpan[]): ZoneSpan[] {
  const result: ZoneSpan[] = [];
  let next = 0;
  for (const span of spans) {
    let { start } = span;
    while ((others[next]?.end ?? Infinity) <= start) next++;
    for (let at = next; start < span.end; at++) {
      const other = others[at];
      const end = Math.min(other?.start ?? Infinity, span.end);
      if (start < end) result.push({ ...span, start, end });
      if (!other) break;
      start = Math.max(start, other.end);
    }
  }
  return result;
}

/** Looks up zones of places that are asked for in order. */
export class ZoneReader {
  readonly #spans: readonly ZoneSpan[];
  #next = 0;

  constructor(spans: readonly ZoneSpan[]) {
    this.#spans = spans;
  }

  at(place: number): ZoneSpan | undefined {
    if ((this.#spans[this.#next - 1]?.end ?? 0) > place) this.#next = 0;
    for (let span = this.#spans[this.#next]; span && span.end <= place; span = this.#spans[this.#next]) this.#next++;
    const span = this.#spans[this.#next];
    return span && span.start <= place ? span : undefined;
  }
}

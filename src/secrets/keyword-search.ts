/**
 * Finds keywords in little text by a search for each of them: more work for each byte than the automaton, which takes longer
 * to make than a report takes to be searched.
 */
import type { KeywordHit } from "./keyword-automaton.js";

/** For keywords of one character, which have no pair. */
const ANY_PAIR = 0;

export class KeywordSearch {
  /** Of each keyword its first, middle and last pair of bytes. */
  readonly #pairs: Uint16Array;

  /** `keywords` are lower case ASCII. */
  constructor(readonly keywords: readonly string[]) {
    this.#pairs = new Uint16Array(keywords.length * 3);
    for (const [index, keyword] of keywords.entries()) {
      if (keyword.length < 2) continue;
      this.#pairs[index * 3] = pairAt(keyword, 0);
      this.#pairs[index * 3 + 1] = pairAt(keyword, (keyword.length >> 1) - 1);
      this.#pairs[index * 3 + 2] = pairAt(keyword, keyword.length - 2);
    }
  }

  /** Tells the same in the same order as the automaton. @param text one code unit for each byte. */
  scan(text: string, onHit: KeywordHit): void {
    const folded = text.toLowerCase();
    const has = pairsOf(folded);
    const hits: { readonly keyword: number; readonly start: number; readonly end: number }[] = [];
    const pairs = this.#pairs;
    for (let keyword = 0, at = 0; at < pairs.length; keyword++, at += 3) {
      if (has[pairs[at] ?? 0] === 0 || has[pairs[at + 1] ?? 0] === 0 || has[pairs[at + 2] ?? 0] === 0) continue;
      const sought = this.keywords[keyword] ?? "";
      for (let start = folded.indexOf(sought); start !== -1; start = folded.indexOf(sought, start + 1))
        hits.push({ keyword, start, end: start + sought.length });
    }
    hits.sort((a, b) => a.end - b.end || a.start - b.start || a.keyword - b.keyword);
    for (const { keyword, end } of hits) onHit(keyword, end);
  }
}

function pairsOf(text: string): Uint8Array {
  const has = new Uint8Array(1 << 16);
  has[ANY_PAIR] = 1;
  for (let at = 1; at < text.length; at++) has[pairAt(text, at - 1)] = 1;
  return has;
}

function pairAt(text: string, at: number): number {
  return (text.charCodeAt(at) << 8) | text.charCodeAt(at + 1);
}

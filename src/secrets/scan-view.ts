/** Finds everything in one view. */
import { tableOf } from "./alphabets.js";
import { findAssignments, SECRET_WORDS } from "./assignments.js";
import type { Report } from "./candidate.js";
import { compileFormats, type Announced } from "./compiled-formats.js";
import { findHighEntropy, MIN_RANDOM_LENGTH } from "./entropy.js";
import type { Found } from "./found.js";
import { KeywordAutomaton } from "./keyword-automaton.js";
import { TokenFinder } from "./token-finder.js";
import type { View } from "./view.js";

interface Keyword {
  readonly keyword: string;
  readonly announced: Announced | { readonly kind: "assignment" };
}

interface Prefilter {
  readonly keywords: readonly Keyword[];
  readonly automaton: KeywordAutomaton;
}

let prefilter: Prefilter | undefined;

/** Made at the first scan: most runs of the program make none. */
function preparedFilter(): Prefilter {
  if (prefilter) return prefilter;
  const words = SECRET_WORDS.map((keyword): Keyword => ({ keyword, announced: { kind: "assignment" } }));
  const keywords = [...compileFormats(), ...words];
  prefilter = { keywords, automaton: new KeywordAutomaton(keywords.map(({ keyword }) => keyword)) };
  return prefilter;
}

export function scanView(view: View, found: Found): void {
  const report: Report = (candidate) => {
    found.add(view, candidate);
  };
  const tokens = new TokenFinder(view, report, (start, end) => {
    found.clear(view, start, end);
  });
  const { keywords, automaton } = preparedFilter();
  automaton.scan(view.bytes, (index, end) => {
    const hit = keywords[index];
    if (!hit) return;
    const start = end - hit.keyword.length;
    if (hit.announced.kind === "assignment") findAssignments(view.text, start, end, report);
    else tokens.visit(hit.announced, start, end);
  });
  visitRandomRuns(view, report);
}

const RANDOM = tableOf("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/=_-.");

/** Looks at every twentieth byte alone while words are shorter than that. */
function visitRandomRuns(view: View, report: Report): void {
  const { bytes } = view;
  const step = MIN_RANDOM_LENGTH;
  for (let at = 0; at + step <= bytes.length;) {
    if (RANDOM[bytes[at + step - 1] ?? 0] === 0) {
      at += step;
      continue;
    }
    let start = at + step - 1;
    while (start > at && RANDOM[bytes[start - 1] ?? 0] === 1) start--;
    let end = at + step;
    while (end < bytes.length && RANDOM[bytes[end] ?? 0] === 1) end++;
    if (end - start >= step) findHighEntropy(view.text, start, end, report);
    at = end;
  }
}

/** Finds everything in one view. */
import { ALLOW_WORDS } from "./allow-comments.js";
import { tableOf } from "./alphabets.js";
import { findAssignments, SECRET_WORDS } from "./assignments.js";
import type { Report } from "./candidate.js";
import { compileFormats, type Announced } from "./compiled-formats.js";
import { findHighEntropy, MIN_RANDOM_LENGTH } from "./entropy.js";
import type { Found } from "./found.js";
import { KeywordAutomaton, type KeywordHit } from "./keyword-automaton.js";
import { KeywordSearch } from "./keyword-search.js";
import { STRUCTURES } from "./structures/index.js";
import type { Clear, Structure } from "./structures/structure.js";
import { TokenFinder } from "./token-finder.js";
import type { View } from "./view.js";

interface Keyword {
  readonly keyword: string;
  readonly announced:
    | Announced
    | { readonly kind: "assignment" }
    | { readonly kind: "structure"; readonly structure: Structure }
    | { readonly kind: "allow comment" };
}

/** Bytes that are searched before the automaton pays. */
const FEW_BYTES = 32 * 1024;

let keywords: readonly Keyword[] | undefined;
let search: KeywordSearch | undefined;
let automaton: KeywordAutomaton | undefined;
let searched = 0;

/** Made at the first scan: most runs of the program make none. */
function preparedKeywords(): readonly Keyword[] {
  if (keywords) return keywords;
  const words = SECRET_WORDS.map((keyword): Keyword => ({ keyword, announced: { kind: "assignment" } }));
  const structures = STRUCTURES.flatMap((structure) =>
    structure.keywords.map((keyword): Keyword => ({ keyword, announced: { kind: "structure", structure } })),
  );
  const comments = ALLOW_WORDS.map((keyword): Keyword => ({ keyword, announced: { kind: "allow comment" } }));
  return (keywords = [...compileFormats(), ...structures, ...words, ...comments]);
}

function findKeywords(view: View, known: readonly Keyword[], onHit: KeywordHit): void {
  searched += view.bytes.length;
  if (!automaton && searched <= FEW_BYTES) {
    search ??= new KeywordSearch(known.map(({ keyword }) => keyword));
    search.scan(view.text, onHit);
    return;
  }
  automaton ??= new KeywordAutomaton(known.map(({ keyword }) => keyword));
  automaton.scan(view.bytes, onHit);
}

/** What the scan of a view says about other readings of it. */
export interface Hints {
  /** Starts and ends, in turn, of all long runs of letters, digits and `+ / = _ - .`. */
  readonly runs: readonly number[];
  /** Starts of tokens that the end of their line breaks off. */
  readonly breaks: readonly number[];
}

/** `joined` text is sought for tokens alone: in it, words stand side by side that nobody put there. */
export function scanView(view: View, found: Found): Hints {
  const isJoined = view.isWithin("joined");
  const report: Report = (candidate) => {
    found.add(view, candidate);
  };
  const clear: Clear = (start, end) => {
    found.clear(view, start, end);
  };
  const tokens = new TokenFinder(view, report, clear);
  const known = preparedKeywords();
  const opened = new Map<Structure, (start: number, end: number) => void>();
  const visitStructure = (structure: Structure, start: number, end: number): void => {
    const visit = opened.get(structure) ?? structure.open(view, report, clear);
    opened.set(structure, visit);
    visit(start, end);
  };
  findKeywords(view, known, (index, end) => {
    const hit = known[index];
    if (!hit || found.isOver()) return;
    const { announced } = hit;
    const start = end - hit.keyword.length;
    if (announced.kind === "allow comment") {
      if (view === view.root) found.comments.add(view.bytes.toString("latin1", start, end), start, end);
    } else if (announced.kind === "assignment") {
      if (!isJoined) findAssignments(view.text, start, end, report);
    } else if (announced.kind === "structure") {
      if (!isJoined) visitStructure(announced.structure, start, end);
    } else tokens.visit(announced, start, end);
  });
  const runs = isJoined ? [] : longRuns(view.bytes);
  if (!found.isOutput) findRandom(view, runs, found, () => true);
  return { runs, breaks: isJoined ? [] : tokens.breaks };
}

/** Finds random text in those of the runs that are wanted by their place in the scanned bytes. */
export function findRandom(
  view: View,
  runs: readonly number[],
  found: Found,
  isWanted: (start: number, end: number) => boolean,
): void {
  for (let index = 0; index < runs.length && !found.isFull && !found.isOver(); index += 2) {
    const start = runs[index] ?? 0;
    const end = runs[index + 1] ?? 0;
    if (!holdsDigit(view.bytes, start, end) || !isWanted(view.rootStart(start), view.rootEnd(end))) continue;
    findHighEntropy(view.text, start, end, (candidate) => {
      found.add(view, candidate);
    });
  }
}

const RUN = tableOf("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ+/=_-.");

/** Words in a row hold none; random text of this length does. */
function holdsDigit(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte >= 0x30 && byte <= 0x39) return true;
  }
  return false;
}

/** Looks at every twentieth byte alone while words are shorter than that. */
function longRuns(bytes: Uint8Array): number[] {
  const runs: number[] = [];
  const step = MIN_RANDOM_LENGTH;
  for (let at = 0; at + step <= bytes.length;) {
    let start = at + step;
    while (start > at && RUN[bytes[start - 1] ?? 0] === 1) start--;
    if (start === at + step) {
      at += step;
      continue;
    }
    let end = at + step;
    while (end < bytes.length && RUN[bytes[end] ?? 0] === 1) end++;
    if (end - start >= step) runs.push(start, end);
    at = end;
  }
  return runs;
}

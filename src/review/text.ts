/** Texts as the reviewer compares them: words of any script, and how alike two texts are. */

/** Scripts that are written without blanks: Han, Kana, Thai, Lao, Khmer, Myanmar. */
const UNSPACED =
  /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\u{20000}-\u{3FFFF}]/u;
const UNSPACED_RUN = new RegExp(`${UNSPACED.source}+|(?:(?!${UNSPACED.source}).)+`, "gsu");
const HANGUL = /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7A3]/u;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export interface ComparedText {
  /** Words in lower case with one blank between them. */
  readonly normal: string;
  /** Words; of scripts without blanks pairs of characters. */
  readonly tokens: ReadonlySet<string>;
  /** Pairs of characters; computed when they are first asked for. */
  readonly pairs: () => Pairs;
}

const ASCII = /^[\u0000-\u007F]*$/;

export function normalForm(text: string): string {
  // The same answer in a fraction of the time.
  if (ASCII.test(text)) return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).join(" ");
  return (text.normalize("NFKC").toLowerCase().match(WORD) ?? []).join(" ");
}

const RAISED = /[\u00B2\u00B3\u00B9\u2070-\u2079\u207A\u207B\u2080-\u208E]/g;
const BULLETS = /^(?:\s*(?:[-*+](?=\s)(?!\s+\[)|#{1,6}(?=\s)|>(?=\s)))+/;

/**
 * What a sentence says, sign by sign: equal where case, width, blanks, bullets and the punctuation around it are all that differs.
 * The normal form holds words alone, and writes "> 3", "-3" and "3 %" alike.
 */
export function exactForm(sentence: string): string {
  return (
    sentence
      .replace(RAISED, "^$&")
      .normalize("NFKC")
      .toLowerCase()
      .replace(BULLETS, "")
      .replace(/[,;:](?=\s|$)/g, "")
      // From the first sign of a row alone: a long row within the sentence is looked through once.
      .replace(/(?<![.!\u3002])[.!\u3002]+$/, "")
      .replace(/\s+/g, " ")
      .trim()
  );
}

export function tokensOf(normal: string): Set<string> {
  if (ASCII.test(normal)) return new Set(normal === "" ? [] : normal.split(" "));
  const tokens = new Set<string>();
  for (const word of normal.split(" ")) {
    if (word === "") continue;
    if (!UNSPACED.test(word)) {
      tokens.add(word);
      continue;
    }
    for (const run of word.match(UNSPACED_RUN) ?? []) addRun(tokens, run);
  }
  return tokens;
}

function addRun(tokens: Set<string>, run: string): void {
  const characters = Array.from(run);
  if (characters.length === 1 || !UNSPACED.test(run)) tokens.add(run);
  else
    for (let at = 0; at + 1 < characters.length; at++) tokens.add(`${characters[at] ?? ""}${characters[at + 1] ?? ""}`);
}

export function comparedText(text: string): ComparedText {
  const normal = normalForm(text);
  return { normal, tokens: tokensOf(normal), pairs: once(() => pairsOf(normal)) };
}

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Characters, where one of a script that says much with few counts two. */
export function weightOf(normal: string): number {
  let weight = 0;
  for (const character of normal) weight += UNSPACED.test(character) || HANGUL.test(character) ? 2 : 1;
  return weight;
}

/** The first 48 characters of a title, words joined by hyphens. */
export function slugOf(normal: string): string {
  return normal.replaceAll(" ", "-").slice(0, 48);
}

/** How alike two texts are, in ten-thousandths. */
export function likeness(one: ComparedText, other: ComparedText, longText: number): number {
  if (one.normal === "" || other.normal === "") return 0;
  if (one.normal === other.normal) return 10_000;
  const words = jaccard(one.tokens, other.tokens);
  const isLong = one.normal.length + other.normal.length > longText;
  return isLong ? words : Math.max(words, dice(one.pairs(), other.normal));
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const token of small) if (large.has(token)) shared++;
  return ratio(shared, one.size + other.size - shared);
}

/** Pairs of neighbouring characters, each counted as often as it stands there; a single character is its own pair. */
interface Pairs {
  readonly total: number;
  readonly places: ReadonlyMap<number, number>;
  /** By place. */
  readonly counts: Uint32Array;
}

function dice(one: Pairs, other: string): number {
  const left = one.counts.slice();
  let shared = 0;
  const total = eachPair(other, (pair) => {
    const place = one.places.get(pair);
    if (place === undefined || left[place] === 0) return;
    left[place] = (left[place] ?? 0) - 1;
    shared++;
  });
  return ratio(2 * shared, one.total + total);
}

function pairsOf(normal: string): Pairs {
  const found = new Map<number, number>();
  const total = eachPair(normal, (pair) => found.set(pair, (found.get(pair) ?? 0) + 1));
  const places = new Map([...found.keys()].map((pair, place) => [pair, place]));
  return { total, places, counts: Uint32Array.from(found.values()) };
}

const BLANK = 32;

/** @returns how many there are. */
function eachPair(normal: string, visit: (pair: number) => void): number {
  let before = -1;
  let total = 0;
  for (let at = 0; at < normal.length; at++) {
    const code = normal.charCodeAt(at);
    if (code === BLANK) continue;
    if (before !== -1) {
      visit(before * 65_536 + code);
      total++;
    }
    before = code;
  }
  if (total > 0 || before === -1) return total;
  visit(before);
  return 1;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 10_000) / whole);
}

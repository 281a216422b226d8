/** What turns a text into another one though most words stay: negations, values, names. */
import { tallied } from "../memory/grouped.js";

export interface Marks {
  /** Each as often as it stands there, sorted. */
  readonly negations: readonly string[];
  readonly values: readonly string[];
  readonly identifiers: readonly string[];
}

const NEGATION =
  /(?<![\p{L}\p{N}])(?:not|no|never|none|neither|nor|without|cannot|avoid(?:s|ed|ing)?|forbid(?:s|den)?|prohibit(?:s|ed)?|disable[sd]?|disabling|den(?:y|ies|ied)|nicht|nie|niemals|ohne|kein(?:e[mnrs]?)?|verboten|ne|pas|jamais|sans|aucune?|interdit|nunca|jamás|sin|prohibido|não|sem|proibido|non|mai|senza|vietato|niet|geen|nooit|zonder|nie|bez|nigdy|не|нет|ни|никогда|без|нельзя|değil|asla|لا|لم|ليس|नहीं|मत|không|tidak|jangan)(?![\p{L}\p{N}])|\p{L}n['\u2019]t(?!\p{L})|[不勿未禁無无没沒莫]|避免|ない|ません|ず(?=に)|禁止|않|없|금지|ไม่|ห้าม/giu;
const VALUE = /(?<![\p{L}\p{N}.])[-+]?\d+(?:[.,:/-]\d+){0,8}\s?%?/gu;
const IDENTIFIER =
  /`[^`\n]{1,200}`|\bhttps?:\/\/[^\s)>\]"']{1,400}|(?<![\w/])(?:\.{0,2}\/)?[\w.-]{1,80}(?:\/[\w.*-]{1,80}){1,20}|\b[\w-]{1,60}\.(?:ts|js|py|go|rs|java|md|ya?ml|json|toml|sh|sql|proto|tf)\b/g;

export function marksOf(text: string): Marks {
  const plain = text.normalize("NFKC");
  return {
    negations: sorted(plain.match(NEGATION), (mark) => (/n['\u2019]t$/i.test(mark) ? "n't" : mark.toLowerCase())),
    values: sorted(plain.match(VALUE), (value) => value.replace(/\s/g, "").replace(/[.,:/-]$/, "")),
    identifiers: sorted(plain.match(IDENTIFIER), (name) => name.replace(/^`|`$|[.,;:]+$/g, "")),
  };
}

type MarkFlag = "polarity_changed" | "value_changed" | "identifier_changed" | "words_changed" | "fields_changed";

export interface MarkChange {
  readonly flag: MarkFlag;
  /** What only the candidate says, and what only the target. */
  readonly candidate: readonly string[];
  readonly target: readonly string[];
}

export function markChanges(candidate: Marks, target: Marks): MarkChange[] {
  const changes: MarkChange[] = [];
  for (const [flag, of] of [
    ["polarity_changed", (marks: Marks) => marks.negations],
    ["value_changed", (marks: Marks) => marks.values],
    ["identifier_changed", (marks: Marks) => marks.identifiers],
  ] as const) {
    const change = {
      flag,
      candidate: differing(of(candidate), of(target)),
      target: differing(of(target), of(candidate)),
    };
    if (change.candidate.length + change.target.length > 0) changes.push(change);
  }
  return changes;
}

/** Words of the sentences that only one side has. Both lists are empty where the order of the words is what differs. */
export function wordChange(candidate: ReadonlyMap<string, string>, target: ReadonlyMap<string, string>): MarkChange {
  const [own, others] = [wordsBeyond(candidate, target), wordsBeyond(target, candidate)];
  return { flag: "words_changed", candidate: differing(own, others), target: differing(others, own) };
}

function wordsBeyond(sentences: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): string[] {
  return [
    ...new Set([...sentences.keys()].filter((meaning) => !known.has(meaning)).flatMap((said) => said.split(" "))),
  ];
}

/** Values that a change lists. */
const MAX_LISTED = 20;

/** Values of the first that the second lacks, each as often as it does. */
export function differing(values: readonly string[], others: readonly string[]): string[] {
  const counts = tallied(others);
  const left = values.filter((value) => {
    const count = counts.get(value) ?? 0;
    counts.set(value, count - 1);
    return count <= 0;
  });
  return left.slice(0, MAX_LISTED);
}

function sorted(found: readonly string[] | null, as: (mark: string) => string): string[] {
  return (found ?? []).map(as).sort();
}

const NEGATING = /^(?:in|im|ir|il|un|non|dis|de)/;

/** What is looked for in a text, for the digest of the settings. */
export const MARKS = [NEGATION, VALUE, IDENTIFIER, NEGATING].map(String);

/** Whether two titles differ in one word each that makes them titles of different things. */
export function isTitleContrast(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const own = [...one].filter((token) => !other.has(token));
  const others = [...other].filter((token) => !one.has(token));
  const [first, second] = [own[0], others[0]];
  if (own.length !== 1 || others.length !== 1 || first === undefined || second === undefined) return false;
  if (one.size < 2 || other.size < 2) return false;
  if (/\d/.test(first) || /\d/.test(second)) return true;
  if (isNegated(first, second) || isNegated(second, first)) return true;
  return !isSpelledAlike(first, second);
}

/** Words of a title that neither stand in the other nor are a form of one there. */
export function newTitleWords(title: ReadonlySet<string>, known: ReadonlySet<string>): string[] {
  return [...title].filter((word) => !known.has(word) && ![...known].some((other) => isSpelledAlike(word, other)));
}

function isSpelledAlike(one: string, other: string): boolean {
  return distance(one.slice(0, 60), other.slice(0, 60)) * 3 <= Math.max(one.length, other.length);
}

function isNegated(word: string, other: string): boolean {
  const prefix = NEGATING.exec(word)?.[0];
  return prefix !== undefined && word.slice(prefix.length) === other;
}

/** Levenshtein's, of two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++) {
      const same = one[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + same));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

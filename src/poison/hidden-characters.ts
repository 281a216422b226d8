/** Finds characters that hide text, carry it, or turn its direction, judged by neighbours and script, never by presence. */
import { createHash, type Hash } from "node:crypto";
import {
  BRAILLE,
  HANGUL,
  hiddenRuns,
  hiddenSetOf,
  JOINING,
  LATIN,
  PICTOGRAPH,
  RIGHT_TO_LEFT,
  TAKES_SELECTOR,
  WITHOUT_BLANKS,
  type HiddenSet,
} from "./characters.js";
import { carriedText } from "./carried-text.js";
import { shortOf, shown, toTell, type PoisonMark } from "./mark.js";
import { codePointOf } from "../memory/invisible.js";

/** Code points that a message lists. */
const MAX_CODES = 6;

/** Characters that are kept of one text, to be read for what they carry. */
const MAX_KEPT = 4096;

/** Characters of the longest run that writing needs: a flag of six tags, and some room. */
const MAX_HONEST_LENGTH = 12;

/** Characters beside a run that are accepted with it. */
const BESIDE = 40;

interface Found {
  readonly start: number;
  end: number;
  count: number;
  characters: string[];
  /** Of each run and what stands beside it. */
  readonly hash: Hash;
}

const NAMES: Readonly<Record<HiddenSet, string>> = {
  bidi: "text-direction control",
  mark: "text-direction mark",
  tag: "tag character",
  zeroWidth: "zero-width character",
  selector: "variation selector",
  other: "invisible character",
  control: "control character",
  noncharacter: "character without a meaning",
};

/** One mark for each kind of hidden character in the text. */
export function findHiddenCharacters(text: string): PoisonMark[] {
  const kinds = new Map<HiddenSet, Found>();
  const lines = new Lines(text);
  for (const match of hiddenRuns(text)) {
    const run = Array.from(match[0]);
    const place: Place = { lines, text, start: match.index, end: match.index + match[0].length, run };
    const seen = new Set<Found>();
    let at = match.index;
    for (const character of run) {
      const kind = hiddenSetOf(character);
      const isFound = kind !== undefined && (run.length > MAX_HONEST_LENGTH || !isHonest(kind, character, place));
      if (isFound) seen.add(note(kinds, kind, character, at));
      at += character.length;
    }
    for (const { hash } of seen) hash.update(`${withBeside(place)}\0`);
  }
  return [...kinds].map(([kind, found]) => markOf(kind, found));
}

/** A run with what stands beside it on its line. */
function withBeside({ text, start, end }: Place): string {
  const before = text.slice(Math.max(0, start - BESIDE), start);
  const [after = ""] = text.slice(end, end + BESIDE).split("\n", 1);
  return before.slice(before.lastIndexOf("\n") + 1) + text.slice(start, end) + after;
}

function note(kinds: Map<HiddenSet, Found>, kind: HiddenSet, character: string, at: number): Found {
  let found = kinds.get(kind);
  if (!found) {
    kinds.set(kind, (found = { start: at, end: at, count: 0, characters: [], hash: createHash("sha256") }));
  }
  if (found.end === at) found.end = at + character.length;
  found.count++;
  if (found.characters.length < MAX_KEPT) found.characters.push(character);
  return found;
}

function markOf(kind: HiddenSet, { start, end, count, characters, hash }: Found): PoisonMark {
  const carried = carriedText(kind, characters);
  const codes = characters.slice(0, MAX_CODES).map(codePointOf).join(" ");
  const more = count > MAX_CODES ? " …" : "";
  const plural = count === 1 ? "" : "s";
  const says = count === 1 ? "it says" : "they say";
  const reading = carried === undefined ? "" : `; read as text ${says} ${shown(carried)}`;
  const carries = carried !== undefined || (kind === "tag" && count > 1) || (kind === "selector" && count > 3);
  return {
    rule: "poison/hidden-characters",
    start,
    end,
    message: `The text holds ${count} ${NAMES[kind]}${plural} (${codes}${more}) ${effectOf(kind, count)}${reading}.`,
    subject: [kind, ...(carried === undefined ? [] : [toTell(carried, 80)]), shortOf(hash)].join(" "),
    severity: carries ? "error" : "warning",
    lowTrust: "error",
  };
}

function effectOf(kind: HiddenSet, count: number): string {
  if (kind === "bidi" || kind === "mark") {
    return `that ${count === 1 ? "shows" : "show"} the text in another order than it is read by a program`;
  }
  return "that a reader does not see";
}

interface Place {
  readonly lines: Lines;
  readonly text: string;
  /** Of the whole run. */
  readonly start: number;
  readonly end: number;
  readonly run: readonly string[];
}

function isHonest(kind: HiddenSet, character: string, place: Place): boolean {
  const { run } = place;
  const before = characterBefore(place.text, place.start);
  const after = characterAfter(place.text, place.end);
  switch (kind) {
    case "tag":
      return isFlag(before, run);
    case "selector":
      return isChosenForm(character, before, run);
    case "zeroWidth":
      return isJoined(character, before, after, place);
    case "bidi":
      return place.lines.at(place.start).isBalanced;
    case "mark":
      return run.length <= 2 && place.lines.at(place.start).isRightToLeft;
    case "other":
      return isTypeset(character, before, after, place);
    case "control":
    case "noncharacter":
      return false;
  }
}

/** England, Scotland and Wales: the only sequences of tags that anyone shows. */
function isFlag(before: string, run: readonly string[]): boolean {
  return before === "\u{1F3F4}" && /^gb(?:eng|sct|wls)\u007F$/.test(run.map(tagAsAscii).join(""));
}

function tagAsAscii(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0xe0000 ? String.fromCharCode(code - 0xe0000) : "";
}

function isChosenForm(character: string, before: string, run: readonly string[]): boolean {
  if (run.filter((other) => hiddenSetOf(other) === "selector").length > 1) return false;
  if (run[0] !== character) return false;
  return PICTOGRAPH.test(before) || TAKES_SELECTOR.test(before);
}

function isJoined(character: string, before: string, after: string, { run, start }: Place): boolean {
  // At the start of a text it is a byte-order mark, of which another rule speaks.
  if (character === "\uFEFF" && start === 0) return true;
  const isPair = run.length === 2 && hiddenSetOf(run[0] ?? "") === "selector" && run[1] === "\u200D";
  if (run.length > 1 && !isPair) return false;
  if (character === "\u200D" && PICTOGRAPH.test(before) && PICTOGRAPH.test(after)) return true;
  if (isPair) return false;
  const isJoiner = character === "\u200C" || character === "\u200D";
  if (isJoiner && (JOINING.test(before) || JOINING.test(after))) return true;
  if (character === "\u200B" && (WITHOUT_BLANKS.test(before) || WITHOUT_BLANKS.test(after))) return true;
  // One by itself between blanks, from a careless copy, hides nothing.
  return !(LATIN.test(before) && LATIN.test(after));
}

function isTypeset(character: string, before: string, after: string, { run, text, start }: Place): boolean {
  if (BRAILLE.test(character)) return BRAILLE.test(before) || BRAILLE.test(after);
  if (run.length > 1) return false;
  if (character === "\u3164" || character === "\uFFA0" || character === "\u115F" || character === "\u1160") {
    return HANGUL.test(before) || HANGUL.test(after);
  }
  if (!LATIN.test(before) || !LATIN.test(after)) return true;
  // A soft hyphen belongs in a word of prose, not in a name.
  return character === "\u00AD" && !/[0-9_:/@.]/.test(wordAround(text, start));
}

/** Characters of a line that are looked at on each side. */
const WINDOW = 400;

interface Line {
  readonly start: number;
  readonly end: number;
  readonly isRightToLeft: boolean;
  /** Isolates and embeddings end where they began, around text that needs them. Overrides never do. */
  readonly isBalanced: boolean;
}

/** What stands around a place on its line. Each part of the text is looked at once. */
class Lines {
  readonly #text: string;
  #last: Line = { start: 0, end: 0, isRightToLeft: false, isBalanced: false };

  constructor(text: string) {
    this.#text = text;
  }

  at(place: number): Line {
    if (place >= this.#last.end) this.#last = this.#look(place);
    return this.#last;
  }

  #look(place: number): Line {
    const first = Math.max(0, place - WINDOW);
    const start = first + this.#text.slice(first, place).lastIndexOf("\n") + 1;
    const feed = this.#text.slice(place, place + WINDOW).indexOf("\n");
    const end = Math.min(feed === -1 ? place + WINDOW : place + feed + 1, this.#text.length);
    const line = this.#text.slice(start, end);
    const count = (pattern: RegExp): number => (line.match(pattern) ?? []).length;
    const isRightToLeft = RIGHT_TO_LEFT.test(line);
    const isBalanced =
      isRightToLeft &&
      count(/[\u202D\u202E]/g) === 0 &&
      count(/[\u2066-\u2068]/g) === count(/\u2069/g) &&
      count(/[\u202A\u202B]/g) === count(/\u202C/g);
    return { start, end, isRightToLeft, isBalanced };
  }
}

function wordAround(text: string, at: number): string {
  const before = /\S*$/.exec(text.slice(Math.max(0, at - 60), at))?.[0] ?? "";
  const after = /^\S*/.exec(text.slice(at, at + 60))?.[0] ?? "";
  return before + after;
}

function characterBefore(text: string, at: number): string {
  const unit = text.charCodeAt(at - 1);
  const isLow = unit >= 0xdc00 && unit <= 0xdfff;
  return text.slice(Math.max(0, at - (isLow ? 2 : 1)), at);
}

function characterAfter(text: string, at: number): string {
  return String.fromCodePoint(text.codePointAt(at) ?? 32);
}

/** Reads the value that a name is given: in YAML, JSON, code, environment files, flags, headers, tables, prose. */
import { BLANK } from "./blanks.js";

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Characters between a name and its value. */
const OPERATOR_REACH = 32;
/** Words between a name and a verb that gives it its value: `the password for the test database is`. */
const PROSE_REACH = 64;
/** Characters of a value. */
const VALUE_REACH = 512;

const VERBS = new Set(["is", "was", "are", "to", "as", "equals", "becomes", "now", "reads"]);
const SCHEMES = new Set(["bearer", "basic", "token", "apikey"]);

/** The first value behind `name`; undefined where nothing gives it one. */
export function assignedValue(text: string, name: string, nameStart: number, nameEnd: number): Place | undefined {
  const behind = text.slice(nameEnd, nameEnd + OPERATOR_REACH);
  const lower = name.toLowerCase();
  const isFlag = name.startsWith("--");
  const isScheme = SCHEMES.has(lower) && /^[ \t]+[^\s:=|]/.test(behind);
  const isElement = text[nameStart - 1] === "<" && behind.startsWith(">");
  const gap = operatorLength(behind, isFlag || isScheme, isElement);
  if (gap === undefined) return isScheme ? undefined : spokenValue(text, nameEnd);
  const value = valueAt(text, nameEnd + gap);
  // In prose a scheme is a noun as others are: `the token of the bot is X`.
  const isProse = isScheme && value !== undefined && /^[a-z]+$/.test(text.slice(value.start, value.end));
  return isProse ? spokenValue(text, nameEnd) : value;
}

/** Characters from the end of a name to its value: quotes, brackets, emphasis, one operator, a scheme. */
function operatorLength(behind: string, isSpaceEnough: boolean, isElement: boolean): number | undefined {
  if (isElement) return 1;
  let at = 0;
  let seen = false;
  let isQuoted = false;
  for (; at < behind.length; at++) {
    const character = behind.charAt(at);
    if (character === " " || character === "\t") {
      if (isSpaceEnough) seen = true;
    } else if (isOpening(character)) {
      if (seen) break;
      isQuoted ||= "\"'`".includes(character);
    } else if (character === ":" || character === "=" || character === "|") {
      if (behind.startsWith("://", at)) return undefined;
      if (character === "|" && (seen || behind[at + 1] !== " ")) return undefined;
      seen = true;
      at += blockLength(behind.slice(at + 1));
    } else if (character === ">" && /[=-]/.test(behind.charAt(at - 1))) seen = true;
    else if (character === "-" && behind[at + 1] === ">") continue;
    else if (character === "," && isQuoted) seen = true;
    else break;
  }
  if (!seen) return undefined;
  const scheme = /^[`"']?(?:bearer|basic|token|apikey)[ \t]+/i.exec(behind.slice(at));
  return at + (scheme?.[0].length ?? 0);
}

/** Of YAML's ` |` and ` >-` with the break and the indent behind them; 0 for none. */
function blockLength(rest: string): number {
  return /^[ \t]{1,4}[|>][-+]?\r?\n[ \t]{1,16}/.exec(rest)?.[0].length ?? 0;
}

function isOpening(character: string): boolean {
  return "\"'`*\\])".includes(character);
}

/** `the password for staging is X`, `set the token of the bot to X`, up to the end of the line. */
function spokenValue(text: string, from: number): Place | undefined {
  const line = /^[^\r\n]*/.exec(text.slice(from, from + PROSE_REACH))?.[0] ?? "";
  if (!line.startsWith(" ") && !line.startsWith("`") && !line.startsWith("*")) return undefined;
  let at = 0;
  for (const word of line.split(" ")) {
    const bare = word.toLowerCase().replace(/^[`*"'(]+|[`*"')]+$/g, "");
    at += word.length + 1;
    if (VERBS.has(bare) || /^[a-z]+:$/.test(bare) || bare === "=" || bare === "->") {
      const value = valueAt(text, from + at);
      if (value && isUnlikeWord(text.slice(value.start, value.end))) return value;
    } else if (!/^[a-z-]*,?$/.test(bare)) return undefined;
  }
  return undefined;
}

function isUnlikeWord(value: string): boolean {
  return /\d/.test(value) && /[A-Za-z]/.test(value);
}

const IN_BACKTICKS = new RegExp(`\`|${BLANK}`);
const IN_QUOTES = new RegExp(`["']|${BLANK}`);
const BARE = new RegExp(`["'\`<>|]|${BLANK}`);

/** From a quote to its pair, else to a space. Without what closes a sentence or a bracket. */
export function valueAt(text: string, from: number): Place | undefined {
  let start = from;
  const limit = Math.min(text.length, from + VALUE_REACH);
  while (start < limit && " \t\\*".includes(text.charAt(start))) start++;
  const quote = text.charAt(start);
  if (quote === '"' || quote === "'" || quote === "`") {
    start++;
    const close = text.slice(start, limit).search(quote === "`" ? IN_BACKTICKS : IN_QUOTES);
    if (close < 0) return undefined;
    return trimmed(text, start, start + close, false);
  }
  const close = text.slice(start, limit).search(BARE);
  if (close < 0 && limit < text.length) return undefined;
  return trimmed(text, start, close < 0 ? limit : start + close, true);
}

/** What closes a sentence or a bracket. */
export const CLOSERS = ".,;:)]}*_!?\\";

function trimmed(text: string, start: number, end: number, isBare: boolean): Place | undefined {
  let last = end;
  const closers = isBare ? CLOSERS : "\\,;";
  while (last > start && closers.includes(text.charAt(last - 1))) last--;
  if (isBare) {
    const query = text.slice(start, last).search(/&[a-z_-]{1,32}=/i);
    if (query >= 0) last = start + query;
  }
  return last > start ? { start, end: last } : undefined;
}

/** Lines that a value may go on over. */
const MAX_LINES = 8;
/** A line that holds one piece and no more, and is indented. The line before may end with a backslash (YAML 1.2.2, section 7.3.1). */
const NEXT_LINE = /\\?\r?\n[ \t]{1,40}([^\s"'`<>|:=]{8,512})(?=["']?[ \t\r]{0,40}(?:\n|$))/y;

/** Where a value ends that YAML folds: each of its lines is a piece that `isPart` takes for one. */
export function foldedEnd(text: string, end: number, isPart: (piece: string) => boolean): number {
  let last = end;
  for (let line = 1; line < MAX_LINES; line++) {
    NEXT_LINE.lastIndex = last;
    const piece = NEXT_LINE.exec(text)?.[1];
    if (piece === undefined || !isPart(piece)) break;
    last = NEXT_LINE.lastIndex;
  }
  return last;
}

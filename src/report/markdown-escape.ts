/**
 * Text from records in Markdown that GitHub renders (security rules 18 and 19): nothing pings, links, loads, renders as
 * HTML or leaves the place it was put in. Length is the caller's matter: cut before escaping, never after.
 */
import { visible } from "./visible-text.js";

/** A space of no width. */
export const BREAK = "\u200B";

/**
 * GitHub looks for these in the finished text, so no escape of Markdown helps: mentions and mail addresses, issue
 * numbers, `GH-1`, addresses, emoji names and commit ids are broken by a space of no width.
 */
const LIVE: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/@/g, `@${BREAK}`],
  [/#/g, `#${BREAK}`],
  [/\b(GH)-/gi, `$1${BREAK}-`],
  [/:(?=\/\/)/g, `:${BREAK}`],
  [/\b(www)\./gi, `$1${BREAK}.`],
  [/:(?=[\w+-]+:)/g, `:${BREAK}`],
];

/** No piece may be a commit id in its turn: GitHub knows them from 7 digits on. */
const COMMIT_ID = /\b[0-9a-f]{7,40}\b/gi;
const COMMIT_ID_PIECE = /.{6}(?=.)/g;

/** Everything that Markdown, its GitHub extensions and HTML give a meaning within a line. */
const SYNTAX = /[\\`*_{}[\]<>&!|~$^#@]/g;

/** What would begin a block at the start of a line: a list, a rule, an underline of a heading. */
const BLOCK_START = /^(?:[-+=]|\d{1,9}(?=[.)]))/;

/** Prose for any place within a paragraph, list item, heading or table cell. One line. */
export function escapeMarkdown(text: string): string {
  let result = visible(text).trim();
  for (const [pattern, replacement] of LIVE) result = result.replace(pattern, replacement);
  return result
    .replace(COMMIT_ID, (id) => id.replace(COMMIT_ID_PIECE, `$&${BREAK}`))
    .replace(SYNTAX, entity)
    .replace(BLOCK_START, (start) => entity(start.slice(0, 1)) + start.slice(1));
}

function entity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}

/** Letters that are written from right to left: the blocks that Unicode keeps for them. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** First strong isolate, and its end: what is between them takes no part in the order of what is around. */
const [ISOLATE, END_OF_ISOLATE] = ["\u2068", "\u2069"];

/**
 * A code span for any place outside a table. One line. One that is written from right to left is isolated: with another one behind
 * an arrow, the two would change places.
 */
export function codeSpan(text: string): string {
  const content = visible(text);
  if (content.trim() === "") return '`""`';
  const fence = "`".repeat(longestRun(content) + 1);
  const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
  const span = fence + pad + content + pad + fence;
  return RIGHT_TO_LEFT.test(content) ? ISOLATE + span + END_OF_ISOLATE : span;
}

/**
 * A code span for a table cell. Renderers disagree on a bar behind a backslash, so a bar shows as `\x7C`, in the manner
 * of `visible`.
 */
export function codeCell(text: string): string {
  return codeSpan(text.replaceAll("|", "\\x7C"));
}

/** An id such as `team:build`, or a name with a mark that no prose holds. */
const ID = /^[\p{L}\p{N}][\p{L}\p{N}.-]*:[\p{L}\p{N}][^\s]*$/u;
/** A path or the id of a rule: `and/or` is neither. */
const PATH = /^(?=[^.-]*[.-])[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT_LIKE = /\b(?=[a-f]*\d)[0-9a-f]{7,40}\b/i;
/** What a message marks as code itself, and a quoted id that holds a blank, as a mistyped one does. */
const MARKED =
  /(?<=^|[\s(])(`[^`]{1,200}`|"[\p{L}\p{N}][\p{L}\p{N}.-]*:[^\s"`]{1,200}\s[^"`]{0,200}")(?=$|[\s),.;:!?])/u;
const OPENING = /^["'(]*/;
const CLOSING = /["'),.;:!?]*$/;

/**
 * A message for a table cell: ids, paths, times and whatever else GitHub would act on stand in code spans, the rest is prose.
 * Quotes around a code span go.
 */
export function proseCell(text: string): string {
  return markdownOf(proseParts(text), codeCell);
}

/** The same for any place outside a table. */
export function proseLine(text: string): string {
  return markdownOf(proseParts(text), codeSpan);
}

export interface ProsePart {
  readonly text: string;
  readonly isCode: boolean;
}

/** A message in one line, cut into prose and what is shown as code. Nothing is escaped yet. */
export function proseParts(text: string): ProsePart[] {
  const parts: ProsePart[] = [];
  let prose = "";
  const add = (before: string, core: string, after: string) => {
    parts.push({ text: prose + before, isCode: false }, { text: core, isCode: true });
    prose = after;
  };
  for (const [index, segment] of visible(text).trim().split(MARKED).entries()) {
    if (index % 2 === 1) {
      add("", segment.slice(1, -1), "");
      continue;
    }
    for (const [at, word] of segment.split(" ").entries()) {
      if (at > 0) prose += " ";
      const found = codeIn(word);
      if (!found) prose += word;
      else add(found.before, found.core, found.after);
    }
  }
  return [...parts, { text: prose, isCode: false }].filter((part) => part.text !== "");
}

function codeIn(word: string): { before: string; core: string; after: string } | undefined {
  const opening = OPENING.exec(word)?.[0] ?? "";
  const closing = CLOSING.exec(word.slice(opening.length))?.[0] ?? "";
  const core = word.slice(opening.length, word.length - closing.length);
  const isLive = LIVE.some(([pattern]) => core.search(pattern) !== -1);
  if (!isLive && !ID.test(core) && !PATH.test(core) && !COMMIT_LIKE.test(core)) return undefined;
  const isQuoted = opening.endsWith('"') && closing.startsWith('"');
  const [before, after] = isQuoted ? [opening.slice(0, -1), closing.slice(1)] : [opening, closing];
  return { before, core, after };
}

function markdownOf(parts: readonly ProsePart[], code: (text: string) => string): string {
  return parts.map(({ text, isCode }) => (isCode ? code(text) : escapeWithin(text))).join("");
}

/** As `escapeMarkdown`, with the blanks at both ends, which separate the text from its neighbours. */
export function escapeWithin(text: string): string {
  const shown = visible(text);
  if (shown.trim() === "") return shown === "" ? "" : " ";
  const [before, after] = [/^\s/.test(shown) ? " " : "", /\s$/.test(shown) ? " " : ""];
  return before + escapeMarkdown(shown) + after;
}

/** A fenced block; the lines are the caller's, line breaks within one are made visible. */
export function codeBlock(language: string, lines: readonly string[]): string {
  const content = lines.map(visible);
  const fence = "`".repeat(Math.max(3, ...content.map((line) => longestRun(line) + 1)));
  return [fence + language, ...content, fence].join("\n");
}

/** Length of the longest run of backticks. */
function longestRun(text: string): number {
  let longest = 0;
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  return longest;
}

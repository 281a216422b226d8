/** The part of a line that fits on a terminal, as cells of known width. */
import { DECIDING_UNITS, joinedLength, visible } from "./visible-text.js";

const TAB_STOP = 4;
const CUT = "…";
/** Characters looked at for each column: bounds what a flood of zero-width characters costs. */
const CHARACTERS_PER_COLUMN = 8;

/** Marks, and the vowels and last consonants of Korean that stand in the cell of the consonant before them. */
const ZERO_WIDTH = /^[\p{Mn}\p{Me}\uFE0F\u1160-\u11FF\uD7B0-\uD7FB]$/u;
/** East Asian wide and full-width blocks, and pictographs with a colour form. */
const WIDE =
  /^(?:[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|(?![\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation})$/u;

/** What stands behind the first pictograph of joined ones: a joiner, a selector, or the beginning of a colour of skin. */
const JOINS: ReadonlySet<string> = new Set(["\u200D", "\uFE0F", "\uD83C"]);

export interface LineWindow {
  /** Harmless text, at most as wide as asked. */
  readonly text: string;
  /** Column of the text, from 0, at which the character at a UTF-16 offset of the line stands or would stand. */
  columnOf(offset: number): number;
}

/**
 * Where a window must start so that `focus` is seen with something before it: 0 for a line that fits.
 * @param focus UTF-16 offset
 */
export function windowStart(line: string, focus: number, columns: number): number {
  if (line.length <= columns * CHARACTERS_PER_COLUMN && fits(line, columns)) return 0;
  let start = Math.min(focus, line.length);
  let room = Math.floor(columns / 3);
  const floor = Math.max(0, start - columns * CHARACTERS_PER_COLUMN);
  while (start > floor && room > 0) {
    start -= isPair(line, start - 2) ? 2 : 1;
    room -= cellOf(line, start, 0).width;
  }
  return Math.max(0, start);
}

/** @param from UTF-16 offset; a cut on either side shows as `…`. */
export function lineWindow(line: string, from: number, columns: number): LineWindow {
  const starts: number[] = [];
  const places: number[] = [];
  let text = from > 0 && line.length > 0 ? CUT : "";
  let width = text.length;
  let at = Math.min(from, line.length);
  const end = Math.min(line.length, from + columns * CHARACTERS_PER_COLUMN);
  while (at < end) {
    const cell = cellOf(line, at, width);
    const last = at + cell.length >= line.length;
    if (width + cell.width > columns - (last ? 0 : CUT.length)) break;
    starts.push(at);
    places.push(width);
    text += cell.text;
    width += cell.width;
    at += cell.length;
  }
  const stop = at;
  if (stop < line.length) text += CUT;
  return {
    text,
    columnOf(offset) {
      if (offset >= stop) return width;
      const cell = starts.findLastIndex((start) => start <= offset);
      return cell === -1 ? 0 : (places[cell] ?? 0);
    },
  };
}

function fits(line: string, columns: number): boolean {
  let width = 0;
  for (let at = 0; at < line.length;) {
    const cell = cellOf(line, at, width);
    width += cell.width;
    if (width > columns) return false;
    at += cell.length;
  }
  return true;
}

/** Columns that a text takes. */
export function columnsOf(text: string): number {
  let width = 0;
  for (let at = 0; at < text.length;) {
    const cell = cellOf(text, at, width);
    width += cell.width;
    at += cell.length;
  }
  return width;
}

interface Cell {
  readonly text: string;
  /** Columns. */
  readonly width: number;
  /** UTF-16 code units of the line. */
  readonly length: number;
}

/** @param column where the cell will stand, which decides the width of a tab */
function cellOf(line: string, at: number, column: number): Cell {
  const length = isPair(line, at) ? 2 : 1;
  const character = line.slice(at, at + length);
  if (character === "\t") {
    const width = TAB_STOP - (column % TAB_STOP);
    return { text: "→".padEnd(width), width, length };
  }
  const joined = JOINS.has(line.charAt(at + length)) ? joinedLength(line, at) : 0;
  if (joined > 0) return { text: line.slice(at, at + joined), width: 2, length: joined };
  if (character >= " " && character <= "~") return { text: character, width: 1, length };
  const isAbove = ZERO_WIDTH.test(character);
  // What stands before a mark or a selector decides whether it stays.
  const before = isAbove ? line.slice(Math.max(0, at - DECIDING_UNITS), at) : "";
  const text = visible(before + character).slice(visible(before).length);
  if (text !== character) return { text, width: text.length, length };
  return { text, width: isAbove ? 0 : WIDE.test(text) ? 2 : 1, length };
}

function isPair(line: string, at: number): boolean {
  return at >= 0 && (line.codePointAt(at) ?? 0) > 0xffff;
}

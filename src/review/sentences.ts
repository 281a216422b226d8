/** Sentences of a text, where one that is said twice counts once. */
import { CodeFence } from "../memory/code-fence.js";
import { exactForm } from "./text.js";

export interface Sentences {
  /** As they are written where they stand first, in the order of the text, by their exact forms. */
  readonly byMeaning: ReadonlyMap<string, string>;
  /** The text without those that repeat an earlier one. */
  readonly text: string;
}

/** With what stands between two sentences, so that nothing but a repetition is lost. The number of a list item ends none. */
const BETWEEN = /((?<=[.!?])(?<!^[ \t]{0,12}\d{1,4}\.)\s+|\n+|(?<=[\u3002\uFF01\uFF1F]))/m;

/** Rules, fences without a language, rows under the head of a table: they say nothing. */
const ORNAMENT = /^[-=*_`~|:\s]*$/;

export function sentencesOf(written: string): Sentences {
  const byMeaning = new Map<string, string>();
  const text = unwrapped(written).join("\n");
  const parts = text.split(BETWEEN);
  const kept = parts.filter((part, at) => {
    if (at % 2 === 1 || ORNAMENT.test(part)) return true;
    const meaning = exactForm(part);
    if (meaning === "") return true;
    if (byMeaning.has(meaning)) return false;
    byMeaning.set(meaning, part.trim());
    return true;
  });
  return { byMeaning, text: kept.length === parts.length ? text : kept.join("") };
}

/** A line that begins a block, and one after which nothing is continued. */
const BEGINS = /^\s*(?:$|[-*+]\s|\d{1,4}[.)]\s|#{1,6}\s|>|\||```|~~~|<)/;
const ENDS = /^\s*(?:$|#{1,6}\s|\||```|~~~|<)/;

/** Rows, quotes, numbered steps, markup, and indented code: what they say hangs on their place. */
const PLACED = /^\s*(?:\||>|\d{1,4}[.)]\s|<)|^(?: {4}|\t)/;

/** Whether sentences of a text say the same in any other place: neither in a block of their own kind nor under a heading of theirs. */
export function arePlain(sentences: readonly string[], text: string): boolean {
  const fence = new CodeFence();
  let isBelowHeading = false;
  return unwrapped(text).every((line, at) => {
    const isCode = fence.take(line);
    const isHeading = !isCode && /^#{1,6}\s/.test(line);
    const isPlaced = isCode || isHeading || isBelowHeading || PLACED.test(line);
    isBelowHeading ||= isHeading && at > 0;
    return !isPlaced || !sentences.some((sentence) => line.includes(sentence));
  });
}

/** The lines of a text, where those of one paragraph or item are one. */
function unwrapped(text: string): string[] {
  // Joined at the end: a paragraph may have many lines.
  const paragraphs: string[][] = [];
  const fence = new CodeFence();
  let isEnded = true;
  for (const line of text.split("\n")) {
    const last = paragraphs.at(-1);
    const isNew = fence.take(line) || last === undefined || isEnded || BEGINS.test(line);
    if (isNew) paragraphs.push([line]);
    else last.push(line.trim());
    // A sign of a heading alone begins one as soon as something follows it; no later line changes that.
    if (isNew) isEnded = ENDS.test(line);
    else if (last.length === 2) isEnded = ENDS.test(`${last[0] ?? ""} `);
  }
  return paragraphs.map((lines) => lines.join(" "));
}

/** Faults of indent, quotes and brackets: the package sees them late, so the place is looked for on the lines above. */
import type { Span } from "./flaw.js";
import { lineEnd, lineStart } from "./lines.js";
import { shorten } from "./yaml-fault.js";
import { openBracketsAt, quotedBefore } from "./yaml-lexemes.js";
import { oddColon, readLine } from "./yaml-line.js";

export interface Explanation extends Span {
  readonly message: string;
  readonly advice: string;
}

/** Larger documents are not read again for the place of an opening quote or bracket. */
const RELEX_LIMIT = 128 * 1024;

/** A mapping inside a value: by a second colon on its line, or because the next line is indented under a scalar. */
export function explainNested(source: string, place: Span): Explanation {
  const { line, value, key } = readLine(source, place.start);
  const rest = source.slice(value.start, value.end);
  if (rest.includes(": ") || rest.includes(":\t") || rest.endsWith(":")) {
    const name = key === undefined ? "The value" : `The value of "${shorten(key)}"`;
    const message = `${name} holds a colon, which would begin a mapping inside it.`;
    return { ...value, message, advice: "Quote the whole value" };
  }
  return {
    ...firstTextAfter(source, line.end),
    message: "This line is indented as part of the line above, which already has its value.",
    advice: "Give the line the same indent as its neighbours",
  };
}

/** A line among keys that is none itself. */
export function explainNoKey(source: string, place: Span): Explanation {
  const { line } = readLine(source, place.start);
  const text = source.slice(line.start, line.end);
  const { start } = firstTextAfter(source, line.start);
  const here = { start, end: Math.max(line.end, start) };
  if (text.trimStart().startsWith("- ")) {
    const advice = "Indent the list under its key, or write the key";
    return { ...here, message: "A list item stands where a key is expected.", advice };
  }
  if (/^\s*[^\s:#]+:[^\s/]/.test(text)) {
    const advice = "Put a space after the colon";
    return { ...here, message: "A colon without a space after it does not end a key.", advice };
  }
  const odd = oddColon(text);
  if (odd) {
    const code = `U+${odd.character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
    const isColon = odd.character === "\uFF1A";
    return {
      start: line.start + odd.start,
      end: line.start + odd.end,
      message: isColon
        ? `A full-width colon (${code}) does not end a key.`
        : `What follows this colon is no space to YAML (${code}), so it does not end a key.`,
      advice: isColon ? "Write a colon and a space in its place" : "Write a space in its place",
    };
  }
  const bracket = bracketAround(source, start);
  if (bracket) {
    const isClosed = !openBracketsAt(source, Infinity).some((open) => open.start === bracket.start);
    if (!isClosed) return explainBracket(source, here);
    return {
      ...here,
      message: "No comma ends this line, which stands between brackets.",
      advice: "Put a comma at its end",
    };
  }
  return {
    ...here,
    message: "This line has no colon, so it is neither a key nor part of a value.",
    advice: "Indent the line under the value it belongs to, or write it as `key: value`",
  };
}

export function explainIndent(source: string, place: Span): Explanation {
  return {
    ...firstTextAfter(source, lineStart(source, place.end)),
    message: "The indent of this line matches none of the lines above.",
    advice: "Give the line the same indent as its neighbours",
  };
}

export function explainBracket(source: string, place: Span): Explanation {
  const bracket = bracketAround(source, place.start);
  if (!bracket) {
    return { ...place, message: "A bracket that opens before this is never closed.", advice: "Close the bracket" };
  }
  const open = source.charAt(bracket.start);
  const close = open === "{" ? "}" : "]";
  return {
    ...bracket,
    message: `The bracket \`${open}\` that opens here is never closed.`,
    advice: `Close it with \`${close}\`, or quote the value if the bracket belongs to its text`,
  };
}

function bracketAround(source: string, offset: number): Span | undefined {
  return source.length <= RELEX_LIMIT ? openBracketsAt(source, offset).at(-1) : undefined;
}

/** @param words the package's message. */
export function explainMissing(source: string, words: string, place: Span): Explanation {
  if (words.includes("closing")) return explainQuote(source, place);
  if (words.includes("end with a")) return explainBracket(source, place);
  if (words.startsWith("Implicit map keys")) return explainNoKey(source, place);
  if (words.startsWith("Comments must")) {
    const advice = "Put a space before the `#`, or quote the whole value";
    return { ...place, message: "A `#` must have a blank before it to begin a comment.", advice };
  }
  if (words.includes("between flow")) {
    return { ...place, message: "A comma is missing between two items.", advice: "Put a comma before this item" };
  }
  return plainly(words, place);
}

function explainQuote(source: string, place: Span): Explanation {
  const quote = source.length <= RELEX_LIMIT ? quotedBefore(source, place.start) : undefined;
  const advice = "Close the quote, or quote the whole value with the other kind";
  if (!quote) return { ...place, message: "A quote that opens before this is never closed.", advice };
  const message = "The quote that opens here is never closed.";
  return { start: quote.start, end: quote.start + 1, message, advice };
}

/** @param words the package's message. */
export function explainUnexpected(source: string, words: string, place: Span): Explanation {
  const { value } = readLine(source, place.start);
  if (words.includes("block-seq-ind on same line")) {
    const advice = "Put the list on the next line, or quote the whole value";
    return { ...value, message: "A list cannot begin on the line of its key.", advice };
  }
  if (words.startsWith("Block scalar header") || words.startsWith("Not a YAML token")) {
    const advice = "Put the text on the next line, or quote the whole value";
    return { ...value, message: "After `|` or `>` the text must begin on the next line.", advice };
  }
  if (words.includes("at node end")) return explainTrailing(source, value, place);
  if (words.includes("flow-seq-end") || words.includes("flow-map-end")) {
    const advice = "Remove it, or quote the whole value";
    return { ...place, message: "A bracket closes here that none opened.", advice };
  }
  return plainly(words, place);
}

function explainTrailing(source: string, value: Span, place: Span): Explanation {
  if (source.startsWith("...", lineStart(source, place.start))) {
    return {
      ...place,
      message: "Text stands after `...`, which ends the document.",
      advice: "Put it on the next line",
    };
  }
  const gap = source.slice(Math.max(place.start - 2, 0), place.start).trimEnd();
  const before = gap.charAt(gap.length - 1);
  const sameLine = place.start > value.start;
  if (sameLine && (before === '"' || before === "'")) {
    const message = "Text stands after the closing quote of a value.";
    return { ...value, message, advice: "Quote the whole value" };
  }
  if (sameLine && (before === "]" || before === "}")) {
    const message = "Text stands after the closing bracket of a value.";
    return { ...value, message, advice: "Quote the whole value" };
  }
  const advice = "Correct the indent, or quote the whole value";
  return { ...place, message: "This stands after the end of the value before it.", advice };
}

/** The package's words without the text of the file that some of them quote behind a colon. */
export function plainly(words: string, place: Span): Explanation {
  const [first = ""] = words.split(":");
  const message = `This is not valid YAML: ${first.charAt(0).toLowerCase()}${first.slice(1).trim()}.`;
  return { ...place, message, advice: "Correct the YAML here" };
}

function firstTextAfter(source: string, offset: number): Span {
  let start = offset;
  while (start < source.length && /\s/.test(source.charAt(start))) start++;
  return { start, end: Math.max(lineEnd(source, start), start) };
}

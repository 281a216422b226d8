/**
 * Edits that mend a YAML document. The commonest real fault is a value that needs quotes: an unquoted colon, or a first
 * character that means something to YAML (record families, 0.1). An edit is certain where quoting is all that the line
 * can have meant: prose, or text with no sign of a mapping or a list in it. The caller proves by reading again that the
 * document is whole with it.
 */
import type { Span } from "./flaw.js";
import { plainAt, quotedBefore } from "./yaml-lexemes.js";
import { oddColon, readLine, type ReadLine } from "./yaml-line.js";
import type { YamlFault } from "./yaml-fault.js";

export interface MendEdit extends Span {
  readonly text: string;
  readonly message: string;
  /** Whether the edit is right whatever the author meant, provided that the document is whole with it. */
  readonly certain: boolean;
}

/** Characters that must not begin a plain scalar and that nobody writes by mistake for another meaning. */
const NEEDS_QUOTES = new Set(["@", "`", "%", ","]);

/** Fields whose value is a sentence or a name in every memory, so a colon or a comma in it is punctuation. */
const PROSE = new Set([
  "abstract",
  "comment",
  "description",
  "heading",
  "note",
  "purpose",
  "rationale",
  "reason",
  "summary",
  "title",
]);

/** A longer line is nobody's list, and a hostile one would take time. */
const MAX_LIST_LENGTH = 2048;

type Mender = (source: string, fault: YamlFault) => MendEdit | undefined;

const MENDERS: Partial<Record<YamlFault["code"], Mender>> = {
  ALIAS_TARGET: quoteStarred,
  BAD_DQ_ESCAPE: singleQuotes,
  BAD_SCALAR_START: quoteBadStart,
  BLOCK_AS_IMPLICIT_KEY: quoteColon,
  MISSING_CHAR: (source, fault) =>
    fault.message.includes("closing") ? closeQuote(source, fault) : spaceColon(source, fault),
  MULTILINE_IMPLICIT_KEY: spaceColon,
  NAMELESS_KEY: quoteColon,
  TAG_RESOLVE_FAILED: (source, fault) => quoteLine(readLine(source, fault.start), source, false),
  UNEXPECTED_TOKEN: mendUnexpected,
};

export function mendOf(source: string, fault: YamlFault): MendEdit | undefined {
  return MENDERS[fault.code]?.(source, fault);
}

/** The text between quotes: double ones, unless the text holds what they would change. */
function quoted(text: string): string {
  return text.includes('"') || text.includes("\\") ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

function quoteBadStart(source: string, fault: YamlFault): MendEdit | undefined {
  const line = readLine(source, fault.start);
  const certain = NEEDS_QUOTES.has(source[fault.start] ?? "");
  if (line.value.start === fault.start) return quoteLine(line, source, certain && isOneText(line, source));
  const plain = plainAt(source, fault.start);
  if (!plain || source.slice(plain.start, plain.end).includes("\n")) return undefined;
  return quoteSpan(source, plain, certain);
}

function quoteColon(source: string, fault: YamlFault): MendEdit | undefined {
  const line = readLine(source, fault.start);
  if (fault.start < line.value.start || line.key === undefined) return undefined;
  const text = source.slice(line.value.start, line.value.end);
  if (!text.includes(": ") && !text.includes(":\t") && !text.endsWith(":")) return undefined;
  const plain = !/^["'[{|>&*!#?-]/.test(text) || fault.code === "NAMELESS_KEY";
  // `- Foo: bar: baz` alone may be one text as well as a mapping of one key.
  const mapping = !line.item || hasSibling(source, line);
  return quoteLine(line, source, plain && mapping && isOneText(line, source));
}

function isProse({ key }: ReadLine): boolean {
  return key !== undefined && PROSE.has(key.toLowerCase());
}

/**
 * Whether a value that nobody quoted is one text: `limits: memory: 2Gi` may be a mapping on the line of its key, and
 * `owners: @a, @b` a list without brackets. Words before a colon are no key: `goal: Warm the cache: why`.
 */
function isOneText(line: ReadLine, source: string): boolean {
  if (isProse(line)) return true;
  const text = source.slice(line.value.start, line.value.end);
  const colon = text.search(/:(?:\s|$)/);
  return !text.includes(",") && (colon === -1 || /^\p{L}\S*\s/u.test(text.slice(0, colon).trimEnd()));
}

/** Whether the mapping that begins behind a dash goes on: the next line has a key in the same column. */
function hasSibling(source: string, { line, value, key }: ReadLine): boolean {
  const next = source.indexOf("\n", value.end) + 1;
  if (next === 0 || key === undefined) return false;
  const column = source.indexOf(key, line.start) - line.start;
  const below = readLine(source, next);
  const indent = source.slice(next, below.line.end).search(/[^ ]/);
  return !below.item && below.key !== undefined && indent === column;
}

/** `*foo*` and `**Foo** bar` are Markdown, `*.md` is a pattern of files; an alias in a document without anchors can be nothing else. */
function quoteStarred(source: string, fault: YamlFault): MendEdit | undefined {
  const line = readLine(source, fault.start);
  if (line.value.start !== fault.start) return undefined;
  const text = source.slice(line.value.start + 1, line.value.end);
  const anchored = /(?:^|\s)&\S/.test(source);
  return quoteLine(line, source, /\*|^[./]/.test(text) && !anchored && isOneText(line, source));
}

function mendUnexpected(source: string, fault: YamlFault): MendEdit | undefined {
  const line = readLine(source, fault.start);
  if (!fault.message.includes("at node end")) {
    const opens = /^[-|>]/.test(source.slice(line.value.start, line.value.end));
    return opens && line.key !== undefined ? quoteLine(line, source, false) : undefined;
  }
  const first = source[line.value.start];
  const last = source[line.value.end - 1];
  if (fault.start <= line.value.start) return undefined;
  if (first === "*") return quoteStarred(source, { ...fault, start: line.value.start });
  if (first === "[" || first === "{") return quoteLine(line, source, false);
  if (first !== '"' && first !== "'") return undefined;
  if (isListOfTexts(source.slice(line.value.start, line.value.end)) && !isProse(line)) return bracketLine(line, source);
  // `"Foo" bar` and `"Foo" or "bar"`: the quotes belong to the text, where it is prose.
  if (last !== first) return quoteLine(line, source, isProse(line));
  if (/[\s,]/.test(source[fault.start - 1] ?? "")) return quoteLine(line, source, false);
  // `'It's'`: they do not, and the inner ones are apostrophes.
  const inner = source.slice(line.value.start + 1, line.value.end - 1);
  const apostrophes =
    first === "'" && !/["\\]/.test(inner) && !/(?:^|[^\p{L}\p{N}])'|'(?:$|[^\p{L}\p{N}])/u.test(inner);
  return {
    ...line.value,
    text: quoted(inner),
    message: apostrophes ? "Use double quotes around a text with apostrophes" : "Quote the whole value once",
    certain: apostrophes && !line.comment,
  };
}

/** Texts with commas between them, of which the first is quoted: `"a", b`. */
function isListOfTexts(text: string): boolean {
  if (text.length > MAX_LIST_LENGTH) return false;
  const items = text.match(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|,|[^\s,"'[\]{}#][^,"'[\]{}]*|\s+|./g) ?? [];
  const parts = items.map((item) => item.trim()).filter((item) => item !== "");
  return (
    parts.length > 2 &&
    parts.length % 2 === 1 &&
    parts.every((part, index) => (index % 2 === 1 ? part === "," : isListItem(part)))
  );
}

/** Whether an item between brackets stays the text that it is. */
function isListItem(part: string): boolean {
  return part.length > 1 && /^["']/.test(part)
    ? part.endsWith(part.charAt(0))
    : /^[^\W_]/.test(part) && !/:(?:\s|$)/.test(part);
}

function bracketLine({ value, key }: ReadLine, source: string): MendEdit {
  const message = key === undefined ? "Write the list in brackets" : `Write the list of "${key}" in brackets`;
  return { ...value, text: `[${source.slice(value.start, value.end)}]`, message, certain: false };
}

function closeQuote(source: string, fault: YamlFault): MendEdit | undefined {
  const open = quotedBefore(source, fault.start);
  if (!open) return undefined;
  const { value } = readLine(source, open.start);
  if (value.start !== open.start) return undefined;
  const quote = source.charAt(open.start);
  return { start: value.end, end: value.end, text: quote, message: "Close the quote", certain: false };
}

function spaceColon(source: string, fault: YamlFault): MendEdit | undefined {
  const { line } = readLine(source, fault.start);
  const text = source.slice(line.start, line.end);
  const odd = oddColon(text);
  if (odd) {
    const isColon = odd.character === "\uFF1A";
    const end = line.start + odd.end;
    const mend = isColon
      ? { text: /^\s/.test(source.slice(end)) ? ":" : ": ", message: "Write a colon and a space in its place" }
      : { text: " ", message: "Write a space in its place" };
    return { start: line.start + odd.start, end, ...mend, certain: true };
  }
  const match = /^[ ]*(?:- )*[^\s:#"'[\]{}]+:(?=[^\s/:])/.exec(text);
  if (!match) return undefined;
  const at = line.start + match[0].length;
  return { start: at, end: at, text: " ", message: "Put a space after the colon", certain: false };
}

function singleQuotes(source: string, fault: YamlFault): MendEdit | undefined {
  const line = readLine(source, fault.start);
  const text = source.slice(line.value.start, line.value.end);
  const inner = text.slice(1, -1);
  if (!text.startsWith('"') || !text.endsWith('"') || text.length < 2 || /["']/.test(inner)) return undefined;
  return { ...line.value, text: `'${inner}'`, message: "Use single quotes, which keep backslashes", certain: false };
}

function quoteLine(line: ReadLine, source: string, certain: boolean): MendEdit | undefined {
  if (line.value.end === line.value.start) return undefined;
  return quoteSpan(source, line.value, certain && !line.comment, line.key);
}

function quoteSpan(source: string, { start, end }: Span, certain: boolean, key?: string): MendEdit {
  const message = key === undefined ? "Quote the whole value" : `Quote the value of "${key}"`;
  return { start, end, text: quoted(source.slice(start, end)), message, certain };
}

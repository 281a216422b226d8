/**
 * Edits that mend a YAML document. The commonest real fault is a value that needs quotes: an unquoted colon, or a first
 * character that means something to YAML (record families, 0.1). An edit is certain where quoting is all that the line
 * can have meant; the caller proves by reading again that the document is whole with it.
 */
import type { Span } from "./flaw.js";
import { plainAt, quotedBefore } from "./yaml-lexemes.js";
import { readLine, type ReadLine } from "./yaml-line.js";
import type { YamlFault } from "./yaml-fault.js";

export interface MendEdit extends Span {
  readonly text: string;
  readonly message: string;
  /** Whether the edit is right whatever the author meant, provided that the document is whole with it. */
  readonly certain: boolean;
}

/** Characters that must not begin a plain scalar and that nobody writes by mistake for another meaning. */
const NEEDS_QUOTES = new Set(["@", "`", "%", ","]);

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
  if (line.value.start === fault.start) return quoteLine(line, source, certain);
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
  return quoteLine(line, source, plain && mapping);
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

/** `*foo*` and `**Foo** bar` are Markdown; an alias in a document without anchors can be nothing else. */
function quoteStarred(source: string, fault: YamlFault): MendEdit | undefined {
  const line = readLine(source, fault.start);
  if (line.value.start !== fault.start) return undefined;
  const text = source.slice(line.value.start + 1, line.value.end);
  return quoteLine(line, source, text.includes("*") && !/(?:^|\s)&\S/.test(source));
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
  // `"Foo" bar`: the quotes belong to the text. `'It's'`: they do not, and the inner ones are apostrophes.
  if (last !== first) return quoteLine(line, source, true);
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
  const match = /^[ ]*(?:- )*[^\s:#"'[\]{}]+:(?=[^\s/:])/.exec(text);
  if (!match) return undefined;
  const at = line.start + match[0].length;
  return { start: at, end: at, text: " ", message: "Put a space behind the colon", certain: false };
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

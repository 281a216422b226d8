/** Faults of a YAML document in plain words, at the place that a person has to change. */
import { RULE, type Flaw, type Span } from "./flaw.js";
import { lineEnd, lineStart } from "./lines.js";
import { shorten, type YamlFault } from "./yaml-fault.js";
import { openBracketAt, quotedBefore } from "./yaml-lexemes.js";
import { readLine } from "./yaml-line.js";

/** Larger documents are not read again for the place of an opening quote or bracket. */
const RELEX_LIMIT = 256 * 1024;

interface Explanation extends Span {
  readonly message: string;
  readonly advice: string;
}

export function explainFault(source: string, fault: YamlFault): Flaw {
  if (fault.code === "LIMIT") {
    return { rule: RULE.limit, ...spanOf(fault), message: `The document ${fault.message}.` };
  }
  if (fault.duplicate) return explainDuplicate(fault, fault.duplicate);
  const { message, advice, start, end } = explainConflict(source) ?? explainSyntax(source, fault);
  const { key } = readLine(source, start);
  return {
    rule: RULE.syntax,
    start,
    end,
    message,
    ...(key === undefined ? {} : { subject: shorten(key) }),
    mend: { message: advice, certain: false },
  };
}

function explainDuplicate(fault: YamlFault, { path, first }: NonNullable<YamlFault["duplicate"]>): Flaw {
  return {
    rule: RULE.syntax,
    ...spanOf(fault),
    message: `The key "${shorten(fault.message)}" stands twice in one mapping.`,
    subject: path.join("."),
    mend: { message: "Remove one of the two, or join their values under one key", certain: false },
    related: [{ ...first, message: "It stands here first" }],
  };
}

function explainConflict(source: string): Explanation | undefined {
  const at = source.startsWith("<<<<<<< ") ? 0 : source.indexOf("\n<<<<<<< ") + 1;
  if (at === 0 && !source.startsWith("<<<<<<< ")) return undefined;
  return {
    start: at,
    end: lineEnd(source, at),
    message: "A merge conflict was left in the file.",
    advice: "Settle the conflict: keep one side and remove the lines of `<`, `=` and `>`",
  };
}

function explainSyntax(source: string, fault: YamlFault): Explanation {
  const span = spanOf(fault);
  switch (fault.code) {
    case "TAB_AS_INDENT":
      return explainTab(source, span);
    case "BAD_SCALAR_START":
      return {
        ...scalarSpan(source, span),
        message: `A value cannot begin with ${nameOf(source[span.start])} unless it is quoted.`,
        advice: "Quote the whole value",
      };
    case "BLOCK_AS_IMPLICIT_KEY":
      return explainNested(source, span);
    case "MULTILINE_IMPLICIT_KEY":
      return explainNoKey(source, span);
    case "BAD_INDENT":
      return fault.message.includes("end with a") ? explainBracket(source, span) : explainIndent(source, span);
    case "MISSING_CHAR":
      return explainMissing(source, fault, span);
    case "BAD_DQ_ESCAPE":
      return {
        start: span.start,
        end: Math.min(span.start + 2, source.length),
        message: "Between double quotes a backslash begins an escape, and this is not one.",
        advice: "Write the backslash twice, or use single quotes",
      };
    case "UNEXPECTED_TOKEN":
      return explainUnexpected(source, fault, span);
    case "BLOCK_IN_FLOW":
      return { ...span, message: "A value inside brackets holds a second colon.", advice: "Quote the value" };
    case "NON_STRING_KEY":
      return { ...span, message: "A key must be text; this one is a list or a mapping.", advice: "Quote the key" };
    case "NAMELESS_KEY":
      return {
        ...span,
        message: "A colon stands here without a key before it.",
        advice: "Quote the whole value, or write the key before the colon",
      };
    case "ALIAS_TARGET":
    case "BAD_ALIAS":
      return {
        ...span,
        message:
          fault.code === "ALIAS_TARGET"
            ? `A value that begins with \`*\` is an alias, and this one ${fault.message}.`
            : "This alias or anchor has no usable name.",
        advice: "Quote the value if the sign belongs to its text",
      };
    case "TAG_RESOLVE_FAILED":
    case "BAD_COLLECTION_TYPE":
      return {
        ...span,
        message:
          "A value that begins with `!` is tagged, and no tags are read but those of plain text, numbers, lists and mappings.",
        advice: "Remove the tag, or quote the value if the sign belongs to its text",
      };
    case "DIRECTIVE":
    case "BAD_DIRECTIVE":
      return {
        ...span,
        message: "No directive is read but `%YAML 1.2`.",
        advice: "Remove the line, or quote the value if the sign belongs to its text",
      };
    case "KEY_OVER_1024_CHARS":
      return { ...span, message: "A key is longer than 1,024 characters.", advice: "Quote the text if it is a value" };
    default:
      return {
        ...span,
        message: `This is not valid YAML: ${plainWords(fault.message)}.`,
        advice: "Correct the YAML here",
      };
  }
}

function explainTab(source: string, span: Span): Explanation {
  let end = span.start;
  while (source[end] === "\t") end++;
  return {
    start: span.start,
    end: Math.max(end, span.start + 1),
    message: "A tab indents this line. YAML allows spaces alone.",
    advice: "Indent with spaces",
  };
}

/** A mapping inside a value: by a second colon on its line, or because the next line is indented under a scalar. */
function explainNested(source: string, span: Span): Explanation {
  const { line, value, key } = readLine(source, span.start);
  const rest = source.slice(value.start, value.end);
  if (rest.includes(": ") || rest.includes(":\t") || rest.endsWith(":")) {
    const name = key === undefined ? "The value" : `The value of "${shorten(key)}"`;
    return {
      ...value,
      message: `${name} holds a colon, which would begin a mapping inside it.`,
      advice: "Quote the whole value",
    };
  }
  const next = firstTextAfter(source, line.end);
  return {
    ...next,
    message: "This line is indented as part of the line above, which already has its value.",
    advice: "Give the line the same indent as its neighbours",
  };
}

/** A line among keys that is none itself. */
function explainNoKey(source: string, span: Span): Explanation {
  const { line } = readLine(source, span.start);
  const text = source.slice(line.start, line.end);
  const first = firstTextAfter(source, line.start);
  const here = { start: first.start, end: Math.max(line.end, first.start) };
  if (text.trimStart().startsWith("- ")) {
    return {
      ...here,
      message: "A list item stands where a key is expected.",
      advice: "Indent the list under its key, or write the key",
    };
  }
  if (/^\s*[^\s:#]+:[^\s/]/.test(text)) {
    return {
      ...here,
      message: "A colon without a space behind it does not end a key.",
      advice: "Put a space behind the colon",
    };
  }
  return {
    ...here,
    message: "This line has no colon, so it is neither a key nor part of a value.",
    advice: "Indent the line under the value it belongs to, or write it as `key: value`",
  };
}

function explainIndent(source: string, span: Span): Explanation {
  const line = lineStart(source, span.end);
  const first = firstTextAfter(source, line);
  return {
    ...first,
    message: "The indent of this line matches none of the lines above.",
    advice: "Give the line the same indent as its neighbours",
  };
}

function explainBracket(source: string, span: Span): Explanation {
  const bracket = source.length <= RELEX_LIMIT ? openBracketAt(source, span.start) : undefined;
  const open = bracket ? source[bracket.start] : undefined;
  const close = open === "{" ? "}" : "]";
  return {
    ...(bracket ?? span),
    message: open ? `The bracket \`${open}\` that opens here is never closed.` : "A bracket is never closed.",
    advice: `Close it with \`${close}\`, or quote the value if the bracket belongs to its text`,
  };
}

function explainMissing(source: string, fault: YamlFault, span: Span): Explanation {
  if (fault.message.includes("closing")) {
    const quote = source.length <= RELEX_LIMIT ? quotedBefore(source, span.start) : undefined;
    const start = quote?.start ?? span.start;
    return {
      start,
      end: quote ? start + 1 : span.end,
      message: "The quote that opens here is never closed.",
      advice: "Close the quote, or quote the whole value with the other kind",
    };
  }
  if (fault.message.includes("end with a")) return explainBracket(source, span);
  if (fault.message.startsWith("Implicit map keys")) return explainNoKey(source, span);
  if (fault.message.startsWith("Comments must")) {
    return {
      ...span,
      message: "A `#` must have a blank before it to begin a comment.",
      advice: "Put a space before the `#`, or quote the whole value",
    };
  }
  if (fault.message.includes("between flow")) {
    return { ...span, message: "A comma is missing between two items.", advice: "Put a comma before this item" };
  }
  return { ...span, message: `This is not valid YAML: ${plainWords(fault.message)}.`, advice: "Correct the YAML here" };
}

function explainUnexpected(source: string, fault: YamlFault, span: Span): Explanation {
  const { value } = readLine(source, span.start);
  if (fault.message.includes("block-seq-ind on same line")) {
    return {
      ...value,
      message: "A list cannot begin on the line of its key.",
      advice: "Put the list on the next line, or quote the whole value",
    };
  }
  if (fault.message.startsWith("Block scalar header") || fault.message.startsWith("Not a YAML token")) {
    return {
      ...value,
      message: "Behind `|` or `>` the text must begin on the next line.",
      advice: "Put the text on the next line, or quote the whole value",
    };
  }
  if (fault.message.includes("at node end")) {
    const closing = source[span.start - 1] === " " ? source[span.start - 2] : source[span.start - 1];
    if (closing === '"' || closing === "'") {
      return { ...value, message: "Text stands behind the closing quote of a value.", advice: "Quote the whole value" };
    }
    if (closing === "]" || closing === "}") {
      return {
        ...value,
        message: "Text stands behind the closing bracket of a value.",
        advice: "Quote the whole value",
      };
    }
    return {
      ...span,
      message: "This stands behind the end of the value before it.",
      advice: "Correct the indent, or quote the whole value",
    };
  }
  if (fault.message.includes("flow-seq-end") || fault.message.includes("flow-map-end")) {
    return {
      ...span,
      message: "A bracket closes here that none opened.",
      advice: "Remove it, or quote the whole value",
    };
  }
  return { ...span, message: `This is not valid YAML: ${plainWords(fault.message)}.`, advice: "Correct the YAML here" };
}

/** The scalar's part on its line, from the sign that must not begin it. */
function scalarSpan(source: string, span: Span): Span {
  const { value } = readLine(source, span.start);
  return value.start === span.start ? value : span;
}

function firstTextAfter(source: string, offset: number): Span {
  let start = offset;
  while (start < source.length && /\s/.test(source[start] ?? "")) start++;
  return { start, end: Math.max(lineEnd(source, start), start) };
}

function nameOf(char: string | undefined): string {
  if (char === "\t") return "a tab";
  return char === "`" ? "a backtick" : `\`${char ?? ""}\``;
}

/** The package's message without the text of the file that it quotes. */
function plainWords(message: string): string {
  const colon = message.indexOf(":");
  const words = (colon === -1 ? message : message.slice(0, colon)).trim();
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

/** Faults of a YAML document in plain words, at the place that a person has to change. */
import { RULE, type Flaw, type Span } from "./flaw.js";
import { lineEnd } from "./lines.js";
import { CONFLICT_ADVICE, CONFLICT_MESSAGE, conflictStart } from "./merge-conflict.js";
import {
  explainBracket,
  explainIndent,
  explainMissing,
  explainNested,
  explainNoKey,
  explainUnexpected,
  plainly,
  type Explanation,
} from "./yaml-explain-structure.js";
import { shorten, type YamlFault } from "./yaml-fault.js";
import { readLine } from "./yaml-line.js";

/** Offsets are those of the document. */
export function explainFault(source: string, fault: YamlFault): Flaw {
  const { start, end } = fault;
  if (fault.code === "LIMIT") {
    const mend = { message: fault.advice ?? "Split the document", certain: false };
    return { rule: RULE.limit, start, end, message: `The document ${fault.message}.`, mend };
  }
  if (fault.duplicate) return explainDuplicate(fault, fault.duplicate);
  const explain = EXPLAINERS[fault.code] ?? ((_source, { message }, place) => plainly(message, place));
  const { message, advice, ...place } = explainConflict(source) ?? explain(source, fault, { start, end });
  const { key } = readLine(source, place.start);
  return {
    rule: RULE.syntax,
    ...place,
    message,
    ...(key === undefined ? {} : { subject: shorten(key) }),
    mend: { message: advice, certain: false },
  };
}

type Explainer = (source: string, fault: YamlFault, place: Span) => Explanation;

const EXPLAINERS: Partial<Record<YamlFault["code"], Explainer>> = {
  ALIAS_TARGET: (_source, { message }, place) => ({
    ...place,
    message: `A value that begins with \`*\` is an alias, and this one ${message}.`,
    advice: "Quote the value if the sign belongs to its text",
  }),
  BAD_ALIAS: explainNameless,
  BAD_COLLECTION_TYPE: (_source, _fault, place) => explainTag(place),
  BAD_DIRECTIVE: (_source, _fault, place) => explainDirective(place),
  BAD_DQ_ESCAPE: (source, _fault, { start }) => ({
    start,
    end: Math.min(start + 2, source.length),
    message: "Between double quotes a backslash begins an escape, and this is not one.",
    advice: "Write the backslash twice, or use single quotes",
  }),
  BAD_INDENT: (source, { message }, place) =>
    message.includes("end with a") ? explainBracket(source, place) : explainIndent(source, place),
  BAD_SCALAR_START: explainStart,
  BLOCK_AS_IMPLICIT_KEY: (source, _fault, place) => explainNested(source, place),
  BLOCK_IN_FLOW: constant("A value inside brackets holds a second colon.", "Quote the value"),
  DIRECTIVE: (_source, _fault, place) => explainDirective(place),
  KEY_OVER_1024_CHARS: constant("A key is longer than 1,024 characters.", "Quote the text if it is a value"),
  MERGE_KEY: constant(
    "`<<` puts the keys of another mapping into this one for readers of YAML 1.1. In YAML 1.2 it is a key like others, so readers disagree about what stands here.",
    "Write those keys out, or quote `<<` if it is a name",
  ),
  MISSING_CHAR: (source, { message }, place) => explainMissing(source, message, place),
  MULTILINE_IMPLICIT_KEY: (source, _fault, place) => explainNoKey(source, place),
  MULTIPLE_DOCS: constant("Text stands after `...`, which ends the document.", "Put it on the next line"),
  NAMELESS_KEY: constant(
    "A colon stands here without a key before it.",
    "Quote the whole value, or write the key before the colon",
  ),
  NON_STRING_KEY: constant("A key must be text; this one is a list or a mapping.", "Quote the key"),
  TAB_AS_INDENT: explainTab,
  TAG_RESOLVE_FAILED: (_source, _fault, place) => explainTag(place),
  UNEXPECTED_TOKEN: (source, { message }, place) => explainUnexpected(source, message, place),
};

function constant(message: string, advice: string): Explainer {
  return (_source, _fault, place) => ({ ...place, message, advice });
}

/** A star and a blank begin an item of a list in Markdown. */
function explainNameless(source: string, _fault: YamlFault, { start, end }: Span): Explanation {
  const before = source.slice(source.lastIndexOf("\n", start - 1) + 1, start);
  if (source.startsWith("* ", start) && before.trim() === "") {
    return {
      start,
      end: start + 1,
      message: "An item of a list begins with `-` in YAML, not with `*`.",
      advice: "Write `-` in place of `*` in each line of the list",
    };
  }
  return {
    start,
    end,
    message: "This alias or anchor has no usable name.",
    advice: "Quote the value if the sign belongs to its text",
  };
}

function explainDuplicate(
  { start, end, message }: YamlFault,
  { path, first }: NonNullable<YamlFault["duplicate"]>,
): Flaw {
  return {
    rule: RULE.syntax,
    start,
    end,
    message: `The key "${shorten(message)}" stands twice in one mapping, and readers disagree about which of the two counts.`,
    subject: path.join("."),
    mend: {
      message: `Keep one "${shorten(message)}" and remove the other, or join both values under one`,
      certain: false,
    },
    related: [{ ...first, message: "It stands here first" }],
  };
}

function explainConflict(source: string): Explanation | undefined {
  const at = conflictStart(source);
  if (at === -1) return undefined;
  return { start: at, end: lineEnd(source, at), message: CONFLICT_MESSAGE, advice: CONFLICT_ADVICE };
}

function explainStart(source: string, _fault: YamlFault, place: Span): Explanation {
  const { value } = readLine(source, place.start);
  const char = source.charAt(place.start);
  return {
    ...(value.start === place.start ? value : place),
    message: `A value cannot begin with ${char === "`" ? "a backtick" : `\`${char}\``} unless it is quoted.`,
    advice: "Quote the whole value",
  };
}

function explainTab(source: string, _fault: YamlFault, { start }: Span): Explanation {
  let end = start + 1;
  while (source[end] === "\t") end++;
  const message = "A tab indents this line. YAML allows spaces alone.";
  return { start, end, message, advice: "Indent with spaces" };
}

function explainTag(place: Span): Explanation {
  return {
    ...place,
    message: "A value that begins with `!` is tagged, and only the tags of text, numbers, lists and mappings are read.",
    advice: "Remove the tag, or quote the value if the sign belongs to its text",
  };
}

function explainDirective(place: Span): Explanation {
  return {
    ...place,
    message: "No directive is read but `%YAML 1.2`.",
    advice: "Remove the line, or quote the value if the sign belongs to its text",
  };
}

/**
 * Front matter that no reader sees: it does not begin in the first line, its lines are no fences, it is no YAML, or another
 * one stands above it. What it says is lost without a word where nobody tells of it, so this does, of blocks of fields that
 * can hardly be anything else. A rule of dashes in a text is none.
 */
import { lineEnd } from "./lines.js";
import { RULE, type Flaw, type Mend } from "./flaw.js";
import { codePointOf } from "../memory/invisible.js";

/** Lines `key: value` up to a closing line. */
interface Block {
  /** Offset of the opening line, behind its indentation. */
  readonly at: number;
  readonly indent: string;
  readonly fence: string;
  /** Offsets of the closing line, and behind it and its line end. */
  readonly closing: number;
  readonly end: number;
}

const HYPHENS = /^-{3,}[ \t]*$/;
/** What word processors make of hyphens, and two of them. */
const DASHES = /^(?:--|[-\u00AD]*[\u2010-\u2015\u2212][-\u00AD\u2010-\u2015\u2212]*)[ \t]*$/;
const PLUSES = /^\+{3}[ \t]*$/;
const CODE_FENCE = /^(?:`{3,}|~{3,})[ \t]*(?:(?:ya?ml|md|mdx|markdown)[ \t]*)?$/i;
const HEADING = /^#{1,6}[ \t]/;

const KEY = /^(?:[A-Za-z_][\w-]*|"[\w -]+"|'[\w -]+')[ \t]*:(?:[ \t]|$)/;
const TOML_KEY = /^(?:[A-Za-z_][\w.-]*|"[\w. -]+")[ \t]*=|^\[/;
/** Where one line alone tells front matter from a heading, or lines without fences from a text. */
const RECORD_KEY = /^(?:id|kind|type|title|status|owners?|tags|created_?at|updated_?at)[ \t]*:(?:[ \t]|$)/i;
const LOWER = /^[a-z"']/;

/** Of a text that has no front matter: what was meant as such, though nothing but a mend can make it so. */
export function misplacedFrontMatter(text: string): Flaw | undefined {
  const before = skipUnseen(text, 0);
  const line = lineAt(text, before.end);
  if (PLUSES.test(line)) return tomlFlaw(text, before.end);
  if (!HYPHENS.test(line) && !DASHES.test(line)) return undefined;
  const block = blockAt(text, before.end, HYPHENS.test(line) ? HYPHENS : DASHES, before.indent);
  if (!block) return undefined;
  if (block.fence !== "---") return otherDashes(text, block);
  if (block.indent !== "") return indented(text, block);
  return notFirst(text, block, before);
}

/** Of a text that has no front matter either: what looks like it below other text or without fences. */
export function likelyFrontMatter(text: string): Flaw | undefined {
  const { end: at } = skipUnseen(text, 0);
  const line = lineAt(text, at);
  if (CODE_FENCE.test(line)) return inCode(text, at);
  if (HEADING.test(line)) return belowHeading(text, at);
  if (KEY.test(line)) return withoutFences(text, at);
  return /^\{[ \t\r\n]*"[^"\n]*"[ \t]*:/.test(text.slice(at, at + 500)) && /\n\}[ \t]*(?:\r?\n|$)/.test(text.slice(at))
    ? doubtful(at, at + 1, "The file begins with fields in JSON, which are text here.", {
        message: "Write them as YAML between two lines that are exactly `---`",
        certain: false,
      })
    : undefined;
}

/**
 * Of a text with front matter: another block of fields that begins what is below it, or stands under its first heading.
 * What comes between is what `readFast` skips as well.
 */
export function secondFrontMatter(text: string, body: number): Flaw | undefined {
  const at = skipBlanks(text, body);
  const start = text[at] === "#" ? skipBlanks(text, lineEnd(text, at)) : at;
  const block = HYPHENS.test(lineAt(text, start)) ? blockAt(text, start, HYPHENS) : undefined;
  if (!block || !isPlain(text, block)) return undefined;
  return {
    rule: RULE.syntax,
    severity: "warning",
    start,
    end: start + block.fence.length,
    message: "A second block of fields stands below the front matter; it is text, and none of its fields is read.",
    mend: { message: "Move its fields into the first block, or remove it", certain: false },
  };
}

interface Unseen {
  /** Offset of the first character that shows and is in no comment. */
  readonly end: number;
  /** Blanks and tabs before it in its line. */
  readonly indent: string;
  /** Whether a comment was passed. */
  readonly comment: boolean;
  /** The first character that is no blank and does not show. */
  readonly hidden: string | undefined;
}

function skipUnseen(text: string, from: number): Unseen {
  let end = from;
  let comment = false;
  let hidden: string | undefined;
  const unseen = /[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+/uy;
  for (;;) {
    unseen.lastIndex = end;
    const [run = ""] = unseen.exec(text) ?? [];
    hidden ??= /[^ \t\r\n]/u.exec(run)?.[0];
    end += run.length;
    const close = text.startsWith("<!--", end) ? text.indexOf("-->", end) : -1;
    if (close === -1) break;
    comment = true;
    end = close + 3;
  }
  const [indent = ""] = /[ \t]*$/.exec(text.slice(Math.max(from, end - 80), end)) ?? [];
  return { end, indent, comment, hidden };
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (" \t\r\n".includes(text[at] ?? "-")) at++;
  return at;
}

function lineAt(text: string, at: number): string {
  return text.slice(at, lineEnd(text, at));
}

function nextLine(text: string, at: number): number {
  const feed = text.indexOf("\n", at);
  return feed === -1 ? text.length : feed + 1;
}

/**
 * The fields below an opening line, where a closing one follows them: keys, their items and what is indented below them.
 * Another line is let pass where no blank one is among them: it is a mistake in front matter rather than a text.
 */
function blockAt(text: string, at: number, fence: RegExp, indent = ""): Block | undefined {
  let fields = 0;
  let odd = false;
  let blank = false;
  let named = false;
  for (let start = nextLine(text, at); start < text.length; start = nextLine(text, start)) {
    const whole = lineAt(text, start);
    const line = indent !== "" && whole.startsWith(indent) ? whole.slice(indent.length) : whole;
    if (fields > 0 && fence.test(line)) {
      const opening = lineAt(text, at).trimEnd();
      return fields > 1 || named
        ? { at, indent, fence: opening, closing: start, end: nextLine(text, start) }
        : undefined;
    }
    if (/^\s*$/.test(line)) blank = true;
    else if (KEY.test(line)) {
      fields++;
      named ||= RECORD_KEY.test(line) && LOWER.test(line);
    } else if (fields === 0 ? !line.startsWith("#") : false) return undefined;
    else if (/^[ \t]*-(?:[ \t]|$)/.test(line)) fields++;
    else if (!/^[ \t#]/.test(line)) odd = true;
    if (odd && blank) return undefined;
  }
  return undefined;
}

/** Keys as records have them: where a block stands among text, capitals are of a text's own. */
function isPlain(text: string, { at }: Block): boolean {
  return LOWER.test(text.slice(nextLine(text, at)).trimStart());
}

function notFirst(text: string, { at, end }: Block, { comment, hidden }: Unseen): Flaw {
  const what = comment
    ? "a comment stands"
    : hidden === undefined
      ? "blank lines stand"
      : `${codePointOf(hidden)}, which does not show, stands`;
  const flaw = {
    rule: RULE.syntax,
    start: 0,
    end: at + 3,
    message: `Front matter begins in the first line of a file, or it is text; here ${what} before it.`,
  };
  if (!comment) {
    const message = hidden === undefined ? "Remove the blank lines" : "Remove what stands before `---`";
    return { ...flaw, mend: { message, certain: true, edit: { start: 0, end: at, text: "" } } };
  }
  const edit = {
    start: 0,
    end,
    text: withLineEnd(text.slice(at, end), text) + withLineEnd(text.slice(0, at).trim(), text),
  };
  return { ...flaw, mend: { message: "Move the comment below it", certain: true, edit } };
}

function feedOf(text: string): string {
  return text[text.indexOf("\n") - 1] === "\r" ? "\r\n" : "\n";
}

function withLineEnd(part: string, text: string): string {
  return part.endsWith("\n") ? part : part + feedOf(text);
}

function otherDashes(text: string, block: Block): Flaw {
  const { at, fence, closing, end } = block;
  const message = HYPHENS.test(fence)
    ? "The first line has more dashes than three, so what follows is text and no front matter."
    : "The first line is no fence of three hyphens, so what follows is text and no front matter.";
  const between = text.slice(nextLine(text, at), closing);
  const fields = `---${feedOf(text)}${between}---${text.slice(lineEnd(text, closing), end)}`;
  return {
    rule: RULE.syntax,
    start: at,
    end: at + fence.length,
    message,
    mend: {
      message: "Open and close the front matter with a line that is exactly `---`",
      certain: block.indent === "" && text.slice(0, at).trim() === "",
      ...(block.indent === "" && text.slice(0, at).trim() === "" && { edit: { start: 0, end, text: fields } }),
    },
  };
}

function indented(text: string, { at, indent, closing, end, fence }: Block): Flaw {
  const lines = text.slice(nextLine(text, at), closing).split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  const all = filled.every((line) => line.startsWith(indent));
  const isSure = text.slice(0, at).trim() === "" && (all || filled.every((line) => KEY.test(line)));
  const dedented = lines.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join("\n");
  const close = text.slice(closing, end);
  const opening = text.slice(at, nextLine(text, at));
  const whole = `${opening}${all ? dedented : lines.join("\n")}${close.startsWith(indent) ? close.slice(indent.length) : close}`;
  return {
    rule: RULE.syntax,
    start: at,
    end: at + fence.length,
    message: "The front matter is indented, so it is text: its fences begin with their line.",
    mend: {
      message: "Take the indentation off the front matter",
      certain: isSure,
      ...(isSure && { edit: { start: 0, end, text: whole } }),
    },
  };
}

function tomlFlaw(text: string, at: number): Flaw | undefined {
  const closing = /\n\+{3}[ \t]*(?:\r?\n|$)/.exec(text.slice(at));
  const between = closing && text.slice(nextLine(text, at), at + closing.index + 1);
  const first = between?.split("\n").find((line) => line.trim() !== "" && !line.startsWith("#"));
  if (first === undefined || !TOML_KEY.test(first)) return undefined;
  return {
    rule: RULE.syntax,
    start: at,
    end: at + 3,
    message: "Front matter in TOML, between lines `+++`, is not read: it is text here.",
    mend: { message: "Write it in YAML between two lines that are exactly `---`", certain: false },
  };
}

function inCode(text: string, at: number): Flaw | undefined {
  const start = nextLine(text, at);
  const end = lineEnd(text, at);
  if (lineAt(text, start).trimEnd() === "---") {
    if (!blockAt(text, start, HYPHENS)) return undefined;
    return doubtful(at, end, "A code fence stands before the front matter, so all of it is text.", {
      message: "Remove the code fence here, and the line that closes it",
      certain: false,
    });
  }
  const block = blockAt(text, at, CODE_FENCE);
  if (!block || knownFields(text.slice(start, block.closing)) < 2) return undefined;
  const feed = feedOf(text);
  const fields = `---${feed}${text.slice(start, block.closing)}---${feed}`;
  return doubtful(at, end, "The file begins with fields in a code fence, so they are text.", {
    message: "Put them between two lines that are exactly `---` instead",
    certain: false,
    edit: { start: 0, end: block.end, text: fields },
  });
}

/** How many lines are fields of records. */
function knownFields(text: string): number {
  return text.split("\n").filter((line) => RECORD_KEY.test(line) && LOWER.test(line)).length;
}

function belowHeading(text: string, heading: number): Flaw | undefined {
  const { end: at } = skipUnseen(text, lineEnd(text, heading));
  const block = HYPHENS.test(lineAt(text, at)) ? blockAt(text, at, HYPHENS) : undefined;
  if (!block || !isPlain(text, block)) return undefined;
  const fields = withLineEnd(text.slice(at, block.end), text);
  return doubtful(
    at,
    at + block.fence.length,
    "Fields between lines `---` stand below a heading, so they are text: front matter begins in the first line of a file.",
    {
      message: "Move them to the beginning of the file",
      certain: false,
      ...(block.fence === "---" && {
        edit: { start: 0, end: block.end, text: fields + withLineEnd(text.slice(0, at).trim(), text) },
      }),
    },
  );
}

function withoutFences(text: string, at: number): Flaw | undefined {
  let known = 0;
  let lines = 0;
  let start = at;
  for (; start < text.length; start = nextLine(text, start)) {
    const line = lineAt(text, start);
    if (HYPHENS.test(line) || line.trim() === "") break;
    if (RECORD_KEY.test(line) && LOWER.test(line)) known++;
    else if (!KEY.test(line) && !/^[ \t]*-[ \t]|^[ \t#]/.test(line)) return undefined;
    lines++;
  }
  if (lines < 2 || known < 2) return undefined;
  const closed = lineAt(text, start).trimEnd() === "---";
  const feed = feedOf(text);
  return doubtful(
    at,
    lineEnd(text, at),
    closed
      ? "The file begins with fields that a line `---` closes, but none opens them, so they are text."
      : "The file begins with fields, but no lines `---` stand around them, so they are text.",
    {
      message: "Put them between two lines that are exactly `---`",
      certain: false,
      edit: closed
        ? { start: 0, end: at, text: `---${feed}` }
        : { start: 0, end: start, text: `---${feed}${text.slice(at, start).trimEnd()}${feed}---${feed}` },
    },
  );
}

function doubtful(start: number, end: number, message: string, mend: Mend): Flaw {
  return { rule: RULE.missingFrontMatter, severity: "warning", start, end, message, mend };
}

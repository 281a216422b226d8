/**
 * Where the values of a plainly written YAML document stand, without the full parser: by the indentation of lines, for
 * documents that the strict subset reads, so that their values are known. What does not read as the value which is known
 * to stand there is left out.
 */
import { isMapping } from "../memory/plain-data.js";
import type { Span } from "./flaw.js";
import type { ScalarStyle, TreeEntry, TreeKey, TreeNode } from "./tree.js";

export interface PlainTree {
  /** The nodes that `yamlTree` gives. One that is left out stands here as nothing written. */
  readonly root: TreeNode;
  /** Whether nothing is left out. */
  readonly isWhole: boolean;
}

/** @param value of the one document that stands in the span, as the strict subset reads it. */
export function plainTree(text: string, span: Span, value: unknown): PlainTree {
  return new PlainTreeBuilder(text, span).build(value);
}

/** A line that holds more than blanks or a marker of a document. */
interface Line {
  readonly start: number;
  /** Before the line break. */
  readonly end: number;
  readonly indent: number;
  readonly isDash: boolean;
  /** Outside of a text. */
  readonly isComment: boolean;
}

interface PlacedKey {
  readonly key: TreeKey;
  /** Behind its colon. */
  readonly opened: number;
}

interface QuotedText {
  readonly style: "single" | "double";
  readonly text: string;
  /** Behind the closing quote. */
  readonly end: number;
}

const NULL = /^(?:~|null|Null|NULL)$/;
const BLOCK_HEADER = /^[|>][+-]?\s*(?:\s#.*)?$/;
const NOTHING_OR_COMMENT = /^\s*(?:\s#.*)?$/;
const QUOTED = /"[^"\\]*(?:\\[^][^"\\]*)*"|'[^']*(?:''[^']*)*'/y;
const IN_BRACKETS = /[^\s,[\]{}"'#:](?:[^,[\]{}\r\n:#]|:(?=[^\s,[\]{}])|(?<=\S)#)*/y;

class PlainTreeBuilder {
  readonly #text: string;
  readonly #lines: readonly Line[];
  #line = 0;
  #isWhole = true;

  constructor(text: string, { start, end }: Span) {
    this.#text = text;
    this.#lines = linesIn(text, start, end);
  }

  build(value: unknown): PlainTree {
    const first = this.#nextLine();
    const root = first?.indent === 0 ? this.#node(first.start, value, -1) : this.#leftOut(first?.start ?? 0, -1);
    return { root, isWhole: this.#isWhole && !this.#nextLine() };
  }

  /** The current line, or the next one that is no comment. */
  #nextLine(): Line | undefined {
    while (this.#lines[this.#line]?.isComment) this.#line++;
    return this.#lines[this.#line];
  }

  /**
   * A value that begins in the current line. Leaves the line behind it as the current one.
   * @param parent column of the collection that holds it.
   */
  #node(at: number, value: unknown, parent: number): TreeNode {
    return this.#written(at, value, parent) ?? this.#leftOut(at, parent);
  }

  #written(at: number, value: unknown, parent: number): TreeNode | undefined {
    const first = this.#text[at];
    if (first === "[" || first === "{") return this.#endingLine(this.#inBrackets(at, value));
    if (Array.isArray(value)) return this.#sequence(at, value);
    if (isMapping(value)) return this.#mapping(at, value);
    if (first === "|" || first === ">") return this.#block(at, value, parent);
    if (first === '"' || first === "'") return this.#endingLine(this.#quoted(at, value));
    return this.#plain(at, value, parent);
  }

  /** Nothing written in the place of a value, whose lines are passed over. */
  #leftOut(at: number, parent: number): TreeNode {
    this.#isWhole = false;
    for (let line = this.#nextLine(); line && (line.start <= at || line.indent > parent); line = this.#nextLine()) {
      this.#line++;
    }
    return absent(at);
  }

  #mapping(at: number, value: Readonly<Record<string, unknown>>): TreeNode | undefined {
    const column = this.#column(at);
    const entries: TreeEntry[] = [];
    for (let line: Line | undefined = this.#lines[this.#line], from = at; line; from = line.start + column) {
      const key = this.#key(from, line.end, value);
      if (!key) return undefined;
      const member = this.#member(key.opened, value[key.key.name], column, true);
      entries.push({ key: key.key, start: from, opened: key.opened, value: member });
      line = this.#nextLine();
      if (line?.indent !== column || line.isDash) break;
    }
    return entries.length === Object.keys(value).length ? collection("map", at, entries) : undefined;
  }

  #sequence(at: number, value: readonly unknown[]): TreeNode | undefined {
    const column = this.#column(at);
    const entries: TreeEntry[] = [];
    for (let line: Line | undefined = this.#lines[this.#line], from = at; line; from = line.start + column) {
      if (this.#text[from] !== "-" || (from + 1 < line.end && this.#text[from + 1] !== " ")) return undefined;
      const opened = from + 1;
      entries.push({ start: from, opened, value: this.#member(opened, value[entries.length], column, false) });
      line = this.#nextLine();
      if (line?.indent !== column || !line.isDash) break;
    }
    return entries.length === value.length ? collection("seq", at, entries) : undefined;
  }

  /** What stands behind a colon or a dash: in its line, or from the next one on. */
  #member(opened: number, value: unknown, column: number, isOfMapping: boolean): TreeNode {
    const { end = opened } = this.#lines[this.#line] ?? {};
    let at = opened;
    while (at < end && this.#text[at] === " ") at++;
    if (at < end && this.#text[at] !== "#") return this.#node(at, value, column);
    this.#line++;
    const next = this.#nextLine();
    const isBelow = next && (next.indent > column || (isOfMapping && next.isDash && next.indent === column));
    if (isBelow) return this.#node(next.start + next.indent, value, column);
    return value === null ? absent(opened) : this.#leftOut(opened, column);
  }

  /** A key of a mapping, with the offset behind its colon. */
  #key(at: number, end: number, value: object): PlacedKey | undefined {
    const quoted = this.#quotedText(at);
    const colon = quoted ? this.#afterBlanks(quoted.end) : this.#colonIn(at, end);
    return this.#isColon(colon, end) ? this.#placedKey(at, quoted, colon, value) : undefined;
  }

  #colonIn(at: number, end: number): number {
    let colon = this.#text.indexOf(":", at);
    while (colon !== -1 && colon < end && !this.#isColon(colon, end)) colon = this.#text.indexOf(":", colon + 1);
    return colon;
  }

  /** Whether a colon stands there that ends a key, in the line that ends at `end`. */
  #isColon(at: number, end: number): boolean {
    return at !== -1 && at < end && this.#text[at] === ":" && (at + 1 === end || this.#text[at + 1] === " ");
  }

  #placedKey(at: number, quoted: QuotedText | undefined, colon: number, value: object): PlacedKey | undefined {
    const name = quoted?.text ?? withoutEnd(this.#text.slice(at, colon));
    const key = { start: at, end: quoted?.end ?? at + name.length, style: quoted?.style ?? "plain", name } as const;
    return Object.hasOwn(value, name) ? { key, opened: colon + 1 } : undefined;
  }

  /** Literal or folded: as far as lines are indented like the first one. */
  #block(at: number, value: unknown, parent: number): TreeNode | undefined {
    const header = this.#lines[this.#line];
    if (!header || !BLOCK_HEADER.test(this.#text.slice(at, header.end))) return undefined;
    const first = this.#lines[++this.#line];
    let { end } = header;
    if (first && first.indent > parent) {
      for (let line: Line | undefined = first; line && line.indent >= first.indent; line = this.#lines[++this.#line]) {
        end = line.end;
      }
    }
    const written = this.#text.slice(header.end, end);
    return reads(written, value) ? scalar("block", at, at + withoutEnd(this.#text.slice(at, end)).length) : undefined;
  }

  #plain(at: number, value: unknown, parent: number): TreeNode | undefined {
    let end = at;
    for (let from = at, line = this.#lines[this.#line]; line; from = line.start + line.indent) {
      const piece = this.#text.slice(from, line.end);
      const comment = piece.indexOf(" #");
      end = from + withoutEnd(comment === -1 ? piece : piece.slice(0, comment)).length;
      line = this.#lines[++this.#line];
      if (comment !== -1 || !line || line.isComment || line.indent <= parent) break;
    }
    return reads(this.#text.slice(at, end), value) ? scalar("plain", at, end) : undefined;
  }

  #quoted(at: number, value: unknown): TreeNode | undefined {
    const quoted = this.#quotedText(at);
    return quoted && typeof value === "string" && reads(quoted.text, value)
      ? scalar(quoted.style, at, quoted.end)
      : undefined;
  }

  /** What quotes hold, but for the folding of lines. */
  #quotedText(at: number): QuotedText | undefined {
    const quote = this.#text[at];
    if (quote !== '"' && quote !== "'") return undefined;
    QUOTED.lastIndex = at;
    const [written] = QUOTED.exec(this.#text) ?? [];
    if (written === undefined) return undefined;
    const end = at + written.length;
    if (written.startsWith("'")) return { style: "single", text: written.slice(1, -1).replaceAll("''", "'"), end };
    const text = fromJson(written.replace(/[\r\n]/g, " "));
    return text === undefined ? undefined : { style: "double", text, end };
  }

  /** A node if nothing but a comment stands behind it in its last line, which is passed. */
  #endingLine(node: TreeNode | undefined): TreeNode | undefined {
    if (!node) return undefined;
    let line = this.#lines[this.#line];
    while (line && line.end < node.end) line = this.#lines[++this.#line];
    if (!line || !NOTHING_OR_COMMENT.test(this.#text.slice(node.end, line.end))) return undefined;
    this.#line++;
    return node;
  }

  /** A collection between brackets, or a value in it. */
  #inBrackets(at: number, value: unknown): TreeNode | undefined {
    const first = this.#text[at];
    if (first === "[") return Array.isArray(value) ? this.#list(at, value) : undefined;
    if (first === "{") return isMapping(value) ? this.#pairs(at, value) : undefined;
    if (first === '"' || first === "'") return this.#quoted(at, value);
    const end = this.#endInBrackets(at);
    return end > at && reads(this.#text.slice(at, end), value) ? scalar("plain", at, end) : undefined;
  }

  #list(start: number, value: readonly unknown[]): TreeNode | undefined {
    const entries: TreeEntry[] = [];
    let at = this.#afterBlanks(start + 1);
    while (this.#text[at] !== "]") {
      const item = this.#inBrackets(at, value[entries.length]);
      if (!item) return undefined;
      entries.push({ start: item.start, opened: item.start, value: item });
      const next = this.#afterComma(item.end, "]");
      if (next === undefined) return undefined;
      at = next;
    }
    return entries.length === value.length ? bracketed("seq", start, at + 1, entries) : undefined;
  }

  #pairs(start: number, value: Readonly<Record<string, unknown>>): TreeNode | undefined {
    const entries: TreeEntry[] = [];
    let at = this.#afterBlanks(start + 1);
    while (this.#text[at] !== "}") {
      const quoted = this.#quotedText(at);
      const colon = this.#afterBlanks(quoted?.end ?? this.#endInBrackets(at));
      const key = this.#text[colon] === ":" ? this.#placedKey(at, quoted, colon, value) : undefined;
      if (!key) return undefined;
      const from = this.#afterBlanks(key.opened);
      const isWritten = this.#text[from] !== "," && this.#text[from] !== "}";
      const member = value[key.key.name];
      const node = isWritten ? this.#inBrackets(from, member) : member === null ? absent(key.opened) : undefined;
      const next = node && this.#afterComma(Math.max(node.end, from), "}");
      if (!node || next === undefined) return undefined;
      entries.push({ key: key.key, start: at, opened: key.opened, value: node });
      at = next;
    }
    return entries.length === Object.keys(value).length ? bracketed("map", start, at + 1, entries) : undefined;
  }

  #endInBrackets(at: number): number {
    IN_BRACKETS.lastIndex = at;
    const [written = ""] = IN_BRACKETS.exec(this.#text) ?? [];
    return at + withoutEnd(written).length;
  }

  #afterBlanks(at: number): number {
    let next = at;
    while (this.#text[next] === " " || this.#text[next] === "\n" || this.#text[next] === "\r") next++;
    return next;
  }

  /** Where the next entry begins, or the bracket stands that closes. */
  #afterComma(at: number, closing: string): number | undefined {
    const next = this.#afterBlanks(at);
    if (this.#text[next] === closing) return next;
    return this.#text[next] === "," ? this.#afterBlanks(next + 1) : undefined;
  }

  #column(at: number): number {
    return at - (this.#lines[this.#line]?.start ?? 0);
  }
}

function absent(at: number): TreeNode {
  return scalar("plain", at, at);
}

function scalar(style: ScalarStyle, start: number, end: number): TreeNode {
  return { kind: "scalar", flow: false, style, start, end, entries: [] };
}

function bracketed(kind: "map" | "seq", start: number, end: number, entries: readonly TreeEntry[]): TreeNode {
  return { kind, flow: true, style: "plain", start, end, entries };
}

function collection(kind: "map" | "seq", start: number, entries: readonly TreeEntry[]): TreeNode {
  const last = entries.at(-1);
  const end = last ? Math.max(last.value.end, last.opened) : start;
  return { kind, flow: false, style: "plain", start, end, entries };
}

/** Whether a text is how a value is written, but for blanks, as lines are folded. */
function reads(text: string, value: unknown): boolean {
  if (typeof value === "string") return text === value || withoutBlanks(text) === withoutBlanks(value);
  if (typeof value === "number") return text !== "" && Number(text) === value;
  return value === null ? NULL.test(text) : typeof value === "boolean" && text.toLowerCase() === String(value);
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, "");
}

/** Without blanks and line breaks at its end, which are what YAML takes for them. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === " " || text[end - 1] === "\n")) end--;
  return text.slice(0, end);
}

function fromJson(text: string): string | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === "string" ? read : undefined;
  } catch {
    return undefined;
  }
}

function linesIn(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  for (let at = start; at < end;) {
    const feed = text.indexOf("\n", at);
    const last = feed === -1 || feed > end ? end : feed;
    const stop = text[last - 1] === "\r" ? last - 1 : last;
    let first = at;
    while (first < stop && text[first] === " ") first++;
    const isMarker = text.startsWith("---", at) || text.startsWith("...", at);
    if (first < stop && !(isMarker && (at + 3 >= stop || text[at + 3] === " "))) {
      const isDash = text[first] === "-" && (first + 1 >= stop || text[first + 1] === " ");
      lines.push({ start: at, end: stop, indent: first - at, isDash, isComment: text[first] === "#" });
    }
    at = last + 1;
  }
  return lines;
}

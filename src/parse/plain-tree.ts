/**
 * Where the values of a plainly written YAML document stand, without the full parser: by the indentation of lines, for
 * documents that the strict subset reads, so that their values are known. What does not read as the value which is known
 * to stand there is left out.
 */
import { isMapping, type Mapping } from "../memory/plain-data.js";
import type { Span } from "./flaw.js";
import { afterBlanks, inBrackets } from "./plain-flow.js";
import { linesIn, type Line } from "./plain-lines.js";
import {
  absent,
  placedKey,
  quotedScalar,
  quotedText,
  reads,
  scalar,
  withoutEnd,
  type PlacedKey,
} from "./plain-scalars.js";
import type { TreeEntry, TreeNode } from "./tree.js";

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

const BLOCK_HEADER = /^[|>][+-]?\s*(?:\s#.*)?$/;
const NOTHING_OR_COMMENT = /^\s*(?:\s#.*)?$/;

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
    if (first === "[" || first === "{") return this.#endingLine(inBrackets(this.#text, at, value));
    if (Array.isArray(value)) return this.#sequence(at, value);
    if (isMapping(value)) return this.#mapping(at, value);
    if (first === "|" || first === ">") return this.#block(at, value, parent);
    if (first === '"' || first === "'") return this.#endingLine(quotedScalar(this.#text, at, value));
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

  #mapping(at: number, value: Mapping): TreeNode | undefined {
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
    const quoted = quotedText(this.#text, at);
    const colon = quoted ? afterBlanks(this.#text, quoted.end) : this.#colonIn(at, end);
    return this.#isColon(colon, end) ? placedKey(this.#text, at, quoted, colon, value) : undefined;
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

  /** A node if nothing but a comment stands behind it in its last line, which is passed. */
  #endingLine(node: TreeNode | undefined): TreeNode | undefined {
    if (!node) return undefined;
    let line = this.#lines[this.#line];
    while (line && line.end < node.end) line = this.#lines[++this.#line];
    if (!line || !NOTHING_OR_COMMENT.test(this.#text.slice(node.end, line.end))) return undefined;
    this.#line++;
    return node;
  }

  #column(at: number): number {
    return at - (this.#lines[this.#line]?.start ?? 0);
  }
}

function collection(kind: "map" | "seq", start: number, entries: readonly TreeEntry[]): TreeNode {
  const last = entries.at(-1);
  const end = last ? Math.max(last.value.end, last.opened) : start;
  return { kind, flow: false, style: "plain", start, end, entries };
}

/**
 * Where a scalar of a plainly written YAML document stands, without the full parser: by the indentation of lines, for
 * documents that the strict subset reads. Gives up on everything that is not told by it, and on any text that does not
 * read as the value that stands there.
 */
import type { Pointer } from "../memory/place.js";
import { isMapping } from "../memory/plain-data.js";
import type { Span } from "./flaw.js";

interface Line {
  readonly start: number;
  /** Before the line break. */
  readonly end: number;
  readonly indent: number;
  readonly isDash: boolean;
}

/** Where a node begins, and the lines that it may take. */
interface Place {
  readonly line: number;
  /** Offset in the text. */
  readonly at: number;
  /** Behind its last line. */
  readonly endLine: number;
}

const PLAIN_KEY = /^[A-Za-z_][\w.-]*$/;
const COMMENT = /\s#/;

export class QuickPlaces {
  readonly #text: string;
  readonly #value: unknown;
  readonly #lines: readonly Line[];

  /** @param value of the one document that stands in the span, as the strict subset reads it. */
  constructor(text: string, { start, end }: Span, value: unknown) {
    this.#text = text;
    this.#value = value;
    this.#lines = contentLines(text, start, end);
  }

  /** The scalar as written, quotes included; undefined where that is not plain. */
  scalar(pointer: Pointer): Span | undefined {
    const [first] = this.#lines;
    if (first?.indent !== 0 || pointer.length === 0) return undefined;
    let place: Place | undefined = { line: 0, at: first.start, endLine: this.#lines.length };
    let value = this.#value;
    for (const [index, step] of pointer.entries()) {
      const inner = memberOf(value, step);
      if (inner === undefined || inner === null) return undefined;
      if (index === pointer.length - 1 && this.#text[place.at] === "[")
        return this.#flowItem(place, value, step, inner);
      place = typeof step === "number" ? this.#item(place, step) : this.#entry(place, step);
      if (!place) return undefined;
      value = inner;
    }
    return this.#scalarAt(place, value);
  }

  #column({ line, at }: Place): number {
    return at - (this.#lines[line]?.start ?? 0);
  }

  #entry(map: Place, key: string): Place | undefined {
    if (!PLAIN_KEY.test(key)) return undefined;
    const column = this.#column(map);
    for (let line = map.line; line < map.endLine; line++) {
      const candidate = this.#lines[line];
      if (!candidate || (line > map.line && (candidate.indent !== column || candidate.isDash))) continue;
      const at = candidate.start + column;
      if (!this.#text.startsWith(`${key}:`, at)) continue;
      const behind = at + key.length + 1;
      if (behind < candidate.end && this.#text[behind] !== " ") continue;
      const isOutside = ({ indent, isDash }: Line) => indent < column || (indent === column && !isDash);
      return this.#content(line, behind, this.#endOf(line, map.endLine, isOutside));
    }
    return undefined;
  }

  #item(sequence: Place, index: number): Place | undefined {
    const column = this.#column(sequence);
    let count = 0;
    for (let line = sequence.line; line < sequence.endLine; line++) {
      const candidate = this.#lines[line];
      if (!candidate || (line > sequence.line && candidate.indent !== column)) continue;
      const at = candidate.start + column;
      const isItem = this.#text[at] === "-" && (at + 1 >= candidate.end || this.#text[at + 1] === " ");
      if (!isItem) return undefined;
      if (count++ < index) continue;
      return this.#content(
        line,
        at + 1,
        this.#endOf(line, sequence.endLine, ({ indent }) => indent <= column),
      );
    }
    return undefined;
  }

  #endOf(line: number, limit: number, isOutside: (line: Line) => boolean): number {
    let end = line + 1;
    while (end < limit) {
      const next = this.#lines[end];
      if (!next || isOutside(next)) break;
      end++;
    }
    return end;
  }

  /** What stands behind a colon or a dash: in its line, or from the next one on. */
  #content(line: number, behind: number, endLine: number): Place | undefined {
    const { end = behind } = this.#lines[line] ?? {};
    let at = behind;
    while (at < end && this.#text[at] === " ") at++;
    if (at < end && this.#text[at] !== "#") return { line, at, endLine };
    const next = this.#lines[line + 1];
    return next && line + 1 < endLine ? { line: line + 1, at: next.start + next.indent, endLine } : undefined;
  }

  #scalarAt({ line, at, endLine }: Place, value: unknown): Span | undefined {
    const { end = at } = this.#lines[line] ?? {};
    // Further lines would be a part of it.
    return endLine === line + 1 ? spanOf(this.#text.slice(at, end), at, value) : undefined;
  }

  /** Of a list in brackets that stands in one line and holds scalars alone. */
  #flowItem({ line, at, endLine }: Place, list: unknown, step: string | number, value: unknown): Span | undefined {
    const { end = at } = this.#lines[line] ?? {};
    const [, inside] = /^\[([^[\]{}"'#\\]*)\]\s*$/.exec(this.#text.slice(at, end)) ?? [];
    if (inside === undefined || endLine !== line + 1 || typeof step !== "number" || !Array.isArray(list))
      return undefined;
    const items = inside.split(",");
    const written = items[step];
    if (items.length !== list.length || written === undefined || /:(?:\s|$)/.test(written)) return undefined;
    const before = items.slice(0, step).reduce((sum, item) => sum + item.length + 1, at + 1);
    const blanks = written.length - written.trimStart().length;
    return spanOf(written.trim(), before + blanks, value);
  }
}

/** A scalar at the beginning of a text without line breaks, if it reads as the value. */
function spanOf(text: string, at: number, value: unknown): Span | undefined {
  const quote = text[0];
  if (quote === '"' || quote === "'") {
    const close = text.indexOf(quote, 1);
    const inside = text.slice(1, close);
    const isAll = close !== -1 && /^(?:\s+#.*|\s*)$/.test(text.slice(close + 1));
    return isAll && !inside.includes("\\") && inside === value ? { start: at, end: at + close + 1 } : undefined;
  }
  const comment = COMMENT.exec(text);
  const plain = text.slice(0, comment?.index).trimEnd();
  const isSame = typeof value === "string" ? plain === value : isScalar(value) && plain === String(value);
  return isSame && plain !== "" ? { start: at, end: at + plain.length } : undefined;
}

function isScalar(value: unknown): value is number | boolean {
  return typeof value === "number" || typeof value === "boolean";
}

function memberOf(value: unknown, step: string | number): unknown {
  if (typeof step === "number") return Array.isArray(value) ? (value as readonly unknown[])[step] : undefined;
  return isMapping(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** Lines that hold more than blanks, a comment or a marker of a document. */
function contentLines(text: string, start: number, end: number): Line[] {
  const lines: Line[] = [];
  for (let at = start; at < end;) {
    const feed = text.indexOf("\n", at);
    const stop = feed === -1 || feed > end ? end : feed;
    let first = at;
    while (first < stop && text[first] === " ") first++;
    const isMarker = first === at && /^(?:---|\.\.\.)(?:\s|$)/.test(text.slice(at, Math.min(stop, at + 4)));
    if (first < stop && text[first] !== "#" && !isMarker) {
      const isDash = text[first] === "-" && (first + 1 >= stop || text[first + 1] === " ");
      lines.push({ start: at, end: stop, indent: first - at, isDash });
    }
    at = stop + 1;
  }
  return lines;
}

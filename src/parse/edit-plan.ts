/** Where a structural edit changes the text of a document, and to what. The caller proves the result. */
import type { Pointer } from "../memory/place.js";
import type { StructuralEdit } from "./edit-value.js";
import type { Span } from "./flaw.js";
import { lineEnd, lineIndent, lineStart } from "./lines.js";
import { setOwn } from "./scalar-texts.js";
import { isAbsent, walk, type Step, type TreeEntry, type TreeNode } from "./tree.js";
import type { Writer } from "./writer.js";

export interface PlannedEdit extends Span {
  readonly text: string;
}

/** Plans in order of preference: where the first does not give what was meant, the next may. */
export function planEdit(text: string, root: TreeNode, edit: StructuralEdit, writer: Writer): PlannedEdit[] {
  return new Planner(text, writer).plan(root, edit);
}

/** Before an item of a block list. */
const DASH = "- ";

/** What may stand behind an entry between brackets on its line: a comma and a comment. */
const OF_LINE = /^([ \t]*,)?([ \t]*#[^\n]*|[ \t]*)$/;

class Planner {
  readonly #text: string;
  readonly #writer: Writer;

  constructor(text: string, writer: Writer) {
    this.#text = text;
    this.#writer = writer;
  }

  plan(root: TreeNode, edit: StructuralEdit): PlannedEdit[] {
    const steps = walk(root, edit.pointer);
    const last = steps.at(-1) ?? { node: root };
    const found = steps.length === edit.pointer.length + 1;
    const parent = steps.at(-2)?.node;
    const add = (value: unknown): PlannedEdit[] => this.#add(last, parent, edit.pointer, steps.length, value);
    switch (edit.kind) {
      case "set":
        return found ? this.#replace(last, parent, edit.value) : add(edit.value);
      case "insert":
        return found ? this.#insert(last, parent, edit.key, edit.value) : add(mappingOf(edit.key, edit.value));
      case "rename-key":
        return found && last.entry?.key ? [this.#rename(last.entry.key, parent, edit.key)] : [];
      case "delete":
        return found && last.entry && parent ? this.#remove(last.entry, parent, steps.at(-2)?.entry) : [];
    }
  }

  #rename(key: NonNullable<TreeEntry["key"]>, parent: TreeNode | undefined, name: string): PlannedEdit {
    return { start: key.start, end: key.end, text: this.#writer.key(name, key.style, parent?.flow ?? false) };
  }

  /** A value that the mapping or list above does not have yet. */
  #add(last: Step, parent: TreeNode | undefined, pointer: Pointer, known: number, value: unknown): PlannedEdit[] {
    const step = pointer[known - 1];
    if (step === undefined || known !== pointer.length) return [];
    if (typeof step === "string") return this.#insert(last, parent, step, value);
    return last.node.kind === "seq" && step === last.node.entries.length ? this.#append(last.node, value) : [];
  }

  #replace({ node, entry }: Step, parent: TreeNode | undefined, value: unknown): PlannedEdit[] {
    const { start, end } = node;
    if (parent?.flow || (node.flow && !parent)) {
      return [{ start, end, text: this.#quotedAs(node, value) ?? this.#nested(value, start) }];
    }
    const lines = this.#writer.block(value);
    if (!lines) {
      const line = this.#writer.line(value, node.kind === "scalar" ? node.style : "plain");
      const from = entry && node.kind !== "scalar" && !node.flow ? entry.opened : start;
      return [{ start: from, end, text: from === start && !isAbsent(node) ? line : ` ${line}` }];
    }
    const inPlace = { start, end, text: this.#indented(lines, this.#column(start)) };
    if (!entry) return [inPlace];
    const column = this.#column(entry.start) + this.#writer.indent;
    const below = entry.key ? `\n${" ".repeat(column)}` : " ";
    const anew = { start: entry.opened, end, text: below + this.#indented(lines, column) };
    const block = !node.flow && node.entries.length > 0;
    return isAbsent(node) || (entry.key && !block) ? [anew] : [inPlace, anew];
  }

  #insert({ node, entry }: Step, parent: TreeNode | undefined, key: string, value: unknown): PlannedEdit[] {
    if (node.kind === "alias") return [];
    if (node.kind === "seq") return this.#insertItem(node, entry, Number(key), value);
    if (node.kind !== "map") return this.#replace({ node, ...(entry && { entry }) }, parent, mappingOf(key, value));
    if (node.flow) {
      const name = this.#writer.key(key, "plain", true) + this.#writer.colon;
      return [this.#intoBrackets(node, (column) => name + this.#nested(value, column))];
    }
    const first = node.entries[0];
    const last = node.entries.at(-1);
    if (!first || !last) return [];
    const column = this.#column(first.start);
    const written = this.#entry(key, value, column);
    const behind = lineEnd(this.#text, node.end);
    return [
      { start: behind, end: behind, text: `\n${" ".repeat(column)}${written}` },
      { start: first.start, end: first.start, text: `${written}\n${" ".repeat(column)}` },
    ];
  }

  #append(node: TreeNode, value: unknown): PlannedEdit[] {
    const quoted = this.#quotedAs(node.entries.at(-1)?.value, value);
    if (node.flow) return [this.#intoBrackets(node, (column) => quoted ?? this.#nested(value, column))];
    const first = node.entries[0];
    if (!first) return [];
    const column = this.#column(first.start);
    const lines = this.#writer.block(value) ?? [quoted ?? this.#writer.line(value, "plain")];
    const behind = lineEnd(this.#text, node.end);
    return [
      {
        start: behind,
        end: behind,
        text: `\n${" ".repeat(column)}${DASH}${this.#indented(lines, column + DASH.length)}`,
      },
    ];
  }

  /** Behind the item before, so that comments above the next one stay with it. */
  #insertItem(node: TreeNode, entry: TreeEntry | undefined, index: number, value: unknown): PlannedEdit[] {
    const [next, before] = [node.entries[index], node.entries[index - 1]];
    if (!next) return this.#append(node, value);
    const quoted = this.#quotedAs(next.value, value);
    if (node.flow) {
      const above = this.#commentedEnd(before ? Math.max(before.value.end, before.opened) : node.start + 1, next.start);
      if (above !== undefined) {
        const text = `\n${this.#padding(next.start)}${quoted ?? this.#nested(value, next.start)},`;
        return [{ start: above, end: above, text }];
      }
      const gap = this.#text.slice(node.start, next.start).includes("\n")
        ? `,\n${this.#padding(next.start)}`
        : this.#writer.comma;
      return [{ start: next.start, end: next.start, text: (quoted ?? this.#nested(value, next.start)) + gap }];
    }
    const column = this.#column(next.start);
    const lines = this.#writer.block(value) ?? [quoted ?? this.#writer.line(value, "plain")];
    const written = DASH + this.#indented(lines, column + DASH.length);
    const above = before ? Math.max(before.value.end, before.opened) : entry?.opened;
    const ahead = { start: next.start, end: next.start, text: `${written}\n${" ".repeat(column)}` };
    if (above === undefined) return [ahead];
    const behind = lineEnd(this.#text, above);
    return [{ start: behind, end: behind, text: `\n${" ".repeat(column)}${written}` }, ahead];
  }

  /** A text in the quotes of the scalar beside it, or in its place; undefined where that has none. */
  #quotedAs(scalar: TreeNode | undefined, value: unknown): string | undefined {
    const style = scalar?.kind === "scalar" ? scalar.style : "plain";
    if (typeof value !== "string" || value.includes("\n") || (style !== "single" && style !== "double"))
      return undefined;
    return this.#writer.line(value, style);
  }

  /** Behind the last entry between brackets; on a line of its own where the first entry has one. */
  #intoBrackets(node: TreeNode, write: (at: number) => string): PlannedEdit {
    const [first] = node.entries;
    const last = node.entries.at(-1);
    if (!first || !last) return { start: node.start + 1, end: node.end - 1, text: write(node.start) };
    const ownLine = this.#text.slice(node.start, first.start).includes("\n");
    const gap = ownLine ? `,\n${this.#padding(first.start)}` : this.#writer.comma;
    const end = Math.max(last.value.end, last.opened);
    const written = gap + write(ownLine ? first.start : node.start);
    const behind = lineEnd(this.#text, end);
    const [, comma = "", comment = ""] = OF_LINE.exec(this.#text.slice(end, behind)) ?? [];
    if (!ownLine || comment.trim() === "") return { start: end, end, text: written };
    return { start: end, end: behind, text: `,${comment}${written.slice(1)}${comma.trim()}` };
  }

  /** The end of the line that an offset is in, where comments stand behind it or below it and above what comes next. */
  #commentedEnd(offset: number, next: number): number | undefined {
    const end = lineEnd(this.#text, offset);
    const isEnded = end < next && OF_LINE.test(this.#text.slice(offset, end));
    return isEnded && this.#text.slice(offset, next).includes("#") ? end : undefined;
  }

  #remove(entry: TreeEntry, parent: TreeNode, above: TreeEntry | undefined): PlannedEdit[] {
    const index = parent.entries.indexOf(entry);
    const next = parent.entries[index + 1];
    const before = parent.entries[index - 1];
    const end = Math.max(entry.value.end, entry.opened);
    if (!next && !before) return [this.#empty(parent, above)];
    if (parent.flow) {
      const lines = this.#linesOf(entry, before ? Math.max(before.value.end, before.opened) : parent.start + 1, next);
      if (lines) return [lines];
      if (next) return [{ start: entry.start, end: next.start, text: "" }];
      return [{ start: before ? Math.max(before.value.end, before.opened) : entry.start, end, text: "" }];
    }
    const start = lineStart(this.#text, entry.start);
    const ownLine = this.#text.slice(start, entry.start).trim() === "";
    if (!ownLine) return next ? [{ start: entry.start, end: next.start, text: "" }] : [];
    const feed = this.#text.indexOf("\n", end);
    if (feed !== -1) return [{ start, end: feed + 1, text: "" }];
    return [{ start: lineEnd(this.#text, lineStart(this.#text, start - 1)), end: this.#text.length, text: "" }];
  }

  /** Between brackets, of an entry with lines of its own and comments around it: those of its neighbours stay with them. */
  #linesOf(entry: TreeEntry, above: number, next: TreeEntry | undefined): PlannedEdit | undefined {
    const [start, end] = [lineStart(this.#text, entry.start), Math.max(entry.value.end, entry.opened)];
    const behind = lineEnd(this.#text, end);
    const around = this.#text.slice(above, entry.start) + this.#text.slice(end, next?.start ?? behind);
    const isOwn =
      start > above && this.#text.slice(start, entry.start).trim() === "" && behind < (next?.start ?? Infinity);
    if (!isOwn || !around.includes("#") || !OF_LINE.test(this.#text.slice(end, behind))) return undefined;
    return { start, end: this.#text.indexOf("\n", behind) + 1, text: "" };
  }

  /** What is left of a collection that loses its only entry. */
  #empty(node: TreeNode, above: TreeEntry | undefined): PlannedEdit {
    const text = node.kind === "map" ? "{}" : "[]";
    if (node.flow || !above) return { start: node.start, end: node.end, text };
    return { start: above.opened, end: node.end, text: ` ${text}` };
  }

  #entry(key: string, value: unknown, column: number): string {
    const name = this.#writer.key(key, "plain", false);
    const lines = this.#writer.block(value);
    if (!lines) return `${name}: ${this.#writer.line(value, "plain")}`;
    const inner = column + this.#writer.indent;
    return `${name}:\n${" ".repeat(inner)}${this.#indented(lines, inner)}`;
  }

  /** A value between brackets that begins on the line of `at`. */
  #nested(value: unknown, at: number): string {
    return this.#writer.nested(value).join(`\n${lineIndent(this.#text, at)}`);
  }

  #indented(lines: readonly string[], column: number): string {
    return lines.map((line, index) => (index === 0 || line === "" ? line : " ".repeat(column) + line)).join("\n");
  }

  /** What a line begins with whose text is to stand below `offset`, between brackets: the tabs of that line, then blanks. */
  #padding(offset: number): string {
    const indent = lineIndent(this.#text, offset);
    return indent + " ".repeat(this.#column(offset) - indent.length);
  }

  #column(offset: number): number {
    return offset - lineStart(this.#text, offset);
  }
}

function mappingOf(key: string, value: unknown): object {
  const mapping = {};
  setOwn(mapping, key, value);
  return mapping;
}

/** Structural edits as text edits that keep everything else: comments, order, style and line ends. */
import { isDeepStrictEqual } from "node:util";
import type { Format } from "../memory/document.js";
import type { Edit, TextEdit } from "../memory/finding.js";
import type { Anchor } from "../memory/place.js";
import { planEdit, type PlannedEdit } from "./edit-plan.js";
import { editValue, type StructuralEdit } from "./edit-value.js";
import type { Span } from "./flaw.js";
import { JsonWriter } from "./json-writer.js";
import { lineIndent, lineStart } from "./lines.js";
import { OpenFile } from "./open-file.js";
import type { TreeNode } from "./tree.js";
import type { Writer } from "./writer.js";
import { YamlWriter } from "./yaml-writer.js";

export { applyTextEdits } from "./text-edits.js";

/**
 * The text edit that makes a structural edit in the document that the anchor names. The edited file is read again: the
 * document must mean exactly what the edit says, and no other may come or go.
 * @returns undefined where the document is broken, the edit does not fit it, or no text edit gives the value meant.
 */
export function editToText(
  path: string,
  format: Format,
  bytes: Uint8Array,
  anchor: Anchor,
  edit: Edit,
): TextEdit | undefined {
  if (edit.kind === "text") return { path, range: edit.range, newText: edit.text };
  return editOpenFile(new OpenFile(path, format, bytes), anchor.document ?? 0, edit);
}

export function editOpenFile(file: OpenFile, document: number, edit: StructuralEdit): TextEdit | undefined {
  // Without a proof there is no edit, so none is planned: each plan copies the mapping that it is for.
  if (file.mayReadNoMore) return undefined;
  const content = file.content(document);
  const root = file.tree(document);
  const meant = content && editValue(content.value, edit);
  if (!meant || !root) return undefined;
  const plans = planEdit(file.text, root, edit, writerFor(file, root)).map((plan) => withLineEnds(file.text, plan));
  const plan = plans.find((candidate) => gives(file, document, candidate, meant.value));
  if (!plan) return undefined;
  return { path: file.path, range: file.lines.range(plan.start, plan.end), newText: plan.text };
}

/** The plan that is tried first, unproved; undefined where the edit has no place in the document. */
export function planOf(file: OpenFile, document: number, edit: StructuralEdit): PlannedEdit | undefined {
  const root = file.tree(document);
  const [plan] = root ? planEdit(file.text, root, edit, writerFor(file, root)) : [];
  return plan && withLineEnds(file.text, plan);
}

/** The part of a file that proves an edit: a YAML document, the front matter with its fences, a line, or the one document. */
export function regionOf(file: OpenFile, document: number): Span | undefined {
  const slice = file.slices[document];
  return slice && file.format === "markdown" ? { start: 0, end: file.body } : slice;
}

/** Reads the edited part alone again. */
function gives(file: OpenFile, document: number, { start, end, text }: PlannedEdit, meant: unknown): boolean {
  const region = regionOf(file, document);
  if (!region) return false;
  if (!file.mayReadAgain(region.end - region.start)) return false;
  const edited = file.text.slice(region.start, start) + text + file.text.slice(end, region.end);
  const after = file.withText(edited);
  return after.slices.length === 1 && isDeepStrictEqual(after.content(0)?.value, meant);
}

function withLineEnds(text: string, plan: PlannedEdit): PlannedEdit {
  const feed = text.indexOf("\n");
  return feed > 0 && text[feed - 1] === "\r" ? { ...plan, text: plan.text.replaceAll("\n", "\r\n") } : plan;
}

function writerFor({ format, text }: OpenFile, root: TreeNode): Writer {
  const indent = indentOf(text, root);
  if (format === "yaml" || format === "markdown") return new YamlWriter(Math.max(indent.length, 2));
  const key = root.entries[0];
  const spaced = !key || text[key.opened] === " " || root.kind === "seq";
  return new JsonWriter(indent, spaced);
}

/** Blanks or tabs between the first collection that begins on a line of its own and the one around it; none where none does. */
function indentOf(text: string, root: TreeNode): string {
  const nodes = [root];
  for (const node of nodes) {
    const [first] = node.entries;
    if (!first) continue;
    if (node.flow && isOnOwnLine(text, first.start)) {
      const [outer, inner] = [lineIndent(text, node.start), lineIndent(text, first.start)];
      return inner.startsWith(outer) ? inner.slice(outer.length) : blanks(inner.length - outer.length);
    }
    const child = node.entries.find(({ value }) => !value.flow && value.entries.length > 0 && value.kind === "map");
    // Behind the dash where the entry begins in an item of a list: that is the column which its value is indented from.
    if (child && isOnOwnLine(text, child.value.start)) {
      return blanks(columnOf(text, child.value.start) - columnOf(text, child.start));
    }
    for (const { value } of node.entries) if (nodes.length < 64) nodes.push(value);
  }
  return "";
}

function blanks(count: number): string {
  return " ".repeat(Math.max(count, 0));
}

function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

function isOnOwnLine(text: string, offset: number): boolean {
  const line = lineStart(text, offset);
  return line > 0 && text.slice(line, offset).trim() === "";
}

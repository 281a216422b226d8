/** JSON and JSON Lines as documents. */
import type { Limits, ParsedDocument } from "../memory/document.js";
import type { Flaw, Span } from "./flaw.js";
import { readJson } from "./json-reader.js";
import { conflictInJson } from "./merge-conflict.js";
import { documentOf, ScalarTexts } from "./scalar-texts.js";
import type { TreeNode } from "./tree.js";

export interface JsonDocuments {
  readonly documents: readonly ParsedDocument[];
  readonly flaws: readonly Flaw[];
}

export function readJsonDocument(text: string, span: Span, index: number, limits: Limits): JsonDocuments {
  const { root, flaws } = readJson(text, span.start, span.end, limits);
  if (!root) {
    const conflict = conflictInJson(text, span);
    return { documents: [], flaws: conflict ? [conflict] : flaws.map((flaw) => proven(flaw, text, span, limits)) };
  }
  const value: unknown = JSON.parse(text.slice(span.start, span.end));
  const texts = new ScalarTexts();
  noteNumbers(text, root, value, texts, []);
  return { documents: [documentOf(index, value, texts)], flaws: [] };
}

/** The lines of a JSON Lines file that hold something, in order, up to `atMost` of them. */
export function sliceLines(text: string, atMost: number): Span[] {
  const slices: Span[] = [];
  for (let start = 0; start < text.length && slices.length < atMost;) {
    const feed = text.indexOf("\n", start);
    const end = feed === -1 ? text.length : feed;
    if (/[^ \t\r]/.test(text.slice(start, end))) slices.push({ start, end });
    start = end + 1;
  }
  return slices;
}

/** An edit stays certain only if the document reads with it. */
function proven(flaw: Flaw, text: string, { start, end }: Span, limits: Limits): Flaw {
  const edit = flaw.mend?.edit;
  if (!flaw.mend || !edit) return flaw;
  const mended = text.slice(start, edit.start) + edit.text + text.slice(edit.end, end);
  const whole = readJson(mended, 0, mended.length, limits).root !== undefined;
  return { ...flaw, mend: { ...flaw.mend, certain: whole } };
}

function noteNumbers(
  text: string,
  node: TreeNode,
  value: unknown,
  texts: ScalarTexts,
  path: (string | number)[],
): void {
  if (node.kind === "scalar") {
    if (typeof value === "number") texts.note(path, value, text.slice(node.start, node.end));
    return;
  }
  if (typeof value !== "object" || value === null) return;
  for (const [index, { key, value: child }] of node.entries.entries()) {
    const step = key?.name ?? index;
    path.push(step);
    noteNumbers(text, child, Reflect.get(value, step), texts, path);
    path.pop();
  }
}

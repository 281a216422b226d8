/** A drawing as inline SVG: where no program that reads Mermaid is at hand. Colours come from the page's style sheet. */
import type { DrawnEdge, DrawnNode, Drawing } from "../comment/drawing.js";
import { NODE_WORDS } from "../comment/mermaid.js";
import { clip } from "../visible-text.js";
import { layOut, type Box } from "./drawing-layout.js";
import { escapeHtml } from "./escape-html.js";

const LABEL_LIMIT = 48;
const LINE_HEIGHT = 17;
const PADDING = 9;
/** Pixels that a character of the drawing's font takes, on the wide side. */
const CHARACTER = 6.9;

export function drawingSvg(drawing: Drawing): string {
  const labels = drawing.nodes.map(labelLines);
  const sizes = labels.map((lines) => ({
    width: Math.max(...lines.map(({ text }) => text.length)) * CHARACTER + 2 * PADDING,
    height: lines.length * LINE_HEIGHT + 2 * PADDING - 4,
  }));
  const { boxes, width, height } = layOut(drawing, sizes);
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const lines = drawing.edges.map((edge) => edgeOf(edge, boxes));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img">`,
    "<title>Changed records and the edges around them</title>",
    ...lines.map(({ path }) => path),
    ...drawing.nodes.map((node, at) => nodeOf(node, labels[at] ?? [], boxes[at])),
    ...lines.map(({ label }) => label),
    "</svg>",
  ].join("\n");
}

interface LabelLine {
  readonly text: string;
  readonly kind: "id" | "title" | "state";
}

function labelLines({ id, title, state }: DrawnNode): LabelLine[] {
  const lines: LabelLine[] = [
    { text: clip(id, LABEL_LIMIT), kind: "id" },
    { text: clip(title ?? "", LABEL_LIMIT), kind: "title" },
    { text: NODE_WORDS[state], kind: "state" },
  ];
  return lines.filter(({ text }) => text !== "");
}

function nodeOf({ state }: DrawnNode, lines: readonly LabelLine[], box: Box | undefined): string {
  if (!box) return "";
  const { x, y, width, height } = box;
  const rows = lines.map(
    ({ text, kind }, at) =>
      `<text class="${kind}" x="${round(x + PADDING)}" y="${round(y + PADDING + 11 + at * LINE_HEIGHT)}">${escapeHtml(text)}</text>`,
  );
  const frame = `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`;
  return `<g class="node ${state}">${frame}${rows.join("")}</g>`;
}

function edgeOf({ from, to, kind, state }: DrawnEdge, boxes: readonly Box[]): { path: string; label: string } {
  const [a, b] = [boxes[from], boxes[to]];
  if (!a || !b) return { path: "", label: "" };
  const isForward = b.x > a.x;
  const start = { x: a.x + a.width, y: a.y + a.height / 2 };
  const end = { x: isForward ? b.x : b.x + b.width, y: b.y + b.height / 2 };
  // Within a column, or against the direction, the line bulges to the right.
  const bend = isForward ? (end.x - start.x) / 2 : 70;
  const [c1, c2] = [start.x + bend, isForward ? end.x - bend : end.x + bend];
  const path = `M${round(start.x)} ${round(start.y)}C${round(c1)} ${round(start.y)} ${round(c2)} ${round(end.y)} ${round(end.x)} ${round(end.y)}`;
  const tip = isForward ? -1 : 1;
  const head =
    state === "broken"
      ? `M${round(end.x - 5 + tip * 6)} ${round(end.y - 5)}l10 10m0 -10l-10 10`
      : `M${round(end.x + tip * 8)} ${round(end.y - 4)}L${round(end.x)} ${round(end.y)}l${tip * 8} 4`;
  const middle = { x: (start.x + 3 * c1 + 3 * c2 + end.x) / 8, y: (start.y + end.y) / 2 };
  const caption = clip(kind, 24);
  const width = Math.max(caption.length, state.length) * 6.2 + 8;
  return {
    path: `<path class="edge ${state}" d="${path}"/><path class="head ${state}" d="${head}"/>`,
    label: [
      `<g class="caption ${state}">`,
      `<rect x="${round(middle.x - width / 2)}" y="${round(middle.y - 15)}" width="${round(width)}" height="30" rx="4"/>`,
      `<text x="${round(middle.x)}" y="${round(middle.y - 3)}">${escapeHtml(caption)}</text>`,
      `<text x="${round(middle.x)}" y="${round(middle.y + 11)}">${state}</text>`,
      "</g>",
    ].join(""),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

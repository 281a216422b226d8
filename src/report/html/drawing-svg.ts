/** A drawing as inline SVG: where no program that reads Mermaid is at hand. Colours come from the page's style sheet. */
import type { DrawnEdge, DrawnNode, Drawing } from "../comment/drawing.js";
import { NODE_WORDS } from "../comment/mermaid.js";
import { columnsOf, lineWindow } from "../line-window.js";
import { layOut, type Box, type Point } from "./drawing-layout.js";
import { escapeHtml } from "./escape-html.js";

/** Columns. */
const LABEL_LIMIT = 48;
const CAPTION_LIMIT = 24;
const LINE_HEIGHT = 17;
const PADDING = 9;
/** Pixels that a character of the drawing's font takes, on the wide side. */
const CHARACTER = 6.9;
/** Pixels: up to here a drawing is read even where it is shrunk to a telephone, and beyond the other not even on a whole page. */
const SLIGHT = 520;
const BROAD = 1200;

export function drawingSvg(drawing: Drawing): string {
  const labels = drawing.nodes.map(labelLines);
  const sizes = labels.map((lines) => ({
    width: Math.max(...lines.map(({ text }) => columnsOf(text))) * CHARACTER + 2 * PADDING,
    height: lines.length * LINE_HEIGHT + 2 * PADDING - 4,
  }));
  const { boxes, ways, width, height } = layOut(drawing, sizes);
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const into = (node: number) => drawing.edges.filter(({ to }) => to === node).length;
  const outOf = (node: number) => drawing.edges.filter(({ from }) => from === node).length;
  const lines = drawing.edges.map((edge, at) => edgeOf(edge, boxes, ways[at] ?? [], into(edge.to) > outOf(edge.from)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"${classOf(w)} viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img">`,
    "<title>Changed records and the edges around them</title>",
    ...lines.map(({ path }) => path),
    ...drawing.nodes.map((node, at) => nodeOf(node, labels[at] ?? [], boxes[at])),
    ...lines.map(({ label }) => label),
    "</svg>",
  ].join("\n");
}

/** By which the style sheet knows what to shrink and what to scroll. */
function classOf(width: number): string {
  return width <= SLIGHT ? ' class="slight"' : width > BROAD ? ' class="broad"' : "";
}

interface LabelLine {
  readonly text: string;
  readonly kind: "id" | "title" | "state";
}

function labelLines({ id, title, state }: DrawnNode): LabelLine[] {
  const lines: LabelLine[] = [
    { text: shown(id), kind: "id" },
    { text: shown(title ?? ""), kind: "title" },
    { text: NODE_WORDS[state], kind: "state" },
  ];
  return lines.filter(({ text }) => text !== "");
}

/** At most as wide as so many characters of the font: what acts or hides takes the room of its escape, a wide letter that of two. */
function shown(text: string): string {
  return lineWindow(text, 0, LABEL_LIMIT).text;
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

/**
 * @param way points between the two ends
 * @param isShared whether its target has more of the drawing's edges than its source
 */
function edgeOf(
  { from, to, kind, state }: DrawnEdge,
  boxes: readonly Box[],
  way: readonly Point[],
  isShared: boolean,
): { path: string; label: string } {
  const [a, b] = [boxes[from], boxes[to]];
  if (!a || !b) return { path: "", label: "" };
  const isForward = b.x > a.x;
  const start = { x: a.x + a.width, y: a.y + a.height / 2 };
  const end = { x: isForward ? b.x : b.x + b.width, y: b.y + b.height / 2 };
  const stops = [start, ...way, end];
  const curves = stops.slice(1).map((stop, at) => curve(stops[at] ?? start, stop, isForward));
  const path = `M${pair(start)}${curves.map(([, c1, c2, stop]) => `C${pair(c1)} ${pair(c2)} ${pair(stop)}`).join("")}`;
  const tip = isForward ? -1 : 1;
  const head =
    state === "broken"
      ? `M${pair({ x: end.x - 5 + tip * 6, y: end.y - 5 })}l10 10m0 -10l-10 10`
      : `M${pair({ x: end.x + tip * 8, y: end.y - 4 })}L${pair(end)}l${tip * 8} 4`;
  const caption = `${SIGNS[state]} ${lineWindow(kind, 0, CAPTION_LIMIT).text}`;
  const width = columnsOf(caption) * 6.3 + 8;
  // Where many lines meet, captions stand at their other ends.
  const [first = curve(start, end, isForward)] = curves;
  const at = pointOn(first, isShared ? 0.35 : 0.6);
  return {
    path: `<path class="edge ${state}" d="${path}"/><path class="head ${state}" d="${head}"/>`,
    label: [
      `<g class="caption ${state}">`,
      `<rect x="${round(at.x - width / 2)}" y="${round(at.y - 8)}" width="${round(width)}" height="16" rx="4"/>`,
      `<text x="${round(at.x)}" y="${round(at.y + 4)}">${escapeHtml(caption)}</text>`,
      "</g>",
    ].join(""),
  };
}

const SIGNS: Readonly<Record<DrawnEdge["state"], string>> = { added: "+", removed: "−", broken: "✗" };

type Curve = readonly [Point, Point, Point, Point];

/** Leaves and arrives level. Within a column, or against the direction, it bulges to the right. */
function curve(start: Point, end: Point, isForward: boolean): Curve {
  const bend = isForward ? (end.x - start.x) / 2 : 70;
  const c2 = isForward ? end.x - bend : end.x + bend;
  return [start, { x: start.x + bend, y: start.y }, { x: c2, y: end.y }, end];
}

/** @param t from 0 to 1 */
function pointOn([a, b, c, d]: Curve, t: number): Point {
  const of = (axis: keyof Point) =>
    (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t ** 2 * c[axis] + t ** 3 * d[axis];
  return { x: of("x"), y: of("y") };
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

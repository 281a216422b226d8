/** Places for the nodes of a drawing: columns from left to right along the edges. */
import type { Drawing } from "../comment/drawing.js";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly boxes: readonly Box[];
  readonly width: number;
  readonly height: number;
}

const COLUMN_GAP = 150;
const ROW_GAP = 18;
const MARGIN = 12;
const MOST_COLUMNS = 4;
const SWEEPS = 4;

/**
 * In pixels. Drawings are bounded, so that nothing here grows.
 * @param sizes of the nodes, in their order
 */
export function layOut(
  { nodes, edges }: Drawing,
  sizes: readonly { readonly width: number; readonly height: number }[],
): Layout {
  const columnOf = columns(nodes.length, edges);
  const members: number[][] = [];
  for (const [node, column] of columnOf.entries()) (members[column] ??= []).push(node);
  const order = new Map<number, number>();
  const remember = () => {
    for (const column of members) for (const [at, node] of column.entries()) order.set(node, at);
  };
  remember();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const column of sweep % 2 === 0 ? members : [...members].reverse()) {
      const weights = new Map(column.map((node) => [node, middleOfNeighbours(node, edges, order)]));
      column.sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0) || a - b);
    }
    remember();
  }

  const heightOf = (node: number) => sizes[node]?.height ?? 0;
  const heights = members.map((column) => column.reduce((sum, node) => sum + heightOf(node) + ROW_GAP, -ROW_GAP));
  const height = Math.max(...heights, 0) + 2 * MARGIN;
  const boxes: Box[] = [];
  let x = MARGIN;
  for (const [at, column] of members.entries()) {
    const width = Math.max(...column.map((node) => sizes[node]?.width ?? 0));
    let y = (height - (heights[at] ?? 0)) / 2;
    for (const node of column) {
      boxes[node] = { x, y, width, height: heightOf(node) };
      y += heightOf(node) + ROW_GAP;
    }
    x += width + COLUMN_GAP;
  }
  return { boxes, width: x - COLUMN_GAP + MARGIN, height };
}

type Ends = readonly { readonly from: number; readonly to: number }[];

/** The longest way along the edges that close no circle. */
function columns(count: number, edges: Ends): number[] {
  const forward: { from: number; to: number }[] = [];
  const reaches = (from: number, to: number, seen: Set<number>): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return forward.some((edge) => edge.from === from && reaches(edge.to, to, seen));
  };
  for (const { from, to } of edges) if (!reaches(to, from, new Set())) forward.push({ from, to });
  const column = Array.from({ length: count }, () => 0);
  for (let round = 0; round < MOST_COLUMNS - 1; round++) {
    for (const { from, to } of forward) {
      column[to] = Math.min(MOST_COLUMNS - 1, Math.max(column[to] ?? 0, (column[from] ?? 0) + 1));
    }
  }
  const used = [...new Set(column)].sort((a, b) => a - b);
  return column.map((value) => used.indexOf(value));
}

function middleOfNeighbours(node: number, edges: Ends, order: ReadonlyMap<number, number>): number {
  const near = edges.flatMap(({ from, to }) => (from === node ? [to] : to === node ? [from] : []));
  const places = near.map((other) => order.get(other) ?? 0);
  return places.length === 0 ? (order.get(node) ?? 0) : places.reduce((sum, place) => sum + place, 0) / places.length;
}

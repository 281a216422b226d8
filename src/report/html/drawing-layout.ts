/** Places for the nodes of a drawing: columns from left to right along the edges. */
import type { Drawing } from "../comment/drawing.js";

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Point, Size {}

export interface Layout extends Size {
  readonly boxes: readonly Box[];
  /** For each edge the points that it passes on its way through columns that it does not end in. */
  readonly ways: readonly (readonly Point[])[];
}

interface Ends {
  readonly from: number;
  readonly to: number;
}

const COLUMN_GAP = 140;
const ROW_GAP = 18;
const MARGIN = 12;
const SWEEPS = 6;
/** What an edge takes of a column that it passes. */
const PASSAGE: Size = { width: 0, height: 14 };

/**
 * In pixels. Drawings are bounded, so that nothing here grows.
 * @param sizes of the nodes, in their order
 */
export function layOut({ nodes, edges }: Drawing, sizes: readonly Size[]): Layout {
  const columnOf = columns(nodes.length, edges);
  const allSizes = [...sizes];
  const steps: Ends[] = [];
  const passages = edges.map(({ from, to }): number[] => {
    const way: number[] = [];
    for (let column = (columnOf[from] ?? 0) + 1; column < (columnOf[to] ?? 0); column++) {
      way.push(allSizes.push(PASSAGE) - 1);
      columnOf.push(column);
    }
    const stops = [from, ...way, to];
    for (let at = 1; at < stops.length; at++) steps.push({ from: stops[at - 1] ?? from, to: stops[at] ?? to });
    return way;
  });
  const boxes = placed(ordered(columnOf, steps), allSizes);
  const right = Math.max(0, ...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(0, ...boxes.map(({ y, height }) => y + height));
  return {
    boxes: boxes.slice(0, nodes.length),
    ways: passages.map((way) =>
      way.flatMap((node) => {
        const box = boxes[node];
        return box
          ? [
              { x: box.x, y: box.y + box.height / 2 },
              { x: box.x + box.width, y: box.y + box.height / 2 },
            ]
          : [];
      }),
    ),
    width: right + MARGIN,
    height: bottom + MARGIN,
  };
}

/** The longest way along the edges that close no circle; what nothing leads to stands right before what it leads to. */
function columns(count: number, edges: readonly Ends[]): number[] {
  const forward: Ends[] = [];
  const reaches = (from: number, to: number, seen: Set<number>): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return forward.some((edge) => edge.from === from && reaches(edge.to, to, seen));
  };
  for (const { from, to } of edges) if (!reaches(to, from, new Set())) forward.push({ from, to });
  const column = Array.from({ length: count }, () => 0);
  for (let round = 1; round < count; round++) {
    for (const { from, to } of forward) column[to] = Math.max(column[to] ?? 0, (column[from] ?? 0) + 1);
  }
  for (let node = 0; node < count; node++) {
    const next = forward.filter(({ from }) => from === node).map(({ to }) => column[to] ?? 0);
    if (next.length > 0 && !forward.some(({ to }) => to === node)) column[node] = Math.min(...next) - 1;
  }
  return column;
}

/** The nodes of each column from top to bottom, each near the middle of its neighbours. */
function ordered(columnOf: readonly number[], steps: readonly Ends[]): number[][] {
  const members: number[][] = Array.from({ length: Math.max(0, ...columnOf) + 1 }, () => []);
  for (const [node, column] of columnOf.entries()) members[column]?.push(node);
  const order = new Map<number, number>();
  const remember = (column: readonly number[]) => {
    for (const [at, node] of column.entries()) order.set(node, at - column.length / 2);
  };
  members.forEach(remember);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const column of sweep % 2 === 0 ? members : [...members].reverse()) {
      const weights = new Map(column.map((node) => [node, middleOfNeighbours(node, steps, order)]));
      column.sort((a, b) => (weights.get(a) ?? 0) - (weights.get(b) ?? 0) || a - b);
      remember(column);
    }
  }
  return members;
}

function middleOfNeighbours(node: number, steps: readonly Ends[], order: ReadonlyMap<number, number>): number {
  const near = steps.flatMap(({ from, to }) => (from === node ? [to] : to === node ? [from] : []));
  const places = near.map((other) => order.get(other) ?? 0);
  return places.length === 0 ? (order.get(node) ?? 0) : places.reduce((sum, place) => sum + place, 0) / places.length;
}

function placed(members: readonly (readonly number[])[], sizes: readonly Size[]): Box[] {
  const sizeOf = (node: number): Size => sizes[node] ?? PASSAGE;
  const heights = members.map((column) => column.reduce((sum, node) => sum + sizeOf(node).height + ROW_GAP, -ROW_GAP));
  const tallest = Math.max(0, ...heights);
  const boxes: Box[] = [];
  let x = MARGIN;
  for (const [at, column] of members.entries()) {
    const width = Math.max(0, ...column.map((node) => sizeOf(node).width));
    let y = MARGIN + (tallest - (heights[at] ?? 0)) / 2;
    for (const node of column) {
      const { height } = sizeOf(node);
      boxes[node] = { x, y, width, height };
      y += height + ROW_GAP;
    }
    x += width + COLUMN_GAP;
  }
  return boxes;
}

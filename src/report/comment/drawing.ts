/** The changed records and what lies around them, chosen so that a person can take it in. */
import type { ChangePicture, EdgeState, PictureEdge, PictureRecord } from "../../memory/change-picture.js";

export type NodeState = "added" | "changed" | "deleted" | "unreadable" | "missing" | "outside" | "unchanged";

export interface DrawnNode {
  readonly id: string;
  /** Absent where the id says it already. */
  readonly title?: string;
  readonly state: NodeState;
}

export interface DrawnEdge {
  /** Indexes of the nodes. */
  readonly from: number;
  readonly to: number;
  readonly kind: string;
  readonly state: EdgeState;
}

export interface Drawing {
  readonly nodes: readonly DrawnNode[];
  readonly edges: readonly DrawnEdge[];
  /** Edges that came, went or broke and are not drawn. */
  readonly edgesLeftOut: number;
}

const MAX_NODES = 10;
const MAX_EDGES = 14;
const RANK: Readonly<Record<EdgeState, number>> = { broken: 0, removed: 1, added: 2 };

/**
 * Edges that broke come first, then those that went, then those that came, as long as there is room; each brings its two
 * ends. Undefined where no edge came, went or broke: a list says as much.
 * @param withoutTitle ids whose title is not repeated
 * @param titles of records that the picture knows none of
 */
export function drawingOf(
  picture: ChangePicture,
  withoutTitle: ReadonlySet<string>,
  titles: ReadonlyMap<string, string> = new Map(),
): Drawing | undefined {
  if (picture.edges.length === 0) return undefined;
  const states = statesOf(picture);
  const nodes: DrawnNode[] = [];
  const indexes = new Map<string, number>();
  const edges: DrawnEdge[] = [];
  const missing = new Set(picture.edges.filter(({ state }) => state === "broken").map(({ to }) => to));
  const elsewhere = (id: string): NodeState =>
    picture.neighbours.has(id) ? "unchanged" : missing.has(id) ? "missing" : "outside";
  const indexOf = (id: string): number => {
    const known = indexes.get(id);
    if (known !== undefined) return known;
    const record = states.get(id)?.record ?? picture.neighbours.get(id);
    const title = withoutTitle.has(id) ? undefined : (record?.title ?? titles.get(id));
    const state = states.get(id)?.state ?? elsewhere(id);
    nodes.push({ id, state, ...(title !== undefined && !saysTheSame(id, title) && { title }) });
    indexes.set(id, nodes.length - 1);
    return nodes.length - 1;
  };
  for (const edge of worstFirst(picture.edges)) {
    if (edges.length === MAX_EDGES) break;
    const fresh = new Set([edge.from, edge.to].filter((id) => !indexes.has(id))).size;
    if (nodes.length + fresh > MAX_NODES) continue;
    edges.push({ from: indexOf(edge.from), to: indexOf(edge.to), kind: edge.kind, state: edge.state });
  }
  return { nodes, edges, edgesLeftOut: picture.edges.length - edges.length };
}

function worstFirst(edges: readonly PictureEdge[]): readonly PictureEdge[] {
  return [...edges].sort((a, b) => RANK[a.state] - RANK[b.state]);
}

function statesOf(picture: ChangePicture): ReadonlyMap<string, { state: NodeState; record: PictureRecord }> {
  const states = new Map<string, { state: NodeState; record: PictureRecord }>();
  for (const state of ["unreadable", "deleted", "changed", "added"] as const) {
    for (const record of picture[state]) states.set(record.id, { state, record });
  }
  return states;
}

/** `service:build-cache` and "Build cache". */
export function saysTheSame(id: string, title: string): boolean {
  const plain = (value: string) =>
    value
      .slice(0, 500)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, "");
  return plain(id).endsWith(plain(title));
}

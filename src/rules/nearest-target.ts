/** Looks for the record that a dangling edge was meant for. */
import { editDistance, foldedForm } from "../memory/nearest.js";
import type { Edge } from "../memory/record.js";
import type { Graph } from "../memory/graph.js";
import type { GraphContext } from "./rule.js";

export interface NearestTarget {
  readonly id: string;
  /** True where the ids are the same but for letter case and separators, and no other record is. */
  readonly certain: boolean;
}

/** Ids of one graph, arranged for the search: made once for a graph, at its first dangling edge. */
interface Candidates {
  readonly byFoldedForm: ReadonlyMap<string, readonly string[]>;
  readonly byNamespace: ReadonlyMap<string, readonly string[]>;
  readonly bySlug: ReadonlyMap<string, readonly string[]>;
}

const CANDIDATES = new WeakMap<Graph, Candidates>();

/**
 * In order: the same id but for case and separators; the same slug under another prefix (best fit by the edge's range);
 * a slug with few wrong letters under the same prefix. Nothing where several fit equally well.
 */
export function nearestTarget(edge: Edge, { graph, ontology }: GraphContext): NearestTarget | undefined {
  if (edge.form === "link") return undefined;
  const { byFoldedForm, byNamespace, bySlug } = candidatesOf(graph);
  const same = byFoldedForm.get(foldedForm(edge.target)) ?? [];
  if (same.length === 1 && same[0] !== undefined) return { id: same[0], certain: true };
  const { namespace, slug } = parts(edge.target);
  const range = ontology.edgeKinds.get(edge.kind)?.to;
  const fits = (id: string): boolean => !range || [...graph.kindsOf(id)].some((kind) => range.has(kind));
  const moved = (bySlug.get(slug) ?? []).filter(fits);
  if (moved.length === 1 && moved[0] !== undefined) return { id: moved[0], certain: false };
  return (
    closest(edge.target, namespace, byNamespace.get(namespace) ?? []) ?? prefixed(edge.target, graph, ontology, range)
  );
}

function closest(target: string, namespace: string, ids: readonly string[]): NearestTarget | undefined {
  const slugLength = target.length - namespace.length - 1;
  const limit = Math.min(4, Math.max(1, Math.floor(slugLength / 4)));
  let best: string | undefined;
  let bestDistance = limit + 1;
  let ties = 0;
  for (const id of ids) {
    const distance = editDistance(target, id, Math.min(limit, bestDistance));
    if (distance < bestDistance) {
      best = id;
      bestDistance = distance;
      ties = 1;
    } else if (distance === bestDistance) {
      ties++;
    }
  }
  return best !== undefined && bestDistance <= limit && ties === 1 ? { id: best, certain: false } : undefined;
}

/** A bare slug, or an id whose prefix nobody declares: try the prefixes of the edge's range. */
function prefixed(
  target: string,
  graph: Graph,
  ontology: GraphContext["ontology"],
  range: ReadonlySet<string> | undefined,
): NearestTarget | undefined {
  const slug = parts(target).slug;
  const found = new Set<string>();
  for (const name of range ?? ontology.nodeKinds.keys()) {
    const id = `${ontology.nodeKinds.get(name)?.prefix ?? ""}:${slug}`;
    if (graph.records.has(id)) found.add(id);
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? { id: only, certain: false } : undefined;
}

function candidatesOf(graph: Graph): Candidates {
  let candidates = CANDIDATES.get(graph);
  if (!candidates) {
    const byFoldedForm = new Map<string, string[]>();
    const byNamespace = new Map<string, string[]>();
    const bySlug = new Map<string, string[]>();
    for (const id of graph.records.keys()) {
      const { namespace, slug } = parts(id);
      push(byFoldedForm, foldedForm(id), id);
      push(byNamespace, namespace, id);
      push(bySlug, slug, id);
    }
    candidates = { byFoldedForm, byNamespace, bySlug };
    CANDIDATES.set(graph, candidates);
  }
  return candidates;
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function parts(id: string): { readonly namespace: string; readonly slug: string } {
  const colon = id.indexOf(":");
  return { namespace: colon === -1 ? "" : id.slice(0, colon), slug: id.slice(colon + 1) };
}

import { edgeAnchor } from "../layouts/links.js";
import type { ResolvedLayout } from "../layouts/layout.js";
import type { RelatedProblemPlace } from "../memory/finding.js";
import type { StatedEdge } from "../memory/graph.js";

/** Every edge of a list as a place beside a problem. */
export function edgePlaces(
  edges: readonly StatedEdge[],
  layout: ResolvedLayout,
  message: string,
): readonly RelatedProblemPlace[] {
  return edges.map(({ from, edge }) => ({ message, at: edgeAnchor(from, edge, layout.classes.get(from.className)) }));
}

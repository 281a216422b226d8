/** The one walk over the edges of a graph that all rules share: each edge's target is looked up once. */
import type { Graph } from "../memory/graph.js";
import type { EdgePass } from "./rule.js";

export function walkEdges({ declarations, records }: Graph, passes: readonly EdgePass[]): void {
  const byKind = new Map<string, readonly EdgePass[]>();
  for (const from of declarations) {
    for (const edge of from.edges) {
      let concerned = byKind.get(edge.kind);
      if (!concerned) {
        concerned = passes.filter(({ concerns }) => concerns?.(edge.kind) !== false);
        byKind.set(edge.kind, concerned);
      }
      if (concerned.length === 0) continue;
      const target = edge.name ? edge.name.in(records) : records.get(edge.target);
      for (const pass of concerned) pass.visit(from, edge, target);
    }
  }
  for (const pass of passes) pass.finish?.();
}

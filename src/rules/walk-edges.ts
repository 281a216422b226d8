/** The one walk over the edges of a graph that all rules share: each edge's target is looked up once. */
import type { Graph } from "../memory/graph.js";
import type { BriefEdges, Declaration, Edge, EdgeManner, MemoryRecord } from "../memory/record.js";
import type { EdgePass } from "./rule.js";

export function walkEdges({ declarations, records }: Graph, passes: readonly EdgePass[]): void {
  const byKind = new Map<string, readonly EdgePass[]>();
  const concernedBy = (kind: string): readonly EdgePass[] => {
    let concerned = byKind.get(kind);
    if (!concerned) {
      concerned = passes.filter(({ concerns }) => concerns?.(kind) !== false);
      byKind.set(kind, concerned);
    }
    return concerned;
  };
  const walkBrief = briefWalk(records, concernedBy);
  declarations.forEach((from) => {
    if (from.brief) {
      walkBrief(from, from.brief);
      return;
    }
    for (const edge of from.edges) {
      const concerned = concernedBy(edge.kind);
      if (concerned.length === 0) continue;
      const target = edge.name ? edge.name.in(records) : records.get(edge.target);
      for (const pass of concerned) pass.visit(from, edge, target);
    }
  });
  for (const pass of passes) pass.finish?.();
}

/** The same for edges that are no objects yet: only those that may concern a rule become some. */
function briefWalk(
  records: ReadonlyMap<string, MemoryRecord>,
  concernedBy: (kind: string) => readonly EdgePass[],
): (from: Declaration, brief: BriefEdges) => void {
  const byManner = new Map<EdgeManner, readonly EdgePass[]>();
  let lastManner: EdgeManner | undefined;
  let concerned: readonly EdgePass[] = [];
  return (from, brief) => {
    const count = brief.edgeCount;
    for (let index = 0; index < count; index++) {
      const manner = brief.mannerOf(index);
      if (manner !== lastManner) {
        lastManner = manner;
        concerned = byManner.get(manner) ?? concernedBy(manner.kind);
        byManner.set(manner, concerned);
      }
      if (concerned.length === 0) continue;
      const name = brief.nameOf(index);
      const target = name.in(records);
      let edge: Edge | undefined;
      for (const pass of concerned) {
        if (pass.mayConcern?.(from, manner, target, name) === false) continue;
        edge ??= brief.edgeAt(index);
        pass.visit(from, edge, target);
      }
    }
  };
}

import { edgeAnchor } from "../../layouts/links.js";
import type { StatedEdge } from "../../memory/graph.js";
import type { GraphContext, Rule } from "../rule.js";

/** Places that a finding names beside its own. */
const MAX_RELATED = 10;

export const cardinality: Rule = {
  id: "graph/cardinality",
  title: "More edges than the edge kind allows",
  severity: "error",
  rationale:
    "Where the ontology says that there is one, readers take the first they find. A second makes the answer depend on " +
    "who asks.",
  remedy: "Keep the edge that holds and remove the others, or loosen the cardinality in the ontology.",
  source: "Decision 8, edge kinds: cardinality, read from the source's side",
  bad: {
    files: {
      "ontology/edge-kinds.yaml": `edgeKinds:
  - name: hosted_on
    purpose: A tool runs on a service.
    cardinality: "N:1"
    example: { from: tool:linter, hosted_on: service:build-farm }
`,
      "graph/build-farms.yaml": `nodeKind: Service
id: service:farm-east
attributes:
  { title: Farm east, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
---
nodeKind: Service
id: service:farm-west
attributes:
  { title: Farm west, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
      "graph/tools/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes:
  { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  hosted_on:
    - target: service:farm-east
    - target: service:farm-west
`,
    },
    at: "graph/tools/linter.yaml:8:15",
  },
  good: {
    files: {
      "ontology/edge-kinds.yaml": `edgeKinds:
  - name: hosted_on
    purpose: A tool runs on a service.
    cardinality: "N:1"
    example: { from: tool:linter, hosted_on: service:build-farm }
`,
      "graph/build-farms.yaml": `nodeKind: Service
id: service:farm-east
attributes:
  { title: Farm east, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
      "graph/tools/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes:
  { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  hosted_on:
    - target: service:farm-east
`,
    },
  },
  about: "id",
  edges(context, report) {
    const bySource = new Ends();
    const byTarget = new Ends();
    const limitOf = (kind: string) => context.ontology.edgeKinds.get(kind)?.cardinality ?? "N:N";
    return {
      concerns: (kind) => limitOf(kind) !== "N:N",
      visit(from, edge) {
        if (from.id === undefined) return;
        const limit = limitOf(edge.kind);
        if (limit !== "1:N") bySource.add(edge.kind, from.id, edge.target, { from, edge });
        if (limit !== "N:1") byTarget.add(edge.kind, edge.target, from.id, { from, edge });
      },
      finish() {
        for (const { kind, end, edges } of bySource.exceeded()) {
          report({
            message: `"${end}" has ${edges.length} "${kind}" edges to different targets, but only one is allowed.`,
            ...placed(edges, context),
            record: end,
            subject: kind,
          });
        }
        for (const { kind, end, edges } of byTarget.exceeded()) {
          report({
            message: `${edges.length} records have "${kind}" edges to "${end}", but at most one is allowed.`,
            ...placed(edges, context),
            record: end,
            subject: `${kind} (incoming)`,
          });
        }
      },
    };
  },
};

/** Edges grouped by kind and by the end that may have one of them. */
class Ends {
  readonly #groups = new Map<string, { kind: string; end: string; others: Map<string, StatedEdge> }>();

  add(kind: string, end: string, other: string, stated: StatedEdge): void {
    const key = `${kind}\0${end}`;
    const group = this.#groups.get(key);
    if (!group) this.#groups.set(key, { kind, end, others: new Map([[other, stated]]) });
    else if (!group.others.has(other)) group.others.set(other, stated);
  }

  *exceeded(): Generator<{ kind: string; end: string; edges: readonly StatedEdge[] }> {
    for (const { kind, end, others } of this.#groups.values()) {
      if (others.size > 1) yield { kind, end, edges: [...others.values()] };
    }
  }
}

/** At the last edge, the likeliest mistake, with the ones before it. */
function placed(edges: readonly StatedEdge[], { layout }: GraphContext) {
  const anchors = edges.map(({ from, edge }) => edgeAnchor(from, edge, layout.classes.get(from.className)));
  const [last, ...others] = anchors.toReversed();
  if (!last) throw new Error("a group of edges is empty");
  const related = others.reverse().slice(0, MAX_RELATED);
  return { at: last, related: related.map((at) => ({ message: "another one is here", at })) };
}

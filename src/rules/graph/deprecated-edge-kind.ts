import { edgeAnchor } from "../../layouts/links.js";
import { edgeSubject } from "../../memory/record.js";
import type { Graph, StatedEdge } from "../../memory/graph.js";
import { writtenEdges } from "../written-edges.js";
import type { GraphContext, Report, Rule } from "../rule.js";

const ONTOLOGY = `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
  - name: used_in
    purpose: Is used in a repository.
    deprecated: { use: applies_to_repo, reason: The two meant the same. }
    example: { from: tool:linter, used_in: repository:checkout-api }
`;

const WITHOUT_EDGE = `nodeKind: Tool
id: tool:linter
attributes:
  { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`;

export const deprecatedEdgeKind: Rule = {
  id: "graph/deprecated-edge-kind",
  title: "New edge of a deprecated kind",
  severity: "warning",
  rationale:
    "A deprecated kind stays readable until nothing uses it. New uses put that day off. Without a base to compare " +
    "with, every use is a note.",
  remedy: "Use the kind that replaces it.",
  source: "Schema specification, governance",
  bad: {
    before: { "ontology/edge-kinds.yaml": ONTOLOGY, "graph/tools/linter.yaml": WITHOUT_EDGE },
    files: {
      "ontology/edge-kinds.yaml": ONTOLOGY,
      "graph/tools/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes:
  { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-14T08:20:00Z" }
edges:
  used_in: [{ target: repository:checkout-api }]
`,
    },
    at: "graph/tools/linter.yaml:6:3",
  },
  good: {
    before: { "ontology/edge-kinds.yaml": ONTOLOGY, "graph/tools/linter.yaml": WITHOUT_EDGE },
    files: {
      "ontology/edge-kinds.yaml": ONTOLOGY,
      "graph/tools/linter.yaml": `nodeKind: Tool
id: tool:linter
attributes:
  { title: Linter, status: approved, owners: [team:build], updatedAt: "2026-06-14T08:20:00Z" }
edges:
  applies_to_repo: [{ target: repository:checkout-api }]
`,
    },
  },
  about: "edge",
  edges(context, report) {
    const deprecated = [...context.ontology.edgeKinds.values()].some((kind) => kind.deprecated);
    if (!deprecated) return undefined;
    const known = context.change && edgesOf(context.change.before, context);
    return {
      concerns: (kind) => isDeprecated(kind, context),
      visit(from, edge) {
        if (!known?.has(key({ from, edge }))) state({ from, edge }, context, report);
      },
    };
  },
};

/** An edge that a record had already is no new use, wherever the record stands now. */
function edgesOf(graph: Graph, context: GraphContext): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const stated of graph.edges()) if (isDeprecated(stated.edge.kind, context)) keys.add(key(stated));
  return keys;
}

function isDeprecated(kind: string, { ontology }: GraphContext): boolean {
  return ontology.edgeKinds.get(kind)?.deprecated !== undefined;
}

function key({ from, edge }: StatedEdge): string {
  return `${from.id ?? from.path}\0${edge.kind}\0${edge.target}`;
}

function state({ from, edge }: StatedEdge, context: GraphContext, report: Report): void {
  const { use, reason } = context.ontology.edgeKinds.get(edge.kind)?.deprecated ?? {};
  const layoutClass = context.layout.classes.get(from.className);
  const at = edgeAnchor(from, edge, layoutClass, "kind");
  const alone = use !== undefined && !writtenEdges(from).kinds.has(use);
  const isKey = layoutClass?.edgeSources[edge.field]?.form === "map" && alone;
  report({
    message: `The edge kind "${edge.kind}" is deprecated${reason === undefined ? "" : `: ${reason.replace(/\.$/, "")}`}.`,
    at,
    subject: edgeSubject(edge),
    ...(context.change ? {} : { severity: "note" as const }),
    ...(from.id !== undefined && { record: from.id }),
    ...(use !== undefined && {
      suggestion: {
        message: `Use ${use}`,
        certain: false,
        ...(isKey && at.pointer && { edit: { kind: "rename-key" as const, pointer: at.pointer, key: use } }),
      },
    }),
  });
}

import { edgeAnchor } from "../../layouts/links.js";
import type { Suggestion } from "../../memory/finding.js";
import type { StatedEdge } from "../../memory/graph.js";
import { retiredStatuses } from "../retired.js";
import type { GraphContext, Rule } from "../rule.js";

/** Edges that tell of the past or mention in passing: they lead to retired records rightly. */
const HISTORICAL: ReadonlySet<string> = new Set([
  "supersedes",
  "mentions",
  "documents",
  "derived_from",
  "learned_from",
  "summarized_by",
  "has_journal_event",
  "has_task_result",
  "produced_artifact",
]);

export const deprecatedDependency: Rule = {
  id: "graph/deprecated-dependency",
  title: "Approved record that relies on a retired one",
  severity: "warning",
  rationale:
    "An approved record is read as true today. If it depends on something deprecated or archived, following it leads " +
    "to what the team has given up.",
  remedy: "Point the edge at the successor, or deprecate the record as well.",
  source: "Schema specification, governance; decision 11",
  bad: {
    files: {
      "graph/services.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:disk-store }]
---
nodeKind: Service
id: service:disk-store
attributes:
  { title: Disk store, status: deprecated, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
    },
    at: "graph/services.yaml:6:26",
  },
  good: {
    files: {
      "graph/services.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:disk-store }]
---
nodeKind: Service
id: service:disk-store
attributes:
  { title: Disk store, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
    },
  },
  graph(context, report) {
    const { graph, layout, ontology } = context;
    const retired = retiredStatuses(ontology);
    if (retired.length === 0) return;
    for (const stated of graph.edges()) {
      const { from, edge } = stated;
      if (from.status !== "approved" || edge.form === "link" || HISTORICAL.has(edge.kind)) continue;
      const target = graph.records.get(edge.target);
      const status = target?.primary.status;
      if (!target || status === undefined || !retired.includes(status)) continue;
      const suggestion = successor(stated, context);
      report({
        message: `This record is approved, and "${target.id}", to which "${edge.kind}" leads, is ${status}.`,
        at: edgeAnchor(from, edge, layout.classes.get(from.className)),
        subject: `${edge.kind} ${edge.target}`,
        ...(from.id !== undefined && { record: from.id }),
        ...(suggestion && { suggestion }),
      });
    }
  },
};

/** The one approved record that supersedes the target, if there is just one. */
function successor({ from, edge }: StatedEdge, { graph, layout }: GraphContext): Suggestion | undefined {
  const successors = new Set(
    graph
      .incoming(edge.target)
      .filter((incoming) => incoming.edge.kind === "supersedes" && incoming.from.status === "approved")
      .flatMap((incoming) => incoming.from.id ?? []),
  );
  const [only] = successors;
  if (successors.size !== 1 || only === undefined || only === from.id) return undefined;
  const { pointer } = edgeAnchor(from, edge, layout.classes.get(from.className));
  return {
    message: `Point the edge at ${only}, which supersedes it`,
    certain: false,
    ...(pointer && { edit: { kind: "set" as const, pointer, value: only } }),
  };
}

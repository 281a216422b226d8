import type { ResolvedLayout } from "../../layouts/layout.js";
import { edgeAnchor } from "../../layouts/links.js";
import type { Suggestion } from "../../memory/finding.js";
import type { Graph, StatedEdge } from "../../memory/graph.js";
import { edgeSubject, type MemoryRecord } from "../../memory/record.js";
import { retiredStatuses } from "../../memory/statuses.js";
import type { Rule } from "../rule.js";

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
  about: "edge",
  edges({ graph, layout, ontology }, report) {
    const retired = retiredStatuses(ontology);
    if (retired.length === 0) return undefined;
    const gone = new Set<MemoryRecord>();
    graph.records.forEach((record) => {
      const { status } = record.primary;
      if (status !== undefined && retired.includes(status)) gone.add(record);
    });
    if (gone.size === 0) return undefined;
    const successors = new Map<string, ReadonlySet<string>>();
    return {
      concerns: (kind) => !HISTORICAL.has(kind),
      mayConcern: (from, _, target) => from.status === "approved" && target !== undefined && gone.has(target),
      visit(from, edge, target) {
        if (!target || !gone.has(target) || from.status !== "approved" || edge.form === "link") return;
        if (!successors.has(target.id)) successors.set(target.id, successorsOf(target.id, graph));
        const suggestion = suggest({ from, edge }, successors.get(target.id), layout);
        report({
          message: `This record is approved, and "${target.id}", to which "${edge.kind}" leads, is ${target.primary.status ?? ""}.`,
          at: edgeAnchor(from, edge, layout.classes.get(from.className)),
          subject: edgeSubject(edge),
          ...(from.id !== undefined && { record: from.id }),
          ...(suggestion && { suggestion }),
        });
      },
    };
  },
};

/** Approved records that supersede an id. */
function successorsOf(id: string, graph: Graph): ReadonlySet<string> {
  const successors = new Set<string>();
  for (const { from, edge } of graph.incoming(id)) {
    if (edge.kind === "supersedes" && from.status === "approved" && from.id !== undefined) successors.add(from.id);
  }
  return successors;
}

function suggest(
  { from, edge }: StatedEdge,
  successors: ReadonlySet<string> | undefined,
  layout: ResolvedLayout,
): Suggestion | undefined {
  const [only, ...others] = successors ?? [];
  if (only === undefined || others.length > 0 || only === from.id) return undefined;
  const { pointer } = edgeAnchor(from, edge, layout.classes.get(from.className));
  return {
    message: `Point the edge at ${only}, which supersedes it`,
    certain: false,
    ...(pointer && { edit: { kind: "set" as const, pointer, value: only } }),
  };
}

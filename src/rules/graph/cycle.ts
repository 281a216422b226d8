import { edgeAnchor } from "../../layouts/links.js";
import type { Change } from "../../memory/change.js";
import type { StatedEdge } from "../../memory/graph.js";
import { grouped, addTo } from "../../memory/grouped.js";
import type { Declaration } from "../../memory/record.js";
import { findCycles, mayCycle } from "../cycles.js";
import type { Rule } from "../rule.js";

/** Ids that a message shows, and places that a finding names beside its own. */
const MAX_SHOWN = 8;

export const cycle: Rule = {
  id: "graph/cycle",
  title: "Edges that lead back to where they began",
  severity: "error",
  rationale:
    "An edge kind declared acyclic promises an end: the newest of several decisions, the first thing to start. In a " +
    "cycle there is none, and a reader that follows the edges never stops.",
  remedy: "Remove or turn round one edge of the cycle.",
  source: "Decision 8, edge kinds: acyclic; decision 13",
  bad: {
    files: {
      "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:store }]
`,
      "graph/services/store.yaml": `nodeKind: Service
id: service:store
attributes:
  { title: Store, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:mirror }]
`,
    },
    at: "graph/services/mirror.yaml:6:26",
  },
  good: {
    files: {
      "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  depends_on: [{ target: service:store }]
`,
      "graph/services/store.yaml": `nodeKind: Service
id: service:store
attributes:
  { title: Store, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
`,
    },
  },
  about: "cycle",
  edges({ layout, ontology, change }, report) {
    const byKind = new Map<string, Link[]>();
    const isNew = newEdges(change);
    return {
      concerns: (kind) => ontology.edgeKinds.get(kind)?.acyclic === true,
      visit(from, edge) {
        if (from.id === undefined || edge.form === "link") return;
        addTo(byKind, edge.kind, { from: from.id, to: edge.target, stated: { from, edge } });
      },
      finish() {
        for (const kind of ontology.edgeKinds.keys()) {
          const links = firstLinks(mayCycle(byKind.get(kind) ?? []));
          const successors = new Map([...links].map(([id, targets]) => [id, new Set(targets.keys())]));
          for (const ids of findCycles(successors)) {
            const edges = ids.flatMap((id, i) => links.get(id)?.get(ids[(i + 1) % ids.length] ?? "") ?? []);
            // What closed it: elsewhere a change cannot mend it, and is not shown what it did.
            const closing = Math.max(0, edges.findIndex(isNew));
            const [first, ...others] = [...edges.slice(closing), ...edges.slice(0, closing)].map(({ from, edge }) =>
              edgeAnchor(from, edge, layout.classes.get(from.className)),
            );
            const [start] = ids;
            if (!first || start === undefined) continue;
            report({
              message: `"${kind}" must not lead back to where it began: ${shown(ids)}.`,
              at: first,
              record: start,
              subject: `${kind} ${ids.slice(0, MAX_SHOWN).join(" ")}`,
              related: others.slice(0, MAX_SHOWN).map((at) => ({ message: "the cycle continues here", at })),
            });
          }
        }
      },
    };
  },
};

interface Link {
  readonly from: string;
  readonly to: string;
  readonly stated: StatedEdge;
}

/** Tells which edges a change adds: those that nothing declared under the same id stated before. */
function newEdges(change: Change | undefined): (stated: StatedEdge) => boolean {
  if (!change) return () => false;
  let known: ReadonlyMap<string | undefined, readonly Declaration[]> | undefined;
  return ({ from, edge: { kind, target } }) => {
    known ??= grouped(change.before.declarations, ({ id }) => id);
    const states = ({ edges }: Declaration) =>
      edges.some((each) => each.kind === kind && each.target === target && each.form !== "link");
    return known.get(from.id)?.some(states) !== true;
  };
}

/** Id to target to the first edge that says so. */
function firstLinks(all: readonly Link[]): Map<string, Map<string, StatedEdge>> {
  const links = new Map<string, Map<string, StatedEdge>>();
  for (const { from, to, stated } of all) {
    const targets = links.get(from);
    if (!targets) links.set(from, new Map([[to, stated]]));
    else if (!targets.has(to)) targets.set(to, stated);
  }
  return links;
}

function shown(ids: readonly string[]): string {
  const [start = ""] = ids;
  if (ids.length === 1) return `"${start}" points at itself`;
  const rest = ids.length - MAX_SHOWN;
  const steps = rest > 0 ? [...ids.slice(0, MAX_SHOWN), `(${rest} more)`] : ids;
  return [...steps, start].join(" → ");
}

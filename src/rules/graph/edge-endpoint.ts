import { edgeAnchor } from "../../layouts/links.js";
import type { Suggestion } from "../../memory/finding.js";
import type { StatedEdge } from "../../memory/graph.js";
import type { EdgeKind } from "../../memory/ontology.js";
import { quoted } from "../wording.js";
import type { GraphContext, Rule } from "../rule.js";

export const edgeEndpoint: Rule = {
  id: "graph/edge-endpoint",
  title: "Edge between kinds that it may not connect",
  severity: "error",
  rationale:
    "The ontology says from which kinds an edge starts and to which it leads. An edge elsewhere usually points at the " +
    "wrong record, points the wrong way, or is of the wrong kind.",
  remedy: "Correct the target or the edge kind, turn the edge round, or widen `from` or `to` in the ontology.",
  source: "Decision 8, edge kinds: from and to",
  bad: {
    files: {
      "incidents/mirror-outage.md": `---
id: incident:mirror-outage
kind: Incident
title: The mirror refused every pull
status: approved
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
related:
  resolved_by: [repository:checkout-api]
---
Nightly builds failed for two hours.
`,
    },
    at: "incidents/mirror-outage.md:9:17",
  },
  good: {
    files: {
      "incidents/mirror-outage.md": `---
id: incident:mirror-outage
kind: Incident
title: The mirror refused every pull
status: approved
owners: [team:build]
updatedAt: "2026-06-03T08:20:00Z"
related:
  resolved_by: [runbook:mirror-throttling]
---
Nightly builds failed for two hours.
`,
    },
  },
  graph(context, report) {
    for (const stated of context.graph.edges()) {
      const { from, edge } = stated;
      const kind = context.ontology.edgeKinds.get(edge.kind);
      if (!kind || (!kind.from && !kind.to) || edge.derived === "owner") continue;
      const sides = wrongSides(stated, kind, context);
      if (sides.length === 0) continue;
      const suggestion = suggest(stated, kind, context);
      report({
        message: sides.join(" "),
        at: edgeAnchor(from, edge, context.layout.classes.get(from.className)),
        subject: `${edge.kind} ${edge.target}`,
        ...(from.id !== undefined && { record: from.id }),
        ...(suggestion && { suggestion }),
      });
    }
  },
};

/** Ends whose kind is not known are left to the rules that say so. */
function wrongSides({ from, edge }: StatedEdge, kind: EdgeKind, { graph }: GraphContext): string[] {
  const sides: string[] = [];
  const sources = from.id !== undefined && graph.records.has(from.id) ? graph.kindsOf(from.id) : kindOf(from.kind);
  if (!fits(sources, kind.from)) {
    sides.push(`"${edge.kind}" starts from ${quoted(kind.from ?? [], "or")}, not from ${quoted(sources, "or")}.`);
  }
  const targets = graph.kindsOf(edge.target);
  if (!fits(targets, kind.to)) {
    sides.push(
      `"${edge.kind}" leads to ${quoted(kind.to ?? [], "or")}, and "${edge.target}" is of the kind ${quoted(targets, "or")}.`,
    );
  }
  return sides;
}

function kindOf(kind: string | undefined): ReadonlySet<string> {
  return new Set(kind === undefined ? [] : [kind]);
}

/** Any kind of an id that has several satisfies the edge. */
function fits(kinds: ReadonlySet<string>, allowed: ReadonlySet<string> | undefined): boolean {
  return !allowed || kinds.size === 0 || [...kinds].some((kind) => allowed.has(kind));
}

function suggest({ from, edge }: StatedEdge, kind: EdgeKind, { graph }: GraphContext): Suggestion | undefined {
  if (from.id === undefined) return undefined;
  const turned = fits(graph.kindsOf(edge.target), kind.from) && fits(graph.kindsOf(from.id), kind.to);
  if (!turned) return undefined;
  return { message: `Turn the edge round: state it on ${edge.target}, towards ${from.id}`, certain: false };
}

import { edgeAnchor } from "../../layouts/links.js";
import type { Suggestion } from "../../memory/finding.js";
import type { StatedEdge } from "../../memory/graph.js";
import type { EdgeKind } from "../../memory/ontology.js";
import { edgeSubject, type Declaration, type Edge, type MemoryRecord } from "../../memory/record.js";
import { quoted } from "../phrases.js";
import type { GraphContext, Rule } from "../rule.js";
import { isToldOfKind } from "../told-of-kind.js";

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
  about: "edge",
  edges(context, report) {
    const { graph, ontology } = context;
    const sources = sourceKinds(context);
    const targets = (target: MemoryRecord) =>
      isToldOfKind(target, edgeEndpoint.id, context) ? NO_KINDS : graph.kindsOfRecord(target);
    return {
      concerns(kind) {
        const definition = ontology.edgeKinds.get(kind);
        return definition?.from !== undefined || definition?.to !== undefined;
      },
      mayConcern(from, { kind: name, derived }, target) {
        const kind = ontology.edgeKinds.get(name);
        if (!kind || derived === "owner") return false;
        if (kind.to && target && !fits(targets(target), kind.to)) return true;
        return kind.from !== undefined && !fits(sources(from), kind.from);
      },
      visit(from, edge, target) {
        const kind = ontology.edgeKinds.get(edge.kind);
        if (!kind || edge.derived === "owner") return;
        const ends = { sources: sources(from), targets: target ? targets(target) : NO_KINDS };
        if (fits(ends.sources, kind.from) && fits(ends.targets, kind.to)) return;
        const suggestion = suggest({ from, edge }, kind, context);
        report({
          message: wrongSides(edge, kind, ends).join(" "),
          at: edgeAnchor(from, edge, context.layout.classes.get(from.className)),
          subject: edgeSubject(edge),
          ...(from.id !== undefined && { record: from.id }),
          ...(suggestion && { suggestion }),
        });
      },
    };
  },
};

const NO_KINDS: ReadonlySet<string> = new Set();

interface Ends {
  readonly sources: ReadonlySet<string>;
  readonly targets: ReadonlySet<string>;
}

function wrongSides(edge: Edge, kind: EdgeKind, { sources, targets }: Ends): string[] {
  const sides: string[] = [];
  if (!fits(sources, kind.from)) {
    sides.push(`"${edge.kind}" starts from ${quoted(kind.from ?? [], "or")}, not from ${quoted(sources, "or")}.`);
  }
  if (!fits(targets, kind.to)) {
    sides.push(
      `"${edge.kind}" leads to ${quoted(kind.to ?? [], "or")}, and "${edge.target}" is of the kind ${quoted(targets, "or")}.`,
    );
  }
  return sides;
}

/** The kinds that a declaration's edges start from; one that was asked about just now is not looked up again. */
function sourceKinds(context: GraphContext): (from: Declaration) => ReadonlySet<string> {
  let last: Declaration | undefined;
  let kinds = NO_KINDS;
  const { graph } = context;
  return (from) => {
    if (from !== last) {
      last = from;
      const record = from.id === undefined ? undefined : graph.records.get(from.id);
      if (isToldOfKind(record, edgeEndpoint.id, context)) kinds = NO_KINDS;
      else kinds = record ? graph.kindsOfRecord(record) : new Set(from.kind === undefined ? [] : [from.kind]);
    }
    return kinds;
  };
}

/** Any kind of an id that has several satisfies the edge. */
function fits(kinds: ReadonlySet<string>, allowed: ReadonlySet<string> | undefined): boolean {
  if (!allowed || kinds.size === 0) return true;
  for (const kind of kinds) if (allowed.has(kind)) return true;
  return false;
}

function suggest({ from, edge }: StatedEdge, kind: EdgeKind, { graph }: GraphContext): Suggestion | undefined {
  if (from.id === undefined) return undefined;
  const turned = fits(graph.kindsOf(edge.target), kind.from) && fits(graph.kindsOf(from.id), kind.to);
  if (!turned) return undefined;
  return { message: `Turn the edge round: state it on ${edge.target}, towards ${from.id}`, certain: false };
}

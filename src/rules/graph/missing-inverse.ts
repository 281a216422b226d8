import { edgeAnchor } from "../../layouts/links.js";
import type { Problem, Suggestion } from "../../memory/finding.js";
import { grouped } from "../../memory/grouped.js";
import type { Anchor } from "../../memory/place.js";
import { edgeSubject, fieldAnchor, type Declaration, type Edge } from "../../memory/record.js";
import { isToldOfLoss } from "../broken-edge.js";
import { writtenEdges } from "../written-edges.js";
import type { GraphContext, Rule } from "../rule.js";

const ONTOLOGY = `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
  - name: mentions
    purpose: Speaks of the target in passing.
    example: { from: tool:linter, mentions: runbook:mirror-throttling }
  - name: part_of
    purpose: Belongs to a larger service.
    inverse: has_part
    example: { from: service:mirror-cache, part_of: service:mirror }
  - name: has_part
    purpose: Consists of smaller services.
    inverse: part_of
    example: { from: service:mirror, has_part: service:mirror-cache }
`;

export const missingInverse: Rule = {
  id: "graph/missing-inverse",
  title: "Edge whose inverse is not stated",
  severity: "warning",
  rationale:
    "Where the ontology names an inverse, readers start from either end. An edge that only one side states is missed " +
    "by half of them.",
  remedy: "State the inverse edge on the target, or remove this one.",
  source: "Decision 8, edge kinds: inverse; decision 15",
  bad: {
    files: {
      "ontology/edge-kinds.yaml": ONTOLOGY,
      "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  mentions: [{ target: runbook:mirror-throttling }]
`,
      "graph/services/mirror-cache.yaml": `nodeKind: Service
id: service:mirror-cache
attributes:
  { title: Mirror cache, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  part_of: [{ target: service:mirror }]
`,
    },
    at: "graph/services/mirror-cache.yaml:6:23",
  },
  good: {
    files: {
      "ontology/edge-kinds.yaml": ONTOLOGY,
      "graph/services/mirror.yaml": `nodeKind: Service
id: service:mirror
attributes:
  { title: Mirror, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  mentions: [{ target: runbook:mirror-throttling }]
  has_part: [{ target: service:mirror-cache }]
`,
      "graph/services/mirror-cache.yaml": `nodeKind: Service
id: service:mirror-cache
attributes:
  { title: Mirror cache, status: approved, owners: [team:build], updatedAt: "2026-06-03T08:20:00Z" }
edges:
  part_of: [{ target: service:mirror }]
`,
    },
  },
  about: "edge",
  edges(context, report) {
    const inverses = inverseKinds(context);
    if (inverses.size === 0) return undefined;
    const asked = new Set(inverses.values());
    const stated = new Set<string>();
    const formerIds = formerIdsOf(context);
    const waiting: { readonly from: Declaration; readonly edge: Edge; readonly target: Declaration }[] = [];
    return {
      concerns: (kind) => inverses.has(kind) || asked.has(kind),
      visit(from, edge, target) {
        if (from.id === undefined) return;
        if (asked.has(edge.kind)) stated.add(triple(from.id, edge.kind, edge.target));
        if (!target || edge.derived !== undefined || edge.target === from.id || !inverses.has(edge.kind)) return;
        waiting.push({ from, edge, target: target.primary });
      },
      finish() {
        const missed: Missed[] = [];
        for (const { from, edge, target } of waiting) {
          const inverse = inverses.get(edge.kind);
          if (inverse === undefined || from.id === undefined) continue;
          const wanted = triple(edge.target, inverse, from.id);
          if (stated.has(wanted)) continue;
          // It leads to the id that the record had before the change at hand, which is told of the id.
          const former = formerIds.get(from.id);
          if (former !== undefined && stated.has(triple(edge.target, inverse, former))) continue;
          // A second statement of the same edge misses the same inverse.
          stated.add(wanted);
          missed.push({ from, id: from.id, edge, inverse, target });
        }
        const astray = ledAstray(missed);
        for (const each of missed) {
          const { from, id, edge, inverse, target } = each;
          const claim = astray.get(each);
          report({
            message: `"${edge.target}" lacks the inverse edge "${inverse}" to "${id}" (inverse of "${edge.kind}")${claim ? `; "${claim.id}" states it` : ""}.`,
            at: placeOf(each, context),
            record: id,
            subject: edgeSubject(edge),
            related: [
              { message: "the other side", at: fieldAnchor(target, []) },
              ...(claim ? [{ message: CLAIM, at: placeOf(claim, context) }] : []),
            ],
            suggestion: claim
              ? { message: `Lead ${edge.kind} to ${claim.id}, or state both edges at the other ends`, certain: false }
              : suggest(from, inverse, target, context),
          });
        }
      },
    };
  },
};

/** An edge whose inverse is not stated. */
interface Missed {
  readonly from: Declaration;
  /** Of the record that states it. */
  readonly id: string;
  readonly edge: Edge;
  readonly inverse: string;
  readonly target: Declaration;
}

const CLAIM = "this edge has no inverse either";

/** The place of the edge that lacks the same record's edge: what is told of that is told here. */
export function claimOf({ rule, related = [] }: Pick<Problem, "rule" | "related">): Anchor | undefined {
  return rule === missingInverse.id ? related.find(({ message }) => message === CLAIM)?.at : undefined;
}

/**
 * Edges that lead to another record than the one that states the inverse: `part_of: b`, where `a` has `has_part` to the record. Only
 * where no other edge of the kind could be the one that is missed.
 */
function ledAstray(missed: readonly Missed[]): ReadonlyMap<Missed, Missed> {
  const found = new Map<Missed, Missed>();
  if (missed.length < 2) return found;
  const stating = grouped(missed, ({ id, edge }) => `${id}\0${edge.kind}`);
  const claiming = grouped(missed, ({ edge, inverse }) => `${edge.target}\0${inverse}`);
  const told = new Set<Missed>();
  for (const [key, [edge, ...otherEdges]] of stating) {
    const [claim, ...otherClaims] = claiming.get(key) ?? [];
    if (!edge || !claim || otherEdges.length + otherClaims.length > 0) continue;
    // One that is told at another edge tells of none.
    if (told.has(edge) || found.has(claim)) continue;
    found.set(edge, claim);
    told.add(claim);
  }
  return found;
}

function placeOf({ from, edge }: Missed, { layout }: GraphContext): Anchor {
  return edgeAnchor(from, edge, layout.classes.get(from.className));
}

function inverseKinds({ ontology }: GraphContext): ReadonlyMap<string, string> {
  const inverses = new Map<string, string>();
  for (const { name, inverse, symmetric } of ontology.edgeKinds.values()) {
    // A symmetric edge says the same of both ends: what one of them states, the other does not lack.
    if (symmetric === true || inverse === undefined || !ontology.edgeKinds.has(inverse)) continue;
    inverses.set(name, inverse);
  }
  return inverses;
}

/** Of records that the change at hand gave another id: the one that they had, where that is told. */
function formerIdsOf(context: GraphContext): ReadonlyMap<string, string> {
  const renamed = (context.change?.vanished ?? []).flatMap(({ before, renamedTo }): [string, string][] =>
    renamedTo && isToldOfLoss(before.id, missingInverse.id, context) ? [[renamedTo.id, before.id]] : [],
  );
  return new Map(renamed);
}

function triple(from: string, kind: string, to: string): string {
  return `${from}\0${kind}\0${to}`;
}

/** An edit where the target writes edges as a mapping and has none of the inverse kind yet: a new key is safe there. */
function suggest(from: Declaration, inverse: string, target: Declaration, context: GraphContext): Suggestion {
  const message = `Add ${inverse}: ${from.id ?? ""} to ${target.id ?? target.path}`;
  const sources = context.layout.classes.get(target.className)?.edgeSources ?? [];
  const { first, kinds } = writtenEdges(target);
  const source = first && sources[first.field];
  if (source?.form !== "map" || kinds.has(inverse)) return { message, certain: false };
  const item = first?.form === "string" ? from.id : { target: from.id };
  const at = fieldAnchor(target, source.path);
  const pointer = [...target.root, ...source.path];
  return { message, certain: false, at, edit: { kind: "insert", pointer, key: inverse, value: [item] } };
}

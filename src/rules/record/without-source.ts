import { edgeAnchor } from "../../layouts/links.js";
import { capitalised } from "../../memory/capitalised.js";
import { type Declaration, fieldAnchor } from "../../memory/record.js";
import { isDangling, isLost } from "../broken-edge.js";
import { fieldPointer } from "../field-pointer.js";
import { quoted, recordOf, withArticle } from "../phrases.js";
import type { Rule } from "../rule.js";

/** Edges that say what a record was taken from: where they lead somewhere, that is a source. */
const DERIVING_EDGES: ReadonlySet<string> = new Set(["derived_from", "learned_from"]);

/** Kinds whose records always sum up something else. */
const DERIVED_KINDS: ReadonlySet<string> = new Set(["BabysitterSession", "RunRetrospective"]);

export const withoutSource: Rule = {
  id: "record/without-source",
  title: "Derived record without a source",
  severity: "warning",
  rationale:
    "A record that was taken from a run, an incident, an issue or a pull request is only as good as its source. " +
    "Source references, or an edge to the record that it came from, let a reader go back and see.",
  remedy: "Add `sourceRefs`: URLs, ids or paths of what it was taken from; or an edge `derived_from` to the record.",
  source: "Schema specification, governance; record families, sections 1.8 and 1.12",
  bad: {
    files: {
      "graph/retrospectives/cache-migration.yaml": `nodeKind: RunRetrospective
id: run-retrospective:cache-migration
attributes:
  title: What the cache migration taught
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
`,
    },
    at: "graph/retrospectives/cache-migration.yaml:3:1",
  },
  good: {
    files: {
      "graph/retrospectives/cache-migration.yaml": `nodeKind: RunRetrospective
id: run-retrospective:cache-migration
attributes:
  title: What the cache migration taught
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  derived_from:
    - target: runbook:mirror-throttling
`,
    },
  },
  about: "declaration",
  followedKinds: DERIVING_EDGES,
  graph(context, report) {
    const { graph, layout } = context;
    graph.declarations.forEach((declaration) => {
      const { role, kind = "" } = declaration;
      if (role !== "record" || !(DERIVED_KINDS.has(kind) || mayDerive(declaration))) return;
      const { edges, sourceRefs } = declaration;
      if (sourceRefs.length > 0) return;
      const first = edges.find((edge) => DERIVING_EDGES.has(edge.kind));
      if (!first && !DERIVED_KINDS.has(kind)) return;
      const deriving = edges.filter((edge) => DERIVING_EDGES.has(edge.kind));
      const pointer = fieldPointer(declaration, "sourceRefs", layout);
      if (pointer.length === 0) return;
      // A source that the change at hand took away is said once, by the rule about that.
      const hasSource = deriving.some(
        (edge) => !isDangling({ from: declaration, edge }, context) || isLost(edge.target, context),
      );
      if (hasSource) return;
      const kinds = new Set(deriving.map((edge) => edge.kind));
      const targets = new Set(deriving.map(({ written, target }) => written ?? target));
      report({
        message: first
          ? `This record has no source references, and ${quoted(kinds)} lead${kinds.size === 1 ? "s" : ""} to nothing that exists: ${quoted(targets, "and", 3)}.`
          : `${capitalised(withArticle(kind))} sums up something else, but this one names no source.`,
        at: first
          ? edgeAnchor(declaration, first, layout.classes.get(declaration.className))
          : fieldAnchor(declaration, pointer, "key"),
        ...recordOf(declaration),
        suggestion: {
          message: first
            ? `Mend the edge, or add ${pointer.join(".")}: URLs, ids or paths of what it was taken from`
            : `Add ${pointer.join(".")}: URLs, ids or paths of what it was taken from`,
          certain: false,
        },
      });
    });
  },
};

function mayDerive({ brief }: Declaration): boolean {
  if (!brief) return true;
  for (let index = 0; index < brief.edgeCount; index++) {
    if (DERIVING_EDGES.has(brief.mannerOf(index).kind)) return true;
  }
  return false;
}

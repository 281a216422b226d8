import { valueAt, isMapping } from "../../layouts/values.js";
import { edgeAnchor } from "../../layouts/links.js";
import { fieldAnchor } from "../../memory/record.js";
import { fieldPointer } from "../field-pointer.js";
import { listed, quote, recordOf } from "../phrases.js";
import type { Rule } from "../rule.js";

/** Edges that say that a record was taken from something else. */
const DERIVING_EDGES: ReadonlySet<string> = new Set(["derived_from", "learned_from"]);

/** Kinds whose records always sum up something else. */
const DERIVED_KINDS: ReadonlySet<string> = new Set(["BabysitterSession", "RunRetrospective"]);

export const withoutSource: Rule = {
  id: "record/without-source",
  title: "Derived record without source references",
  severity: "warning",
  rationale:
    "A record that was taken from a run, an incident, an issue or a pull request is only as good as its source. " +
    "Source references let a reader go back and see; edges lead to records alone, and these may be summaries too.",
  remedy: "Add `sourceRefs`: URLs, ids or paths of what it was taken from.",
  source: "Schema specification, governance; record families, sections 1.8 and 1.12",
  bad: {
    files: {
      "graph/practices/warm-first.yaml": `nodeKind: AgentPractice
id: agent-practice:warm-first
attributes:
  title: Warm the cache before parallel installs
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  derived_from:
    - target: runbook:mirror-throttling
`,
    },
    at: "graph/practices/warm-first.yaml:10:15",
  },
  good: {
    files: {
      "graph/practices/warm-first.yaml": `nodeKind: AgentPractice
id: agent-practice:warm-first
attributes:
  title: Warm the cache before parallel installs
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
  sourceRefs: ["https://example.org/checkout-api/pull/88"]
edges:
  derived_from:
    - target: runbook:mirror-throttling
`,
    },
  },
  record({ declaration, value, shape, layoutClass }, { layout }, report) {
    const { role, kind = "", edges, sourceRefs, root } = declaration;
    if (role !== "record" || sourceRefs.length > 0 || shape.fields.sourceRefs === undefined) return;
    const deriving = edges.filter((edge) => DERIVING_EDGES.has(edge.kind));
    const [edge] = deriving;
    if (!edge && !DERIVED_KINDS.has(kind)) return;
    const pointer = fieldPointer(declaration, "sourceRefs", layout);
    const parent = pointer.slice(0, -1);
    const targets = [...new Set(deriving.map(({ target }) => target))];
    const key = pointer.at(-1);
    report({
      message: edge
        ? `This record comes from ${listed(targets.slice(0, 3).map(quote), "and")} by "${edge.kind}", but has no source references.`
        : `A ${kind} sums up something else, but this one has no source references.`,
      at: edge ? edgeAnchor(declaration, edge, layoutClass) : fieldAnchor(declaration, pointer, "key"),
      ...recordOf(declaration),
      ...(edge &&
        typeof key === "string" &&
        valueAt(value, pointer) === undefined &&
        isMapping(valueAt(value, parent)) && {
          suggestion: {
            message: "Begin with what the edges name",
            certain: false,
            edit: { kind: "insert" as const, pointer: [...root, ...parent], key, value: targets },
          },
        }),
    });
  },
};

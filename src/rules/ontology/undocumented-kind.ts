import type { EdgeKind, NodeKind, Ontology } from "../../memory/ontology.js";
import { listed } from "../phrases.js";
import type { GraphContext, Rule } from "../rule.js";

const EDGE_KINDS = `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
`;

export const undocumentedKind: Rule = {
  id: "ontology/undocumented-kind",
  title: "Kind without an example or without a rule",
  severity: "error",
  rationale:
    "A kind that comes without an example is used in as many ways as there are authors, and one without a rule can " +
    "never be wrong. In a change only new kinds are judged; without a base every kind is, as a warning.",
  remedy:
    "Give a node kind `example` and `required` (or another rule: attributes, idPattern, statuses), and an edge kind " +
    "`purpose` and `example`.",
  source: "Schema specification, governance; decision 8",
  bad: {
    before: { "ontology/edge-kinds.yaml": EDGE_KINDS },
    files: {
      "ontology/edge-kinds.yaml": `${EDGE_KINDS}  - name: tested_by
    purpose: Is tested by the target.
`,
    },
    at: "ontology/edge-kinds.yaml:5:11",
  },
  good: {
    files: {
      "ontology/edge-kinds.yaml": `${EDGE_KINDS}  - name: tested_by
    purpose: Is tested by the target.
    example: { from: service:mirror, tested_by: tool:linter }
`,
    },
  },
  about: "gate",
  graph(context, report) {
    const { proposedOntology: proposed, ontology: known, change } = context;
    if (!isOurFormat(proposed, context)) return;
    const state = (kind: NodeKind | EdgeKind, noun: string, missing: readonly string[]): void => {
      if (missing.length === 0 || !context.hasPath(kind.at.path)) return;
      report({
        message: `The ${change ? "new " : ""}${noun} kind "${kind.name}" has no ${listed(missing, "and")}.`,
        at: kind.at,
        subject: `${noun} ${kind.name}`,
        ...(change ? {} : { severity: "warning" as const }),
      });
    };
    for (const kind of proposed.nodeKinds.values()) {
      if (change && known.nodeKinds.has(kind.name)) continue;
      state(kind, "node", [...(kind.hasExample ? [] : ["example"]), ...(kind.hasRule ? [] : ["rule"])]);
    }
    for (const kind of proposed.edgeKinds.values()) {
      if (change && known.edgeKinds.has(kind.name)) continue;
      state(kind, "edge", [
        ...(kind.purpose === undefined ? ["purpose"] : []),
        ...(kind.hasExample ? [] : ["example"]),
      ]);
    }
  },
};

/** Ontologies kept in another dialect have no members for this. */
function isOurFormat({ origin }: Ontology, { layout }: GraphContext): boolean {
  return origin === "files" && layout.ontology?.from === "folder";
}

import type { Suggestion } from "../../memory/finding.js";
import type { EdgeKind, NodeKind } from "../../memory/ontology.js";
import type { Anchor } from "../../memory/place.js";
import { nearestName } from "../../memory/nearest-name.js";
import { meant, quote } from "../phrases.js";
import type { GraphContext, Rule } from "../rule.js";

export const unknownReference: Rule = {
  id: "ontology/unknown-reference",
  title: "Kind that the ontology names and does not declare",
  severity: "warning",
  rationale:
    "An end, an inverse or a replacement that nobody declares never applies: the edge kind is looser or stricter than " +
    "its author thinks.",
  remedy: "Correct the name, or declare the kind.",
  source: "Decision 8, edge kinds",
  mends: "writes the declared kind where letter case, hyphens and the like are all that differs",
  bad: {
    files: {
      "ontology/edge-kinds.yaml": `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    to: [Repositry]
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
`,
      "runbooks/mirror-throttling.md": null,
    },
    at: "ontology/edge-kinds.yaml:4:9",
  },
  good: {
    files: {
      "ontology/edge-kinds.yaml": `edgeKinds:
  - name: applies_to_repo
    purpose: Holds in a repository.
    to: [Repository]
    example: { from: tool:linter, applies_to_repo: repository:checkout-api }
`,
    },
  },
  about: "gate",
  graph(context, report) {
    const { proposedOntology: ontology } = context;
    if (ontology.origin !== "files") return;
    const nodes = ontology.nodeKinds;
    const edges = ontology.edgeKinds;
    const check = (kind: NodeKind | EdgeKind, member: Member, name: string, declared: ReadonlyMap<string, unknown>) => {
      if (declared.has(name) || !context.hasPath(kind.at.path)) return;
      const at = memberAnchor(kind.at, member, context);
      report({
        message: `"${kind.name}" names ${quote(name)} as its ${NOUNS[member]}, but the ontology declares no such kind.`,
        at,
        subject: `${kind.name} ${member} ${name}`,
        ...suggestion(name, member, at, declared),
      });
    };
    for (const kind of nodes.values()) {
      if (kind.deprecated?.use !== undefined) check(kind, "use", kind.deprecated.use, nodes);
    }
    for (const kind of edges.values()) {
      for (const name of kind.from ?? []) check(kind, "from", name, nodes);
      for (const name of kind.to ?? []) check(kind, "to", name, nodes);
      if (kind.inverse !== undefined) check(kind, "inverse", kind.inverse, edges);
      if (kind.deprecated?.use !== undefined) check(kind, "use", kind.deprecated.use, edges);
    }
  },
};

type Member = "from" | "to" | "inverse" | "use";

const NOUNS: Readonly<Record<Member, string>> = {
  from: "source",
  to: "target",
  inverse: "inverse",
  use: "replacement",
};

const KEYS: Readonly<Record<Member, readonly string[]>> = {
  from: ["from"],
  to: ["to"],
  inverse: ["inverse"],
  use: ["deprecated", "use"],
};

const MANIFEST_KEYS: Readonly<Record<Member, readonly string[]>> = { ...KEYS, from: ["source"], to: ["target"] };

/** @param at of the kind's name. */
function memberAnchor(at: Anchor, member: Member, { layout }: GraphContext): Anchor {
  const keys = layout.ontology?.from === "manifest" ? MANIFEST_KEYS : KEYS;
  return { ...at, pointer: [...(at.pointer ?? []).slice(0, -1), ...keys[member]] };
}

/** An edit for single names only: which item of a list it was is not known here. */
function suggestion(
  name: string,
  member: Member,
  at: Anchor,
  declared: ReadonlyMap<string, unknown>,
): { readonly suggestion?: Suggestion } {
  const near = nearestName(name, declared.keys());
  if (!near) return {};
  const message = meant(near);
  if (member === "from" || member === "to" || !at.pointer) return { suggestion: { message, certain: false } };
  return {
    suggestion: { message, certain: near.certain, edit: { kind: "set", pointer: at.pointer, value: near.name } },
  };
}

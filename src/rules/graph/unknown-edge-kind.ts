import { edgeAnchor } from "../../layouts/links.js";
import type { Inspected } from "../../layouts/extract.js";
import { valueAt } from "../../memory/plain-data.js";
import type { Suggestion } from "../../memory/finding.js";
import type { Ontology } from "../../memory/ontology.js";
import type { Anchor } from "../../memory/place.js";
import { edgeSubject, type Edge } from "../../memory/record.js";
import { nearestKnown } from "../../memory/nearest-known.js";
import type { NearestName } from "../../memory/nearest-name.js";
import { meant, someOf } from "../phrases.js";
import type { Rule } from "../rule.js";

export const unknownEdgeKind: Rule = {
  id: "graph/unknown-edge-kind",
  title: "Edge of a kind that the ontology does not declare",
  severity: "error",
  rationale:
    "A kind that nobody declared has no meaning that two readers share: no direction, no inverse, no rule about where " +
    "it may lead. Queries by edge kind pass such edges by.",
  remedy: "Use a declared edge kind, or declare this one with a purpose and an example.",
  source: "Schema specification, validation rules and initial edge kinds; decision 15",
  mends: "writes the declared edge kind where letter case, hyphens and the like are all that differs",
  bad: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  applies-to-repo:
    - target: repository:checkout-api
`,
    },
    at: "graph/tools/lockfile-linter.yaml:9:3",
  },
  good: {
    files: {
      "graph/tools/lockfile-linter.yaml": `nodeKind: Tool
id: tool:lockfile-linter
attributes:
  title: Lockfile linter
  status: approved
  owners: [team:build]
  updatedAt: "2026-06-03T08:20:00Z"
edges:
  applies_to_repo:
    - target: repository:checkout-api
`,
    },
  },
  record(inspected, { ontology }, report) {
    const { declaration, layoutClass } = inspected;
    if (ontology.edgeKinds.size === 0) return;
    for (const edge of declaration.edges) {
      // A kind that the layout itself gives to a field or to links is no mistake of the record.
      const form = layoutClass.edgeSources[edge.field]?.form;
      const isNamed = form !== undefined && form !== "map" && form !== "list";
      if (ontology.edgeKinds.has(edge.kind) || isNamed) continue;
      const near = nearestKnown(edge.kind, ontology.edgeKinds);
      const at = edgeAnchor(declaration, edge, layoutClass, "kind");
      report({
        message: `The ontology declares no edge kind "${edge.kind}".`,
        at,
        subject: edgeSubject(edge),
        ...(declaration.id !== undefined && { record: declaration.id }),
        suggestion: near
          ? suggest(near, edge, at, inspected)
          : { message: choice(declaration.kind, ontology), certain: false },
      });
    }
  },
};

function suggest({ name, certain }: NearestName, edge: Edge, at: Anchor, inspected: Inspected): Suggestion {
  const source = inspected.layoutClass.edgeSources[edge.field];
  const field = valueAt(inspected.value, source?.path ?? []);
  const message = meant({ name, certain });
  if (source?.form === "list" && at.pointer) {
    return { message, certain, edit: { kind: "set", pointer: at.pointer, value: name } };
  }
  // A list where a map belongs is mended as a whole, by the rule about it.
  if (source?.form !== "map" || Array.isArray(field) || !at.pointer) return { message, certain: false };
  if (valueAt(field, [name]) !== undefined) {
    return { message: `Move the targets to ${name}, which stands beside it`, certain: false };
  }
  return { message, certain, edit: { kind: "rename-key", pointer: at.pointer, key: name } };
}

/** Nobody writes records of more kinds than this; for the rest it is put together each time. */
const MAX_REMEMBERED = 1000;

const CHOICES = new WeakMap<Ontology, Map<string | undefined, string>>();

/** The declared kinds that may start from a record of the kind. A few kinds make thousands of edges: each is asked once. */
function choice(from: string | undefined, ontology: Ontology): string {
  let known = CHOICES.get(ontology);
  if (!known) CHOICES.set(ontology, (known = new Map<string | undefined, string>()));
  let text = known.get(from);
  if (text === undefined) {
    const kinds = [...ontology.edgeKinds.values()].filter(
      (kind) => !kind.deprecated && (from === undefined || !kind.from || kind.from.has(from)),
    );
    const names = kinds.length === 0 ? "" : ` (${someOf(kinds.map(({ name }) => name))})`;
    text = `Use a declared edge kind${names}, or declare this one with a purpose and an example`;
    if (known.size < MAX_REMEMBERED) known.set(from, text);
  }
  return text;
}

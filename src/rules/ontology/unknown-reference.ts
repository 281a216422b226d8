import type { ResolvedLayout } from "../../layouts/layout.js";
import type { Edit, Problem, Suggestion } from "../../memory/finding.js";
import type { EdgeKind, NodeKind, Ontology, PolicyName } from "../../memory/ontology.js";
import type { Anchor, Pointer } from "../../memory/place.js";
import { valueAt } from "../../memory/plain-data.js";
import { nearestKnown } from "../../memory/nearest-known.js";
import { meant, quote } from "../phrases.js";
import type { GraphContext, Report, Rule } from "../rule.js";

export const unknownReference: Rule = {
  id: "ontology/unknown-reference",
  title: "Name in the ontology that nothing declares",
  severity: "warning",
  rationale:
    "An end, an inverse or a replacement that nobody declares never applies: the edge kind is looser or stricter than " +
    "its author thinks. So it is with a kind, a class or a status in a policy: nothing is held to it. What is left over " +
    "from a kind that was taken out is a note.",
  remedy: "Correct the name, declare it, or take it out.",
  source: "Decision 8, edge kinds",
  mends: "writes the declared name where letter case, hyphens and the like are all that differs",
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
    checkLayout(context, report);
    // An ontology that ships has no place in the repository, nor has one of a layout from outside.
    if (ontology.origin === "built-in") return;
    const isThere = ({ path }: Anchor): boolean => path !== "" && context.hasPath(path);
    const nodes = ontology.nodeKinds;
    const edges = ontology.edgeKinds;
    const check = (kind: NodeKind | EdgeKind, member: Member, name: string, declared: ReadonlyMap<string, unknown>) => {
      if (declared.size === 0 || declared.has(name) || !isThere(kind.at)) return;
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
    const declared = policyVocabulary(context);
    for (const name of ontology.policyNames) if (isThere(name.at)) checkPolicy(name, context, declared, report);
  },
};

/** Kinds that a layout of the repository names. Of those that records write themselves there is another rule. */
function checkLayout({ layout, proposedOntology: ontology, hasPath }: GraphContext, report: Report): void {
  const { file } = layout;
  if (file !== undefined && hasPath(file)) for (const odd of oddKinds(layout, ontology, file)) report(odd);
}

/** @param file that the layout was read from. */
export function oddKinds(layout: ResolvedLayout, ontology: Ontology, file: string): Omit<Problem, "rule">[] {
  const problems: Omit<Problem, "rule">[] = [];
  const check = (kind: string, declared: ReadonlyMap<string, unknown>, does: string, place: Omit<Anchor, "path">) => {
    if (declared.size === 0 || declared.has(kind)) return;
    const near = nearestKnown(kind, declared);
    const [, className = "", member = ""] = place.pointer ?? [];
    problems.push({
      message: `The class "${String(className)}" of the layout ${does} the kind ${quote(kind)}, but the ontology declares no such kind: nothing is held to it.`,
      at: { path: file, document: 0, ...place },
      subject: `layout ${className} ${member === "edges" || member === "documents" ? "" : `${member} `}${kind}`,
      ...(near && { suggestion: { message: meant(near), certain: false } }),
    });
  };
  for (const [name, { edgeSources, kinds = [], schemaByKind }] of layout.classes) {
    const pointer = ["classes", name];
    for (const kind of new Set(edgeSources.flatMap((source) => source.kind ?? []))) {
      check(kind, ontology.edgeKinds, "makes edges of", { pointer: placeOfEdges(layout, pointer, kind) });
    }
    for (const kind of kinds) check(kind, ontology.nodeKinds, "takes", { pointer: [...pointer, "kinds"] });
    for (const kind of schemaByKind.keys()) {
      const place = { pointer: [...pointer, "schemaByKind", kind], part: "key" as const };
      check(kind, ontology.nodeKinds, "has a schema for", place);
    }
  }
  return problems;
}

const EDGE_WORDS = ["kind", "paths", "links", "wikilinks"] as const;

/** Where the class says that it makes edges of a kind; the class itself where nothing is found. */
function placeOfEdges({ source }: ResolvedLayout, of: Pointer, kind: string): Pointer {
  const documents = valueAt(source, [...of, "documents"]);
  const shapes = Array.isArray(documents) ? documents.map((_, index) => [...of, "documents", index]) : [];
  for (const shape of [of, ...shapes]) {
    const edges = valueAt(source, [...shape, "edges"]);
    for (const [index, edge] of Array.isArray(edges) ? edges.entries() : []) {
      const word = EDGE_WORDS.find((each) => valueAt(edge, [each]) === kind);
      if (word !== undefined) return [...shape, "edges", index, word];
    }
  }
  return of;
}

function checkPolicy(
  { of, name, member, at }: PolicyName,
  { proposedOntology: ontology }: GraphContext,
  declaredOf: Vocabulary,
  report: Report,
): void {
  const subject = `${member} ${of} ${name}`;
  if (of === "namespace") {
    const kind = [...ontology.nodeKinds.values()].find(({ prefix }) => prefix === name);
    if (!kind) return;
    report({
      message: `"externalNamespaces" names ${quote(name)}, which begins the ids of ${kind.name}: targets of a declared kind are never outside the memory.`,
      at,
      subject,
      suggestion: { message: `Take "${name}" out, or give the kind another prefix`, certain: false },
    });
    return;
  }
  const declared = declaredOf[of];
  if (!declared || declared.has(name)) return;
  const near = nearestKnown(name, declared);
  // An approval that nothing asks for is a gate that stands open.
  const severity = near || member === "approvals" ? undefined : ("note" as const);
  const edit: Edit | undefined =
    near &&
    at.pointer &&
    (at.part === "key"
      ? { kind: "rename-key", pointer: at.pointer, key: near.name }
      : { kind: "set", pointer: at.pointer, value: near.name });
  report({
    message: `"${member}" names ${quote(name)}, but ${DECLARED_BY[of]}: nothing is held to it.`,
    at,
    subject,
    ...(severity && { severity }),
    ...(near && edit && { suggestion: { message: meant(near), certain: near.certain, edit } }),
  });
}

type NamedInPolicy = Exclude<PolicyName["of"], "namespace">;

const DECLARED_BY: Readonly<Record<NamedInPolicy, string>> = {
  kind: "the ontology declares no such kind",
  class: "the layout has no such class",
  status: "the vocabulary has no such status",
  sensitivity: "the vocabulary has no such sensitivity",
};

/** Undefined where the vocabulary is open. */
type Vocabulary = Readonly<Record<NamedInPolicy, ReadonlySet<string> | ReadonlyMap<string, unknown> | undefined>>;

function policyVocabulary({ proposedOntology, layout }: GraphContext): Vocabulary {
  const { nodeKinds, statuses, sensitivity } = proposedOntology;
  return {
    kind: nodeKinds.size === 0 ? undefined : nodeKinds,
    class: layout.classes,
    status: statuses && new Set([...statuses, ...[...nodeKinds.values()].flatMap((kind) => kind.statuses ?? [])]),
    sensitivity: sensitivity && new Set(sensitivity),
  };
}

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
  const near = nearestKnown(name, declared);
  if (!near) return {};
  const message = meant(near);
  if (member === "from" || member === "to" || !at.pointer) return { suggestion: { message, certain: false } };
  return {
    suggestion: { message, certain: near.certain, edit: { kind: "set", pointer: at.pointer, value: near.name } },
  };
}

/** What a change does to the words that the memory is judged by. */
import type { NodeKind, Ontology } from "./ontology.js";

export interface OntologyChange {
  /** Version as the ontology states it, on the target branch and in the change. */
  readonly before?: string;
  readonly after?: string;
  /** Files of the gate that the change edits, relative to the memory's root, sorted. */
  readonly edited: readonly string[];
  /** Members of the ontology that differ: `transitions`, `pathPolicy`. */
  readonly members: readonly string[];
  /** `node kind Team`, `edge kind owns`, `status draft`: what the ontology gains. */
  readonly added: readonly string[];
  /** What it loses. */
  readonly removed: readonly string[];
}

/**
 * @param edited files of the gate whose content differs
 */
export function ontologyChange(before: Ontology, after: Ontology, edited: readonly string[]): OntologyChange {
  const was = new Set(wordsOf(before));
  const is = new Set(wordsOf(after));
  return {
    ...(before.version !== undefined && { before: before.version }),
    ...(after.version !== undefined && { after: after.version }),
    edited: [...edited].sort(),
    members: changedMembers(before, after),
    added: [...is].filter((word) => !was.has(word)),
    removed: [...was].filter((word) => !is.has(word)),
  };
}

const MEMBERS = [
  "version",
  "nodeKinds",
  "edgeKinds",
  "statuses",
  "sensitivity",
  "owners",
  "tags",
  "transitions",
  "severities",
  "staleAfterDays",
  "externalNamespaces",
  "pathPolicy",
  "sensitivityPolicy",
  "approvals",
] as const satisfies readonly (keyof Ontology)[];

/** Members of an ontology that say something else; where a kind stands in its file plays no part. */
export function changedMembers(before: Ontology, after: Ontology): string[] {
  return MEMBERS.filter((member) => textOf(before[member]) !== textOf(after[member]));
}

function textOf(member: unknown): string {
  return JSON.stringify([member], (key, value: unknown) => {
    if (key === "at") return undefined;
    return value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;
  });
}

/** In the order of the ontology's own lists. What a kind asks of its records counts as the kind's. */
function wordsOf({ nodeKinds, edgeKinds, statuses = [], sensitivity = [], tags, owners }: Ontology): string[] {
  return [
    ...[...nodeKinds.values()].flatMap((kind) => [`node kind ${kind.name}`, ...demandsOf(kind)]),
    ...[...edgeKinds.keys()].map((name) => `edge kind ${name}`),
    ...statuses.map((name) => `status ${name}`),
    ...sensitivity.map((name) => `sensitivity ${name}`),
    ...[...(tags?.names ?? [])].map((name) => `tag ${name}`),
    ...[...(owners.teams ?? []), ...(owners.users ?? [])].map((id) => `owner ${id}`),
  ];
}

function demandsOf({ name, required, deprecated }: NodeKind): string[] {
  return [
    ...required.map((attribute) => `required attribute ${attribute} of ${name}`),
    ...(deprecated ? [`deprecation of ${name}`] : []),
  ];
}

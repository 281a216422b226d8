/** Reads an ontology in the steward's own format (decision 8): from files, from a layout, or from the built-in base. */
import { ONTOLOGIES } from "../generated/ontologies.js";
import type { EdgeKind as EdgeKindJson, NodeKind as NodeKindJson, OntologyFile } from "../generated/types/ontology.js";
import { presentMembers } from "../memory/present-members.js";
import type { Anchor, Pointer } from "../memory/place.js";
import { policyNames } from "./policy-names.js";
import { NO_ONTOLOGY, type Deprecation, type EdgeKind, type NodeKind, type Ontology } from "../memory/ontology.js";

/** Ontology formats that this steward reads (decision 9). */
export const ONTOLOGY_MAJOR = 1;

type Owners = NonNullable<OntologyFile["owners"]>;

export interface OntologyPart {
  readonly path: string;
  readonly value: OntologyFile;
}

/**
 * Reads the parts together; a member that no part has comes from the base. No two parts have the same one.
 * @param parts their paths are those of files of the repository, or empty where what is said has no place in it.
 * @param base name of a built-in ontology.
 * @param prefix the way to the ontology in its file.
 */
export function ontologyFromParts(
  parts: readonly OntologyPart[],
  origin: Ontology["origin"],
  base: string | undefined,
  prefix: readonly string[] = [],
): Ontology {
  const baseParts = (base === undefined ? [] : (ONTOLOGIES[base] ?? [])).map(({ file, value }) => ({
    path: `ontology/${file}`,
    value,
  }));
  const all = [...parts, ...baseParts];
  const placed = parts.filter(({ path }) => path !== "");
  const member = <K extends keyof OntologyFile>(name: K) => firstMember(all, name);
  const tags = member("tags")?.value;
  const owners = member("owners")?.value;
  return {
    origin,
    source: all.map(({ value }) => value),
    version: member("version")?.value,
    nodeKinds: kindsOf(member("nodeKinds"), [...prefix, "nodeKinds"], nodeKindOf),
    edgeKinds: kindsOf(member("edgeKinds"), [...prefix, "edgeKinds"], edgeKindOf),
    statuses: member("statuses")?.value,
    sensitivity: member("sensitivity")?.value,
    owners: presentMembers({
      teams: owners?.teams && new Set(owners.teams),
      users: owners?.users && new Set(owners.users),
      accounts: owners && accountsOf(owners),
      memory: owners?.memory,
    }),
    tags: tags && {
      names: new Set(Array.isArray(tags) ? tags : tags.names),
      closed: Array.isArray(tags) ? false : (tags.closed ?? false),
    },
    transitions: member("transitions")?.value,
    severities: new Map(Object.entries(member("severities")?.value ?? {})),
    severityPlaces: placesOf(firstMember(placed, "severities"), prefix),
    staleAfterDays: member("staleAfterDays")?.value,
    externalNamespaces: new Set(member("externalNamespaces")?.value ?? []),
    pathPolicy: member("pathPolicy")?.value ?? [],
    sensitivityPolicy: member("sensitivityPolicy")?.value,
    approvals: member("approvals")?.value ?? [],
    policyNames: policyNames(placed, prefix),
  };
}

/** A member of an ontology file, and the part that it stands in. */
interface Member<T> {
  readonly part: OntologyPart;
  readonly value: T;
}

function firstMember<K extends keyof OntologyFile>(
  parts: readonly OntologyPart[],
  name: K,
): Member<NonNullable<OntologyFile[K]>> | undefined {
  for (const part of parts) {
    const value = part.value[name];
    if (value !== undefined) return { part, value };
  }
  return undefined;
}

/** @param list where the list of kinds stands in its file. @returns the kinds by their names. */
function kindsOf<J extends { readonly name: string }, K>(
  found: Member<readonly J[]> | undefined,
  list: Pointer,
  kindOf: (kind: J, at: Anchor) => K,
): ReadonlyMap<string, K> {
  const { part, value = [] } = found ?? {};
  const kinds = new Map<string, K>();
  for (const [index, kind] of value.entries()) {
    const at = { path: part?.path ?? "", document: 0, pointer: [...list, index, "name"] };
    // One that is named again is a finding of the gate, and must not loosen what was said of it first.
    if (!kinds.has(kind.name)) kinds.set(kind.name, kindOf(kind, at));
  }
  return kinds;
}

function nodeKindOf(kind: NodeKindJson, at: Anchor): NodeKind {
  const { name, prefix, purpose, attributes, idPattern, statuses, transitions, staleAfterDays } = kind;
  return {
    name,
    required: kind.required ?? [],
    hasExample: (kind.example ?? null) !== null,
    hasRule: [kind.required, attributes, idPattern, statuses, transitions].some((rule) => rule !== undefined),
    at,
    ...presentMembers({
      prefix,
      purpose,
      attributes,
      idPattern,
      statuses,
      transitions,
      staleAfterDays,
      deprecated: deprecation(kind.deprecated),
    }),
  };
}

function edgeKindOf(kind: EdgeKindJson, at: Anchor): EdgeKind {
  const { name, purpose, from, to, cardinality, inverse, acyclic, symmetric, external, permission } = kind;
  return {
    name,
    hasExample: (kind.example ?? null) !== null,
    at,
    ...presentMembers({
      purpose,
      from: from && new Set(from),
      to: to && new Set(to),
      cardinality,
      inverse,
      acyclic,
      symmetric,
      external,
      permission,
      deprecated: deprecation(kind.deprecated),
    }),
  };
}

/** The ontology of a layout whose folder is absent: the built-in base, or none. */
export function builtInOntology(base: string | undefined): Ontology {
  return base === undefined ? NO_ONTOLOGY : ontologyFromParts([], "built-in", base);
}

function placesOf(found: Member<object> | undefined, above: Pointer): Ontology["severityPlaces"] {
  return Object.keys(found?.value ?? {}).map((rule) => ({
    rule,
    at: { path: found?.part.path ?? "", document: 0, pointer: [...above, "severities", rule], part: "key" },
  }));
}

/** Those that are written down; a listed owner that is written as CODEOWNERS does, and has none, is its own account. */
function accountsOf({ teams = [], users = [], accounts }: Owners): Owners["accounts"] {
  const own = [...teams, ...users].filter((name) => name.startsWith("@"));
  if (own.length === 0) return accounts;
  return { ...Object.fromEntries(own.map((name) => [name, [name.slice(1)]])), ...accounts };
}

function deprecation(value: unknown): Deprecation | undefined {
  if (value === true) return {};
  return typeof value === "object" && value !== null ? value : undefined;
}

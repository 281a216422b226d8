/** The vocabulary that records are judged by: kinds, edge kinds, words and limits (decision 8). */
import type { Mapping } from "./plain-data.js";
import type { Severity } from "./finding.js";
import type { Anchor } from "./place.js";

type Cardinality = "1:1" | "1:N" | "N:1" | "N:N";

/** Deprecated kinds stay readable; new uses are reported (specification, governance). */
export interface Deprecation {
  /** Name of the kind to use in its place. */
  readonly use?: string;
  readonly reason?: string;
}

export interface NodeKind {
  readonly name: string;
  /** First part of the ids of this kind. */
  readonly prefix?: string;
  readonly purpose?: string;
  /** Names of attributes that every record of the kind has, beside the layout's own. */
  readonly required: readonly string[];
  /** Attribute to its JSON Schema. */
  readonly attributes?: Mapping;
  /** Attribute to its type, as a schema folder writes it: `list<semver>`. */
  readonly attributeTypes?: ReadonlyMap<string, string>;
  readonly idPattern?: string;
  readonly statuses?: readonly string[];
  readonly transitions?: Transitions;
  readonly staleAfterDays?: number;
  readonly deprecated?: Deprecation;
  readonly hasExample: boolean;
  /** Whether the definition says anything that a rule can hold a record to. */
  readonly hasRule: boolean;
  readonly at: Anchor;
}

export interface EdgeKind {
  readonly name: string;
  readonly purpose?: string;
  /** Kinds that an edge may start from; any where absent. */
  readonly from?: ReadonlySet<string>;
  readonly to?: ReadonlySet<string>;
  readonly cardinality?: Cardinality;
  readonly inverse?: string;
  readonly acyclic?: boolean;
  readonly symmetric?: boolean;
  /** Targets lie outside the memory (stacks, secrets): never dangling. */
  readonly external?: boolean;
  /** An edge permits something: more of them than before ask for a review. */
  readonly permission?: boolean;
  readonly deprecated?: Deprecation;
  readonly hasExample: boolean;
  readonly at: Anchor;
}

/** From a status to the statuses that may follow it. */
export type Transitions = Readonly<Record<string, readonly string[]>>;

interface PathPolicy {
  /** Kinds that the policy speaks of. */
  readonly kinds: readonly string[];
  /** Globs, one of which the record's file must match. */
  readonly paths: readonly string[];
}

/** Records that have to say how sensitive they are: those that fit all that an entry names. */
export interface SensitivityPolicy {
  readonly kinds?: readonly string[];
  /** Globs from the root of the memory. */
  readonly paths?: readonly string[];
  /** Ids, of which the record has one. */
  readonly owners?: readonly string[];
}

interface OwnerVocabulary {
  /** Ids such as `team:build`; absent: any well-formed id is accepted. */
  readonly teams?: ReadonlySet<string>;
  readonly users?: ReadonlySet<string>;
  /** Accounts of the forge by owner id: people by name, teams as `organization/team`. */
  readonly accounts?: Readonly<Record<string, readonly string[]>>;
  /** Ids of the owners of the memory as a whole. */
  readonly memory?: readonly string[];
}

/** How many people must approve a change of which records. It concerns the records that fit all that it names. */
export interface ApprovalRule {
  /** Names of the layout's classes. */
  readonly classes?: readonly string[];
  readonly kinds?: readonly string[];
  readonly sensitivity?: readonly string[];
  /** Instead of records: edits of the gate's own files. */
  readonly ontology?: true;
  readonly count: number;
  /** Whose approval counts; of anyone who may review unless told. */
  readonly by?: "anyone" | "owners";
}

/** A name in a policy of the ontology. */
export interface PolicyName {
  readonly of: "kind" | "class" | "status" | "sensitivity" | "namespace";
  readonly name: string;
  /** Member of the ontology that holds the policy. */
  readonly member: string;
  readonly at: Anchor;
}

export interface Ontology {
  /** `none`: the layout has no ontology, every kind and edge kind is accepted. */
  readonly origin: "none" | "built-in" | "layout" | "files";
  /** The definitions as written, for the digest. */
  readonly source: unknown;
  readonly version: string | undefined;
  readonly nodeKinds: ReadonlyMap<string, NodeKind>;
  readonly edgeKinds: ReadonlyMap<string, EdgeKind>;
  readonly statuses: readonly string[] | undefined;
  /** Least sensitive first. */
  readonly sensitivity: readonly string[] | undefined;
  readonly owners: OwnerVocabulary;
  readonly tags: { readonly names: ReadonlySet<string>; readonly closed: boolean } | undefined;
  readonly transitions: Transitions | undefined;
  readonly severities: ReadonlyMap<string, Severity | "off">;
  /** Where a file of the repository sets them. */
  readonly severityPlaces: readonly { readonly rule: string; readonly at: Anchor }[];
  readonly staleAfterDays: number | undefined;
  /** Without the colon: `user`, `org`, `stack`, ... (decision 10). */
  readonly externalNamespaces: ReadonlySet<string>;
  readonly pathPolicy: readonly PathPolicy[];
  /** The usual ones where absent. */
  readonly sensitivityPolicy?: readonly SensitivityPolicy[] | undefined;
  readonly approvals: readonly ApprovalRule[];
  /** Names in the policies that files of the repository write. */
  readonly policyNames: readonly PolicyName[];
}

export const NO_ONTOLOGY: Ontology = {
  origin: "none",
  source: null,
  version: undefined,
  nodeKinds: new Map(),
  edgeKinds: new Map(),
  statuses: undefined,
  sensitivity: undefined,
  owners: {},
  tags: undefined,
  transitions: undefined,
  severities: new Map(),
  severityPlaces: [],
  staleAfterDays: undefined,
  externalNamespaces: new Set(),
  pathPolicy: [],
  approvals: [],
  policyNames: [],
};

/**
 * Whether an edge leads outside the memory, by its kind or by the namespace of its target (decision 10). What begins as the ids
 * of a declared node kind never lies outside, or the check could be switched off one namespace at a time.
 */
export function leadsOutside(
  { kind, target }: { readonly kind: string; readonly target: string },
  { edgeKinds, externalNamespaces }: Ontology,
  prefixes: ReadonlySet<string>,
): boolean {
  const isOfUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(target) || target.startsWith("mailto:");
  if (isOfUrl) return true;
  const namespace = target.slice(0, Math.max(0, target.indexOf(":")));
  if (prefixes.has(namespace)) return false;
  return edgeKinds.get(kind)?.external === true || (namespace !== "" && externalNamespaces.has(namespace));
}

/** Every id prefix that belongs to a declared node kind. */
export function kindPrefixes(ontology: Ontology): ReadonlySet<string> {
  const prefixes = new Set<string>();
  for (const kind of ontology.nodeKinds.values()) if (kind.prefix !== undefined) prefixes.add(kind.prefix);
  return prefixes;
}

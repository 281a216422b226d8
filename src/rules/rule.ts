/** The shape of a rule: one per file, registered in registry.ts, documented from its own words. */
import type { ResolvedLayout, TextPattern } from "../layouts/layout.js";
import type { Inspected } from "../layouts/extract.js";
import type { SchemaCheck } from "../layouts/record-schemas.js";
import type { Change } from "../memory/change.js";
import type { Disagreement } from "../memory/disagreement.js";
import type { Problem, ProblemName, RuleId, Severity } from "../memory/finding.js";
import type { Graph } from "../memory/graph.js";
import type { KeepPolicy } from "../memory/kept-problems.js";
import type { Declaration, Edge, EdgeManner, MemoryRecord, TargetName } from "../memory/record.js";
import type { Ontology } from "../memory/ontology.js";
import type { MemoryFile, TreeEntry } from "../memory/tree.js";
import type { Waiver } from "../memory/baseline-and-waivers.js";

/** A small repository that shows a rule. The tests run it through the whole engine. */
export interface Example {
  /** Path to content, laid over `EXAMPLE_BASE` (examples.ts) unless `bare`. A null removes a file of the common base. */
  readonly files: Readonly<Record<string, string | null>>;
  /** Files that text alone does not show: bytes that are no text, symlinks, files that refuse to be read. */
  readonly oddFiles?: Readonly<Record<string, MemoryFile>>;
  /** State of the target branch, likewise; given for rules about changes. */
  readonly before?: Readonly<Record<string, string | null>>;
  /** Files as a commit of the change had them that is not its last, laid over the last. */
  readonly between?: Readonly<Record<string, string>>;
  /** Values that no page shows. */
  readonly hidden?: readonly string[];
  /** Name of a built-in layout; company-brain unless told. */
  readonly layout?: string;
  /** Paths that do not merge. */
  readonly conflicts?: readonly string[];
  /** Without the common records. */
  readonly bare?: boolean;
}

interface BadExample extends Example {
  /** `path:line:column` of the finding. */
  readonly at: string;
}

export interface Rule {
  readonly id: RuleId;
  /** What is wrong, as a noun phrase or short clause: the heading of its page. */
  readonly title: string;
  readonly severity: Severity;
  /** Why it matters, in two or three sentences. */
  readonly rationale: string;
  /** What to do, in one or two sentences. */
  readonly remedy: string;
  /** Specification section or decision that asks for it. */
  readonly source: string;
  /** Parse errors and the like: no setting takes them below error (decision 15). */
  readonly locked?: true;
  /** A subject such as its findings have, where a waiver must name it: it is for that one alone. */
  readonly waivedDetail?: string;
  /** What `fix` mends by itself, as a clause; absent where it mends nothing. */
  readonly mends?: string;
  readonly bad: BadExample;
  readonly good: Example;
  /** Looks at one declaration while its data is at hand. Absent on rules whose problems the reader itself states. */
  readonly record?: (inspected: Inspected, context: RecordContext, report: Report) => void;
  /**
   * Present where `record` asks for more of a record than its skeleton: for its path, its time, single tags or owners. It may
   * ask for what stands in the declaration alone before it reports. All other rules say of a record what they say of each
   * with the same keys, the same types of values, the same kind, status and sensitivity (docs/decisions/0014-skeletons.md).
   */
  readonly looksBeyondSkeleton?: true;
  /** What a problem of `graph` or `edges` is about; stands wherever one of them does. */
  readonly about?: About;
  /** Of a rule about declarations that asks what edges of some kinds lead to, taken together: which. */
  readonly followedKinds?: ReadonlySet<string>;
  /**
   * Present where what it says of one record may depend on every id there is: it looks for the one that was meant, or for
   * one that is free. Its problems are judged again wherever an id comes, goes or has another kind.
   */
  readonly searchesIds?: true;
  /** Reports nothing without a change, though it looks at the graph. */
  readonly onlyInChanges?: true;
  /** Looks at the whole graph. */
  readonly graph?: (context: GraphContext, report: Report) => void;
  /** Looks at edges of the graph, in one walk that all rules share; undefined where none can concern it. */
  readonly edges?: (context: GraphContext, report: Report) => EdgePass | undefined;
  /** Compares with the base. */
  readonly change?: (context: ChangeContext, report: Report) => void;
}

/** What a rule does with the edges of a graph. */
export interface EdgePass {
  /** Whether edges of a kind can concern the rule; all do where it does not say. */
  readonly concerns?: (kind: string) => boolean;
  /**
   * Whether an edge can concern the rule, told before an object is made of it; all can where it does not say. It may say yes
   * of more than concern it, and is not asked of every edge.
   */
  readonly mayConcern?: (
    from: Declaration,
    manner: EdgeManner,
    target: MemoryRecord | undefined,
    name: TargetName,
  ) => boolean;
  /** Gets every such edge in the graph's order, and the record that it points at. */
  readonly visit: (from: Declaration, edge: Edge, target: MemoryRecord | undefined) => void;
  /** After the last edge. */
  readonly finish?: () => void;
}

/**
 * What decides a problem that a rule finds in the graph, and so what must be judged again when the graph changes:
 * - `declaration`: one declaration, with what its edges lead to
 * - `edge`: what one declaration says in all of an edge, with what that leads to; `edgeSubject` is its subject
 * - `id`: all that is declared of one id, and the edges of a limited kind that lead to it
 * - `spelling`: all ids that are one where letter case and Unicode form do not count
 * - `cycle`: a way through the graph
 * - `path`: entries of the tree
 * - `gate`: what judges, the present time, generated files
 */
type About = "declaration" | "edge" | "id" | "spelling" | "cycle" | "path" | "gate";

/** A problem of the rule at hand: the engine adds the rule's id. */
export type Report = (problem: Omit<Problem, "rule">) => void;

/** What records are judged by. All of it comes from the gate. */
export interface RecordContext {
  readonly layout: ResolvedLayout;
  readonly ontology: Ontology;
  /** Every id prefix of a declared kind. */
  readonly prefixes: ReadonlySet<string>;
  /** What the repository sets; the rules' own severities are not among them. */
  readonly severities: ReadonlyMap<string, Severity | "off">;
  /** Names the JSON Schema of a class and kind, compiled. */
  readonly schemasFor: (className: string, kind: string | undefined) => readonly SchemaCheck[];
  /** The schema that a kind's definition gives its attributes. */
  readonly attributeSchema: (kind: string) => SchemaCheck | undefined;
  /** Id pattern of a kind, compiled. */
  readonly idPattern: (kind: string) => TextPattern | undefined;
  /**
   * Up to when a rule about records looks ahead, at least the present. An index and a part tell also what holds later, by
   * `since`; so nothing else that a rule says may depend on it.
   */
  readonly horizon: Date;
}

export interface GraphContext extends RecordContext {
  readonly now: Date;
  /** How many problems of one file are kept. */
  readonly keep: KeepPolicy;
  readonly graph: Graph;
  /** Every entry of the judged tree below the memory's root, excluded files left out. */
  readonly entries: readonly TreeEntry[];
  /**
   * What is read though it may be of no class: the gate's configuration, layout, ontology, baseline and waivers, after a change
   * too, and what is known of states.
   */
  readonly ownFiles: ReadonlySet<string>;
  /** Whether a path is a file or folder of the judged tree. */
  readonly hasPath: (path: string) => boolean;
  /** Ids that files which cannot be read would have by their places, with the paths of these. */
  readonly unreadableIds: ReadonlyMap<string, string>;
  /** Ids whose declarations disagree, for layouts that merge them. */
  readonly disagreements: readonly Disagreement[];
  readonly waivers: readonly Waiver[];
  /** Whether the baseline accepts a problem. */
  readonly isInBaseline: (problem: ProblemName) => boolean;
  /** The ontology of the judged tree itself, which a change may have edited; the same object where it did not. */
  readonly proposedOntology: Ontology;
  /** What is known of the index in the judged tree. */
  readonly generated: readonly GeneratedFile[];
  /** Present where the tree is judged against a base: some problems weigh differently then, or have a rule of their own. */
  readonly change?: Change;
}

/** A file that the steward generates from the sources, as it stands in the judged tree (decisions 6 and 7). */
export interface GeneratedFile {
  readonly path: string;
  /**
   * Which of its format, sources and ontology are others than the tree's, and whether its other files are not those that were
   * written with it; absent where that is not known.
   */
  readonly outdated?: readonly ("format" | "sources" | "ontology" | "contents")[];
  /** Whether it knew everything before the push that is judged, and that left it alone: it is to be generated after the push. */
  readonly isDue?: boolean;
  /**
   * What a change did to it, where generating it from the judged tree does not give that: `collides` where it is none, and one
   * path with one where letter case and Unicode form do not count; `foreign` where no file of an index has such a name.
   */
  readonly edited?: "added" | "written" | "removed" | "collides" | "foreign";
  /** Of what stands among the files of an index and is none: by its name, or since the header does not bind it. */
  readonly stray?: "named" | "unbound";
}

export interface ChangeContext extends GraphContext {
  readonly change: Change;
  /** Paths that do not merge with the target branch, sorted; empty when the merge is clean (decision 31). */
  readonly conflicts: readonly string[];
}

export type { Disagreement };

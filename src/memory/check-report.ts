/** The result of a check as data: every output (terminal, JSON, Markdown, annotations, SARIF) is made from this alone. */
import type { Finding } from "./finding.js";

export interface CheckReport {
  /** `fail`: at least one finding of severity error is not accepted. */
  readonly verdict: "pass" | "fail";
  /** Version of the steward that judged. */
  readonly steward: string;
  /** Folder of the memory relative to the top of the repository, `""` or `a/b`. Paths of findings are relative to it. */
  readonly root: string;
  /** Name of the layout. */
  readonly layout: string;
  /** `sha256:<64 hex>` (decision 5). Absent where the check was asked to leave it out. */
  readonly sourceDigest?: string;
  /** `sha256:<64 hex>` (decision 5). */
  readonly ontologyDigest: string;
  /** Present when a change was judged against a base (decision 31). */
  readonly comparison?: ReportComparison;
  readonly counts: Counts;
  readonly statistics: Statistics;
  /** All of them, accepted ones included, sorted by `compareFindings`. */
  readonly findings: readonly Finding[];
}

/** @throws Error where a form that states the digest is made of a report without one. */
export function statedSourceDigest({ sourceDigest }: CheckReport): string {
  if (sourceDigest === undefined) throw new Error("the report was made without the digest of its sources");
  return sourceDigest;
}

export interface ReportComparison {
  /** Commit id of the target tip. */
  readonly base: string;
  /** Commit id, `working directory` or `staged files`. */
  readonly head: string;
  /** Commit id. */
  readonly mergeBase: string;
  /** Paths that do not merge, sorted. */
  readonly conflicts: readonly string[];
}

/** `error`, `warning` and `note` count findings that are not accepted; the other two count accepted ones. */
export interface Counts {
  readonly error: number;
  readonly warning: number;
  readonly note: number;
  readonly baseline: number;
  readonly waived: number;
}

/** How often a kind occurs among records or edges, against how many the ontology declares. */
interface KindUse {
  readonly used: number;
  readonly declared: number;
}

/** What was read, in numbers. */
export interface Statistics extends Omit<ClassStatistics, "nodeKinds" | "edgeKinds"> {
  readonly nodeKinds: KindUse;
  readonly edgeKinds: KindUse;
  /** Files that could not be read, in whole or in part. */
  readonly parseErrors: number;
  /** Records and patches. */
  readonly declarations: number;
  /** The same by class of the layout, sorted by name. */
  readonly classes: Readonly<Record<string, ClassStatistics>>;
}

export interface ClassStatistics {
  readonly files: number;
  readonly documents: number;
  readonly records: number;
  readonly notes: number;
  readonly patches: number;
  readonly extensions: number;
  /** Distinct ids. */
  readonly ids: number;
  /** Distinct kinds in use. */
  readonly nodeKinds: number;
  /** Written edges; those derived from owners and the like are left out. */
  readonly edges: number;
  readonly edgeKinds: number;
  /** Edge statements by the form in which they are written. */
  readonly edgeForms: EdgeForms;
}

export interface EdgeForms {
  readonly string: number;
  readonly target: number;
  readonly attributes: number;
  readonly link: number;
}

/** `indexes/ontology-report.json`: the report of a check as it is committed, with what somebody has to look after. */
import type { CheckReport } from "../memory/check-report.js";
import { jsonText } from "./json-text.js";
import { findingsOf, headOf } from "./json.js";

export interface GovernanceGroup {
  readonly count: number;
  /** Sorted; not all where there are many. */
  readonly ids: readonly string[];
}

export interface CommittedReport {
  readonly report: CheckReport;
  /** Findings that are not in the report. */
  readonly omitted?: number;
  readonly governance: {
    readonly withoutOwners: GovernanceGroup;
    readonly stale: GovernanceGroup;
    readonly dangling: GovernanceGroup;
    readonly sensitive: GovernanceGroup;
  };
}

/** When and from which commit it was made (decision 6). */
export interface BuiltFrom {
  readonly generatedAt: string;
  readonly sourceCommit?: string;
}

export function renderOntologyReport({ report, governance, omitted }: CommittedReport, built: BuiltFrom): string {
  const { withoutOwners, stale, dangling, sensitive } = governance;
  return jsonText({
    ...headOf(report),
    generatedAt: built.generatedAt,
    sourceCommit: built.sourceCommit,
    governance: { withoutOwners, stale, dangling, sensitive },
    omitted,
    findings: findingsOf(report),
  });
}

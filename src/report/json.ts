/** `memory-steward.report/v1`: the report for programs. */
import {
  statedSourceDigest,
  type CheckReport,
  type ClassStatistics,
  type Counts,
  type EdgeForms,
  type Statistics,
} from "../memory/check-report.js";
import type { Finding } from "../memory/finding.js";
import { jsonText, rangeOf } from "./json-text.js";

/**
 * As `schemas/report.schema.json` describes it. Holds no time, host or absolute path; the same report gives the same
 * bytes, because every object is written member by member.
 */
export function renderJson(report: CheckReport): string {
  return jsonText({ ...headOf(report), findings: findingsOf(report) });
}

/** Everything but the findings, in the order of the schema. */
export function headOf(report: CheckReport) {
  const { comparison } = report;
  return {
    schema: "memory-steward.report/v1",
    verdict: report.verdict,
    steward: report.steward,
    root: report.root,
    layout: report.layout,
    sourceDigest: statedSourceDigest(report),
    ontologyDigest: report.ontologyDigest,
    comparison: comparison && {
      base: comparison.base,
      head: comparison.head,
      mergeBase: comparison.mergeBase,
      conflicts: comparison.conflicts,
    },
    counts: countsOf(report.counts),
    statistics: statisticsOf(report.statistics),
  };
}

export function findingsOf({ findings }: CheckReport): readonly unknown[] {
  return findings.map(findingOf);
}

function countsOf({ error, warning, note, baseline, waived }: Counts): Counts {
  return { error, warning, note, baseline, waived };
}

function statisticsOf(statistics: Statistics): Statistics {
  const { nodeKinds, edgeKinds } = statistics;
  return {
    files: statistics.files,
    documents: statistics.documents,
    records: statistics.records,
    notes: statistics.notes,
    ids: statistics.ids,
    edges: statistics.edges,
    parseErrors: statistics.parseErrors,
    nodeKinds: { used: nodeKinds.used, declared: nodeKinds.declared },
    edgeKinds: { used: edgeKinds.used, declared: edgeKinds.declared },
    edgeForms: edgeFormsOf(statistics.edgeForms),
    declarations: statistics.declarations,
    patches: statistics.patches,
    extensions: statistics.extensions,
    classes: Object.fromEntries(
      Object.entries(statistics.classes)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, counts]) => [name, classOf(counts)]),
    ),
  };
}

function classOf(counts: ClassStatistics): ClassStatistics {
  return {
    files: counts.files,
    documents: counts.documents,
    records: counts.records,
    notes: counts.notes,
    patches: counts.patches,
    extensions: counts.extensions,
    ids: counts.ids,
    nodeKinds: counts.nodeKinds,
    edges: counts.edges,
    edgeKinds: counts.edgeKinds,
    edgeForms: edgeFormsOf(counts.edgeForms),
  };
}

function edgeFormsOf({ string, target, attributes, link }: EdgeForms): EdgeForms {
  return { string, target, attributes, link };
}

/** Members that are undefined do not appear in JSON. */
function findingOf(finding: Finding): unknown {
  const { suggestion } = finding;
  return {
    rule: finding.rule,
    severity: finding.severity,
    message: finding.message,
    path: finding.path,
    range: rangeOf(finding.range),
    record: finding.record,
    subject: finding.subject,
    fingerprint: finding.fingerprint,
    suggestion: suggestion && {
      message: suggestion.message,
      certain: suggestion.certain,
      edits: suggestion.edits.map(({ path, range, newText }) => ({ path, range: rangeOf(range), newText })),
    },
    related: finding.related.map(({ message, path, range }) => ({ message, path, range: rangeOf(range) })),
    accepted: finding.accepted,
    more: finding.more,
  };
}

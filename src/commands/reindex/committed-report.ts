/** The report of a check as it is committed beside the index: with what somebody has to look after, and no longer than that. */
import { isWithheld, nameOf, type RestrictedPolicy } from "../../indexes/graph-view.js";
import type { Memory } from "../../load/read-memory.js";
import type { CheckReport } from "../../memory/check-report.js";
import { compareFindings, compareWorstFirst, type Finding, type RuleId } from "../../memory/finding.js";
import type { Graph } from "../../memory/graph.js";
import { isRestrictedLevel } from "../../memory/restricted.js";
import { comparePaths } from "../../memory/tree.js";
import type { CommittedReport, GovernanceGroup } from "../../report/ontology-report.js";
import { restrictedOfMemory } from "../../load/restricted-files.js";
import { STEWARD_LINE } from "../version.js";

/** Of a large memory: one changed record must not rewrite much. */
const MAX_FINDINGS = 20;
const MAX_IDS = 50;

interface CommittedOptions {
  readonly memory: Pick<Memory, "files">;
  readonly policy: RestrictedPolicy;
  readonly isLarge: boolean;
}

export function committedReport(report: CheckReport, graph: Graph, options: CommittedOptions): CommittedReport {
  const { policy, isLarge, memory } = options;
  const restricted = policy === "full" ? undefined : restrictedOfMemory(memory, [graph]);
  const speaksOfRestricted = ({ record, path, related }: Finding) =>
    restricted !== undefined &&
    ((record !== undefined && restricted.ids.has(record)) ||
      restricted.paths.has(path) ||
      related.some((place) => restricted.paths.has(place.path)));
  const told = report.findings.flatMap((finding) => {
    if (!speaksOfRestricted(finding)) return [finding];
    return policy === "hidden" ? [] : [withoutText(finding)];
  });
  const findings = isLarge ? told.toSorted(compareWorstFirst).slice(0, MAX_FINDINGS).sort(compareFindings) : told;
  const omitted = report.findings.length - findings.length;
  const group = (names: readonly string[]) => groupOf(names, isLarge ? MAX_IDS : undefined);
  const shown = graph.declarations.filter((each) => policy !== "hidden" || !isWithheld(each, policy));
  const isShown = new Set(shown.map(nameOf));
  const open = report.findings.filter(({ accepted }) => accepted === undefined);
  const of = (rule: RuleId) => {
    const names = open.filter((finding) => finding.rule === rule).map(({ record, path }) => record ?? path);
    return names.filter((name) => isShown.has(name));
  };
  const records = [...graph.records.values()].filter(({ primary }) => primary.role === "record");
  const sensitive = records.filter(({ primary }) => isRestrictedLevel(primary.sensitivity));
  return {
    report: { ...report, steward: STEWARD_LINE, findings },
    ...(omitted > 0 && { omitted }),
    governance: {
      withoutOwners: group(
        records.filter(({ id, primary }) => primary.owners.length === 0 && isShown.has(id)).map(({ id }) => id),
      ),
      stale: group(of("record/stale")),
      dangling: group(of("graph/dangling-edge")),
      sensitive: {
        count: sensitive.length,
        ids: policy === "hidden" ? [] : group(sensitive.map(({ id }) => id)).ids,
      },
    },
  };
}

function groupOf(names: readonly string[], limit: number | undefined): GovernanceGroup {
  const ids = [...new Set(names)].sort(comparePaths);
  return { count: ids.length, ids: ids.slice(0, limit) };
}

function withoutText({ suggestion: _, subject: _subject, ...finding }: Finding): Finding {
  return { ...finding, message: "What is said of a restricted record is not repeated here.", related: [] };
}

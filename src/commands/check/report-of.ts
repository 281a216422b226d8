import type { Tallies } from "../../indexes/tallies.js";
import type { Gate } from "../../load/gate.js";
import type { CheckReport } from "../../memory/check-report.js";
import type { Finding } from "../../memory/finding.js";
import type { Comparison } from "../../memory/repository.js";
import { statisticsOf } from "./statistics.js";
import { STEWARD_VERSION } from "../version.js";

interface Checked {
  /** Folder of the memory relative to the top of the repository. */
  readonly root: string;
  readonly gate: Gate;
  readonly sourceDigest: string | undefined;
  readonly tallies: Tallies;
  /** Sorted. */
  readonly findings: readonly Finding[];
  readonly comparison?: Comparison;
}

/** The report of what was found, however it was found. */
export function reportOf({ root, gate, sourceDigest, tallies, findings, comparison }: Checked): CheckReport {
  const open = findings.filter(({ accepted }) => accepted === undefined);
  const count = (severity: string) => open.filter((finding) => finding.severity === severity).length;
  const counts = {
    error: count("error"),
    warning: count("warning"),
    note: count("note"),
    baseline: findings.filter(({ accepted }) => accepted === "baseline").length,
    waived: findings.filter(({ accepted }) => accepted === "waived").length,
  };
  return {
    verdict: counts.error > 0 ? "fail" : "pass",
    steward: STEWARD_VERSION,
    root,
    layout: gate.layout.name,
    ...(sourceDigest !== undefined && { sourceDigest }),
    ontologyDigest: gate.ontologyDigest,
    ...(comparison && {
      comparison: {
        base: comparison.target.commit ?? comparison.target.label,
        head: comparison.head.commit ?? comparison.head.label,
        mergeBase: comparison.mergeBase,
        conflicts: comparison.conflicts,
      },
    }),
    counts,
    statistics: statisticsOf(tallies, gate),
    findings,
  };
}

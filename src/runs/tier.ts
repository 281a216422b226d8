/** How much of a run is kept (record families, 1.12). */
import type { AgentRun, RetentionTier } from "../memory/agent-run.js";
import type { Refusal } from "../memory/judged-update.js";
import { compileGlob, type PathMatcher } from "../memory/glob.js";
import { UserError } from "../memory/user-error.js";
import type { Config } from "../generated/types/config.js";
import { runRefusal } from "./refusal.js";

export type ImportPolicy = NonNullable<Config["imports"]>;

/** Tiers that somebody has to approve. */
const HIGH: ReadonlySet<RetentionTier> = new Set(["full-journal-redacted", "artifact-bytes-retained"]);

type ProcessPolicy = NonNullable<ImportPolicy["processes"]>[number];

/** What the policy says of the run's process; the first entry that fits. */
export function policyOf(run: AgentRun, { processes = [] }: ImportPolicy): ProcessPolicy | undefined {
  return processes.find(({ process }) => matcher(process)(run.process ?? ""));
}

function matcher(glob: string): PathMatcher {
  try {
    return compileGlob(glob);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(
      `The configuration has a pattern that cannot be used: ${error.message}.`,
      "Correct it under `imports.processes`.",
    );
  }
}

/** The tier that is asked for, or else the policy's, or else the one for runs of the kind. */
export function tierOf(run: AgentRun, policy: ImportPolicy, asked: RetentionTier | undefined): RetentionTier | Refusal {
  const isTrouble = /(?:^|[^a-z])(?:incident|debug)(?:[^a-z]|$)/i.test(`${run.kind ?? ""} ${run.process ?? ""}`);
  const usual = isTrouble ? "curated-journal" : (policy.tier ?? "summary-only");
  const tier = asked ?? policyOf(run, policy)?.tier ?? usual;
  if (HIGH.has(tier) && !policy.approvedTiers?.some((approved) => approved === tier)) {
    return runRefusal("TIER_NOT_APPROVED", `The memory has not approved the tier ${tier}.`);
  }
  return tier;
}

export interface Kept {
  readonly tasks: boolean;
  readonly session: boolean;
  readonly journal: "none" | "selected" | "all";
}

export const KEPT: Readonly<Record<RetentionTier, Kept>> = {
  "summary-only": { tasks: true, session: true, journal: "none" },
  "curated-journal": { tasks: true, session: true, journal: "selected" },
  "full-journal-redacted": { tasks: true, session: true, journal: "all" },
  "artifact-manifest-only": { tasks: false, session: false, journal: "none" },
  "artifact-bytes-retained": { tasks: false, session: false, journal: "none" },
};

/** Which commits count as approved: the `snapshots` member of memory-steward.yml. */
import type { Config } from "../generated/types/config.js";

export type Circle = "record-owners" | "memory-owners" | "codeowners";

export interface SnapshotPolicy {
  readonly requiredApprovals: number;
  /** Empty: everyone who may write. */
  readonly approvers: readonly Circle[];
  /** In lower case. */
  readonly trustedActors: ReadonlySet<string>;
  readonly cadence: "every-merge" | "daily";
}

export function policyOf(config: Config["snapshots"]): SnapshotPolicy {
  return {
    requiredApprovals: config?.requiredApprovals ?? 1,
    approvers: config?.approvers ?? [],
    trustedActors: new Set((config?.trustedActors ?? []).map((login) => login.toLowerCase())),
    cadence: config?.cadence ?? "every-merge",
  };
}

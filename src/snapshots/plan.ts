/** Which commits of a judged line become snapshots (decision 1). */
import { utcDay } from "../memory/instant.js";
import type { SnapshotPolicy } from "./policy.js";

/** A group of commits of the line as far as the plan needs it; groups stand oldest first. */
export interface PlannedGroup {
  readonly commit: string;
  /** Whether the index alone is changed, to what generation gives. */
  readonly isIndex: boolean;
  /** When it was merged; undefined where nothing was: an index commit, a direct push. */
  readonly mergedAt: string | undefined;
  /** Whether it and all before it is approved. */
  readonly isSettled: boolean;
}

export interface PlannedSnapshot {
  /** What is tagged: the merge, or the last index commit that follows it. */
  readonly commit: string;
  readonly mergeCommit: string;
  readonly approvedAt: string;
  /** Places of the first group that it covers and of the first that it does not. */
  readonly from: number;
  readonly to: number;
}

/**
 * @param last time of the snapshot before; a later one is never dated earlier.
 * @returns oldest first.
 */
export function plannedSnapshots(
  groups: readonly PlannedGroup[],
  cadence: SnapshotPolicy["cadence"],
  last: string | undefined,
  now: Date,
): readonly PlannedSnapshot[] {
  const planned: PlannedSnapshot[] = [];
  let from = 0;
  let latest = last ?? "";
  for (const [index, { commit: mergeCommit, mergedAt, isSettled }] of groups.entries()) {
    if (mergedAt === undefined || !isSettled) continue;
    const approvedAt = mergedAt < latest ? latest : mergedAt;
    let to = index + 1;
    while (groups[to]?.isIndex === true) to++;
    planned.push({ commit: groups[to - 1]?.commit ?? mergeCommit, mergeCommit, approvedAt, from, to });
    from = to;
    latest = approvedAt;
  }
  return cadence === "every-merge" ? planned : lastOfEachDay(planned, now);
}

/** Of the days that have ended. What the others cover is covered by the next one. */
function lastOfEachDay(planned: readonly PlannedSnapshot[], now: Date): PlannedSnapshot[] {
  const dayOf = (time: string) => time.slice(0, 10);
  const today = utcDay(now);
  const kept = planned.filter(
    ({ approvedAt }, index) =>
      dayOf(approvedAt) < today && dayOf(planned[index + 1]?.approvedAt ?? today) !== dayOf(approvedAt),
  );
  return kept.map((snapshot, index) => ({ ...snapshot, from: kept[index - 1]?.to ?? 0 }));
}
